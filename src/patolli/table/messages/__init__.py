"""What a table and its clients say to each other, over the socket or over HTTP.

Every message on the socket is a JSON object with a `type`. docs/protocol.md explains them.
"""

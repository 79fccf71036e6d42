"""Tables that people are connected to: rooms, sockets, who is there, what they are told."""

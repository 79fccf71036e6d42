"""The main actions, one module per board, named like the sections of the chapter.

`gathering` is Forest, Stone Quarry and Gold Deposits; `pyramid` is what Construction and
Decorations share; `main_action` is what all have in common, `by_board` the list of them.
"""

"""The rules of Tikal, a module for each chapter of docs/rules/tikal.md.

| chapter | module |
|---|---|
| Contents of the box | `components.py` and `board.py`, beside this folder |
| Setting up | `setting_up` |
| A turn | `turn` (whose it is, the hex drawn), `action_points` (spending them) |
| Placing a hex, The four types | `placing` |
| Bringing in explorers | `bringing` |
| Between camps, Along paths | `moving` |
| Uncovering a temple, Digging up a treasure | `excavation` |
| Exchanging a treasure | `exchanging` |
| Pitching a camp | `camps` |
| Placing a guard | `guards` |
| Scoring rounds | `scoring` (what is counted), `scoring_rounds` (who, when) |
| The end | `ending` |
| The auction game | `auction` |
"""

"""The rules of Founders of Teotihuacan, chapter by chapter of docs/rules/founders.md.

| chapter | module |
|---|---|
| Setup | `setup` |
| Rounds and turns | `rounds_and_turns` |
| Power | `power` |
| Reach | `reach` |
| Bonus discs | `bonus_discs` |
| Building a building | `buildings`, and `placing` (where the tile goes, the cubes around it) |
| Masks | `masks` |
| Paying | `paying` |
| Building a temple | `temples`, and `placing` |
| Building the pyramid | `pyramid` |
| Rewards of the base | `base_rewards` |
| Producing | `producing` |
| Offering | `offering` |
| Worship effects | `..tiles.worship_effects` |
| Worship display | `worship_display` |
| Favour | `favour` |
| New round | `new_round` |
| Final scoring | `final_scoring` |
| Solo: the Rival Architect | `..solo.rival` |

`construction` holds what the three constructions have in common: which one a zone offers.
"""

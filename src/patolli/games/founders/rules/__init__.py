"""The rules of Founders of Teotihuacan, chapter by chapter of docs/rules/founders.md.

| chapter | module |
|---|---|
| Setup | `setup` |
| Rounds and turns | `rounds_and_turns` |
| Power | `power` |
| Reach | `reach` |
| Bonus discs | `bonus_discs` |
| Building a building | `construction.buildings`, `construction.placing` |
| Masks | `construction.masks` |
| Paying | `construction.paying` |
| Building a temple | `construction.temples`, `construction.placing` |
| Building the pyramid | `construction.pyramid` |
| Rewards of the base | `..tiles.base_rewards`, `construction.base_rewards` |
| Producing | `influence.producing` |
| Offering | `influence.offering` |
| Worship effects | `..tiles.worship_effects` |
| Worship display | `influence.worship_display` |
| Favour | `influence.favour` |
| New round | `new_round` |
| Final scoring | `final_scoring` |
| Solo: the Rival Architect | `..solo.rival` |

`zones` says what constructions and influence actions have in common; `construction.by_zone` and
`influence.offering` list which one each zone offers.
"""

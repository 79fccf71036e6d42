"""The rules, one module per chapter of docs/rules/teotihuacan.md.

| chapter | module |
|---|---|
| Contents of the box | `components.toml`, read by `components.py` |
| Setting up the board, Setting up the players | `setting_up/board_and_players.py` |
| First game | `setting_up/starting_benefits.py` |
| Starting tiles | `setting_up/starting_tiles.py`, then `setting_up/starting_benefits.py` |
| Neutral workers | `setting_up/neutral_workers.py` |
| A turn | `turn.py`; unlocking and what may be done at any time: `anytime.py` |
| Collecting cocoa | `landing.py` |
| Worship | chosen in `landing.py`, carried out in `worship.py` |
| Discovery tiles | `discovery_tiles.py`; what each does: `tiles/discovery_tiles.py` |
| Temples | `temples.py` |
| Avenue of the Dead and Pyramid track | `tracks.py` |
| Main actions | chosen in `landing.py`, carried out in `main_actions/` |
| Ascension | `ascension.py` |
| Royal tiles | `tiles/royal_tiles.py` |
| Technologies | `tiles/technologies.py` |
| Calendar | `calendar.py` |
| Eclipse | `eclipse.py`; what it counts: `scoring.py` |
| Temple bonus tiles | `tiles/temple_bonus_tiles.py` |
| End of the game | `end_of_game.py` |
| Options and variants | the game's options; the draft: `setting_up/starting_tiles.py` |
| Alone against Teotibot | `solo/` |

Gaining and paying cocoa, goods and points stands in `goods.py`.
"""

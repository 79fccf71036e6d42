"""What the first searcher reads of the games. Where a game moves a name, this module follows."""

from __future__ import annotations

from patolli.games.founders.city.pyramid import SPACES as SPACES
from patolli.games.founders.names import COLOURS as COLOURS
from patolli.games.founders.names import GOLD as GOLD
from patolli.games.founders.names import NONE as NONE
from patolli.games.founders.names import STONE as STONE
from patolli.games.founders.names import WHITE as WHITE
from patolli.games.founders.names import WOOD as WOOD
from patolli.games.founders.rules.final_scoring import all_quarters as all_quarters
from patolli.games.founders.rules.influence.offering import can_offer as can_offer
from patolli.games.founders.state import FoundersState as FoundersState
from patolli.games.patolli.components import SECTION as SECTION
from patolli.games.patolli.state import HAND as HAND
from patolli.games.patolli.state import HOME as HOME
from patolli.games.patolli.state import PatolliState as PatolliState
from patolli.games.teotihuacan.components import BOARDS as BOARDS
from patolli.games.teotihuacan.components import DARK_DISC as DARK_DISC
from patolli.games.teotihuacan.components import ECLIPSES as ECLIPSES
from patolli.games.teotihuacan.components import LEADER_VP as LEADER_VP
from patolli.games.teotihuacan.components import TEMPLE_BONUS as TEMPLE_BONUS
from patolli.games.teotihuacan.components import TRACK_VP as TRACK_VP
from patolli.games.teotihuacan.components import UNPAID_VP as UNPAID_VP
from patolli.games.teotihuacan.components import WORKERS as WORKERS
from patolli.games.teotihuacan.rules.main_actions.nobles import avenue_value as avenue_value
from patolli.games.teotihuacan.rules.scoring import mask_points as mask_points
from patolli.games.teotihuacan.rules.scoring import salary_due as salary_due
from patolli.games.teotihuacan.rules.scoring import technologies as technologies
from patolli.games.teotihuacan.state import LOCKED as LOCKED
from patolli.games.teotihuacan.state import OUT as OUT
from patolli.games.teotihuacan.state import TeotihuacanState as TeotihuacanState
from patolli.games.teotihuacan.tiles.temple_bonus_tiles import bonus_points as bonus_points
from patolli.games.tikal.board import BASE_CAMP as BASE_CAMP
from patolli.games.tikal.board import RESERVE as RESERVE
from patolli.games.tikal.board import SPACE_COUNT as SPACE_COUNT
from patolli.games.tikal.components import CAMPS as CAMPS
from patolli.games.tikal.components import KIND as KIND
from patolli.games.tikal.components import LEADER_MAJORITY as LEADER_MAJORITY
from patolli.games.tikal.components import RUIN as RUIN
from patolli.games.tikal.components import SET_POINTS as SET_POINTS
from patolli.games.tikal.components import TEMPLE as TEMPLE
from patolli.games.tikal.components import TREASURE_KINDS as TREASURE_KINDS
from patolli.games.tikal.components import VOLCANO as VOLCANO
from patolli.games.tikal.state import TikalState as TikalState

from patolli.games.teotihuacan.state import TeotihuacanState


def take_bot_turn(s: TeotihuacanState) -> None:
    pass

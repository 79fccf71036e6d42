from patolli.games.teotihuacan.state import TeotihuacanState


def score_bot_finale(s: TeotihuacanState, player: int) -> None:
    pass

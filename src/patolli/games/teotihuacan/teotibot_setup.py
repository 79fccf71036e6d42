from patolli.games.teotihuacan.state import TeotihuacanState


def set_up_bot(s: TeotihuacanState) -> None:
    pass

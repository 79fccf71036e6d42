"""The generator gives the same numbers on every platform, Python and engine, and fair ones."""

from collections import Counter

import pytest

from patolli.core.rng import Rng


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [2781919447, 1352329280, 466492451, 3510272030, 381272439]),
        (1, [1980691863, 874780676, 822843476, 2186466004, 792566493]),
        (7, [259707744, 3726498257, 3851294846, 3304177528, 1407850223]),
        (-3, [479665765, 1848072439, 1014186570, 2668456707, 905561836]),
        (2**80, [2059052303, 1098703161, 3067873024, 1807403560, 550671192]),
    ],
)
def test_a_seed_gives_these_numbers_for_ever(seed: int, numbers: list[int]) -> None:
    rng = Rng.seeded(seed)
    assert [rng.next() for _ in numbers] == numbers


def test_it_is_sfc32() -> None:
    a, b, c, counter = 1, 2, 3, 1
    rng = Rng(a, b, c, counter)
    for _ in range(1000):
        output = (a + b + counter) % 2**32
        a, b, c = (
            b ^ (b // 2**9),
            (c * 9) % 2**32,
            (c * 2**21 % 2**32 + c // 2**11 + output) % 2**32,
        )
        counter = (counter + 1) % 2**32
        assert rng.next() == output
    assert rng.words() == [a, b, c, counter]


def test_the_counter_wraps_at_32_bits() -> None:
    rng = Rng(0, 0, 0, 2**32 - 1)
    rng.next()
    assert rng.words()[3] == 0


def test_choices_and_shuffles_are_fixed_too() -> None:
    rng = Rng.seeded(7)
    assert [rng.below(6) for _ in range(12)] == [0, 5, 2, 4, 5, 0, 1, 3, 0, 5, 0, 3]
    items = list(range(10))
    Rng.seeded(7).shuffle(items)
    assert items == [7, 2, 9, 3, 0, 5, 1, 6, 8, 4]


def test_below_is_fair_and_in_range() -> None:
    rng = Rng.seeded(11)
    seen = Counter(rng.below(7) for _ in range(70_000))
    assert set(seen) == set(range(7))
    assert all(abs(count - 10_000) < 400 for count in seen.values())


def test_every_order_is_equally_likely() -> None:
    rng = Rng.seeded(12)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert all(abs(count - 1000) < 150 for count in seen.values())


@pytest.mark.parametrize("bound", [0, -1])
def test_a_bound_below_one_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="the bound must be at least 1"):
        Rng.seeded(0).below(bound)


def test_the_largest_bound_gives_all_bits() -> None:
    rng, same = Rng.seeded(3), Rng.seeded(3)
    assert [rng.below(2**32) for _ in range(5)] == [same.next() for _ in range(5)]


def test_a_copy_goes_on_alone() -> None:
    rng = Rng.seeded(5)
    copy = rng.copy()
    first = [rng.next() for _ in range(10)]
    assert [copy.next() for _ in range(10)] == first


def test_the_words_are_the_whole_state() -> None:
    rng = Rng.seeded(5)
    rng.next()
    words = rng.words()
    assert [Rng(*words).next() for _ in range(2)] == [rng.next()] * 2


def test_a_spawned_stream_is_another_and_moves_the_first_on() -> None:
    rng, same = Rng.seeded(7), Rng.seeded(7)
    child = rng.spawn()
    assert child.words() == [4085264110, 2301215860, 1362490679, 13]
    assert rng.words() != same.words()
    assert same.spawn().words() == child.words()


def test_pick_takes_one_of_the_items() -> None:
    rng = Rng.seeded(9)
    assert {rng.pick([4, 8, 15]) for _ in range(50)} == {4, 8, 15}

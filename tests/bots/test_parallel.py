"""Work in worker processes: nothing is left behind, not even by a parent that is killed."""

from __future__ import annotations

import signal
import sys
from subprocess import PIPE, Popen

import pytest

from patolli.bots.parallel import spread

SLEEPER = """
import time
from patolli.bots.parallel import spread

def tasks():
    yield "ready"
    yield "ready"
    time.sleep(60)

list(spread(print, tasks(), 3))
"""


def test_every_task_comes_back_with_its_result() -> None:
    for jobs in (1, 2):
        assert dict(spread(abs, [-3, 4, -5], jobs)) == {-3: 3, 4: 4, -5: 5}


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed as on POSIX systems")
def test_workers_end_with_a_parent_that_is_killed() -> None:
    with Popen([sys.executable, "-u", "-c", SLEEPER], stdout=PIPE) as process:
        assert process.stdout is not None
        assert [process.stdout.readline() for _ in range(2)] == [b"ready\n"] * 2
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=30)  # to the end of stdout, which every worker holds

"""Shows that each hostile test can fail: the line that holds the attack off is changed, the test is
run, and it must fail. Writes the table of README.md.

`PYTHONPATH=. python tests/server/hostile/mutations.py [words of a test's name]` takes about ten
minutes; with words it prints the lines of those tests only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOUSE = HERE.parents[2]
HEAD = """# Each attack, its test, and what holds it off

Each row was made by `mutations.py` beside this file: it changes the line of the product that is
named, in a copy, runs the test on it, and expects it to fail.

| attack | test | held off by | without it |
|---|---|---|---|
"""


@dataclass(frozen=True)
class Mutation:
    """An attack: `old` in `file` holds it off, which `test` shows; with `new` instead it fails."""

    attack: str
    test: str
    file: str
    old: str
    new: str


ACCOUNTS, CHAOS, CHEATING = "test_accounts.py", "test_chaos.py", "test_cheating.py"
CHECKS, STARVING, UNTRUSTED = "test_checks.py", "test_starving.py", "test_untrusted.py"
CONNECTIONS = "test_connections.py"

MUTATIONS = [
    # -- cheating ------------------------------------------------------------------------------
    Mutation(
        "a host with a chosen seed opens a bot's seat to others",
        f"{CHEATING}::test_a_chosen_seed_can_not_be_played_with_others",
        "table/seats.py",
        "if sits.free and closed_to_others(table):",
        "if False:",
    ),
    Mutation(
        "a host with a chosen seed leaves the own seat to others",
        f"{CHEATING}::test_a_chosen_seed_can_not_be_played_with_others",
        "table/seats.py",
        "if closed_to_others(table) and person != table.terms.host:",
        "if False:",
    ),
    Mutation(
        "a fork as a deal that its host knows",
        f"{CHEATING}::test_a_fork_says_for_ever_that_its_deal_is_known",
        "table/making.py",
        '        imported=False,\n        deal="known",',
        '        imported=False,\n        deal="fair",',
    ),
    Mutation(
        "a server that deals as it likes",
        f"{CHEATING}::test_the_deal_follows_from_all_and_can_be_verified",
        "table/play.py",
        "seed = deals.seed_of(table.id, table.secret, parts, table.terms.deal_scheme)",
        "seed = secrets.randbits(deals.SEED_BITS)",
    ),
    Mutation(
        "a part that is shown before all have committed",
        f"{CHEATING}::test_who_commits_last_sees_no_part_of_the_others",
        "table/deals.py",
        "if not table.dealing or any(seat.renews for seat in table.seats):",
        "if False:",
    ),
    Mutation(
        "a part that was not committed to",
        f"{CHEATING}::test_who_commits_last_sees_no_part_of_the_others",
        "table/deals.py",
        "seats = [number for number in mine if table.seats[number].part_hash == committed]",
        "seats = mine",
    ),
    Mutation(
        "a commitment that follows from a part that was shown",
        f"{CHEATING}::test_who_commits_last_sees_no_part_of_the_others",
        "table/fold.py",
        "        case Committed():\n            _deal_again(table)",
        "        case Committed():",
    ),
    Mutation(
        "a person who never shows a part",
        f"{CHEATING}::test_a_person_who_does_not_show_a_part_blocks_no_table",
        "table/fold.py",
        "    _seat_change(table, entry)\n    table.dealing = False",
        "    _seat_change(table, entry)",
    ),
    Mutation(
        "an opponent takes over a seat and reads it",
        f"{CHEATING}::test_an_opponent_can_not_take_over_a_seat",
        "table/seats.py",
        "if level is None and seat.person is not None and not seat.handed_over:",
        "if False:",
    ),
    Mutation(
        "an opponent sits down in a seat that was handed over",
        f"{CHEATING}::test_an_opponent_can_not_take_over_a_seat",
        "table/seats.py",
        'if table.status == "running" and any(seat.person == person for seat in table.seats):',
        "if False:",
    ),
    Mutation(
        "undo of a reveal behind a player's back",
        f"{CHEATING}::test_a_reveal_is_not_taken_back_behind_a_player_s_back",
        "table/undo.py",
        'and ((seat.kind == "person" and not seat.left) or revealed or number in decided)',
        'and (seat.kind == "person" and not seat.left)',
    ),
    Mutation(
        "spectators whisper to a player",
        f"{CHEATING}::test_spectators_do_not_talk_while_a_player_could_read_along",
        "server/sockets/chats.py",
        'if room.table.status == "running" and not playing:',
        "if False:",
    ),
    # -- accounts ------------------------------------------------------------------------------
    Mutation(
        "a guest's old token after the account is claimed",
        f"{ACCOUNTS}::test_the_token_of_a_guest_ends_when_the_account_is_claimed",
        "server/http/people.py",
        "    await services.people.claim(person, data)\n    await services.end_sessions(person)",
        "    await services.people.claim(person, data)",
    ),
    Mutation(
        "sockets that outlive their session",
        f"{ACCOUNTS}::test_a_new_password_ends_what_the_old_one_opened",
        "server/services.py",
        "        self.close_sockets(ended)\n        async with",
        "        return ended\n        async with",
    ),
    Mutation(
        "ending the sessions of others",
        f"{ACCOUNTS}::test_sessions_are_listed_and_ended",
        "server/people/sessions.py",
        "query = delete(rows).where(rows.c.person == person)",
        "query = delete(rows)",
    ),
    Mutation(
        "common passwords",
        f"{ACCOUNTS}::test_the_first_guesses_are_no_passwords",
        "server/people/accounts.py",
        "if is_common(password, login):",
        "if False:",
    ),
    Mutation(
        "locking the owner out by guessing",
        f"{ACCOUNTS}::test_guessing_locks_out_who_guesses_and_not_the_owner",
        "server/people/backoff.py",
        'return f"{address} {login.lower()}"',
        "return login.lower()",
    ),
    Mutation(
        "guessing without a wait",
        f"{ACCOUNTS}::test_an_account_waits_after_wrong_passwords",
        "server/http/people.py",
        "            services.backoff.failed(address, login)",
        "            pass",
    ),
    Mutation(
        "names with what does not show",
        f"{ACCOUNTS}::test_a_name_shows_all_that_it_is",
        "table/names.py",
        'shown = "".join(" " if not c.isprintable() or c in BLANK else c for c in plain)',
        "shown = plain",
    ),
    Mutation(
        "names that look like another's",
        f"{ACCOUNTS}::test_names_that_look_alike_are_numbered",
        "table/names.py",
        'return "".join(LOOKS.get(c, c) for c in letters)',
        'return "".join(letters)',
    ),
    # -- untrusted input -----------------------------------------------------------------------
    Mutation(
        "a page of tables that is no number",
        f"{UNTRUSTED}::test_no_upload_gives_a_fault",
        "server/http/lobby.py",
        "if not (created.isascii() and created.isdigit()) or len(created) > 15:",
        "if not created.isdigit():",
    ),
    Mutation(
        "a position with a hundred thousand pending decisions",
        f"{UNTRUSTED}::test_a_stack_of_a_hundred_thousand_decisions_is_refused",
        "table/records.py",
        "if not isinstance(frames, list) or len(frames) > MOST_FRAMES:",
        "if not isinstance(frames, list):",
    ),
    Mutation(
        "a position that crashes the engine later",
        f"{UNTRUSTED}::test_a_mutated_position_that_is_accepted_can_be_played",
        "table/records.py",
        "found = _position_faults(record, record.position, game)",
        "found = []",
    ),
    Mutation(
        "a record that runs for ever",
        f"{UNTRUSTED}::test_a_record_that_takes_too_long_is_given_up",
        "server/thinking/checking.py",
        "process.communicate(json.dumps(record).encode()), SECONDS",
        "process.communicate(json.dumps(record).encode()), None",
    ),
    Mutation(
        "a record that wants all memory",
        f"{UNTRUSTED}::test_a_record_gets_no_more_memory_than_its_share",
        "server/thinking/checking.py",
        "resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))",
        "pass",
    ),
    # -- starving ------------------------------------------------------------------------------
    Mutation(
        "one address takes all sockets",
        f"{STARVING}::test_one_address_and_one_person_have_so_many_sockets",
        "server/people/sockets_limit.py",
        "        self.here.update(takers.values())",
        "        pass",
    ),
    Mutation(
        "limits that each process counts for itself",
        f"{STARVING}::test_limits_are_those_of_all_processes",
        "server/people/sockets_limit.py",
        "self.here[taker] + self.elsewhere[taker]",
        "self.here[taker]",
    ),
    Mutation(
        "thousands of entries at one table",
        f"{STARVING}::test_a_table_does_not_grow_without_end",
        "server/sockets/commands.py",
        'self.limits.take("entry", f"{room.table.id} {connection.person}")',
        "pass",
    ),
    Mutation(
        "sitting down and standing up without end",
        f"{STARVING}::test_seats_and_names_do_not_grow_a_table_without_end",
        "server/http/tables.py",
        'services.limits.take("entry", f"{table_id} {asker.signed_in}")',
        "pass",
    ),
    Mutation(
        "new names without end",
        f"{STARVING}::test_seats_and_names_do_not_grow_a_table_without_end",
        "server/http/people.py",
        'services.limits.take("name", person)',
        "pass",
    ),
    Mutation(
        "a head without an end",
        f"{CONNECTIONS}::test_a_head_without_an_end_is_not_read_on",
        "server/ops/protocol.py",
        "elif self._received > (HEAD_BYTES if self._in_head else REQUEST_BYTES):",
        "elif False:",
    ),
    Mutation(
        "a socket that floods",
        f"{CONNECTIONS}::test_a_socket_that_floods_is_cut_off",
        "server/ops/protocol.py",
        "if self._bytes_left < 0:",
        "if False:",
    ),
    Mutation(
        "clients that read nothing",
        f"{CONNECTIONS}::test_a_client_that_reads_nothing_is_let_go",
        "server/ops/protocol.py",
        "            one.transport.abort()",
        "            pass",
    ),
    Mutation(
        "one address takes all connections",
        f"{CONNECTIONS}::test_one_address_has_so_many_connections",
        "server/ops/protocol.py",
        "if _open[self._counted] > CONNECTIONS:",
        "if False:",
    ),
    Mutation(
        "health checks as transactions",
        f"{CONNECTIONS}::test_the_database_is_tried_once_however_many_ask",
        "server/storage/storage.py",
        "if time.monotonic() - self._tried > HEALTHY_SECONDS:",
        "if True:",
    ),
    Mutation(
        "many guests of one address ask for what is a lot of work",
        f"{STARVING}::test_many_guests_of_one_address_share_what_it_may_ask",
        "server/sockets/table_socket.py",
        'services.limits.take("socket_work", asker.address, cost_of(command))',
        "pass",
    ),
    Mutation(
        "an IPv6 network as many addresses",
        f"{STARVING}::test_an_ipv6_network_is_one_address",
        "server/ops/addresses.py",
        "return str(ipaddress.ip_network((known, NETWORK), strict=False))",
        "return str(known)",
    ),
    Mutation(
        "half-sent requests",
        f"{STARVING}::test_half_a_request_is_not_waited_for",
        "server/ops/protocol.py",
        "        self._limit = self.loop.call_later(seconds, self._give_up)",
        "        pass",
    ),
    Mutation(
        "one person's bots keep all workers",
        f"{STARVING}::test_one_person_s_bots_do_not_keep_another_s_waiting",
        "server/thinking/fair_queue.py",
        "for person in sorted(self._waiting, key=lambda one: self._served.get(one, 0.0)):",
        "for person in list(self._waiting):",
    ),
    # -- chaos ---------------------------------------------------------------------------------
    Mutation(
        "a wall clock that is set",
        f"{CHAOS}::test_a_wall_clock_that_jumps_times_nobody_out",
        "server/ops/stamps.py",
        "return (_SINCE + time.monotonic_ns()) // 1_000_000",
        "return time.time_ns() // 1_000_000",
    ),
    Mutation(
        "processes that a killed server leaves behind",
        f"{CHAOS}::test_a_killed_server_leaves_no_process_behind",
        "server/thinking/executor.py",
        "    connection.wait([sentinel])\n    os._exit(0)",
        "    connection.wait([sentinel])",
    ),
    Mutation(
        "a full disk that nobody is told of",
        f"{CHAOS}::test_a_full_disk_is_said_and_waited_out",
        "server/storage/storage.py",
        "exception=True)\n            return False",
        "exception=True)\n            return True",
    ),
    Mutation(
        "bots that stay slow after the database restarts",
        f"{CHAOS}::test_a_worker_listens_again_after_the_database_was_away",
        "server/thinking/jobs.py",
        "                await asyncio.sleep(AGAIN)",
        "                return",
    ),
    # -- checks --------------------------------------------------------------------------------
    Mutation(
        "events, points or turns that are changed in the database",
        f"{CHECKS}::test_every_planted_fault_is_found",
        "server/storage/audit.py",
        "if _plain(standing(after)) != _plain(entry.standing):",
        "if False:",
    ),
    Mutation(
        "a database of an old schema",
        f"{CHECKS}::test_a_filled_database_of_every_schema_is_taken_over",
        "table/entries.py",
        'usual = {"deal": "known" if terms.get("forked_from") else "drawn"}',
        'usual = {"deal": "fair"}',
    ),
    Mutation(
        "a database that others can read",
        f"{CHECKS}::test_only_its_owner_reads_the_database",
        "server/storage/files.py",
        "OWNER_ONLY = 0o600",
        "OWNER_ONLY = 0o644",
    ),
    Mutation(
        "a copy that is made of nothing",
        f"{CHECKS}::test_a_copy_comes_back",
        "server/ops/commands.py",
        "if source is None or not source.is_file():",
        "if source is None:",
    ),
    Mutation(
        "a text that is brought back as a database",
        f"{CHECKS}::test_a_copy_comes_back",
        "server/ops/commands.py",
        "if not is_ours(source):",
        "if False:",
    ),
]


def outcome(mutation: Mutation, copy: Path) -> str:
    """Change the line in the copy, run the test, change it back."""
    path = copy / "patolli" / mutation.file
    text = path.read_text(encoding="utf-8")
    if text.count(mutation.old) != 1:
        return "the line is not there"
    path.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
    try:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"),
                *("-k", "not postgres", str(HERE / mutation.test)),
            ],
            cwd=HOUSE,
            env={**os.environ, "PYTHONPATH": f"{copy}{os.pathsep}{HOUSE}"},
            capture_output=True,
            text=True,
            check=False,
            timeout=400,
        )
    except subprocess.TimeoutExpired:
        return "fails (it hangs)"
    finally:
        path.write_text(text, encoding="utf-8")
    if "skipped" in done.stdout.splitlines()[-1] and done.returncode == 0:
        return "skipped here"
    return {0: "**passes**", 1: "fails"}.get(done.returncode, f"error {done.returncode}")


def row(mutation: Mutation, result: str) -> str:
    """A line of the table."""
    line = mutation.old.strip().splitlines()[-1].strip().replace("|", "\\|")
    name = mutation.test.replace("::", "` `")
    return f"| {mutation.attack} | `{name}` | `{mutation.file}`: `{line}` | {result} |"


def main() -> int:
    """Try the mutations; how many tests did not notice theirs."""
    words = sys.argv[1:]
    chosen = [one for one in MUTATIONS if all(word in one.test for word in words)]
    rows: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        ignored = shutil.ignore_patterns("*.pyc", "__pycache__")
        shutil.copytree(HOUSE / "src" / "patolli", copy / "patolli", ignore=ignored)
        for mutation in chosen:
            rows.append(row(mutation, outcome(mutation, copy)))
            print(rows[-1], flush=True)
    if not words:
        (HERE / "README.md").write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")
    return sum("| fails" not in one and "| skipped" not in one for one in rows)


if __name__ == "__main__":
    sys.exit(main())

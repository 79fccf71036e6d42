"""Structured logs: one JSON object a line, without names, addresses or anything of a hand."""

from __future__ import annotations

import json
import logging
import sys
import time

LOGGER = logging.getLogger("patolli.server")
LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


class JsonLines(logging.Formatter):
    """Each record as a line of JSON; an exception as its type and where it was raised."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name == LOGGER.name else record.name,
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            places: list[str] = []
            while trace is not None:
                code = trace.tb_frame.f_code
                places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}")
                trace = trace.tb_next
            line["trace"] = places[-8:]
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Log to standard error, in lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    LOGGER.handlers = [handler]
    LOGGER.propagate = False
    LOGGER.setLevel(LEVELS.get(level, 20))


def log(event: str, level: str = "info", exception: bool = False, **fields: object) -> None:
    """Note that something happened."""
    LOGGER.log(LEVELS[level], event, extra={"fields": fields}, exc_info=exception)

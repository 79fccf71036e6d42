"""E-mail over SMTP, in threads of its own: a mail server that hangs holds up nothing else."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Final

from patolli.server.notices.receivers import Failed
from patolli.server.ops.config import Settings
from patolli.table.errors import Refused

PATIENCE: Final = 10.0  # seconds for each step
THREADS: Final = 2
ADDRESS: Final = re.compile(r"[^\s@\"<>()\[\],;:\\]{1,64}@[A-Za-z0-9.-]{1,189}", re.ASCII)


def check_address(text: str) -> str:
    """An e-mail address that mail can be sent to."""
    address = text.strip()
    host = address.rpartition("@")[2]
    if not address.isprintable() or not ADDRESS.fullmatch(address) or ".." in address:
        raise Refused("bad_address")
    if host.startswith((".", "-")) or host.endswith((".", "-")):
        raise Refused("bad_address")
    return address


def sender(settings: Settings) -> str:
    """The sender's bare address."""
    return parseaddr(settings.smtp_from)[1]


class Mail:
    """Sends e-mails from the address that the settings name."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="mail")

    async def send(
        self, to: str, subject: str, text: str, number: str, unsubscribe: str | None = None
    ) -> None:
        """Send a mail. `number` names it, so that a mail which is sent again is known again."""
        message = EmailMessage()
        message["From"] = self.settings.smtp_from
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{number}@{sender(self.settings).rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe is not None:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, self._hand_over, message)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            raise Failed(type(error).__name__) from None

    def _hand_over(self, message: EmailMessage) -> None:
        with connected(self.settings) as server:
            server.send_message(message)

    def close(self) -> None:
        """Wait for nothing."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def connected(settings: Settings) -> smtplib.SMTP:
    """The mail server, signed in to."""
    host, port = settings.smtp_host, settings.smtp_port
    secure = ssl.create_default_context()
    if settings.smtp_tls == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=secure)
    else:
        server = smtplib.SMTP(host, port, timeout=PATIENCE)
    try:
        if settings.smtp_tls == "starttls":
            server.starttls(context=secure)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
    except BaseException:
        server.close()
        raise
    return server

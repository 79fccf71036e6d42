"""passwords that people try first: they are refused."""

from __future__ import annotations

from typing import Final

_LIST: Final = """
00000000 0123456789 11111111 11223344 12341234 12345678 123456789 1234567890 12345678910
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 87654321 88888888 987654321 9876543210 99999999 a1b2c3d4 aa123456
abc12345 abcd1234 abcdefgh abcdefghi admin123 admin1234 administrator arsenal1 asdfghjk asdfghjkl
azerty123 azertyui azertyuiop baseball basketball batman123 bonjour1 bonjour123 camille1 changeme
changeme1 charlie1 chelsea1 chouchou computer coucou123 default1 doudou123 dragon123 football
guest123 hello123 helloworld iloveyou iloveyou1 internet jennifer jetaime1 jetaime123 jordan23
letmein1 letmein123 liverpool loulou123 marseille master123 michael1 monkey123 motdepasse
motdepasse1 nicolas1 p@ssw0rd p@ssword pass1234 passw0rd password password1 password12
password123 password1234 patolli1 patolli123 poiuytreza pokemon1 princess qazwsxedc qwerty12
qwerty123 qwerty1234 qwertyui qwertyuiop root1234 secret12 secret123 shadow123 soleil123 starwars
sunshine superman teotihuacan test1234 testtest tikal123 trustno1 welcome1 welcome123 whatever
zxcvbnm1 zxcvbnm123
"""
COMMON: Final = frozenset(_LIST.split())


def is_common(password: str, login: str) -> bool:
    """Whether a password is among the first guesses for an account."""
    plain = password.casefold()
    return plain in COMMON or plain == login.casefold() or len(set(plain)) < 3

"""The names of bodies and answers: `from messaging_gateway.types import SmsSend`."""

from .api.types import *  # noqa: F403

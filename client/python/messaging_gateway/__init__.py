"""The client of the messaging gateway."""

from .api import types
from .api.request import CallOptions, File
from .errors import GatewayError, NoReportYetError, RefusedError, UnansweredError, UndocumentedError
from .gateway import Gateway
from .reports import MessageReports, Report
from .retry import RetryEvent, RetryOptions
from .tokens import StoredToken, TokenStore
from .webhook import WebhookError, WebhookEvent, verify_webhook

__all__ = [
    "CallOptions",
    "File",
    "Gateway",
    "GatewayError",
    "MessageReports",
    "NoReportYetError",
    "RefusedError",
    "Report",
    "RetryEvent",
    "RetryOptions",
    "StoredToken",
    "TokenStore",
    "UnansweredError",
    "UndocumentedError",
    "WebhookError",
    "WebhookEvent",
    "types",
    "verify_webhook",
]

"""The client of the messaging gateway."""

from . import types
from .api.request import CallOptions, File
from .errors import GatewayError, NoReportYetError, RefusedError, UnansweredError, UndocumentedError
from .gateway import Gateway
from .hooks import RequestEvent, ResponseEvent, WarningEvent
from .read_answer import request_id_of
from .reports import MessageReports, Report
from .retry import RetryEvent, RetryOptions
from .send_many import SentMessage
from .tokens import StoredToken, TokenStore
from .webhook import AlertEvent, WebhookError, WebhookEvent, read_body, verify_alert, verify_webhook

__all__ = [
    "AlertEvent",
    "CallOptions",
    "File",
    "Gateway",
    "GatewayError",
    "MessageReports",
    "NoReportYetError",
    "RefusedError",
    "Report",
    "RequestEvent",
    "ResponseEvent",
    "RetryEvent",
    "RetryOptions",
    "SentMessage",
    "StoredToken",
    "TokenStore",
    "UnansweredError",
    "UndocumentedError",
    "WarningEvent",
    "WebhookError",
    "WebhookEvent",
    "read_body",
    "request_id_of",
    "types",
    "verify_alert",
    "verify_webhook",
]

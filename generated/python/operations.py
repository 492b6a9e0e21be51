# Generated from the OpenAPI document. Do not edit: change the document and generate again.

# flake8: noqa
from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Mapping, Optional

from . import types
from .request import Answer, Body, CallOptions, Operation, Parameter

ISSUE_TOKEN = Operation(
    id="issueToken",
    method="POST",
    path="/v1/auth/token",
    is_repeatable=True,
    security=(("clientId", "clientPassword"),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/schema", "data/expired", "data/token"), codes=("A000",)),
        "401": Answer("json", needs=("code", "result"), codes=("A100",)),
        "403": Answer("json", needs=("code", "result"), codes=("A110",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

POLL_REPORTS = Operation(
    id="pollReports",
    method="GET",
    path="/v1/report/polling",
    is_repeatable=True,
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/reportId", "data/report"), codes=("A000",)),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A802")),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

ACKNOWLEDGE_REPORTS = Operation(
    id="acknowledgeReports",
    method="DELETE",
    path="/v1/report/polling/{reportId}",
    is_repeatable=True,
    parameters=(
        Parameter("report_id", "reportId", "path", "simple", required=True),
    ),
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result"), codes=("A000",)),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A802")),
        "404": Answer("json", needs=("code", "result"), codes=("A805",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

STREAM_REPORTS = Operation(
    id="streamReports",
    method="GET",
    path="/v1/report/stream",
    is_repeatable=True,
    parameters=(
        Parameter("last_event_id", "Last-Event-ID", "header", "simple"),
    ),
    security=(("bearerToken",),),
    answers={
        "200": Answer("text"),
        "400": Answer("json", needs=("code", "result"), codes=("A011",)),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A802")),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

INQUIRE_REPORT = Operation(
    id="inquireReport",
    method="GET",
    path="/v1/report/inquiry/{msgKey}",
    is_repeatable=True,
    parameters=(
        Parameter("msg_key", "msgKey", "path", "simple", required=True),
    ),
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/report"), codes=("A000",)),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A802")),
        "404": Answer("json", needs=("code", "result"), codes=("A820",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

GET_USAGE = Operation(
    id="getUsage",
    method="GET",
    path="/v1/usage",
    is_repeatable=True,
    parameters=(
        Parameter("month", "month", "query", "form", explode=True, required=True),
        Parameter("closed", "closed", "query", "form", explode=True),
    ),
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/month", "data/openDays", "data/rows"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A011",)),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A802")),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

STREAM_INQUIRY = Operation(
    id="streamInquiry",
    method="GET",
    path="/v1/report/inquiry/{msgKey}/stream",
    is_repeatable=True,
    parameters=(
        Parameter("msg_key", "msgKey", "path", "simple", required=True),
    ),
    security=(("bearerToken",),),
    answers={
        "200": Answer("text"),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A802")),
        "404": Answer("json", needs=("code", "result"), codes=("A820",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

TEST_WEBHOOK = Operation(
    id="testWebhook",
    method="POST",
    path="/v1/webhook/test",
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/msgKey", "data/outcome"), codes=("A000",)),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A802")),
        "409": Answer("json", needs=("code", "result"), codes=("A332",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

TEST_ALERT = Operation(
    id="testAlert",
    method="POST",
    path="/v1/webhook/test-alert",
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/outcome"), codes=("A000",)),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A802")),
        "409": Answer("json", needs=("code", "result"), codes=("A332",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

SEND_ALIMTALK = Operation(
    id="sendAlimtalk",
    method="POST",
    path="/v1/send/alimtalk",
    parameters=(
        Parameter("idempotency_key", "Idempotency-Key", "header", "simple"),
    ),
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "msgKey"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A308", "A302", "A303", "A305", "A330", "A306", "A312", "A314", "A317", "A328", "A329", "A502", "A503", "A505", "A521", "A523", "A524", "A525", "A559", "A560", "A561", "A562", "A563", "A564", "A565", "A327", "A217")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325", "A326")),
        "409": Answer("json", needs=("code", "result"), codes=("A301", "A309")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

SEND_FRIENDTALK = Operation(
    id="sendFriendtalk",
    method="POST",
    path="/v1/send/friendtalk",
    parameters=(
        Parameter("idempotency_key", "Idempotency-Key", "header", "simple"),
    ),
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "msgKey"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A308", "A302", "A303", "A305", "A330", "A306", "A312", "A314", "A317", "A328", "A329", "A502", "A503", "A506", "A513", "A521", "A523", "A524", "A525", "A559", "A561", "A565", "A327", "A217")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325", "A326")),
        "409": Answer("json", needs=("code", "result"), codes=("A301", "A309")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

SEND_BRANDMESSAGE = Operation(
    id="sendBrandmessage",
    method="POST",
    path="/v1/send/brandmessage",
    parameters=(
        Parameter("idempotency_key", "Idempotency-Key", "header", "simple"),
    ),
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "msgKey"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A308", "A300", "A302", "A303", "A305", "A330", "A306", "A312", "A314", "A317", "A328", "A329", "A502", "A503", "A505", "A513", "A523", "A524", "A525", "A567", "A569", "A570", "A571", "A572", "A573", "A327", "A203", "A217")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325", "A326")),
        "409": Answer("json", needs=("code", "result"), codes=("A301", "A309")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

SEND_INTERNATIONAL = Operation(
    id="sendInternational",
    method="POST",
    path="/v1/send/international",
    parameters=(
        Parameter("idempotency_key", "Idempotency-Key", "header", "simple"),
    ),
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "msgKey"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A308", "A302", "A306", "A303", "A328", "A305", "A330", "A327")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "409": Answer("json", needs=("code", "result"), codes=("A301", "A309")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

SEND_RCS = Operation(
    id="sendRcs",
    method="POST",
    path="/v1/send/rcs",
    parameters=(
        Parameter("idempotency_key", "Idempotency-Key", "header", "simple"),
    ),
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "msgKey"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A308", "A300", "A415", "A404", "A406", "A417", "A424", "A425", "A426", "A427", "A428", "A429", "A430", "A431", "A432", "A433", "A434", "A302", "A306", "A420", "A419", "A408", "A411", "A412", "A305", "A330", "A312", "A314", "A329", "A317", "A407", "A409", "A303", "A328", "A327", "A200", "A203", "A217")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325", "A326")),
        "409": Answer("json", needs=("code", "result"), codes=("A301", "A309")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

SEND_OMNI = Operation(
    id="sendOmni",
    method="POST",
    path="/v1/send/omni",
    parameters=(
        Parameter("idempotency_key", "Idempotency-Key", "header", "simple"),
    ),
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/destinations"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A308", "A250", "A300", "A302", "A303", "A304", "A305", "A330", "A306", "A310", "A318", "A319", "A328", "A404", "A406", "A407", "A408", "A409", "A411", "A412", "A415", "A417", "A419", "A420", "A424", "A425", "A426", "A427", "A428", "A429", "A430", "A431", "A432", "A433", "A434", "A502", "A503", "A505", "A506", "A513", "A521", "A523", "A524", "A525", "A559", "A560", "A561", "A562", "A563", "A564", "A565", "A567", "A568", "A569", "A570", "A571", "A572", "A573", "A327", "A200", "A203", "A217")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325", "A326")),
        "409": Answer("json", needs=("code", "result"), codes=("A301", "A309")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

SEND_SMS = Operation(
    id="sendSms",
    method="POST",
    path="/v1/send/sms",
    parameters=(
        Parameter("idempotency_key", "Idempotency-Key", "header", "simple"),
    ),
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "msgKey"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A308", "A302", "A306", "A303", "A328", "A305", "A330", "A327")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "409": Answer("json", needs=("code", "result"), codes=("A301", "A309")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

SEND_MMS = Operation(
    id="sendMms",
    method="POST",
    path="/v1/send/mms",
    parameters=(
        Parameter("idempotency_key", "Idempotency-Key", "header", "simple"),
    ),
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "msgKey"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A308", "A302", "A306", "A303", "A328", "A319", "A217", "A305", "A330", "A327")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "409": Answer("json", needs=("code", "result"), codes=("A301", "A309")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

CANCEL_MESSAGE = Operation(
    id="cancelMessage",
    method="DELETE",
    path="/v1/send/scheduled/{msgKey}",
    is_repeatable=True,
    parameters=(
        Parameter("msg_key", "msgKey", "path", "simple", required=True),
    ),
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result"), codes=("A000",)),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "404": Answer("json", needs=("code", "result"), codes=("A820",)),
        "409": Answer("json", needs=("code", "result"), codes=("A331",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

ADD_OPT_OUTS = Operation(
    id="addOptOuts",
    method="POST",
    path="/v1/optout",
    is_repeatable=True,
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/added"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A302", "A306", "A327", "A502")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

REMOVE_OPT_OUTS = Operation(
    id="removeOptOuts",
    method="POST",
    path="/v1/optout/remove",
    is_repeatable=True,
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/removed"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A302", "A306")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

FIND_OPT_OUTS = Operation(
    id="findOptOuts",
    method="POST",
    path="/v1/optout/find",
    is_repeatable=True,
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/optOuts"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A306")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

CREATE_FORM = Operation(
    id="createForm",
    method="POST",
    path="/v1/form",
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/formId", "data/expired"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A300", "A302", "A303", "A304", "A319", "A328", "A404", "A406", "A407", "A408", "A409", "A411", "A412", "A415", "A417", "A419", "A420", "A424", "A425", "A426", "A427", "A428", "A429", "A430", "A431", "A432", "A433", "A434", "A502", "A503", "A505", "A506", "A513", "A521", "A523", "A524", "A525", "A559", "A560", "A561", "A562", "A563", "A564", "A565", "A567", "A568", "A569", "A570", "A571", "A572", "A573", "A217")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

GET_FORM = Operation(
    id="getForm",
    method="GET",
    path="/v1/form/{formId}",
    is_repeatable=True,
    parameters=(
        Parameter("form_id", "formId", "path", "simple", required=True),
    ),
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/formId", "data/messageForm", "data/expired"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A250",)),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

REPLACE_FORM = Operation(
    id="replaceForm",
    method="PUT",
    path="/v1/form/{formId}",
    is_repeatable=True,
    parameters=(
        Parameter("form_id", "formId", "path", "simple", required=True),
    ),
    bodies={
        "application/json": Body("json"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/formId", "data/expired"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A010", "A011", "A250", "A300", "A302", "A303", "A304", "A319", "A328", "A404", "A406", "A407", "A408", "A409", "A411", "A412", "A415", "A417", "A419", "A420", "A424", "A425", "A426", "A427", "A428", "A429", "A430", "A431", "A432", "A433", "A434", "A502", "A503", "A505", "A506", "A513", "A521", "A523", "A524", "A525", "A559", "A560", "A561", "A562", "A563", "A564", "A565", "A567", "A568", "A569", "A570", "A571", "A572", "A573", "A217")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

DELETE_FORM = Operation(
    id="deleteForm",
    method="DELETE",
    path="/v1/form/{formId}",
    is_repeatable=True,
    parameters=(
        Parameter("form_id", "formId", "path", "simple", required=True),
    ),
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A250",)),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

UPLOAD_FILE = Operation(
    id="uploadFile",
    method="POST",
    path="/v1/file/{serviceType}",
    is_repeatable=True,
    parameters=(
        Parameter("service_type", "serviceType", "path", "simple", required=True),
    ),
    bodies={
        "multipart/form-data": Body("multipart"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/fileKey", "data/expired"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A011", "A219", "A220", "A204", "A208", "A201", "A200", "A202", "A206", "A205", "A203")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

UPLOAD_TYPED_FILE = Operation(
    id="uploadTypedFile",
    method="POST",
    path="/v1/file/{serviceType}/{msgType}",
    is_repeatable=True,
    parameters=(
        Parameter("service_type", "serviceType", "path", "simple", required=True),
        Parameter("msg_type", "msgType", "path", "simple", required=True),
    ),
    bodies={
        "multipart/form-data": Body("multipart"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/fileKey", "data/expired"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A011", "A219", "A220", "A204", "A208", "A201", "A200", "A202", "A206", "A205", "A203")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

UPLOAD_SUBTYPED_FILE = Operation(
    id="uploadSubtypedFile",
    method="POST",
    path="/v1/file/{serviceType}/{msgType}/{subType}",
    is_repeatable=True,
    parameters=(
        Parameter("service_type", "serviceType", "path", "simple", required=True),
        Parameter("msg_type", "msgType", "path", "simple", required=True),
        Parameter("sub_type", "subType", "path", "simple", required=True),
    ),
    bodies={
        "multipart/form-data": Body("multipart"),
    },
    security=(("bearerToken",),),
    answers={
        "200": Answer("json", needs=("code", "result", "data", "data/fileKey", "data/expired"), codes=("A000",)),
        "400": Answer("json", needs=("code", "result"), codes=("A011", "A219", "A220", "A204", "A208", "A201", "A200", "A202", "A206", "A205", "A203")),
        "401": Answer("json", needs=("code", "result"), codes=("A001", "A002")),
        "403": Answer("json", needs=("code", "result"), codes=("A110", "A325")),
        "413": Answer("json", needs=("code", "result"), codes=("A016",)),
        "415": Answer("json", needs=("code", "result"), codes=("A015",)),
        "429": Answer("json", needs=("code", "result"), codes=("A020",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)

GET_IMAGE = Operation(
    id="getImage",
    method="GET",
    path="/v1/image/{imageKey}",
    is_repeatable=True,
    parameters=(
        Parameter("image_key", "imageKey", "path", "simple", required=True),
    ),
    answers={
        "200": Answer("bytes"),
        "404": Answer("json", needs=("code", "result"), codes=("A820",)),
        "500": Answer("json", needs=("code", "result"), codes=("A999",)),
        "503": Answer("json", needs=("code", "result"), codes=("A920",)),
    },
)


class Operations(ABC):
    """One method for each operation of Messaging Gateway. A subclass sends the requests."""

    @abstractmethod
    def _call(
        self,
        operation: Operation,
        arguments: Mapping[str, Any],
        body: Any,
        media_type: Optional[str],
        options: Optional[CallOptions],
    ) -> Any:
        """Sends the request of an operation, and returns the body of its answer; see build_request."""

    def issue_token(
        self,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.TokenIssued:
        """Issue a token

        POST /v1/auth/token

        Exchanges an account ID and password for a bearer token that is valid for 24 hours. Any number of tokens may be valid
        at once, and a new one does not end the others. Reuse a token while it lasts: too many requests for tokens are
        refused with HTTP 429.

        There is no request body. A `Content-Type` header without a body does no harm.
        """
        answer: types.TokenIssued = self._call(ISSUE_TOKEN, {}, None, None, options)
        return answer

    def poll_reports(
        self,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.ReportsPolled:
        """Receive a batch of reports

        GET /v1/report/polling

        Answers up to 1000 reports with the `reportId` of their batch. Acknowledge the batch when you have kept its reports;
        until then this operation answers the same batch again, unchanged, so a lost answer loses nothing. When there is
        nothing to deliver, `reportId` is an empty string and `report` an empty array.

        The account needs the permission to poll and must not be in webhook mode, otherwise the code is A802.
        """
        answer: types.ReportsPolled = self._call(POLL_REPORTS, {}, None, None, options)
        return answer

    def acknowledge_reports(
        self,
        report_id: str,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.Success:
        """Acknowledge a batch of reports

        DELETE /v1/report/polling/{reportId}

        Marks the batch as processed. The next one can then be received. Acknowledging the batch that was processed last once
        more is answered with A000; any other unknown `reportId`, that of another account, and that of a batch which was first
        handed out 30 days ago, with A805, and nothing changes.
        """
        answer: types.Success = self._call(ACKNOWLEDGE_REPORTS, {"report_id": report_id}, None, None, options)
        return answer

    def stream_reports(
        self,
        *,
        last_event_id: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> str:
        """Receive reports as they are created

        GET /v1/report/stream

        Sends the batches of `GET /v1/report/polling` as server-sent events, for partners who would rather not poll: an event
        `report` for each report, and an event `batch` after the last one of a batch. Acknowledge the batch as you do when you
        poll, with `DELETE /v1/report/polling/{reportId}`. The next one then follows by itself, as soon as there is a report.

        The stream may end at any time, and ends after an hour at the latest, when the token has expired, and when the account may
        no longer poll. Open it again with the `id` of the last event in `Last-Event-ID`: only what comes after it is sent. Without it
        everything of a batch that is not acknowledged is sent again. A comment comes every 15 seconds while there is nothing
        else.

        Opening a stream counts as one poll. An account may have five of them open at a gateway process; one more is refused
        with A020. All streams of an account send the same batch, as all its polls do. The account needs the permission to poll
        and must not be in webhook mode, otherwise the code is A802.
        """
        answer: str = self._call(STREAM_REPORTS, {"last_event_id": last_event_id}, None, None, options)
        return answer

    def inquire_report(
        self,
        msg_key: str,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.ReportsFound:
        """Look up the reports of one message

        GET /v1/report/inquiry/{msgKey}

        For reports that neither polling nor a webhook delivered. Reports up to 30 days old can be looked up. A message that
        is known but has no result yet is answered with A000 and an empty `report`, and with `sendAt` while it waits for that time; one that is unknown, older or of another
        account with A820.
        """
        answer: types.ReportsFound = self._call(INQUIRE_REPORT, {"msg_key": msg_key}, None, None, options)
        return answer

    def get_usage(
        self,
        *,
        month: str,
        closed: Optional[bool] = None,
        options: Optional[CallOptions] = None,
    ) -> types.UsageFound:
        """Read what was sent in a month

        GET /v1/usage

        Counts the messages of the account by day, `paymentCode`, channel, message type and outcome, to check a bill. A message
        counts for the day (UTC) on which it was accepted, or of its `sendAt`. A day is closed when all its messages have
        ended, at the earliest an hour after its end; from then on its counts stay the same. `openDays` are those that can
        still change. Months are kept for 13 months, unless the operator sets another time; an older one has no rows.

        A message with fallbacks has a row for each step that was tried: the steps that were followed by another have the
        outcome `fallback`. So the counts of all other outcomes add up to the number of messages, and those without `open` to
        the number of final reports.

        The messages of open days are counted when this is asked, which takes long for an account that sends a lot: where
        that is answered with A920, ask with `closed=true`.
        """
        answer: types.UsageFound = self._call(GET_USAGE, {"month": month, "closed": closed}, None, None, options)
        return answer

    def stream_inquiry(
        self,
        msg_key: str,
        *,
        options: Optional[CallOptions] = None,
    ) -> str:
        """Follow the reports of one message

        GET /v1/report/inquiry/{msgKey}/stream

        Sends what `GET /v1/report/inquiry/{msgKey}` answers as server-sent events: once at the beginning, and again within a second
        whenever it has changed. After the final report the stream ends. Nothing is acknowledged, and polling, `GET /v1/report/stream` and
        webhooks still have the reports.

        Before the final report the stream may end too: after an hour at the latest, when the token has expired, and when the account
        is blocked. Open it again; the first event tells what is known by then. A comment comes every 15 seconds while there is
        nothing else.

        An account may have 20 of these streams open at a gateway process, and all accounts together 1000; one more is refused
        with A020. A message that is unknown, older than 30 days or of another account is refused with A820, as by inquiry.
        """
        answer: str = self._call(STREAM_INQUIRY, {"msg_key": msg_key}, None, None, options)
        return answer

    def test_webhook(
        self,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.WebhookTested:
        """Send a test report to your receiver

        POST /v1/webhook/test

        Posts one report, signed as every other, to the webhook address of the account, and answers what came of it. It works before
        the account is switched to webhooks, as soon as the operator has set an address; without an address or a secret the code is
        A332. Nothing is sent to a phone, the post is not repeated, and inquiry does not know its `msgKey`. The report is that of a
        delivered SMS with the `ref` `webhook-test`.
        """
        answer: types.WebhookTested = self._call(TEST_WEBHOOK, {}, None, None, options)
        return answer

    def test_alert(
        self,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.AlertTested:
        """Send a test alert to your receiver

        POST /v1/webhook/test-alert

        Posts one alert of an invented failure, signed as every other, to the alert address of the account, and answers what came of it.
        It works whether or not the operator has switched the failure watch on; without an address or a secret the code is A332. The post is
        not repeated. Its `alert` is `test`.
        """
        answer: types.AlertTested = self._call(TEST_ALERT, {}, None, None, options)
        return answer

    def send_alimtalk(
        self,
        body: types.AlimtalkSend,
        *,
        idempotency_key: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> types.SendAccepted:
        """Send an alimtalk message

        POST /v1/send/alimtalk

        Sends a notification after a template that the messenger provider approved beforehand. The sender profile and the
        template code must be registered for the account. A text that does not match its template, placeholders aside, is
        accepted here and fails with the report code 63016. With `fallback` a text message goes out if the alimtalk message
        fails.
        """
        answer: types.SendAccepted = self._call(SEND_ALIMTALK, {"idempotency_key": idempotency_key}, body, "application/json", options)
        return answer

    def send_friendtalk(
        self,
        body: types.FriendtalkSend,
        *,
        idempotency_key: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> types.SendAccepted:
        """Send a friendtalk message

        POST /v1/send/friendtalk

        Sends a free-form message to a friend of the sender's channel. Item lists (`FL`) and carousels (`FC`) are sent with the
        combined send. With `fallback` a text message goes out if the friendtalk message fails.

        | msgType | message | text | buttons |
        | --- | --- | --- | --- |
        | `FT` | text | 1000 characters | 5 |
        | `FI` | image | 400 characters | 5 |
        | `FW` | wide image | 76 characters | 1 |
        """
        answer: types.SendAccepted = self._call(SEND_FRIENDTALK, {"idempotency_key": idempotency_key}, body, "application/json", options)
        return answer

    def send_brandmessage(
        self,
        body: types.BrandmessageSend,
        *,
        idempotency_key: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> types.SendAccepted:
        """Send a brand message

        POST /v1/send/brandmessage

        Sends an advertising message of the messenger to one recipient. With `sendType` `basic` it is made from a template that
        was registered beforehand: the request names the template and gives the values of its variables, or the content as it
        will look, or neither where the template has no variables. With `sendType` `free` the content is in the request, and the
        kind is FT, FI or FW; free messages of the other kinds are sent with the combined send. With `fallback` a text message
        goes out if the brand message fails.

        `targeting` says who gets a basic message: `M` people who agreed to the business's advertising, `N` those of them who
        are not friends of the channel, `I` friends of the channel. `M` and `N` are rights of the sender key, and need the 080
        number by which recipients opt out.

        | msgType | message | text | header | needs (free) | buttons | button name | coupon description |
        | --- | --- | --- | --- | --- | --- | --- | --- |
        | FT | text | required, 1300, 99 line breaks | none | only its text | 0 to 5 | 14 | 12 |
        | FI | image | required, 400 | none | image | 0 to 5 | 14 | 12 |
        | FW | wide image | required, 76, 5 line breaks | none | image | 0 to 2 | 8 | 18 |
        | FL | wide item list | none | required, 20 | item | 0 to 2 | 8 | 18 |
        | FP | premium video | optional, 76, 5 line breaks | optional, 20 | video | 0 to 1 | 8 | 18 |
        | FM | commerce | none | none | image, commerce | 1 to 2 | 8 | 12 |
        | FC | carousel feed | none | none | carousel | 1 to 2 | 8 | 12 |
        | FA | carousel commerce | none | none | carousel | 1 to 2 | 8 | 12 |

        Limits of the buttons of a carousel are per card. With a coupon, `FT` and `FI` have at most 4 buttons.
        """
        answer: types.SendAccepted = self._call(SEND_BRANDMESSAGE, {"idempotency_key": idempotency_key}, body, "application/json", options)
        return answer

    def send_international(
        self,
        body: types.InternationalSend,
        *,
        idempotency_key: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> types.SendAccepted:
        """Send an international text message

        POST /v1/send/international

        Sends a text to a number in international form. A long text goes out as concatenated SMS and is billed as a multiple
        of the base SMS.

        | text | in one part | in each of several | at most |
        | --- | --- | --- | --- |
        | alphanumeric (GSM 03.38) | 160 | 153 | 5 parts, 765 characters |
        | local language (UCS-2) | 70 | 67 | 5 parts, 335 characters |

        The extension characters of GSM 03.38 (`^ { } \\ [ ] ~ | €` and form feed) count as two. A single character outside
        the alphabet makes the whole message UCS-2, counted in UTF-16 units. A text of more than five parts is refused with
        A328. The number of parts (`resCnt` in reports) is available on request to the operator's sales contact.

        Some countries require a registered signature at the very front of the text that names the sender's service or
        company; a text without it is refused with A303. Some countries and carriers allow a text Sender ID. Both are
        registered beforehand; a Sender ID typically takes two to four weeks.
        """
        answer: types.SendAccepted = self._call(SEND_INTERNATIONAL, {"idempotency_key": idempotency_key}, body, "application/json", options)
        return answer

    def send_rcs(
        self,
        body: types.RcsSend,
        *,
        idempotency_key: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> types.SendAccepted:
        """Send an RCS message

        POST /v1/send/rcs

        Sends an RCS message to a domestic number. There are two styles. The simple one gives the message as `content`, in the
        kind (standalone, carousel or template) that the `formatId` asks for; the expert one gives it as carrier-standard
        `body`, with carrier-standard `buttons` if there are any. Exactly one of `content` and `body` stands, and the limits
        of the `formatId` hold for both alike: see the table of RCS formats in the section on sending.

        An image is uploaded beforehand; its size must be one that the format allows, otherwise the code is A203. A `formatId`
        that is not in the table must be a template that is registered for the account, and the message is held to the limits
        of the template's kind.

        If the message fails and `fallback` is given, that text message is sent in its place, from `fallback.from` or else
        from `from`. A fallback of the type SMS that is longer than 90 bytes goes out as LMS.
        """
        answer: types.SendAccepted = self._call(SEND_RCS, {"idempotency_key": idempotency_key}, body, "application/json", options)
        return answer

    def send_omni(
        self,
        body: types.OmniSend,
        *,
        idempotency_key: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> types.OmniAccepted:
        """Send a flow of messages with fallback

        POST /v1/send/omni

        Sends up to five messages of different channels, one after the other, to up to ten recipients: the first message goes
        out first, and each later one only where the one before it failed or ran out of time. The messages stand in
        `messageFlow`, or in a registered form named by `messageForm`.

        Placeholders of the form `#{name}` are replaced by each recipient's `replaceWords`, in everything that a person reads
        or follows: text, title, header, footer, descriptions, the names and links of buttons, the values of an RCS `body`.
        They are not replaced in keys, ids, numbers and codes. As given, a string that may hold placeholders may be four times
        as long as its limit; the limit itself holds for what the recipient gets.

        Each recipient has a result of its own: a bad number, a placeholder without a value or a text too long once the values
        stand in it refuses that recipient only. The answer's `code` is A000 when at least one recipient was accepted;
        otherwise it is the first recipient's code, with that code's HTTP status, and `data` still lists them all. In both cases
        `errors` says of each refused recipient what is wrong and where.

        A step ends when its `ttl` or `expiryOption` is over, the shorter one where both stand, and after 24 hours where
        neither does, unless the operator sets another time.
        """
        answer: types.OmniAccepted = self._call(SEND_OMNI, {"idempotency_key": idempotency_key}, body, "application/json", options)
        return answer

    def send_sms(
        self,
        body: types.SmsSend,
        *,
        idempotency_key: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> types.SendAccepted:
        """Send a short text message

        POST /v1/send/sms

        Sends a text of at most 90 bytes to a domestic number. Bytes are counted in CP949, one for an ASCII character and two
        for any other. A character that CP949 lacks is refused with A303 and named in `errors`.
        """
        answer: types.SendAccepted = self._call(SEND_SMS, {"idempotency_key": idempotency_key}, body, "application/json", options)
        return answer

    def send_mms(
        self,
        body: types.MmsSend,
        *,
        idempotency_key: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> types.SendAccepted:
        """Send a long text or image message

        POST /v1/send/mms

        Sends a text of at most 2000 bytes, with a title and up to three images if you like, to a domestic number. Without
        images it is a long text message (LMS, message type `LM`), with images an image message (MMS, message type `MM`).
        Bytes are counted in CP949, as for a short text.
        """
        answer: types.SendAccepted = self._call(SEND_MMS, {"idempotency_key": idempotency_key}, body, "application/json", options)
        return answer

    def cancel_message(
        self,
        msg_key: str,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.Success:
        """Cancel a scheduled message

        DELETE /v1/send/scheduled/{msgKey}

        Cancels a message that waits for its `sendAt`, or for the hours of advertising if the account has its advertising held. It is not sent, and its final report has the code 90001. Cancelling it once
        more is answered with A000 again. A message that is no longer waiting for its time is answered with A331: it is being sent,
        or has ended, and inquiry says how. One that is unknown or another account's is answered with A820.
        """
        answer: types.Success = self._call(CANCEL_MESSAGE, {"msg_key": msg_key}, None, None, options)
        return answer

    def add_opt_outs(
        self,
        body: types.OptOutRequest,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.OptOutsAdded:
        """Register numbers that opted out

        POST /v1/optout

        Registers numbers that get no more advertising by this account, or by one `sender` of it. A number that is registered already
        stays as it is, and `added` counts only the others. All numbers are registered or none.
        """
        answer: types.OptOutsAdded = self._call(ADD_OPT_OUTS, {}, body, "application/json", options)
        return answer

    def remove_opt_outs(
        self,
        body: types.OptOutRequest,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.OptOutsRemoved:
        """Remove numbers that opted out

        POST /v1/optout/remove

        Removes what a request with the same body has registered: without `sender` the entry for every sender of the account, with it the
        entry for that sender alone. Numbers that are not registered are no error, and `removed` does not count them.
        """
        answer: types.OptOutsRemoved = self._call(REMOVE_OPT_OUTS, {}, body, "application/json", options)
        return answer

    def find_opt_outs(
        self,
        body: types.OptOutQuestion,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.OptOutsFound:
        """Look numbers up

        POST /v1/optout/find

        Answers which of the numbers have opted out of advertising by this account, of which sender, and since when. The numbers are in the
        body, so that no log of addresses has them.
        """
        answer: types.OptOutsFound = self._call(FIND_OPT_OUTS, {}, body, "application/json", options)
        return answer

    def create_form(
        self,
        body: types.FormRequest,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.FormSaved:
        """Register a message form

        POST /v1/form

        Registers a flow of messages under an id, to be sent any number of times with `messageForm` in the combined send. Its
        entries are those of `messageFlow` there, in send order, with or without placeholders. The form may be used at once and
        lives one year; saving it again renews it.

        The messages are checked for their shape. Whether the account may use a channel, sender or template is decided when the
        form is sent; the content of an RCS message is judged by its format, so if the two do not go together, an unknown
        formatId is told first (A404). A form may name a file that expires before the form does: it is accepted, and the answer
        warns of it. A file that does not exist or is another account's is refused with A217.
        """
        answer: types.FormSaved = self._call(CREATE_FORM, {}, body, "application/json", options)
        return answer

    def get_form(
        self,
        form_id: types.FormId,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.FormFound:
        """Read a message form

        GET /v1/form/{formId}

        Answers the form as it was saved, with its expiry.
        """
        answer: types.FormFound = self._call(GET_FORM, {"form_id": form_id}, None, None, options)
        return answer

    def replace_form(
        self,
        form_id: types.FormId,
        body: types.FormUpdate,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.FormSaved:
        """Replace a message form

        PUT /v1/form/{formId}

        Replaces the messages of the form and renews its lifetime to one year from now. Messages that were
        accepted before keep the text they had then.
        """
        answer: types.FormSaved = self._call(REPLACE_FORM, {"form_id": form_id}, body, "application/json", options)
        return answer

    def delete_form(
        self,
        form_id: types.FormId,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.FormDeleted:
        """Delete a message form

        DELETE /v1/form/{formId}

        Removes the form. Messages that were accepted with it are sent all the same.
        """
        answer: types.FormDeleted = self._call(DELETE_FORM, {"form_id": form_id}, None, None, options)
        return answer

    def upload_file(
        self,
        service_type: types.FileServiceType,
        body: types.UploadFileBody,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.FileUploaded:
        """Register an image (MMS, RCS)

        POST /v1/file/{serviceType}

        Registers an image and answers the key under which sends use it until it expires, 30 days later. For the service type
        RCS the answer also holds the `media` reference. FRIENDTALK and BRANDMESSAGE need the message type in the path: they
        have an operation of their own, and this one answers A220.
        """
        answer: types.FileUploaded = self._call(UPLOAD_FILE, {"service_type": service_type}, body, "multipart/form-data", options)
        return answer

    def upload_typed_file(
        self,
        service_type: types.FileServiceType,
        msg_type: str,
        body: types.UploadTypedFileBody,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.FileUploaded:
        """Register an image for a message type (friendtalk, brand message)

        POST /v1/file/{serviceType}/{msgType}

        Registers an image and answers the key under which sends use it until it expires, 30 days later. For FRIENDTALK and
        BRANDMESSAGE the message type decides what the image must be like, and the answer also holds its `imgUrl`. For MMS and
        RCS the message type is ignored.
        """
        answer: types.FileUploaded = self._call(UPLOAD_TYPED_FILE, {"service_type": service_type, "msg_type": msg_type}, body, "multipart/form-data", options)
        return answer

    def upload_subtyped_file(
        self,
        service_type: str,
        msg_type: str,
        sub_type: str,
        body: types.UploadSubtypedFileBody,
        *,
        options: Optional[CallOptions] = None,
    ) -> types.FileUploaded:
        """Register an image for a part of a message type (brand message)

        POST /v1/file/{serviceType}/{msgType}/{subType}

        Registers the image of the first row of a wide item list of a brand message (`/v1/file/BRANDMESSAGE/wideItemList/first`),
        which has another ratio than the others. No other service (A219) and message type (A220) has a third segment.
        """
        answer: types.FileUploaded = self._call(UPLOAD_SUBTYPED_FILE, {"service_type": service_type, "msg_type": msg_type, "sub_type": sub_type}, body, "multipart/form-data", options)
        return answer

    def get_image(
        self,
        image_key: str,
        *,
        options: Optional[CallOptions] = None,
    ) -> bytes:
        """Show a registered image

        GET /v1/image/{imageKey}

        Answers the bytes of an image that was registered for friendtalk or a brand message: this is what an `imgUrl` leads to. It needs no
        token, for messengers and handsets fetch it. It is the one operation whose success is not a JSON envelope.
        """
        answer: bytes = self._call(GET_IMAGE, {"image_key": image_key}, None, None, options)
        return answer

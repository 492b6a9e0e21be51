# Generated from the OpenAPI document. Do not edit: change the document and generate again.

# flake8: noqa
from __future__ import annotations

import sys
from typing import Any, Dict, List, Literal, NoReturn, TypedDict, Union, TYPE_CHECKING

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    # Only the checker needs it, so nothing must be installed.
    from typing_extensions import NotRequired

from .request import File


class Token(TypedDict):
    """An access token. It is valid for 24 hours."""

    schema: Literal["Bearer"]
    """The scheme word to put before the token in the `Authorization` header."""
    expired: Timestamp
    """When the token expires.

    A time to the second, ISO 8601 with its offset from UTC, given in Korean time.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    token: str
    """The access token. Its content is of no concern to you; keep it secret.

    1 to 2000 characters.
    """


class TokenIssued(TypedDict):
    """A new token."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: Token
    """An access token. It is valid for 24 hours."""


class ReportRecord(TypedDict):
    """The delivery result of one message, or of one of its steps. Fields whose value is not known are absent."""

    msgKey: MessageKey
    """Message key. It names one message to one recipient in reports and inquiries.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    serviceType: ServiceType
    """The service by which the message went out. The values are an extension."""
    msgType: NotRequired[MessageType]
    """The type of the message within its service. The values are an extension."""
    sendTime: NotRequired[Timestamp]
    """When the message was handed to the carrier.

    A time to the second, ISO 8601 with its offset from UTC, given in Korean time.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    reportTime: Timestamp
    """When the result became known.

    A time to the second, ISO 8601 with its offset from UTC, given in Korean time.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    reportType: ReportType
    """The report kind. `0` is the final result of the message, `1` the result of a step before it. The values are an extension."""
    reportCode: ReportCode
    """The delivery result. `10000` is delivered; the table of report codes lists the others. The values are an extension.

    At most 5 characters. Pattern: `^[0-9]{5}$`.
    """
    reportText: NotRequired[str]
    """The result in words.

    At most 200 characters.
    """
    carrier: NotRequired[Carrier]
    """Code of the mobile carrier. `10000` stands for any carrier without a code of its own. The values are an extension."""
    resCnt: NotRequired[str]
    """Number of parts into which an international message was split. Present for accounts that asked the operator for it.

    At most 1 character. Pattern: `^[1-5]$`.
    """
    ref: NotRequired[str]
    """The reference that the send request gave.

    At most 200 characters.
    """


class ReportBatch(TypedDict):
    """A batch of reports."""

    reportId: str
    """Identifier of the batch, for its acknowledgement. Empty when there is nothing to deliver.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]*$`.
    """
    report: List[ReportRecord]
    """The report records, at most 1000. Empty when there is nothing to deliver.

    At most 1000 items.
    """


class ReportsPolled(TypedDict):
    """The batch that is to be acknowledged next."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: ReportBatch
    """A batch of reports."""


class Success(TypedDict):
    """The request was carried out; there is nothing more to say."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""


class InquiryRecord(TypedDict):
    """The delivery result of one message, or of one of its steps. Fields whose value is not known are absent."""

    msgKey: MessageKey
    """Message key. It names one message to one recipient in reports and inquiries.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    serviceType: ServiceType
    """The service by which the message went out. The values are an extension."""
    msgType: NotRequired[MessageType]
    """The type of the message within its service. The values are an extension."""
    sendTime: NotRequired[Timestamp]
    """When the message was handed to the carrier.

    A time to the second, ISO 8601 with its offset from UTC, given in Korean time.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    reportTime: Timestamp
    """When the result became known.

    A time to the second, ISO 8601 with its offset from UTC, given in Korean time.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    reportType: ReportType
    """The report kind. `0` is the final result of the message, `1` the result of a step before it. The values are an extension."""
    reportCode: ReportCode
    """The delivery result. `10000` is delivered; the table of report codes lists the others. The values are an extension.

    At most 5 characters. Pattern: `^[0-9]{5}$`.
    """
    reportText: NotRequired[str]
    """The result in words.

    At most 200 characters.
    """
    carrier: NotRequired[Carrier]
    """Code of the mobile carrier. `10000` stands for any carrier without a code of its own. The values are an extension."""
    resCnt: NotRequired[str]
    """Number of parts into which an international message was split. Present for accounts that asked the operator for it.

    At most 1 character. Pattern: `^[1-5]$`.
    """
    ref: NotRequired[str]
    """The reference that the send request gave.

    At most 200 characters.
    """
    userType: NotRequired[Literal["F", "N"]]
    """How the message was processed, for the basic form of brand messages only. `F` says that the recipient was a friend of the channel when it was sent, `N` that the recipient was not."""


class ReportsFoundData(TypedDict):
    """The records."""

    report: List[InquiryRecord]
    """A record for every step that was tried, in order, all with the same `msgKey`. Empty while there is no result yet."""


class ReportsFound(TypedDict):
    """What is known of one message."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: ReportsFoundData
    """The records."""
    sendAt: NotRequired[Timestamp]
    """When the message will be sent. Present while it waits for its `sendAt`, or for the hours of advertising.

    A time to the second, ISO 8601 with its offset from UTC, given in Korean time.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """


class UsageRow(TypedDict):
    """How many messages of one day and kind ended in one way."""

    day: str
    """The day, in UTC."""
    paymentCode: str
    """The `paymentCode` of the requests; empty where they had none. The 200 codes that were used most on a day have rows of their own; all others of the day are counted together, as `(other payment codes)`."""
    channel: str
    """The channel, by the name that its send has."""
    msgType: str
    """The message type."""
    outcome: str
    """How the messages ended: `delivered`, `failed`, `expired` or `cancelled`. `open`: they have not. `fallback`: this step failed or expired, and the next one of the message was tried, which has a row of its own."""
    reportCode: str
    """The report code; empty while there is none."""
    count: int
    """How many."""
    parts: int
    """The sum of their parts. An international message has as many as `resCnt` of its report says, any other one."""


class UsageFoundData(TypedDict):
    """The counts."""

    month: str
    """The month that was asked for."""
    openDays: List[str]
    """Days (UTC) whose counts can still change."""
    rows: List[UsageRow]
    """Sorted by day, `paymentCode`, channel, message type, outcome and report code. There is no row without messages."""


class UsageFound(TypedDict):
    """What the account sent in a month."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: UsageFoundData
    """The counts."""


class WebhookTest(TypedDict):
    """What came of a test report."""

    msgKey: MessageKey
    """The key in the test report, which the receiver has to answer.

    Message key. It names one message to one recipient in reports and inquiries.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    outcome: Literal["delivered", "refused", "wrong-answer", "time-out", "unreachable", "forbidden"]
    """`delivered`: the receiver answered as it should. `refused`: its status is not 2xx. `wrong-answer`: its answer is not the JSON with the `msgKey`. `time-out`: it did not answer within 5 seconds. `unreachable`: there is no connection. `forbidden`: the address leads to a network that the operator does not allow."""
    reason: NotRequired[str]
    """The same in words, with the status or the error. Absent when the report was delivered.

    At most 1000 characters.
    """


class WebhookTested(TypedDict):
    """The answer to a test of the webhook."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: WebhookTest
    """What came of a test report."""


class AlertTest(TypedDict):
    """What came of a test alert."""

    outcome: Literal["delivered", "refused", "wrong-answer", "time-out", "unreachable", "forbidden"]
    """`delivered`: the receiver answered as it should. `refused`: its status is not 2xx. `wrong-answer`: its answer is too long. `time-out`: it did not answer within 5 seconds. `unreachable`: there is no connection. `forbidden`: the address leads to a network that the operator does not allow."""
    reason: NotRequired[str]
    """The same in words, with the status or the error. Absent when the alert was delivered.

    At most 1000 characters.
    """


class AlertTested(TypedDict):
    """The answer to a test of the alert address."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: AlertTest
    """What came of a test alert."""


class MessengerButtonWl(TypedDict):
    """Messenger button of type `WL`. Opens a web page. `urlMobile` is required."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["WL"]
    """Always `WL` for this kind.

    At most 2 characters.
    """
    urlMobile: MessengerLink
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    target: NotRequired[str]
    """Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.

    1 to 10 characters.
    """


class MessengerButtonAl(TypedDict):
    """Messenger button of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["AL"]
    """Always `AL` for this kind.

    At most 2 characters.
    """
    urlMobile: NotRequired[MessengerLink]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeIos: NotRequired[MessengerLink]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeAndroid: NotRequired[MessengerLink]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    target: NotRequired[str]
    """Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.

    1 to 10 characters.
    """


class MessengerButtonDs(TypedDict):
    """Messenger button of type `DS`. Opens the tracking page of the parcel whose waybill number stands in the text."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["DS"]
    """Always `DS` for this kind.

    At most 2 characters.
    """


class MessengerButtonBk(TypedDict):
    """Messenger button of type `BK`. Sends the label to the channel's bot as if the recipient had typed it."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["BK"]
    """Always `BK` for this kind.

    At most 2 characters.
    """


class MessengerButtonMd(TypedDict):
    """Messenger button of type `MD`. Sends the label together with the whole message to an agent of the channel."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["MD"]
    """Always `MD` for this kind.

    At most 2 characters.
    """


class MessengerButtonBc(TypedDict):
    """Messenger button of type `BC`. Moves the conversation to a human agent."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["BC"]
    """Always `BC` for this kind.

    At most 2 characters.
    """
    chatExtra: NotRequired[str]
    """Data handed to the conversation that the switch opens. Not shown to the recipient.

    1 to 50 characters.
    """


class MessengerButtonBt(TypedDict):
    """Messenger button of type `BT`. Moves the conversation to the channel's bot."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["BT"]
    """Always `BT` for this kind.

    At most 2 characters.
    """
    chatExtra: NotRequired[str]
    """Data handed to the conversation that the switch opens. Not shown to the recipient.

    1 to 50 characters.
    """
    chatEvent: NotRequired[str]
    """Name of the bot event to start with.

    1 to 50 characters.
    """


class MessengerButtonAc(TypedDict):
    """Messenger button of type `AC`. Adds the sender's channel to the recipient's friends."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["AC"]
    """Always `AC` for this kind.

    At most 2 characters.
    """


class MessengerButtonBf(TypedDict):
    """Messenger button of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["BF"]
    """Always `BF` for this kind.

    At most 2 characters.
    """
    bizFormKey: NotRequired[str]
    """Key of the business form.

    1 to 100 characters.
    """
    bizFormId: NotRequired[str]
    """Id of the business form.

    1 to 100 characters.
    """


class AlimtalkItemRow(TypedDict):
    """One row of an alimtalk item list."""

    title: str
    """Label of the row, at most 6 characters.

    1 to 6 characters.
    """
    description: NotRequired[str]
    """Value of the row, at most 23 characters.

    1 to 23 characters.
    """


class MessengerItemSummary(TypedDict):
    """Last line of an item list, for a total."""

    title: str
    """Label of the line, at most 6 characters.

    1 to 6 characters.
    """
    description: str
    """An amount, at most 14 characters: digits with commas and at most two decimals after a point, with a currency sign
    (`₩`, `$`, `원`) or a three-letter currency code before or after it. Spaces may stand between them.

    1 to 14 characters. Pattern: `^ *((원|[A-Z]{3}|[$\\u00A2-\\u00A5\\u20A0-\\u20CF\\uFFE0\\uFFE1\\uFFE5\\uFFE6]) *)?[0-9](?: *[0-9,])*(\\.[0-9]{1,2})?( *(원|[A-Z]{3}|[$\\u00A2-\\u00A5\\u20A0-\\u20CF\\uFFE0\\uFFE1\\uFFE5\\uFFE6]))? *$`.
    """


class AlimtalkItem(TypedDict):
    """A list of label and value pairs, with an optional total."""

    list: List[AlimtalkItemRow]
    """2 to 10 rows, shown in this order.

    2 to 10 items.
    """
    summary: NotRequired[MessengerItemSummary]
    """Last line of an item list, for a total."""


class AlimtalkItemHighlight(TypedDict):
    """A highlighted line above the item list. In a message with an image (`msgType` `AI`) the title has at
    most 21 and the description at most 13 characters.
    """

    title: NotRequired[str]
    """Highlighted words, at most 30 characters; 21 in a message with an image.

    1 to 30 characters.
    """
    description: NotRequired[str]
    """Words below the title, at most 19 characters; 13 in a message with an image.

    1 to 19 characters.
    """


class AlimtalkAttachment(TypedDict):
    """What stands with the text: buttons, an item list, a highlighted line."""

    button: NotRequired[MessengerButtons]
    """Buttons below the message, at most 5 (2 where the message has quick replies), shown in this order.

    Buttons below the message, at most 5, shown in this order.

    At most 5 items.
    """
    item: NotRequired[AlimtalkItem]
    """A list of label and value pairs, with an optional total."""
    itemHighlight: NotRequired[AlimtalkItemHighlight]
    """A highlighted line above the item list. In a message with an image (`msgType` `AI`) the title has at
    most 21 and the description at most 13 characters.
    """


class MessengerQuickReplyWl(TypedDict):
    """Quick reply of type `WL`. Opens a web page. `urlMobile` is required."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["WL"]
    """Always `WL` for this kind.

    At most 2 characters.
    """
    urlMobile: MessengerLink
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    target: NotRequired[str]
    """Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.

    1 to 10 characters.
    """


class MessengerQuickReplyAl(TypedDict):
    """Quick reply of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["AL"]
    """Always `AL` for this kind.

    At most 2 characters.
    """
    urlMobile: NotRequired[MessengerLink]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeIos: NotRequired[MessengerLink]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeAndroid: NotRequired[MessengerLink]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    target: NotRequired[str]
    """Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.

    1 to 10 characters.
    """


class MessengerQuickReplyBk(TypedDict):
    """Quick reply of type `BK`. Sends the label to the channel's bot as if the recipient had typed it."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["BK"]
    """Always `BK` for this kind.

    At most 2 characters.
    """


class MessengerQuickReplyBc(TypedDict):
    """Quick reply of type `BC`. Moves the conversation to a human agent."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["BC"]
    """Always `BC` for this kind.

    At most 2 characters.
    """
    chatExtra: NotRequired[str]
    """Data handed to the conversation that the switch opens. Not shown to the recipient.

    1 to 50 characters.
    """


class MessengerQuickReplyBt(TypedDict):
    """Quick reply of type `BT`. Moves the conversation to the channel's bot."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["BT"]
    """Always `BT` for this kind.

    At most 2 characters.
    """
    chatExtra: NotRequired[str]
    """Data handed to the conversation that the switch opens. Not shown to the recipient.

    1 to 50 characters.
    """
    chatEvent: NotRequired[str]
    """Name of the bot event to start with.

    1 to 50 characters.
    """


class MessengerQuickReplyBf(TypedDict):
    """Quick reply of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["BF"]
    """Always `BF` for this kind.

    At most 2 characters.
    """
    bizFormKey: NotRequired[str]
    """Key of the business form.

    1 to 100 characters.
    """
    bizFormId: NotRequired[str]
    """Id of the business form.

    1 to 100 characters.
    """


class MessengerQuickReplyMd(TypedDict):
    """Quick reply of type `MD`. Sends the label together with the whole message to an agent of the channel."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["MD"]
    """Always `MD` for this kind.

    At most 2 characters.
    """


class AlimtalkSupplement(TypedDict):
    """What stands below the message and its buttons."""

    quickReply: NotRequired[List[MessengerQuickReply]]
    """Quick replies, at most 10, shown in this order. With any of them a message has at most 2 buttons.

    At most 10 items.
    """


class AlimtalkLink(TypedDict):
    """The main link of the template, opened when the recipient taps the message. A link that differs from the template fails at the messenger provider.

    At least 1 field.
    """

    urlMobile: NotRequired[MessengerLink]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeIos: NotRequired[MessengerLink]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeAndroid: NotRequired[MessengerLink]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """


_FallbackWithFrom = TypedDict("_FallbackWithFrom", {
    # Sender number of the fallback, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class FallbackWithFrom(_FallbackWithFrom):
    """The text message that is sent in place of this one if it fails. A messenger message has no sender number, so the fallback names its own."""

    type: FallbackType
    """The channel of the fallback. An `SMS` fallback whose text is longer than 90 bytes is sent as a long text message (LMS).

    At most 3 characters.
    """
    text: FallbackText
    """Text of the fallback, at most 2000 bytes in CP949.

    At least 1 character.
    """
    title: NotRequired[MmsTitle]
    """Title above the text, at most 40 bytes in CP949."""
    fileKey: NotRequired[FileKeys]
    """Keys of uploaded MMS images, at most three, shown in this order.

    At most 3 items.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """


class AlimtalkSend(TypedDict):
    """An alimtalk message to one recipient. `#{` in a text is plain text here: placeholders are replaced in
    the combined send only.
    """

    senderKey: MessengerSenderKey
    """Key of the sender profile (channel) in the messenger provider's business messaging. It must be
    registered for the account.

    1 to 100 characters.
    """
    msgType: AlimtalkMsgType
    """Kind of the alimtalk message: `AT` text, `AI` with the image that belongs to the approved template.

    At most 2 characters.
    """
    to: DomesticNumber
    """Recipient's number, digits only. Hyphens and spaces are refused, not removed.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    templateCode: AlimtalkTemplateCode
    """Code of the approved template, at most 30 characters. It must be registered for the account.

    1 to 30 characters.
    """
    text: AlimtalkText
    """The template's text with its variables filled in, at most 1000 characters. A text that differs from
    the template is accepted here and fails at the messenger provider (report code 63016).

    1 to 1000 characters.
    """
    ref: NotRequired[Ref]
    """A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

    At most 200 characters.
    """
    sendAt: NotRequired[SendAt]
    """When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    title: NotRequired[AlimtalkTitle]
    """Emphasised title of the template, at most 50 characters.

    1 to 50 characters.
    """
    header: NotRequired[AlimtalkHeader]
    """Line above the message, at most 16 characters.

    1 to 16 characters.
    """
    attachment: NotRequired[AlimtalkAttachment]
    """What stands with the text: buttons, an item list, a highlighted line."""
    supplement: NotRequired[AlimtalkSupplement]
    """What stands below the message and its buttons."""
    price: NotRequired[AlimtalkPrice]
    """Amount that the message is about (price, payment, total), for the advertiser's statistics. Not shown
    to the recipient.

    0 to 999999999999.99.
    """
    currencyType: NotRequired[AlimtalkCurrencyType]
    """Currency of `price`.

    At most 3 characters.
    """
    link: NotRequired[AlimtalkLink]
    """The main link of the template, opened when the recipient taps the message. A link that differs from the template fails at the messenger provider.

    At least 1 field.
    """
    button: NotRequired[MessengerButtons]
    """Buttons below the message, at most 5 (2 where the message has quick replies). A shorter way to write
    `attachment.button`; only one of the two may be given.

    Buttons below the message, at most 5, shown in this order.

    At most 5 items.
    """
    fallback: NotRequired[FallbackWithFrom]
    """SMS or MMS sent when the alimtalk message fails.

    The text message that is sent in place of this one if it fails. A messenger message has no sender number, so the fallback names its own.
    """


class ChannelFailure(TypedDict):
    """A channel of the account whose newest reports fail, with the most frequent of their codes."""

    channel: str
    """The channel, by its name in `messageFlow`. `ServiceType` has the same in capitals.

    At most 20 characters.
    """
    reportCode: ReportCode
    """The delivery result. `10000` is delivered; the table of report codes lists the others. The values are an extension.

    At most 5 characters. Pattern: `^[0-9]{5}$`.
    """
    reportText: str
    """The result in words.

    At most 200 characters.
    """
    meaning: str
    """What the code says.

    At most 500 characters.
    """
    advice: str
    """What to do about it.

    At most 500 characters.
    """
    percent: int
    """How many of a hundred reports failed, with whichever code.

    0 to 100.
    """
    reports: int
    """How many of the newest reports were looked at.

    At least 0.
    """
    since: Timestamp
    """When it was found.

    A time to the second, ISO 8601 with its offset from UTC, given in Korean time.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """


class Warning(TypedDict):
    """Something about an accepted request that needs your attention."""

    pointer: str
    """JSON pointer into the request; empty for the whole of it.

    At most 1000 characters.
    """
    message: str
    """What to look after, in plain words.

    At most 1000 characters.
    """
    failure: NotRequired[ChannelFailure]
    """The newest reports of a channel that the request uses fail, so that this message may fail as well. The `pointer` is empty then. Absent in other warnings.

    A channel of the account whose newest reports fail, with the most frequent of their codes.
    """


class SendAccepted(TypedDict):
    """The message was accepted and will be sent. Its delivery result follows as a report."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    msgKey: MessageKey
    """Message key. It names one message to one recipient in reports and inquiries.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    ref: NotRequired[str]
    """The reference that the request gave. Absent when it gave none.

    At most 200 characters.
    """
    warnings: NotRequired[Warnings]
    """Names in the accepted request that were read as others or ignored: change them when you can. Where the operator has
    switched the failure watch on, also channels of the request whose newest reports fail, once in some minutes. Quotas of
    which 80 % is used, once a minute. Absent when there are none.

    At most 100 items.
    """


class FriendtalkImage(TypedDict):
    """The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card."""

    imgUrl: MessengerImageUrl
    """Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
    for placeholders: the image is looked up when the message is accepted.

    1 to 1000 characters.
    """
    imgLink: NotRequired[MessengerLink]
    """Address opened when the recipient taps the image.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """


class FriendtalkItemRow(TypedDict):
    """One row of a wide item list, with its own image and link."""

    title: str
    """Words of the row, at most 30 characters.

    1 to 30 characters.
    """
    imgUrl: MessengerImageUrl
    """Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
    for placeholders: the image is looked up when the message is accepted.

    1 to 1000 characters.
    """
    urlMobile: MessengerLink
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeIos: NotRequired[MessengerLink]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeAndroid: NotRequired[MessengerLink]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """


class FriendtalkItem(TypedDict):
    """The list of a wide item list message (`FL`), with an optional total. Only there."""

    list: List[FriendtalkItemRow]
    """3 to 4 rows, shown in this order.

    3 to 4 items.
    """
    summary: NotRequired[MessengerItemSummary]
    """Last line of an item list, for a total."""


class FriendtalkCoupon(TypedDict):
    """A coupon below the message, with the links of a button."""

    title: str
    """What the coupon gives, at most 30 characters.

    1 to 30 characters.
    """
    description: str
    """Condition of the coupon, at most 18 characters.

    1 to 18 characters.
    """
    urlMobile: NotRequired[MessengerLink]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeIos: NotRequired[MessengerLink]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeAndroid: NotRequired[MessengerLink]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """


class FriendtalkCommerce(TypedDict):
    """An offer, its price and its discount, in won."""

    title: str
    """Name of the goods, at most 30 characters.

    1 to 30 characters.
    """
    regularPrice: float
    """Price without the discount.

    0 to 99999999.
    """
    discountPrice: NotRequired[float]
    """Price after the discount.

    0 to 99999999.
    """
    discountRate: NotRequired[float]
    """Discount in per cent.

    0 to 100.
    """
    discountFixed: NotRequired[float]
    """Discount as an amount.

    0 to 99999999.
    """


class FriendtalkVideo(TypedDict):
    """A video shown with the message."""

    videoUrl: str
    """Address of the video at the messenger provider. Placeholders are not replaced here.

    1 to 1000 characters.
    """
    thumbnailUrl: NotRequired[str]
    """Address of the still shown before the video plays. Placeholders are not replaced here.

    1 to 1000 characters.
    """


class FriendtalkAttachment(TypedDict):
    """What stands with the text: buttons, image, item list, coupon, offer, video."""

    button: NotRequired[MessengerButtons]
    """Buttons below the message, at most 5 (1 with a wide image, `FW`, or a video, `FP`; 2 with an offer, `FM`), shown in this order.

    Buttons below the message, at most 5, shown in this order.

    At most 5 items.
    """
    image: NotRequired[FriendtalkImage]
    """The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card."""
    item: NotRequired[FriendtalkItem]
    """The list of a wide item list message (`FL`), with an optional total. Only there."""
    coupon: NotRequired[FriendtalkCoupon]
    """A coupon below the message, with the links of a button."""
    commerce: NotRequired[FriendtalkCommerce]
    """An offer, its price and its discount, in won."""
    video: NotRequired[FriendtalkVideo]
    """A video shown with the message."""


class FriendtalkSend(TypedDict):
    """A friendtalk message to one recipient. `#{` in a text is plain text here: placeholders are replaced
    in the combined send only.
    """

    senderKey: MessengerSenderKey
    """Key of the sender profile (channel) in the messenger provider's business messaging. It must be
    registered for the account.

    1 to 100 characters.
    """
    msgType: Literal["FT", "FI", "FW"]
    """Kind of the message: `FT` text, `FI` image, `FW` wide image. Item lists and carousels are sent with
    the combined send.

    At most 2 characters.
    """
    to: DomesticNumber
    """Recipient's number, digits only. Hyphens and spaces are refused, not removed.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    text: FriendtalkText
    """Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
    premium video (`FP`).

    1 to 1000 characters.
    """
    ref: NotRequired[Ref]
    """A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

    At most 200 characters.
    """
    sendAt: NotRequired[SendAt]
    """When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    adFlag: NotRequired[FriendtalkAdFlag]
    """Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
    delivered between 08:00 and 20:00 Korean time only.

    At most 1 character.
    """
    adult: NotRequired[FriendtalkAdult]
    """Whether the message is for adults only, so that the messenger asks for proof of age first.

    At most 1 character.
    """
    pushAlarm: NotRequired[FriendtalkPushAlarm]
    """Whether the recipient's phone announces the message. Without it the messenger's own setting holds.

    At most 1 character.
    """
    header: NotRequired[FriendtalkHeader]
    """Line above the message or card, at most 20 characters.

    1 to 20 characters.
    """
    additionalContent: NotRequired[FriendtalkAdditionalContent]
    """Additional line below the text, for example about prices or terms, at most 34 characters.

    1 to 34 characters.
    """
    groupTagKey: NotRequired[FriendtalkGroupTagKey]
    """Key of a group tag by which the messenger provider counts the message, at most 40 characters.

    1 to 40 characters.
    """
    attachment: NotRequired[FriendtalkAttachment]
    """What stands with the text: buttons, image, item list, coupon, offer, video."""
    button: NotRequired[MessengerButtons]
    """Buttons below the message, at most 5 (1 with a wide image). A shorter way to write
    `attachment.button`; only one of the two may be given.

    Buttons below the message, at most 5, shown in this order.

    At most 5 items.
    """
    fallback: NotRequired[FallbackWithFrom]
    """SMS or MMS sent when the friendtalk message fails.

    The text message that is sent in place of this one if it fails. A messenger message has no sender number, so the fallback names its own.
    """
    imgUrl: NotRequired[MessengerImageUrl]
    """Address of the image of an `FI` or `FW` message, as the file upload answered it. A shorter way to
    write `attachment.image.imgUrl`; only one of the two may be given.

    Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
    for placeholders: the image is looked up when the message is accepted.

    1 to 1000 characters.
    """


class BrandmessageButtonWl(TypedDict):
    """Brand message button of type `WL`. Opens a web page. `urlMobile` is required, and `target` is `out` or absent."""

    name: MessengerButtonName
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["WL"]
    """Always `WL` for this kind.

    At most 2 characters.
    """
    urlMobile: MessengerLink
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    target: NotRequired[Literal["out"]]
    """Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.

    At most 3 characters.
    """


class BrandmessageButtonAc(TypedDict):
    """Messenger button of type `AC`. Adds the sender's channel to the recipient's friends. The messenger has a label for it."""

    name: NotRequired[MessengerButtonName]
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 14 characters.
    """
    type: Literal["AC"]
    """Always `AC` for this kind.

    At most 2 characters.
    """


class BrandmessageCardVariable(TypedDict):
    """Values of the variables of one card."""

    messageVariable: NotRequired[BrandmessageMessageVariable]
    """Values of the variables in the template's text, by name, at most 50.

    At most 50 fields.
    """
    buttonVariable: NotRequired[BrandmessagePartVariable]
    """Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    couponVariable: NotRequired[BrandmessagePartVariable]
    """Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    imageVariable: NotRequired[BrandmessageImageVariable]
    """The images of the template, in its order, at most 10.

    1 to 10 items.
    """
    commerceVariable: NotRequired[BrandmessagePartVariable]
    """Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """


class BrandmessageSend(TypedDict):
    """A brand message to one recipient. `#{` in a text is plain text here: placeholders are replaced in the combined send
    only. A `free` message is of the type FT, FI or FW here; the other kinds, which need attachments, are sent with the
    combined send.
    """

    senderKey: BrandmessageSenderKey
    """Key of the sender profile (channel) in the messenger provider's business messaging, at most 40 characters. It must be
    registered for the account.

    1 to 40 characters.
    """
    sendType: BrandmessageSendType
    """Where the content comes from: `basic`, from a template that was registered beforehand; `free`, from the request.

    At most 10 characters.
    """
    msgType: BrandmessageMsgType
    """Kind of the brand message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel feed,
    `FM` commerce, `FA` carousel commerce, `FP` premium video.

    At most 2 characters.
    """
    to: DomesticNumber
    """Recipient's number, digits only. Hyphens and spaces are refused, not removed.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    text: NotRequired[BrandmessageText]
    """Message text: `FT` 1300 characters, `FI` 400, `FW` and `FP` 76. The other kinds have none.

    1 to 1300 characters.
    """
    imgUrl: NotRequired[MessengerImageUrl]
    """Address of the image of an `FI`, `FW` or `FM` message, as the file upload answered it.

    Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
    for placeholders: the image is looked up when the message is accepted.

    1 to 1000 characters.
    """
    button: NotRequired[BrandmessageButtons]
    """Buttons below the message, at most 5 (fewer for most kinds), shown in this order.

    At most 5 items.
    """
    targeting: NotRequired[BrandmessageTargeting]
    """Who gets the message: `M`, people who agreed to the business's advertising; `N`, those of them who are not friends of
    the channel; `I`, friends of the channel. Required for a `basic` message; a `free` one is for friends only (`I`).
    `M` and `N` need the right to it, and an 080 number, registered with the sender key.

    At most 1 character.
    """
    templateCode: NotRequired[BrandmessageTemplateCode]
    """Code of the registered template of a `basic` message, at most 100 characters. A `free` message has none.

    1 to 100 characters.
    """
    messageVariable: NotRequired[BrandmessageMessageVariable]
    """Values of the variables in the template's text, by name, at most 50.

    At most 50 fields.
    """
    buttonVariable: NotRequired[BrandmessagePartVariable]
    """Values of the variables in the template's buttons, by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    couponVariable: NotRequired[BrandmessagePartVariable]
    """Values of the variables in the template's coupon, by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    imageVariable: NotRequired[BrandmessageImageVariable]
    """The images of the template, in its order, at most 10.

    1 to 10 items.
    """
    videoVariable: NotRequired[BrandmessagePartVariable]
    """The video of the template (`videoUrl`, `thumbnailUrl`), or values of its variables by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    commerceVariable: NotRequired[BrandmessagePartVariable]
    """Values of the variables in the template's offer, by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    carouselVariable: NotRequired[BrandmessageCarouselVariable]
    """Values of the variables of a carousel template: a list with one entry for each card, at most 10. One object, which some
    clients write, is handed on as it is.

    1 to 10 items. At most 50 fields.
    """
    groupTagKey: NotRequired[FriendtalkGroupTagKey]
    """Key of a group tag by which the messenger provider counts a `free` message, at most 40 characters.

    Key of a group tag by which the messenger provider counts the message, at most 40 characters.

    1 to 40 characters.
    """
    adult: NotRequired[FriendtalkAdult]
    """Whether a `free` message is for adults only, so that the messenger asks for proof of age first; without it, `N`.

    Whether the message is for adults only, so that the messenger asks for proof of age first.

    At most 1 character.
    """
    pushAlarm: NotRequired[FriendtalkPushAlarm]
    """Whether the recipient's phone announces the message; without it, `Y`.

    Whether the recipient's phone announces the message. Without it the messenger's own setting holds.

    At most 1 character.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """
    unsubscribePhoneNumber: NotRequired[BrandmessageUnsubscribePhoneNumber]
    """The 080 number by which the recipient opts out, with or without hyphens. It stands in place of the one that is
    registered with the sender key.

    At most 13 characters. Pattern: `^080-?[0-9]{3,4}-?[0-9]{4}$`.
    """
    unsubscribeAuthNumber: NotRequired[BrandmessageUnsubscribeAuthNumber]
    """The number that the recipient enters to opt out, at most 10 digits. It stands with `unsubscribePhoneNumber` only.

    At most 10 characters. Pattern: `^[0-9]{1,10}$`.
    """
    fallback: NotRequired[FallbackWithFrom]
    """SMS or MMS sent when the brand message fails.

    The text message that is sent in place of this one if it fails. A messenger message has no sender number, so the fallback names its own.
    """
    ref: NotRequired[Ref]
    """A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

    At most 200 characters.
    """
    sendAt: NotRequired[SendAt]
    """When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """


_InternationalSend = TypedDict("_InternationalSend", {
    # Sender number in domestic form, digits only. It must be registered for the account. Where a text Sender ID is registered for the country of the recipient, the recipient sees that in its place. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class InternationalSend(_InternationalSend):
    """A text message to one recipient abroad."""

    to: InternationalNumber
    """Recipient number in international form, with a plus sign and the country code.

    A phone number in international form, a plus sign, the country code and the rest of the number, digits only.

    At most 16 characters. Pattern: `^\\+[1-9][0-9]{6,14}$`.
    """
    text: str
    """Message text, at most 2000 characters and at most 5 parts. Where the country of the recipient asks for a registered signature, the text begins with it.

    1 to 2000 characters.
    """
    ref: NotRequired[Ref]
    """A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

    At most 200 characters.
    """
    sendAt: NotRequired[SendAt]
    """When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """


class RcsButtonUrl(TypedDict):
    """Opens a web page or an app."""

    type: Literal["URL"]
    """Always `URL`."""
    name: RcsButtonName
    """Label of the button. The `formatId` sets its length.

    1 to 40 characters.
    """
    url: RcsButtonLink
    """Address that opens.

    An address with its scheme, of a web page or of an app.

    At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\\S+$`.
    """


class RcsButtonMapLoc(TypedDict):
    """Opens the map app at a pair of coordinates."""

    type: Literal["MAP_LOC"]
    """Always `MAP_LOC`."""
    name: RcsButtonName
    """Label of the button. The `formatId` sets its length.

    1 to 40 characters.
    """
    label: NotRequired[str]
    """Name of the place on the map.

    1 to 100 characters.
    """
    latitude: str
    """Latitude in decimal degrees, from -90 to 90.

    At most 20 characters. Pattern: `^-?([0-8]?[0-9](\\.[0-9]{1,15})?|90(\\.0{1,15})?)$`.
    """
    longitude: str
    """Longitude in decimal degrees, from -180 to 180.

    At most 20 characters. Pattern: `^-?((1[0-7][0-9]|[0-9]?[0-9])(\\.[0-9]{1,15})?|180(\\.0{1,15})?)$`.
    """
    fallbackUrl: NotRequired[RcsButtonLink]
    """Address that opens on a handset without a map app.

    An address with its scheme, of a web page or of an app.

    At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\\S+$`.
    """


class RcsButtonMapQry(TypedDict):
    """Opens the map app with a search."""

    type: Literal["MAP_QRY"]
    """Always `MAP_QRY`."""
    name: RcsButtonName
    """Label of the button. The `formatId` sets its length.

    1 to 40 characters.
    """
    query: str
    """What to search for.

    1 to 100 characters.
    """
    fallbackUrl: NotRequired[RcsButtonLink]
    """Address that opens on a handset without a map app.

    An address with its scheme, of a web page or of an app.

    At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\\S+$`.
    """


class RcsButtonMapSend(TypedDict):
    """Sends the phone's current location."""

    type: Literal["MAP_SEND"]
    """Always `MAP_SEND`."""
    name: RcsButtonName
    """Label of the button. The `formatId` sets its length.

    1 to 40 characters.
    """


class RcsButtonCalendar(TypedDict):
    """Puts an event into the calendar."""

    type: Literal["CALENDAR"]
    """Always `CALENDAR`."""
    name: RcsButtonName
    """Label of the button. The `formatId` sets its length.

    1 to 40 characters.
    """
    startTime: RcsButtonTime
    """Start of the event.

    A time to the second with its offset from UTC.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    endTime: RcsButtonTime
    """End of the event.

    A time to the second with its offset from UTC.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    title: str
    """Title of the event.

    1 to 100 characters.
    """
    description: NotRequired[str]
    """Notes on the event.

    At most 500 characters.
    """


class RcsButtonCopy(TypedDict):
    """Copies a text to the clipboard."""

    type: Literal["COPY"]
    """Always `COPY`."""
    name: RcsButtonName
    """Label of the button. The `formatId` sets its length.

    1 to 40 characters.
    """
    text: str
    """The text to copy.

    1 to 1000 characters.
    """


class RcsButtonComT(TypedDict):
    """Opens the messaging app with a text for the number."""

    type: Literal["COM_T"]
    """Always `COM_T`."""
    name: RcsButtonName
    """Label of the button. The `formatId` sets its length.

    1 to 40 characters.
    """
    phoneNumber: RcsButtonPhoneNumber
    """The number to write to.

    Phone number, digits with hyphens if you like, with a leading plus sign if it is international.

    At most 20 characters. Pattern: `^\\+?[0-9][0-9-]{1,17}[0-9]$`.
    """
    text: str
    """The text that the message starts with.

    1 to 1000 characters.
    """


class RcsButtonComV(TypedDict):
    """Opens the messaging app for a voice or video message to the number."""

    type: Literal["COM_V"]
    """Always `COM_V`."""
    name: RcsButtonName
    """Label of the button. The `formatId` sets its length.

    1 to 40 characters.
    """
    phoneNumber: RcsButtonPhoneNumber
    """The number to write to.

    Phone number, digits with hyphens if you like, with a leading plus sign if it is international.

    At most 20 characters. Pattern: `^\\+?[0-9][0-9-]{1,17}[0-9]$`.
    """


class RcsButtonDial(TypedDict):
    """Places a call."""

    type: Literal["DIAL"]
    """Always `DIAL`."""
    name: RcsButtonName
    """Label of the button. The `formatId` sets its length.

    1 to 40 characters.
    """
    phoneNumber: RcsButtonPhoneNumber
    """The number to call.

    Phone number, digits with hyphens if you like, with a leading plus sign if it is international.

    At most 20 characters. Pattern: `^\\+?[0-9][0-9-]{1,17}[0-9]$`.
    """


class RcsSubContent(TypedDict):
    """One further piece of information.

    At least 1 field.
    """

    subTitle: NotRequired[str]
    """Title of the piece.

    1 to 100 characters.
    """
    subDesc: NotRequired[str]
    """Text of the piece, at most 33 characters in an image template.

    1 to 150 characters.
    """
    subMedia: NotRequired[RcsMedia]
    """Small image of the piece, as the `media` reference that its upload answered.

    The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.

    At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
    """
    subMediaUrl: NotRequired[RcsSubMediaUrl]
    """Address that opens when the small image is tapped.

    At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\\S+$`.
    """


class RcsStandalone(TypedDict):
    """The one card of the message.

    At least 1 field.
    """

    text: NotRequired[RcsText]
    """Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.

    1 to 1300 characters.
    """
    title: NotRequired[RcsTitle]
    """Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.

    1 to 30 characters.
    """
    media: NotRequired[RcsMedia]
    """The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.

    At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
    """
    mediaUrl: NotRequired[RcsMediaUrl]
    """Address that opens when the image is tapped. A single backslash opens the whole image instead.

    At most 1000 characters. Pattern: `^(\\\\|[A-Za-z][A-Za-z0-9+.-]*:\\S+)$`.
    """
    button: NotRequired[RcsCardButtons]
    """Buttons of the card. The `formatId` sets how many there may be and how long their names are.

    At most 3 items.
    """
    subContent: NotRequired[RcsSubContents]
    """Further pieces of information below the main one. The `formatId` sets how many there may be.

    At most 3 items.
    """


class RcsStandaloneContent(TypedDict):
    """A message of one card, for the text, media, emphasis, thumbnail and SNS formats."""

    standalone: RcsStandalone
    """The one card of the message.

    At least 1 field.
    """
    carousel: NotRequired[NoReturn]
    template: NotRequired[NoReturn]


class RcsCarouselCard(TypedDict):
    """One card of a carousel.

    At least 1 field.
    """

    text: NotRequired[RcsText]
    """Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.

    1 to 1300 characters.
    """
    title: NotRequired[RcsTitle]
    """Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.

    1 to 30 characters.
    """
    media: NotRequired[RcsMedia]
    """The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.

    At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
    """
    fileKey: NotRequired[FileKey]
    """Key of the card's image, as its upload answered it. It stands for the `media` of the same file; only one of the two is needed.

    The key of an uploaded image, as the upload answered it. It must be a file of your account that has not expired.

    At most 100 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    mediaUrl: NotRequired[RcsMediaUrl]
    """Address that opens when the image is tapped. A single backslash opens the whole image instead.

    At most 1000 characters. Pattern: `^(\\\\|[A-Za-z][A-Za-z0-9+.-]*:\\S+)$`.
    """
    button: NotRequired[RcsCardButtons]
    """Buttons of the card. The `formatId` sets how many there may be and how long their names are.

    At most 3 items.
    """


class RcsCarouselContent(TypedDict):
    """A message of two to six cards side by side, for the carousel formats."""

    carousel: RcsCarousel
    """The cards, in the order in which they are shown. The `formatId` says how many there must be.

    2 to 6 items.
    """
    standalone: NotRequired[NoReturn]
    template: NotRequired[NoReturn]


class RcsTemplate(TypedDict):
    """The values that fill the template. Beside the fields below it takes the keys that were registered with the template, each with a text of at most 1300 characters; a key has at most 40 characters.

    1 to 60 fields.
    """

    title: NotRequired[RcsTitle]
    """Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.

    1 to 30 characters.
    """
    description: NotRequired[RcsText]
    """Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.

    1 to 1300 characters.
    """
    subContent: NotRequired[RcsSubContents]
    """Further pieces of information below the main one. The `formatId` sets how many there may be.

    At most 3 items.
    """


class RcsTemplateContent(TypedDict):
    """A message made from a template that was issued to you."""

    template: RcsTemplate
    """The values that fill the template. Beside the fields below it takes the keys that were registered with the template, each with a text of at most 1300 characters; a key has at most 40 characters.

    1 to 60 fields.
    """
    standalone: NotRequired[NoReturn]
    carousel: NotRequired[NoReturn]


_Fallback = TypedDict("_Fallback", {
    # Sender number of the fallback, digits only. Without it the fallback goes out from the message's own `from`. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'NotRequired[DomesticNumber]',
})


class Fallback(_Fallback):
    """The text message that is sent in place of this one if it fails."""

    type: FallbackType
    """The channel of the fallback. An `SMS` fallback whose text is longer than 90 bytes is sent as a long text message (LMS).

    At most 3 characters.
    """
    text: FallbackText
    """Text of the fallback, at most 2000 bytes in CP949.

    At least 1 character.
    """
    title: NotRequired[MmsTitle]
    """Title above the text, at most 40 bytes in CP949."""
    fileKey: NotRequired[FileKeys]
    """Keys of uploaded MMS images, at most three, shown in this order.

    At most 3 items.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """


_RcsSendWithContent = TypedDict("_RcsSendWithContent", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class RcsSendWithContent(_RcsSendWithContent):
    """An RCS message to one recipient."""

    content: RcsContent
    """The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.

    Exactly 1 field.
    """
    body: NotRequired[NoReturn]
    buttons: NotRequired[NoReturn]
    to: DomesticNumber
    """Recipient number, digits only.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    formatId: RcsFormatId
    """RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.

    At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
    """
    brandKey: RcsBrandKey
    """Key of the RCS brand that sends. It must be registered for the account.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    brandId: NotRequired[RcsBrandId]
    """ID of the RCS brand that sends.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    expiryOption: NotRequired[RcsExpiryOption]
    """How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.

    At most 1 character.
    """
    header: NotRequired[RcsHeader]
    """Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.

    At most 1 character.
    """
    footer: NotRequired[RcsFooter]
    """The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.

    1 to 100 characters.
    """
    ref: NotRequired[Ref]
    """A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

    At most 200 characters.
    """
    sendAt: NotRequired[SendAt]
    """When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    fallback: NotRequired[Fallback]
    """The text message that is sent in place of this one if it fails."""
    copyAllowed: NotRequired[RcsCopyAllowed]
    """Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.

    At most 1 character.
    """
    groupId: NotRequired[RcsGroupId]
    """A group of your own by which the carrier counts the message.

    1 to 20 characters.
    """
    agencyId: NotRequired[RcsAgencyId]
    """ID of the agency that runs the brand for its owner.

    1 to 20 characters.
    """
    agencyKey: NotRequired[RcsAgencyKey]
    """Key of the agency that runs the brand for its owner.

    1 to 100 characters.
    """


class RcsUrlActionOpenUrl(TypedDict):
    """The address to open."""

    url: RcsButtonLink
    """Address that opens.

    An address with its scheme, of a web page or of an app.

    At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\\S+$`.
    """


class RcsUrlAction(TypedDict):
    """Opens an address."""

    openUrl: RcsUrlActionOpenUrl
    """The address to open."""


class RcsPostback(TypedDict):
    """What the carrier hands back when the button is tapped."""

    data: str
    """A value of your own.

    At most 1000 characters.
    """


class RcsSuggestedAction(TypedDict):
    """What the button does and says."""

    urlAction: RcsUrlAction
    """Opens an address."""
    displayText: str
    """Label of the button. The `formatId` sets its length.

    1 to 40 characters.
    """
    postback: NotRequired[RcsPostback]
    """What the carrier hands back when the button is tapped."""


class RcsSuggestion(TypedDict):
    """One button."""

    action: RcsSuggestedAction
    """What the button does and says."""


class RcsButtonGroup(TypedDict):
    """The buttons of one card."""

    suggestions: List[RcsSuggestion]
    """The buttons, from top to bottom. The `formatId` sets how many there may be and how long their labels are.

    At most 3 items.
    """


_RcsSendWithBody = TypedDict("_RcsSendWithBody", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class RcsSendWithBody(_RcsSendWithBody):
    """An RCS message to one recipient."""

    content: NotRequired[NoReturn]
    body: RcsBody
    """The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.

    1 to 80 fields.
    """
    buttons: NotRequired[RcsButtons]
    """Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.

    At most 6 items.
    """
    to: DomesticNumber
    """Recipient number, digits only.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    formatId: RcsFormatId
    """RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.

    At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
    """
    brandKey: RcsBrandKey
    """Key of the RCS brand that sends. It must be registered for the account.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    brandId: NotRequired[RcsBrandId]
    """ID of the RCS brand that sends.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    expiryOption: NotRequired[RcsExpiryOption]
    """How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.

    At most 1 character.
    """
    header: NotRequired[RcsHeader]
    """Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.

    At most 1 character.
    """
    footer: NotRequired[RcsFooter]
    """The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.

    1 to 100 characters.
    """
    ref: NotRequired[Ref]
    """A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

    At most 200 characters.
    """
    sendAt: NotRequired[SendAt]
    """When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    fallback: NotRequired[Fallback]
    """The text message that is sent in place of this one if it fails."""
    copyAllowed: NotRequired[RcsCopyAllowed]
    """Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.

    At most 1 character.
    """
    groupId: NotRequired[RcsGroupId]
    """A group of your own by which the carrier counts the message.

    1 to 20 characters.
    """
    agencyId: NotRequired[RcsAgencyId]
    """ID of the agency that runs the brand for its owner.

    1 to 20 characters.
    """
    agencyKey: NotRequired[RcsAgencyKey]
    """Key of the agency that runs the brand for its owner.

    1 to 100 characters.
    """


_OmniSms = TypedDict("_OmniSms", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class OmniSms(_OmniSms):
    """A short text message as it is given in a message flow. Placeholders may stand in its text, so it may
    be four times as long as the message that is sent.
    """

    text: SmsTextRaw
    """Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.

    At least 1 character.
    """
    ttl: NotRequired[TtlSeconds]
    """How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.

    At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """


class OmniEntrySms(TypedDict):
    """An entry that sends a short text message."""

    sms: OmniSms
    """A short text message as it is given in a message flow. Placeholders may stand in its text, so it may
    be four times as long as the message that is sent.
    """
    mms: NotRequired[NoReturn]
    rcs: NotRequired[NoReturn]
    alimtalk: NotRequired[NoReturn]
    friendtalk: NotRequired[NoReturn]
    brandmessage: NotRequired[NoReturn]


_OmniMms = TypedDict("_OmniMms", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class OmniMms(_OmniMms):
    """A long text message as it is given in a message flow. Placeholders may stand in its text and title,
    so they may be four times as long as those of the message that is sent.
    """

    text: MmsTextRaw
    """Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.

    At least 1 character.
    """
    title: NotRequired[MmsTitleRaw]
    """Title above the text, at most 40 bytes in CP949."""
    fileKey: NotRequired[FileKeys]
    """Keys of uploaded MMS images, at most three, shown in this order.

    At most 3 items.
    """
    ttl: NotRequired[TtlSeconds]
    """How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.

    At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """


class OmniEntryMms(TypedDict):
    """An entry that sends a long text message or MMS."""

    mms: OmniMms
    """A long text message as it is given in a message flow. Placeholders may stand in its text and title,
    so they may be four times as long as those of the message that is sent.
    """
    sms: NotRequired[NoReturn]
    rcs: NotRequired[NoReturn]
    alimtalk: NotRequired[NoReturn]
    friendtalk: NotRequired[NoReturn]
    brandmessage: NotRequired[NoReturn]


class RcsButtonUrlRaw(TypedDict):
    """Opens a web page or an app."""

    type: Literal["URL"]
    """Always `URL`."""
    name: RcsButtonNameRaw
    """Label of the button. The `formatId` sets its length.

    1 to 160 characters.
    """
    url: RcsButtonLinkRaw
    """Address that opens.

    An address with its scheme, of a web page or of an app.

    At most 4000 characters.
    """


class RcsButtonMapLocRaw(TypedDict):
    """Opens the map app at a pair of coordinates."""

    type: Literal["MAP_LOC"]
    """Always `MAP_LOC`."""
    name: RcsButtonNameRaw
    """Label of the button. The `formatId` sets its length.

    1 to 160 characters.
    """
    label: NotRequired[str]
    """Name of the place on the map.

    1 to 400 characters.
    """
    latitude: str
    """Latitude in decimal degrees, from -90 to 90.

    At most 20 characters. Pattern: `^-?([0-8]?[0-9](\\.[0-9]{1,15})?|90(\\.0{1,15})?)$`.
    """
    longitude: str
    """Longitude in decimal degrees, from -180 to 180.

    At most 20 characters. Pattern: `^-?((1[0-7][0-9]|[0-9]?[0-9])(\\.[0-9]{1,15})?|180(\\.0{1,15})?)$`.
    """
    fallbackUrl: NotRequired[RcsButtonLinkRaw]
    """Address that opens on a handset without a map app.

    An address with its scheme, of a web page or of an app.

    At most 4000 characters.
    """


class RcsButtonMapQryRaw(TypedDict):
    """Opens the map app with a search."""

    type: Literal["MAP_QRY"]
    """Always `MAP_QRY`."""
    name: RcsButtonNameRaw
    """Label of the button. The `formatId` sets its length.

    1 to 160 characters.
    """
    query: str
    """What to search for.

    1 to 400 characters.
    """
    fallbackUrl: NotRequired[RcsButtonLinkRaw]
    """Address that opens on a handset without a map app.

    An address with its scheme, of a web page or of an app.

    At most 4000 characters.
    """


class RcsButtonMapSendRaw(TypedDict):
    """Sends the phone's current location."""

    type: Literal["MAP_SEND"]
    """Always `MAP_SEND`."""
    name: RcsButtonNameRaw
    """Label of the button. The `formatId` sets its length.

    1 to 160 characters.
    """


class RcsButtonCalendarRaw(TypedDict):
    """Puts an event into the calendar."""

    type: Literal["CALENDAR"]
    """Always `CALENDAR`."""
    name: RcsButtonNameRaw
    """Label of the button. The `formatId` sets its length.

    1 to 160 characters.
    """
    startTime: RcsButtonTime
    """Start of the event.

    A time to the second with its offset from UTC.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    endTime: RcsButtonTime
    """End of the event.

    A time to the second with its offset from UTC.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    title: str
    """Title of the event.

    1 to 400 characters.
    """
    description: NotRequired[str]
    """Notes on the event.

    At most 2000 characters.
    """


class RcsButtonCopyRaw(TypedDict):
    """Copies a text to the clipboard."""

    type: Literal["COPY"]
    """Always `COPY`."""
    name: RcsButtonNameRaw
    """Label of the button. The `formatId` sets its length.

    1 to 160 characters.
    """
    text: str
    """The text to copy.

    1 to 4000 characters.
    """


class RcsButtonComTRaw(TypedDict):
    """Opens the messaging app with a text for the number."""

    type: Literal["COM_T"]
    """Always `COM_T`."""
    name: RcsButtonNameRaw
    """Label of the button. The `formatId` sets its length.

    1 to 160 characters.
    """
    phoneNumber: RcsButtonPhoneNumber
    """The number to write to.

    Phone number, digits with hyphens if you like, with a leading plus sign if it is international.

    At most 20 characters. Pattern: `^\\+?[0-9][0-9-]{1,17}[0-9]$`.
    """
    text: str
    """The text that the message starts with.

    1 to 4000 characters.
    """


class RcsButtonComVRaw(TypedDict):
    """Opens the messaging app for a voice or video message to the number."""

    type: Literal["COM_V"]
    """Always `COM_V`."""
    name: RcsButtonNameRaw
    """Label of the button. The `formatId` sets its length.

    1 to 160 characters.
    """
    phoneNumber: RcsButtonPhoneNumber
    """The number to write to.

    Phone number, digits with hyphens if you like, with a leading plus sign if it is international.

    At most 20 characters. Pattern: `^\\+?[0-9][0-9-]{1,17}[0-9]$`.
    """


class RcsButtonDialRaw(TypedDict):
    """Places a call."""

    type: Literal["DIAL"]
    """Always `DIAL`."""
    name: RcsButtonNameRaw
    """Label of the button. The `formatId` sets its length.

    1 to 160 characters.
    """
    phoneNumber: RcsButtonPhoneNumber
    """The number to call.

    Phone number, digits with hyphens if you like, with a leading plus sign if it is international.

    At most 20 characters. Pattern: `^\\+?[0-9][0-9-]{1,17}[0-9]$`.
    """


class RcsSubContentRaw(TypedDict):
    """One further piece of information.

    At least 1 field.
    """

    subTitle: NotRequired[str]
    """Title of the piece.

    1 to 400 characters.
    """
    subDesc: NotRequired[str]
    """Text of the piece, at most 33 characters in an image template.

    1 to 600 characters.
    """
    subMedia: NotRequired[RcsMedia]
    """Small image of the piece, as the `media` reference that its upload answered.

    The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.

    At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
    """
    subMediaUrl: NotRequired[RcsSubMediaUrlRaw]
    """Address that opens when the small image is tapped.

    At most 4000 characters.
    """


class RcsStandaloneRaw(TypedDict):
    """The one card of the message.

    At least 1 field.
    """

    text: NotRequired[RcsTextRaw]
    """Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.

    1 to 5200 characters.
    """
    title: NotRequired[RcsTitleRaw]
    """Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.

    1 to 120 characters.
    """
    media: NotRequired[RcsMedia]
    """The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.

    At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
    """
    mediaUrl: NotRequired[RcsMediaUrlRaw]
    """Address that opens when the image is tapped. A single backslash opens the whole image instead.

    At most 4000 characters.
    """
    button: NotRequired[RcsCardButtonsRaw]
    """Buttons of the card. The `formatId` sets how many there may be and how long their names are.

    At most 3 items.
    """
    subContent: NotRequired[RcsSubContentsRaw]
    """Further pieces of information below the main one. The `formatId` sets how many there may be.

    At most 3 items.
    """


class RcsStandaloneContentRaw(TypedDict):
    """A message of one card, for the text, media, emphasis, thumbnail and SNS formats."""

    standalone: RcsStandaloneRaw
    """The one card of the message.

    At least 1 field.
    """
    carousel: NotRequired[NoReturn]
    template: NotRequired[NoReturn]


class RcsCarouselCardRaw(TypedDict):
    """One card of a carousel.

    At least 1 field.
    """

    text: NotRequired[RcsTextRaw]
    """Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.

    1 to 5200 characters.
    """
    title: NotRequired[RcsTitleRaw]
    """Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.

    1 to 120 characters.
    """
    media: NotRequired[RcsMedia]
    """The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.

    At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
    """
    fileKey: NotRequired[FileKey]
    """Key of the card's image, as its upload answered it. It stands for the `media` of the same file; only one of the two is needed.

    The key of an uploaded image, as the upload answered it. It must be a file of your account that has not expired.

    At most 100 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    mediaUrl: NotRequired[RcsMediaUrlRaw]
    """Address that opens when the image is tapped. A single backslash opens the whole image instead.

    At most 4000 characters.
    """
    button: NotRequired[RcsCardButtonsRaw]
    """Buttons of the card. The `formatId` sets how many there may be and how long their names are.

    At most 3 items.
    """


class RcsCarouselContentRaw(TypedDict):
    """A message of two to six cards side by side, for the carousel formats."""

    carousel: RcsCarouselRaw
    """The cards, in the order in which they are shown. The `formatId` says how many there must be.

    2 to 6 items.
    """
    standalone: NotRequired[NoReturn]
    template: NotRequired[NoReturn]


class RcsTemplateRaw(TypedDict):
    """The values that fill the template. Beside the fields below it takes the keys that were registered with the template, each with a text of at most 1300 characters; a key has at most 40 characters.

    1 to 60 fields.
    """

    title: NotRequired[RcsTitleRaw]
    """Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.

    1 to 120 characters.
    """
    description: NotRequired[RcsTextRaw]
    """Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.

    1 to 5200 characters.
    """
    subContent: NotRequired[RcsSubContentsRaw]
    """Further pieces of information below the main one. The `formatId` sets how many there may be.

    At most 3 items.
    """


class RcsTemplateContentRaw(TypedDict):
    """A message made from a template that was issued to you."""

    template: RcsTemplateRaw
    """The values that fill the template. Beside the fields below it takes the keys that were registered with the template, each with a text of at most 1300 characters; a key has at most 40 characters.

    1 to 60 fields.
    """
    standalone: NotRequired[NoReturn]
    carousel: NotRequired[NoReturn]


_OmniRcsWithContent = TypedDict("_OmniRcsWithContent", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class OmniRcsWithContent(_OmniRcsWithContent):
    """An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
    or follows, so these strings may be four times as long as those of the message that is sent.
    """

    content: RcsContentRaw
    """The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.

    Exactly 1 field.
    """
    body: NotRequired[NoReturn]
    buttons: NotRequired[NoReturn]
    formatId: RcsFormatId
    """RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.

    At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
    """
    brandKey: RcsBrandKey
    """Key of the RCS brand that sends. It must be registered for the account.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    brandId: NotRequired[RcsBrandId]
    """ID of the RCS brand that sends.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    expiryOption: NotRequired[RcsExpiryOption]
    """How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.

    At most 1 character.
    """
    header: NotRequired[RcsHeader]
    """Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.

    At most 1 character.
    """
    footer: NotRequired[RcsFooterRaw]
    """The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.

    1 to 400 characters.
    """
    groupId: NotRequired[RcsGroupId]
    """A group of your own by which the carrier counts the message.

    1 to 20 characters.
    """
    copyAllowed: NotRequired[RcsCopyAllowed]
    """Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.

    At most 1 character.
    """
    agencyId: NotRequired[RcsAgencyId]
    """ID of the agency that runs the brand for its owner.

    1 to 20 characters.
    """
    agencyKey: NotRequired[RcsAgencyKey]
    """Key of the agency that runs the brand for its owner.

    1 to 100 characters.
    """
    ttl: NotRequired[TtlSeconds]
    """How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.

    At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
    """


class RcsUrlActionRawOpenUrl(TypedDict):
    """The address to open."""

    url: RcsButtonLinkRaw
    """Address that opens.

    An address with its scheme, of a web page or of an app.

    At most 4000 characters.
    """


class RcsUrlActionRaw(TypedDict):
    """Opens an address."""

    openUrl: RcsUrlActionRawOpenUrl
    """The address to open."""


class RcsSuggestedActionRaw(TypedDict):
    """What the button does and says."""

    urlAction: RcsUrlActionRaw
    """Opens an address."""
    displayText: str
    """Label of the button. The `formatId` sets its length.

    1 to 160 characters.
    """
    postback: NotRequired[RcsPostback]
    """What the carrier hands back when the button is tapped."""


class RcsSuggestionRaw(TypedDict):
    """One button."""

    action: RcsSuggestedActionRaw
    """What the button does and says."""


class RcsButtonGroupRaw(TypedDict):
    """The buttons of one card."""

    suggestions: List[RcsSuggestionRaw]
    """The buttons, from top to bottom. The `formatId` sets how many there may be and how long their labels are.

    At most 3 items.
    """


_OmniRcsWithBody = TypedDict("_OmniRcsWithBody", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class OmniRcsWithBody(_OmniRcsWithBody):
    """An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
    or follows, so these strings may be four times as long as those of the message that is sent.
    """

    content: NotRequired[NoReturn]
    body: RcsBodyRaw
    """The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.

    1 to 80 fields.
    """
    buttons: NotRequired[RcsButtonsRaw]
    """Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.

    At most 6 items.
    """
    formatId: RcsFormatId
    """RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.

    At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
    """
    brandKey: RcsBrandKey
    """Key of the RCS brand that sends. It must be registered for the account.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    brandId: NotRequired[RcsBrandId]
    """ID of the RCS brand that sends.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    expiryOption: NotRequired[RcsExpiryOption]
    """How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.

    At most 1 character.
    """
    header: NotRequired[RcsHeader]
    """Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.

    At most 1 character.
    """
    footer: NotRequired[RcsFooterRaw]
    """The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.

    1 to 400 characters.
    """
    groupId: NotRequired[RcsGroupId]
    """A group of your own by which the carrier counts the message.

    1 to 20 characters.
    """
    copyAllowed: NotRequired[RcsCopyAllowed]
    """Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.

    At most 1 character.
    """
    agencyId: NotRequired[RcsAgencyId]
    """ID of the agency that runs the brand for its owner.

    1 to 20 characters.
    """
    agencyKey: NotRequired[RcsAgencyKey]
    """Key of the agency that runs the brand for its owner.

    1 to 100 characters.
    """
    ttl: NotRequired[TtlSeconds]
    """How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.

    At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
    """


class OmniEntryRcs(TypedDict):
    """An entry that sends an RCS message."""

    rcs: OmniRcs
    """An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
    or follows, so these strings may be four times as long as those of the message that is sent.
    """
    sms: NotRequired[NoReturn]
    mms: NotRequired[NoReturn]
    alimtalk: NotRequired[NoReturn]
    friendtalk: NotRequired[NoReturn]
    brandmessage: NotRequired[NoReturn]


class MessengerButtonWlRaw(TypedDict):
    """Messenger button of type `WL`. Opens a web page. `urlMobile` is required."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["WL"]
    """Always `WL` for this kind.

    At most 2 characters.
    """
    urlMobile: MessengerLinkRaw
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    target: NotRequired[str]
    """Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.

    1 to 10 characters.
    """


class MessengerButtonAlRaw(TypedDict):
    """Messenger button of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["AL"]
    """Always `AL` for this kind.

    At most 2 characters.
    """
    urlMobile: NotRequired[MessengerLinkRaw]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeIos: NotRequired[MessengerLinkRaw]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeAndroid: NotRequired[MessengerLinkRaw]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    target: NotRequired[str]
    """Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.

    1 to 10 characters.
    """


class MessengerButtonDsRaw(TypedDict):
    """Messenger button of type `DS`. Opens the tracking page of the parcel whose waybill number stands in the text."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["DS"]
    """Always `DS` for this kind.

    At most 2 characters.
    """


class MessengerButtonBkRaw(TypedDict):
    """Messenger button of type `BK`. Sends the label to the channel's bot as if the recipient had typed it."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["BK"]
    """Always `BK` for this kind.

    At most 2 characters.
    """


class MessengerButtonMdRaw(TypedDict):
    """Messenger button of type `MD`. Sends the label together with the whole message to an agent of the channel."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["MD"]
    """Always `MD` for this kind.

    At most 2 characters.
    """


class MessengerButtonBcRaw(TypedDict):
    """Messenger button of type `BC`. Moves the conversation to a human agent."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["BC"]
    """Always `BC` for this kind.

    At most 2 characters.
    """
    chatExtra: NotRequired[str]
    """Data handed to the conversation that the switch opens. Not shown to the recipient.

    1 to 50 characters.
    """


class MessengerButtonBtRaw(TypedDict):
    """Messenger button of type `BT`. Moves the conversation to the channel's bot."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["BT"]
    """Always `BT` for this kind.

    At most 2 characters.
    """
    chatExtra: NotRequired[str]
    """Data handed to the conversation that the switch opens. Not shown to the recipient.

    1 to 50 characters.
    """
    chatEvent: NotRequired[str]
    """Name of the bot event to start with.

    1 to 50 characters.
    """


class MessengerButtonAcRaw(TypedDict):
    """Messenger button of type `AC`. Adds the sender's channel to the recipient's friends."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["AC"]
    """Always `AC` for this kind.

    At most 2 characters.
    """


class MessengerButtonBfRaw(TypedDict):
    """Messenger button of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["BF"]
    """Always `BF` for this kind.

    At most 2 characters.
    """
    bizFormKey: NotRequired[str]
    """Key of the business form.

    1 to 100 characters.
    """
    bizFormId: NotRequired[str]
    """Id of the business form.

    1 to 100 characters.
    """


class AlimtalkItemRowRaw(TypedDict):
    """One row of an alimtalk item list."""

    title: str
    """Label of the row, at most 6 characters.

    1 to 24 characters.
    """
    description: NotRequired[str]
    """Value of the row, at most 23 characters.

    1 to 92 characters.
    """


class MessengerItemSummaryRaw(TypedDict):
    """Last line of an item list, for a total."""

    title: str
    """Label of the line, at most 6 characters.

    1 to 24 characters.
    """
    description: str
    """An amount, at most 14 characters: digits with commas and at most two decimals after a point, with a currency sign
    (`₩`, `$`, `원`) or a three-letter currency code before or after it. Spaces may stand between them.

    1 to 56 characters.
    """


class AlimtalkItemRaw(TypedDict):
    """A list of label and value pairs, with an optional total."""

    list: List[AlimtalkItemRowRaw]
    """2 to 10 rows, shown in this order.

    2 to 10 items.
    """
    summary: NotRequired[MessengerItemSummaryRaw]
    """Last line of an item list, for a total."""


class AlimtalkItemHighlightRaw(TypedDict):
    """A highlighted line above the item list. In a message with an image (`msgType` `AI`) the title has at
    most 21 and the description at most 13 characters.
    """

    title: NotRequired[str]
    """Highlighted words, at most 30 characters; 21 in a message with an image.

    1 to 120 characters.
    """
    description: NotRequired[str]
    """Words below the title, at most 19 characters; 13 in a message with an image.

    1 to 76 characters.
    """


class AlimtalkAttachmentRaw(TypedDict):
    """What stands with the text: buttons, an item list, a highlighted line."""

    button: NotRequired[MessengerButtonsRaw]
    """Buttons below the message, at most 5 (2 where the message has quick replies), shown in this order.

    Buttons below the message, at most 5, shown in this order.

    At most 5 items.
    """
    item: NotRequired[AlimtalkItemRaw]
    """A list of label and value pairs, with an optional total."""
    itemHighlight: NotRequired[AlimtalkItemHighlightRaw]
    """A highlighted line above the item list. In a message with an image (`msgType` `AI`) the title has at
    most 21 and the description at most 13 characters.
    """


class MessengerQuickReplyWlRaw(TypedDict):
    """Quick reply of type `WL`. Opens a web page. `urlMobile` is required."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["WL"]
    """Always `WL` for this kind.

    At most 2 characters.
    """
    urlMobile: MessengerLinkRaw
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    target: NotRequired[str]
    """Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.

    1 to 10 characters.
    """


class MessengerQuickReplyAlRaw(TypedDict):
    """Quick reply of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["AL"]
    """Always `AL` for this kind.

    At most 2 characters.
    """
    urlMobile: NotRequired[MessengerLinkRaw]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeIos: NotRequired[MessengerLinkRaw]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeAndroid: NotRequired[MessengerLinkRaw]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    target: NotRequired[str]
    """Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.

    1 to 10 characters.
    """


class MessengerQuickReplyBkRaw(TypedDict):
    """Quick reply of type `BK`. Sends the label to the channel's bot as if the recipient had typed it."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["BK"]
    """Always `BK` for this kind.

    At most 2 characters.
    """


class MessengerQuickReplyBcRaw(TypedDict):
    """Quick reply of type `BC`. Moves the conversation to a human agent."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["BC"]
    """Always `BC` for this kind.

    At most 2 characters.
    """
    chatExtra: NotRequired[str]
    """Data handed to the conversation that the switch opens. Not shown to the recipient.

    1 to 50 characters.
    """


class MessengerQuickReplyBtRaw(TypedDict):
    """Quick reply of type `BT`. Moves the conversation to the channel's bot."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["BT"]
    """Always `BT` for this kind.

    At most 2 characters.
    """
    chatExtra: NotRequired[str]
    """Data handed to the conversation that the switch opens. Not shown to the recipient.

    1 to 50 characters.
    """
    chatEvent: NotRequired[str]
    """Name of the bot event to start with.

    1 to 50 characters.
    """


class MessengerQuickReplyBfRaw(TypedDict):
    """Quick reply of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["BF"]
    """Always `BF` for this kind.

    At most 2 characters.
    """
    bizFormKey: NotRequired[str]
    """Key of the business form.

    1 to 100 characters.
    """
    bizFormId: NotRequired[str]
    """Id of the business form.

    1 to 100 characters.
    """


class MessengerQuickReplyMdRaw(TypedDict):
    """Quick reply of type `MD`. Sends the label together with the whole message to an agent of the channel."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["MD"]
    """Always `MD` for this kind.

    At most 2 characters.
    """


class AlimtalkSupplementRaw(TypedDict):
    """What stands below the message and its buttons."""

    quickReply: NotRequired[List[MessengerQuickReplyRaw]]
    """Quick replies, at most 10, shown in this order. With any of them a message has at most 2 buttons.

    At most 10 items.
    """


class AlimtalkLinkRaw(TypedDict):
    """The main link of the template, opened when the recipient taps the message. A link that differs from the template fails at the messenger provider.

    At least 1 field.
    """

    urlMobile: NotRequired[MessengerLinkRaw]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeIos: NotRequired[MessengerLinkRaw]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeAndroid: NotRequired[MessengerLinkRaw]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """


class OmniAlimtalk(TypedDict):
    """An alimtalk message as it is given in a message flow. Placeholders may stand in what the recipient
    reads or follows, so these strings may be four times as long as those of the message that is sent.
    """

    senderKey: MessengerSenderKey
    """Key of the sender profile (channel) in the messenger provider's business messaging. It must be
    registered for the account.

    1 to 100 characters.
    """
    msgType: AlimtalkMsgType
    """Kind of the alimtalk message: `AT` text, `AI` with the image that belongs to the approved template.

    At most 2 characters.
    """
    templateCode: AlimtalkTemplateCode
    """Code of the approved template, at most 30 characters. It must be registered for the account.

    1 to 30 characters.
    """
    text: AlimtalkTextRaw
    """The template's text with its variables filled in, at most 1000 characters. A text that differs from
    the template is accepted here and fails at the messenger provider (report code 63016).

    1 to 4000 characters.
    """
    title: NotRequired[AlimtalkTitleRaw]
    """Emphasised title of the template, at most 50 characters.

    1 to 200 characters.
    """
    header: NotRequired[AlimtalkHeaderRaw]
    """Line above the message, at most 16 characters.

    1 to 64 characters.
    """
    attachment: NotRequired[AlimtalkAttachmentRaw]
    """What stands with the text: buttons, an item list, a highlighted line."""
    supplement: NotRequired[AlimtalkSupplementRaw]
    """What stands below the message and its buttons."""
    price: NotRequired[AlimtalkPrice]
    """Amount that the message is about (price, payment, total), for the advertiser's statistics. Not shown
    to the recipient.

    0 to 999999999999.99.
    """
    currencyType: NotRequired[AlimtalkCurrencyType]
    """Currency of `price`.

    At most 3 characters.
    """
    link: NotRequired[AlimtalkLinkRaw]
    """The main link of the template, opened when the recipient taps the message. A link that differs from the template fails at the messenger provider.

    At least 1 field.
    """


class OmniEntryAlimtalk(TypedDict):
    """An entry that sends an alimtalk message."""

    alimtalk: OmniAlimtalk
    """An alimtalk message as it is given in a message flow. Placeholders may stand in what the recipient
    reads or follows, so these strings may be four times as long as those of the message that is sent.
    """
    sms: NotRequired[NoReturn]
    mms: NotRequired[NoReturn]
    rcs: NotRequired[NoReturn]
    friendtalk: NotRequired[NoReturn]
    brandmessage: NotRequired[NoReturn]


class FriendtalkImageRaw(TypedDict):
    """The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card."""

    imgUrl: MessengerImageUrl
    """Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
    for placeholders: the image is looked up when the message is accepted.

    1 to 1000 characters.
    """
    imgLink: NotRequired[MessengerLinkRaw]
    """Address opened when the recipient taps the image.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """


class FriendtalkItemRowRaw(TypedDict):
    """One row of a wide item list, with its own image and link."""

    title: str
    """Words of the row, at most 30 characters.

    1 to 120 characters.
    """
    imgUrl: MessengerImageUrl
    """Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
    for placeholders: the image is looked up when the message is accepted.

    1 to 1000 characters.
    """
    urlMobile: MessengerLinkRaw
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeIos: NotRequired[MessengerLinkRaw]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeAndroid: NotRequired[MessengerLinkRaw]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """


class FriendtalkItemRaw(TypedDict):
    """The list of a wide item list message (`FL`), with an optional total. Only there."""

    list: List[FriendtalkItemRowRaw]
    """3 to 4 rows, shown in this order.

    3 to 4 items.
    """
    summary: NotRequired[MessengerItemSummaryRaw]
    """Last line of an item list, for a total."""


class FriendtalkCouponRaw(TypedDict):
    """A coupon below the message, with the links of a button."""

    title: str
    """What the coupon gives, at most 30 characters.

    1 to 120 characters.
    """
    description: str
    """Condition of the coupon, at most 18 characters.

    1 to 72 characters.
    """
    urlMobile: NotRequired[MessengerLinkRaw]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeIos: NotRequired[MessengerLinkRaw]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeAndroid: NotRequired[MessengerLinkRaw]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """


class FriendtalkCommerceRaw(TypedDict):
    """An offer, its price and its discount, in won."""

    title: str
    """Name of the goods, at most 30 characters.

    1 to 120 characters.
    """
    regularPrice: float
    """Price without the discount.

    0 to 99999999.
    """
    discountPrice: NotRequired[float]
    """Price after the discount.

    0 to 99999999.
    """
    discountRate: NotRequired[float]
    """Discount in per cent.

    0 to 100.
    """
    discountFixed: NotRequired[float]
    """Discount as an amount.

    0 to 99999999.
    """


class FriendtalkAttachmentRaw(TypedDict):
    """What stands with the text: buttons, image, item list, coupon, offer, video."""

    button: NotRequired[MessengerButtonsRaw]
    """Buttons below the message, at most 5 (1 with a wide image, `FW`, or a video, `FP`; 2 with an offer, `FM`), shown in this order.

    Buttons below the message, at most 5, shown in this order.

    At most 5 items.
    """
    image: NotRequired[FriendtalkImageRaw]
    """The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card."""
    item: NotRequired[FriendtalkItemRaw]
    """The list of a wide item list message (`FL`), with an optional total. Only there."""
    coupon: NotRequired[FriendtalkCouponRaw]
    """A coupon below the message, with the links of a button."""
    commerce: NotRequired[FriendtalkCommerceRaw]
    """An offer, its price and its discount, in won."""
    video: NotRequired[FriendtalkVideo]
    """A video shown with the message."""


class FriendtalkCarouselAttachmentRaw(TypedDict):
    """What stands with the text of a card: its image, at most 2 buttons, coupon, offer."""

    button: NotRequired[MessengerButtonsRaw]
    """Buttons of the card, at most 2, shown in this order.

    At most 2 items.
    """
    image: FriendtalkImageRaw
    """The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card."""
    coupon: NotRequired[FriendtalkCouponRaw]
    """A coupon below the message, with the links of a button."""
    commerce: NotRequired[FriendtalkCommerceRaw]
    """An offer, its price and its discount, in won."""


class FriendtalkCarouselCardRaw(TypedDict):
    """One card of a carousel."""

    header: NotRequired[FriendtalkHeaderRaw]
    """Title of the card, at most 20 characters.

    Line above the message or card, at most 20 characters.

    1 to 80 characters.
    """
    message: NotRequired[str]
    """Text of the card, at most 180 characters.

    1 to 720 characters.
    """
    additionalContent: NotRequired[FriendtalkAdditionalContentRaw]
    """Additional line below the text, for example about prices or terms, at most 34 characters.

    1 to 136 characters.
    """
    attachment: FriendtalkCarouselAttachmentRaw
    """What stands with the text of a card: its image, at most 2 buttons, coupon, offer."""


class FriendtalkCarouselHeadRaw(TypedDict):
    """Opening card of a carousel."""

    header: FriendtalkHeaderRaw
    """Title of the opening card, at most 20 characters.

    Line above the message or card, at most 20 characters.

    1 to 80 characters.
    """
    content: str
    """Text of the opening card, at most 50 characters.

    1 to 200 characters.
    """
    imageUrl: MessengerImageUrl
    """Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
    for placeholders: the image is looked up when the message is accepted.

    1 to 1000 characters.
    """
    urlMobile: NotRequired[MessengerLinkRaw]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeIos: NotRequired[MessengerLinkRaw]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeAndroid: NotRequired[MessengerLinkRaw]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """


class FriendtalkCarouselTailRaw(TypedDict):
    """Closing link of a carousel ("see more"). At least one link is required.

    At least 1 field.
    """

    urlMobile: NotRequired[MessengerLinkRaw]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeIos: NotRequired[MessengerLinkRaw]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeAndroid: NotRequired[MessengerLinkRaw]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """


class FriendtalkCarouselRaw(TypedDict):
    """Cards side by side, a feed (`FC`) or offers (`FA`), with an optional opening card and closing link."""

    list: List[FriendtalkCarouselCardRaw]
    """2 to 10 cards, or 1 to 10 offers (`FA`) with an opening card, shown in this order.

    1 to 10 items.
    """
    head: NotRequired[FriendtalkCarouselHeadRaw]
    """Opening card of a carousel."""
    tail: NotRequired[FriendtalkCarouselTailRaw]
    """Closing link of a carousel ("see more"). At least one link is required.

    At least 1 field.
    """


class OmniFriendtalk(TypedDict):
    """A friendtalk message as it is given in a message flow. Placeholders may stand in what the recipient
    reads or follows, so these strings may be four times as long as those of the message that is sent.
    """

    senderKey: MessengerSenderKey
    """Key of the sender profile (channel) in the messenger provider's business messaging. It must be
    registered for the account.

    1 to 100 characters.
    """
    msgType: FriendtalkMsgType
    """Kind of the friendtalk message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel,
    `FM` commerce, `FA` carousel of offers, `FP` premium video. All but the first three are an extension.

    At most 2 characters.
    """
    text: NotRequired[FriendtalkTextRaw]
    """Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
    premium video (`FP`).

    1 to 4000 characters.
    """
    adFlag: NotRequired[FriendtalkAdFlag]
    """Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
    delivered between 08:00 and 20:00 Korean time only.

    At most 1 character.
    """
    adult: NotRequired[FriendtalkAdult]
    """Whether the message is for adults only, so that the messenger asks for proof of age first.

    At most 1 character.
    """
    pushAlarm: NotRequired[FriendtalkPushAlarm]
    """Whether the recipient's phone announces the message. Without it the messenger's own setting holds.

    At most 1 character.
    """
    header: NotRequired[FriendtalkHeaderRaw]
    """Line above the message or card, at most 20 characters.

    1 to 80 characters.
    """
    additionalContent: NotRequired[FriendtalkAdditionalContentRaw]
    """Additional line below the text, for example about prices or terms, at most 34 characters.

    1 to 136 characters.
    """
    groupTagKey: NotRequired[FriendtalkGroupTagKey]
    """Key of a group tag by which the messenger provider counts the message, at most 40 characters.

    1 to 40 characters.
    """
    attachment: NotRequired[FriendtalkAttachmentRaw]
    """What stands with the text: buttons, image, item list, coupon, offer, video."""
    carousel: NotRequired[FriendtalkCarouselRaw]
    """Cards side by side, a feed (`FC`) or offers (`FA`), with an optional opening card and closing link."""


class OmniEntryFriendtalk(TypedDict):
    """An entry that sends a friendtalk message."""

    friendtalk: OmniFriendtalk
    """A friendtalk message as it is given in a message flow. Placeholders may stand in what the recipient
    reads or follows, so these strings may be four times as long as those of the message that is sent.
    """
    sms: NotRequired[NoReturn]
    mms: NotRequired[NoReturn]
    rcs: NotRequired[NoReturn]
    alimtalk: NotRequired[NoReturn]
    brandmessage: NotRequired[NoReturn]


class BrandmessageButtonWlRaw(TypedDict):
    """Brand message button of type `WL`. Opens a web page. `urlMobile` is required, and `target` is `out` or absent."""

    name: MessengerButtonNameRaw
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["WL"]
    """Always `WL` for this kind.

    At most 2 characters.
    """
    urlMobile: MessengerLinkRaw
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    target: NotRequired[Literal["out"]]
    """Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.

    At most 3 characters.
    """


class BrandmessageButtonAcRaw(TypedDict):
    """Messenger button of type `AC`. Adds the sender's channel to the recipient's friends. The messenger has a label for it."""

    name: NotRequired[MessengerButtonNameRaw]
    """Label that the recipient sees, at most 14 characters.

    Label of a button or quick reply, at most 14 characters.

    1 to 56 characters.
    """
    type: Literal["AC"]
    """Always `AC` for this kind.

    At most 2 characters.
    """


class BrandmessageCardVariableRaw(TypedDict):
    """Values of the variables of one card."""

    messageVariable: NotRequired[BrandmessageMessageVariableRaw]
    """Values of the variables in the template's text, by name, at most 50.

    At most 50 fields.
    """
    buttonVariable: NotRequired[BrandmessagePartVariableRaw]
    """Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    couponVariable: NotRequired[BrandmessagePartVariableRaw]
    """Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    imageVariable: NotRequired[BrandmessageImageVariableRaw]
    """The images of the template, in its order, at most 10.

    1 to 10 items.
    """
    commerceVariable: NotRequired[BrandmessagePartVariableRaw]
    """Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """


class BrandmessageItemRaw(TypedDict):
    """The list of a wide item list message (`FL`). Only there."""

    list: List[FriendtalkItemRowRaw]
    """3 to 4 rows, shown in this order.

    3 to 4 items.
    """


class BrandmessageCouponRaw(TypedDict):
    """A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel."""

    title: Any
    description: str
    """Condition of the coupon, at most 12 characters, 18 for `FW`, `FL` and `FP`.

    1 to 72 characters.
    """
    urlMobile: NotRequired[MessengerLinkRaw]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    urlPc: NotRequired[MessengerLinkRaw]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeIos: NotRequired[MessengerLinkRaw]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """
    schemeAndroid: NotRequired[MessengerLinkRaw]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 4000 characters.
    """


class BrandmessageCommerceRaw(TypedDict):
    """An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
    or as an amount, and the discount needs the price.
    """

    title: str
    """Name of the goods, at most 30 characters.

    1 to 120 characters.
    """
    regularPrice: int
    """Price without the discount.

    0 to 99999999.
    """
    discountPrice: NotRequired[int]
    """Price after the discount.

    0 to 99999999.
    """
    discountRate: NotRequired[int]
    """Discount in per cent.

    0 to 100.
    """
    discountFixed: NotRequired[int]
    """Discount as an amount.

    0 to 999999.
    """


class BrandmessageVideo(TypedDict):
    """The video of a premium video message."""

    videoUrl: Any
    """At most 500 characters. Pattern: `^https://tv\\.kakao\\.com/.`."""
    thumbnailUrl: NotRequired[Any]
    """At most 500 characters."""


class BrandmessageAttachmentRaw(TypedDict):
    """What stands with the text: buttons, image, item list, coupon, offer, video. The message type decides which of them;
    in a carousel they stand in the cards.
    """

    button: NotRequired[BrandmessageButtonsRaw]
    """Buttons below the message, at most 5 (fewer for most kinds), shown in this order.

    At most 5 items.
    """
    image: NotRequired[FriendtalkImageRaw]
    """The image of an `FI`, `FW` or `FM` message.

    The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card.
    """
    item: NotRequired[BrandmessageItemRaw]
    """The list of a wide item list message (`FL`). Only there."""
    coupon: NotRequired[BrandmessageCouponRaw]
    """A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel."""
    commerce: NotRequired[BrandmessageCommerceRaw]
    """An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
    or as an amount, and the discount needs the price.
    """
    video: NotRequired[BrandmessageVideo]
    """The video of a premium video message."""


class BrandmessageCarouselAttachmentRaw(TypedDict):
    """What stands in a card: its image, 1 or 2 buttons, a coupon, and in a carousel of offers (`FA`) its offer."""

    button: BrandmessageButtonsRaw
    """Buttons of the card, 1 or 2, shown in this order. A button of the type AC is the last one.

    1 to 2 items.
    """
    image: FriendtalkImageRaw
    """The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card."""
    coupon: NotRequired[BrandmessageCouponRaw]
    """A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel."""
    commerce: NotRequired[BrandmessageCommerceRaw]
    """An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
    or as an amount, and the discount needs the price.
    """


class BrandmessageCarouselCardRaw(TypedDict):
    """One card of a carousel. A card of a feed (`FC`) has `header` and `message`, a card of offers (`FA`) has neither and may
    have `additionalContent`.
    """

    header: NotRequired[FriendtalkHeaderRaw]
    """Title of a card of a feed, at most 20 characters.

    Line above the message or card, at most 20 characters.

    1 to 80 characters.
    """
    message: NotRequired[str]
    """Text of a card of a feed, at most 180 characters and two line breaks.

    1 to 720 characters.
    """
    additionalContent: NotRequired[FriendtalkAdditionalContentRaw]
    """Additional line of a card of offers, at most 34 characters.

    Additional line below the text, for example about prices or terms, at most 34 characters.

    1 to 136 characters.
    """
    attachment: BrandmessageCarouselAttachmentRaw
    """What stands in a card: its image, 1 or 2 buttons, a coupon, and in a carousel of offers (`FA`) its offer."""


class BrandmessageCarouselRaw(TypedDict):
    """Cards side by side: a feed (`FC`), or offers (`FA`) with an optional opening card; either with an optional closing link."""

    list: List[BrandmessageCarouselCardRaw]
    """2 to 10 cards, or 1 to 10 with an opening card, shown in this order.

    1 to 10 items.
    """
    head: NotRequired[FriendtalkCarouselHeadRaw]
    """Opening card of a carousel of offers (`FA`). It has `urlMobile` if it has any link.

    Opening card of a carousel.
    """
    tail: NotRequired[FriendtalkCarouselTailRaw]
    """Closing link of a carousel ("see more"). It has `urlMobile`.

    Closing link of a carousel ("see more"). At least one link is required.

    At least 1 field.
    """


class OmniBrandmessage(TypedDict):
    """A brand message as it is given in a message flow. Placeholders may stand in what the recipient reads or follows, so
    these strings may be four times as long as those of the message that is sent.
    """

    senderKey: BrandmessageSenderKey
    """Key of the sender profile (channel) in the messenger provider's business messaging, at most 40 characters. It must be
    registered for the account.

    1 to 40 characters.
    """
    sendType: BrandmessageSendType
    """Where the content comes from: `basic`, from a template that was registered beforehand; `free`, from the request.

    At most 10 characters.
    """
    msgType: BrandmessageMsgType
    """Kind of the brand message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel feed,
    `FM` commerce, `FA` carousel commerce, `FP` premium video.

    At most 2 characters.
    """
    text: NotRequired[BrandmessageTextRaw]
    """Message text: `FT` 1300 characters, `FI` 400, `FW` and `FP` 76. The other kinds have none.

    1 to 5200 characters.
    """
    imgUrl: NotRequired[MessengerImageUrl]
    """Address of the image of an `FI`, `FW` or `FM` message. A shorter way to write `attachment.image.imgUrl`; only one of
    the two may be given.

    Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
    for placeholders: the image is looked up when the message is accepted.

    1 to 1000 characters.
    """
    button: NotRequired[BrandmessageButtonsRaw]
    """Buttons below the message. A shorter way to write `attachment.button`; only one of the two may be given.

    Buttons below the message, at most 5 (fewer for most kinds), shown in this order.

    At most 5 items.
    """
    targeting: NotRequired[BrandmessageTargeting]
    """Who gets the message: `M`, people who agreed to the business's advertising; `N`, those of them who are not friends of
    the channel; `I`, friends of the channel. Required for a `basic` message; a `free` one is for friends only (`I`).
    `M` and `N` need the right to it, and an 080 number, registered with the sender key.

    At most 1 character.
    """
    templateCode: NotRequired[BrandmessageTemplateCode]
    """Code of the registered template of a `basic` message, at most 100 characters. A `free` message has none.

    1 to 100 characters.
    """
    messageVariable: NotRequired[BrandmessageMessageVariableRaw]
    """Values of the variables in the template's text, by name, at most 50.

    At most 50 fields.
    """
    buttonVariable: NotRequired[BrandmessagePartVariableRaw]
    """Values of the variables in the template's buttons, by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    couponVariable: NotRequired[BrandmessagePartVariableRaw]
    """Values of the variables in the template's coupon, by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    imageVariable: NotRequired[BrandmessageImageVariableRaw]
    """The images of the template, in its order, at most 10.

    1 to 10 items.
    """
    videoVariable: NotRequired[BrandmessagePartVariableRaw]
    """The video of the template (`videoUrl`, `thumbnailUrl`), or values of its variables by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    commerceVariable: NotRequired[BrandmessagePartVariableRaw]
    """Values of the variables in the template's offer, by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    carouselVariable: NotRequired[BrandmessageCarouselVariableRaw]
    """Values of the variables of a carousel template: a list with one entry for each card, at most 10. One object, which some
    clients write, is handed on as it is.

    1 to 10 items. At most 50 fields.
    """
    groupTagKey: NotRequired[FriendtalkGroupTagKey]
    """Key of a group tag by which the messenger provider counts a `free` message, at most 40 characters.

    Key of a group tag by which the messenger provider counts the message, at most 40 characters.

    1 to 40 characters.
    """
    adult: NotRequired[FriendtalkAdult]
    """Whether a `free` message is for adults only, so that the messenger asks for proof of age first; without it, `N`.

    Whether the message is for adults only, so that the messenger asks for proof of age first.

    At most 1 character.
    """
    pushAlarm: NotRequired[FriendtalkPushAlarm]
    """Whether the recipient's phone announces the message; without it, `Y`.

    Whether the recipient's phone announces the message. Without it the messenger's own setting holds.

    At most 1 character.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """
    unsubscribePhoneNumber: NotRequired[BrandmessageUnsubscribePhoneNumber]
    """The 080 number by which the recipient opts out, with or without hyphens. It stands in place of the one that is
    registered with the sender key.

    At most 13 characters. Pattern: `^080-?[0-9]{3,4}-?[0-9]{4}$`.
    """
    unsubscribeAuthNumber: NotRequired[BrandmessageUnsubscribeAuthNumber]
    """The number that the recipient enters to opt out, at most 10 digits. It stands with `unsubscribePhoneNumber` only.

    At most 10 characters. Pattern: `^[0-9]{1,10}$`.
    """
    header: NotRequired[FriendtalkHeaderRaw]
    """Line above the message, at most 20 characters. Required for a `free` `FL`, and allowed for `FP`.

    Line above the message or card, at most 20 characters.

    1 to 80 characters.
    """
    additionalContent: NotRequired[FriendtalkAdditionalContentRaw]
    """Additional line below the offer of an `FM` message, at most 34 characters and one line break.

    Additional line below the text, for example about prices or terms, at most 34 characters.

    1 to 136 characters.
    """
    adFlag: NotRequired[Literal["Y", "N"]]
    """Whether a `free` message is an advertisement: `Y` (also when it is left out) marks it as one, `N` does not. `FL`,
    `FC` and `FA` and every `basic` message always are. An advertisement is delivered between 08:00 and 20:00 Korean
    time only.

    At most 1 character.
    """
    attachment: NotRequired[BrandmessageAttachmentRaw]
    """What stands with the text: buttons, image, item list, coupon, offer, video. The message type decides which of them;
    in a carousel they stand in the cards.
    """
    carousel: NotRequired[BrandmessageCarouselRaw]
    """Cards side by side: a feed (`FC`), or offers (`FA`) with an optional opening card; either with an optional closing link."""


class OmniEntryBrandmessage(TypedDict):
    """An entry that sends a brand message."""

    brandmessage: OmniBrandmessage
    """A brand message as it is given in a message flow. Placeholders may stand in what the recipient reads or follows, so
    these strings may be four times as long as those of the message that is sent.
    """
    sms: NotRequired[NoReturn]
    mms: NotRequired[NoReturn]
    rcs: NotRequired[NoReturn]
    alimtalk: NotRequired[NoReturn]
    friendtalk: NotRequired[NoReturn]


class Destination(TypedDict):
    """One recipient of a combined send. A fault of one recipient (a bad number, a placeholder without a value, a text too long
    once the values stand in it) refuses that recipient only.
    """

    to: str
    """Recipient's number, 8 to 15 digits. Anything else, and no number at all, refuses this recipient only, with code A306 in
    its own result.

    At most 100 characters.
    """
    replaceWords: NotRequired[DestinationReplaceWords]
    """Values for the placeholders of the form `#{name}` in what the recipient reads or follows: text,
    title, header, footer, descriptions, button labels and links. A key may be written as `name` or as
    `#{name}`; where both stand, `name` counts. Values are put in once: a `#{…}` inside a value stays as
    it is. At most 100 keys of at most 100 characters, with values of at most 2000 characters.

    At most 100 fields.
    """


class OmniSendWithMessageFlow(TypedDict):
    """One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
    registered form (`messageForm`), never both.
    """

    messageFlow: OmniFlow
    """1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
    one is sent in its place.

    1 to 5 items.
    """
    destinations: List[Destination]
    """1 to 10 recipients. Each is accepted or refused by itself and has its own message key.

    1 to 10 items.
    """
    ref: NotRequired[Ref]
    """A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

    At most 200 characters.
    """
    sendAt: NotRequired[SendAt]
    """When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    messageForm: NotRequired[NoReturn]
    paymentCode: NotRequired[OmniPaymentCode]
    """A code of your own by which the message is billed, at most 20 characters.

    1 to 20 characters.
    """


class OmniSendWithMessageForm(TypedDict):
    """One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
    registered form (`messageForm`), never both.
    """

    messageFlow: NotRequired[NoReturn]
    destinations: List[Destination]
    """1 to 10 recipients. Each is accepted or refused by itself and has its own message key.

    1 to 10 items.
    """
    ref: NotRequired[Ref]
    """A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

    At most 200 characters.
    """
    sendAt: NotRequired[SendAt]
    """When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    messageForm: FormId
    """Id of the registered form to send, in place of `messageFlow`.

    Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
    with A250.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    paymentCode: NotRequired[OmniPaymentCode]
    """A code of your own by which the message is billed, at most 20 characters.

    1 to 20 characters.
    """


class DestinationResult(TypedDict):
    """What became of one recipient of a combined send."""

    to: str
    """The number as the request gave it.

    At most 100 characters.
    """
    msgKey: NotRequired[MessageKey]
    """Message key of the message to this recipient. Absent when the recipient was refused.

    Message key. It names one message to one recipient in reports and inquiries.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    code: ResultCode
    """Result for this recipient. A000 when the message was accepted.

    Result code, an A and three digits. The table of result codes in the introduction lists them all.

    At most 4 characters. Pattern: `^A[0-9]{3}$`.
    """
    result: ResultText
    """The result code in words. Decide by the code; the text is for people.

    At most 200 characters.
    """


class OmniDestinations(TypedDict):
    """What became of each recipient."""

    destinations: List[DestinationResult]
    """One entry for each recipient, in the order of the request.

    1 to 10 items.
    """


class Fault(TypedDict):
    """One fault of a refused request."""

    pointer: str
    """JSON pointer into the request, for example `/fallback/text`. Empty where the fault concerns the body as a whole.

    At most 1000 characters.
    """
    code: ResultCode
    """Result code, an A and three digits. The table of result codes in the introduction lists them all.

    At most 4 characters. Pattern: `^A[0-9]{3}$`.
    """
    message: str
    """What is wrong there, in plain words.

    At most 1000 characters.
    """


class OmniAccepted(TypedDict):
    """The message was accepted for at least one recipient. The code of each recipient is a result of its own."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: OmniDestinations
    """What became of each recipient."""
    ref: NotRequired[str]
    """The reference that the request gave. Absent when it gave none.

    At most 200 characters.
    """
    errors: NotRequired[List[Fault]]
    """Why recipients were refused: every fault of each, in the order of `destinations`. The pointer names the recipient, and the message what is wrong for that one. Absent when all were accepted."""
    warnings: NotRequired[Warnings]
    """Names in the accepted request that were read as others or ignored: change them when you can. Where the operator has
    switched the failure watch on, also channels of the request whose newest reports fail, once in some minutes. Quotas of
    which 80 % is used, once a minute. Absent when there are none.

    At most 100 items.
    """


_SmsSend = TypedDict("_SmsSend", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class SmsSend(_SmsSend):
    """A short text message to one domestic recipient."""

    to: DomesticNumber
    """Recipient number, digits only.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    text: SmsText
    """Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.

    At least 1 character.
    """
    ref: NotRequired[Ref]
    """A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

    At most 200 characters.
    """
    sendAt: NotRequired[SendAt]
    """When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """


_MmsSend = TypedDict("_MmsSend", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class MmsSend(_MmsSend):
    """A long text or image message to one domestic recipient. Without `fileKey` it goes out as a long text message (LMS, message type LM), with one or more as an image message (MMS, message type MM)."""

    to: DomesticNumber
    """Recipient number, digits only.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    text: MmsText
    """Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.

    At least 1 character.
    """
    title: NotRequired[MmsTitle]
    """Title above the text, at most 40 bytes in CP949."""
    fileKey: NotRequired[FileKeys]
    """Keys of uploaded MMS images, at most three, shown in this order.

    At most 3 items.
    """
    ref: NotRequired[Ref]
    """A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

    At most 200 characters.
    """
    sendAt: NotRequired[SendAt]
    """When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """


class OptOutRequest(TypedDict):
    """Numbers that opted out."""

    numbers: OptOutNumbers
    """The numbers, at most 1000.

    1 to 1000 items.
    """
    sender: NotRequired[OptOutSender]
    """A registered sender number or sender key, if the recipient has opted out of this sender alone. Left out, it is every sender of the
    account.

    1 to 40 characters.
    """


class OptOutsAddedData(TypedDict):
    """The count."""

    added: int
    """How many were not registered before.

    0 to 1000.
    """


class OptOutsAdded(TypedDict):
    """How many numbers were added."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: OptOutsAddedData
    """The count."""


class OptOutsRemovedData(TypedDict):
    """The count."""

    removed: int
    """How many were registered.

    0 to 1000.
    """


class OptOutsRemoved(TypedDict):
    """How many numbers were removed."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: OptOutsRemovedData
    """The count."""


class OptOutQuestion(TypedDict):
    """Numbers to look up."""

    numbers: OptOutNumbers
    """The numbers, at most 1000.

    1 to 1000 items.
    """


class OptOut(TypedDict):
    """A number that gets no advertising."""

    number: str
    """The number as the request has it."""
    sender: NotRequired[str]
    """The sender number or sender key; absent if it is every sender of the account."""
    since: Timestamp
    """A time to the second, ISO 8601 with its offset from UTC, given in Korean time.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """


class OptOutList(TypedDict):
    """Those of the numbers that have opted out."""

    optOuts: List[OptOut]
    """One entry for each sender that a number has opted out of, in the order of the numbers."""


class OptOutsFound(TypedDict):
    """What is registered for the numbers."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: OptOutList
    """Those of the numbers that have opted out."""


class FormRequest(TypedDict):
    """The messages of a form, with or without placeholders."""

    messageForm: OmniFlow
    """1 to 5 messages in send order, each as an entry of `messageFlow` in the combined send.

    1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
    one is sent in its place.

    1 to 5 items.
    """


class FormReceipt(TypedDict):
    """The id of a saved form and its expiry."""

    formId: FormId
    """Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
    with A250.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    expired: Timestamp
    """When the form expires, one year after it was last saved, in Korean time with its offset."""


class FormSaved(TypedDict):
    """The form was saved and may be used at once."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: FormReceipt
    """The id of a saved form and its expiry."""
    warnings: NotRequired[List[Warning]]
    """What will need your attention before the form expires, for example a file that expires earlier, and names that
    were read as others or ignored. Absent when there is nothing.

    At most 100 items.
    """


class FormContent(TypedDict):
    """A saved form, with the names of this document."""

    formId: FormId
    """Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
    with A250.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    messageForm: OmniFlow
    """The messages of the form, in send order.

    1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
    one is sent in its place.

    1 to 5 items.
    """
    expired: Timestamp
    """When the form expires, one year after it was last saved, in Korean time with its offset."""


class FormFound(TypedDict):
    """The form that was asked for."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: FormContent
    """A saved form, with the names of this document."""


class FormUpdate(TypedDict):
    """The messages that replace those of a form, with or without placeholders."""

    messageForm: OmniFlow
    """1 to 5 messages in send order, each as an entry of `messageFlow` in the combined send.

    1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
    one is sent in its place.

    1 to 5 items.
    """
    formId: NotRequired[FormId]
    """The id of the form, which the path has already. Another id than that of the path is refused.

    Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
    with A250.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """


class FormDeleted(TypedDict):
    """The form is gone. Messages that were accepted with it are sent all the same."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""


class UploadFileBody(TypedDict):
    """The form of an upload."""

    file: Union[bytes, File]
    """The image. How large it may be, the table of image rules says for each service (A200). Its file name has at most 40 characters; letters and digits are recommended. The format is read from the bytes; the part's content type must name the same format, or be `application/octet-stream`."""


class UploadedFile(TypedDict):
    """A registered image. Use it in any number of sends until it expires."""

    fileKey: str
    """Key of the file, for `fileKey` in send requests.

    At most 100 characters.
    """
    media: NotRequired[str]
    """Reference of the file, for `media` in RCS messages. Answered for the service type RCS.

    At most 200 characters. Pattern: `^maapfile://`.
    """
    imgUrl: NotRequired[str]
    """Address of the file, for `imgUrl` in friendtalk and brand messages. Answered for these two service types.

    At most 1000 characters.
    """
    expired: FileExpiry
    """When the file expires, to the second, in Korean time. It has no offset.

    At most 19 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$`.
    """


class FileUploaded(TypedDict):
    """The image was registered."""

    code: SuccessCode
    """The code of success."""
    result: SuccessText
    """The text of success."""
    data: UploadedFile
    """A registered image. Use it in any number of sends until it expires."""


class UploadTypedFileBody(TypedDict):
    """The form of an upload."""

    file: Union[bytes, File]
    """The image. How large it may be, the table of image rules says for each service (A200). Its file name has at most 40 characters; letters and digits are recommended. The format is read from the bytes; the part's content type must name the same format, or be `application/octet-stream`."""


class UploadSubtypedFileBody(TypedDict):
    """The form of an upload."""

    file: Union[bytes, File]
    """The image. How large it may be, the table of image rules says for each service (A200). Its file name has at most 40 characters; letters and digits are recommended. The format is read from the bytes; the part's content type must name the same format, or be `application/octet-stream`."""


class Refusal(TypedDict):
    """The envelope of every answer that is not a success."""

    code: ResultCode
    """Result code, an A and three digits. The table of result codes in the introduction lists them all.

    At most 4 characters. Pattern: `^A[0-9]{3}$`.
    """
    result: ResultText
    """The result code in words. Decide by the code; the text is for people.

    At most 200 characters.
    """
    errors: NotRequired[List[Fault]]
    """Every fault that was found in an invalid request, in the order in which this document lists the fields. The code of the first one is the `code` of the envelope."""


class OmniRefusal(TypedDict):
    """The answer to a combined send that no recipient was accepted for. Where the request itself was in
    order and every recipient was refused, `code` is the first recipient's and `data` shows them all. `errors` has what is wrong
    with each of them: a fault that they share once, at its place in the request, any other at the recipient.
    """

    data: NotRequired[OmniDestinations]
    """What became of each recipient."""
    ref: NotRequired[str]
    """The reference that the request gave, where the answer has `data`. Absent when it gave none.

    At most 200 characters.
    """
    code: ResultCode
    """Result code, an A and three digits. The table of result codes in the introduction lists them all.

    At most 4 characters. Pattern: `^A[0-9]{3}$`.
    """
    result: ResultText
    """The result code in words. Decide by the code; the text is for people.

    At most 200 characters.
    """
    errors: NotRequired[List[Fault]]
    """Every fault that was found in an invalid request, in the order in which this document lists the fields. The code of the first one is the `code` of the envelope."""


class WebhookReport(TypedDict):
    """The final report of one message. Fields whose value is not known are absent."""

    msgKey: MessageKey
    """Message key. It names one message to one recipient in reports and inquiries.

    At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    serviceType: ServiceType
    """The service by which the message went out. The values are an extension."""
    msgType: NotRequired[MessageType]
    """The type of the message within its service. The values are an extension."""
    sendTime: NotRequired[TimestampMillis]
    """When the message was handed to the carrier.

    A time to the millisecond, ISO 8601 with its offset from UTC, given in Korean time.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    reportTime: TimestampMillis
    """When the result became known.

    A time to the millisecond, ISO 8601 with its offset from UTC, given in Korean time.

    At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    reportType: ReportType
    """The report kind. `0` is the final result of the message, `1` the result of a step before it. The values are an extension."""
    reportCode: ReportCode
    """The delivery result. `10000` is delivered; the table of report codes lists the others. The values are an extension.

    At most 5 characters. Pattern: `^[0-9]{5}$`.
    """
    reportText: NotRequired[str]
    """The result in words.

    At most 200 characters.
    """
    carrier: NotRequired[Carrier]
    """Code of the mobile carrier. `10000` stands for any carrier without a code of its own. The values are an extension."""
    resCnt: NotRequired[str]
    """Number of parts into which an international message was split.

    At most 1 character. Pattern: `^[1-5]$`.
    """
    ref: NotRequired[str]
    """The reference that the send request gave.

    At most 200 characters.
    """


class WebhookAlert(TypedDict):
    """The reports of a channel began or ceased to fail."""

    alert: Literal["failing", "recovered", "test"]
    """`failing`: they fail now. `recovered`: they do not fail any more; `failure` is as it was. `test`: an invented failure, which you or the operator asked for."""
    time: Timestamp
    """When it was found.

    A time to the second, ISO 8601 with its offset from UTC, given in Korean time.

    At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
    """
    failure: ChannelFailure
    """A channel of the account whose newest reports fail, with the most frequent of their codes."""


_SmsStep = TypedDict("_SmsStep", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class SmsStep(_SmsStep):
    """A short text message as one step of a message flow, held to the limits that count once the
    placeholders have been replaced.
    """

    text: SmsText
    """Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.

    At least 1 character.
    """
    ttl: NotRequired[TtlSeconds]
    """How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.

    At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """


class CarrierMessage1(TypedDict):
    """A short text message."""

    reference: CarrierReference
    """The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.

    1 to 240 characters.
    """
    channel: Literal["sms"]
    """The channel."""
    serviceType: ServiceType
    """The service by which the message went out. The values are an extension."""
    msgType: MessageType
    """The type of the message within its service. The values are an extension."""
    to: DomesticNumber
    """The recipient.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    payload: SmsStep
    """A short text message as one step of a message flow, held to the limits that count once the
    placeholders have been replaced.
    """
    validUntil: CarrierValidUntil
    """When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.

    At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$`.
    """


_MmsStep = TypedDict("_MmsStep", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class MmsStep(_MmsStep):
    """A long text message, with up to three images, as one step of a message flow, held to the limits that
    count once the placeholders have been replaced. Without images it is sent as LMS.
    """

    text: MmsText
    """Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.

    At least 1 character.
    """
    title: NotRequired[MmsTitle]
    """Title above the text, at most 40 bytes in CP949."""
    fileKey: NotRequired[FileKeys]
    """Keys of uploaded MMS images, at most three, shown in this order.

    At most 3 items.
    """
    ttl: NotRequired[TtlSeconds]
    """How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.

    At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """


class CarrierFile(TypedDict):
    """An image with its bytes."""

    fileKey: FileKey
    """The name under which the payload has it.

    The key of an uploaded image, as the upload answered it. It must be a file of your account that has not expired.

    At most 100 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
    """
    mediaType: str
    """The image's media type.

    At most 50 characters.
    """
    content: str
    """The image's bytes in base64.

    At most 2800000 characters.
    """


class CarrierMessage2(TypedDict):
    """A long text message, with up to three images."""

    reference: CarrierReference
    """The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.

    1 to 240 characters.
    """
    channel: Literal["mms"]
    """The channel."""
    serviceType: ServiceType
    """The service by which the message went out. The values are an extension."""
    msgType: MessageType
    """The type of the message within its service. The values are an extension."""
    to: DomesticNumber
    """The recipient.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    payload: MmsStep
    """A long text message, with up to three images, as one step of a message flow, held to the limits that
    count once the placeholders have been replaced. Without images it is sent as LMS.
    """
    validUntil: CarrierValidUntil
    """When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.

    At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$`.
    """
    files: NotRequired[CarrierFiles]
    """The registered images that the payload names, by key or as `maapfile://` and the key, with their bytes. Absent where there are none.

    At most 20 items.
    """


_RcsStepWithContent = TypedDict("_RcsStepWithContent", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class RcsStepWithContent(_RcsStepWithContent):
    """An RCS message as one step of a message flow, held to the limits that count once the placeholders
    have been replaced. Exactly one of `content` and `body` is given.
    """

    content: RcsContent
    """The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.

    Exactly 1 field.
    """
    body: NotRequired[NoReturn]
    buttons: NotRequired[NoReturn]
    formatId: RcsFormatId
    """RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.

    At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
    """
    brandKey: RcsBrandKey
    """Key of the RCS brand that sends. It must be registered for the account.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    brandId: NotRequired[RcsBrandId]
    """ID of the RCS brand that sends.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    expiryOption: NotRequired[RcsExpiryOption]
    """How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.

    At most 1 character.
    """
    header: NotRequired[RcsHeader]
    """Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.

    At most 1 character.
    """
    footer: NotRequired[RcsFooter]
    """The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.

    1 to 100 characters.
    """
    groupId: NotRequired[RcsGroupId]
    """A group of your own by which the carrier counts the message.

    1 to 20 characters.
    """
    copyAllowed: NotRequired[RcsCopyAllowed]
    """Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.

    At most 1 character.
    """
    agencyId: NotRequired[RcsAgencyId]
    """ID of the agency that runs the brand for its owner.

    1 to 20 characters.
    """
    agencyKey: NotRequired[RcsAgencyKey]
    """Key of the agency that runs the brand for its owner.

    1 to 100 characters.
    """
    ttl: NotRequired[TtlSeconds]
    """How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.

    At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
    """


_RcsStepWithBody = TypedDict("_RcsStepWithBody", {
    # Sender number, digits only. It must be registered for the account. A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    "from": 'DomesticNumber',
})


class RcsStepWithBody(_RcsStepWithBody):
    """An RCS message as one step of a message flow, held to the limits that count once the placeholders
    have been replaced. Exactly one of `content` and `body` is given.
    """

    content: NotRequired[NoReturn]
    body: RcsBody
    """The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.

    1 to 80 fields.
    """
    buttons: NotRequired[RcsButtons]
    """Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.

    At most 6 items.
    """
    formatId: RcsFormatId
    """RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.

    At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
    """
    brandKey: RcsBrandKey
    """Key of the RCS brand that sends. It must be registered for the account.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    brandId: NotRequired[RcsBrandId]
    """ID of the RCS brand that sends.

    At most 100 characters. Pattern: `^\\S+$`.
    """
    expiryOption: NotRequired[RcsExpiryOption]
    """How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.

    At most 1 character.
    """
    header: NotRequired[RcsHeader]
    """Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.

    At most 1 character.
    """
    footer: NotRequired[RcsFooter]
    """The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.

    1 to 100 characters.
    """
    groupId: NotRequired[RcsGroupId]
    """A group of your own by which the carrier counts the message.

    1 to 20 characters.
    """
    copyAllowed: NotRequired[RcsCopyAllowed]
    """Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.

    At most 1 character.
    """
    agencyId: NotRequired[RcsAgencyId]
    """ID of the agency that runs the brand for its owner.

    1 to 20 characters.
    """
    agencyKey: NotRequired[RcsAgencyKey]
    """Key of the agency that runs the brand for its owner.

    1 to 100 characters.
    """
    ttl: NotRequired[TtlSeconds]
    """How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.

    At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
    """


class CarrierMessage3(TypedDict):
    """An RCS message."""

    reference: CarrierReference
    """The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.

    1 to 240 characters.
    """
    channel: Literal["rcs"]
    """The channel."""
    serviceType: ServiceType
    """The service by which the message went out. The values are an extension."""
    msgType: MessageType
    """The type of the message within its service. The values are an extension."""
    to: DomesticNumber
    """The recipient.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    payload: RcsStep
    """An RCS message as one step of a message flow, held to the limits that count once the placeholders
    have been replaced. Exactly one of `content` and `body` is given.
    """
    validUntil: CarrierValidUntil
    """When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.

    At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$`.
    """
    files: NotRequired[CarrierFiles]
    """The registered images that the payload names, by key or as `maapfile://` and the key, with their bytes. Absent where there are none.

    At most 20 items.
    """


_CarrierInternational = TypedDict("_CarrierInternational", {
    # What the recipient sees as the sender: the sender number in domestic form, or the text Sender ID that is registered for the country. At most 20 characters.
    "from": 'str',
})


class CarrierInternational(_CarrierInternational):
    """A text message abroad, as one step of a message flow."""

    text: str
    """The text, at most 2000 characters and 5 parts. With characters of the GSM default alphabet alone a part holds 153 characters and a single one 160, otherwise 67 and 70.

    1 to 2000 characters.
    """


class CarrierMessage4(TypedDict):
    """A text message abroad."""

    reference: CarrierReference
    """The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.

    1 to 240 characters.
    """
    channel: Literal["international"]
    """The channel."""
    serviceType: ServiceType
    """The service by which the message went out. The values are an extension."""
    msgType: MessageType
    """The type of the message within its service. The values are an extension."""
    to: InternationalNumber
    """The recipient.

    A phone number in international form, a plus sign, the country code and the rest of the number, digits only.

    At most 16 characters. Pattern: `^\\+[1-9][0-9]{6,14}$`.
    """
    payload: CarrierInternational
    """A text message abroad, as one step of a message flow."""
    validUntil: CarrierValidUntil
    """When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.

    At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$`.
    """


class AlimtalkStep(TypedDict):
    """An alimtalk message as one step of a message flow, held to the limits that count once the
    placeholders have been replaced.
    """

    senderKey: MessengerSenderKey
    """Key of the sender profile (channel) in the messenger provider's business messaging. It must be
    registered for the account.

    1 to 100 characters.
    """
    msgType: AlimtalkMsgType
    """Kind of the alimtalk message: `AT` text, `AI` with the image that belongs to the approved template.

    At most 2 characters.
    """
    templateCode: AlimtalkTemplateCode
    """Code of the approved template, at most 30 characters. It must be registered for the account.

    1 to 30 characters.
    """
    text: AlimtalkText
    """The template's text with its variables filled in, at most 1000 characters. A text that differs from
    the template is accepted here and fails at the messenger provider (report code 63016).

    1 to 1000 characters.
    """
    title: NotRequired[AlimtalkTitle]
    """Emphasised title of the template, at most 50 characters.

    1 to 50 characters.
    """
    header: NotRequired[AlimtalkHeader]
    """Line above the message, at most 16 characters.

    1 to 16 characters.
    """
    attachment: NotRequired[AlimtalkAttachment]
    """What stands with the text: buttons, an item list, a highlighted line."""
    supplement: NotRequired[AlimtalkSupplement]
    """What stands below the message and its buttons."""
    price: NotRequired[AlimtalkPrice]
    """Amount that the message is about (price, payment, total), for the advertiser's statistics. Not shown
    to the recipient.

    0 to 999999999999.99.
    """
    currencyType: NotRequired[AlimtalkCurrencyType]
    """Currency of `price`.

    At most 3 characters.
    """
    link: NotRequired[AlimtalkLink]
    """The main link of the template, opened when the recipient taps the message. A link that differs from the template fails at the messenger provider.

    At least 1 field.
    """


class CarrierMessage5(TypedDict):
    """An alimtalk message."""

    reference: CarrierReference
    """The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.

    1 to 240 characters.
    """
    channel: Literal["alimtalk"]
    """The channel."""
    serviceType: ServiceType
    """The service by which the message went out. The values are an extension."""
    msgType: MessageType
    """The type of the message within its service. The values are an extension."""
    to: DomesticNumber
    """The recipient.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    payload: AlimtalkStep
    """An alimtalk message as one step of a message flow, held to the limits that count once the
    placeholders have been replaced.
    """
    validUntil: CarrierValidUntil
    """When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.

    At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$`.
    """


class FriendtalkCarouselAttachment(TypedDict):
    """What stands with the text of a card: its image, at most 2 buttons, coupon, offer."""

    button: NotRequired[MessengerButtons]
    """Buttons of the card, at most 2, shown in this order.

    At most 2 items.
    """
    image: FriendtalkImage
    """The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card."""
    coupon: NotRequired[FriendtalkCoupon]
    """A coupon below the message, with the links of a button."""
    commerce: NotRequired[FriendtalkCommerce]
    """An offer, its price and its discount, in won."""


class FriendtalkCarouselCard(TypedDict):
    """One card of a carousel."""

    header: NotRequired[FriendtalkHeader]
    """Title of the card, at most 20 characters.

    Line above the message or card, at most 20 characters.

    1 to 20 characters.
    """
    message: NotRequired[str]
    """Text of the card, at most 180 characters.

    1 to 180 characters.
    """
    additionalContent: NotRequired[FriendtalkAdditionalContent]
    """Additional line below the text, for example about prices or terms, at most 34 characters.

    1 to 34 characters.
    """
    attachment: FriendtalkCarouselAttachment
    """What stands with the text of a card: its image, at most 2 buttons, coupon, offer."""


class FriendtalkCarouselHead(TypedDict):
    """Opening card of a carousel."""

    header: FriendtalkHeader
    """Title of the opening card, at most 20 characters.

    Line above the message or card, at most 20 characters.

    1 to 20 characters.
    """
    content: str
    """Text of the opening card, at most 50 characters.

    1 to 50 characters.
    """
    imageUrl: MessengerImageUrl
    """Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
    for placeholders: the image is looked up when the message is accepted.

    1 to 1000 characters.
    """
    urlMobile: NotRequired[MessengerLink]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeIos: NotRequired[MessengerLink]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeAndroid: NotRequired[MessengerLink]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """


class FriendtalkCarouselTail(TypedDict):
    """Closing link of a carousel ("see more"). At least one link is required.

    At least 1 field.
    """

    urlMobile: NotRequired[MessengerLink]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeIos: NotRequired[MessengerLink]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeAndroid: NotRequired[MessengerLink]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """


class FriendtalkCarousel(TypedDict):
    """Cards side by side, a feed (`FC`) or offers (`FA`), with an optional opening card and closing link."""

    list: List[FriendtalkCarouselCard]
    """2 to 10 cards, or 1 to 10 offers (`FA`) with an opening card, shown in this order.

    1 to 10 items.
    """
    head: NotRequired[FriendtalkCarouselHead]
    """Opening card of a carousel."""
    tail: NotRequired[FriendtalkCarouselTail]
    """Closing link of a carousel ("see more"). At least one link is required.

    At least 1 field.
    """


class FriendtalkStep(TypedDict):
    """A friendtalk message as one step of a message flow, held to the limits that count once the
    placeholders have been replaced.
    """

    senderKey: MessengerSenderKey
    """Key of the sender profile (channel) in the messenger provider's business messaging. It must be
    registered for the account.

    1 to 100 characters.
    """
    msgType: FriendtalkMsgType
    """Kind of the friendtalk message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel,
    `FM` commerce, `FA` carousel of offers, `FP` premium video. All but the first three are an extension.

    At most 2 characters.
    """
    text: NotRequired[FriendtalkText]
    """Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
    premium video (`FP`).

    1 to 1000 characters.
    """
    adFlag: NotRequired[FriendtalkAdFlag]
    """Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
    delivered between 08:00 and 20:00 Korean time only.

    At most 1 character.
    """
    adult: NotRequired[FriendtalkAdult]
    """Whether the message is for adults only, so that the messenger asks for proof of age first.

    At most 1 character.
    """
    pushAlarm: NotRequired[FriendtalkPushAlarm]
    """Whether the recipient's phone announces the message. Without it the messenger's own setting holds.

    At most 1 character.
    """
    header: NotRequired[FriendtalkHeader]
    """Line above the message or card, at most 20 characters.

    1 to 20 characters.
    """
    additionalContent: NotRequired[FriendtalkAdditionalContent]
    """Additional line below the text, for example about prices or terms, at most 34 characters.

    1 to 34 characters.
    """
    groupTagKey: NotRequired[FriendtalkGroupTagKey]
    """Key of a group tag by which the messenger provider counts the message, at most 40 characters.

    1 to 40 characters.
    """
    attachment: NotRequired[FriendtalkAttachment]
    """What stands with the text: buttons, image, item list, coupon, offer, video."""
    carousel: NotRequired[FriendtalkCarousel]
    """Cards side by side, a feed (`FC`) or offers (`FA`), with an optional opening card and closing link."""


class CarrierMessage6(TypedDict):
    """A friendtalk message."""

    reference: CarrierReference
    """The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.

    1 to 240 characters.
    """
    channel: Literal["friendtalk"]
    """The channel."""
    serviceType: ServiceType
    """The service by which the message went out. The values are an extension."""
    msgType: MessageType
    """The type of the message within its service. The values are an extension."""
    to: DomesticNumber
    """The recipient.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    payload: FriendtalkStep
    """A friendtalk message as one step of a message flow, held to the limits that count once the
    placeholders have been replaced.
    """
    validUntil: CarrierValidUntil
    """When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.

    At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$`.
    """


class BrandmessageItem(TypedDict):
    """The list of a wide item list message (`FL`). Only there."""

    list: List[FriendtalkItemRow]
    """3 to 4 rows, shown in this order.

    3 to 4 items.
    """


class BrandmessageCoupon(TypedDict):
    """A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel."""

    title: Any
    """Pattern: `^([1-9][0-9]{0,7}\\uC6D0 \\uD560\\uC778 \\uCFE0\\uD3F0|(100|[1-9][0-9]?)% \\uD560\\uC778 \\uCFE0\\uD3F0|\\uBC30\\uC1A1\\uBE44 \\uD560\\uC778 \\uCFE0\\uD3F0|[^\\s]{1,7} (\\uBB34\\uB8CC|UP) \\uCFE0\\uD3F0)$`."""
    description: str
    """Condition of the coupon, at most 12 characters, 18 for `FW`, `FL` and `FP`.

    1 to 18 characters.
    """
    urlMobile: NotRequired[MessengerLink]
    """Address opened on a phone.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    urlPc: NotRequired[MessengerLink]
    """Address opened by the desktop messenger.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeIos: NotRequired[MessengerLink]
    """App link opened on iOS.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """
    schemeAndroid: NotRequired[MessengerLink]
    """App link opened on Android.

    A web address or an app link that the recipient follows.

    1 to 1000 characters.
    """


class BrandmessageCommerce(TypedDict):
    """An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
    or as an amount, and the discount needs the price.
    """

    title: str
    """Name of the goods, at most 30 characters.

    1 to 30 characters.
    """
    regularPrice: int
    """Price without the discount.

    0 to 99999999.
    """
    discountPrice: NotRequired[int]
    """Price after the discount.

    0 to 99999999.
    """
    discountRate: NotRequired[int]
    """Discount in per cent.

    0 to 100.
    """
    discountFixed: NotRequired[int]
    """Discount as an amount.

    0 to 999999.
    """


class BrandmessageAttachment(TypedDict):
    """What stands with the text: buttons, image, item list, coupon, offer, video. The message type decides which of them;
    in a carousel they stand in the cards.
    """

    button: NotRequired[BrandmessageButtons]
    """Buttons below the message, at most 5 (fewer for most kinds), shown in this order.

    At most 5 items.
    """
    image: NotRequired[FriendtalkImage]
    """The image of an `FI`, `FW` or `FM` message.

    The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card.
    """
    item: NotRequired[BrandmessageItem]
    """The list of a wide item list message (`FL`). Only there."""
    coupon: NotRequired[BrandmessageCoupon]
    """A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel."""
    commerce: NotRequired[BrandmessageCommerce]
    """An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
    or as an amount, and the discount needs the price.
    """
    video: NotRequired[BrandmessageVideo]
    """The video of a premium video message."""


class BrandmessageCarouselAttachment(TypedDict):
    """What stands in a card: its image, 1 or 2 buttons, a coupon, and in a carousel of offers (`FA`) its offer."""

    button: BrandmessageButtons
    """Buttons of the card, 1 or 2, shown in this order. A button of the type AC is the last one.

    1 to 2 items.
    """
    image: FriendtalkImage
    """The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card."""
    coupon: NotRequired[BrandmessageCoupon]
    """A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel."""
    commerce: NotRequired[BrandmessageCommerce]
    """An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
    or as an amount, and the discount needs the price.
    """


class BrandmessageCarouselCard(TypedDict):
    """One card of a carousel. A card of a feed (`FC`) has `header` and `message`, a card of offers (`FA`) has neither and may
    have `additionalContent`.
    """

    header: NotRequired[FriendtalkHeader]
    """Title of a card of a feed, at most 20 characters.

    Line above the message or card, at most 20 characters.

    1 to 20 characters.
    """
    message: NotRequired[str]
    """Text of a card of a feed, at most 180 characters and two line breaks.

    1 to 180 characters.
    """
    additionalContent: NotRequired[FriendtalkAdditionalContent]
    """Additional line of a card of offers, at most 34 characters.

    Additional line below the text, for example about prices or terms, at most 34 characters.

    1 to 34 characters.
    """
    attachment: BrandmessageCarouselAttachment
    """What stands in a card: its image, 1 or 2 buttons, a coupon, and in a carousel of offers (`FA`) its offer."""


class BrandmessageCarousel(TypedDict):
    """Cards side by side: a feed (`FC`), or offers (`FA`) with an optional opening card; either with an optional closing link."""

    list: List[BrandmessageCarouselCard]
    """2 to 10 cards, or 1 to 10 with an opening card, shown in this order.

    1 to 10 items.
    """
    head: NotRequired[FriendtalkCarouselHead]
    """Opening card of a carousel of offers (`FA`). It has `urlMobile` if it has any link.

    Opening card of a carousel.
    """
    tail: NotRequired[FriendtalkCarouselTail]
    """Closing link of a carousel ("see more"). It has `urlMobile`.

    Closing link of a carousel ("see more"). At least one link is required.

    At least 1 field.
    """


class BrandmessageStep(TypedDict):
    """A brand message as one step of a message flow, held to the limits that count once the placeholders have been replaced."""

    senderKey: BrandmessageSenderKey
    """Key of the sender profile (channel) in the messenger provider's business messaging, at most 40 characters. It must be
    registered for the account.

    1 to 40 characters.
    """
    sendType: BrandmessageSendType
    """Where the content comes from: `basic`, from a template that was registered beforehand; `free`, from the request.

    At most 10 characters.
    """
    msgType: BrandmessageMsgType
    """Kind of the brand message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel feed,
    `FM` commerce, `FA` carousel commerce, `FP` premium video.

    At most 2 characters.
    """
    text: NotRequired[BrandmessageText]
    """Message text: `FT` 1300 characters, `FI` 400, `FW` and `FP` 76. The other kinds have none.

    1 to 1300 characters.
    """
    imgUrl: NotRequired[MessengerImageUrl]
    """Address of the image of an `FI`, `FW` or `FM` message. A shorter way to write `attachment.image.imgUrl`; only one of
    the two may be given.

    Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
    for placeholders: the image is looked up when the message is accepted.

    1 to 1000 characters.
    """
    button: NotRequired[BrandmessageButtons]
    """Buttons below the message. A shorter way to write `attachment.button`; only one of the two may be given.

    Buttons below the message, at most 5 (fewer for most kinds), shown in this order.

    At most 5 items.
    """
    targeting: NotRequired[BrandmessageTargeting]
    """Who gets the message: `M`, people who agreed to the business's advertising; `N`, those of them who are not friends of
    the channel; `I`, friends of the channel. Required for a `basic` message; a `free` one is for friends only (`I`).
    `M` and `N` need the right to it, and an 080 number, registered with the sender key.

    At most 1 character.
    """
    templateCode: NotRequired[BrandmessageTemplateCode]
    """Code of the registered template of a `basic` message, at most 100 characters. A `free` message has none.

    1 to 100 characters.
    """
    messageVariable: NotRequired[BrandmessageMessageVariable]
    """Values of the variables in the template's text, by name, at most 50.

    At most 50 fields.
    """
    buttonVariable: NotRequired[BrandmessagePartVariable]
    """Values of the variables in the template's buttons, by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    couponVariable: NotRequired[BrandmessagePartVariable]
    """Values of the variables in the template's coupon, by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    imageVariable: NotRequired[BrandmessageImageVariable]
    """The images of the template, in its order, at most 10.

    1 to 10 items.
    """
    videoVariable: NotRequired[BrandmessagePartVariable]
    """The video of the template (`videoUrl`, `thumbnailUrl`), or values of its variables by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    commerceVariable: NotRequired[BrandmessagePartVariable]
    """Values of the variables in the template's offer, by name, at most 50.

    Values of the variables in a part of the template, by name, at most 50.

    At most 50 fields.
    """
    carouselVariable: NotRequired[BrandmessageCarouselVariable]
    """Values of the variables of a carousel template: a list with one entry for each card, at most 10. One object, which some
    clients write, is handed on as it is.

    1 to 10 items. At most 50 fields.
    """
    groupTagKey: NotRequired[FriendtalkGroupTagKey]
    """Key of a group tag by which the messenger provider counts a `free` message, at most 40 characters.

    Key of a group tag by which the messenger provider counts the message, at most 40 characters.

    1 to 40 characters.
    """
    adult: NotRequired[FriendtalkAdult]
    """Whether a `free` message is for adults only, so that the messenger asks for proof of age first; without it, `N`.

    Whether the message is for adults only, so that the messenger asks for proof of age first.

    At most 1 character.
    """
    pushAlarm: NotRequired[FriendtalkPushAlarm]
    """Whether the recipient's phone announces the message; without it, `Y`.

    Whether the recipient's phone announces the message. Without it the messenger's own setting holds.

    At most 1 character.
    """
    originCID: NotRequired[OriginCid]
    """Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

    At most 9 characters. Pattern: `^[0-9]{9}$`.
    """
    unsubscribePhoneNumber: NotRequired[BrandmessageUnsubscribePhoneNumber]
    """The 080 number by which the recipient opts out, with or without hyphens. It stands in place of the one that is
    registered with the sender key.

    At most 13 characters. Pattern: `^080-?[0-9]{3,4}-?[0-9]{4}$`.
    """
    unsubscribeAuthNumber: NotRequired[BrandmessageUnsubscribeAuthNumber]
    """The number that the recipient enters to opt out, at most 10 digits. It stands with `unsubscribePhoneNumber` only.

    At most 10 characters. Pattern: `^[0-9]{1,10}$`.
    """
    header: NotRequired[FriendtalkHeader]
    """Line above the message, at most 20 characters. Required for a `free` `FL`, and allowed for `FP`.

    Line above the message or card, at most 20 characters.

    1 to 20 characters.
    """
    additionalContent: NotRequired[FriendtalkAdditionalContent]
    """Additional line below the offer of an `FM` message, at most 34 characters and one line break.

    Additional line below the text, for example about prices or terms, at most 34 characters.

    1 to 34 characters.
    """
    adFlag: NotRequired[Literal["Y", "N"]]
    """Whether a `free` message is an advertisement: `Y` (also when it is left out) marks it as one, `N` does not. `FL`,
    `FC` and `FA` and every `basic` message always are. An advertisement is delivered between 08:00 and 20:00 Korean
    time only.

    At most 1 character.
    """
    attachment: NotRequired[BrandmessageAttachment]
    """What stands with the text: buttons, image, item list, coupon, offer, video. The message type decides which of them;
    in a carousel they stand in the cards.
    """
    carousel: NotRequired[BrandmessageCarousel]
    """Cards side by side: a feed (`FC`), or offers (`FA`) with an optional opening card; either with an optional closing link."""


class CarrierMessage7(TypedDict):
    """A brand message. Buttons and image stand in its attachment."""

    reference: CarrierReference
    """The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.

    1 to 240 characters.
    """
    channel: Literal["brandmessage"]
    """The channel."""
    serviceType: ServiceType
    """The service by which the message went out. The values are an extension."""
    msgType: MessageType
    """The type of the message within its service. The values are an extension."""
    to: DomesticNumber
    """The recipient.

    A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

    At most 15 characters. Pattern: `^[0-9]{8,15}$`.
    """
    payload: BrandmessageStep
    """A brand message as one step of a message flow, held to the limits that count once the placeholders have been replaced."""
    validUntil: CarrierValidUntil
    """When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.

    At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$`.
    """


class CarrierSubmission(TypedDict):
    """Messages for a provider."""

    messages: List[CarrierMessage]
    """1 to 1000 messages, of the channels that the operator has given to you and no more than the operator has set. The request has at most 8 MB.

    1 to 1000 items.
    """


class CarrierQuestion(TypedDict):
    """Messages whose end is not known."""

    references: List[CarrierReference]
    """1 to 1000 references, as `submit-messages` gave them.

    1 to 1000 items.
    """


FormId = str
"""Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
with A250.

At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
"""


FileServiceType = str
"""A service that has images.

At most 12 characters. Pattern: `^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk]|[Bb][Rr][Aa][Nn][Dd][Mm][Ee][Ss][Ss][Aa][Gg][Ee])$`.
"""


SuccessCode = Literal["A000"]
"""The code of success."""


SuccessText = Literal["Success"]
"""The text of success."""


Timestamp = str
"""A time to the second, ISO 8601 with its offset from UTC, given in Korean time.

At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
"""


MessageKey = str
"""Message key. It names one message to one recipient in reports and inquiries.

At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
"""


ServiceType = Literal["SMS", "MMS", "RCS", "INTERNATIONAL", "ALIMTALK", "FRIENDTALK", "BRANDMESSAGE"]
"""The service by which the message went out. The values are an extension."""


MessageType = Literal["SM", "LM", "MM", "RS", "RL", "RM", "RF", "RD", "RC", "RI", "IM", "AT", "AI", "FT", "FI", "FW", "FL", "FC", "FM", "FA", "FP"]
"""The type of the message within its service. The values are an extension."""


ReportType = Literal["0", "1"]
"""The report kind. `0` is the final result of the message, `1` the result of a step before it. The values are an extension."""


ReportCode = str
"""The delivery result. `10000` is delivered; the table of report codes lists the others. The values are an extension.

At most 5 characters. Pattern: `^[0-9]{5}$`.
"""


Carrier = Literal["10001", "10002", "10003", "10008", "10000"]
"""Code of the mobile carrier. `10000` stands for any carrier without a code of its own. The values are an extension."""


MessengerSenderKey = str
"""Key of the sender profile (channel) in the messenger provider's business messaging. It must be
registered for the account.

1 to 100 characters.
"""


AlimtalkMsgType = Literal["AT", "AI"]
"""Kind of the alimtalk message: `AT` text, `AI` with the image that belongs to the approved template.

At most 2 characters.
"""


DomesticNumber = str
"""A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.

At most 15 characters. Pattern: `^[0-9]{8,15}$`.
"""


AlimtalkTemplateCode = str
"""Code of the approved template, at most 30 characters. It must be registered for the account.

1 to 30 characters.
"""


AlimtalkText = str
"""The template's text with its variables filled in, at most 1000 characters. A text that differs from
the template is accepted here and fails at the messenger provider (report code 63016).

1 to 1000 characters.
"""


Ref = str
"""A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.

At most 200 characters.
"""


SendAt = str
"""When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.

At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
"""


AlimtalkTitle = str
"""Emphasised title of the template, at most 50 characters.

1 to 50 characters.
"""


AlimtalkHeader = str
"""Line above the message, at most 16 characters.

1 to 16 characters.
"""


MessengerButtonName = str
"""Label of a button or quick reply, at most 14 characters.

1 to 14 characters.
"""


MessengerLink = str
"""A web address or an app link that the recipient follows.

1 to 1000 characters.
"""


MessengerButton = Union["MessengerButtonWl", "MessengerButtonAl", "MessengerButtonDs", "MessengerButtonBk", "MessengerButtonMd", "MessengerButtonBc", "MessengerButtonBt", "MessengerButtonAc", "MessengerButtonBf"]
"""A button below a messenger message. `type` chooses the kind, and each kind has its own fields:
WL web link, AL app link, DS delivery tracking, BK bot keyword, MD forward message, BC switch to
agent chat, BT switch to bot, AC add channel, BF business form.
"""


MessengerButtons = List["MessengerButton"]
"""Buttons below the message, at most 5, shown in this order.

At most 5 items.
"""


MessengerQuickReply = Union["MessengerQuickReplyWl", "MessengerQuickReplyAl", "MessengerQuickReplyBk", "MessengerQuickReplyBc", "MessengerQuickReplyBt", "MessengerQuickReplyBf", "MessengerQuickReplyMd"]
"""A short answer offered below the message, gone once it is tapped. `type` chooses the kind; the
fields of each kind are those of the button of that type.
"""


AlimtalkPrice = float
"""Amount that the message is about (price, payment, total), for the advertiser's statistics. Not shown
to the recipient.

0 to 999999999999.99.
"""


AlimtalkCurrencyType = Literal["KRW", "USD", "EUR"]
"""Currency of `price`.

At most 3 characters.
"""


FallbackType = Literal["SMS", "MMS"]
"""The channel of the fallback. An `SMS` fallback whose text is longer than 90 bytes is sent as a long text message (LMS).

At most 3 characters.
"""


FallbackText = str
"""Text of the fallback, at most 2000 bytes in CP949.

At least 1 character.
"""


MmsTitle = str
"""Title above the text, at most 40 bytes in CP949."""


FileKey = str
"""The key of an uploaded image, as the upload answered it. It must be a file of your account that has not expired.

At most 100 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
"""


FileKeys = List["FileKey"]
"""Keys of uploaded MMS images, at most three, shown in this order.

At most 3 items.
"""


OriginCid = str
"""Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.

At most 9 characters. Pattern: `^[0-9]{9}$`.
"""


Warnings = List["Warning"]
"""Names in the accepted request that were read as others or ignored: change them when you can. Where the operator has
switched the failure watch on, also channels of the request whose newest reports fail, once in some minutes. Quotas of
which 80 % is used, once a minute. Absent when there are none.

At most 100 items.
"""


FriendtalkText = str
"""Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
premium video (`FP`).

1 to 1000 characters.
"""


FriendtalkAdFlag = Literal["Y", "N"]
"""Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
delivered between 08:00 and 20:00 Korean time only.

At most 1 character.
"""


FriendtalkAdult = Literal["Y", "N"]
"""Whether the message is for adults only, so that the messenger asks for proof of age first.

At most 1 character.
"""


FriendtalkPushAlarm = Literal["Y", "N"]
"""Whether the recipient's phone announces the message. Without it the messenger's own setting holds.

At most 1 character.
"""


FriendtalkHeader = str
"""Line above the message or card, at most 20 characters.

1 to 20 characters.
"""


FriendtalkAdditionalContent = str
"""Additional line below the text, for example about prices or terms, at most 34 characters.

1 to 34 characters.
"""


FriendtalkGroupTagKey = str
"""Key of a group tag by which the messenger provider counts the message, at most 40 characters.

1 to 40 characters.
"""


MessengerImageUrl = str
"""Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
for placeholders: the image is looked up when the message is accepted.

1 to 1000 characters.
"""


BrandmessageSenderKey = str
"""Key of the sender profile (channel) in the messenger provider's business messaging, at most 40 characters. It must be
registered for the account.

1 to 40 characters.
"""


BrandmessageSendType = Literal["basic", "free"]
"""Where the content comes from: `basic`, from a template that was registered beforehand; `free`, from the request.

At most 10 characters.
"""


BrandmessageMsgType = Literal["FT", "FI", "FW", "FL", "FC", "FM", "FA", "FP"]
"""Kind of the brand message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel feed,
`FM` commerce, `FA` carousel commerce, `FP` premium video.

At most 2 characters.
"""


BrandmessageText = str
"""Message text: `FT` 1300 characters, `FI` 400, `FW` and `FP` 76. The other kinds have none.

1 to 1300 characters.
"""


BrandmessageButton = Union["BrandmessageButtonWl", "MessengerButtonAl", "MessengerButtonBk", "MessengerButtonMd", "MessengerButtonBc", "MessengerButtonBt", "MessengerButtonBf", "BrandmessageButtonAc"]
"""A button below a brand message. `type` chooses the kind, and each kind has its own fields: WL web link, AL app link,
BK bot keyword, MD forward message, BC switch to agent chat, BT switch to bot, BF business form, AC add channel.
A `basic` message has no BC and BT, a `free` one no AC.
"""


BrandmessageButtons = List["BrandmessageButton"]
"""Buttons below the message, at most 5 (fewer for most kinds), shown in this order.

At most 5 items.
"""


BrandmessageTargeting = Literal["M", "N", "I"]
"""Who gets the message: `M`, people who agreed to the business's advertising; `N`, those of them who are not friends of
the channel; `I`, friends of the channel. Required for a `basic` message; a `free` one is for friends only (`I`).
`M` and `N` need the right to it, and an 080 number, registered with the sender key.

At most 1 character.
"""


BrandmessageTemplateCode = str
"""Code of the registered template of a `basic` message, at most 100 characters. A `free` message has none.

1 to 100 characters.
"""


BrandmessageMessageVariable = Dict[str, Union[str, float]]
"""Values of the variables in the template's text, by name, at most 50.

At most 50 fields.
"""


BrandmessagePartVariable = Dict[str, Union[str, float]]
"""Values of the variables in a part of the template, by name, at most 50.

At most 50 fields.
"""


BrandmessageImageVariable = List["FriendtalkImage"]
"""The images of the template, in its order, at most 10.

1 to 10 items.
"""


BrandmessageCarouselVariable = List["BrandmessageCardVariable"]
"""Values of the variables of a carousel template: a list with one entry for each card, at most 10. One object, which some
clients write, is handed on as it is.

1 to 10 items. At most 50 fields.
"""


BrandmessageUnsubscribePhoneNumber = str
"""The 080 number by which the recipient opts out, with or without hyphens. It stands in place of the one that is
registered with the sender key.

At most 13 characters. Pattern: `^080-?[0-9]{3,4}-?[0-9]{4}$`.
"""


BrandmessageUnsubscribeAuthNumber = str
"""The number that the recipient enters to opt out, at most 10 digits. It stands with `unsubscribePhoneNumber` only.

At most 10 characters. Pattern: `^[0-9]{1,10}$`.
"""


InternationalNumber = str
"""A phone number in international form, a plus sign, the country code and the rest of the number, digits only.

At most 16 characters. Pattern: `^\\+[1-9][0-9]{6,14}$`.
"""


RcsText = str
"""Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.

1 to 1300 characters.
"""


RcsTitle = str
"""Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.

1 to 30 characters.
"""


RcsMedia = str
"""The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.

At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
"""


RcsMediaUrl = str
"""Address that opens when the image is tapped. A single backslash opens the whole image instead.

At most 1000 characters. Pattern: `^(\\\\|[A-Za-z][A-Za-z0-9+.-]*:\\S+)$`.
"""


RcsButtonName = str
"""Label of the button. The `formatId` sets its length.

1 to 40 characters.
"""


RcsButtonLink = str
"""An address with its scheme, of a web page or of an app.

At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\\S+$`.
"""


RcsButtonTime = str
"""A time to the second with its offset from UTC.

At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
"""


RcsButtonPhoneNumber = str
"""Phone number, digits with hyphens if you like, with a leading plus sign if it is international.

At most 20 characters. Pattern: `^\\+?[0-9][0-9-]{1,17}[0-9]$`.
"""


RcsButton = Union["RcsButtonUrl", "RcsButtonMapLoc", "RcsButtonMapQry", "RcsButtonMapSend", "RcsButtonCalendar", "RcsButtonCopy", "RcsButtonComT", "RcsButtonComV", "RcsButtonDial"]
"""A button of a card. Its `type` says what it does and which other fields it has."""


RcsCardButtons = List["RcsButton"]
"""Buttons of the card. The `formatId` sets how many there may be and how long their names are.

At most 3 items.
"""


RcsSubMediaUrl = str
"""Address that opens when the small image is tapped.

At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\\S+$`.
"""


RcsSubContents = List["RcsSubContent"]
"""Further pieces of information below the main one. The `formatId` sets how many there may be.

At most 3 items.
"""


RcsCarousel = List["RcsCarouselCard"]
"""The cards, in the order in which they are shown. The `formatId` says how many there must be.

2 to 6 items.
"""


RcsContent = Union["RcsStandaloneContent", "RcsCarouselContent", "RcsTemplateContent"]
"""The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.

Exactly 1 field.
"""


RcsFormatId = str
"""RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.

At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
"""


RcsBrandKey = str
"""Key of the RCS brand that sends. It must be registered for the account.

At most 100 characters. Pattern: `^\\S+$`.
"""


RcsBrandId = str
"""ID of the RCS brand that sends.

At most 100 characters. Pattern: `^\\S+$`.
"""


RcsExpiryOption = Literal["1", "2", "3", "4"]
"""How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.

At most 1 character.
"""


RcsHeader = Literal["0", "1"]
"""Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.

At most 1 character.
"""


RcsFooter = str
"""The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.

1 to 100 characters.
"""


RcsCopyAllowed = Literal["0", "1"]
"""Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.

At most 1 character.
"""


RcsGroupId = str
"""A group of your own by which the carrier counts the message.

1 to 20 characters.
"""


RcsAgencyId = str
"""ID of the agency that runs the brand for its owner.

1 to 20 characters.
"""


RcsAgencyKey = str
"""Key of the agency that runs the brand for its owner.

1 to 100 characters.
"""


RcsBodyText = str
"""The text for one key.

At most 1300 characters.
"""


RcsBodyObject = Dict[str, "RcsBodyText"]
"""The texts for one key that groups several.

At most 20 fields.
"""


RcsBodyValue = Union["RcsBodyText", "RcsBodyObject"]
"""A text, or an object of texts."""


RcsBody = Dict[str, "RcsBodyValue"]
"""The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.

1 to 80 fields.
"""


RcsButtons = List["RcsButtonGroup"]
"""Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.

At most 6 items.
"""


RcsSend = Union["RcsSendWithContent", "RcsSendWithBody"]
"""An RCS message to one recipient."""


SmsTextRaw = str
"""Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.

At least 1 character.
"""


TtlSeconds = str
"""How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.

At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
"""


MmsTextRaw = str
"""Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.

At least 1 character.
"""


MmsTitleRaw = str
"""Title above the text, at most 40 bytes in CP949."""


RcsTextRaw = str
"""Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.

1 to 5200 characters.
"""


RcsTitleRaw = str
"""Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.

1 to 120 characters.
"""


RcsMediaUrlRaw = str
"""Address that opens when the image is tapped. A single backslash opens the whole image instead.

At most 4000 characters.
"""


RcsButtonNameRaw = str
"""Label of the button. The `formatId` sets its length.

1 to 160 characters.
"""


RcsButtonLinkRaw = str
"""An address with its scheme, of a web page or of an app.

At most 4000 characters.
"""


RcsButtonRaw = Union["RcsButtonUrlRaw", "RcsButtonMapLocRaw", "RcsButtonMapQryRaw", "RcsButtonMapSendRaw", "RcsButtonCalendarRaw", "RcsButtonCopyRaw", "RcsButtonComTRaw", "RcsButtonComVRaw", "RcsButtonDialRaw"]
"""A button of a card. Its `type` says what it does and which other fields it has."""


RcsCardButtonsRaw = List["RcsButtonRaw"]
"""Buttons of the card. The `formatId` sets how many there may be and how long their names are.

At most 3 items.
"""


RcsSubMediaUrlRaw = str
"""Address that opens when the small image is tapped.

At most 4000 characters.
"""


RcsSubContentsRaw = List["RcsSubContentRaw"]
"""Further pieces of information below the main one. The `formatId` sets how many there may be.

At most 3 items.
"""


RcsCarouselRaw = List["RcsCarouselCardRaw"]
"""The cards, in the order in which they are shown. The `formatId` says how many there must be.

2 to 6 items.
"""


RcsContentRaw = Union["RcsStandaloneContentRaw", "RcsCarouselContentRaw", "RcsTemplateContentRaw"]
"""The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.

Exactly 1 field.
"""


RcsFooterRaw = str
"""The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.

1 to 400 characters.
"""


RcsBodyTextRaw = str
"""The text for one key.

At most 5200 characters.
"""


RcsBodyObjectRaw = Dict[str, "RcsBodyTextRaw"]
"""The texts for one key that groups several.

At most 20 fields.
"""


RcsBodyValueRaw = Union["RcsBodyTextRaw", "RcsBodyObjectRaw"]
"""A text, or an object of texts."""


RcsBodyRaw = Dict[str, "RcsBodyValueRaw"]
"""The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.

1 to 80 fields.
"""


RcsButtonsRaw = List["RcsButtonGroupRaw"]
"""Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.

At most 6 items.
"""


OmniRcs = Union["OmniRcsWithContent", "OmniRcsWithBody"]
"""An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
or follows, so these strings may be four times as long as those of the message that is sent.
"""


AlimtalkTextRaw = str
"""The template's text with its variables filled in, at most 1000 characters. A text that differs from
the template is accepted here and fails at the messenger provider (report code 63016).

1 to 4000 characters.
"""


AlimtalkTitleRaw = str
"""Emphasised title of the template, at most 50 characters.

1 to 200 characters.
"""


AlimtalkHeaderRaw = str
"""Line above the message, at most 16 characters.

1 to 64 characters.
"""


MessengerButtonNameRaw = str
"""Label of a button or quick reply, at most 14 characters.

1 to 56 characters.
"""


MessengerLinkRaw = str
"""A web address or an app link that the recipient follows.

1 to 4000 characters.
"""


MessengerButtonRaw = Union["MessengerButtonWlRaw", "MessengerButtonAlRaw", "MessengerButtonDsRaw", "MessengerButtonBkRaw", "MessengerButtonMdRaw", "MessengerButtonBcRaw", "MessengerButtonBtRaw", "MessengerButtonAcRaw", "MessengerButtonBfRaw"]
"""A button below a messenger message. `type` chooses the kind, and each kind has its own fields:
WL web link, AL app link, DS delivery tracking, BK bot keyword, MD forward message, BC switch to
agent chat, BT switch to bot, AC add channel, BF business form.
"""


MessengerButtonsRaw = List["MessengerButtonRaw"]
"""Buttons below the message, at most 5, shown in this order.

At most 5 items.
"""


MessengerQuickReplyRaw = Union["MessengerQuickReplyWlRaw", "MessengerQuickReplyAlRaw", "MessengerQuickReplyBkRaw", "MessengerQuickReplyBcRaw", "MessengerQuickReplyBtRaw", "MessengerQuickReplyBfRaw", "MessengerQuickReplyMdRaw"]
"""A short answer offered below the message, gone once it is tapped. `type` chooses the kind; the
fields of each kind are those of the button of that type.
"""


FriendtalkMsgType = Literal["FT", "FI", "FW", "FL", "FC", "FM", "FA", "FP"]
"""Kind of the friendtalk message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel,
`FM` commerce, `FA` carousel of offers, `FP` premium video. All but the first three are an extension.

At most 2 characters.
"""


FriendtalkTextRaw = str
"""Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
premium video (`FP`).

1 to 4000 characters.
"""


FriendtalkHeaderRaw = str
"""Line above the message or card, at most 20 characters.

1 to 80 characters.
"""


FriendtalkAdditionalContentRaw = str
"""Additional line below the text, for example about prices or terms, at most 34 characters.

1 to 136 characters.
"""


BrandmessageTextRaw = str
"""Message text: `FT` 1300 characters, `FI` 400, `FW` and `FP` 76. The other kinds have none.

1 to 5200 characters.
"""


BrandmessageButtonRaw = Union["BrandmessageButtonWlRaw", "MessengerButtonAlRaw", "MessengerButtonBkRaw", "MessengerButtonMdRaw", "MessengerButtonBcRaw", "MessengerButtonBtRaw", "MessengerButtonBfRaw", "BrandmessageButtonAcRaw"]
"""A button below a brand message. `type` chooses the kind, and each kind has its own fields: WL web link, AL app link,
BK bot keyword, MD forward message, BC switch to agent chat, BT switch to bot, BF business form, AC add channel.
A `basic` message has no BC and BT, a `free` one no AC.
"""


BrandmessageButtonsRaw = List["BrandmessageButtonRaw"]
"""Buttons below the message, at most 5 (fewer for most kinds), shown in this order.

At most 5 items.
"""


BrandmessageMessageVariableRaw = Dict[str, Union[str, float]]
"""Values of the variables in the template's text, by name, at most 50.

At most 50 fields.
"""


BrandmessagePartVariableRaw = Dict[str, Union[str, float]]
"""Values of the variables in a part of the template, by name, at most 50.

At most 50 fields.
"""


BrandmessageImageVariableRaw = List["FriendtalkImageRaw"]
"""The images of the template, in its order, at most 10.

1 to 10 items.
"""


BrandmessageCarouselVariableRaw = List["BrandmessageCardVariableRaw"]
"""Values of the variables of a carousel template: a list with one entry for each card, at most 10. One object, which some
clients write, is handed on as it is.

1 to 10 items. At most 50 fields.
"""


OmniEntry = Union["OmniEntrySms", "OmniEntryMms", "OmniEntryRcs", "OmniEntryAlimtalk", "OmniEntryFriendtalk", "OmniEntryBrandmessage"]
"""One message of a flow: an object with exactly one key, the name of the channel (`sms`, `mms`, `rcs`, `alimtalk`,
`friendtalk` or `brandmessage`).

At most 1 field.
"""


OmniFlow = List["OmniEntry"]
"""1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
one is sent in its place.

1 to 5 items.
"""


DestinationReplaceWords = Dict[str, str]
"""Values for the placeholders of the form `#{name}` in what the recipient reads or follows: text,
title, header, footer, descriptions, button labels and links. A key may be written as `name` or as
`#{name}`; where both stand, `name` counts. Values are put in once: a `#{…}` inside a value stays as
it is. At most 100 keys of at most 100 characters, with values of at most 2000 characters.

At most 100 fields.
"""


OmniPaymentCode = str
"""A code of your own by which the message is billed, at most 20 characters.

1 to 20 characters.
"""


OmniSend = Union["OmniSendWithMessageFlow", "OmniSendWithMessageForm"]
"""One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
registered form (`messageForm`), never both.
"""


ResultCode = str
"""Result code, an A and three digits. The table of result codes in the introduction lists them all.

At most 4 characters. Pattern: `^A[0-9]{3}$`.
"""


ResultText = str
"""The result code in words. Decide by the code; the text is for people.

At most 200 characters.
"""


SmsText = str
"""Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.

At least 1 character.
"""


MmsText = str
"""Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.

At least 1 character.
"""


OptOutNumber = str
"""The number of a recipient, in domestic or international form. Both forms of a Korean number are the same number.

At most 16 characters. Pattern: `^(?:[0-9]{8,15}|\\+[1-9][0-9]{6,14})$`.
"""


OptOutNumbers = List["OptOutNumber"]
"""The numbers, at most 1000.

1 to 1000 items.
"""


OptOutSender = str
"""A registered sender number or sender key, if the recipient has opted out of this sender alone. Left out, it is every sender of the
account.

1 to 40 characters.
"""


FileExpiry = str
"""When the file expires, to the second, in Korean time. It has no offset.

At most 19 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$`.
"""


TimestampMillis = str
"""A time to the millisecond, ISO 8601 with its offset from UTC, given in Korean time.

At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$`.
"""


CarrierReference = str
"""The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.

1 to 240 characters.
"""


CarrierValidUntil = str
"""When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.

At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$`.
"""


CarrierFiles = List["CarrierFile"]
"""The registered images that the payload names, by key or as `maapfile://` and the key, with their bytes. Absent where there are none.

At most 20 items.
"""


RcsStep = Union["RcsStepWithContent", "RcsStepWithBody"]
"""An RCS message as one step of a message flow, held to the limits that count once the placeholders
have been replaced. Exactly one of `content` and `body` is given.
"""


CarrierMessage = Union["CarrierMessage1", "CarrierMessage2", "CarrierMessage3", "CarrierMessage4", "CarrierMessage5", "CarrierMessage6", "CarrierMessage7"]
"""One message to one recipient. `channel` says what its `payload` holds. Ignore fields that you do not know."""

// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/v1/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a token
         * @description Exchanges an account ID and password for a bearer token that is valid for 24 hours. Any number of tokens may be valid
         *     at once, and a new one does not end the others. Reuse a token while it lasts: too many requests for tokens are
         *     refused with HTTP 429.
         *
         *     There is no request body. A `Content-Type` header without a body does no harm.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/report/polling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive a batch of reports
         * @description Answers up to 1000 reports with the `reportId` of their batch. Acknowledge the batch when you have kept its reports;
         *     until then this operation answers the same batch again, unchanged, so a lost answer loses nothing. When there is
         *     nothing to deliver, `reportId` is an empty string and `report` an empty array.
         *
         *     The account needs the permission to poll and must not be in webhook mode, otherwise the code is A802.
         */
        get: operations["pollReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/report/polling/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the batch, as polling answered it. */
                reportId: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Acknowledge a batch of reports
         * @description Marks the batch as processed. The next one can then be received. Acknowledging the batch that was processed last once
         *     more is answered with A000; any other unknown `reportId`, that of another account, and that of a batch which was first
         *     handed out 30 days ago, with A805, and nothing changes.
         */
        delete: operations["acknowledgeReports"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/report/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive reports as they are created
         * @description Sends the batches of `GET /v1/report/polling` as server-sent events, for partners who would rather not poll: an event
         *     `report` for each report, and an event `batch` after the last one of a batch. Acknowledge the batch as you do when you
         *     poll, with `DELETE /v1/report/polling/{reportId}`. The next one then follows by itself, as soon as there is a report.
         *
         *     The stream may end at any time, and ends after an hour at the latest, when the token has expired, and when the account may
         *     no longer poll. Open it again with the `id` of the last event in `Last-Event-ID`: only what comes after it is sent. Without it
         *     everything of a batch that is not acknowledged is sent again. A comment comes every 15 seconds while there is nothing
         *     else.
         *
         *     Opening a stream counts as one poll. An account may have five of them open at a gateway process; one more is refused
         *     with A020. All streams of an account send the same batch, as all its polls do. The account needs the permission to poll
         *     and must not be in webhook mode, otherwise the code is A802.
         */
        get: operations["streamReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/report/inquiry/{msgKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message key, as the send answered it. */
                msgKey: components["parameters"]["MsgKey"];
            };
            cookie?: never;
        };
        /**
         * Look up the reports of one message
         * @description For reports that neither polling nor a webhook delivered. Reports up to 30 days old can be looked up. A message that
         *     is known but has no result yet is answered with A000 and an empty `report`, and with `sendAt` while it waits for that time; one that is unknown, older or of another
         *     account with A820.
         */
        get: operations["inquireReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was sent in a month
         * @description Counts the messages of the account by day, `paymentCode`, channel, message type and outcome, to check a bill. A message
         *     counts for the day (UTC) on which it was accepted, or of its `sendAt`. A day is closed when all its messages have
         *     ended, at the earliest an hour after its end; from then on its counts stay the same. `openDays` are those that can
         *     still change. Months are kept for 13 months, unless the operator sets another time; an older one has no rows.
         *
         *     A message with fallbacks has a row for each step that was tried: the steps that were followed by another have the
         *     outcome `fallback`. So the counts of all other outcomes add up to the number of messages, and those without `open` to
         *     the number of final reports.
         *
         *     The messages of open days are counted when this is asked, which takes long for an account that sends a lot: where
         *     that is answered with A920, ask with `closed=true`.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/report/inquiry/{msgKey}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message key, as the send answered it. */
                msgKey: components["parameters"]["MsgKey"];
            };
            cookie?: never;
        };
        /**
         * Follow the reports of one message
         * @description Sends what `GET /v1/report/inquiry/{msgKey}` answers as server-sent events: once at the beginning, and again within a second
         *     whenever it has changed. After the final report the stream ends. Nothing is acknowledged, and polling, `GET /v1/report/stream` and
         *     webhooks still have the reports.
         *
         *     Before the final report the stream may end too: after an hour at the latest, when the token has expired, and when the account
         *     is blocked. Open it again; the first event tells what is known by then. A comment comes every 15 seconds while there is
         *     nothing else.
         *
         *     An account may have 20 of these streams open at a gateway process, and all accounts together 1000; one more is refused
         *     with A020. A message that is unknown, older than 30 days or of another account is refused with A820, as by inquiry.
         */
        get: operations["streamInquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test report to your receiver
         * @description Posts one report, signed as every other, to the webhook address of the account, and answers what came of it. It works before
         *     the account is switched to webhooks, as soon as the operator has set an address; without an address or a secret the code is
         *     A332. Nothing is sent to a phone, the post is not repeated, and inquiry does not know its `msgKey`. The report is that of a
         *     delivered SMS with the `ref` `webhook-test`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook/test-alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test alert to your receiver
         * @description Posts one alert of an invented failure, signed as every other, to the alert address of the account, and answers what came of it.
         *     It works whether or not the operator has switched the failure watch on; without an address or a secret the code is A332. The post is
         *     not repeated. Its `alert` is `test`.
         */
        post: operations["testAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/send/alimtalk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an alimtalk message
         * @description Sends a notification after a template that the messenger provider approved beforehand. The sender profile and the
         *     template code must be registered for the account. A text that does not match its template, placeholders aside, is
         *     accepted here and fails with the report code 63016. With `fallback` a text message goes out if the alimtalk message
         *     fails.
         */
        post: operations["sendAlimtalk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/send/friendtalk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a friendtalk message
         * @description Sends a free-form message to a friend of the sender's channel. Item lists (`FL`) and carousels (`FC`) are sent with the
         *     combined send. With `fallback` a text message goes out if the friendtalk message fails.
         *
         *     | msgType | message | text | buttons |
         *     | --- | --- | --- | --- |
         *     | `FT` | text | 1000 characters | 5 |
         *     | `FI` | image | 400 characters | 5 |
         *     | `FW` | wide image | 76 characters | 1 |
         */
        post: operations["sendFriendtalk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/send/brandmessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a brand message
         * @description Sends an advertising message of the messenger to one recipient. With `sendType` `basic` it is made from a template that
         *     was registered beforehand: the request names the template and gives the values of its variables, or the content as it
         *     will look, or neither where the template has no variables. With `sendType` `free` the content is in the request, and the
         *     kind is FT, FI or FW; free messages of the other kinds are sent with the combined send. With `fallback` a text message
         *     goes out if the brand message fails.
         *
         *     `targeting` says who gets a basic message: `M` people who agreed to the business's advertising, `N` those of them who
         *     are not friends of the channel, `I` friends of the channel. `M` and `N` are rights of the sender key, and need the 080
         *     number by which recipients opt out.
         *
         *     | msgType | message | text | header | needs (free) | buttons | button name | coupon description |
         *     | --- | --- | --- | --- | --- | --- | --- | --- |
         *     | FT | text | required, 1300, 99 line breaks | none | only its text | 0 to 5 | 14 | 12 |
         *     | FI | image | required, 400 | none | image | 0 to 5 | 14 | 12 |
         *     | FW | wide image | required, 76, 5 line breaks | none | image | 0 to 2 | 8 | 18 |
         *     | FL | wide item list | none | required, 20 | item | 0 to 2 | 8 | 18 |
         *     | FP | premium video | optional, 76, 5 line breaks | optional, 20 | video | 0 to 1 | 8 | 18 |
         *     | FM | commerce | none | none | image, commerce | 1 to 2 | 8 | 12 |
         *     | FC | carousel feed | none | none | carousel | 1 to 2 | 8 | 12 |
         *     | FA | carousel commerce | none | none | carousel | 1 to 2 | 8 | 12 |
         *
         *     Limits of the buttons of a carousel are per card. With a coupon, `FT` and `FI` have at most 4 buttons.
         */
        post: operations["sendBrandmessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/send/international": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an international text message
         * @description Sends a text to a number in international form. A long text goes out as concatenated SMS and is billed as a multiple
         *     of the base SMS.
         *
         *     | text | in one part | in each of several | at most |
         *     | --- | --- | --- | --- |
         *     | alphanumeric (GSM 03.38) | 160 | 153 | 5 parts, 765 characters |
         *     | local language (UCS-2) | 70 | 67 | 5 parts, 335 characters |
         *
         *     The extension characters of GSM 03.38 (`^ { } \ [ ] ~ | €` and form feed) count as two. A single character outside
         *     the alphabet makes the whole message UCS-2, counted in UTF-16 units. A text of more than five parts is refused with
         *     A328. The number of parts (`resCnt` in reports) is available on request to the operator's sales contact.
         *
         *     Some countries require a registered signature at the very front of the text that names the sender's service or
         *     company; a text without it is refused with A303. Some countries and carriers allow a text Sender ID. Both are
         *     registered beforehand; a Sender ID typically takes two to four weeks.
         */
        post: operations["sendInternational"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/send/rcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an RCS message
         * @description Sends an RCS message to a domestic number. There are two styles. The simple one gives the message as `content`, in the
         *     kind (standalone, carousel or template) that the `formatId` asks for; the expert one gives it as carrier-standard
         *     `body`, with carrier-standard `buttons` if there are any. Exactly one of `content` and `body` stands, and the limits
         *     of the `formatId` hold for both alike: see the table of RCS formats in the section on sending.
         *
         *     An image is uploaded beforehand; its size must be one that the format allows, otherwise the code is A203. A `formatId`
         *     that is not in the table must be a template that is registered for the account, and the message is held to the limits
         *     of the template's kind.
         *
         *     If the message fails and `fallback` is given, that text message is sent in its place, from `fallback.from` or else
         *     from `from`. A fallback of the type SMS that is longer than 90 bytes goes out as LMS.
         */
        post: operations["sendRcs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/send/omni": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a flow of messages with fallback
         * @description Sends up to five messages of different channels, one after the other, to up to ten recipients: the first message goes
         *     out first, and each later one only where the one before it failed or ran out of time. The messages stand in
         *     `messageFlow`, or in a registered form named by `messageForm`.
         *
         *     Placeholders of the form `#{name}` are replaced by each recipient's `replaceWords`, in everything that a person reads
         *     or follows: text, title, header, footer, descriptions, the names and links of buttons, the values of an RCS `body`.
         *     They are not replaced in keys, ids, numbers and codes. As given, a string that may hold placeholders may be four times
         *     as long as its limit; the limit itself holds for what the recipient gets.
         *
         *     Each recipient has a result of its own: a bad number, a placeholder without a value or a text too long once the values
         *     stand in it refuses that recipient only. The answer's `code` is A000 when at least one recipient was accepted;
         *     otherwise it is the first recipient's code, with that code's HTTP status, and `data` still lists them all. In both cases
         *     `errors` says of each refused recipient what is wrong and where.
         *
         *     A step ends when its `ttl` or `expiryOption` is over, the shorter one where both stand, and after 24 hours where
         *     neither does, unless the operator sets another time.
         */
        post: operations["sendOmni"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/send/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a short text message
         * @description Sends a text of at most 90 bytes to a domestic number. Bytes are counted in CP949, one for an ASCII character and two
         *     for any other. A character that CP949 lacks is refused with A303 and named in `errors`.
         */
        post: operations["sendSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/send/mms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a long text or image message
         * @description Sends a text of at most 2000 bytes, with a title and up to three images if you like, to a domestic number. Without
         *     images it is a long text message (LMS, message type `LM`), with images an image message (MMS, message type `MM`).
         *     Bytes are counted in CP949, as for a short text.
         */
        post: operations["sendMms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/send/scheduled/{msgKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message key, as the send answered it. */
                msgKey: components["parameters"]["MsgKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a scheduled message
         * @description Cancels a message that waits for its `sendAt`, or for the hours of advertising if the account has its advertising held. It is not sent, and its final report has the code 90001. Cancelling it once
         *     more is answered with A000 again. A message that is no longer waiting for its time is answered with A331: it is being sent,
         *     or has ended, and inquiry says how. One that is unknown or another account's is answered with A820.
         */
        delete: operations["cancelMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/optout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register numbers that opted out
         * @description Registers numbers that get no more advertising by this account, or by one `sender` of it. A number that is registered already
         *     stays as it is, and `added` counts only the others. All numbers are registered or none.
         */
        post: operations["addOptOuts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/optout/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove numbers that opted out
         * @description Removes what a request with the same body has registered: without `sender` the entry for every sender of the account, with it the
         *     entry for that sender alone. Numbers that are not registered are no error, and `removed` does not count them.
         */
        post: operations["removeOptOuts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/optout/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look numbers up
         * @description Answers which of the numbers have opted out of advertising by this account, of which sender, and since when. The numbers are in the
         *     body, so that no log of addresses has them.
         */
        post: operations["findOptOuts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a message form
         * @description Registers a flow of messages under an id, to be sent any number of times with `messageForm` in the combined send. Its
         *     entries are those of `messageFlow` there, in send order, with or without placeholders. The form may be used at once and
         *     lives one year; saving it again renews it.
         *
         *     The messages are checked for their shape. Whether the account may use a channel, sender or template is decided when the
         *     form is sent; the content of an RCS message is judged by its format, so if the two do not go together, an unknown
         *     formatId is told first (A404). A form may name a file that expires before the form does: it is accepted, and the answer
         *     warns of it. A file that does not exist or is another account's is refused with A217.
         */
        post: operations["createForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/form/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the form, as its registration answered it. */
                formId: FormId;
            };
            cookie?: never;
        };
        /**
         * Read a message form
         * @description Answers the form as it was saved, with its expiry.
         */
        get: operations["getForm"];
        /**
         * Replace a message form
         * @description Replaces the messages of the form and renews its lifetime to one year from now. Messages that were
         *     accepted before keep the text they had then.
         */
        put: operations["replaceForm"];
        post?: never;
        /**
         * Delete a message form
         * @description Removes the form. Messages that were accepted with it are sent all the same.
         */
        delete: operations["deleteForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/file/{serviceType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service that the image is for, `MMS`, `RCS`, `FRIENDTALK` or `BRANDMESSAGE`, in upper or lower case. The values are an extension. */
                serviceType: components["parameters"]["ServiceTypeOfFile"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an image (MMS, RCS)
         * @description Registers an image and answers the key under which sends use it until it expires, 30 days later. For the service type
         *     RCS the answer also holds the `media` reference. FRIENDTALK and BRANDMESSAGE need the message type in the path: they
         *     have an operation of their own, and this one answers A220.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/file/{serviceType}/{msgType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service that the image is for, `FRIENDTALK` or `BRANDMESSAGE`, in upper or lower case; `MMS` and `RCS` are taken as well. The values are an extension. */
                serviceType: components["parameters"]["ServiceTypeOfTypedFile"];
                /** @description The message type that the image is for. With `FRIENDTALK` it is `FI` (image, also for `FM`), `FW` (wide image), `FL` (wide item list), `FC` or `FA` (carousel); with `BRANDMESSAGE` it is `default` (FI and FM), `wide` (FW), `wideItemList` (FL), `carouselFeed` (FC) or `carouselCommerce` (FA), in upper or lower case; with the other service types any word stands here and is ignored. The values are an extension. */
                msgType: components["parameters"]["MsgTypeOfFile"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an image for a message type (friendtalk, brand message)
         * @description Registers an image and answers the key under which sends use it until it expires, 30 days later. For FRIENDTALK and
         *     BRANDMESSAGE the message type decides what the image must be like, and the answer also holds its `imgUrl`. For MMS and
         *     RCS the message type is ignored.
         */
        post: operations["uploadTypedFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/file/{serviceType}/{msgType}/{subType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service that the image is for, `BRANDMESSAGE`, in upper or lower case. */
                serviceType: components["parameters"]["ServiceTypeOfPart"];
                /** @description The message type that the image is for, `wideItemList`, in upper or lower case. */
                msgType: components["parameters"]["MsgTypeOfPart"];
                /** @description What the image is for within its message type. With `BRANDMESSAGE` and `wideItemList` it is `first`, the first row; no other message type has one. */
                subType: components["parameters"]["SubTypeOfFile"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an image for a part of a message type (brand message)
         * @description Registers the image of the first row of a wide item list of a brand message (`/v1/file/BRANDMESSAGE/wideItemList/first`),
         *     which has another ratio than the others. No other service (A219) and message type (A220) has a third segment.
         */
        post: operations["uploadSubtypedFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/image/{imageKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the image, the last part of the `imgUrl` that the upload answered. */
                imageKey: components["parameters"]["ImageKey"];
            };
            cookie?: never;
        };
        /**
         * Show a registered image
         * @description Answers the bytes of an image that was registered for friendtalk or a brand message: this is what an `imgUrl` leads to. It needs no
         *     token, for messengers and handsets fetch it. It is the one operation whose success is not a JSON envelope.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carrier/{carrier}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name under which the operator has set you up. */
                carrier: components["parameters"]["CarrierName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what became of messages
         * @description A message provider posts here how messages ended that the webhook `submit-messages` handed to it: as soon as it is known,
         *     one or many in a request, in any order. The answer comes when the results are kept; anything but HTTP 200 means that
         *     they may not be, and the same receipts can be posted again. A result that is there already does no harm: the first
         *     one counts, except that a late delivery is added to the report of a message that had failed.
         *
         *     Receipts for a message that is too old, or that went to another provider, are taken and change nothing: sending them
         *     again would not help. Those whose reference cannot be one of this gateway are counted as `unknown`. A name in the path
         *     that the operator has not set up is answered with A820, a signature that does not fit, or is more than five minutes old,
         *     with A002.
         */
        post: operations["receiveReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver a report to your receiver
         * @description Sent to the URL of an account in webhook mode, one request per report. Verify the signature, keep the report, and
         *     answer with HTTP 2xx and the `msgKey` that you received within 5 seconds. Anything else is tried again after 10, 60
         *     and 300 seconds; then the report stays in inquiry. The same report may arrive more than once: `webhook-id` tells.
         */
        post: operations["receiveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    alert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell you that reports of a channel fail
         * @description Sent to the alert address of an account, if the operator has set one and has switched the failure watch on: once when the
         *     newest reports of a channel fail above the operator's threshold, or all with one code, and once when that is over. It is signed as
         *     reports are, with the same secrets. Answer with HTTP 2xx within 5 seconds; the body does not matter. Anything else is tried
         *     again after 10, 60 and 300 seconds, and then given up. The same alert may arrive more than once: `webhook-id` tells.
         */
        post: operations["receiveAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "submit-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand messages to a provider
         * @description Sent to the URL that the operator has set for a provider. Verify the signature, take each message or not, and answer
         *     one result a message, in any order, as soon as all of them are kept: what happens to a message after that is told by
         *     `POST /v1/carrier/{carrier}/receipts`, which may well arrive before this answer.
         *
         *     `accepted` says that you have the message. `refused` says that you have not and never will, for the reason in `code`.
         *     `throttled` says that you have not now; the message may come again, not before `retryAfter` seconds have passed. HTTP
         *     429 and 503 say the same of all messages of the request: the worker that sent it sends nothing more for the time in
         *     `Retry-After`, and after more than 30 seconds another provider may have got the messages. 401 says that none was looked
         *     at because the signature does not fit. A message without a result, another status, an answer of another shape, or none in time leaves it open whether
         *     you have the message. It is then not sent again, unless `ask-messages` is set up and answers that you never had it.
         *
         *     A `reference` names one message for ever: when one comes a second time, send nothing and answer as you did the first
         *     time. Every retry of the gateway has the reference of the first try. What an operator of the gateway sends once more on
         *     purpose, for example after you have failed it, has another one: it is another message to you.
         */
        post: operations["submitMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ask-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a provider about messages
         * @description Sent to the URL that the operator has set for questions, if there is one, about messages whose end is not known here:
         *     the answer to `submit-messages` was lost, or a receipt is missing. Verify the signature and answer one result a
         *     reference.
         *
         *     `ended` tells the result as a receipt would. `pending` says that you have the message and no result yet. `never-heard`
         *     says that you do not have it **and will not take it from an earlier request** that is still on its way: the message is
         *     then sent again, under the same reference. A reference without a result, or any status but 200, leaves it open, and
         *     the question comes again.
         */
        post: operations["askMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Refusal: Refusal;
        OmniRefusal: OmniRefusal;
        ResultCode: ResultCode;
        ResultText: ResultText;
        Fault: Fault;
        OmniDestinations: OmniDestinations;
        DestinationResult: DestinationResult;
        MessageKey: MessageKey;
        TokenIssued: TokenIssued;
        SuccessCode: SuccessCode;
        SuccessText: SuccessText;
        Token: Token;
        Timestamp: Timestamp;
        ReportsPolled: ReportsPolled;
        ReportBatch: ReportBatch;
        ReportRecord: ReportRecord;
        ServiceType: ServiceType;
        MessageType: MessageType;
        ReportType: ReportType;
        ReportCode: ReportCode;
        Carrier: Carrier;
        Success: Success;
        ReportEvent: ReportEvent;
        ReportCreated: ReportCreated;
        ReportBatchSent: ReportBatchSent;
        ReportsFound: ReportsFound;
        InquiryRecord: InquiryRecord;
        UsageFound: UsageFound;
        UsageRow: UsageRow;
        InquiryEvent: InquiryEvent;
        WebhookTested: WebhookTested;
        WebhookTest: WebhookTest;
        AlertTested: AlertTested;
        AlertTest: AlertTest;
        AlimtalkSend: AlimtalkSend;
        MessengerSenderKey: MessengerSenderKey;
        AlimtalkMsgType: AlimtalkMsgType;
        DomesticNumber: DomesticNumber;
        AlimtalkTemplateCode: AlimtalkTemplateCode;
        AlimtalkText: AlimtalkText;
        Ref: Ref;
        SendAt: SendAt;
        AlimtalkTitle: AlimtalkTitle;
        AlimtalkHeader: AlimtalkHeader;
        AlimtalkAttachment: AlimtalkAttachment;
        MessengerButtons: MessengerButtons;
        MessengerButton: MessengerButton;
        MessengerButtonWl: MessengerButtonWl;
        MessengerButtonName: MessengerButtonName;
        MessengerLink: MessengerLink;
        MessengerButtonAl: MessengerButtonAl;
        MessengerButtonDs: MessengerButtonDs;
        MessengerButtonBk: MessengerButtonBk;
        MessengerButtonMd: MessengerButtonMd;
        MessengerButtonBc: MessengerButtonBc;
        MessengerButtonBt: MessengerButtonBt;
        MessengerButtonAc: MessengerButtonAc;
        MessengerButtonBf: MessengerButtonBf;
        AlimtalkItem: AlimtalkItem;
        AlimtalkItemRow: AlimtalkItemRow;
        MessengerItemSummary: MessengerItemSummary;
        AlimtalkItemHighlight: AlimtalkItemHighlight;
        AlimtalkSupplement: AlimtalkSupplement;
        MessengerQuickReply: MessengerQuickReply;
        MessengerQuickReplyWl: MessengerQuickReplyWl;
        MessengerQuickReplyAl: MessengerQuickReplyAl;
        MessengerQuickReplyBk: MessengerQuickReplyBk;
        MessengerQuickReplyBc: MessengerQuickReplyBc;
        MessengerQuickReplyBt: MessengerQuickReplyBt;
        MessengerQuickReplyBf: MessengerQuickReplyBf;
        MessengerQuickReplyMd: MessengerQuickReplyMd;
        AlimtalkPrice: AlimtalkPrice;
        AlimtalkCurrencyType: AlimtalkCurrencyType;
        AlimtalkLink: AlimtalkLink;
        FallbackWithFrom: FallbackWithFrom;
        FallbackType: FallbackType;
        FallbackText: FallbackText;
        MmsTitle: MmsTitle;
        FileKeys: FileKeys;
        FileKey: FileKey;
        OriginCid: OriginCid;
        FallbackRules: FallbackRules;
        AlimtalkRules: AlimtalkRules;
        MessengerButtonsOnce: MessengerButtonsOnce;
        SendAccepted: SendAccepted;
        Warnings: Warnings;
        Warning: Warning;
        ChannelFailure: ChannelFailure;
        FriendtalkSend: FriendtalkSend;
        FriendtalkSendFilled: FriendtalkSendFilled;
        FriendtalkText: FriendtalkText;
        FriendtalkAdFlag: FriendtalkAdFlag;
        FriendtalkAdult: FriendtalkAdult;
        FriendtalkPushAlarm: FriendtalkPushAlarm;
        FriendtalkHeader: FriendtalkHeader;
        FriendtalkAdditionalContent: FriendtalkAdditionalContent;
        FriendtalkGroupTagKey: FriendtalkGroupTagKey;
        FriendtalkAttachment: FriendtalkAttachment;
        FriendtalkImage: FriendtalkImage;
        MessengerImageUrl: MessengerImageUrl;
        FriendtalkItem: FriendtalkItem;
        FriendtalkItemRow: FriendtalkItemRow;
        FriendtalkCoupon: FriendtalkCoupon;
        FriendtalkCommerce: FriendtalkCommerce;
        FriendtalkVideo: FriendtalkVideo;
        FriendtalkRules: FriendtalkRules;
        BrandmessageSend: BrandmessageSend;
        BrandmessageSenderKey: BrandmessageSenderKey;
        BrandmessageSendType: BrandmessageSendType;
        BrandmessageMsgType: BrandmessageMsgType;
        BrandmessageText: BrandmessageText;
        BrandmessageButtons: BrandmessageButtons;
        BrandmessageButton: BrandmessageButton;
        BrandmessageButtonWl: BrandmessageButtonWl;
        BrandmessageButtonAc: BrandmessageButtonAc;
        BrandmessageTargeting: BrandmessageTargeting;
        BrandmessageTemplateCode: BrandmessageTemplateCode;
        BrandmessageMessageVariable: BrandmessageMessageVariable;
        BrandmessagePartVariable: BrandmessagePartVariable;
        BrandmessageImageVariable: BrandmessageImageVariable;
        BrandmessageCarouselVariable: BrandmessageCarouselVariable;
        BrandmessageCardVariable: BrandmessageCardVariable;
        BrandmessageUnsubscribePhoneNumber: BrandmessageUnsubscribePhoneNumber;
        BrandmessageUnsubscribeAuthNumber: BrandmessageUnsubscribeAuthNumber;
        BrandmessageRules: BrandmessageRules;
        BrandmessageOfBasic: BrandmessageOfBasic;
        BrandmessageFreeButtons: BrandmessageFreeButtons;
        BrandmessageOfFree: BrandmessageOfFree;
        BrandmessageBasicButtons: BrandmessageBasicButtons;
        BrandmessageHasVariables: BrandmessageHasVariables;
        BrandmessageNoContent: BrandmessageNoContent;
        InternationalSend: InternationalSend;
        InternationalNumber: InternationalNumber;
        RcsSend: RcsSend;
        RcsSendFilled: RcsSendFilled;
        RcsContent: RcsContent;
        RcsStandaloneContent: RcsStandaloneContent;
        RcsStandalone: RcsStandalone;
        RcsText: RcsText;
        RcsTitle: RcsTitle;
        RcsMedia: RcsMedia;
        RcsMediaUrl: RcsMediaUrl;
        RcsCardButtons: RcsCardButtons;
        RcsButton: RcsButton;
        RcsButtonUrl: RcsButtonUrl;
        RcsButtonName: RcsButtonName;
        RcsButtonLink: RcsButtonLink;
        RcsButtonMapLoc: RcsButtonMapLoc;
        RcsButtonMapQry: RcsButtonMapQry;
        RcsButtonMapSend: RcsButtonMapSend;
        RcsButtonCalendar: RcsButtonCalendar;
        RcsButtonTime: RcsButtonTime;
        RcsButtonCopy: RcsButtonCopy;
        RcsButtonComT: RcsButtonComT;
        RcsButtonPhoneNumber: RcsButtonPhoneNumber;
        RcsButtonComV: RcsButtonComV;
        RcsButtonDial: RcsButtonDial;
        RcsSubContents: RcsSubContents;
        RcsSubContent: RcsSubContent;
        RcsSubMediaUrl: RcsSubMediaUrl;
        RcsCarouselContent: RcsCarouselContent;
        RcsCarousel: RcsCarousel;
        RcsCarouselCard: RcsCarouselCard;
        RcsTemplateContent: RcsTemplateContent;
        RcsTemplate: RcsTemplate;
        RcsTemplateValue: RcsTemplateValue;
        RcsBody: RcsBody;
        RcsBodyValue: RcsBodyValue;
        RcsBodyText: RcsBodyText;
        RcsBodyObject: RcsBodyObject;
        RcsButtons: RcsButtons;
        RcsButtonGroup: RcsButtonGroup;
        RcsSuggestion: RcsSuggestion;
        RcsSuggestedAction: RcsSuggestedAction;
        RcsUrlAction: RcsUrlAction;
        RcsPostback: RcsPostback;
        RcsFormatId: RcsFormatId;
        RcsBrandKey: RcsBrandKey;
        RcsBrandId: RcsBrandId;
        RcsExpiryOption: RcsExpiryOption;
        RcsHeader: RcsHeader;
        RcsFooter: RcsFooter;
        Fallback: Fallback;
        RcsCopyAllowed: RcsCopyAllowed;
        RcsGroupId: RcsGroupId;
        RcsAgencyId: RcsAgencyId;
        RcsAgencyKey: RcsAgencyKey;
        RcsRules: RcsRules;
        OmniSend: OmniSend;
        OmniSendFilled: OmniSendFilled;
        OmniFlow: OmniFlow;
        OmniFlowFilled: OmniFlowFilled;
        OmniEntry: OmniEntry;
        OmniEntryFilled: OmniEntryFilled;
        OmniEntrySms: OmniEntrySms;
        OmniSms: OmniSms;
        SmsStep: SmsStep;
        SmsText: SmsText;
        TtlSeconds: TtlSeconds;
        OmniEntryMms: OmniEntryMms;
        OmniMms: OmniMms;
        MmsStep: MmsStep;
        MmsText: MmsText;
        OmniEntryRcs: OmniEntryRcs;
        OmniEntryRcsFilled: OmniEntryRcsFilled;
        OmniRcs: OmniRcs;
        OmniRcsFilled: OmniRcsFilled;
        RcsStep: RcsStep;
        RcsStepFilled: RcsStepFilled;
        OmniEntryAlimtalk: OmniEntryAlimtalk;
        OmniAlimtalk: OmniAlimtalk;
        AlimtalkStep: AlimtalkStep;
        OmniEntryFriendtalk: OmniEntryFriendtalk;
        OmniEntryFriendtalkFilled: OmniEntryFriendtalkFilled;
        OmniFriendtalk: OmniFriendtalk;
        OmniFriendtalkFilled: OmniFriendtalkFilled;
        FriendtalkStep: FriendtalkStep;
        FriendtalkStepFilled: FriendtalkStepFilled;
        FriendtalkMsgType: FriendtalkMsgType;
        FriendtalkCarousel: FriendtalkCarousel;
        FriendtalkCarouselCard: FriendtalkCarouselCard;
        FriendtalkCarouselAttachment: FriendtalkCarouselAttachment;
        FriendtalkCarouselHead: FriendtalkCarouselHead;
        FriendtalkCarouselTail: FriendtalkCarouselTail;
        FriendtalkKinds: FriendtalkKinds;
        OmniEntryBrandmessage: OmniEntryBrandmessage;
        OmniBrandmessage: OmniBrandmessage;
        BrandmessageStep: BrandmessageStep;
        BrandmessageAttachment: BrandmessageAttachment;
        BrandmessageItem: BrandmessageItem;
        BrandmessageCoupon: BrandmessageCoupon;
        BrandmessageCouponRules: BrandmessageCouponRules;
        BrandmessageCommerce: BrandmessageCommerce;
        BrandmessageCommerceRules: BrandmessageCommerceRules;
        BrandmessageVideo: BrandmessageVideo;
        BrandmessageVideoRules: BrandmessageVideoRules;
        BrandmessageCarousel: BrandmessageCarousel;
        BrandmessageCarouselCard: BrandmessageCarouselCard;
        BrandmessageCarouselAttachment: BrandmessageCarouselAttachment;
        BrandmessageStepRules: BrandmessageStepRules;
        Destination: Destination;
        DestinationReplaceWords: DestinationReplaceWords;
        FormId: FormId;
        OmniPaymentCode: OmniPaymentCode;
        OmniAccepted: OmniAccepted;
        SmsSend: SmsSend;
        MmsSend: MmsSend;
        OptOutRequest: OptOutRequest;
        OptOutNumbers: OptOutNumbers;
        OptOutNumber: OptOutNumber;
        OptOutSender: OptOutSender;
        OptOutsAdded: OptOutsAdded;
        OptOutsRemoved: OptOutsRemoved;
        OptOutQuestion: OptOutQuestion;
        OptOutsFound: OptOutsFound;
        OptOutList: OptOutList;
        OptOut: OptOut;
        FormRequest: FormRequest;
        FormRequestFilled: FormRequestFilled;
        FormSaved: FormSaved;
        FormReceipt: FormReceipt;
        FormExpiry: FormExpiry;
        FormFound: FormFound;
        FormFoundFilled: FormFoundFilled;
        FormContent: FormContent;
        FormContentFilled: FormContentFilled;
        FormUpdate: FormUpdate;
        FormUpdateFilled: FormUpdateFilled;
        FormDeleted: FormDeleted;
        FileServiceType: FileServiceType;
        ImageUpload: ImageUpload;
        FileUploaded: FileUploaded;
        UploadedFile: UploadedFile;
        FileExpiry: FileExpiry;
        CarrierReceipts: CarrierReceipts;
        CarrierReceipt: CarrierReceipt;
        CarrierReference: CarrierReference;
        CarrierCode: CarrierCode;
        CarrierUserType: CarrierUserType;
        CarrierReceiptsTaken: CarrierReceiptsTaken;
        WebhookReport: WebhookReport;
        TimestampMillis: TimestampMillis;
        WebhookReceipt: WebhookReceipt;
        WebhookAlert: WebhookAlert;
        CarrierSubmission: CarrierSubmission;
        CarrierSubmissionFilled: CarrierSubmissionFilled;
        CarrierMessage: CarrierMessage;
        CarrierMessageFilled: CarrierMessageFilled;
        CarrierMessageSms: CarrierMessageSms;
        CarrierValidUntil: CarrierValidUntil;
        CarrierMessageMms: CarrierMessageMms;
        CarrierFiles: CarrierFiles;
        CarrierFile: CarrierFile;
        CarrierMessageRcs: CarrierMessageRcs;
        CarrierMessageRcsFilled: CarrierMessageRcsFilled;
        CarrierMessageInternational: CarrierMessageInternational;
        CarrierInternational: CarrierInternational;
        CarrierMessageAlimtalk: CarrierMessageAlimtalk;
        CarrierMessageFriendtalk: CarrierMessageFriendtalk;
        CarrierMessageFriendtalkFilled: CarrierMessageFriendtalkFilled;
        CarrierMessageBrandmessage: CarrierMessageBrandmessage;
        CarrierVerdicts: CarrierVerdicts;
        CarrierVerdict: CarrierVerdict;
        CarrierQuestion: CarrierQuestion;
        CarrierAnswers: CarrierAnswers;
        CarrierAnswer: CarrierAnswer;
        RcsFormatSS000000: RcsFormatSS000000;
        RcsFormatSL000000: RcsFormatSL000000;
        RcsFormatSMwThT00: RcsFormatSMwThT00;
        RcsFormatCMwMhM0200: RcsFormatCMwMhM0200;
        RcsFormatCMwShS0200: RcsFormatCMwShS0200;
        RcsFormatOMHITV0001: RcsFormatOMHITV0001;
        RcsFormatOMHIMV0001: RcsFormatOMHIMV0001;
        RcsFormatOMTBNV0001: RcsFormatOMTBNV0001;
        RcsFormatOMTBNH0001: RcsFormatOMTBNH0001;
        RcsFormatOMSNSS0001: RcsFormatOMSNSS0001;
        RcsCards2: RcsCards2;
        RcsCards3: RcsCards3;
        RcsCards4: RcsCards4;
        RcsCards5: RcsCards5;
        RcsCards6: RcsCards6;
        RcsTemplateFree: RcsTemplateFree;
        RcsTemplateDescription: RcsTemplateDescription;
        RcsTemplateCell: RcsTemplateCell;
        RcsTemplateImage: RcsTemplateImage;
        BrandmessageKindFT: BrandmessageKindFT;
        BrandmessageKindFI: BrandmessageKindFI;
        BrandmessageKindFW: BrandmessageKindFW;
        BrandmessageKindFL: BrandmessageKindFL;
        BrandmessageKindFP: BrandmessageKindFP;
        BrandmessageKindFM: BrandmessageKindFM;
        BrandmessageKindFC: BrandmessageKindFC;
        BrandmessageKindFA: BrandmessageKindFA;
        BrandmessageStepKindFT: BrandmessageStepKindFT;
        BrandmessageStepKindFI: BrandmessageStepKindFI;
        BrandmessageStepKindFW: BrandmessageStepKindFW;
        BrandmessageStepKindFL: BrandmessageStepKindFL;
        BrandmessageStepKindFP: BrandmessageStepKindFP;
        BrandmessageStepKindFM: BrandmessageStepKindFM;
        BrandmessageStepKindFC: BrandmessageStepKindFC;
        BrandmessageStepKindFA: BrandmessageStepKindFA;
        FriendtalkKindFP: FriendtalkKindFP;
        FriendtalkKindFM: FriendtalkKindFM;
        FriendtalkKindFA: FriendtalkKindFA;
        SmsTextRaw: SmsTextRaw;
        MmsTextRaw: MmsTextRaw;
        MmsTitleRaw: MmsTitleRaw;
        RcsContentRaw: RcsContentRaw;
        RcsStandaloneContentRaw: RcsStandaloneContentRaw;
        RcsStandaloneRaw: RcsStandaloneRaw;
        RcsTextRaw: RcsTextRaw;
        RcsTitleRaw: RcsTitleRaw;
        RcsMediaUrlRaw: RcsMediaUrlRaw;
        RcsCardButtonsRaw: RcsCardButtonsRaw;
        RcsButtonRaw: RcsButtonRaw;
        RcsButtonUrlRaw: RcsButtonUrlRaw;
        RcsButtonNameRaw: RcsButtonNameRaw;
        RcsButtonLinkRaw: RcsButtonLinkRaw;
        RcsButtonMapLocRaw: RcsButtonMapLocRaw;
        RcsButtonMapQryRaw: RcsButtonMapQryRaw;
        RcsButtonMapSendRaw: RcsButtonMapSendRaw;
        RcsButtonCalendarRaw: RcsButtonCalendarRaw;
        RcsButtonCopyRaw: RcsButtonCopyRaw;
        RcsButtonComTRaw: RcsButtonComTRaw;
        RcsButtonComVRaw: RcsButtonComVRaw;
        RcsButtonDialRaw: RcsButtonDialRaw;
        RcsSubContentsRaw: RcsSubContentsRaw;
        RcsSubContentRaw: RcsSubContentRaw;
        RcsSubMediaUrlRaw: RcsSubMediaUrlRaw;
        RcsCarouselContentRaw: RcsCarouselContentRaw;
        RcsCarouselRaw: RcsCarouselRaw;
        RcsCarouselCardRaw: RcsCarouselCardRaw;
        RcsTemplateContentRaw: RcsTemplateContentRaw;
        RcsTemplateRaw: RcsTemplateRaw;
        RcsTemplateValueRaw: RcsTemplateValueRaw;
        RcsBodyRaw: RcsBodyRaw;
        RcsBodyValueRaw: RcsBodyValueRaw;
        RcsBodyTextRaw: RcsBodyTextRaw;
        RcsBodyObjectRaw: RcsBodyObjectRaw;
        RcsButtonsRaw: RcsButtonsRaw;
        RcsButtonGroupRaw: RcsButtonGroupRaw;
        RcsSuggestionRaw: RcsSuggestionRaw;
        RcsSuggestedActionRaw: RcsSuggestedActionRaw;
        RcsUrlActionRaw: RcsUrlActionRaw;
        RcsFooterRaw: RcsFooterRaw;
        RcsRulesRaw: RcsRulesRaw;
        RcsFormatSS000000Raw: RcsFormatSS000000Raw;
        RcsFormatSL000000Raw: RcsFormatSL000000Raw;
        RcsFormatSMwThT00Raw: RcsFormatSMwThT00Raw;
        RcsFormatCMwMhM0200Raw: RcsFormatCMwMhM0200Raw;
        RcsFormatCMwShS0200Raw: RcsFormatCMwShS0200Raw;
        RcsFormatOMHITV0001Raw: RcsFormatOMHITV0001Raw;
        RcsFormatOMHIMV0001Raw: RcsFormatOMHIMV0001Raw;
        RcsFormatOMTBNV0001Raw: RcsFormatOMTBNV0001Raw;
        RcsFormatOMTBNH0001Raw: RcsFormatOMTBNH0001Raw;
        RcsFormatOMSNSS0001Raw: RcsFormatOMSNSS0001Raw;
        AlimtalkTextRaw: AlimtalkTextRaw;
        AlimtalkTitleRaw: AlimtalkTitleRaw;
        AlimtalkHeaderRaw: AlimtalkHeaderRaw;
        AlimtalkAttachmentRaw: AlimtalkAttachmentRaw;
        MessengerButtonsRaw: MessengerButtonsRaw;
        MessengerButtonRaw: MessengerButtonRaw;
        MessengerButtonWlRaw: MessengerButtonWlRaw;
        MessengerButtonNameRaw: MessengerButtonNameRaw;
        MessengerLinkRaw: MessengerLinkRaw;
        MessengerButtonAlRaw: MessengerButtonAlRaw;
        MessengerButtonDsRaw: MessengerButtonDsRaw;
        MessengerButtonBkRaw: MessengerButtonBkRaw;
        MessengerButtonMdRaw: MessengerButtonMdRaw;
        MessengerButtonBcRaw: MessengerButtonBcRaw;
        MessengerButtonBtRaw: MessengerButtonBtRaw;
        MessengerButtonAcRaw: MessengerButtonAcRaw;
        MessengerButtonBfRaw: MessengerButtonBfRaw;
        AlimtalkItemRaw: AlimtalkItemRaw;
        AlimtalkItemRowRaw: AlimtalkItemRowRaw;
        MessengerItemSummaryRaw: MessengerItemSummaryRaw;
        AlimtalkItemHighlightRaw: AlimtalkItemHighlightRaw;
        AlimtalkSupplementRaw: AlimtalkSupplementRaw;
        MessengerQuickReplyRaw: MessengerQuickReplyRaw;
        MessengerQuickReplyWlRaw: MessengerQuickReplyWlRaw;
        MessengerQuickReplyAlRaw: MessengerQuickReplyAlRaw;
        MessengerQuickReplyBkRaw: MessengerQuickReplyBkRaw;
        MessengerQuickReplyBcRaw: MessengerQuickReplyBcRaw;
        MessengerQuickReplyBtRaw: MessengerQuickReplyBtRaw;
        MessengerQuickReplyBfRaw: MessengerQuickReplyBfRaw;
        MessengerQuickReplyMdRaw: MessengerQuickReplyMdRaw;
        AlimtalkLinkRaw: AlimtalkLinkRaw;
        AlimtalkRulesRaw: AlimtalkRulesRaw;
        FriendtalkTextRaw: FriendtalkTextRaw;
        FriendtalkHeaderRaw: FriendtalkHeaderRaw;
        FriendtalkAdditionalContentRaw: FriendtalkAdditionalContentRaw;
        FriendtalkAttachmentRaw: FriendtalkAttachmentRaw;
        FriendtalkImageRaw: FriendtalkImageRaw;
        FriendtalkItemRaw: FriendtalkItemRaw;
        FriendtalkItemRowRaw: FriendtalkItemRowRaw;
        FriendtalkCouponRaw: FriendtalkCouponRaw;
        FriendtalkCommerceRaw: FriendtalkCommerceRaw;
        FriendtalkCarouselRaw: FriendtalkCarouselRaw;
        FriendtalkCarouselCardRaw: FriendtalkCarouselCardRaw;
        FriendtalkCarouselAttachmentRaw: FriendtalkCarouselAttachmentRaw;
        FriendtalkCarouselHeadRaw: FriendtalkCarouselHeadRaw;
        FriendtalkCarouselTailRaw: FriendtalkCarouselTailRaw;
        FriendtalkRulesRaw: FriendtalkRulesRaw;
        FriendtalkKindsRaw: FriendtalkKindsRaw;
        FriendtalkKindFPRaw: FriendtalkKindFPRaw;
        BrandmessageCouponRulesRaw: BrandmessageCouponRulesRaw;
        FriendtalkKindFMRaw: FriendtalkKindFMRaw;
        FriendtalkKindFARaw: FriendtalkKindFARaw;
        BrandmessageTextRaw: BrandmessageTextRaw;
        BrandmessageButtonsRaw: BrandmessageButtonsRaw;
        BrandmessageButtonRaw: BrandmessageButtonRaw;
        BrandmessageButtonWlRaw: BrandmessageButtonWlRaw;
        BrandmessageButtonAcRaw: BrandmessageButtonAcRaw;
        BrandmessageMessageVariableRaw: BrandmessageMessageVariableRaw;
        BrandmessagePartVariableRaw: BrandmessagePartVariableRaw;
        BrandmessageImageVariableRaw: BrandmessageImageVariableRaw;
        BrandmessageCarouselVariableRaw: BrandmessageCarouselVariableRaw;
        BrandmessageCardVariableRaw: BrandmessageCardVariableRaw;
        BrandmessageAttachmentRaw: BrandmessageAttachmentRaw;
        BrandmessageItemRaw: BrandmessageItemRaw;
        BrandmessageCouponRaw: BrandmessageCouponRaw;
        BrandmessageCommerceRaw: BrandmessageCommerceRaw;
        BrandmessageCarouselRaw: BrandmessageCarouselRaw;
        BrandmessageCarouselCardRaw: BrandmessageCarouselCardRaw;
        BrandmessageCarouselAttachmentRaw: BrandmessageCarouselAttachmentRaw;
        BrandmessageRulesRaw: BrandmessageRulesRaw;
        BrandmessageKindFTRaw: BrandmessageKindFTRaw;
        BrandmessageKindFIRaw: BrandmessageKindFIRaw;
        BrandmessageKindFWRaw: BrandmessageKindFWRaw;
        BrandmessageKindFLRaw: BrandmessageKindFLRaw;
        BrandmessageKindFPRaw: BrandmessageKindFPRaw;
        BrandmessageKindFMRaw: BrandmessageKindFMRaw;
        BrandmessageStepRulesRaw: BrandmessageStepRulesRaw;
        BrandmessageStepKindFTRaw: BrandmessageStepKindFTRaw;
        BrandmessageStepKindFIRaw: BrandmessageStepKindFIRaw;
        BrandmessageStepKindFWRaw: BrandmessageStepKindFWRaw;
        BrandmessageStepKindFLRaw: BrandmessageStepKindFLRaw;
        BrandmessageStepKindFPRaw: BrandmessageStepKindFPRaw;
        BrandmessageStepKindFMRaw: BrandmessageStepKindFMRaw;
        BrandmessageStepKindFCRaw: BrandmessageStepKindFCRaw;
        BrandmessageStepKindFARaw: BrandmessageStepKindFARaw;
        RcsSendWithContent: RcsSendWithContent;
        RcsSendWithBody: RcsSendWithBody;
        RcsSendFilledWithContent: RcsSendFilledWithContent;
        RcsSendFilledWithBody: RcsSendFilledWithBody;
        OmniSendWithMessageFlow: OmniSendWithMessageFlow;
        OmniSendWithMessageForm: OmniSendWithMessageForm;
        OmniSendFilledWithMessageFlow: OmniSendFilledWithMessageFlow;
        OmniSendFilledWithMessageForm: OmniSendFilledWithMessageForm;
        OmniRcsWithContent: OmniRcsWithContent;
        OmniRcsWithBody: OmniRcsWithBody;
        OmniRcsFilledWithContent: OmniRcsFilledWithContent;
        OmniRcsFilledWithBody: OmniRcsFilledWithBody;
        RcsStepWithContent: RcsStepWithContent;
        RcsStepWithBody: RcsStepWithBody;
        RcsStepFilledWithContent: RcsStepFilledWithContent;
        RcsStepFilledWithBody: RcsStepFilledWithBody;
        CarrierMessage1: CarrierMessage1;
        CarrierMessage2: CarrierMessage2;
        CarrierMessage3: CarrierMessage3;
        CarrierMessage4: CarrierMessage4;
        CarrierMessage5: CarrierMessage5;
        CarrierMessage6: CarrierMessage6;
        CarrierMessage7: CarrierMessage7;
        CarrierMessageFilled1: CarrierMessageFilled1;
        CarrierMessageFilled2: CarrierMessageFilled2;
        CarrierMessageFilled3: CarrierMessageFilled3;
        CarrierMessageFilled4: CarrierMessageFilled4;
        CarrierMessageFilled5: CarrierMessageFilled5;
        CarrierMessageFilled6: CarrierMessageFilled6;
        CarrierMessageFilled7: CarrierMessageFilled7;
    };
    responses: never;
    parameters: {
        /** @description Identifier of the batch, as polling answered it. */
        ReportId: string;
        /** @description The `id` of the last event that you have. What comes after it is sent. A value that is not of the batch that is to be acknowledged next is ignored. */
        LastEventId: string;
        /** @description Message key, as the send answered it. */
        MsgKey: string;
        /** @description The month, in UTC. */
        UsageMonth: string;
        /** @description Whether days that can still change are left out of the rows. */
        UsageClosed: boolean;
        /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
        IdempotencyKey: string;
        /** @description The service that the image is for, `MMS`, `RCS`, `FRIENDTALK` or `BRANDMESSAGE`, in upper or lower case. The values are an extension. */
        ServiceTypeOfFile: FileServiceType;
        /** @description The service that the image is for, `FRIENDTALK` or `BRANDMESSAGE`, in upper or lower case; `MMS` and `RCS` are taken as well. The values are an extension. */
        ServiceTypeOfTypedFile: FileServiceType;
        /** @description The message type that the image is for. With `FRIENDTALK` it is `FI` (image, also for `FM`), `FW` (wide image), `FL` (wide item list), `FC` or `FA` (carousel); with `BRANDMESSAGE` it is `default` (FI and FM), `wide` (FW), `wideItemList` (FL), `carouselFeed` (FC) or `carouselCommerce` (FA), in upper or lower case; with the other service types any word stands here and is ignored. The values are an extension. */
        MsgTypeOfFile: string;
        /** @description The service that the image is for, `BRANDMESSAGE`, in upper or lower case. */
        ServiceTypeOfPart: string;
        /** @description The message type that the image is for, `wideItemList`, in upper or lower case. */
        MsgTypeOfPart: string;
        /** @description What the image is for within its message type. With `BRANDMESSAGE` and `wideItemList` it is `first`, the first row; no other message type has one. */
        SubTypeOfFile: string;
        /** @description Key of the image, the last part of the `imgUrl` that the upload answered. */
        ImageKey: string;
        /** @description The name under which the operator has set you up. */
        CarrierName: string;
        /** @description Identifier of this request, part of what is signed. Every request has one of its own. Without one, or with one that is malformed, there is no valid signature. */
        SignedId: string;
        /** @description When the request was made, in seconds since 1970, part of what is signed. One that is more than five minutes off is refused. */
        SignedTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description How many requests the limit of this operation allows in its window. */
        RateLimitLimit: number;
        /** @description How many requests are left now. */
        RateLimitRemaining: number;
        /** @description Seconds until the whole limit is available again. */
        RateLimitReset: number;
        /** @description How many requests the limit of this operation allows in its window. Not where the request was refused before it was counted. */
        RateLimitLimitIfCounted: number;
        /** @description How many requests are left now. Not where the request was refused before it was counted. */
        RateLimitRemainingIfCounted: number;
        /** @description Seconds until the whole limit is available again. Not where the request was refused before it was counted. */
        RateLimitResetIfCounted: number;
        /** @description Names this request in the service's own records. Tell it when you ask about a request. */
        RequestId: string;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description Seconds to wait before the next try. Present with A309, while the first request with the key is still running. */
        RetryAfterKeyInUse: number;
        /** @description The name of these bytes. Who sends it back in `If-None-Match` is answered with HTTP 304 and without a body. */
        ImageTag: string;
        /** @description Seconds to wait before the next try. Without it the gateway decides. */
        ProviderRetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new token. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenIssued;
                };
            };
            /** @description A100 Invalid authentication information. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueTokenResponse401;
                };
            };
            /** @description A110 Blocked account. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueTokenResponse403;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueTokenResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueTokenResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssueTokenResponse503;
                };
            };
        };
    };
    pollReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A batch, or an empty one. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReportsPolled;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PollReportsResponse401;
                };
            };
            /** @description A110 Blocked account. A802 No permission to Pull API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PollReportsResponse403;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PollReportsResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PollReportsResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PollReportsResponse503;
                };
            };
        };
    };
    acknowledgeReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the batch, as polling answered it. */
                reportId: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch is processed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AcknowledgeReportsResponse401;
                };
            };
            /** @description A110 Blocked account. A802 No permission to Pull API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AcknowledgeReportsResponse403;
                };
            };
            /** @description A805 Invalid Report ID(Pull API). */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AcknowledgeReportsResponse404;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AcknowledgeReportsResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AcknowledgeReportsResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AcknowledgeReportsResponse503;
                };
            };
        };
    };
    streamReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `id` of the last event that you have. What comes after it is sent. A value that is not of the batch that is to be acknowledged next is ignored. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. It goes on until one side ends it. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": ReportEvent;
                };
            };
            /** @description A011 Cannot map JSON. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamReportsResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamReportsResponse401;
                };
            };
            /** @description A110 Blocked account. A802 No permission to Pull API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamReportsResponse403;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamReportsResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamReportsResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamReportsResponse503;
                };
            };
        };
    };
    inquireReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message key, as the send answered it. */
                msgKey: components["parameters"]["MsgKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of the message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReportsFound;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InquireReportResponse401;
                };
            };
            /** @description A110 Blocked account. A802 No permission to Pull API. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InquireReportResponse403;
                };
            };
            /** @description A820 Requested data not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InquireReportResponse404;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InquireReportResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InquireReportResponse503;
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query: {
                /** @description The month, in UTC. */
                month: components["parameters"]["UsageMonth"];
                /** @description Whether days that can still change are left out of the rows. */
                closed?: components["parameters"]["UsageClosed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was sent. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsageFound;
                };
            };
            /** @description A011 Cannot map JSON. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUsageResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUsageResponse401;
                };
            };
            /** @description A110 Blocked account. A802 No permission to Pull API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUsageResponse403;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUsageResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUsageResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUsageResponse503;
                };
            };
        };
    };
    streamInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message key, as the send answered it. */
                msgKey: components["parameters"]["MsgKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. It goes on until the message has its final report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": InquiryEvent;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamInquiryResponse401;
                };
            };
            /** @description A110 Blocked account. A802 No permission to Pull API. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamInquiryResponse403;
                };
            };
            /** @description A820 Requested data not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamInquiryResponse404;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamInquiryResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamInquiryResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamInquiryResponse503;
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report was posted. `outcome` says what the receiver made of it. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookTested;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestWebhookResponse401;
                };
            };
            /** @description A110 Blocked account. A802 No permission to Pull API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestWebhookResponse403;
                };
            };
            /** @description A332 No webhook. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestWebhookResponse409;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestWebhookResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestWebhookResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestWebhookResponse503;
                };
            };
        };
    };
    testAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert was posted. `outcome` says what the receiver made of it. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AlertTested;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestAlertResponse401;
                };
            };
            /** @description A110 Blocked account. A802 No permission to Pull API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestAlertResponse403;
                };
            };
            /** @description A332 No webhook. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestAlertResponse409;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestAlertResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestAlertResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestAlertResponse503;
                };
            };
        };
    };
    sendAlimtalk: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AlimtalkSend;
            };
        };
        responses: {
            /** @description The message was accepted. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAccepted;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A303 Invalid or empty text. A305 Invalid ref. A330 Invalid sendAt. A306 Invalid or empty to. A312 Invalid fallback.type. A314 Invalid fallback.text. A317 More than 3 fallback.fileKey. A328 text too long. A329 fallback.text too long. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A327 from is not a registered sender number of the account. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAlimtalkResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAlimtalkResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. A326 No right to fallback. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAlimtalkResponse403;
                };
            };
            /** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfterKeyInUse"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAlimtalkResponse409;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAlimtalkResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAlimtalkResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAlimtalkResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAlimtalkResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAlimtalkResponse503;
                };
            };
        };
    };
    sendFriendtalk: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FriendtalkSend;
            };
        };
        responses: {
            /** @description The message was accepted. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAccepted;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A303 Invalid or empty text. A305 Invalid ref. A330 Invalid sendAt. A306 Invalid or empty to. A312 Invalid fallback.type. A314 Invalid fallback.text. A317 More than 3 fallback.fileKey. A328 text too long. A329 fallback.text too long. A502 Invalid or empty senderKey. A503 Invalid messenger button. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A561 Invalid item.summary. A565 Invalid header. A327 from is not a registered sender number of the account. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendFriendtalkResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendFriendtalkResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. A326 No right to fallback. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendFriendtalkResponse403;
                };
            };
            /** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfterKeyInUse"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendFriendtalkResponse409;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendFriendtalkResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendFriendtalkResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendFriendtalkResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendFriendtalkResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendFriendtalkResponse503;
                };
            };
        };
    };
    sendBrandmessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BrandmessageSend;
            };
        };
        responses: {
            /** @description The message was accepted. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAccepted;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A305 Invalid ref. A330 Invalid sendAt. A306 Invalid or empty to. A312 Invalid fallback.type. A314 Invalid fallback.text. A317 More than 3 fallback.fileKey. A328 text too long. A329 fallback.text too long. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A513 Invalid or empty image. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A567 Invalid carousel. A569 Invalid adult. A570 Invalid targeting. A571 Invalid sendType. A572 Invalid message. A573 Invalid attachment. A327 from is not a registered sender number of the account. A203 Invalid image resolution or ratio. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBrandmessageResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBrandmessageResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. A326 No right to fallback. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBrandmessageResponse403;
                };
            };
            /** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfterKeyInUse"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBrandmessageResponse409;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBrandmessageResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBrandmessageResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBrandmessageResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBrandmessageResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBrandmessageResponse503;
                };
            };
        };
    };
    sendInternational: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InternationalSend;
            };
        };
        responses: {
            /** @description The message was accepted. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAccepted;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A306 Invalid or empty to. A303 Invalid or empty text. A328 text too long. A305 Invalid ref. A330 Invalid sendAt. A327 from is not a registered sender number of the account. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendInternationalResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendInternationalResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendInternationalResponse403;
                };
            };
            /** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfterKeyInUse"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendInternationalResponse409;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendInternationalResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendInternationalResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendInternationalResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendInternationalResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendInternationalResponse503;
                };
            };
        };
    };
    sendRcs: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RcsSend;
            };
        };
        responses: {
            /** @description The message was accepted. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAccepted;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A300 Wrong send request. A415 Invalid or empty RCS content. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A417 Wrong number of carousel cards. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A302 Invalid or empty from. A306 Invalid or empty to. A420 Invalid or empty brandKey. A419 Invalid brandId. A408 Invalid expiryOption. A411 Invalid header. A412 Invalid or missing footer. A305 Invalid ref. A330 Invalid sendAt. A312 Invalid fallback.type. A314 Invalid fallback.text. A329 fallback.text too long. A317 More than 3 fallback.fileKey. A407 Invalid copyAllowed. A409 Invalid groupId. A303 Invalid or empty text. A328 text too long. A327 from is not a registered sender number of the account. A200 File too large. A203 Invalid image resolution or ratio. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendRcsResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendRcsResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. A326 No right to fallback. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendRcsResponse403;
                };
            };
            /** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfterKeyInUse"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendRcsResponse409;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendRcsResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendRcsResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendRcsResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendRcsResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendRcsResponse503;
                };
            };
        };
    };
    sendOmni: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OmniSend;
            };
        };
        responses: {
            /** @description The message was accepted for at least one recipient. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OmniAccepted;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A250 Invalid formId. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A304 Invalid ttl. A305 Invalid ref. A330 Invalid sendAt. A306 Invalid or empty to. A310 paymentCode too long. A318 Too many destinations. A319 More than 3 fileKey. A328 text too long. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A407 Invalid copyAllowed. A408 Invalid expiryOption. A409 Invalid groupId. A411 Invalid header. A412 Invalid or missing footer. A415 Invalid or empty RCS content. A417 Wrong number of carousel cards. A419 Invalid brandId. A420 Invalid or empty brandKey. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A567 Invalid carousel. A568 Invalid FC or FA request. A569 Invalid adult. A570 Invalid targeting. A571 Invalid sendType. A572 Invalid message. A573 Invalid attachment. A327 from is not a registered sender number of the account. A200 File too large. A203 Invalid image resolution or ratio. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendOmniResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendOmniResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. A326 No right to fallback. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendOmniResponse403;
                };
            };
            /** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfterKeyInUse"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendOmniResponse409;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendOmniResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendOmniResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendOmniResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendOmniResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendOmniResponse503;
                };
            };
        };
    };
    sendSms: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SmsSend;
            };
        };
        responses: {
            /** @description The message was accepted. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAccepted;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A306 Invalid or empty to. A303 Invalid or empty text. A328 text too long. A305 Invalid ref. A330 Invalid sendAt. A327 from is not a registered sender number of the account. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendSmsResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendSmsResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendSmsResponse403;
                };
            };
            /** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfterKeyInUse"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendSmsResponse409;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendSmsResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendSmsResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendSmsResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendSmsResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendSmsResponse503;
                };
            };
        };
    };
    sendMms: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MmsSend;
            };
        };
        responses: {
            /** @description The message was accepted. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendAccepted;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A306 Invalid or empty to. A303 Invalid or empty text. A328 text too long. A319 More than 3 fileKey. A217 Invalid, foreign or expired fileKey / media / image URL. A305 Invalid ref. A330 Invalid sendAt. A327 from is not a registered sender number of the account. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMmsResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMmsResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMmsResponse403;
                };
            };
            /** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfterKeyInUse"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMmsResponse409;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMmsResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMmsResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMmsResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMmsResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMmsResponse503;
                };
            };
        };
    };
    cancelMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message key, as the send answered it. */
                msgKey: components["parameters"]["MsgKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CancelMessageResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CancelMessageResponse403;
                };
            };
            /** @description A820 Requested data not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CancelMessageResponse404;
                };
            };
            /** @description A331 Too late to cancel. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CancelMessageResponse409;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CancelMessageResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CancelMessageResponse503;
                };
            };
        };
    };
    addOptOuts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OptOutRequest;
            };
        };
        responses: {
            /** @description The numbers are registered. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OptOutsAdded;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A302 Invalid or empty from. A306 Invalid or empty to. A327 from is not a registered sender number of the account. A502 Invalid or empty senderKey. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddOptOutsResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddOptOutsResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddOptOutsResponse403;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddOptOutsResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddOptOutsResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddOptOutsResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddOptOutsResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddOptOutsResponse503;
                };
            };
        };
    };
    removeOptOuts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OptOutRequest;
            };
        };
        responses: {
            /** @description The numbers are removed. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OptOutsRemoved;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A302 Invalid or empty from. A306 Invalid or empty to. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveOptOutsResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveOptOutsResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveOptOutsResponse403;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveOptOutsResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveOptOutsResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveOptOutsResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveOptOutsResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveOptOutsResponse503;
                };
            };
        };
    };
    findOptOuts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OptOutQuestion;
            };
        };
        responses: {
            /** @description Those of the numbers that have opted out. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OptOutsFound;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A306 Invalid or empty to. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FindOptOutsResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FindOptOutsResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FindOptOutsResponse403;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FindOptOutsResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FindOptOutsResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FindOptOutsResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FindOptOutsResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FindOptOutsResponse503;
                };
            };
        };
    };
    createForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FormRequest;
            };
        };
        responses: {
            /** @description The form was saved. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormSaved;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A304 Invalid ttl. A319 More than 3 fileKey. A328 text too long. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A407 Invalid copyAllowed. A408 Invalid expiryOption. A409 Invalid groupId. A411 Invalid header. A412 Invalid or missing footer. A415 Invalid or empty RCS content. A417 Wrong number of carousel cards. A419 Invalid brandId. A420 Invalid or empty brandKey. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A567 Invalid carousel. A568 Invalid FC or FA request. A569 Invalid adult. A570 Invalid targeting. A571 Invalid sendType. A572 Invalid message. A573 Invalid attachment. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFormResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFormResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFormResponse403;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFormResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFormResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFormResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFormResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFormResponse503;
                };
            };
        };
    };
    getForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the form, as its registration answered it. */
                formId: FormId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormFound;
                };
            };
            /** @description A250 Invalid formId. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetFormResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetFormResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetFormResponse403;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetFormResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetFormResponse503;
                };
            };
        };
    };
    replaceForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the form, as its registration answered it. */
                formId: FormId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FormUpdate;
            };
        };
        responses: {
            /** @description The form was saved. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormSaved;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A250 Invalid formId. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A304 Invalid ttl. A319 More than 3 fileKey. A328 text too long. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A407 Invalid copyAllowed. A408 Invalid expiryOption. A409 Invalid groupId. A411 Invalid header. A412 Invalid or missing footer. A415 Invalid or empty RCS content. A417 Wrong number of carousel cards. A419 Invalid brandId. A420 Invalid or empty brandKey. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A567 Invalid carousel. A568 Invalid FC or FA request. A569 Invalid adult. A570 Invalid targeting. A571 Invalid sendType. A572 Invalid message. A573 Invalid attachment. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplaceFormResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplaceFormResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplaceFormResponse403;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplaceFormResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplaceFormResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplaceFormResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplaceFormResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplaceFormResponse503;
                };
            };
        };
    };
    deleteForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the form, as its registration answered it. */
                formId: FormId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormDeleted;
                };
            };
            /** @description A250 Invalid formId. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteFormResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteFormResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteFormResponse403;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteFormResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteFormResponse503;
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service that the image is for, `MMS`, `RCS`, `FRIENDTALK` or `BRANDMESSAGE`, in upper or lower case. The values are an extension. */
                serviceType: components["parameters"]["ServiceTypeOfFile"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": ImageUpload;
            };
        };
        responses: {
            /** @description The image was registered. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileUploaded;
                };
            };
            /** @description A011 Cannot map JSON. A219 Invalid serviceType in the path. A220 Invalid msgType in the path. A204 File part missing. A208 Invalid or empty file name. A201 File name too long. A200 File too large. A202 Invalid file. A206 Unsupported file format. A205 Declared content type is not the real one. A203 Invalid image resolution or ratio. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadFileResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadFileResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadFileResponse403;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadFileResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadFileResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadFileResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadFileResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadFileResponse503;
                };
            };
        };
    };
    uploadTypedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service that the image is for, `FRIENDTALK` or `BRANDMESSAGE`, in upper or lower case; `MMS` and `RCS` are taken as well. The values are an extension. */
                serviceType: components["parameters"]["ServiceTypeOfTypedFile"];
                /** @description The message type that the image is for. With `FRIENDTALK` it is `FI` (image, also for `FM`), `FW` (wide image), `FL` (wide item list), `FC` or `FA` (carousel); with `BRANDMESSAGE` it is `default` (FI and FM), `wide` (FW), `wideItemList` (FL), `carouselFeed` (FC) or `carouselCommerce` (FA), in upper or lower case; with the other service types any word stands here and is ignored. The values are an extension. */
                msgType: components["parameters"]["MsgTypeOfFile"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": ImageUpload;
            };
        };
        responses: {
            /** @description The image was registered. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileUploaded;
                };
            };
            /** @description A011 Cannot map JSON. A219 Invalid serviceType in the path. A220 Invalid msgType in the path. A204 File part missing. A208 Invalid or empty file name. A201 File name too long. A200 File too large. A202 Invalid file. A206 Unsupported file format. A205 Declared content type is not the real one. A203 Invalid image resolution or ratio. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadTypedFileResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadTypedFileResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadTypedFileResponse403;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadTypedFileResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadTypedFileResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadTypedFileResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadTypedFileResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadTypedFileResponse503;
                };
            };
        };
    };
    uploadSubtypedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service that the image is for, `BRANDMESSAGE`, in upper or lower case. */
                serviceType: components["parameters"]["ServiceTypeOfPart"];
                /** @description The message type that the image is for, `wideItemList`, in upper or lower case. */
                msgType: components["parameters"]["MsgTypeOfPart"];
                /** @description What the image is for within its message type. With `BRANDMESSAGE` and `wideItemList` it is `first`, the first row; no other message type has one. */
                subType: components["parameters"]["SubTypeOfFile"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": ImageUpload;
            };
        };
        responses: {
            /** @description The image was registered. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileUploaded;
                };
            };
            /** @description A011 Cannot map JSON. A219 Invalid serviceType in the path. A220 Invalid msgType in the path. A204 File part missing. A208 Invalid or empty file name. A201 File name too long. A200 File too large. A202 Invalid file. A206 Unsupported file format. A205 Declared content type is not the real one. A203 Invalid image resolution or ratio. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadSubtypedFileResponse400;
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadSubtypedFileResponse401;
                };
            };
            /** @description A110 Blocked account. A325 Account has no right to this channel. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadSubtypedFileResponse403;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadSubtypedFileResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadSubtypedFileResponse415;
                };
            };
            /** @description A020 Rate limit exceeded. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadSubtypedFileResponse429;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadSubtypedFileResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadSubtypedFileResponse503;
                };
            };
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the image, the last part of the `imgUrl` that the upload answered. */
                imageKey: components["parameters"]["ImageKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    ETag: components["headers"]["ImageTag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description A820 Requested data not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetImageResponse404;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetImageResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetImageResponse503;
                };
            };
        };
    };
    receiveReceipts: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of this request, part of what is signed. Every request has one of its own. Without one, or with one that is malformed, there is no valid signature. */
                "webhook-id": components["parameters"]["SignedId"];
                /** @description When the request was made, in seconds since 1970, part of what is signed. One that is more than five minutes off is refused. */
                "webhook-timestamp": components["parameters"]["SignedTimestamp"];
            };
            path: {
                /** @description The name under which the operator has set you up. */
                carrier: components["parameters"]["CarrierName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CarrierReceipts;
            };
        };
        responses: {
            /** @description The results are kept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CarrierReceiptsTaken;
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReceiveReceiptsResponse400;
                };
            };
            /** @description A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReceiveReceiptsResponse401;
                };
            };
            /** @description A820 Requested data not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReceiveReceiptsResponse404;
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReceiveReceiptsResponse413;
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReceiveReceiptsResponse415;
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReceiveReceiptsResponse500;
                };
            };
            /** @description A920 Server busy, try again. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReceiveReceiptsResponse503;
                };
            };
        };
    };
    receiveReport: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the report's delivery, the same on every try. */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970. Refuse one that is more than five minutes off. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over id, timestamp and body joined by points. During a rotation there is one for each of the two secrets; one that fits is enough. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookReport;
            };
        };
        responses: {
            /** @description The receiver has the report. Any other 2xx status will do as well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookReceipt;
                };
            };
            /** @description Anything else is tried again. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveAlert: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of the alert, the same on every try. */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970. Refuse one that is more than five minutes off. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over id, timestamp and body joined by points. During a rotation there is one for each of the two secrets; one that fits is enough. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookAlert;
            };
        };
        responses: {
            /** @description The receiver has the alert. Any other 2xx status will do as well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else is tried again. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    submitMessages: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of this request, part of what is signed. Every request has one of its own. Without one, or with one that is malformed, there is no valid signature. */
                "webhook-id": components["parameters"]["SignedId"];
                /** @description When the request was made, in seconds since 1970, part of what is signed. One that is more than five minutes off is refused. */
                "webhook-timestamp": components["parameters"]["SignedTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CarrierSubmission;
            };
        };
        responses: {
            /** @description Each message was looked at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CarrierVerdicts;
                };
            };
            /** @description The signature does not fit; none of the messages was taken. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many; none of the messages was taken. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["ProviderRetryAfter"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now; none of the messages was taken. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["ProviderRetryAfter"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is not known whether the messages were taken. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    askMessages: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifier of this request, part of what is signed. Every request has one of its own. Without one, or with one that is malformed, there is no valid signature. */
                "webhook-id": components["parameters"]["SignedId"];
                /** @description When the request was made, in seconds since 1970, part of what is signed. One that is more than five minutes off is refused. */
                "webhook-timestamp": components["parameters"]["SignedTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CarrierQuestion;
            };
        };
        responses: {
            /** @description What is known of each message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CarrierAnswers;
                };
            };
            /** @description Nothing is known; the question comes again. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
/** @description The envelope of every answer that is not a success. */
export type Refusal = {
    /**
     * @description Result code, an A and three digits. The table of result codes in the introduction lists them all.
     *
     *     At most 4 characters. Pattern: `^A[0-9]{3}$`.
     * @example "A100"
     */
    code: ResultCode;
    /**
     * @description The result code in words. Decide by the code; the text is for people.
     *
     *     At most 200 characters.
     * @example "Invalid authentication information"
     */
    result: ResultText;
    /**
     * @description Every fault that was found in an invalid request, in the order in which this document lists the fields. The code of the first one is the `code` of the envelope.
     * @example [{"pointer":"/nickname","code":"A011","message":"is not a known field"}]
     */
    errors?: Fault[];
};
/**
 * @description The answer to a combined send that no recipient was accepted for. Where the request itself was in
 *     order and every recipient was refused, `code` is the first recipient's and `data` shows them all. `errors` has what is wrong
 *     with each of them: a fault that they share once, at its place in the request, any other at the recipient.
 */
export type OmniRefusal = {
    /**
     * @description What became of each recipient.
     * @example {"schema":"Bearer","expired":"2025-11-16T09:30:00+09:00","token":"k1.eyJhIjoiYWNtZSIsImUiOjE3NjMyNTMwMDB9.3q2-7wAAAAA"}
     */
    data?: OmniDestinations;
    /**
     * @description The reference that the request gave, where the answer has `data`. Absent when it gave none.
     *
     *     At most 200 characters.
     * @example "paid-20251115"
     */
    ref?: string;
} & Refusal;
/**
 * @description Result code, an A and three digits. The table of result codes in the introduction lists them all.
 *
 *     At most 4 characters. Pattern: `^A[0-9]{3}$`.
 */
export type ResultCode = string;
/**
 * @description The result code in words. Decide by the code; the text is for people.
 *
 *     At most 200 characters.
 */
export type ResultText = string;
/** @description One fault of a refused request. */
export type Fault = {
    /**
     * @description JSON pointer into the request, for example `/fallback/text`. Empty where the fault concerns the body as a whole.
     *
     *     At most 1000 characters.
     * @example "/nickname"
     */
    pointer: string;
    /**
     * @description Result code, an A and three digits. The table of result codes in the introduction lists them all.
     *
     *     At most 4 characters. Pattern: `^A[0-9]{3}$`.
     * @example "A011"
     */
    code: ResultCode;
    /**
     * @description What is wrong there, in plain words.
     *
     *     At most 1000 characters.
     * @example "is not a known field"
     */
    message: string;
};
/** @description What became of each recipient. */
export type OmniDestinations = {
    /**
     * @description One entry for each recipient, in the order of the request.
     *
     *     1 to 10 items.
     */
    destinations: DestinationResult[];
};
/** @description What became of one recipient of a combined send. */
export type DestinationResult = {
    /**
     * @description The number as the request gave it.
     *
     *     At most 100 characters.
     * @example "01012345678"
     */
    to: string;
    /**
     * @description Message key of the message to this recipient. Absent when the recipient was refused.
     *
     *     Message key. It names one message to one recipient in reports and inquiries.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZN"
     */
    msgKey?: MessageKey;
    /**
     * @description Result for this recipient. A000 when the message was accepted.
     *
     *     Result code, an A and three digits. The table of result codes in the introduction lists them all.
     *
     *     At most 4 characters. Pattern: `^A[0-9]{3}$`.
     * @example "A000"
     */
    code: ResultCode;
    /**
     * @description The result code in words. Decide by the code; the text is for people.
     *
     *     At most 200 characters.
     * @example "Success"
     */
    result: ResultText;
};
/**
 * @description Message key. It names one message to one recipient in reports and inquiries.
 *
 *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
 */
export type MessageKey = string;
/** @description A new token. */
export type TokenIssued = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description An access token. It is valid for 24 hours.
     * @example {"schema":"Bearer","expired":"2025-11-16T09:30:00+09:00","token":"k1.eyJhIjoiYWNtZSIsImUiOjE3NjMyNTMwMDB9.3q2-7wAAAAA"}
     */
    data: Token;
};
/**
 * @description The code of success.
 * @enum {string}
 */
export type SuccessCode = "A000";
/**
 * @description The text of success.
 * @enum {string}
 */
export type SuccessText = "Success";
/** @description An access token. It is valid for 24 hours. */
export type Token = {
    /**
     * @description The scheme word to put before the token in the `Authorization` header.
     * @example "Bearer"
     * @enum {string}
     */
    schema: "Bearer";
    /**
     * @description When the token expires.
     *
     *     A time to the second, ISO 8601 with its offset from UTC, given in Korean time.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-16T09:30:00+09:00"
     */
    expired: Timestamp;
    /**
     * @description The access token. Its content is of no concern to you; keep it secret.
     *
     *     1 to 2000 characters.
     * @example "k1.eyJhIjoiYWNtZSIsImUiOjE3NjMyNTMwMDB9.3q2-7wAAAAA"
     */
    token: string;
};
/**
 * Format: date-time
 * @description A time to the second, ISO 8601 with its offset from UTC, given in Korean time.
 *
 *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
 */
export type Timestamp = string;
/** @description The batch that is to be acknowledged next. */
export type ReportsPolled = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description A batch of reports.
     * @example {"reportId":"","report":[]}
     */
    data: ReportBatch;
};
/** @description A batch of reports. */
export type ReportBatch = {
    /**
     * @description Identifier of the batch, for its acknowledgement. Empty when there is nothing to deliver.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]*$`.
     * @example "b-01JCQM2V3S4T5W6X7Y8Z9A0BCD"
     */
    reportId: string;
    /**
     * @description The report records, at most 1000. Empty when there is nothing to deliver.
     *
     *     At most 1000 items.
     * @example []
     */
    report: ReportRecord[];
};
/** @description The delivery result of one message, or of one of its steps. Fields whose value is not known are absent. */
export type ReportRecord = {
    /**
     * @description Message key. It names one message to one recipient in reports and inquiries.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE"
     */
    msgKey: MessageKey;
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "RCS"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "RS"
     */
    msgType?: MessageType;
    /**
     * @description When the message was handed to the carrier.
     *
     *     A time to the second, ISO 8601 with its offset from UTC, given in Korean time.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-15T09:30:01+09:00"
     */
    sendTime?: Timestamp;
    /**
     * @description When the result became known.
     *
     *     A time to the second, ISO 8601 with its offset from UTC, given in Korean time.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-15T09:30:04+09:00"
     */
    reportTime: Timestamp;
    /**
     * @description The report kind. `0` is the final result of the message, `1` the result of a step before it. The values are an extension.
     * @example "0"
     */
    reportType: ReportType;
    /**
     * @description The delivery result. `10000` is delivered; the table of report codes lists the others. The values are an extension.
     *
     *     At most 5 characters. Pattern: `^[0-9]{5}$`.
     * @example "10000"
     */
    reportCode: ReportCode;
    /**
     * @description The result in words.
     *
     *     At most 200 characters.
     * @example "Delivered"
     */
    reportText?: string;
    /**
     * @description Code of the mobile carrier. `10000` stands for any carrier without a code of its own. The values are an extension.
     * @example "10001"
     */
    carrier?: Carrier;
    /**
     * @description Number of parts into which an international message was split. Present for accounts that asked the operator for it.
     *
     *     At most 1 character. Pattern: `^[1-5]$`.
     * @example "2"
     */
    resCnt?: string;
    /**
     * @description The reference that the send request gave.
     *
     *     At most 200 characters.
     * @example "order-20251115-0007"
     */
    ref?: string;
};
/**
 * @description The service by which the message went out. The values are an extension.
 * @enum {string}
 */
export type ServiceType = "SMS" | "MMS" | "RCS" | "INTERNATIONAL" | "ALIMTALK" | "FRIENDTALK" | "BRANDMESSAGE";
/**
 * @description The type of the message within its service. The values are an extension.
 * @enum {string}
 */
export type MessageType = "SM" | "LM" | "MM" | "RS" | "RL" | "RM" | "RF" | "RD" | "RC" | "RI" | "IM" | "AT" | "AI" | "FT" | "FI" | "FW" | "FL" | "FC" | "FM" | "FA" | "FP";
/**
 * @description The report kind. `0` is the final result of the message, `1` the result of a step before it. The values are an extension.
 * @enum {string}
 */
export type ReportType = "0" | "1";
/**
 * @description The delivery result. `10000` is delivered; the table of report codes lists the others. The values are an extension.
 *
 *     At most 5 characters. Pattern: `^[0-9]{5}$`.
 */
export type ReportCode = string;
/**
 * @description Code of the mobile carrier. `10000` stands for any carrier without a code of its own. The values are an extension.
 * @enum {string}
 */
export type Carrier = "10001" | "10002" | "10003" | "10008" | "10000";
/** @description The request was carried out; there is nothing more to say. */
export type Success = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
};
/** @description An event of the stream of reports. */
export type ReportEvent = ReportCreated | ReportBatchSent;
/** @description A report. */
export type ReportCreated = {
    /**
     * @description What the event tells.
     * @example "report"
     * @enum {string}
     */
    event: "report";
    /**
     * @description The place of the report, for `Last-Event-ID`.
     *
     *     At most 69 characters. Pattern: `^[A-Za-z0-9._~-]+\.[0-9]{1,4}$`.
     * @example "8841"
     */
    id: string;
    /**
     * @description The report, as polling has it.
     *
     *     The delivery result of one message, or of one of its steps. Fields whose value is not known are absent.
     * @example {"schema":"Bearer","expired":"2025-11-16T09:30:00+09:00","token":"k1.eyJhIjoiYWNtZSIsImUiOjE3NjMyNTMwMDB9.3q2-7wAAAAA"}
     */
    data: ReportRecord;
};
/** @description All reports of a batch were sent. Acknowledge it when you have kept them; the next batch comes after that. */
export type ReportBatchSent = {
    /**
     * @description What the event tells.
     * @example "batch"
     * @enum {string}
     */
    event: "batch";
    /**
     * @description Names a batch.
     * @example {"schema":"Bearer","expired":"2025-11-16T09:30:00+09:00","token":"k1.eyJhIjoiYWNtZSIsImUiOjE3NjMyNTMwMDB9.3q2-7wAAAAA"}
     */
    data: {
        /**
         * @description Identifier of the batch, for its acknowledgement.
         *
         *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
         * @example "b-01JCQM2V3S4T5W6X7Y8Z9A0BCD"
         */
        reportId: string;
    };
};
/** @description What is known of one message. */
export type ReportsFound = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description The records.
     * @example {"report":[]}
     */
    data: {
        /**
         * @description A record for every step that was tried, in order, all with the same `msgKey`. Empty while there is no result yet.
         * @example []
         */
        report: InquiryRecord[];
    };
    /**
     * @description When the message will be sent. Present while it waits for its `sendAt`, or for the hours of advertising.
     *
     *     A time to the second, ISO 8601 with its offset from UTC, given in Korean time.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-11-20T09:00:00+09:00"
     */
    sendAt?: Timestamp;
};
/** @description A report record as an inquiry shows it. */
export type InquiryRecord = ReportRecord & {
    /**
     * @description How the message was processed, for the basic form of brand messages only. `F` says that the recipient was a friend of the channel when it was sent, `N` that the recipient was not.
     * @example "F"
     * @enum {string}
     */
    userType?: "F" | "N";
};
/** @description What the account sent in a month. */
export type UsageFound = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description The counts.
     * @example {"schema":"Bearer","expired":"2025-11-16T09:30:00+09:00","token":"k1.eyJhIjoiYWNtZSIsImUiOjE3NjMyNTMwMDB9.3q2-7wAAAAA"}
     */
    data: {
        /**
         * @description The month that was asked for.
         * @example "2026-11"
         */
        month: string;
        /**
         * @description Days (UTC) whose counts can still change.
         * @example ["2026-11-18"]
         */
        openDays: string[];
        /** @description Sorted by day, `paymentCode`, channel, message type, outcome and report code. There is no row without messages. */
        rows: UsageRow[];
    };
};
/** @description How many messages of one day and kind ended in one way. */
export type UsageRow = {
    /**
     * Format: date
     * @description The day, in UTC.
     * @example "2026-11-17"
     */
    day: string;
    /**
     * @description The `paymentCode` of the requests; empty where they had none. The 200 codes that were used most on a day have rows of their own; all others of the day are counted together, as `(other payment codes)`.
     * @example ""
     */
    paymentCode: string;
    /**
     * @description The channel, by the name that its send has.
     * @example "alimtalk"
     */
    channel: string;
    /**
     * @description The message type.
     * @example "AT"
     */
    msgType: string;
    /**
     * @description How the messages ended: `delivered`, `failed`, `expired` or `cancelled`. `open`: they have not. `fallback`: this step failed or expired, and the next one of the message was tried, which has a row of its own.
     * @example "fallback"
     */
    outcome: string;
    /**
     * @description The report code; empty while there is none.
     * @example "63019"
     */
    reportCode: string;
    /**
     * @description How many.
     * @example 1
     */
    count: number;
    /**
     * @description The sum of their parts. An international message has as many as `resCnt` of its report says, any other one.
     * @example 1
     */
    parts: number;
};
/** @description What is known of a message, each time that it has changed. */
export type InquiryEvent = {
    /**
     * @description What the event tells.
     * @example "inquiry"
     * @enum {string}
     */
    event: "inquiry";
    /**
     * @description What inquiry answers now.
     *
     *     What is known of one message.
     * @example {"schema":"Bearer","expired":"2025-11-16T09:30:00+09:00","token":"k1.eyJhIjoiYWNtZSIsImUiOjE3NjMyNTMwMDB9.3q2-7wAAAAA"}
     */
    data: ReportsFound;
};
/** @description The answer to a test of the webhook. */
export type WebhookTested = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description What came of a test report.
     * @example {"msgKey":"01JCQK5T7W8Y2N4B6D0R3M9XZE","outcome":"delivered"}
     */
    data: WebhookTest;
};
/** @description What came of a test report. */
export type WebhookTest = {
    /**
     * @description The key in the test report, which the receiver has to answer.
     *
     *     Message key. It names one message to one recipient in reports and inquiries.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE"
     */
    msgKey: MessageKey;
    /**
     * @description `delivered`: the receiver answered as it should. `refused`: its status is not 2xx. `wrong-answer`: its answer is not the JSON with the `msgKey`. `time-out`: it did not answer within 5 seconds. `unreachable`: there is no connection. `forbidden`: the address leads to a network that the operator does not allow.
     * @example "delivered"
     * @enum {string}
     */
    outcome: "delivered" | "refused" | "wrong-answer" | "time-out" | "unreachable" | "forbidden";
    /**
     * @description The same in words, with the status or the error. Absent when the report was delivered.
     *
     *     At most 1000 characters.
     * @example "it answered HTTP 401"
     */
    reason?: string;
};
/** @description The answer to a test of the alert address. */
export type AlertTested = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description What came of a test alert.
     * @example {"outcome":"delivered"}
     */
    data: AlertTest;
};
/** @description What came of a test alert. */
export type AlertTest = {
    /**
     * @description `delivered`: the receiver answered as it should. `refused`: its status is not 2xx. `wrong-answer`: its answer is too long. `time-out`: it did not answer within 5 seconds. `unreachable`: there is no connection. `forbidden`: the address leads to a network that the operator does not allow.
     * @example "delivered"
     * @enum {string}
     */
    outcome: "delivered" | "refused" | "wrong-answer" | "time-out" | "unreachable" | "forbidden";
    /**
     * @description The same in words, with the status or the error. Absent when the alert was delivered.
     *
     *     At most 1000 characters.
     * @example "it answered HTTP 401"
     */
    reason?: string;
};
/**
 * @description An alimtalk message to one recipient. `#{` in a text is plain text here: placeholders are replaced in
 *     the combined send only.
 */
export type AlimtalkSend = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
     *     registered for the account.
     *
     *     1 to 100 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: MessengerSenderKey;
    /**
     * @description Kind of the alimtalk message: `AT` text, `AI` with the image that belongs to the approved template.
     *
     *     At most 2 characters.
     * @example "AT"
     */
    msgType: AlimtalkMsgType;
    /**
     * @description Recipient's number, digits only. Hyphens and spaces are refused, not removed.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description Code of the approved template, at most 30 characters. It must be registered for the account.
     *
     *     1 to 30 characters.
     * @example "ORDER_PAID_01"
     */
    templateCode: AlimtalkTemplateCode;
    /**
     * @description The template's text with its variables filled in, at most 1000 characters. A text that differs from
     *     the template is accepted here and fails at the messenger provider (report code 63016).
     *
     *     1 to 1000 characters.
     * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
     */
    text: AlimtalkText;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "order-20251115-0007"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description Emphasised title of the template, at most 50 characters.
     *
     *     1 to 50 characters.
     * @example "예약 확정"
     */
    title?: AlimtalkTitle;
    /**
     * @description Line above the message, at most 16 characters.
     *
     *     1 to 16 characters.
     * @example "하늘미용실 예약"
     */
    header?: AlimtalkHeader;
    /** @description What stands with the text: buttons, an item list, a highlighted line. */
    attachment?: AlimtalkAttachment;
    /** @description What stands below the message and its buttons. */
    supplement?: AlimtalkSupplement;
    /**
     * @description Amount that the message is about (price, payment, total), for the advertiser's statistics. Not shown
     *     to the recipient.
     *
     *     0 to 999999999999.99.
     * @example 55000
     */
    price?: AlimtalkPrice;
    /**
     * @description Currency of `price`.
     *
     *     At most 3 characters.
     * @example "KRW"
     */
    currencyType?: AlimtalkCurrencyType;
    /**
     * @description The main link of the template, opened when the recipient taps the message. A link that differs from the template fails at the messenger provider.
     *
     *     At least 1 field.
     */
    link?: AlimtalkLink;
    /**
     * @description Buttons below the message, at most 5 (2 where the message has quick replies). A shorter way to write
     *     `attachment.button`; only one of the two may be given.
     *
     *     Buttons below the message, at most 5, shown in this order.
     *
     *     At most 5 items.
     */
    button?: MessengerButtons;
    /**
     * @description SMS or MMS sent when the alimtalk message fails.
     *
     *     The text message that is sent in place of this one if it fails. A messenger message has no sender number, so the fallback names its own.
     * @example {"type":"SMS","from":"0212345678","text":"[하늘상점] 결제 완료. 주문번호 20251115-0007","originCID":"301230126"}
     */
    fallback?: FallbackWithFrom;
};
/**
 * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
 *     registered for the account.
 *
 *     1 to 100 characters.
 */
export type MessengerSenderKey = string;
/**
 * @description Kind of the alimtalk message: `AT` text, `AI` with the image that belongs to the approved template.
 *
 *     At most 2 characters.
 * @enum {string}
 */
export type AlimtalkMsgType = "AT" | "AI";
/**
 * @description A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
 *
 *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
 */
export type DomesticNumber = string;
/**
 * @description Code of the approved template, at most 30 characters. It must be registered for the account.
 *
 *     1 to 30 characters.
 */
export type AlimtalkTemplateCode = string;
/**
 * @description The template's text with its variables filled in, at most 1000 characters. A text that differs from
 *     the template is accepted here and fails at the messenger provider (report code 63016).
 *
 *     1 to 1000 characters.
 */
export type AlimtalkText = string;
/**
 * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
 *
 *     At most 200 characters.
 */
export type Ref = string;
/**
 * Format: date-time
 * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
 *
 *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
 */
export type SendAt = string;
/**
 * @description Emphasised title of the template, at most 50 characters.
 *
 *     1 to 50 characters.
 */
export type AlimtalkTitle = string;
/**
 * @description Line above the message, at most 16 characters.
 *
 *     1 to 16 characters.
 */
export type AlimtalkHeader = string;
/** @description What stands with the text: buttons, an item list, a highlighted line. */
export type AlimtalkAttachment = {
    /**
     * @description Buttons below the message, at most 5 (2 where the message has quick replies), shown in this order.
     *
     *     Buttons below the message, at most 5, shown in this order.
     *
     *     At most 5 items.
     * @example [{"name":"예약 보기","type":"WL","urlMobile":"https://m.haneul.example/booking/8841"},{"name":"문의하기","type":"BC"}]
     */
    button?: MessengerButtons;
    /** @description A list of label and value pairs, with an optional total. */
    item?: AlimtalkItem;
    /**
     * @description A highlighted line above the item list. In a message with an image (`msgType` `AI`) the title has at
     *     most 21 and the description at most 13 characters.
     * @example {"title":"하늘카페 광화문점","description":"11월 15일 결제 내역"}
     */
    itemHighlight?: AlimtalkItemHighlight;
};
/**
 * @description Buttons below the message, at most 5, shown in this order.
 *
 *     At most 5 items.
 */
export type MessengerButtons = MessengerButton[];
/**
 * @description A button below a messenger message. `type` chooses the kind, and each kind has its own fields:
 *     WL web link, AL app link, DS delivery tracking, BK bot keyword, MD forward message, BC switch to
 *     agent chat, BT switch to bot, AC add channel, BF business form.
 */
export type MessengerButton = MessengerButtonWl | MessengerButtonAl | MessengerButtonDs | MessengerButtonBk | MessengerButtonMd | MessengerButtonBc | MessengerButtonBt | MessengerButtonAc | MessengerButtonBf;
/**
 * Web link (WL)
 * @description Messenger button of type `WL`. Opens a web page. `urlMobile` is required.
 */
export type MessengerButtonWl = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonName;
    /**
     * @description Always `WL` for this kind.
     *
     *     At most 2 characters.
     * @example "WL"
     * @enum {string}
     */
    type: "WL";
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://m.haneul.example/booking/8841"
     */
    urlMobile: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://haneul.example/booking/8841"
     */
    urlPc?: MessengerLink;
    /**
     * @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.
     *
     *     1 to 10 characters.
     * @example "out"
     */
    target?: string;
};
/**
 * @description Label of a button or quick reply, at most 14 characters.
 *
 *     1 to 14 characters.
 */
export type MessengerButtonName = string;
/**
 * @description A web address or an app link that the recipient follows.
 *
 *     1 to 1000 characters.
 */
export type MessengerLink = string;
/**
 * App link (AL)
 * @description Messenger button of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required.
 */
export type MessengerButtonAl = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "앱에서 보기"
     */
    name: MessengerButtonName;
    /**
     * @description Always `AL` for this kind.
     *
     *     At most 2 characters.
     * @example "AL"
     * @enum {string}
     */
    type: "AL";
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://m.haneul.example/orders/7"
     */
    urlMobile?: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLink;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "haneul://orders/7"
     */
    schemeIos?: MessengerLink;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "haneul://orders/7"
     */
    schemeAndroid?: MessengerLink;
    /**
     * @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.
     *
     *     1 to 10 characters.
     * @example "out"
     */
    target?: string;
};
/**
 * Delivery tracking (DS)
 * @description Messenger button of type `DS`. Opens the tracking page of the parcel whose waybill number stands in the text.
 */
export type MessengerButtonDs = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "배송 조회"
     */
    name: MessengerButtonName;
    /**
     * @description Always `DS` for this kind.
     *
     *     At most 2 characters.
     * @example "DS"
     * @enum {string}
     */
    type: "DS";
};
/**
 * Bot keyword (BK)
 * @description Messenger button of type `BK`. Sends the label to the channel's bot as if the recipient had typed it.
 */
export type MessengerButtonBk = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "영업시간"
     */
    name: MessengerButtonName;
    /**
     * @description Always `BK` for this kind.
     *
     *     At most 2 characters.
     * @example "BK"
     * @enum {string}
     */
    type: "BK";
};
/**
 * Forward message (MD)
 * @description Messenger button of type `MD`. Sends the label together with the whole message to an agent of the channel.
 */
export type MessengerButtonMd = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "이 내용으로 문의"
     */
    name: MessengerButtonName;
    /**
     * @description Always `MD` for this kind.
     *
     *     At most 2 characters.
     * @example "MD"
     * @enum {string}
     */
    type: "MD";
};
/**
 * Switch to agent chat (BC)
 * @description Messenger button of type `BC`. Moves the conversation to a human agent.
 */
export type MessengerButtonBc = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "상담원 연결"
     */
    name: MessengerButtonName;
    /**
     * @description Always `BC` for this kind.
     *
     *     At most 2 characters.
     * @example "BC"
     * @enum {string}
     */
    type: "BC";
    /**
     * @description Data handed to the conversation that the switch opens. Not shown to the recipient.
     *
     *     1 to 50 characters.
     * @example "ticket=Q-3391"
     */
    chatExtra?: string;
};
/**
 * Switch to bot (BT)
 * @description Messenger button of type `BT`. Moves the conversation to the channel's bot.
 */
export type MessengerButtonBt = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "챗봇 시작"
     */
    name: MessengerButtonName;
    /**
     * @description Always `BT` for this kind.
     *
     *     At most 2 characters.
     * @example "BT"
     * @enum {string}
     */
    type: "BT";
    /**
     * @description Data handed to the conversation that the switch opens. Not shown to the recipient.
     *
     *     1 to 50 characters.
     * @example "ticket=Q-3391"
     */
    chatExtra?: string;
    /**
     * @description Name of the bot event to start with.
     *
     *     1 to 50 characters.
     * @example "support_start"
     */
    chatEvent?: string;
};
/**
 * Add channel (AC)
 * @description Messenger button of type `AC`. Adds the sender's channel to the recipient's friends.
 */
export type MessengerButtonAc = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "채널 추가"
     */
    name: MessengerButtonName;
    /**
     * @description Always `AC` for this kind.
     *
     *     At most 2 characters.
     * @example "AC"
     * @enum {string}
     */
    type: "AC";
};
/**
 * Business form (BF)
 * @description Messenger button of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both.
 */
export type MessengerButtonBf = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "만족도 조사"
     */
    name: MessengerButtonName;
    /**
     * @description Always `BF` for this kind.
     *
     *     At most 2 characters.
     * @example "BF"
     * @enum {string}
     */
    type: "BF";
    /**
     * @description Key of the business form.
     *
     *     1 to 100 characters.
     * @example "bf-2025-satisfaction"
     */
    bizFormKey?: string;
    /**
     * @description Id of the business form.
     *
     *     1 to 100 characters.
     * @example "20417"
     */
    bizFormId?: string;
};
/** @description A list of label and value pairs, with an optional total. */
export type AlimtalkItem = {
    /**
     * @description 2 to 10 rows, shown in this order.
     *
     *     2 to 10 items.
     */
    list: AlimtalkItemRow[];
    /**
     * @description Last line of an item list, for a total.
     * @example {"title":"합계","description":"17,500원"}
     */
    summary?: MessengerItemSummary;
};
/** @description One row of an alimtalk item list. */
export type AlimtalkItemRow = {
    /**
     * @description Label of the row, at most 6 characters.
     *
     *     1 to 6 characters.
     * @example "주문번호"
     */
    title: string;
    /**
     * @description Value of the row, at most 23 characters.
     *
     *     1 to 23 characters.
     * @example "20251115-0007"
     */
    description?: string;
};
/** @description Last line of an item list, for a total. */
export type MessengerItemSummary = {
    /**
     * @description Label of the line, at most 6 characters.
     *
     *     1 to 6 characters.
     * @example "합계"
     */
    title: string;
    /**
     * @description An amount, at most 14 characters: digits with commas and at most two decimals after a point, with a currency sign
     *     (`₩`, `$`, `원`) or a three-letter currency code before or after it. Spaces may stand between them.
     *
     *     1 to 14 characters. Pattern: `^ *((원|[A-Z]{3}|[$\u00A2-\u00A5\u20A0-\u20CF\uFFE0\uFFE1\uFFE5\uFFE6]) *)?[0-9](?: *[0-9,])*(\.[0-9]{1,2})?( *(원|[A-Z]{3}|[$\u00A2-\u00A5\u20A0-\u20CF\uFFE0\uFFE1\uFFE5\uFFE6]))? *$`.
     * @example "₩ 39,000"
     */
    description: string;
};
/**
 * @description A highlighted line above the item list. In a message with an image (`msgType` `AI`) the title has at
 *     most 21 and the description at most 13 characters.
 */
export type AlimtalkItemHighlight = {
    /**
     * @description Highlighted words, at most 30 characters; 21 in a message with an image.
     *
     *     1 to 30 characters.
     * @example "하늘카페 광화문점"
     */
    title?: string;
    /**
     * @description Words below the title, at most 19 characters; 13 in a message with an image.
     *
     *     1 to 19 characters.
     * @example "11월 15일 결제 내역"
     */
    description?: string;
};
/** @description What stands below the message and its buttons. */
export type AlimtalkSupplement = {
    /**
     * @description Quick replies, at most 10, shown in this order. With any of them a message has at most 2 buttons.
     *
     *     At most 10 items.
     */
    quickReply?: MessengerQuickReply[];
};
/**
 * @description A short answer offered below the message, gone once it is tapped. `type` chooses the kind; the
 *     fields of each kind are those of the button of that type.
 */
export type MessengerQuickReply = MessengerQuickReplyWl | MessengerQuickReplyAl | MessengerQuickReplyBk | MessengerQuickReplyBc | MessengerQuickReplyBt | MessengerQuickReplyBf | MessengerQuickReplyMd;
/**
 * Web link (WL)
 * @description Quick reply of type `WL`. Opens a web page. `urlMobile` is required.
 */
export type MessengerQuickReplyWl = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "시간 변경"
     */
    name: MessengerButtonName;
    /**
     * @description Always `WL` for this kind.
     *
     *     At most 2 characters.
     * @example "WL"
     * @enum {string}
     */
    type: "WL";
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://m.haneul.example/booking/8841/change"
     */
    urlMobile: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLink;
    /**
     * @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.
     *
     *     1 to 10 characters.
     * @example "out"
     */
    target?: string;
};
/**
 * App link (AL)
 * @description Quick reply of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required.
 */
export type MessengerQuickReplyAl = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "앱으로 변경"
     */
    name: MessengerButtonName;
    /**
     * @description Always `AL` for this kind.
     *
     *     At most 2 characters.
     * @example "AL"
     * @enum {string}
     */
    type: "AL";
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlMobile?: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLink;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "haneul://booking/8841"
     */
    schemeIos?: MessengerLink;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "haneul://booking/8841"
     */
    schemeAndroid?: MessengerLink;
    /**
     * @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.
     *
     *     1 to 10 characters.
     * @example "out"
     */
    target?: string;
};
/**
 * Bot keyword (BK)
 * @description Quick reply of type `BK`. Sends the label to the channel's bot as if the recipient had typed it.
 */
export type MessengerQuickReplyBk = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "방문할게요"
     */
    name: MessengerButtonName;
    /**
     * @description Always `BK` for this kind.
     *
     *     At most 2 characters.
     * @example "BK"
     * @enum {string}
     */
    type: "BK";
};
/**
 * Switch to agent chat (BC)
 * @description Quick reply of type `BC`. Moves the conversation to a human agent.
 */
export type MessengerQuickReplyBc = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "상담원 연결"
     */
    name: MessengerButtonName;
    /**
     * @description Always `BC` for this kind.
     *
     *     At most 2 characters.
     * @example "BC"
     * @enum {string}
     */
    type: "BC";
    /**
     * @description Data handed to the conversation that the switch opens. Not shown to the recipient.
     *
     *     1 to 50 characters.
     * @example "booking=8841"
     */
    chatExtra?: string;
};
/**
 * Switch to bot (BT)
 * @description Quick reply of type `BT`. Moves the conversation to the channel's bot.
 */
export type MessengerQuickReplyBt = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "챗봇에게 묻기"
     */
    name: MessengerButtonName;
    /**
     * @description Always `BT` for this kind.
     *
     *     At most 2 characters.
     * @example "BT"
     * @enum {string}
     */
    type: "BT";
    /**
     * @description Data handed to the conversation that the switch opens. Not shown to the recipient.
     *
     *     1 to 50 characters.
     * @example "ticket=Q-3391"
     */
    chatExtra?: string;
    /**
     * @description Name of the bot event to start with.
     *
     *     1 to 50 characters.
     * @example "booking_help"
     */
    chatEvent?: string;
};
/**
 * Business form (BF)
 * @description Quick reply of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both.
 */
export type MessengerQuickReplyBf = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "사전 문진"
     */
    name: MessengerButtonName;
    /**
     * @description Always `BF` for this kind.
     *
     *     At most 2 characters.
     * @example "BF"
     * @enum {string}
     */
    type: "BF";
    /**
     * @description Key of the business form.
     *
     *     1 to 100 characters.
     * @example "bf-2025-satisfaction"
     */
    bizFormKey?: string;
    /**
     * @description Id of the business form.
     *
     *     1 to 100 characters.
     * @example "20417"
     */
    bizFormId?: string;
};
/**
 * Forward message (MD)
 * @description Quick reply of type `MD`. Sends the label together with the whole message to an agent of the channel.
 */
export type MessengerQuickReplyMd = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "내용 전달"
     */
    name: MessengerButtonName;
    /**
     * @description Always `MD` for this kind.
     *
     *     At most 2 characters.
     * @example "MD"
     * @enum {string}
     */
    type: "MD";
};
/**
 * @description Amount that the message is about (price, payment, total), for the advertiser's statistics. Not shown
 *     to the recipient.
 *
 *     0 to 999999999999.99.
 */
export type AlimtalkPrice = number;
/**
 * @description Currency of `price`.
 *
 *     At most 3 characters.
 * @enum {string}
 */
export type AlimtalkCurrencyType = "KRW" | "USD" | "EUR";
/**
 * @description The main link of the template, opened when the recipient taps the message. A link that differs from the template fails at the messenger provider.
 *
 *     At least 1 field.
 */
export type AlimtalkLink = {
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlMobile?: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLink;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLink;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLink;
};
/** @description The text message that is sent in place of this one if it fails. A messenger message has no sender number, so the fallback names its own. */
export type FallbackWithFrom = {
    /**
     * @description The channel of the fallback. An `SMS` fallback whose text is longer than 90 bytes is sent as a long text message (LMS).
     *
     *     At most 3 characters.
     * @example "SMS"
     */
    type: FallbackType;
    /**
     * @description Text of the fallback, at most 2000 bytes in CP949.
     *
     *     At least 1 character.
     * @example "[하늘상점] 결제 완료. 주문번호 20251115-0007"
     */
    text: FallbackText;
    /**
     * @description Title above the text, at most 40 bytes in CP949.
     * @example "(광고) 하늘상점"
     */
    title?: MmsTitle;
    /**
     * @description Keys of uploaded MMS images, at most three, shown in this order.
     *
     *     At most 3 items.
     * @example ["f_01JCQH00000000000000000001"]
     */
    fileKey?: FileKeys;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
    /**
     * @description Sender number of the fallback, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
};
/**
 * @description The channel of the fallback. An `SMS` fallback whose text is longer than 90 bytes is sent as a long text message (LMS).
 *
 *     At most 3 characters.
 * @enum {string}
 */
export type FallbackType = "SMS" | "MMS";
/**
 * @description Text of the fallback, at most 2000 bytes in CP949.
 *
 *     At least 1 character.
 */
export type FallbackText = string;
/** @description Title above the text, at most 40 bytes in CP949. */
export type MmsTitle = string;
/**
 * @description Keys of uploaded MMS images, at most three, shown in this order.
 *
 *     At most 3 items.
 */
export type FileKeys = FileKey[];
/**
 * @description The key of an uploaded image, as the upload answered it. It must be a file of your account that has not expired.
 *
 *     At most 100 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
 */
export type FileKey = string;
/**
 * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
 *
 *     At most 9 characters. Pattern: `^[0-9]{9}$`.
 */
export type OriginCid = string;
/** @description A short text has no images. */
export type FallbackRules = unknown;
/** @description Rules across the fields of an alimtalk message. */
export type AlimtalkRules = unknown;
/** @description Buttons stand either in `button` or in `attachment.button`, not in both. */
export type MessengerButtonsOnce = unknown;
/** @description The message was accepted and will be sent. Its delivery result follows as a report. */
export type SendAccepted = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description Message key. It names one message to one recipient in reports and inquiries.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZM"
     */
    msgKey: MessageKey;
    /**
     * @description The reference that the request gave. Absent when it gave none.
     *
     *     At most 200 characters.
     * @example "order-20251115-0007"
     */
    ref?: string;
    /**
     * @description Names in the accepted request that were read as others or ignored: change them when you can. Where the operator has
     *     switched the failure watch on, also channels of the request whose newest reports fail, once in some minutes. Quotas of
     *     which 80 % is used, once a minute. Absent when there are none.
     *
     *     At most 100 items.
     */
    warnings?: Warnings;
};
/**
 * @description Names in the accepted request that were read as others or ignored: change them when you can. Where the operator has
 *     switched the failure watch on, also channels of the request whose newest reports fail, once in some minutes. Quotas of
 *     which 80 % is used, once a minute. Absent when there are none.
 *
 *     At most 100 items.
 */
export type Warnings = Warning[];
/** @description Something about an accepted request that needs your attention. */
export type Warning = {
    /**
     * @description JSON pointer into the request; empty for the whole of it.
     *
     *     At most 1000 characters.
     * @example "/messageForm/0/mms/fileKey/0"
     */
    pointer: string;
    /**
     * @description What to look after, in plain words.
     *
     *     At most 1000 characters.
     * @example "The file expires on 2025-12-15, before the form does."
     */
    message: string;
    /**
     * @description The newest reports of a channel that the request uses fail, so that this message may fail as well. The `pointer` is empty then. Absent in other warnings.
     *
     *     A channel of the account whose newest reports fail, with the most frequent of their codes.
     */
    failure?: ChannelFailure;
};
/** @description A channel of the account whose newest reports fail, with the most frequent of their codes. */
export type ChannelFailure = {
    /**
     * @description The channel, by its name in `messageFlow`. `ServiceType` has the same in capitals.
     *
     *     At most 20 characters.
     * @example "alimtalk"
     */
    channel: string;
    /**
     * @description The delivery result. `10000` is delivered; the table of report codes lists the others. The values are an extension.
     *
     *     At most 5 characters. Pattern: `^[0-9]{5}$`.
     * @example "63015"
     */
    reportCode: ReportCode;
    /**
     * @description The result in words.
     *
     *     At most 200 characters.
     * @example "Template missing"
     */
    reportText: string;
    /**
     * @description What the code says.
     *
     *     At most 500 characters.
     * @example "The template is unknown to the messenger."
     */
    meaning: string;
    /**
     * @description What to do about it.
     *
     *     At most 500 characters.
     * @example "Check the template code, and that its approval has not ended."
     */
    advice: string;
    /**
     * @description How many of a hundred reports failed, with whichever code.
     *
     *     0 to 100.
     * @example 100
     */
    percent: number;
    /**
     * @description How many of the newest reports were looked at.
     *
     *     At least 0.
     * @example 50
     */
    reports: number;
    /**
     * @description When it was found.
     *
     *     A time to the second, ISO 8601 with its offset from UTC, given in Korean time.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-15T09:30:00+09:00"
     */
    since: Timestamp;
};
/**
 * @description A friendtalk message to one recipient. `#{` in a text is plain text here: placeholders are replaced
 *     in the combined send only.
 */
export type FriendtalkSend = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
     *     registered for the account.
     *
     *     1 to 100 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: MessengerSenderKey;
    /**
     * @description Kind of the message: `FT` text, `FI` image, `FW` wide image. Item lists and carousels are sent with
     *     the combined send.
     *
     *     At most 2 characters.
     * @example "FT"
     * @enum {string}
     */
    msgType: "FT" | "FI" | "FW";
    /**
     * @description Recipient's number, digits only. Hyphens and spaces are refused, not removed.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
     *     premium video (`FP`).
     *
     *     1 to 1000 characters.
     * @example "안녕하세요, 하늘상점입니다. 연말 기간의 배송 일정을 안내드립니다."
     */
    text: FriendtalkText;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "notice-112"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
     *     delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "N"
     */
    adFlag?: FriendtalkAdFlag;
    /**
     * @description Whether the message is for adults only, so that the messenger asks for proof of age first.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adult?: FriendtalkAdult;
    /**
     * @description Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
     *
     *     At most 1 character.
     * @example "N"
     */
    pushAlarm?: FriendtalkPushAlarm;
    /**
     * @description Line above the message or card, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "단골 고객 혜택"
     */
    header?: FriendtalkHeader;
    /**
     * @description Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 34 characters.
     * @example "11월 30일까지, 1인 1회"
     */
    additionalContent?: FriendtalkAdditionalContent;
    /**
     * @description Key of a group tag by which the messenger provider counts the message, at most 40 characters.
     *
     *     1 to 40 characters.
     * @example "winter-2025"
     */
    groupTagKey?: FriendtalkGroupTagKey;
    /** @description What stands with the text: buttons, image, item list, coupon, offer, video. */
    attachment?: FriendtalkAttachment;
    /**
     * @description Buttons below the message, at most 5 (1 with a wide image). A shorter way to write
     *     `attachment.button`; only one of the two may be given.
     *
     *     Buttons below the message, at most 5, shown in this order.
     *
     *     At most 5 items.
     */
    button?: MessengerButtons;
    /**
     * @description SMS or MMS sent when the friendtalk message fails.
     *
     *     The text message that is sent in place of this one if it fails. A messenger message has no sender number, so the fallback names its own.
     * @example {"type":"SMS","from":"0212345678","text":"[하늘상점] 결제 완료. 주문번호 20251115-0007","originCID":"301230126"}
     */
    fallback?: FallbackWithFrom;
    /**
     * @description Address of the image of an `FI` or `FW` message, as the file upload answered it. A shorter way to
     *     write `attachment.image.imgUrl`; only one of the two may be given.
     *
     *     Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
     */
    imgUrl?: MessengerImageUrl;
};
/**
 * @description A friendtalk message to one recipient. `#{` in a text is plain text here: placeholders are replaced
 *     in the combined send only.
 */
export type FriendtalkSendFilled = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
     *     registered for the account.
     *
     *     1 to 100 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: MessengerSenderKey;
    /**
     * @description Kind of the message: `FT` text, `FI` image, `FW` wide image. Item lists and carousels are sent with
     *     the combined send.
     *
     *     At most 2 characters.
     * @example "FT"
     * @enum {string}
     */
    msgType: "FT" | "FI" | "FW";
    /**
     * @description Recipient's number, digits only. Hyphens and spaces are refused, not removed.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
     *     premium video (`FP`).
     *
     *     1 to 1000 characters.
     * @example "안녕하세요, 하늘상점입니다. 연말 기간의 배송 일정을 안내드립니다."
     */
    text: FriendtalkText;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "notice-112"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
     *     delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "N"
     */
    adFlag: FriendtalkAdFlag;
    /**
     * @description Whether the message is for adults only, so that the messenger asks for proof of age first.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adult?: FriendtalkAdult;
    /**
     * @description Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
     *
     *     At most 1 character.
     * @example "N"
     */
    pushAlarm?: FriendtalkPushAlarm;
    /**
     * @description Line above the message or card, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "단골 고객 혜택"
     */
    header?: FriendtalkHeader;
    /**
     * @description Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 34 characters.
     * @example "11월 30일까지, 1인 1회"
     */
    additionalContent?: FriendtalkAdditionalContent;
    /**
     * @description Key of a group tag by which the messenger provider counts the message, at most 40 characters.
     *
     *     1 to 40 characters.
     * @example "winter-2025"
     */
    groupTagKey?: FriendtalkGroupTagKey;
    /** @description What stands with the text: buttons, image, item list, coupon, offer, video. */
    attachment?: FriendtalkAttachment;
    /**
     * @description Buttons below the message, at most 5 (1 with a wide image). A shorter way to write
     *     `attachment.button`; only one of the two may be given.
     *
     *     Buttons below the message, at most 5, shown in this order.
     *
     *     At most 5 items.
     */
    button?: MessengerButtons;
    /**
     * @description SMS or MMS sent when the friendtalk message fails.
     *
     *     The text message that is sent in place of this one if it fails. A messenger message has no sender number, so the fallback names its own.
     * @example {"type":"SMS","from":"0212345678","text":"[하늘상점] 결제 완료. 주문번호 20251115-0007","originCID":"301230126"}
     */
    fallback?: FallbackWithFrom;
    /**
     * @description Address of the image of an `FI` or `FW` message, as the file upload answered it. A shorter way to
     *     write `attachment.image.imgUrl`; only one of the two may be given.
     *
     *     Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
     */
    imgUrl?: MessengerImageUrl;
};
/**
 * @description Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
 *     premium video (`FP`).
 *
 *     1 to 1000 characters.
 */
export type FriendtalkText = string;
/**
 * @description Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
 *     delivered between 08:00 and 20:00 Korean time only.
 *
 *     At most 1 character.
 * @default Y
 * @enum {string}
 */
export type FriendtalkAdFlag = "Y" | "N";
/**
 * @description Whether the message is for adults only, so that the messenger asks for proof of age first.
 *
 *     At most 1 character.
 * @enum {string}
 */
export type FriendtalkAdult = "Y" | "N";
/**
 * @description Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
 *
 *     At most 1 character.
 * @enum {string}
 */
export type FriendtalkPushAlarm = "Y" | "N";
/**
 * @description Line above the message or card, at most 20 characters.
 *
 *     1 to 20 characters.
 */
export type FriendtalkHeader = string;
/**
 * @description Additional line below the text, for example about prices or terms, at most 34 characters.
 *
 *     1 to 34 characters.
 */
export type FriendtalkAdditionalContent = string;
/**
 * @description Key of a group tag by which the messenger provider counts the message, at most 40 characters.
 *
 *     1 to 40 characters.
 */
export type FriendtalkGroupTagKey = string;
/** @description What stands with the text: buttons, image, item list, coupon, offer, video. */
export type FriendtalkAttachment = {
    /**
     * @description Buttons below the message, at most 5 (1 with a wide image, `FW`, or a video, `FP`; 2 with an offer, `FM`), shown in this order.
     *
     *     Buttons below the message, at most 5, shown in this order.
     *
     *     At most 5 items.
     * @example [{"name":"Shop now","type":"WL","urlMobile":"https://m.haneul.example/winter"}]
     */
    button?: MessengerButtons;
    /**
     * @description The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card.
     * @example {"imgUrl":"https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"}
     */
    image?: FriendtalkImage;
    /** @description The list of a wide item list message (`FL`), with an optional total. Only there. */
    item?: FriendtalkItem;
    /** @description A coupon below the message, with the links of a button. */
    coupon?: FriendtalkCoupon;
    /**
     * @description An offer, its price and its discount, in won.
     * @example {"title":"캐시미어 머플러","regularPrice":59000,"discountPrice":47200,"discountRate":20}
     */
    commerce?: FriendtalkCommerce;
    /** @description A video shown with the message. */
    video?: FriendtalkVideo;
};
/** @description The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card. */
export type FriendtalkImage = {
    /**
     * @description Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000032.jpg"
     */
    imgUrl: MessengerImageUrl;
    /**
     * @description Address opened when the recipient taps the image.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://m.haneul.example/winter"
     */
    imgLink?: MessengerLink;
};
/**
 * @description Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
 *     for placeholders: the image is looked up when the message is accepted.
 *
 *     1 to 1000 characters.
 */
export type MessengerImageUrl = string;
/** @description The list of a wide item list message (`FL`), with an optional total. Only there. */
export type FriendtalkItem = {
    /**
     * @description 3 to 4 rows, shown in this order.
     *
     *     3 to 4 items.
     */
    list: FriendtalkItemRow[];
    /**
     * @description Last line of an item list, for a total.
     * @example {"title":"합계","description":"17,500원"}
     */
    summary?: MessengerItemSummary;
};
/** @description One row of a wide item list, with its own image and link. */
export type FriendtalkItemRow = {
    /**
     * @description Words of the row, at most 30 characters.
     *
     *     1 to 30 characters.
     * @example "예약 확정"
     */
    title: string;
    /**
     * @description Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
     */
    imgUrl: MessengerImageUrl;
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlMobile: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLink;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLink;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLink;
};
/** @description A coupon below the message, with the links of a button. */
export type FriendtalkCoupon = {
    /**
     * @description What the coupon gives, at most 30 characters.
     *
     *     1 to 30 characters.
     * @example "5,000원 할인 쿠폰"
     */
    title: string;
    /**
     * @description Condition of the coupon, at most 18 characters.
     *
     *     1 to 18 characters.
     * @example "3만원 이상 구매 시"
     */
    description: string;
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://m.haneul.example/coupons/5000"
     */
    urlMobile?: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://haneul.example/coupons/5000"
     */
    urlPc?: MessengerLink;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLink;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLink;
};
/** @description An offer, its price and its discount, in won. */
export type FriendtalkCommerce = {
    /**
     * @description Name of the goods, at most 30 characters.
     *
     *     1 to 30 characters.
     * @example "캐시미어 머플러"
     */
    title: string;
    /**
     * @description Price without the discount.
     *
     *     0 to 99999999.
     * @example 59000
     */
    regularPrice: number;
    /**
     * @description Price after the discount.
     *
     *     0 to 99999999.
     * @example 47200
     */
    discountPrice?: number;
    /**
     * @description Discount in per cent.
     *
     *     0 to 100.
     * @example 20
     */
    discountRate?: number;
    /**
     * @description Discount as an amount.
     *
     *     0 to 99999999.
     * @example 5000
     */
    discountFixed?: number;
};
/** @description A video shown with the message. */
export type FriendtalkVideo = {
    /**
     * @description Address of the video at the messenger provider. Placeholders are not replaced here.
     *
     *     1 to 1000 characters.
     * @example "https://tv.messenger.example/v/440112233"
     */
    videoUrl: string;
    /**
     * @description Address of the still shown before the video plays. Placeholders are not replaced here.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
     */
    thumbnailUrl?: string;
};
/** @description Rules across the fields of a friendtalk message, by `msgType`. */
export type FriendtalkRules = unknown;
/**
 * @description A brand message to one recipient. `#{` in a text is plain text here: placeholders are replaced in the combined send
 *     only. A `free` message is of the type FT, FI or FW here; the other kinds, which need attachments, are sent with the
 *     combined send.
 */
export type BrandmessageSend = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging, at most 40 characters. It must be
     *     registered for the account.
     *
     *     1 to 40 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: BrandmessageSenderKey;
    /**
     * @description Where the content comes from: `basic`, from a template that was registered beforehand; `free`, from the request.
     *
     *     At most 10 characters.
     * @example "free"
     */
    sendType: BrandmessageSendType;
    /**
     * @description Kind of the brand message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel feed,
     *     `FM` commerce, `FA` carousel commerce, `FP` premium video.
     *
     *     At most 2 characters.
     * @example "FT"
     */
    msgType: BrandmessageMsgType;
    /**
     * @description Recipient's number, digits only. Hyphens and spaces are refused, not removed.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description Message text: `FT` 1300 characters, `FI` 400, `FW` and `FP` 76. The other kinds have none.
     *
     *     1 to 1300 characters.
     * @example "겨울 신상품이 도착했습니다. 이번 주말까지 10% 할인해 드립니다."
     */
    text?: BrandmessageText;
    /**
     * @description Address of the image of an `FI`, `FW` or `FM` message, as the file upload answered it.
     *
     *     Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000041.jpg"
     */
    imgUrl?: MessengerImageUrl;
    /**
     * @description Buttons below the message, at most 5 (fewer for most kinds), shown in this order.
     *
     *     At most 5 items.
     * @example [{"name":"구매하기","type":"WL","urlMobile":"https://m.haneul.example/goods/101"},{"type":"AC"}]
     */
    button?: BrandmessageButtons;
    /**
     * @description Who gets the message: `M`, people who agreed to the business's advertising; `N`, those of them who are not friends of
     *     the channel; `I`, friends of the channel. Required for a `basic` message; a `free` one is for friends only (`I`).
     *     `M` and `N` need the right to it, and an 080 number, registered with the sender key.
     *
     *     At most 1 character.
     * @example "I"
     */
    targeting?: BrandmessageTargeting;
    /**
     * @description Code of the registered template of a `basic` message, at most 100 characters. A `free` message has none.
     *
     *     1 to 100 characters.
     * @example "WINTER_SALE_01"
     */
    templateCode?: BrandmessageTemplateCode;
    /**
     * @description Values of the variables in the template's text, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"name":"김하늘","rate":10}
     */
    messageVariable?: BrandmessageMessageVariable;
    /**
     * @description Values of the variables in the template's buttons, by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"path":"winter"}
     */
    buttonVariable?: BrandmessagePartVariable;
    /**
     * @description Values of the variables in the template's coupon, by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"rate":"10"}
     */
    couponVariable?: BrandmessagePartVariable;
    /**
     * @description The images of the template, in its order, at most 10.
     *
     *     1 to 10 items.
     */
    imageVariable?: BrandmessageImageVariable;
    /**
     * @description The video of the template (`videoUrl`, `thumbnailUrl`), or values of its variables by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"title":"겨울"}
     */
    videoVariable?: BrandmessagePartVariable;
    /**
     * @description Values of the variables in the template's offer, by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"title":"캐시미어 머플러","regularPrice":89000,"discountPrice":71200,"discountRate":20}
     */
    commerceVariable?: BrandmessagePartVariable;
    /**
     * @description Values of the variables of a carousel template: a list with one entry for each card, at most 10. One object, which some
     *     clients write, is handed on as it is.
     *
     *     1 to 10 items. At most 50 fields.
     */
    carouselVariable?: BrandmessageCarouselVariable;
    /**
     * @description Key of a group tag by which the messenger provider counts a `free` message, at most 40 characters.
     *
     *     Key of a group tag by which the messenger provider counts the message, at most 40 characters.
     *
     *     1 to 40 characters.
     * @example "winter-2025"
     */
    groupTagKey?: FriendtalkGroupTagKey;
    /**
     * @description Whether a `free` message is for adults only, so that the messenger asks for proof of age first; without it, `N`.
     *
     *     Whether the message is for adults only, so that the messenger asks for proof of age first.
     *
     *     At most 1 character.
     * @example "N"
     */
    adult?: FriendtalkAdult;
    /**
     * @description Whether the recipient's phone announces the message; without it, `Y`.
     *
     *     Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
     *
     *     At most 1 character.
     * @example "N"
     */
    pushAlarm?: FriendtalkPushAlarm;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
    /**
     * @description The 080 number by which the recipient opts out, with or without hyphens. It stands in place of the one that is
     *     registered with the sender key.
     *
     *     At most 13 characters. Pattern: `^080-?[0-9]{3,4}-?[0-9]{4}$`.
     * @example "080-123-4567"
     */
    unsubscribePhoneNumber?: BrandmessageUnsubscribePhoneNumber;
    /**
     * @description The number that the recipient enters to opt out, at most 10 digits. It stands with `unsubscribePhoneNumber` only.
     *
     *     At most 10 characters. Pattern: `^[0-9]{1,10}$`.
     * @example "1234"
     */
    unsubscribeAuthNumber?: BrandmessageUnsubscribeAuthNumber;
    /**
     * @description SMS or MMS sent when the brand message fails.
     *
     *     The text message that is sent in place of this one if it fails. A messenger message has no sender number, so the fallback names its own.
     * @example {"type":"SMS","from":"0212345678","text":"(광고) 하늘상점이 문을 열었습니다. 무료수신거부 0801234567"}
     */
    fallback?: FallbackWithFrom;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "winter-0001"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
};
/**
 * @description Key of the sender profile (channel) in the messenger provider's business messaging, at most 40 characters. It must be
 *     registered for the account.
 *
 *     1 to 40 characters.
 */
export type BrandmessageSenderKey = string;
/**
 * @description Where the content comes from: `basic`, from a template that was registered beforehand; `free`, from the request.
 *
 *     At most 10 characters.
 * @enum {string}
 */
export type BrandmessageSendType = "basic" | "free";
/**
 * @description Kind of the brand message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel feed,
 *     `FM` commerce, `FA` carousel commerce, `FP` premium video.
 *
 *     At most 2 characters.
 * @enum {string}
 */
export type BrandmessageMsgType = "FT" | "FI" | "FW" | "FL" | "FC" | "FM" | "FA" | "FP";
/**
 * @description Message text: `FT` 1300 characters, `FI` 400, `FW` and `FP` 76. The other kinds have none.
 *
 *     1 to 1300 characters.
 */
export type BrandmessageText = string;
/**
 * @description Buttons below the message, at most 5 (fewer for most kinds), shown in this order.
 *
 *     At most 5 items.
 */
export type BrandmessageButtons = BrandmessageButton[];
/**
 * @description A button below a brand message. `type` chooses the kind, and each kind has its own fields: WL web link, AL app link,
 *     BK bot keyword, MD forward message, BC switch to agent chat, BT switch to bot, BF business form, AC add channel.
 *     A `basic` message has no BC and BT, a `free` one no AC.
 */
export type BrandmessageButton = BrandmessageButtonWl | MessengerButtonAl | MessengerButtonBk | MessengerButtonMd | MessengerButtonBc | MessengerButtonBt | MessengerButtonBf | BrandmessageButtonAc;
/**
 * Web link (WL)
 * @description Brand message button of type `WL`. Opens a web page. `urlMobile` is required, and `target` is `out` or absent.
 */
export type BrandmessageButtonWl = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "신상품 보기"
     */
    name: MessengerButtonName;
    /**
     * @description Always `WL` for this kind.
     *
     *     At most 2 characters.
     * @example "WL"
     * @enum {string}
     */
    type: "WL";
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://m.haneul.example/winter"
     */
    urlMobile: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://haneul.example/winter"
     */
    urlPc?: MessengerLink;
    /**
     * @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.
     *
     *     At most 3 characters.
     * @example "out"
     * @enum {string}
     */
    target?: "out";
};
/**
 * Add channel (AC)
 * @description Messenger button of type `AC`. Adds the sender's channel to the recipient's friends. The messenger has a label for it.
 */
export type BrandmessageButtonAc = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 14 characters.
     * @example "예약 보기"
     */
    name?: MessengerButtonName;
    /**
     * @description Always `AC` for this kind.
     *
     *     At most 2 characters.
     * @example "AC"
     * @enum {string}
     */
    type: "AC";
};
/**
 * @description Who gets the message: `M`, people who agreed to the business's advertising; `N`, those of them who are not friends of
 *     the channel; `I`, friends of the channel. Required for a `basic` message; a `free` one is for friends only (`I`).
 *     `M` and `N` need the right to it, and an 080 number, registered with the sender key.
 *
 *     At most 1 character.
 * @enum {string}
 */
export type BrandmessageTargeting = "M" | "N" | "I";
/**
 * @description Code of the registered template of a `basic` message, at most 100 characters. A `free` message has none.
 *
 *     1 to 100 characters.
 */
export type BrandmessageTemplateCode = string;
/**
 * @description Values of the variables in the template's text, by name, at most 50.
 *
 *     At most 50 fields.
 */
export type BrandmessageMessageVariable = {
    [key: string]: string | number;
};
/**
 * @description Values of the variables in a part of the template, by name, at most 50.
 *
 *     At most 50 fields.
 */
export type BrandmessagePartVariable = {
    [key: string]: string | number;
};
/**
 * @description The images of the template, in its order, at most 10.
 *
 *     1 to 10 items.
 */
export type BrandmessageImageVariable = FriendtalkImage[];
/**
 * @description Values of the variables of a carousel template: a list with one entry for each card, at most 10. One object, which some
 *     clients write, is handed on as it is.
 *
 *     1 to 10 items. At most 50 fields.
 */
export type BrandmessageCarouselVariable = BrandmessageCardVariable[] | Record<string, unknown>;
/** @description Values of the variables of one card. */
export type BrandmessageCardVariable = {
    /**
     * @description Values of the variables in the template's text, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"name":"김하늘","rate":10}
     */
    messageVariable?: BrandmessageMessageVariable;
    /**
     * @description Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"goods":"101"}
     */
    buttonVariable?: BrandmessagePartVariable;
    /**
     * @description Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"rate":20}
     */
    couponVariable?: BrandmessagePartVariable;
    /**
     * @description The images of the template, in its order, at most 10.
     *
     *     1 to 10 items.
     * @example [{"imgUrl":"https://gateway.example.net/v1/image/f_01JCQH00000000000000000046.jpg"}]
     */
    imageVariable?: BrandmessageImageVariable;
    /**
     * @description Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"title":"캐시미어 머플러","regularPrice":89000,"discountPrice":71200,"discountRate":20}
     */
    commerceVariable?: BrandmessagePartVariable;
};
/**
 * @description The 080 number by which the recipient opts out, with or without hyphens. It stands in place of the one that is
 *     registered with the sender key.
 *
 *     At most 13 characters. Pattern: `^080-?[0-9]{3,4}-?[0-9]{4}$`.
 */
export type BrandmessageUnsubscribePhoneNumber = string;
/**
 * @description The number that the recipient enters to opt out, at most 10 digits. It stands with `unsubscribePhoneNumber` only.
 *
 *     At most 10 characters. Pattern: `^[0-9]{1,10}$`.
 */
export type BrandmessageUnsubscribeAuthNumber = string;
/** @description Rules across the fields of a brand message, by `sendType` and `msgType`. */
export type BrandmessageRules = unknown;
/** @description Refuses a field that only a basic message has. */
export type BrandmessageOfBasic = unknown;
/** @description Buttons that a free message may have. */
export type BrandmessageFreeButtons = unknown;
/** @description Refuses a field that only a free message has. */
export type BrandmessageOfFree = unknown;
/** @description Buttons that a basic message may have. */
export type BrandmessageBasicButtons = unknown;
/** @description Whether a basic message gives values of its template's variables. */
export type BrandmessageHasVariables = {
    /**
     * @example "basic"
     * @enum {string}
     */
    sendType: "basic";
};
/** @description Refuses content beside the values of a template's variables. */
export type BrandmessageNoContent = unknown;
/** @description A text message to one recipient abroad. */
export type InternationalSend = {
    /**
     * @description Sender number in domestic form, digits only. It must be registered for the account. Where a text Sender ID is registered for the country of the recipient, the recipient sees that in its place.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Recipient number in international form, with a plus sign and the country code.
     *
     *     A phone number in international form, a plus sign, the country code and the rest of the number, digits only.
     *
     *     At most 16 characters. Pattern: `^\+[1-9][0-9]{6,14}$`.
     * @example "+14155550123"
     */
    to: InternationalNumber;
    /**
     * @description Message text, at most 2000 characters and at most 5 parts. Where the country of the recipient asks for a registered signature, the text begins with it.
     *
     *     1 to 2000 characters.
     * @example "Your verification code is 418263. It is valid for 3 minutes."
     */
    text: string;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "otp-8841"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
};
/**
 * @description A phone number in international form, a plus sign, the country code and the rest of the number, digits only.
 *
 *     At most 16 characters. Pattern: `^\+[1-9][0-9]{6,14}$`.
 */
export type InternationalNumber = string;
/** @description An RCS message to one recipient. */
export type RcsSend = RcsSendWithContent | RcsSendWithBody;
/** @description An RCS message to one recipient. */
export type RcsSendFilled = RcsSendFilledWithContent | RcsSendFilledWithBody;
/**
 * @description The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.
 *
 *     Exactly 1 field.
 */
export type RcsContent = RcsStandaloneContent | RcsCarouselContent | RcsTemplateContent;
/**
 * Standalone
 * @description A message of one card, for the text, media, emphasis, thumbnail and SNS formats.
 */
export type RcsStandaloneContent = {
    /**
     * @description The one card of the message.
     *
     *     At least 1 field.
     * @example {"text":"주문하신 상품이 오늘 도착합니다.","button":[{"type":"URL","name":"배송 조회","url":"https://shop.example.com/track/7"}]}
     */
    standalone: RcsStandalone;
    carousel?: never;
    template?: never;
};
/**
 * @description The one card of the message.
 *
 *     At least 1 field.
 */
export type RcsStandalone = {
    /**
     * @description Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.
     *
     *     1 to 1300 characters.
     * @example "주문하신 상품이 오늘 도착합니다."
     */
    text?: RcsText;
    /**
     * @description Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.
     *
     *     1 to 30 characters.
     * @example "가을 정기 세일"
     */
    title?: RcsTitle;
    /**
     * @description The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.
     *
     *     At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
     * @example "maapfile://f_01JCQH00000000000000000011"
     */
    media?: RcsMedia;
    /**
     * @description Address that opens when the image is tapped. A single backslash opens the whole image instead.
     *
     *     At most 1000 characters. Pattern: `^(\\|[A-Za-z][A-Za-z0-9+.-]*:\S+)$`.
     * @example "https://shop.example.com/stores/gangnam"
     */
    mediaUrl?: RcsMediaUrl;
    /**
     * @description Buttons of the card. The `formatId` sets how many there may be and how long their names are.
     *
     *     At most 3 items.
     * @example [{"type":"URL","name":"배송 조회","url":"https://shop.example.com/track/7"}]
     */
    button?: RcsCardButtons;
    /**
     * @description Further pieces of information below the main one. The `formatId` sets how many there may be.
     *
     *     At most 3 items.
     */
    subContent?: RcsSubContents;
};
/**
 * @description Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.
 *
 *     1 to 1300 characters.
 */
export type RcsText = string;
/**
 * @description Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.
 *
 *     1 to 30 characters.
 */
export type RcsTitle = string;
/**
 * @description The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.
 *
 *     At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
 */
export type RcsMedia = string;
/**
 * @description Address that opens when the image is tapped. A single backslash opens the whole image instead.
 *
 *     At most 1000 characters. Pattern: `^(\\|[A-Za-z][A-Za-z0-9+.-]*:\S+)$`.
 */
export type RcsMediaUrl = string;
/**
 * @description Buttons of the card. The `formatId` sets how many there may be and how long their names are.
 *
 *     At most 3 items.
 */
export type RcsCardButtons = RcsButton[];
/** @description A button of a card. Its `type` says what it does and which other fields it has. */
export type RcsButton = RcsButtonUrl | RcsButtonMapLoc | RcsButtonMapQry | RcsButtonMapSend | RcsButtonCalendar | RcsButtonCopy | RcsButtonComT | RcsButtonComV | RcsButtonDial;
/**
 * URL
 * @description Opens a web page or an app.
 */
export type RcsButtonUrl = {
    /**
     * @description Always `URL`.
     * @example "URL"
     * @enum {string}
     */
    type: "URL";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 40 characters.
     * @example "배송 조회"
     */
    name: RcsButtonName;
    /**
     * @description Address that opens.
     *
     *     An address with its scheme, of a web page or of an app.
     *
     *     At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\S+$`.
     * @example "https://shop.example.com/track/7"
     */
    url: RcsButtonLink;
};
/**
 * @description Label of the button. The `formatId` sets its length.
 *
 *     1 to 40 characters.
 */
export type RcsButtonName = string;
/**
 * @description An address with its scheme, of a web page or of an app.
 *
 *     At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\S+$`.
 */
export type RcsButtonLink = string;
/**
 * MAP_LOC
 * @description Opens the map app at a pair of coordinates.
 */
export type RcsButtonMapLoc = {
    /**
     * @description Always `MAP_LOC`.
     * @example "MAP_LOC"
     * @enum {string}
     */
    type: "MAP_LOC";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 40 characters.
     * @example "오시는 길"
     */
    name: RcsButtonName;
    /**
     * @description Name of the place on the map.
     *
     *     1 to 100 characters.
     * @example "에이스몰 강남점"
     */
    label?: string;
    /**
     * @description Latitude in decimal degrees, from -90 to 90.
     *
     *     At most 20 characters. Pattern: `^-?([0-8]?[0-9](\.[0-9]{1,15})?|90(\.0{1,15})?)$`.
     * @example "37.4979"
     */
    latitude: string;
    /**
     * @description Longitude in decimal degrees, from -180 to 180.
     *
     *     At most 20 characters. Pattern: `^-?((1[0-7][0-9]|[0-9]?[0-9])(\.[0-9]{1,15})?|180(\.0{1,15})?)$`.
     * @example "127.0276"
     */
    longitude: string;
    /**
     * @description Address that opens on a handset without a map app.
     *
     *     An address with its scheme, of a web page or of an app.
     *
     *     At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\S+$`.
     * @example "https://map.example.com/?q=37.4979,127.0276"
     */
    fallbackUrl?: RcsButtonLink;
};
/**
 * MAP_QRY
 * @description Opens the map app with a search.
 */
export type RcsButtonMapQry = {
    /**
     * @description Always `MAP_QRY`.
     * @example "MAP_QRY"
     * @enum {string}
     */
    type: "MAP_QRY";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 40 characters.
     * @example "매장 찾기"
     */
    name: RcsButtonName;
    /**
     * @description What to search for.
     *
     *     1 to 100 characters.
     * @example "에이스몰 강남점"
     */
    query: string;
    /**
     * @description Address that opens on a handset without a map app.
     *
     *     An address with its scheme, of a web page or of an app.
     *
     *     At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\S+$`.
     * @example "https://map.example.com/?q=acemall"
     */
    fallbackUrl?: RcsButtonLink;
};
/**
 * MAP_SEND
 * @description Sends the phone's current location.
 */
export type RcsButtonMapSend = {
    /**
     * @description Always `MAP_SEND`.
     * @example "MAP_SEND"
     * @enum {string}
     */
    type: "MAP_SEND";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 40 characters.
     * @example "내 위치 보내기"
     */
    name: RcsButtonName;
};
/**
 * CALENDAR
 * @description Puts an event into the calendar.
 */
export type RcsButtonCalendar = {
    /**
     * @description Always `CALENDAR`.
     * @example "CALENDAR"
     * @enum {string}
     */
    type: "CALENDAR";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 40 characters.
     * @example "일정 등록"
     */
    name: RcsButtonName;
    /**
     * @description Start of the event.
     *
     *     A time to the second with its offset from UTC.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-20T14:00:00+09:00"
     */
    startTime: RcsButtonTime;
    /**
     * @description End of the event.
     *
     *     A time to the second with its offset from UTC.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-20T15:00:00+09:00"
     */
    endTime: RcsButtonTime;
    /**
     * @description Title of the event.
     *
     *     1 to 100 characters.
     * @example "강남점 방문"
     */
    title: string;
    /**
     * @description Notes on the event.
     *
     *     At most 500 characters.
     * @example "예약 번호 5521"
     */
    description?: string;
};
/**
 * Format: date-time
 * @description A time to the second with its offset from UTC.
 *
 *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
 */
export type RcsButtonTime = string;
/**
 * COPY
 * @description Copies a text to the clipboard.
 */
export type RcsButtonCopy = {
    /**
     * @description Always `COPY`.
     * @example "COPY"
     * @enum {string}
     */
    type: "COPY";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 40 characters.
     * @example "쿠폰 복사"
     */
    name: RcsButtonName;
    /**
     * @description The text to copy.
     *
     *     1 to 1000 characters.
     * @example "WINTER20"
     */
    text: string;
};
/**
 * COM_T
 * @description Opens the messaging app with a text for the number.
 */
export type RcsButtonComT = {
    /**
     * @description Always `COM_T`.
     * @example "COM_T"
     * @enum {string}
     */
    type: "COM_T";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 40 characters.
     * @example "문자 문의"
     */
    name: RcsButtonName;
    /**
     * @description The number to write to.
     *
     *     Phone number, digits with hyphens if you like, with a leading plus sign if it is international.
     *
     *     At most 20 characters. Pattern: `^\+?[0-9][0-9-]{1,17}[0-9]$`.
     * @example "15880000"
     */
    phoneNumber: RcsButtonPhoneNumber;
    /**
     * @description The text that the message starts with.
     *
     *     1 to 1000 characters.
     * @example "문의드립니다."
     */
    text: string;
};
/**
 * @description Phone number, digits with hyphens if you like, with a leading plus sign if it is international.
 *
 *     At most 20 characters. Pattern: `^\+?[0-9][0-9-]{1,17}[0-9]$`.
 */
export type RcsButtonPhoneNumber = string;
/**
 * COM_V
 * @description Opens the messaging app for a voice or video message to the number.
 */
export type RcsButtonComV = {
    /**
     * @description Always `COM_V`.
     * @example "COM_V"
     * @enum {string}
     */
    type: "COM_V";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 40 characters.
     * @example "영상 문의"
     */
    name: RcsButtonName;
    /**
     * @description The number to write to.
     *
     *     Phone number, digits with hyphens if you like, with a leading plus sign if it is international.
     *
     *     At most 20 characters. Pattern: `^\+?[0-9][0-9-]{1,17}[0-9]$`.
     * @example "15880000"
     */
    phoneNumber: RcsButtonPhoneNumber;
};
/**
 * DIAL
 * @description Places a call.
 */
export type RcsButtonDial = {
    /**
     * @description Always `DIAL`.
     * @example "DIAL"
     * @enum {string}
     */
    type: "DIAL";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 40 characters.
     * @example "전화 문의"
     */
    name: RcsButtonName;
    /**
     * @description The number to call.
     *
     *     Phone number, digits with hyphens if you like, with a leading plus sign if it is international.
     *
     *     At most 20 characters. Pattern: `^\+?[0-9][0-9-]{1,17}[0-9]$`.
     * @example "15880000"
     */
    phoneNumber: RcsButtonPhoneNumber;
};
/**
 * @description Further pieces of information below the main one. The `formatId` sets how many there may be.
 *
 *     At most 3 items.
 */
export type RcsSubContents = RcsSubContent[];
/**
 * @description One further piece of information.
 *
 *     At least 1 field.
 */
export type RcsSubContent = {
    /**
     * @description Title of the piece.
     *
     *     1 to 100 characters.
     * @example "멤버십 쿠폰"
     */
    subTitle?: string;
    /**
     * @description Text of the piece, at most 33 characters in an image template.
     *
     *     1 to 150 characters.
     * @example "5만 원 이상 구매 시 1만 원 할인"
     */
    subDesc?: string;
    /**
     * @description Small image of the piece, as the `media` reference that its upload answered.
     *
     *     The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.
     *
     *     At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
     * @example "maapfile://f_01JCQH00000000000000000021"
     */
    subMedia?: RcsMedia;
    /**
     * @description Address that opens when the small image is tapped.
     *
     *     At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\S+$`.
     * @example "https://shop.example.com/members/coupon"
     */
    subMediaUrl?: RcsSubMediaUrl;
};
/**
 * @description Address that opens when the small image is tapped.
 *
 *     At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\S+$`.
 */
export type RcsSubMediaUrl = string;
/**
 * Carousel
 * @description A message of two to six cards side by side, for the carousel formats.
 */
export type RcsCarouselContent = {
    /**
     * @description The cards, in the order in which they are shown. The `formatId` says how many there must be.
     *
     *     2 to 6 items.
     */
    carousel: RcsCarousel;
    standalone?: never;
    template?: never;
};
/**
 * @description The cards, in the order in which they are shown. The `formatId` says how many there must be.
 *
 *     2 to 6 items.
 */
export type RcsCarousel = RcsCarouselCard[];
/**
 * @description One card of a carousel.
 *
 *     At least 1 field.
 */
export type RcsCarouselCard = {
    /**
     * @description Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.
     *
     *     1 to 1300 characters.
     * @example "따뜻한 캐시미어 코트"
     */
    text?: RcsText;
    /**
     * @description Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.
     *
     *     1 to 30 characters.
     * @example "코트"
     */
    title?: RcsTitle;
    /**
     * @description The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.
     *
     *     At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
     * @example "maapfile://f_01JCQH00000000000000000013"
     */
    media?: RcsMedia;
    /**
     * @description Key of the card's image, as its upload answered it. It stands for the `media` of the same file; only one of the two is needed.
     *
     *     The key of an uploaded image, as the upload answered it. It must be a file of your account that has not expired.
     *
     *     At most 100 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "f_01JCQH00000000000000000001"
     */
    fileKey?: FileKey;
    /**
     * @description Address that opens when the image is tapped. A single backslash opens the whole image instead.
     *
     *     At most 1000 characters. Pattern: `^(\\|[A-Za-z][A-Za-z0-9+.-]*:\S+)$`.
     * @example "https://shop.example.com/winter/1"
     */
    mediaUrl?: RcsMediaUrl;
    /**
     * @description Buttons of the card. The `formatId` sets how many there may be and how long their names are.
     *
     *     At most 3 items.
     * @example [{"type":"URL","name":"주문하기","url":"https://cafe.example.com/menu/1"}]
     */
    button?: RcsCardButtons;
};
/**
 * Template
 * @description A message made from a template that was issued to you.
 */
export type RcsTemplateContent = {
    /**
     * @description The values that fill the template. Beside the fields below it takes the keys that were registered with the template, each with a text of at most 1300 characters; a key has at most 40 characters.
     *
     *     1 to 60 fields.
     */
    template: RcsTemplate;
    standalone?: never;
    carousel?: never;
};
/**
 * @description The values that fill the template. Beside the fields below it takes the keys that were registered with the template, each with a text of at most 1300 characters; a key has at most 40 characters.
 *
 *     1 to 60 fields.
 */
export type RcsTemplate = {
    /**
     * @description Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.
     *
     *     1 to 30 characters.
     * @example "예약 안내"
     */
    title?: RcsTitle;
    /**
     * @description Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.
     *
     *     1 to 1300 characters.
     * @example "11월 20일 오후 2시 예약이 확정되었습니다."
     */
    description?: RcsText;
    /**
     * @description Further pieces of information below the main one. The `formatId` sets how many there may be.
     *
     *     At most 3 items.
     * @example [{"subTitle":"강남점","subDesc":"서울시 강남구 테헤란로 1"}]
     */
    subContent?: RcsSubContents;
} & {
    [key: string]: unknown;
};
/**
 * @description The text for one key of the template.
 *
 *     At most 1300 characters.
 */
export type RcsTemplateValue = string;
/**
 * @description The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.
 *
 *     1 to 80 fields.
 */
export type RcsBody = {
    [key: string]: RcsBodyValue;
};
/** @description A text, or an object of texts. */
export type RcsBodyValue = RcsBodyText | RcsBodyObject;
/**
 * Text
 * @description The text for one key.
 *
 *     At most 1300 characters.
 */
export type RcsBodyText = string;
/**
 * Several texts
 * @description The texts for one key that groups several.
 *
 *     At most 20 fields.
 */
export type RcsBodyObject = {
    [key: string]: RcsBodyText;
};
/**
 * @description Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.
 *
 *     At most 6 items.
 */
export type RcsButtons = RcsButtonGroup[];
/** @description The buttons of one card. */
export type RcsButtonGroup = {
    /**
     * @description The buttons, from top to bottom. The `formatId` sets how many there may be and how long their labels are.
     *
     *     At most 3 items.
     * @example [{"action":{"urlAction":{"openUrl":{"url":"https://shop.example.com/track/7"}},"displayText":"배송 조회"}}]
     */
    suggestions: RcsSuggestion[];
};
/** @description One button. */
export type RcsSuggestion = {
    /**
     * @description What the button does and says.
     * @example {"urlAction":{"openUrl":{"url":"https://shop.example.com/track/7"}},"displayText":"배송 조회"}
     */
    action: RcsSuggestedAction;
};
/** @description What the button does and says. */
export type RcsSuggestedAction = {
    /**
     * @description Opens an address.
     * @example {"openUrl":{"url":"https://shop.example.com/track/7"}}
     */
    urlAction: RcsUrlAction;
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 40 characters.
     * @example "배송 조회"
     */
    displayText: string;
    /**
     * @description What the carrier hands back when the button is tapped.
     * @example {"data":"stores"}
     */
    postback?: RcsPostback;
};
/** @description Opens an address. */
export type RcsUrlAction = {
    /**
     * @description The address to open.
     * @example {"url":"https://shop.example.com/track/7"}
     */
    openUrl: {
        /**
         * @description Address that opens.
         *
         *     An address with its scheme, of a web page or of an app.
         *
         *     At most 1000 characters. Pattern: `^[A-Za-z][A-Za-z0-9+.-]*:\S+$`.
         * @example "https://shop.example.com/track/7"
         */
        url: RcsButtonLink;
    };
};
/** @description What the carrier hands back when the button is tapped. */
export type RcsPostback = {
    /**
     * @description A value of your own.
     *
     *     At most 1000 characters.
     * @example "stores"
     */
    data: string;
};
/**
 * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
 *
 *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
 */
export type RcsFormatId = string;
/**
 * @description Key of the RCS brand that sends. It must be registered for the account.
 *
 *     At most 100 characters. Pattern: `^\S+$`.
 */
export type RcsBrandKey = string;
/**
 * @description ID of the RCS brand that sends.
 *
 *     At most 100 characters. Pattern: `^\S+$`.
 */
export type RcsBrandId = string;
/**
 * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
 *
 *     At most 1 character.
 * @default 1
 * @enum {string}
 */
export type RcsExpiryOption = "1" | "2" | "3" | "4";
/**
 * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
 *
 *     At most 1 character.
 * @default 0
 * @enum {string}
 */
export type RcsHeader = "0" | "1";
/**
 * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
 *
 *     1 to 100 characters.
 */
export type RcsFooter = string;
/** @description The text message that is sent in place of this one if it fails. */
export type Fallback = {
    /**
     * @description The channel of the fallback. An `SMS` fallback whose text is longer than 90 bytes is sent as a long text message (LMS).
     *
     *     At most 3 characters.
     * @example "MMS"
     */
    type: FallbackType;
    /**
     * @description Text of the fallback, at most 2000 bytes in CP949.
     *
     *     At least 1 character.
     * @example "(광고) 가을 정기 세일이 11월 20일부터 열립니다.\n무료 수신거부 080-1234-5678"
     */
    text: FallbackText;
    /**
     * @description Title above the text, at most 40 bytes in CP949.
     * @example "가을 정기 세일"
     */
    title?: MmsTitle;
    /**
     * @description Keys of uploaded MMS images, at most three, shown in this order.
     *
     *     At most 3 items.
     * @example ["f_01JCQH00000000000000000001"]
     */
    fileKey?: FileKeys;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
    /**
     * @description Sender number of the fallback, digits only. Without it the fallback goes out from the message's own `from`.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0298765432"
     */
    from?: DomesticNumber;
};
/**
 * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
 *
 *     At most 1 character.
 * @default 0
 * @enum {string}
 */
export type RcsCopyAllowed = "0" | "1";
/**
 * @description A group of your own by which the carrier counts the message.
 *
 *     1 to 20 characters.
 */
export type RcsGroupId = string;
/**
 * @description ID of the agency that runs the brand for its owner.
 *
 *     1 to 20 characters.
 */
export type RcsAgencyId = string;
/**
 * @description Key of the agency that runs the brand for its owner.
 *
 *     1 to 100 characters.
 */
export type RcsAgencyKey = string;
/** @description Rules across the fields of an RCS message. Exactly one of `content` and `body` stands, `buttons` stand with `body` only, and a message that shows the advertisement mark has a `footer`. What a `formatId` allows follows from the table of RCS formats. */
export type RcsRules = unknown;
/**
 * @description One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
 *     registered form (`messageForm`), never both.
 */
export type OmniSend = OmniSendWithMessageFlow | OmniSendWithMessageForm;
/**
 * @description One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
 *     registered form (`messageForm`), never both.
 */
export type OmniSendFilled = OmniSendFilledWithMessageFlow | OmniSendFilledWithMessageForm;
/**
 * @description 1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
 *     one is sent in its place.
 *
 *     1 to 5 items.
 */
export type OmniFlow = OmniEntry[];
/**
 * @description 1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
 *     one is sent in its place.
 *
 *     1 to 5 items.
 */
export type OmniFlowFilled = OmniEntryFilled[];
/**
 * @description One message of a flow: an object with exactly one key, the name of the channel (`sms`, `mms`, `rcs`, `alimtalk`,
 *     `friendtalk` or `brandmessage`).
 *
 *     At most 1 field.
 */
export type OmniEntry = OmniEntrySms | OmniEntryMms | OmniEntryRcs | OmniEntryAlimtalk | OmniEntryFriendtalk | OmniEntryBrandmessage;
/**
 * @description One message of a flow: an object with exactly one key, the name of the channel (`sms`, `mms`, `rcs`, `alimtalk`,
 *     `friendtalk` or `brandmessage`).
 *
 *     At most 1 field.
 */
export type OmniEntryFilled = OmniEntrySms | OmniEntryMms | OmniEntryRcs | OmniEntryAlimtalk | OmniEntryFriendtalk | OmniEntryBrandmessage;
/**
 * Short text (sms)
 * @description An entry that sends a short text message.
 */
export type OmniEntrySms = {
    /**
     * @description A short text message as it is given in a message flow. Placeholders may stand in its text, so it may
     *     be four times as long as the message that is sent.
     * @example {"from":"0212345678","text":"[하늘상점] #{name}님 결제 완료. 주문번호 #{order}"}
     */
    sms: OmniSms;
    mms?: never;
    rcs?: never;
    alimtalk?: never;
    friendtalk?: never;
    brandmessage?: never;
};
/**
 * @description A short text message as it is given in a message flow. Placeholders may stand in its text, so it may
 *     be four times as long as the message that is sent.
 */
export type OmniSms = {
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.
     *
     *     At least 1 character.
     * @example "[하늘상점] #{name}님 결제 완료. 주문번호 #{order}"
     */
    text: SmsTextRaw;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "180"
     */
    ttl?: TtlSeconds;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
};
/**
 * @description A short text message as one step of a message flow, held to the limits that count once the
 *     placeholders have been replaced.
 */
export type SmsStep = {
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.
     *
     *     At least 1 character.
     * @example "Your parcel arrives today."
     */
    text: SmsText;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
};
/**
 * @description Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.
 *
 *     At least 1 character.
 */
export type SmsText = string;
/**
 * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
 *
 *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
 */
export type TtlSeconds = string;
/**
 * Long text or MMS (mms)
 * @description An entry that sends a long text message or MMS.
 */
export type OmniEntryMms = {
    /**
     * @description A long text message as it is given in a message flow. Placeholders may stand in its text and title,
     *     so they may be four times as long as those of the message that is sent.
     * @example {"from":"0212345678","title":"초대장","text":"#{name}님을 하늘상점 개점 행사에 초대합니다.","fileKey":["f_01JCQH00000000000000000001"]}
     */
    mms: OmniMms;
    sms?: never;
    rcs?: never;
    alimtalk?: never;
    friendtalk?: never;
    brandmessage?: never;
};
/**
 * @description A long text message as it is given in a message flow. Placeholders may stand in its text and title,
 *     so they may be four times as long as those of the message that is sent.
 */
export type OmniMms = {
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.
     *
     *     At least 1 character.
     * @example "#{name}님, 초대장을 보내 드립니다.\n12월 6일(토) 오후 6시, 하늘홀"
     */
    text: MmsTextRaw;
    /**
     * @description Title above the text, at most 40 bytes in CP949.
     * @example "#{name}님께"
     */
    title?: MmsTitleRaw;
    /**
     * @description Keys of uploaded MMS images, at most three, shown in this order.
     *
     *     At most 3 items.
     * @example ["f_01JCQH00000000000000000001"]
     */
    fileKey?: FileKeys;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
};
/**
 * @description A long text message, with up to three images, as one step of a message flow, held to the limits that
 *     count once the placeholders have been replaced. Without images it is sent as LMS.
 */
export type MmsStep = {
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.
     *
     *     At least 1 character.
     * @example "이번 주말 매장에서 만나요!"
     */
    text: MmsText;
    /**
     * @description Title above the text, at most 40 bytes in CP949.
     * @example "신상품 소식"
     */
    title?: MmsTitle;
    /**
     * @description Keys of uploaded MMS images, at most three, shown in this order.
     *
     *     At most 3 items.
     * @example ["f_01JCQH00000000000000000001"]
     */
    fileKey?: FileKeys;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
};
/**
 * @description Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.
 *
 *     At least 1 character.
 */
export type MmsText = string;
/**
 * RCS (rcs)
 * @description An entry that sends an RCS message.
 */
export type OmniEntryRcs = {
    /**
     * @description An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
     *     or follows, so these strings may be four times as long as those of the message that is sent.
     */
    rcs: OmniRcs;
    sms?: never;
    mms?: never;
    alimtalk?: never;
    friendtalk?: never;
    brandmessage?: never;
};
/**
 * RCS (rcs)
 * @description An entry that sends an RCS message.
 */
export type OmniEntryRcsFilled = {
    /**
     * @description An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
     *     or follows, so these strings may be four times as long as those of the message that is sent.
     */
    rcs: OmniRcsFilled;
};
/**
 * @description An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
 *     or follows, so these strings may be four times as long as those of the message that is sent.
 */
export type OmniRcs = OmniRcsWithContent | OmniRcsWithBody;
/**
 * @description An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
 *     or follows, so these strings may be four times as long as those of the message that is sent.
 */
export type OmniRcsFilled = OmniRcsFilledWithContent | OmniRcsFilledWithBody;
/**
 * @description An RCS message as one step of a message flow, held to the limits that count once the placeholders
 *     have been replaced. Exactly one of `content` and `body` is given.
 */
export type RcsStep = RcsStepWithContent | RcsStepWithBody;
/**
 * @description An RCS message as one step of a message flow, held to the limits that count once the placeholders
 *     have been replaced. Exactly one of `content` and `body` is given.
 */
export type RcsStepFilled = RcsStepFilledWithContent | RcsStepFilledWithBody;
/**
 * Alimtalk (alimtalk)
 * @description An entry that sends an alimtalk message.
 */
export type OmniEntryAlimtalk = {
    /**
     * @description An alimtalk message as it is given in a message flow. Placeholders may stand in what the recipient
     *     reads or follows, so these strings may be four times as long as those of the message that is sent.
     */
    alimtalk: OmniAlimtalk;
    sms?: never;
    mms?: never;
    rcs?: never;
    friendtalk?: never;
    brandmessage?: never;
};
/**
 * @description An alimtalk message as it is given in a message flow. Placeholders may stand in what the recipient
 *     reads or follows, so these strings may be four times as long as those of the message that is sent.
 */
export type OmniAlimtalk = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
     *     registered for the account.
     *
     *     1 to 100 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: MessengerSenderKey;
    /**
     * @description Kind of the alimtalk message: `AT` text, `AI` with the image that belongs to the approved template.
     *
     *     At most 2 characters.
     * @example "AT"
     */
    msgType: AlimtalkMsgType;
    /**
     * @description Code of the approved template, at most 30 characters. It must be registered for the account.
     *
     *     1 to 30 characters.
     * @example "ORDER_PAID_01"
     */
    templateCode: AlimtalkTemplateCode;
    /**
     * @description The template's text with its variables filled in, at most 1000 characters. A text that differs from
     *     the template is accepted here and fails at the messenger provider (report code 63016).
     *
     *     1 to 4000 characters.
     * @example "[하늘상점] #{name}님, 결제가 완료되었습니다.\n주문번호: #{order}\n결제금액: #{amount}원"
     */
    text: AlimtalkTextRaw;
    /**
     * @description Emphasised title of the template, at most 50 characters.
     *
     *     1 to 200 characters.
     * @example "예약 확정"
     */
    title?: AlimtalkTitleRaw;
    /**
     * @description Line above the message, at most 16 characters.
     *
     *     1 to 64 characters.
     * @example "하늘미용실 예약"
     */
    header?: AlimtalkHeaderRaw;
    /**
     * @description What stands with the text: buttons, an item list, a highlighted line.
     * @example {"button":[{"name":"주문 보기","type":"WL","urlMobile":"https://m.haneul.example/orders/#{order}"}]}
     */
    attachment?: AlimtalkAttachmentRaw;
    /** @description What stands below the message and its buttons. */
    supplement?: AlimtalkSupplementRaw;
    /**
     * @description Amount that the message is about (price, payment, total), for the advertiser's statistics. Not shown
     *     to the recipient.
     *
     *     0 to 999999999999.99.
     * @example 55000
     */
    price?: AlimtalkPrice;
    /**
     * @description Currency of `price`.
     *
     *     At most 3 characters.
     * @example "KRW"
     */
    currencyType?: AlimtalkCurrencyType;
    /**
     * @description The main link of the template, opened when the recipient taps the message. A link that differs from the template fails at the messenger provider.
     *
     *     At least 1 field.
     */
    link?: AlimtalkLinkRaw;
};
/**
 * @description An alimtalk message as one step of a message flow, held to the limits that count once the
 *     placeholders have been replaced.
 */
export type AlimtalkStep = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
     *     registered for the account.
     *
     *     1 to 100 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: MessengerSenderKey;
    /**
     * @description Kind of the alimtalk message: `AT` text, `AI` with the image that belongs to the approved template.
     *
     *     At most 2 characters.
     * @example "AT"
     */
    msgType: AlimtalkMsgType;
    /**
     * @description Code of the approved template, at most 30 characters. It must be registered for the account.
     *
     *     1 to 30 characters.
     * @example "PARCEL_SENT_01"
     */
    templateCode: AlimtalkTemplateCode;
    /**
     * @description The template's text with its variables filled in, at most 1000 characters. A text that differs from
     *     the template is accepted here and fails at the messenger provider (report code 63016).
     *
     *     1 to 1000 characters.
     * @example "[하늘상점] 상품이 발송되었습니다."
     */
    text: AlimtalkText;
    /**
     * @description Emphasised title of the template, at most 50 characters.
     *
     *     1 to 50 characters.
     * @example "예약 확정"
     */
    title?: AlimtalkTitle;
    /**
     * @description Line above the message, at most 16 characters.
     *
     *     1 to 16 characters.
     * @example "하늘미용실 예약"
     */
    header?: AlimtalkHeader;
    /**
     * @description What stands with the text: buttons, an item list, a highlighted line.
     * @example {"button":[{"name":"배송 조회","type":"DS"}]}
     */
    attachment?: AlimtalkAttachment;
    /** @description What stands below the message and its buttons. */
    supplement?: AlimtalkSupplement;
    /**
     * @description Amount that the message is about (price, payment, total), for the advertiser's statistics. Not shown
     *     to the recipient.
     *
     *     0 to 999999999999.99.
     * @example 55000
     */
    price?: AlimtalkPrice;
    /**
     * @description Currency of `price`.
     *
     *     At most 3 characters.
     * @example "KRW"
     */
    currencyType?: AlimtalkCurrencyType;
    /**
     * @description The main link of the template, opened when the recipient taps the message. A link that differs from the template fails at the messenger provider.
     *
     *     At least 1 field.
     */
    link?: AlimtalkLink;
};
/**
 * Friendtalk (friendtalk)
 * @description An entry that sends a friendtalk message.
 */
export type OmniEntryFriendtalk = {
    /**
     * @description A friendtalk message as it is given in a message flow. Placeholders may stand in what the recipient
     *     reads or follows, so these strings may be four times as long as those of the message that is sent.
     */
    friendtalk: OmniFriendtalk;
    sms?: never;
    mms?: never;
    rcs?: never;
    alimtalk?: never;
    brandmessage?: never;
};
/**
 * Friendtalk (friendtalk)
 * @description An entry that sends a friendtalk message.
 */
export type OmniEntryFriendtalkFilled = {
    /**
     * @description A friendtalk message as it is given in a message flow. Placeholders may stand in what the recipient
     *     reads or follows, so these strings may be four times as long as those of the message that is sent.
     */
    friendtalk: OmniFriendtalkFilled;
};
/**
 * @description A friendtalk message as it is given in a message flow. Placeholders may stand in what the recipient
 *     reads or follows, so these strings may be four times as long as those of the message that is sent.
 */
export type OmniFriendtalk = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
     *     registered for the account.
     *
     *     1 to 100 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: MessengerSenderKey;
    /**
     * @description Kind of the friendtalk message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel,
     *     `FM` commerce, `FA` carousel of offers, `FP` premium video. All but the first three are an extension.
     *
     *     At most 2 characters.
     * @example "FW"
     */
    msgType: FriendtalkMsgType;
    /**
     * @description Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
     *     premium video (`FP`).
     *
     *     1 to 4000 characters.
     * @example "#{name}님, 겨울 세일이 시작됐어요."
     */
    text?: FriendtalkTextRaw;
    /**
     * @description Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
     *     delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adFlag?: FriendtalkAdFlag;
    /**
     * @description Whether the message is for adults only, so that the messenger asks for proof of age first.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adult?: FriendtalkAdult;
    /**
     * @description Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
     *
     *     At most 1 character.
     * @example "Y"
     */
    pushAlarm?: FriendtalkPushAlarm;
    /**
     * @description Line above the message or card, at most 20 characters.
     *
     *     1 to 80 characters.
     * @example "이번 주 인기 상품"
     */
    header?: FriendtalkHeaderRaw;
    /**
     * @description Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 136 characters.
     * @example "11월 30일까지"
     */
    additionalContent?: FriendtalkAdditionalContentRaw;
    /**
     * @description Key of a group tag by which the messenger provider counts the message, at most 40 characters.
     *
     *     1 to 40 characters.
     * @example "winter-2025"
     */
    groupTagKey?: FriendtalkGroupTagKey;
    /** @description What stands with the text: buttons, image, item list, coupon, offer, video. */
    attachment?: FriendtalkAttachmentRaw;
    /** @description Cards side by side, a feed (`FC`) or offers (`FA`), with an optional opening card and closing link. */
    carousel?: FriendtalkCarouselRaw;
};
/**
 * @description A friendtalk message as it is given in a message flow. Placeholders may stand in what the recipient
 *     reads or follows, so these strings may be four times as long as those of the message that is sent.
 */
export type OmniFriendtalkFilled = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
     *     registered for the account.
     *
     *     1 to 100 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: MessengerSenderKey;
    /**
     * @description Kind of the friendtalk message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel,
     *     `FM` commerce, `FA` carousel of offers, `FP` premium video. All but the first three are an extension.
     *
     *     At most 2 characters.
     * @example "FW"
     */
    msgType: FriendtalkMsgType;
    /**
     * @description Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
     *     premium video (`FP`).
     *
     *     1 to 4000 characters.
     * @example "#{name}님, 겨울 세일이 시작됐어요."
     */
    text?: FriendtalkTextRaw;
    /**
     * @description Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
     *     delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adFlag: FriendtalkAdFlag;
    /**
     * @description Whether the message is for adults only, so that the messenger asks for proof of age first.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adult?: FriendtalkAdult;
    /**
     * @description Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
     *
     *     At most 1 character.
     * @example "Y"
     */
    pushAlarm?: FriendtalkPushAlarm;
    /**
     * @description Line above the message or card, at most 20 characters.
     *
     *     1 to 80 characters.
     * @example "이번 주 인기 상품"
     */
    header?: FriendtalkHeaderRaw;
    /**
     * @description Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 136 characters.
     * @example "11월 30일까지"
     */
    additionalContent?: FriendtalkAdditionalContentRaw;
    /**
     * @description Key of a group tag by which the messenger provider counts the message, at most 40 characters.
     *
     *     1 to 40 characters.
     * @example "winter-2025"
     */
    groupTagKey?: FriendtalkGroupTagKey;
    /** @description What stands with the text: buttons, image, item list, coupon, offer, video. */
    attachment?: FriendtalkAttachmentRaw;
    /** @description Cards side by side, a feed (`FC`) or offers (`FA`), with an optional opening card and closing link. */
    carousel?: FriendtalkCarouselRaw;
};
/**
 * @description A friendtalk message as one step of a message flow, held to the limits that count once the
 *     placeholders have been replaced.
 */
export type FriendtalkStep = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
     *     registered for the account.
     *
     *     1 to 100 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: MessengerSenderKey;
    /**
     * @description Kind of the friendtalk message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel,
     *     `FM` commerce, `FA` carousel of offers, `FP` premium video. All but the first three are an extension.
     *
     *     At most 2 characters.
     * @example "FT"
     */
    msgType: FriendtalkMsgType;
    /**
     * @description Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
     *     premium video (`FP`).
     *
     *     1 to 1000 characters.
     * @example "이번 주말 매장에서 만나요!"
     */
    text?: FriendtalkText;
    /**
     * @description Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
     *     delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adFlag?: FriendtalkAdFlag;
    /**
     * @description Whether the message is for adults only, so that the messenger asks for proof of age first.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adult?: FriendtalkAdult;
    /**
     * @description Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
     *
     *     At most 1 character.
     * @example "Y"
     */
    pushAlarm?: FriendtalkPushAlarm;
    /**
     * @description Line above the message or card, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "하늘미용실 예약"
     */
    header?: FriendtalkHeader;
    /**
     * @description Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 34 characters.
     * @example "11월 30일까지, 1인 1회"
     */
    additionalContent?: FriendtalkAdditionalContent;
    /**
     * @description Key of a group tag by which the messenger provider counts the message, at most 40 characters.
     *
     *     1 to 40 characters.
     * @example "winter-2025"
     */
    groupTagKey?: FriendtalkGroupTagKey;
    /** @description What stands with the text: buttons, image, item list, coupon, offer, video. */
    attachment?: FriendtalkAttachment;
    /** @description Cards side by side, a feed (`FC`) or offers (`FA`), with an optional opening card and closing link. */
    carousel?: FriendtalkCarousel;
};
/**
 * @description A friendtalk message as one step of a message flow, held to the limits that count once the
 *     placeholders have been replaced.
 */
export type FriendtalkStepFilled = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
     *     registered for the account.
     *
     *     1 to 100 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: MessengerSenderKey;
    /**
     * @description Kind of the friendtalk message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel,
     *     `FM` commerce, `FA` carousel of offers, `FP` premium video. All but the first three are an extension.
     *
     *     At most 2 characters.
     * @example "FT"
     */
    msgType: FriendtalkMsgType;
    /**
     * @description Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
     *     premium video (`FP`).
     *
     *     1 to 1000 characters.
     * @example "이번 주말 매장에서 만나요!"
     */
    text?: FriendtalkText;
    /**
     * @description Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
     *     delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adFlag: FriendtalkAdFlag;
    /**
     * @description Whether the message is for adults only, so that the messenger asks for proof of age first.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adult?: FriendtalkAdult;
    /**
     * @description Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
     *
     *     At most 1 character.
     * @example "Y"
     */
    pushAlarm?: FriendtalkPushAlarm;
    /**
     * @description Line above the message or card, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "하늘미용실 예약"
     */
    header?: FriendtalkHeader;
    /**
     * @description Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 34 characters.
     * @example "11월 30일까지, 1인 1회"
     */
    additionalContent?: FriendtalkAdditionalContent;
    /**
     * @description Key of a group tag by which the messenger provider counts the message, at most 40 characters.
     *
     *     1 to 40 characters.
     * @example "winter-2025"
     */
    groupTagKey?: FriendtalkGroupTagKey;
    /** @description What stands with the text: buttons, image, item list, coupon, offer, video. */
    attachment?: FriendtalkAttachment;
    /** @description Cards side by side, a feed (`FC`) or offers (`FA`), with an optional opening card and closing link. */
    carousel?: FriendtalkCarousel;
};
/**
 * @description Kind of the friendtalk message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel,
 *     `FM` commerce, `FA` carousel of offers, `FP` premium video. All but the first three are an extension.
 *
 *     At most 2 characters.
 * @enum {string}
 */
export type FriendtalkMsgType = "FT" | "FI" | "FW" | "FL" | "FC" | "FM" | "FA" | "FP";
/** @description Cards side by side, a feed (`FC`) or offers (`FA`), with an optional opening card and closing link. */
export type FriendtalkCarousel = {
    /**
     * @description 2 to 10 cards, or 1 to 10 offers (`FA`) with an opening card, shown in this order.
     *
     *     1 to 10 items.
     */
    list: FriendtalkCarouselCard[];
    /** @description Opening card of a carousel. */
    head?: FriendtalkCarouselHead;
    /**
     * @description Closing link of a carousel ("see more"). At least one link is required.
     *
     *     At least 1 field.
     * @example {"urlMobile":"https://m.haneul.example/winter","urlPc":"https://haneul.example/winter"}
     */
    tail?: FriendtalkCarouselTail;
};
/** @description One card of a carousel. */
export type FriendtalkCarouselCard = {
    /**
     * @description Title of the card, at most 20 characters.
     *
     *     Line above the message or card, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "하늘미용실 예약"
     */
    header?: FriendtalkHeader;
    /**
     * @description Text of the card, at most 180 characters.
     *
     *     1 to 180 characters.
     * @example "is not a known field"
     */
    message?: string;
    /**
     * @description Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 34 characters.
     * @example "11월 30일까지, 1인 1회"
     */
    additionalContent?: FriendtalkAdditionalContent;
    /** @description What stands with the text of a card: its image, at most 2 buttons, coupon, offer. */
    attachment: FriendtalkCarouselAttachment;
};
/** @description What stands with the text of a card: its image, at most 2 buttons, coupon, offer. */
export type FriendtalkCarouselAttachment = {
    /**
     * @description Buttons of the card, at most 2, shown in this order.
     *
     *     At most 2 items.
     */
    button?: MessengerButtons;
    /** @description The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card. */
    image: FriendtalkImage;
    /** @description A coupon below the message, with the links of a button. */
    coupon?: FriendtalkCoupon;
    /**
     * @description An offer, its price and its discount, in won.
     * @example {"title":"캐시미어 머플러","regularPrice":59000,"discountPrice":47200,"discountRate":20}
     */
    commerce?: FriendtalkCommerce;
};
/** @description Opening card of a carousel. */
export type FriendtalkCarouselHead = {
    /**
     * @description Title of the opening card, at most 20 characters.
     *
     *     Line above the message or card, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "하늘미용실 예약"
     */
    header: FriendtalkHeader;
    /**
     * @description Text of the opening card, at most 50 characters.
     *
     *     1 to 50 characters.
     */
    content: string;
    /**
     * @description Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000038.jpg"
     */
    imageUrl: MessengerImageUrl;
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlMobile?: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLink;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLink;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLink;
};
/**
 * @description Closing link of a carousel ("see more"). At least one link is required.
 *
 *     At least 1 field.
 */
export type FriendtalkCarouselTail = {
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlMobile?: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLink;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLink;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLink;
};
/** @description Rules of the kinds that friendtalk shares with brand messages, FM, FA and FP. */
export type FriendtalkKinds = unknown;
/**
 * Brand message (brandmessage)
 * @description An entry that sends a brand message.
 */
export type OmniEntryBrandmessage = {
    /**
     * @description A brand message as it is given in a message flow. Placeholders may stand in what the recipient reads or follows, so
     *     these strings may be four times as long as those of the message that is sent.
     */
    brandmessage: OmniBrandmessage;
    sms?: never;
    mms?: never;
    rcs?: never;
    alimtalk?: never;
    friendtalk?: never;
};
/**
 * @description A brand message as it is given in a message flow. Placeholders may stand in what the recipient reads or follows, so
 *     these strings may be four times as long as those of the message that is sent.
 */
export type OmniBrandmessage = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging, at most 40 characters. It must be
     *     registered for the account.
     *
     *     1 to 40 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: BrandmessageSenderKey;
    /**
     * @description Where the content comes from: `basic`, from a template that was registered beforehand; `free`, from the request.
     *
     *     At most 10 characters.
     * @example "basic"
     */
    sendType: BrandmessageSendType;
    /**
     * @description Kind of the brand message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel feed,
     *     `FM` commerce, `FA` carousel commerce, `FP` premium video.
     *
     *     At most 2 characters.
     * @example "FI"
     */
    msgType: BrandmessageMsgType;
    /**
     * @description Message text: `FT` 1300 characters, `FI` 400, `FW` and `FP` 76. The other kinds have none.
     *
     *     1 to 5200 characters.
     * @example "겨울 신상품이 도착했습니다."
     */
    text?: BrandmessageTextRaw;
    /**
     * @description Address of the image of an `FI`, `FW` or `FM` message. A shorter way to write `attachment.image.imgUrl`; only one of
     *     the two may be given.
     *
     *     Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000042.jpg"
     */
    imgUrl?: MessengerImageUrl;
    /**
     * @description Buttons below the message. A shorter way to write `attachment.button`; only one of the two may be given.
     *
     *     Buttons below the message, at most 5 (fewer for most kinds), shown in this order.
     *
     *     At most 5 items.
     * @example [{"name":"보러 가기","type":"WL","urlMobile":"https://m.haneul.example/winter"}]
     */
    button?: BrandmessageButtonsRaw;
    /**
     * @description Who gets the message: `M`, people who agreed to the business's advertising; `N`, those of them who are not friends of
     *     the channel; `I`, friends of the channel. Required for a `basic` message; a `free` one is for friends only (`I`).
     *     `M` and `N` need the right to it, and an 080 number, registered with the sender key.
     *
     *     At most 1 character.
     * @example "I"
     */
    targeting?: BrandmessageTargeting;
    /**
     * @description Code of the registered template of a `basic` message, at most 100 characters. A `free` message has none.
     *
     *     1 to 100 characters.
     * @example "WINTER_SALE_01"
     */
    templateCode?: BrandmessageTemplateCode;
    /**
     * @description Values of the variables in the template's text, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"name":"#{name}","rate":"10"}
     */
    messageVariable?: BrandmessageMessageVariableRaw;
    /**
     * @description Values of the variables in the template's buttons, by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"path":"winter"}
     */
    buttonVariable?: BrandmessagePartVariableRaw;
    /**
     * @description Values of the variables in the template's coupon, by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"rate":"10"}
     */
    couponVariable?: BrandmessagePartVariableRaw;
    /**
     * @description The images of the template, in its order, at most 10.
     *
     *     1 to 10 items.
     */
    imageVariable?: BrandmessageImageVariableRaw;
    /**
     * @description The video of the template (`videoUrl`, `thumbnailUrl`), or values of its variables by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"title":"겨울"}
     */
    videoVariable?: BrandmessagePartVariableRaw;
    /**
     * @description Values of the variables in the template's offer, by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"title":"머플러","regularPrice":89000}
     */
    commerceVariable?: BrandmessagePartVariableRaw;
    /**
     * @description Values of the variables of a carousel template: a list with one entry for each card, at most 10. One object, which some
     *     clients write, is handed on as it is.
     *
     *     1 to 10 items. At most 50 fields.
     */
    carouselVariable?: BrandmessageCarouselVariableRaw;
    /**
     * @description Key of a group tag by which the messenger provider counts a `free` message, at most 40 characters.
     *
     *     Key of a group tag by which the messenger provider counts the message, at most 40 characters.
     *
     *     1 to 40 characters.
     * @example "opening"
     */
    groupTagKey?: FriendtalkGroupTagKey;
    /**
     * @description Whether a `free` message is for adults only, so that the messenger asks for proof of age first; without it, `N`.
     *
     *     Whether the message is for adults only, so that the messenger asks for proof of age first.
     *
     *     At most 1 character.
     * @example "N"
     */
    adult?: FriendtalkAdult;
    /**
     * @description Whether the recipient's phone announces the message; without it, `Y`.
     *
     *     Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
     *
     *     At most 1 character.
     * @example "Y"
     */
    pushAlarm?: FriendtalkPushAlarm;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
    /**
     * @description The 080 number by which the recipient opts out, with or without hyphens. It stands in place of the one that is
     *     registered with the sender key.
     *
     *     At most 13 characters. Pattern: `^080-?[0-9]{3,4}-?[0-9]{4}$`.
     * @example "080-123-4567"
     */
    unsubscribePhoneNumber?: BrandmessageUnsubscribePhoneNumber;
    /**
     * @description The number that the recipient enters to opt out, at most 10 digits. It stands with `unsubscribePhoneNumber` only.
     *
     *     At most 10 characters. Pattern: `^[0-9]{1,10}$`.
     * @example "1234"
     */
    unsubscribeAuthNumber?: BrandmessageUnsubscribeAuthNumber;
    /**
     * @description Line above the message, at most 20 characters. Required for a `free` `FL`, and allowed for `FP`.
     *
     *     Line above the message or card, at most 20 characters.
     *
     *     1 to 80 characters.
     * @example "겨울 추천 상품"
     */
    header?: FriendtalkHeaderRaw;
    /**
     * @description Additional line below the offer of an `FM` message, at most 34 characters and one line break.
     *
     *     Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 136 characters.
     * @example "11월 30일까지"
     */
    additionalContent?: FriendtalkAdditionalContentRaw;
    /**
     * @description Whether a `free` message is an advertisement: `Y` (also when it is left out) marks it as one, `N` does not. `FL`,
     *     `FC` and `FA` and every `basic` message always are. An advertisement is delivered between 08:00 and 20:00 Korean
     *     time only.
     *
     *     At most 1 character.
     * @example "Y"
     * @enum {string}
     */
    adFlag?: "Y" | "N";
    /**
     * @description What stands with the text: buttons, image, item list, coupon, offer, video. The message type decides which of them;
     *     in a carousel they stand in the cards.
     * @example {"coupon":{"title":"등급 UP 쿠폰","description":"겨울 상품 전체에 사용","urlMobile":"https://m.haneul.example/coupons/2"}}
     */
    attachment?: BrandmessageAttachmentRaw;
    /** @description Cards side by side: a feed (`FC`), or offers (`FA`) with an optional opening card; either with an optional closing link. */
    carousel?: BrandmessageCarouselRaw;
};
/** @description A brand message as one step of a message flow, held to the limits that count once the placeholders have been replaced. */
export type BrandmessageStep = {
    /**
     * @description Key of the sender profile (channel) in the messenger provider's business messaging, at most 40 characters. It must be
     *     registered for the account.
     *
     *     1 to 40 characters.
     * @example "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"
     */
    senderKey: BrandmessageSenderKey;
    /**
     * @description Where the content comes from: `basic`, from a template that was registered beforehand; `free`, from the request.
     *
     *     At most 10 characters.
     * @example "basic"
     */
    sendType: BrandmessageSendType;
    /**
     * @description Kind of the brand message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel feed,
     *     `FM` commerce, `FA` carousel commerce, `FP` premium video.
     *
     *     At most 2 characters.
     * @example "FT"
     */
    msgType: BrandmessageMsgType;
    /**
     * @description Message text: `FT` 1300 characters, `FI` 400, `FW` and `FP` 76. The other kinds have none.
     *
     *     1 to 1300 characters.
     * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
     */
    text?: BrandmessageText;
    /**
     * @description Address of the image of an `FI`, `FW` or `FM` message. A shorter way to write `attachment.image.imgUrl`; only one of
     *     the two may be given.
     *
     *     Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
     */
    imgUrl?: MessengerImageUrl;
    /**
     * @description Buttons below the message. A shorter way to write `attachment.button`; only one of the two may be given.
     *
     *     Buttons below the message, at most 5 (fewer for most kinds), shown in this order.
     *
     *     At most 5 items.
     */
    button?: BrandmessageButtons;
    /**
     * @description Who gets the message: `M`, people who agreed to the business's advertising; `N`, those of them who are not friends of
     *     the channel; `I`, friends of the channel. Required for a `basic` message; a `free` one is for friends only (`I`).
     *     `M` and `N` need the right to it, and an 080 number, registered with the sender key.
     *
     *     At most 1 character.
     * @example "M"
     */
    targeting?: BrandmessageTargeting;
    /**
     * @description Code of the registered template of a `basic` message, at most 100 characters. A `free` message has none.
     *
     *     1 to 100 characters.
     * @example "NOTICE_01"
     */
    templateCode?: BrandmessageTemplateCode;
    /**
     * @description Values of the variables in the template's text, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"name":"김하늘"}
     */
    messageVariable?: BrandmessageMessageVariable;
    /**
     * @description Values of the variables in the template's buttons, by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"path":"winter"}
     */
    buttonVariable?: BrandmessagePartVariable;
    /**
     * @description Values of the variables in the template's coupon, by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"rate":"10"}
     */
    couponVariable?: BrandmessagePartVariable;
    /**
     * @description The images of the template, in its order, at most 10.
     *
     *     1 to 10 items.
     */
    imageVariable?: BrandmessageImageVariable;
    /**
     * @description The video of the template (`videoUrl`, `thumbnailUrl`), or values of its variables by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"title":"겨울"}
     */
    videoVariable?: BrandmessagePartVariable;
    /**
     * @description Values of the variables in the template's offer, by name, at most 50.
     *
     *     Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"title":"캐시미어 머플러","regularPrice":89000,"discountPrice":71200,"discountRate":20}
     */
    commerceVariable?: BrandmessagePartVariable;
    /**
     * @description Values of the variables of a carousel template: a list with one entry for each card, at most 10. One object, which some
     *     clients write, is handed on as it is.
     *
     *     1 to 10 items. At most 50 fields.
     */
    carouselVariable?: BrandmessageCarouselVariable;
    /**
     * @description Key of a group tag by which the messenger provider counts a `free` message, at most 40 characters.
     *
     *     Key of a group tag by which the messenger provider counts the message, at most 40 characters.
     *
     *     1 to 40 characters.
     * @example "winter-2025"
     */
    groupTagKey?: FriendtalkGroupTagKey;
    /**
     * @description Whether a `free` message is for adults only, so that the messenger asks for proof of age first; without it, `N`.
     *
     *     Whether the message is for adults only, so that the messenger asks for proof of age first.
     *
     *     At most 1 character.
     * @example "Y"
     */
    adult?: FriendtalkAdult;
    /**
     * @description Whether the recipient's phone announces the message; without it, `Y`.
     *
     *     Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
     *
     *     At most 1 character.
     * @example "Y"
     */
    pushAlarm?: FriendtalkPushAlarm;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
    /**
     * @description The 080 number by which the recipient opts out, with or without hyphens. It stands in place of the one that is
     *     registered with the sender key.
     *
     *     At most 13 characters. Pattern: `^080-?[0-9]{3,4}-?[0-9]{4}$`.
     * @example "080-123-4567"
     */
    unsubscribePhoneNumber?: BrandmessageUnsubscribePhoneNumber;
    /**
     * @description The number that the recipient enters to opt out, at most 10 digits. It stands with `unsubscribePhoneNumber` only.
     *
     *     At most 10 characters. Pattern: `^[0-9]{1,10}$`.
     * @example "1234"
     */
    unsubscribeAuthNumber?: BrandmessageUnsubscribeAuthNumber;
    /**
     * @description Line above the message, at most 20 characters. Required for a `free` `FL`, and allowed for `FP`.
     *
     *     Line above the message or card, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "하늘미용실 예약"
     */
    header?: FriendtalkHeader;
    /**
     * @description Additional line below the offer of an `FM` message, at most 34 characters and one line break.
     *
     *     Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 34 characters.
     * @example "11월 30일까지, 1인 1회"
     */
    additionalContent?: FriendtalkAdditionalContent;
    /**
     * @description Whether a `free` message is an advertisement: `Y` (also when it is left out) marks it as one, `N` does not. `FL`,
     *     `FC` and `FA` and every `basic` message always are. An advertisement is delivered between 08:00 and 20:00 Korean
     *     time only.
     *
     *     At most 1 character.
     * @example "Y"
     * @enum {string}
     */
    adFlag?: "Y" | "N";
    /**
     * @description What stands with the text: buttons, image, item list, coupon, offer, video. The message type decides which of them;
     *     in a carousel they stand in the cards.
     */
    attachment?: BrandmessageAttachment;
    /** @description Cards side by side: a feed (`FC`), or offers (`FA`) with an optional opening card; either with an optional closing link. */
    carousel?: BrandmessageCarousel;
};
/**
 * @description What stands with the text: buttons, image, item list, coupon, offer, video. The message type decides which of them;
 *     in a carousel they stand in the cards.
 */
export type BrandmessageAttachment = {
    /**
     * @description Buttons below the message, at most 5 (fewer for most kinds), shown in this order.
     *
     *     At most 5 items.
     */
    button?: BrandmessageButtons;
    /**
     * @description The image of an `FI`, `FW` or `FM` message.
     *
     *     The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card.
     */
    image?: FriendtalkImage;
    /** @description The list of a wide item list message (`FL`). Only there. */
    item?: BrandmessageItem;
    /** @description A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel. */
    coupon?: BrandmessageCoupon;
    /**
     * @description An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
     *     or as an amount, and the discount needs the price.
     * @example {"title":"캐시미어 머플러","regularPrice":59000,"discountPrice":47200,"discountRate":20}
     */
    commerce?: BrandmessageCommerce;
    /** @description The video of a premium video message. */
    video?: BrandmessageVideo;
};
/** @description The list of a wide item list message (`FL`). Only there. */
export type BrandmessageItem = {
    /**
     * @description 3 to 4 rows, shown in this order.
     *
     *     3 to 4 items.
     */
    list: FriendtalkItemRow[];
};
/** @description A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel. */
export type BrandmessageCoupon = {
    /**
     * @description What the coupon gives, in one of five forms: `1000원 할인 쿠폰` (1 to 99999999, without a comma), `10% 할인 쿠폰` (1
     *     to 100), `배송비 할인 쿠폰`, `커피 무료 쿠폰` and `등급 UP 쿠폰` (a word of at most 7 characters before it).
     *
     *     1 to 30 characters.
     * @example "1000원 할인 쿠폰"
     */
    title: string;
    /**
     * @description Condition of the coupon, at most 12 characters, 18 for `FW`, `FL` and `FP`.
     *
     *     1 to 18 characters.
     * @example "11월 15일 결제 내역"
     */
    description: string;
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlMobile?: MessengerLink;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLink;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLink;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 1000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLink;
} & WithRequired<BrandmessageCouponRules, "title">;
/** @description What the title and the links of a coupon must be like. */
export type BrandmessageCouponRules = {
    /** @description Pattern: `^([1-9][0-9]{0,7}\uC6D0 \uD560\uC778 \uCFE0\uD3F0|(100|[1-9][0-9]?)% \uD560\uC778 \uCFE0\uD3F0|\uBC30\uC1A1\uBE44 \uD560\uC778 \uCFE0\uD3F0|[^\s]{1,7} (\uBB34\uB8CC|UP) \uCFE0\uD3F0)$`. */
    title?: unknown;
};
/**
 * @description An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
 *     or as an amount, and the discount needs the price.
 */
export type BrandmessageCommerce = {
    /**
     * @description Name of the goods, at most 30 characters.
     *
     *     1 to 30 characters.
     * @example "예약 확정"
     */
    title: string;
    /**
     * @description Price without the discount.
     *
     *     0 to 99999999.
     * @example 59000
     */
    regularPrice: number;
    /**
     * @description Price after the discount.
     *
     *     0 to 99999999.
     * @example 47200
     */
    discountPrice?: number;
    /**
     * @description Discount in per cent.
     *
     *     0 to 100.
     * @example 20
     */
    discountRate?: number;
    /**
     * @description Discount as an amount.
     *
     *     0 to 999999.
     * @example 5000
     */
    discountFixed?: number;
};
/** @description How the prices of an offer go together. */
export type BrandmessageCommerceRules = unknown;
/** @description The video of a premium video message. */
export type BrandmessageVideo = {
    /**
     * @description Address of the video at the messenger provider. Placeholders are not replaced here.
     *
     *     1 to 500 characters.
     * @example "https://tv.kakao.com/v/123456789"
     */
    videoUrl: string;
    /**
     * @description Address of the still shown before the video plays, needed for a private video. Placeholders are not replaced here.
     *
     *     1 to 500 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
     */
    thumbnailUrl?: string;
} & WithRequired<BrandmessageVideoRules, "videoUrl">;
/** @description Where the video of a premium video message is. */
export type BrandmessageVideoRules = {
    /**
     * @description At most 500 characters. Pattern: `^https://tv\.kakao\.com/.`.
     * @example "https://tv.kakao.com/v/123456789"
     */
    videoUrl?: unknown;
    /** @description At most 500 characters. */
    thumbnailUrl?: unknown;
};
/** @description Cards side by side: a feed (`FC`), or offers (`FA`) with an optional opening card; either with an optional closing link. */
export type BrandmessageCarousel = {
    /**
     * @description 2 to 10 cards, or 1 to 10 with an opening card, shown in this order.
     *
     *     1 to 10 items.
     */
    list: BrandmessageCarouselCard[];
    /**
     * @description Opening card of a carousel of offers (`FA`). It has `urlMobile` if it has any link.
     *
     *     Opening card of a carousel.
     */
    head?: FriendtalkCarouselHead;
    /**
     * @description Closing link of a carousel ("see more"). It has `urlMobile`.
     *
     *     Closing link of a carousel ("see more"). At least one link is required.
     *
     *     At least 1 field.
     * @example {"urlMobile":"https://m.haneul.example/winter","urlPc":"https://haneul.example/winter"}
     */
    tail?: FriendtalkCarouselTail;
};
/**
 * @description One card of a carousel. A card of a feed (`FC`) has `header` and `message`, a card of offers (`FA`) has neither and may
 *     have `additionalContent`.
 */
export type BrandmessageCarouselCard = {
    /**
     * @description Title of a card of a feed, at most 20 characters.
     *
     *     Line above the message or card, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "하늘미용실 예약"
     */
    header?: FriendtalkHeader;
    /**
     * @description Text of a card of a feed, at most 180 characters and two line breaks.
     *
     *     1 to 180 characters.
     * @example "is not a known field"
     */
    message?: string;
    /**
     * @description Additional line of a card of offers, at most 34 characters.
     *
     *     Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 34 characters.
     * @example "11월 30일까지, 1인 1회"
     */
    additionalContent?: FriendtalkAdditionalContent;
    /** @description What stands in a card: its image, 1 or 2 buttons, a coupon, and in a carousel of offers (`FA`) its offer. */
    attachment: BrandmessageCarouselAttachment;
};
/** @description What stands in a card: its image, 1 or 2 buttons, a coupon, and in a carousel of offers (`FA`) its offer. */
export type BrandmessageCarouselAttachment = {
    /**
     * @description Buttons of the card, 1 or 2, shown in this order. A button of the type AC is the last one.
     *
     *     1 to 2 items.
     */
    button: BrandmessageButtons;
    /** @description The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card. */
    image: FriendtalkImage;
    /** @description A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel. */
    coupon?: BrandmessageCoupon;
    /**
     * @description An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
     *     or as an amount, and the discount needs the price.
     * @example {"title":"캐시미어 머플러","regularPrice":59000,"discountPrice":47200,"discountRate":20}
     */
    commerce?: BrandmessageCommerce;
};
/** @description Rules across the fields that only a step of a flow has, by `sendType` and `msgType`. */
export type BrandmessageStepRules = unknown;
/**
 * @description One recipient of a combined send. A fault of one recipient (a bad number, a placeholder without a value, a text too long
 *     once the values stand in it) refuses that recipient only.
 */
export type Destination = {
    /**
     * @description Recipient's number, 8 to 15 digits. Anything else, and no number at all, refuses this recipient only, with code A306 in
     *     its own result.
     *
     *     At most 100 characters.
     * @example "01012345678"
     */
    to: string;
    /**
     * @description Values for the placeholders of the form `#{name}` in what the recipient reads or follows: text,
     *     title, header, footer, descriptions, button labels and links. A key may be written as `name` or as
     *     `#{name}`; where both stand, `name` counts. Values are put in once: a `#{…}` inside a value stays as
     *     it is. At most 100 keys of at most 100 characters, with values of at most 2000 characters.
     *
     *     At most 100 fields.
     * @example {"name":"김하늘","order":"20251115-0007","amount":"39,000"}
     */
    replaceWords?: DestinationReplaceWords;
};
/**
 * @description Values for the placeholders of the form `#{name}` in what the recipient reads or follows: text,
 *     title, header, footer, descriptions, button labels and links. A key may be written as `name` or as
 *     `#{name}`; where both stand, `name` counts. Values are put in once: a `#{…}` inside a value stays as
 *     it is. At most 100 keys of at most 100 characters, with values of at most 2000 characters.
 *
 *     At most 100 fields.
 */
export type DestinationReplaceWords = {
    [key: string]: string;
};
/**
 * @description Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
 *     with A250.
 *
 *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
 */
export type FormId = string;
/**
 * @description A code of your own by which the message is billed, at most 20 characters.
 *
 *     1 to 20 characters.
 */
export type OmniPaymentCode = string;
/** @description The message was accepted for at least one recipient. The code of each recipient is a result of its own. */
export type OmniAccepted = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description What became of each recipient.
     * @example {"schema":"Bearer","expired":"2025-11-16T09:30:00+09:00","token":"k1.eyJhIjoiYWNtZSIsImUiOjE3NjMyNTMwMDB9.3q2-7wAAAAA"}
     */
    data: OmniDestinations;
    /**
     * @description The reference that the request gave. Absent when it gave none.
     *
     *     At most 200 characters.
     * @example "paid-20251115"
     */
    ref?: string;
    /** @description Why recipients were refused: every fault of each, in the order of `destinations`. The pointer names the recipient, and the message what is wrong for that one. Absent when all were accepted. */
    errors?: Fault[];
    /**
     * @description Names in the accepted request that were read as others or ignored: change them when you can. Where the operator has
     *     switched the failure watch on, also channels of the request whose newest reports fail, once in some minutes. Quotas of
     *     which 80 % is used, once a minute. Absent when there are none.
     *
     *     At most 100 items.
     */
    warnings?: Warnings;
};
/** @description A short text message to one domestic recipient. */
export type SmsSend = {
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Recipient number, digits only.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.
     *
     *     At least 1 character.
     * @example "[에이스몰] 주문하신 상품이 발송되었습니다."
     */
    text: SmsText;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "order-20251115-0007"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
};
/** @description A long text or image message to one domestic recipient. Without `fileKey` it goes out as a long text message (LMS, message type LM), with one or more as an image message (MMS, message type MM). */
export type MmsSend = {
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Recipient number, digits only.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.
     *
     *     At least 1 character.
     * @example "이번 주말 매장에서 만나요!"
     */
    text: MmsText;
    /**
     * @description Title above the text, at most 40 bytes in CP949.
     * @example "가을 정기 세일 안내"
     */
    title?: MmsTitle;
    /**
     * @description Keys of uploaded MMS images, at most three, shown in this order.
     *
     *     At most 3 items.
     * @example ["f_01JCQH00000000000000000001","f_01JCQH00000000000000000002","f_01JCQH00000000000000000003"]
     */
    fileKey?: FileKeys;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "sale-0041"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company.
     *
     *     At most 9 characters. Pattern: `^[0-9]{9}$`.
     * @example "301230126"
     */
    originCID?: OriginCid;
};
/** @description Numbers that opted out. */
export type OptOutRequest = {
    /**
     * @description The numbers, at most 1000.
     *
     *     1 to 1000 items.
     * @example ["01012345678","+821098765432"]
     */
    numbers: OptOutNumbers;
    /**
     * @description A registered sender number or sender key, if the recipient has opted out of this sender alone. Left out, it is every sender of the
     *     account.
     *
     *     1 to 40 characters.
     * @example "0212345678"
     */
    sender?: OptOutSender;
};
/**
 * @description The numbers, at most 1000.
 *
 *     1 to 1000 items.
 */
export type OptOutNumbers = OptOutNumber[];
/**
 * @description The number of a recipient, in domestic or international form. Both forms of a Korean number are the same number.
 *
 *     At most 16 characters. Pattern: `^(?:[0-9]{8,15}|\+[1-9][0-9]{6,14})$`.
 */
export type OptOutNumber = string;
/**
 * @description A registered sender number or sender key, if the recipient has opted out of this sender alone. Left out, it is every sender of the
 *     account.
 *
 *     1 to 40 characters.
 */
export type OptOutSender = string;
/** @description How many numbers were added. */
export type OptOutsAdded = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description The count.
     * @example {"added":1}
     */
    data: {
        /**
         * @description How many were not registered before.
         *
         *     0 to 1000.
         * @example 1
         */
        added: number;
    };
};
/** @description How many numbers were removed. */
export type OptOutsRemoved = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description The count.
     * @example {"removed":2}
     */
    data: {
        /**
         * @description How many were registered.
         *
         *     0 to 1000.
         * @example 2
         */
        removed: number;
    };
};
/** @description Numbers to look up. */
export type OptOutQuestion = {
    /**
     * @description The numbers, at most 1000.
     *
     *     1 to 1000 items.
     * @example ["01012345678","+821098765432"]
     */
    numbers: OptOutNumbers;
};
/** @description What is registered for the numbers. */
export type OptOutsFound = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description Those of the numbers that have opted out.
     * @example {"optOuts":[{"number":"01012345678","since":"2025-11-15T09:30:00+09:00"}]}
     */
    data: OptOutList;
};
/** @description Those of the numbers that have opted out. */
export type OptOutList = {
    /**
     * @description One entry for each sender that a number has opted out of, in the order of the numbers.
     * @example [{"number":"01012345678","since":"2025-11-15T09:30:00+09:00"}]
     */
    optOuts: OptOut[];
};
/** @description A number that gets no advertising. */
export type OptOut = {
    /**
     * @description The number as the request has it.
     * @example "01012345678"
     */
    number: string;
    /**
     * @description The sender number or sender key; absent if it is every sender of the account.
     * @example "0212345678"
     */
    sender?: string;
    /**
     * @description A time to the second, ISO 8601 with its offset from UTC, given in Korean time.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-15T09:30:00+09:00"
     */
    since: Timestamp;
};
/** @description The messages of a form, with or without placeholders. */
export type FormRequest = {
    /**
     * @description 1 to 5 messages in send order, each as an entry of `messageFlow` in the combined send.
     *
     *     1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
     *     one is sent in its place.
     *
     *     1 to 5 items.
     */
    messageForm: OmniFlow;
};
/** @description The messages of a form, with or without placeholders. */
export type FormRequestFilled = {
    /**
     * @description 1 to 5 messages in send order, each as an entry of `messageFlow` in the combined send.
     *
     *     1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
     *     one is sent in its place.
     *
     *     1 to 5 items.
     */
    messageForm: OmniFlowFilled;
};
/** @description The form was saved and may be used at once. */
export type FormSaved = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description The id of a saved form and its expiry.
     * @example {"formId":"form_01JCQM8Z4T6V9X2B5D7F0H3K1N","expired":"2026-11-15T09:30:00+09:00"}
     */
    data: FormReceipt;
    /**
     * @description What will need your attention before the form expires, for example a file that expires earlier, and names that
     *     were read as others or ignored. Absent when there is nothing.
     *
     *     At most 100 items.
     * @example [{"pointer":"/messageForm/0/mms/fileKey/0","message":"The file expires on 2025-12-15, before the form does."}]
     */
    warnings?: Warning[];
};
/** @description The id of a saved form and its expiry. */
export type FormReceipt = {
    /**
     * @description Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
     *     with A250.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "form_01JCQM8Z4T6V9X2B5D7F0H3K1N"
     */
    formId: FormId;
    /**
     * @description When the form expires, one year after it was last saved, in Korean time with its offset.
     * @example "2026-11-15T09:30:00+09:00"
     */
    expired: FormExpiry;
};
/**
 * @description When the form expires, one year after it was last saved, in Korean time with its offset.
 *
 *     A time to the second, ISO 8601 with its offset from UTC, given in Korean time.
 *
 *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
 */
export type FormExpiry = Timestamp;
/** @description The form that was asked for. */
export type FormFound = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description A saved form, with the names of this document.
     * @example {"schema":"Bearer","expired":"2025-11-16T09:30:00+09:00","token":"k1.eyJhIjoiYWNtZSIsImUiOjE3NjMyNTMwMDB9.3q2-7wAAAAA"}
     */
    data: FormContent;
};
/** @description The form that was asked for. */
export type FormFoundFilled = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description A saved form, with the names of this document.
     * @example {"schema":"Bearer","expired":"2025-11-16T09:30:00+09:00","token":"k1.eyJhIjoiYWNtZSIsImUiOjE3NjMyNTMwMDB9.3q2-7wAAAAA"}
     */
    data: FormContentFilled;
};
/** @description A saved form, with the names of this document. */
export type FormContent = {
    /**
     * @description Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
     *     with A250.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "form_01JCQM8Z4T6V9X2B5D7F0H3K1N"
     */
    formId: FormId;
    /**
     * @description The messages of the form, in send order.
     *
     *     1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
     *     one is sent in its place.
     *
     *     1 to 5 items.
     */
    messageForm: OmniFlow;
    /**
     * @description When the form expires, one year after it was last saved, in Korean time with its offset.
     * @example "2026-11-15T09:30:00+09:00"
     */
    expired: FormExpiry;
};
/** @description A saved form, with the names of this document. */
export type FormContentFilled = {
    /**
     * @description Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
     *     with A250.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "form_01JCQM8Z4T6V9X2B5D7F0H3K1N"
     */
    formId: FormId;
    /**
     * @description The messages of the form, in send order.
     *
     *     1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
     *     one is sent in its place.
     *
     *     1 to 5 items.
     */
    messageForm: OmniFlowFilled;
    /**
     * @description When the form expires, one year after it was last saved, in Korean time with its offset.
     * @example "2026-11-15T09:30:00+09:00"
     */
    expired: FormExpiry;
};
/** @description The messages that replace those of a form, with or without placeholders. */
export type FormUpdate = {
    /**
     * @description 1 to 5 messages in send order, each as an entry of `messageFlow` in the combined send.
     *
     *     1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
     *     one is sent in its place.
     *
     *     1 to 5 items.
     */
    messageForm: OmniFlow;
    /**
     * @description The id of the form, which the path has already. Another id than that of the path is refused.
     *
     *     Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
     *     with A250.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "form_01JCQM8Z4T6V9X2B5D7F0H3K1N"
     */
    formId?: FormId;
};
/** @description The messages that replace those of a form, with or without placeholders. */
export type FormUpdateFilled = {
    /**
     * @description 1 to 5 messages in send order, each as an entry of `messageFlow` in the combined send.
     *
     *     1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
     *     one is sent in its place.
     *
     *     1 to 5 items.
     */
    messageForm: OmniFlowFilled;
    /**
     * @description The id of the form, which the path has already. Another id than that of the path is refused.
     *
     *     Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
     *     with A250.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "form_01JCQM8Z4T6V9X2B5D7F0H3K1N"
     */
    formId?: FormId;
};
/** @description The form is gone. Messages that were accepted with it are sent all the same. */
export type FormDeleted = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
};
/**
 * @description A service that has images.
 *
 *     At most 12 characters. Pattern: `^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk]|[Bb][Rr][Aa][Nn][Dd][Mm][Ee][Ss][Ss][Aa][Gg][Ee])$`.
 */
export type FileServiceType = string;
/** @description The form of an upload. */
export type ImageUpload = {
    /**
     * @description The image. How large it may be, the table of image rules says for each service (A200). Its file name has at most 40 characters; letters and digits are recommended. The format is read from the bytes; the part's content type must name the same format, or be `application/octet-stream`.
     * @example "(the bytes of sale.jpg)"
     */
    file: string;
};
/** @description The image was registered. */
export type FileUploaded = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description A registered image. Use it in any number of sends until it expires.
     * @example {"fileKey":"f_01JCQH00000000000000000001","expired":"2025-12-15 09:30:00"}
     */
    data: UploadedFile;
};
/** @description A registered image. Use it in any number of sends until it expires. */
export type UploadedFile = {
    /**
     * @description Key of the file, for `fileKey` in send requests.
     *
     *     At most 100 characters.
     * @example "f_01JCQH00000000000000000001"
     */
    fileKey: string;
    /**
     * @description Reference of the file, for `media` in RCS messages. Answered for the service type RCS.
     *
     *     At most 200 characters. Pattern: `^maapfile://`.
     * @example "maapfile://f_01JCQH00000000000000000011"
     */
    media?: string;
    /**
     * Format: uri
     * @description Address of the file, for `imgUrl` in friendtalk and brand messages. Answered for these two service types.
     *
     *     At most 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
     */
    imgUrl?: string;
    /**
     * @description When the file expires, to the second, in Korean time. It has no offset.
     *
     *     At most 19 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$`.
     * @example "2025-12-15 09:30:00"
     */
    expired: FileExpiry;
};
/**
 * @description When the file expires, to the second, in Korean time. It has no offset.
 *
 *     At most 19 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$`.
 */
export type FileExpiry = string;
/** @description Results of messages, in any order. */
export type CarrierReceipts = {
    /**
     * @description 1 to 1000 results. Of two results of one message the first counts.
     *
     *     1 to 1000 items.
     */
    receipts: CarrierReceipt[];
};
/** @description How one message ended. */
export type CarrierReceipt = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description A report code of this contract (`10000` is delivered; the table of report codes lists the others), or a code of your own that the operator has mapped to one. Any other code is taken as `99999`, unknown.
     *
     *     1 to 50 characters.
     * @example "10000"
     */
    reportCode: CarrierCode;
    /**
     * @description Code of the mobile carrier. `10000` stands for any carrier without a code of its own. The values are an extension.
     * @example "10001"
     */
    carrier?: Carrier;
    /**
     * @description How a brand message in its basic form was processed: `F` says that the recipient was a friend of the channel when it was sent, `N` that the recipient was not.
     * @example "N"
     */
    userType?: CarrierUserType;
    /**
     * Format: date-time
     * @description When the result became known to you, ISO 8601 with an offset from UTC, for your own tracing. Reports carry the time at which the receipt reached the gateway.
     *
     *     At most 35 characters.
     * @example "2025-11-15T00:30:04.871Z"
     */
    reportedAt?: string;
};
/**
 * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
 *
 *     1 to 240 characters.
 */
export type CarrierReference = string;
/**
 * @description A report code of this contract (`10000` is delivered; the table of report codes lists the others), or a code of your own that the operator has mapped to one. Any other code is taken as `99999`, unknown.
 *
 *     1 to 50 characters.
 */
export type CarrierCode = string;
/**
 * @description How a brand message in its basic form was processed: `F` says that the recipient was a friend of the channel when it was sent, `N` that the recipient was not.
 * @enum {string}
 */
export type CarrierUserType = "F" | "N";
/** @description The results are kept. */
export type CarrierReceiptsTaken = {
    /**
     * @description The code of success.
     * @example "A000"
     */
    code: SuccessCode;
    /**
     * @description The text of success.
     * @example "Success"
     */
    result: SuccessText;
    /**
     * @description How many there were.
     * @example {"received":3,"unknown":1}
     */
    data: {
        /**
         * @description Number of receipts in the request.
         *
         *     1 to 1000.
         * @example 3
         */
        received: number;
        /**
         * @description Number of those whose reference is none that this gateway gives out.
         *
         *     0 to 1000.
         * @example 1
         */
        unknown: number;
    };
};
/** @description The final report of one message. Fields whose value is not known are absent. */
export type WebhookReport = {
    /**
     * @description Message key. It names one message to one recipient in reports and inquiries.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE"
     */
    msgKey: MessageKey;
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "RCS"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "RS"
     */
    msgType?: MessageType;
    /**
     * @description When the message was handed to the carrier.
     *
     *     A time to the millisecond, ISO 8601 with its offset from UTC, given in Korean time.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-15T09:30:01.204+09:00"
     */
    sendTime?: TimestampMillis;
    /**
     * @description When the result became known.
     *
     *     A time to the millisecond, ISO 8601 with its offset from UTC, given in Korean time.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-15T09:30:04.871+09:00"
     */
    reportTime: TimestampMillis;
    /**
     * @description The report kind. `0` is the final result of the message, `1` the result of a step before it. The values are an extension.
     * @example "0"
     */
    reportType: ReportType;
    /**
     * @description The delivery result. `10000` is delivered; the table of report codes lists the others. The values are an extension.
     *
     *     At most 5 characters. Pattern: `^[0-9]{5}$`.
     * @example "10000"
     */
    reportCode: ReportCode;
    /**
     * @description The result in words.
     *
     *     At most 200 characters.
     * @example "Delivered"
     */
    reportText?: string;
    /**
     * @description Code of the mobile carrier. `10000` stands for any carrier without a code of its own. The values are an extension.
     * @example "10001"
     */
    carrier?: Carrier;
    /**
     * @description Number of parts into which an international message was split.
     *
     *     At most 1 character. Pattern: `^[1-5]$`.
     * @example "2"
     */
    resCnt?: string;
    /**
     * @description The reference that the send request gave.
     *
     *     At most 200 characters.
     * @example "order-20251115-0007"
     */
    ref?: string;
};
/**
 * Format: date-time
 * @description A time to the millisecond, ISO 8601 with its offset from UTC, given in Korean time.
 *
 *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$`.
 */
export type TimestampMillis = string;
/** @description The receiver's word that it has the report. */
export type WebhookReceipt = {
    /**
     * @description The message key that was received.
     *
     *     Message key. It names one message to one recipient in reports and inquiries.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE"
     */
    msgKey: MessageKey;
};
/** @description The reports of a channel began or ceased to fail. */
export type WebhookAlert = {
    /**
     * @description `failing`: they fail now. `recovered`: they do not fail any more; `failure` is as it was. `test`: an invented failure, which you or the operator asked for.
     * @example "failing"
     * @enum {string}
     */
    alert: "failing" | "recovered" | "test";
    /**
     * @description When it was found.
     *
     *     A time to the second, ISO 8601 with its offset from UTC, given in Korean time.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-15T09:30:00+09:00"
     */
    time: Timestamp;
    /** @description A channel of the account whose newest reports fail, with the most frequent of their codes. */
    failure: ChannelFailure;
};
/** @description Messages for a provider. */
export type CarrierSubmission = {
    /**
     * @description 1 to 1000 messages, of the channels that the operator has given to you and no more than the operator has set. The request has at most 8 MB.
     *
     *     1 to 1000 items.
     */
    messages: CarrierMessage[];
};
/** @description Messages for a provider. */
export type CarrierSubmissionFilled = {
    /**
     * @description 1 to 1000 messages, of the channels that the operator has given to you and no more than the operator has set. The request has at most 8 MB.
     *
     *     1 to 1000 items.
     */
    messages: CarrierMessageFilled[];
};
/** @description One message to one recipient. `channel` says what its `payload` holds. Ignore fields that you do not know. */
export type CarrierMessage = CarrierMessage1 | CarrierMessage2 | CarrierMessage3 | CarrierMessage4 | CarrierMessage5 | CarrierMessage6 | CarrierMessage7;
/** @description One message to one recipient. `channel` says what its `payload` holds. Ignore fields that you do not know. */
export type CarrierMessageFilled = CarrierMessageFilled1 | CarrierMessageFilled2 | CarrierMessageFilled3 | CarrierMessageFilled4 | CarrierMessageFilled5 | CarrierMessageFilled6 | CarrierMessageFilled7;
/**
 * Short text (sms)
 * @description A short text message.
 */
export type CarrierMessageSms = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description The channel.
     * @example "sms"
     * @enum {string}
     */
    channel: "sms";
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "SMS"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "SM"
     */
    msgType: MessageType;
    /**
     * @description The recipient.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description A short text message as one step of a message flow, held to the limits that count once the
     *     placeholders have been replaced.
     * @example {"from":"0212345678","text":"Your parcel arrives today."}
     */
    payload: SmsStep;
    /**
     * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
     *
     *     At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`.
     * @example "2025-11-16T00:30:00.123Z"
     */
    validUntil: CarrierValidUntil;
};
/**
 * Format: date-time
 * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
 *
 *     At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`.
 */
export type CarrierValidUntil = string;
/**
 * Long text (mms)
 * @description A long text message, with up to three images.
 */
export type CarrierMessageMms = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK7B3D5F7H9K1M3N5P7R9T.1.acme"
     */
    reference: CarrierReference;
    /**
     * @description The channel.
     * @example "mms"
     * @enum {string}
     */
    channel: "mms";
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "MMS"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "MM"
     */
    msgType: MessageType;
    /**
     * @description The recipient.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description A long text message, with up to three images, as one step of a message flow, held to the limits that
     *     count once the placeholders have been replaced. Without images it is sent as LMS.
     * @example {"from":"0212345678","text":"이번 주말 매장에서 만나요!","title":"신상품 소식","fileKey":["f_01JCQH00000000000000000001"]}
     */
    payload: MmsStep;
    /**
     * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
     *
     *     At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`.
     * @example "2025-11-16T00:30:00.123Z"
     */
    validUntil: CarrierValidUntil;
    /**
     * @description The registered images that the payload names, by key or as `maapfile://` and the key, with their bytes. Absent where there are none.
     *
     *     At most 20 items.
     * @example [{"fileKey":"f_01JCQH00000000000000000001","mediaType":"image/jpeg","content":"/9j/2Q=="}]
     */
    files?: CarrierFiles;
};
/**
 * @description The registered images that the payload names, by key or as `maapfile://` and the key, with their bytes. Absent where there are none.
 *
 *     At most 20 items.
 */
export type CarrierFiles = CarrierFile[];
/** @description An image with its bytes. */
export type CarrierFile = {
    /**
     * @description The name under which the payload has it.
     *
     *     The key of an uploaded image, as the upload answered it. It must be a file of your account that has not expired.
     *
     *     At most 100 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "f_01JCQH00000000000000000001"
     */
    fileKey: FileKey;
    /**
     * @description The image's media type.
     *
     *     At most 50 characters.
     * @example "image/jpeg"
     */
    mediaType: string;
    /**
     * @description The image's bytes in base64.
     *
     *     At most 2800000 characters.
     * @example "/9j/2Q=="
     */
    content: string;
};
/**
 * RCS (rcs)
 * @description An RCS message.
 */
export type CarrierMessageRcs = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description The channel.
     * @example "rcs"
     * @enum {string}
     */
    channel: "rcs";
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "RCS"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "RS"
     */
    msgType: MessageType;
    /**
     * @description The recipient.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description An RCS message as one step of a message flow, held to the limits that count once the placeholders
     *     have been replaced. Exactly one of `content` and `body` is given.
     * @example {"from":"0212345678","text":"Your parcel arrives today."}
     */
    payload: RcsStep;
    /**
     * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
     *
     *     At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`.
     * @example "2025-11-16T00:30:00.123Z"
     */
    validUntil: CarrierValidUntil;
    /**
     * @description The registered images that the payload names, by key or as `maapfile://` and the key, with their bytes. Absent where there are none.
     *
     *     At most 20 items.
     */
    files?: CarrierFiles;
};
/**
 * RCS (rcs)
 * @description An RCS message.
 */
export type CarrierMessageRcsFilled = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description The channel.
     * @example "rcs"
     * @enum {string}
     */
    channel: "rcs";
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "RCS"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "RS"
     */
    msgType: MessageType;
    /**
     * @description The recipient.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description An RCS message as one step of a message flow, held to the limits that count once the placeholders
     *     have been replaced. Exactly one of `content` and `body` is given.
     * @example {"from":"0212345678","text":"Your parcel arrives today."}
     */
    payload: RcsStepFilled;
    /**
     * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
     *
     *     At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`.
     * @example "2025-11-16T00:30:00.123Z"
     */
    validUntil: CarrierValidUntil;
    /**
     * @description The registered images that the payload names, by key or as `maapfile://` and the key, with their bytes. Absent where there are none.
     *
     *     At most 20 items.
     */
    files?: CarrierFiles;
};
/**
 * Abroad (international)
 * @description A text message abroad.
 */
export type CarrierMessageInternational = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK6A2C4E6G8J0L2N4P6R8T.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description The channel.
     * @example "international"
     * @enum {string}
     */
    channel: "international";
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "INTERNATIONAL"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "IM"
     */
    msgType: MessageType;
    /**
     * @description The recipient.
     *
     *     A phone number in international form, a plus sign, the country code and the rest of the number, digits only.
     *
     *     At most 16 characters. Pattern: `^\+[1-9][0-9]{6,14}$`.
     * @example "+14155550123"
     */
    to: InternationalNumber;
    /**
     * @description A text message abroad, as one step of a message flow.
     * @example {"from":"HANEUL","text":"Your verification code is 418263. It is valid for 3 minutes."}
     */
    payload: CarrierInternational;
    /**
     * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
     *
     *     At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`.
     * @example "2025-11-16T00:30:00.123Z"
     */
    validUntil: CarrierValidUntil;
};
/** @description A text message abroad, as one step of a message flow. */
export type CarrierInternational = {
    /**
     * @description What the recipient sees as the sender: the sender number in domestic form, or the text Sender ID that is registered for the country.
     *
     *     At most 20 characters.
     * @example "0212345678"
     */
    from: string;
    /**
     * @description The text, at most 2000 characters and 5 parts. With characters of the GSM default alphabet alone a part holds 153 characters and a single one 160, otherwise 67 and 70.
     *
     *     1 to 2000 characters.
     * @example "Your verification code is 418263. It is valid for 3 minutes."
     */
    text: string;
};
/**
 * Alimtalk (alimtalk)
 * @description An alimtalk message.
 */
export type CarrierMessageAlimtalk = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description The channel.
     * @example "alimtalk"
     * @enum {string}
     */
    channel: "alimtalk";
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "ALIMTALK"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "AT"
     */
    msgType: MessageType;
    /**
     * @description The recipient.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description An alimtalk message as one step of a message flow, held to the limits that count once the
     *     placeholders have been replaced.
     * @example {"from":"0212345678","text":"Your parcel arrives today."}
     */
    payload: AlimtalkStep;
    /**
     * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
     *
     *     At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`.
     * @example "2025-11-16T00:30:00.123Z"
     */
    validUntil: CarrierValidUntil;
};
/**
 * Friendtalk (friendtalk)
 * @description A friendtalk message.
 */
export type CarrierMessageFriendtalk = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK6A2C4E6G8J0L2N4P6R8T.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description The channel.
     * @example "friendtalk"
     * @enum {string}
     */
    channel: "friendtalk";
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "FRIENDTALK"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "FT"
     */
    msgType: MessageType;
    /**
     * @description The recipient.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01087654321"
     */
    to: DomesticNumber;
    /**
     * @description A friendtalk message as one step of a message flow, held to the limits that count once the
     *     placeholders have been replaced.
     * @example {"senderKey":"c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2","msgType":"FT","text":"이번 주말 매장에서 만나요!","adFlag":"Y"}
     */
    payload: FriendtalkStep;
    /**
     * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
     *
     *     At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`.
     * @example "2025-11-16T00:30:00.123Z"
     */
    validUntil: CarrierValidUntil;
};
/**
 * Friendtalk (friendtalk)
 * @description A friendtalk message.
 */
export type CarrierMessageFriendtalkFilled = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK6A2C4E6G8J0L2N4P6R8T.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description The channel.
     * @example "friendtalk"
     * @enum {string}
     */
    channel: "friendtalk";
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "FRIENDTALK"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "FT"
     */
    msgType: MessageType;
    /**
     * @description The recipient.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01087654321"
     */
    to: DomesticNumber;
    /**
     * @description A friendtalk message as one step of a message flow, held to the limits that count once the
     *     placeholders have been replaced.
     * @example {"senderKey":"c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2","msgType":"FT","text":"이번 주말 매장에서 만나요!","adFlag":"Y"}
     */
    payload: FriendtalkStepFilled;
    /**
     * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
     *
     *     At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`.
     * @example "2025-11-16T00:30:00.123Z"
     */
    validUntil: CarrierValidUntil;
};
/**
 * Brand message (brandmessage)
 * @description A brand message. Buttons and image stand in its attachment.
 */
export type CarrierMessageBrandmessage = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQKBXF5H7K9M1P3R5T7W9Y1.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description The channel.
     * @example "brandmessage"
     * @enum {string}
     */
    channel: "brandmessage";
    /**
     * @description The service by which the message went out. The values are an extension.
     * @example "BRANDMESSAGE"
     */
    serviceType: ServiceType;
    /**
     * @description The type of the message within its service. The values are an extension.
     * @example "FT"
     */
    msgType: MessageType;
    /**
     * @description The recipient.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01087654321"
     */
    to: DomesticNumber;
    /**
     * @description A brand message as one step of a message flow, held to the limits that count once the placeholders have been replaced.
     * @example {"from":"0212345678","text":"Your parcel arrives today."}
     */
    payload: BrandmessageStep;
    /**
     * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
     *
     *     At most 24 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$`.
     * @example "2025-11-16T00:30:00.123Z"
     */
    validUntil: CarrierValidUntil;
};
/** @description One result a message. */
export type CarrierVerdicts = {
    /**
     * @description One result a message, in any order. Of two for one message the first counts.
     *
     *     At most 1000 items.
     * @example [{"reference":"01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme","status":"accepted"}]
     */
    results: CarrierVerdict[];
};
/** @description Whether one message was taken. */
export type CarrierVerdict = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description `accepted`, you have the message; `refused`, you have not and never will; `throttled`, you have not now, and it may come again.
     * @example "accepted"
     * @enum {string}
     */
    status: "accepted" | "refused" | "throttled";
    /**
     * @description Why it was refused, as a receipt would say it. Without one the report code is `99999`.
     *
     *     A report code of this contract (`10000` is delivered; the table of report codes lists the others), or a code of your own that the operator has mapped to one. Any other code is taken as `99999`, unknown.
     *
     *     1 to 50 characters.
     * @example "23003"
     */
    code?: CarrierCode;
    /**
     * @description Seconds to wait before a throttled message may come again. Without it the gateway decides.
     *
     *     1 to 86400.
     * @example 5
     */
    retryAfter?: number;
};
/** @description Messages whose end is not known. */
export type CarrierQuestion = {
    /**
     * @description 1 to 1000 references, as `submit-messages` gave them.
     *
     *     1 to 1000 items.
     * @example ["01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme","01JCQK6A2C4E6G8J0L2N4P6R8T.0.acme"]
     */
    references: CarrierReference[];
};
/** @description What is known of each message. */
export type CarrierAnswers = {
    /**
     * @description One result a reference, in any order. Of two for one reference the first counts.
     *
     *     At most 1000 items.
     */
    results: CarrierAnswer[];
};
/** @description What is known of one message. */
export type CarrierAnswer = {
    /**
     * @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages.
     *
     *     1 to 240 characters.
     * @example "01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme"
     */
    reference: CarrierReference;
    /**
     * @description `ended`, it has the result that `code` tells; `pending`, you have it and no result yet; `never-heard`, you do not have it and will not take it from an earlier request.
     * @example "ended"
     * @enum {string}
     */
    status: "ended" | "pending" | "never-heard";
    /**
     * @description How it ended, as a receipt would say it.
     *
     *     A report code of this contract (`10000` is delivered; the table of report codes lists the others), or a code of your own that the operator has mapped to one. Any other code is taken as `99999`, unknown.
     *
     *     1 to 50 characters.
     * @example "10000"
     */
    code?: CarrierCode;
    /**
     * @description Code of the mobile carrier. `10000` stands for any carrier without a code of its own. The values are an extension.
     * @example "10001"
     */
    carrier?: Carrier;
    /**
     * @description How a brand message in its basic form was processed: `F` says that the recipient was a friend of the channel when it was sent, `N` that the recipient was not.
     * @example "F"
     */
    userType?: CarrierUserType;
};
/** @description What an RCS message with the formatId SS000000 may hold. */
export type RcsFormatSS000000 = {
    content?: {
        standalone: {
            /**
             * @description At most 100 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text: string;
            title?: unknown;
            media?: unknown;
            /** @description At most 1 item. */
            button?: unknown[];
            /** @description At most 0 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        title?: unknown;
        /**
         * @description 1 to 100 characters.
         * @example "11월 15일 결제 내역"
         */
        description: string;
        media?: unknown;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 1 item. */
        suggestions?: unknown[];
    }[];
};
/** @description What an RCS message with the formatId SL000000 may hold. */
export type RcsFormatSL000000 = {
    content?: {
        standalone: {
            /**
             * @description At most 1300 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 30 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 3 items. */
            button?: {
                /**
                 * @description At most 17 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 0 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 30 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 1300 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 3 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 17 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId SMwThT00 or SMwThM00 may hold. */
export type RcsFormatSMwThT00 = {
    content?: {
        standalone: {
            /**
             * @description At most 1300 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 30 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 17 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 0 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 30 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 1300 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 17 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId CMwMhM0200 or CMwMhM0300 or CMwMhM0400 or CMwMhM0500 or CMwMhM0600 may hold. */
export type RcsFormatCMwMhM0200 = {
    content?: {
        /** @description At most 6 items. */
        carousel: {
            /**
             * @description At most 1300 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 30 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 13 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
        }[];
    };
    body?: {
        [key: string]: string | unknown | unknown;
    };
    /** @description At most 6 items. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 13 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId CMwShS0200 or CMwShS0300 or CMwShS0400 or CMwShS0500 or CMwShS0600 may hold. */
export type RcsFormatCMwShS0200 = {
    content?: {
        /** @description At most 6 items. */
        carousel: {
            /**
             * @description At most 1300 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 30 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 5 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
        }[];
    };
    body?: {
        [key: string]: string | unknown | unknown;
    };
    /** @description At most 6 items. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 5 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId OMHITV0001 or OMHITS0001 may hold. */
export type RcsFormatOMHITV0001 = {
    content?: {
        standalone: {
            text?: unknown;
            /**
             * @description At most 30 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 16 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 1 item. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 30 characters.
         * @example "예약 확정"
         */
        title?: string;
        description?: unknown;
        /**
         * @description At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 16 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId OMHIMV0001 or OMHIMS0001 may hold. */
export type RcsFormatOMHIMV0001 = {
    content?: {
        standalone: {
            text?: unknown;
            /**
             * @description At most 30 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 16 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 0 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 30 characters.
         * @example "예약 확정"
         */
        title?: string;
        description?: unknown;
        /**
         * @description At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 16 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId OMTBNV0001 may hold. */
export type RcsFormatOMTBNV0001 = {
    content?: {
        standalone: {
            /**
             * @description At most 150 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 30 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 16 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 2 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 30 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 150 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 16 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId OMTBNH0001 may hold. */
export type RcsFormatOMTBNH0001 = {
    content?: {
        standalone: {
            /**
             * @description At most 150 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 30 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 16 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 3 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 30 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 150 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 16 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId OMSNSS0001 or OMSNSH0001 may hold. */
export type RcsFormatOMSNSS0001 = {
    content?: {
        standalone: {
            /**
             * @description At most 150 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 30 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 16 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 0 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 30 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 150 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 16 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId CMwMhM0200 or CMwShS0200 may hold. */
export type RcsCards2 = {
    content?: {
        /** @description Exactly 2 items. */
        carousel?: unknown[];
    };
    body?: {
        [key: string]: unknown;
    };
    /** @description At most 2 items. */
    buttons?: unknown[];
};
/** @description What an RCS message with the formatId CMwMhM0300 or CMwShS0300 may hold. */
export type RcsCards3 = {
    content?: {
        /** @description Exactly 3 items. */
        carousel?: unknown[];
    };
    body?: {
        [key: string]: unknown;
    };
    /** @description At most 3 items. */
    buttons?: unknown[];
};
/** @description What an RCS message with the formatId CMwMhM0400 or CMwShS0400 may hold. */
export type RcsCards4 = {
    content?: {
        /** @description Exactly 4 items. */
        carousel?: unknown[];
    };
    body?: {
        [key: string]: unknown;
    };
    /** @description At most 4 items. */
    buttons?: unknown[];
};
/** @description What an RCS message with the formatId CMwMhM0500 or CMwShS0500 may hold. */
export type RcsCards5 = {
    content?: {
        /** @description Exactly 5 items. */
        carousel?: unknown[];
    };
    body?: {
        [key: string]: unknown;
    };
    /** @description At most 5 items. */
    buttons?: unknown[];
};
/** @description What an RCS message with the formatId CMwMhM0600 or CMwShS0600 may hold. */
export type RcsCards6 = {
    content?: {
        /** @description Exactly 6 items. */
        carousel?: unknown[];
    };
    body?: {
        [key: string]: unknown;
    };
    /** @description At most 6 items. */
    buttons?: unknown[];
};
/** @description What an RCS message with a template of the kind Free may hold. */
export type RcsTemplateFree = {
    content?: {
        template: {
            title?: unknown;
            /**
             * @description At most 90 characters.
             * @example "11월 15일 결제 내역"
             */
            description?: string;
            media?: unknown;
            /** @description At most 0 items. */
            subContent?: unknown[];
        } & {
            [key: string]: unknown;
        };
    };
    body?: {
        mTitle?: unknown;
        title?: unknown;
        /**
         * @description At most 90 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        media?: unknown;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 1 item. */
        suggestions?: unknown[];
    }[];
};
/** @description What an RCS message with a template of the kind Description may hold. */
export type RcsTemplateDescription = {
    content?: {
        template: {
            /**
             * @description At most 8 characters.
             * @example "예약 확정"
             */
            title?: string;
            /**
             * @description At most 90 characters.
             * @example "11월 15일 결제 내역"
             */
            description?: string;
            media?: unknown;
            /** @description At most 0 items. */
            subContent?: unknown[];
        } & {
            [key: string]: unknown;
        };
    };
    body?: {
        /**
         * @description At most 8 characters.
         * @example "결제 안내"
         */
        mTitle?: string;
        /**
         * @description At most 8 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 90 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        media?: unknown;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: unknown[];
    }[];
};
/** @description What an RCS message with a template of the kind Cell may hold. */
export type RcsTemplateCell = {
    content?: {
        template: {
            /**
             * @description At most 8 characters.
             * @example "예약 확정"
             */
            title?: string;
            /**
             * @description At most 90 characters.
             * @example "11월 15일 결제 내역"
             */
            description?: string;
            media?: unknown;
            /** @description At most 0 items. */
            subContent?: unknown[];
        } & {
            [key: string]: unknown;
        };
    };
    body?: {
        /**
         * @description At most 8 characters.
         * @example "결제 안내"
         */
        mTitle?: string;
        /**
         * @description At most 8 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 90 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        media?: unknown;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: unknown[];
    }[];
};
/** @description What an RCS message with a template of the kind Image may hold. */
export type RcsTemplateImage = {
    content?: {
        template: {
            /**
             * @description At most 30 characters.
             * @example "예약 확정"
             */
            title?: string;
            /**
             * @description At most 150 characters.
             * @example "11월 15일 결제 내역"
             */
            description?: string;
            /** @description At most 3 items. */
            subContent?: {
                /**
                 * @description At most 33 characters.
                 * @example "5만 원 이상 구매 시 1만 원 할인"
                 */
                subDesc?: string;
            }[];
        } & {
            [key: string]: unknown;
        };
    };
    body?: {
        /**
         * @description At most 30 characters.
         * @example "결제 안내"
         */
        mTitle?: string;
        /**
         * @description At most 30 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 150 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: unknown[];
    }[];
};
/** @description What a message of the type FT may hold. */
export type BrandmessageKindFT = {
    /** @description At most 1300 characters. Pattern: `^[^\n]*(?:\n[^\n]*){0,99}$`. */
    text?: unknown;
    imgUrl?: unknown;
    /** @description At most 5 items. */
    button?: unknown;
};
/** @description What a message of the type FI may hold. */
export type BrandmessageKindFI = {
    /** @description At most 400 characters. */
    text?: unknown;
    /** @description At most 5 items. */
    button?: unknown;
};
/** @description What a message of the type FW may hold. */
export type BrandmessageKindFW = {
    /** @description At most 76 characters. Pattern: `^[^\n]*(?:\n[^\n]*){0,5}$`. */
    text?: unknown;
    /** @description At most 2 items. */
    button?: unknown;
};
/** @description What a message of the type FL may hold. */
export type BrandmessageKindFL = {
    text?: unknown;
    imgUrl?: unknown;
    /** @description At most 2 items. */
    button?: unknown;
};
/** @description What a message of the type FP may hold. */
export type BrandmessageKindFP = {
    /** @description At most 76 characters. Pattern: `^[^\n]*(?:\n[^\n]*){0,5}$`. */
    text?: unknown;
    imgUrl?: unknown;
    /** @description At most 1 item. */
    button?: unknown;
};
/** @description What a message of the type FM may hold. */
export type BrandmessageKindFM = {
    text?: unknown;
    /** @description At most 2 items. */
    button?: unknown;
};
/** @description What a message of the type FC may hold. */
export type BrandmessageKindFC = {
    text?: unknown;
    imgUrl?: unknown;
    button?: unknown;
};
/** @description What a message of the type FA may hold. */
export type BrandmessageKindFA = {
    text?: unknown;
    imgUrl?: unknown;
    button?: unknown;
};
/** @description What a message of the type FT may hold. */
export type BrandmessageStepKindFT = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 5 items. */
        button?: unknown;
        coupon?: {
            /** @description At most 12 characters. */
            description?: unknown;
        };
        image?: unknown;
        item?: unknown;
        commerce?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FI may hold. */
export type BrandmessageStepKindFI = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 5 items. */
        button?: unknown;
        coupon?: {
            /** @description At most 12 characters. */
            description?: unknown;
        };
        item?: unknown;
        commerce?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FW may hold. */
export type BrandmessageStepKindFW = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 2 items. */
        button?: unknown;
        coupon?: {
            /** @description At most 18 characters. */
            description?: unknown;
        };
        item?: unknown;
        commerce?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FL may hold. */
export type BrandmessageStepKindFL = {
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 2 items. */
        button?: unknown;
        item?: {
            list?: ({
                /** @description At most 25 characters. Pattern: `^[^\n]*(?:\n[^\n]*){0,1}$`. */
                title?: unknown;
            } | {
                /** @description At most 30 characters. Pattern: `^[^\n]*(?:\n[^\n]*){0,1}$`. */
                title?: unknown;
            })[];
        };
        coupon?: {
            /** @description At most 18 characters. */
            description?: unknown;
        };
        image?: unknown;
        commerce?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FP may hold. */
export type BrandmessageStepKindFP = {
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 1 item. */
        button?: unknown;
        coupon?: {
            /** @description At most 18 characters. */
            description?: unknown;
        };
        image?: unknown;
        item?: unknown;
        commerce?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FM may hold. */
export type BrandmessageStepKindFM = {
    header?: unknown;
    /** @description Pattern: `^[^\n]*(?:\n[^\n]*){0,1}$`. */
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 2 items. */
        button?: unknown;
        coupon?: {
            /** @description At most 12 characters. */
            description?: unknown;
        };
        item?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FC may hold. */
export type BrandmessageStepKindFC = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: unknown;
    carousel?: {
        list?: unknown;
        head?: unknown;
        tail?: {
            urlMobile: unknown;
        };
    };
};
/** @description What a message of the type FA may hold. */
export type BrandmessageStepKindFA = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: unknown;
    carousel?: {
        list?: unknown;
        head?: {
            /** @description Pattern: `^[^\n]*$`. */
            header?: unknown;
            /** @description At most 50 characters. Pattern: `^[^\n]*(?:\n[^\n]*){0,2}$`. */
            content?: unknown;
            urlMobile?: unknown;
        };
        tail?: {
            urlMobile: unknown;
        };
    };
};
/** @description What a message of the type FP may hold. */
export type FriendtalkKindFP = {
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 1 item. */
        button?: unknown;
        coupon?: {
            /** @description At most 18 characters. */
            description?: unknown;
        };
        image?: unknown;
        item?: unknown;
        commerce?: unknown;
    };
    carousel?: unknown;
} & ({
    /** @description At most 76 characters. Pattern: `^[^\n]*(?:\n[^\n]*){0,5}$`. */
    text?: unknown;
} & {
    attachment?: {
        /** @description What the title and the links of a coupon must be like. */
        coupon?: BrandmessageCouponRules;
        /** @description How the prices of an offer go together. */
        commerce?: BrandmessageCommerceRules;
        /** @description Where the video of a premium video message is. */
        video?: BrandmessageVideoRules;
    };
} & {
    attachment: {
        video: unknown;
    };
});
/** @description What a message of the type FM may hold. */
export type FriendtalkKindFM = {
    header?: unknown;
    /** @description Pattern: `^[^\n]*(?:\n[^\n]*){0,1}$`. */
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 2 items. */
        button?: unknown;
        coupon?: {
            /** @description At most 12 characters. */
            description?: unknown;
        };
        item?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
} & ({
    attachment?: {
        /** @description What the title and the links of a coupon must be like. */
        coupon?: BrandmessageCouponRules;
        /** @description How the prices of an offer go together. */
        commerce?: BrandmessageCommerceRules;
        /** @description Where the video of a premium video message is. */
        video?: BrandmessageVideoRules;
    };
} & {
    attachment: {
        image: unknown;
    };
} & {
    attachment: {
        commerce: unknown;
    };
} & {
    attachment: {
        button: unknown;
    };
} & {
    attachment?: {
        /** @description At least 1 item. */
        button?: unknown;
    };
});
/** @description What a message of the type FA may hold. */
export type FriendtalkKindFA = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: unknown;
    carousel?: {
        list?: unknown;
        head?: {
            /** @description Pattern: `^[^\n]*$`. */
            header?: unknown;
            /** @description At most 50 characters. Pattern: `^[^\n]*(?:\n[^\n]*){0,2}$`. */
            content?: unknown;
            urlMobile?: unknown;
        };
        tail?: {
            urlMobile: unknown;
        };
    };
} & ({
    carousel: unknown;
} & {
    carousel?: {
        list?: unknown;
    };
});
/**
 * @description Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.
 *
 *     At least 1 character.
 */
export type SmsTextRaw = string;
/**
 * @description Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused.
 *
 *     At least 1 character.
 */
export type MmsTextRaw = string;
/** @description Title above the text, at most 40 bytes in CP949. */
export type MmsTitleRaw = string;
/**
 * @description The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.
 *
 *     Exactly 1 field.
 */
export type RcsContentRaw = RcsStandaloneContentRaw | RcsCarouselContentRaw | RcsTemplateContentRaw;
/**
 * Standalone
 * @description A message of one card, for the text, media, emphasis, thumbnail and SNS formats.
 */
export type RcsStandaloneContentRaw = {
    /**
     * @description The one card of the message.
     *
     *     At least 1 field.
     * @example {"title":"결제 완료","text":"#{name}님, 주문 #{order}의 결제가 완료되었습니다."}
     */
    standalone: RcsStandaloneRaw;
    carousel?: never;
    template?: never;
};
/**
 * @description The one card of the message.
 *
 *     At least 1 field.
 */
export type RcsStandaloneRaw = {
    /**
     * @description Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.
     *
     *     1 to 5200 characters.
     * @example "#{name}님, 주문 #{order}의 결제가 완료되었습니다."
     */
    text?: RcsTextRaw;
    /**
     * @description Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.
     *
     *     1 to 120 characters.
     * @example "결제 완료"
     */
    title?: RcsTitleRaw;
    /**
     * @description The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.
     *
     *     At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
     * @example "maapfile://f_01JCQH00000000000000000011"
     */
    media?: RcsMedia;
    /**
     * @description Address that opens when the image is tapped. A single backslash opens the whole image instead.
     *
     *     At most 4000 characters.
     * @example "https://shop.example.com/autumn"
     */
    mediaUrl?: RcsMediaUrlRaw;
    /**
     * @description Buttons of the card. The `formatId` sets how many there may be and how long their names are.
     *
     *     At most 3 items.
     * @example [{"type":"URL","name":"예약 보기","url":"https://m.haneul.example/booking/#{id}"}]
     */
    button?: RcsCardButtonsRaw;
    /**
     * @description Further pieces of information below the main one. The `formatId` sets how many there may be.
     *
     *     At most 3 items.
     */
    subContent?: RcsSubContentsRaw;
};
/**
 * @description Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.
 *
 *     1 to 5200 characters.
 */
export type RcsTextRaw = string;
/**
 * @description Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.
 *
 *     1 to 120 characters.
 */
export type RcsTitleRaw = string;
/**
 * @description Address that opens when the image is tapped. A single backslash opens the whole image instead.
 *
 *     At most 4000 characters.
 */
export type RcsMediaUrlRaw = string;
/**
 * @description Buttons of the card. The `formatId` sets how many there may be and how long their names are.
 *
 *     At most 3 items.
 */
export type RcsCardButtonsRaw = RcsButtonRaw[];
/** @description A button of a card. Its `type` says what it does and which other fields it has. */
export type RcsButtonRaw = RcsButtonUrlRaw | RcsButtonMapLocRaw | RcsButtonMapQryRaw | RcsButtonMapSendRaw | RcsButtonCalendarRaw | RcsButtonCopyRaw | RcsButtonComTRaw | RcsButtonComVRaw | RcsButtonDialRaw;
/**
 * URL
 * @description Opens a web page or an app.
 */
export type RcsButtonUrlRaw = {
    /**
     * @description Always `URL`.
     * @example "URL"
     * @enum {string}
     */
    type: "URL";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 160 characters.
     * @example "예약 보기"
     */
    name: RcsButtonNameRaw;
    /**
     * @description Address that opens.
     *
     *     An address with its scheme, of a web page or of an app.
     *
     *     At most 4000 characters.
     * @example "https://m.haneul.example/booking/#{id}"
     */
    url: RcsButtonLinkRaw;
};
/**
 * @description Label of the button. The `formatId` sets its length.
 *
 *     1 to 160 characters.
 */
export type RcsButtonNameRaw = string;
/**
 * @description An address with its scheme, of a web page or of an app.
 *
 *     At most 4000 characters.
 */
export type RcsButtonLinkRaw = string;
/**
 * MAP_LOC
 * @description Opens the map app at a pair of coordinates.
 */
export type RcsButtonMapLocRaw = {
    /**
     * @description Always `MAP_LOC`.
     * @example "MAP_LOC"
     * @enum {string}
     */
    type: "MAP_LOC";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 160 characters.
     * @example "예약 보기"
     */
    name: RcsButtonNameRaw;
    /**
     * @description Name of the place on the map.
     *
     *     1 to 400 characters.
     * @example "에이스몰 강남점"
     */
    label?: string;
    /**
     * @description Latitude in decimal degrees, from -90 to 90.
     *
     *     At most 20 characters. Pattern: `^-?([0-8]?[0-9](\.[0-9]{1,15})?|90(\.0{1,15})?)$`.
     * @example "37.4979"
     */
    latitude: string;
    /**
     * @description Longitude in decimal degrees, from -180 to 180.
     *
     *     At most 20 characters. Pattern: `^-?((1[0-7][0-9]|[0-9]?[0-9])(\.[0-9]{1,15})?|180(\.0{1,15})?)$`.
     * @example "127.0276"
     */
    longitude: string;
    /**
     * @description Address that opens on a handset without a map app.
     *
     *     An address with its scheme, of a web page or of an app.
     *
     *     At most 4000 characters.
     * @example "https://map.example.com/?q=37.4979,127.0276"
     */
    fallbackUrl?: RcsButtonLinkRaw;
};
/**
 * MAP_QRY
 * @description Opens the map app with a search.
 */
export type RcsButtonMapQryRaw = {
    /**
     * @description Always `MAP_QRY`.
     * @example "MAP_QRY"
     * @enum {string}
     */
    type: "MAP_QRY";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 160 characters.
     * @example "예약 보기"
     */
    name: RcsButtonNameRaw;
    /**
     * @description What to search for.
     *
     *     1 to 400 characters.
     * @example "에이스몰 강남점"
     */
    query: string;
    /**
     * @description Address that opens on a handset without a map app.
     *
     *     An address with its scheme, of a web page or of an app.
     *
     *     At most 4000 characters.
     * @example "https://map.example.com/?q=37.4979,127.0276"
     */
    fallbackUrl?: RcsButtonLinkRaw;
};
/**
 * MAP_SEND
 * @description Sends the phone's current location.
 */
export type RcsButtonMapSendRaw = {
    /**
     * @description Always `MAP_SEND`.
     * @example "MAP_SEND"
     * @enum {string}
     */
    type: "MAP_SEND";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 160 characters.
     * @example "예약 보기"
     */
    name: RcsButtonNameRaw;
};
/**
 * CALENDAR
 * @description Puts an event into the calendar.
 */
export type RcsButtonCalendarRaw = {
    /**
     * @description Always `CALENDAR`.
     * @example "CALENDAR"
     * @enum {string}
     */
    type: "CALENDAR";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 160 characters.
     * @example "예약 보기"
     */
    name: RcsButtonNameRaw;
    /**
     * @description Start of the event.
     *
     *     A time to the second with its offset from UTC.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-20T14:00:00+09:00"
     */
    startTime: RcsButtonTime;
    /**
     * @description End of the event.
     *
     *     A time to the second with its offset from UTC.
     *
     *     At most 25 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2025-11-20T14:00:00+09:00"
     */
    endTime: RcsButtonTime;
    /**
     * @description Title of the event.
     *
     *     1 to 400 characters.
     * @example "예약 확정"
     */
    title: string;
    /**
     * @description Notes on the event.
     *
     *     At most 2000 characters.
     * @example "11월 15일 결제 내역"
     */
    description?: string;
};
/**
 * COPY
 * @description Copies a text to the clipboard.
 */
export type RcsButtonCopyRaw = {
    /**
     * @description Always `COPY`.
     * @example "COPY"
     * @enum {string}
     */
    type: "COPY";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 160 characters.
     * @example "예약 보기"
     */
    name: RcsButtonNameRaw;
    /**
     * @description The text to copy.
     *
     *     1 to 4000 characters.
     * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
     */
    text: string;
};
/**
 * COM_T
 * @description Opens the messaging app with a text for the number.
 */
export type RcsButtonComTRaw = {
    /**
     * @description Always `COM_T`.
     * @example "COM_T"
     * @enum {string}
     */
    type: "COM_T";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 160 characters.
     * @example "예약 보기"
     */
    name: RcsButtonNameRaw;
    /**
     * @description The number to write to.
     *
     *     Phone number, digits with hyphens if you like, with a leading plus sign if it is international.
     *
     *     At most 20 characters. Pattern: `^\+?[0-9][0-9-]{1,17}[0-9]$`.
     * @example "15880000"
     */
    phoneNumber: RcsButtonPhoneNumber;
    /**
     * @description The text that the message starts with.
     *
     *     1 to 4000 characters.
     * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
     */
    text: string;
};
/**
 * COM_V
 * @description Opens the messaging app for a voice or video message to the number.
 */
export type RcsButtonComVRaw = {
    /**
     * @description Always `COM_V`.
     * @example "COM_V"
     * @enum {string}
     */
    type: "COM_V";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 160 characters.
     * @example "예약 보기"
     */
    name: RcsButtonNameRaw;
    /**
     * @description The number to write to.
     *
     *     Phone number, digits with hyphens if you like, with a leading plus sign if it is international.
     *
     *     At most 20 characters. Pattern: `^\+?[0-9][0-9-]{1,17}[0-9]$`.
     * @example "15880000"
     */
    phoneNumber: RcsButtonPhoneNumber;
};
/**
 * DIAL
 * @description Places a call.
 */
export type RcsButtonDialRaw = {
    /**
     * @description Always `DIAL`.
     * @example "DIAL"
     * @enum {string}
     */
    type: "DIAL";
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 160 characters.
     * @example "예약 보기"
     */
    name: RcsButtonNameRaw;
    /**
     * @description The number to call.
     *
     *     Phone number, digits with hyphens if you like, with a leading plus sign if it is international.
     *
     *     At most 20 characters. Pattern: `^\+?[0-9][0-9-]{1,17}[0-9]$`.
     * @example "15880000"
     */
    phoneNumber: RcsButtonPhoneNumber;
};
/**
 * @description Further pieces of information below the main one. The `formatId` sets how many there may be.
 *
 *     At most 3 items.
 */
export type RcsSubContentsRaw = RcsSubContentRaw[];
/**
 * @description One further piece of information.
 *
 *     At least 1 field.
 */
export type RcsSubContentRaw = {
    /**
     * @description Title of the piece.
     *
     *     1 to 400 characters.
     * @example "멤버십 쿠폰"
     */
    subTitle?: string;
    /**
     * @description Text of the piece, at most 33 characters in an image template.
     *
     *     1 to 600 characters.
     * @example "5만 원 이상 구매 시 1만 원 할인"
     */
    subDesc?: string;
    /**
     * @description Small image of the piece, as the `media` reference that its upload answered.
     *
     *     The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.
     *
     *     At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
     * @example "maapfile://f_01JCQH00000000000000000011"
     */
    subMedia?: RcsMedia;
    /**
     * @description Address that opens when the small image is tapped.
     *
     *     At most 4000 characters.
     * @example "https://shop.example.com/autumn"
     */
    subMediaUrl?: RcsSubMediaUrlRaw;
};
/**
 * @description Address that opens when the small image is tapped.
 *
 *     At most 4000 characters.
 */
export type RcsSubMediaUrlRaw = string;
/**
 * Carousel
 * @description A message of two to six cards side by side, for the carousel formats.
 */
export type RcsCarouselContentRaw = {
    /**
     * @description The cards, in the order in which they are shown. The `formatId` says how many there must be.
     *
     *     2 to 6 items.
     */
    carousel: RcsCarouselRaw;
    standalone?: never;
    template?: never;
};
/**
 * @description The cards, in the order in which they are shown. The `formatId` says how many there must be.
 *
 *     2 to 6 items.
 */
export type RcsCarouselRaw = RcsCarouselCardRaw[];
/**
 * @description One card of a carousel.
 *
 *     At least 1 field.
 */
export type RcsCarouselCardRaw = {
    /**
     * @description Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.
     *
     *     1 to 5200 characters.
     * @example "#{name}님께 권하는 상품 1"
     */
    text?: RcsTextRaw;
    /**
     * @description Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.
     *
     *     1 to 120 characters.
     * @example "상품 1"
     */
    title?: RcsTitleRaw;
    /**
     * @description The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows.
     *
     *     At most 200 characters. Pattern: `^maapfile://[A-Za-z0-9._~/-]+$`.
     * @example "maapfile://f_01JCQH00000000000000000013"
     */
    media?: RcsMedia;
    /**
     * @description Key of the card's image, as its upload answered it. It stands for the `media` of the same file; only one of the two is needed.
     *
     *     The key of an uploaded image, as the upload answered it. It must be a file of your account that has not expired.
     *
     *     At most 100 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "f_01JCQH00000000000000000001"
     */
    fileKey?: FileKey;
    /**
     * @description Address that opens when the image is tapped. A single backslash opens the whole image instead.
     *
     *     At most 4000 characters.
     * @example "https://shop.example.com/autumn"
     */
    mediaUrl?: RcsMediaUrlRaw;
    /**
     * @description Buttons of the card. The `formatId` sets how many there may be and how long their names are.
     *
     *     At most 3 items.
     */
    button?: RcsCardButtonsRaw;
};
/**
 * Template
 * @description A message made from a template that was issued to you.
 */
export type RcsTemplateContentRaw = {
    /**
     * @description The values that fill the template. Beside the fields below it takes the keys that were registered with the template, each with a text of at most 1300 characters; a key has at most 40 characters.
     *
     *     1 to 60 fields.
     */
    template: RcsTemplateRaw;
    standalone?: never;
    carousel?: never;
};
/**
 * @description The values that fill the template. Beside the fields below it takes the keys that were registered with the template, each with a text of at most 1300 characters; a key has at most 40 characters.
 *
 *     1 to 60 fields.
 */
export type RcsTemplateRaw = {
    /**
     * @description Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters.
     *
     *     1 to 120 characters.
     * @example "예약 확정"
     */
    title?: RcsTitleRaw;
    /**
     * @description Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters.
     *
     *     1 to 5200 characters.
     * @example "11월 15일 결제 내역"
     */
    description?: RcsTextRaw;
    /**
     * @description Further pieces of information below the main one. The `formatId` sets how many there may be.
     *
     *     At most 3 items.
     */
    subContent?: RcsSubContentsRaw;
} & {
    [key: string]: unknown;
};
/**
 * @description The text for one key of the template.
 *
 *     At most 5200 characters.
 */
export type RcsTemplateValueRaw = string;
/**
 * @description The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.
 *
 *     1 to 80 fields.
 */
export type RcsBodyRaw = {
    [key: string]: RcsBodyValueRaw;
};
/** @description A text, or an object of texts. */
export type RcsBodyValueRaw = RcsBodyTextRaw | RcsBodyObjectRaw;
/**
 * Text
 * @description The text for one key.
 *
 *     At most 5200 characters.
 */
export type RcsBodyTextRaw = string;
/**
 * Several texts
 * @description The texts for one key that groups several.
 *
 *     At most 20 fields.
 */
export type RcsBodyObjectRaw = {
    [key: string]: RcsBodyTextRaw;
};
/**
 * @description Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.
 *
 *     At most 6 items.
 */
export type RcsButtonsRaw = RcsButtonGroupRaw[];
/** @description The buttons of one card. */
export type RcsButtonGroupRaw = {
    /**
     * @description The buttons, from top to bottom. The `formatId` sets how many there may be and how long their labels are.
     *
     *     At most 3 items.
     */
    suggestions: RcsSuggestionRaw[];
};
/** @description One button. */
export type RcsSuggestionRaw = {
    /**
     * @description What the button does and says.
     * @example {"urlAction":{"openUrl":{"url":"https://shop.example.com/track/7"}},"displayText":"배송 조회"}
     */
    action: RcsSuggestedActionRaw;
};
/** @description What the button does and says. */
export type RcsSuggestedActionRaw = {
    /**
     * @description Opens an address.
     * @example {"openUrl":{"url":"https://shop.example.com/track/7"}}
     */
    urlAction: RcsUrlActionRaw;
    /**
     * @description Label of the button. The `formatId` sets its length.
     *
     *     1 to 160 characters.
     * @example "배송 조회"
     */
    displayText: string;
    /**
     * @description What the carrier hands back when the button is tapped.
     * @example {"data":"stores"}
     */
    postback?: RcsPostback;
};
/** @description Opens an address. */
export type RcsUrlActionRaw = {
    /**
     * @description The address to open.
     * @example {"url":"https://shop.example.com/track/7"}
     */
    openUrl: {
        /**
         * @description Address that opens.
         *
         *     An address with its scheme, of a web page or of an app.
         *
         *     At most 4000 characters.
         * @example "https://shop.example.com/track/7"
         */
        url: RcsButtonLinkRaw;
    };
};
/**
 * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
 *
 *     1 to 400 characters.
 */
export type RcsFooterRaw = string;
/** @description Rules across the fields of an RCS message. Exactly one of `content` and `body` stands, `buttons` stand with `body` only, and a message that shows the advertisement mark has a `footer`. What a `formatId` allows follows from the table of RCS formats. */
export type RcsRulesRaw = unknown;
/** @description What an RCS message with the formatId SS000000 may hold. */
export type RcsFormatSS000000Raw = {
    content?: {
        standalone: {
            /**
             * @description At most 400 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text: string;
            title?: unknown;
            media?: unknown;
            /** @description At most 1 item. */
            button?: unknown[];
            /** @description At most 0 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        title?: unknown;
        /**
         * @description 1 to 400 characters.
         * @example "11월 15일 결제 내역"
         */
        description: string;
        media?: unknown;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 1 item. */
        suggestions?: unknown[];
    }[];
};
/** @description What an RCS message with the formatId SL000000 may hold. */
export type RcsFormatSL000000Raw = {
    content?: {
        standalone: {
            /**
             * @description At most 5200 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 120 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 3 items. */
            button?: {
                /**
                 * @description At most 68 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 0 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 120 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 5200 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 800 characters.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 3 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 68 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId SMwThT00 or SMwThM00 may hold. */
export type RcsFormatSMwThT00Raw = {
    content?: {
        standalone: {
            /**
             * @description At most 5200 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 120 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 68 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 0 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 120 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 5200 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 800 characters.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 68 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId CMwMhM0200 or CMwMhM0300 or CMwMhM0400 or CMwMhM0500 or CMwMhM0600 may hold. */
export type RcsFormatCMwMhM0200Raw = {
    content?: {
        /** @description At most 6 items. */
        carousel: {
            /**
             * @description At most 5200 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 120 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 52 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
        }[];
    };
    body?: {
        [key: string]: string | unknown | unknown;
    };
    /** @description At most 6 items. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 52 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId CMwShS0200 or CMwShS0300 or CMwShS0400 or CMwShS0500 or CMwShS0600 may hold. */
export type RcsFormatCMwShS0200Raw = {
    content?: {
        /** @description At most 6 items. */
        carousel: {
            /**
             * @description At most 5200 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 120 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 20 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
        }[];
    };
    body?: {
        [key: string]: string | unknown | unknown;
    };
    /** @description At most 6 items. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 20 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId OMHITV0001 or OMHITS0001 may hold. */
export type RcsFormatOMHITV0001Raw = {
    content?: {
        standalone: {
            text?: unknown;
            /**
             * @description At most 120 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 64 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 1 item. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 120 characters.
         * @example "예약 확정"
         */
        title?: string;
        description?: unknown;
        /**
         * @description At most 800 characters.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 64 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId OMHIMV0001 or OMHIMS0001 may hold. */
export type RcsFormatOMHIMV0001Raw = {
    content?: {
        standalone: {
            text?: unknown;
            /**
             * @description At most 120 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 64 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 0 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 120 characters.
         * @example "예약 확정"
         */
        title?: string;
        description?: unknown;
        /**
         * @description At most 800 characters.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 64 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId OMTBNV0001 may hold. */
export type RcsFormatOMTBNV0001Raw = {
    content?: {
        standalone: {
            /**
             * @description At most 600 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 120 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 64 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 2 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 120 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 600 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 800 characters.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 64 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId OMTBNH0001 may hold. */
export type RcsFormatOMTBNH0001Raw = {
    content?: {
        standalone: {
            /**
             * @description At most 600 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 120 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 64 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 3 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 120 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 600 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 800 characters.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 64 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/** @description What an RCS message with the formatId OMSNSS0001 or OMSNSH0001 may hold. */
export type RcsFormatOMSNSS0001Raw = {
    content?: {
        standalone: {
            /**
             * @description At most 600 characters.
             * @example "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원"
             */
            text?: string;
            /**
             * @description At most 120 characters.
             * @example "예약 확정"
             */
            title?: string;
            /** @description At most 2 items. */
            button?: {
                /**
                 * @description At most 64 characters.
                 * @example "예약 보기"
                 */
                name?: string;
            }[];
            /** @description At most 0 items. */
            subContent?: unknown[];
        };
    };
    body?: {
        /**
         * @description At most 120 characters.
         * @example "예약 확정"
         */
        title?: string;
        /**
         * @description At most 600 characters.
         * @example "11월 15일 결제 내역"
         */
        description?: string;
        /**
         * @description At most 800 characters.
         * @example "maapfile://f_01JCQH00000000000000000011"
         */
        media?: string;
    } & {
        [key: string]: unknown;
    };
    /** @description At most 1 item. */
    buttons?: {
        /** @description At most 2 items. */
        suggestions?: {
            action?: {
                /**
                 * @description At most 64 characters.
                 * @example "배송 조회"
                 */
                displayText?: string;
            };
        }[];
    }[];
};
/**
 * @description The template's text with its variables filled in, at most 1000 characters. A text that differs from
 *     the template is accepted here and fails at the messenger provider (report code 63016).
 *
 *     1 to 4000 characters.
 */
export type AlimtalkTextRaw = string;
/**
 * @description Emphasised title of the template, at most 50 characters.
 *
 *     1 to 200 characters.
 */
export type AlimtalkTitleRaw = string;
/**
 * @description Line above the message, at most 16 characters.
 *
 *     1 to 64 characters.
 */
export type AlimtalkHeaderRaw = string;
/** @description What stands with the text: buttons, an item list, a highlighted line. */
export type AlimtalkAttachmentRaw = {
    /**
     * @description Buttons below the message, at most 5 (2 where the message has quick replies), shown in this order.
     *
     *     Buttons below the message, at most 5, shown in this order.
     *
     *     At most 5 items.
     * @example [{"name":"주문 보기","type":"WL","urlMobile":"https://m.haneul.example/orders/#{order}"}]
     */
    button?: MessengerButtonsRaw;
    /** @description A list of label and value pairs, with an optional total. */
    item?: AlimtalkItemRaw;
    /**
     * @description A highlighted line above the item list. In a message with an image (`msgType` `AI`) the title has at
     *     most 21 and the description at most 13 characters.
     * @example {"title":"하늘카페 광화문점","description":"11월 15일 결제 내역"}
     */
    itemHighlight?: AlimtalkItemHighlightRaw;
};
/**
 * @description Buttons below the message, at most 5, shown in this order.
 *
 *     At most 5 items.
 */
export type MessengerButtonsRaw = MessengerButtonRaw[];
/**
 * @description A button below a messenger message. `type` chooses the kind, and each kind has its own fields:
 *     WL web link, AL app link, DS delivery tracking, BK bot keyword, MD forward message, BC switch to
 *     agent chat, BT switch to bot, AC add channel, BF business form.
 */
export type MessengerButtonRaw = MessengerButtonWlRaw | MessengerButtonAlRaw | MessengerButtonDsRaw | MessengerButtonBkRaw | MessengerButtonMdRaw | MessengerButtonBcRaw | MessengerButtonBtRaw | MessengerButtonAcRaw | MessengerButtonBfRaw;
/**
 * Web link (WL)
 * @description Messenger button of type `WL`. Opens a web page. `urlMobile` is required.
 */
export type MessengerButtonWlRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "주문 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `WL` for this kind.
     *
     *     At most 2 characters.
     * @example "WL"
     * @enum {string}
     */
    type: "WL";
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://m.haneul.example/orders/#{order}"
     */
    urlMobile: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.
     *
     *     1 to 10 characters.
     * @example "out"
     */
    target?: string;
};
/**
 * @description Label of a button or quick reply, at most 14 characters.
 *
 *     1 to 56 characters.
 */
export type MessengerButtonNameRaw = string;
/**
 * @description A web address or an app link that the recipient follows.
 *
 *     1 to 4000 characters.
 */
export type MessengerLinkRaw = string;
/**
 * App link (AL)
 * @description Messenger button of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required.
 */
export type MessengerButtonAlRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "앱에서 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `AL` for this kind.
     *
     *     At most 2 characters.
     * @example "AL"
     * @enum {string}
     */
    type: "AL";
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlMobile?: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "haneul://winter"
     */
    schemeIos?: MessengerLinkRaw;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "haneul://winter"
     */
    schemeAndroid?: MessengerLinkRaw;
    /**
     * @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.
     *
     *     1 to 10 characters.
     * @example "out"
     */
    target?: string;
};
/**
 * Delivery tracking (DS)
 * @description Messenger button of type `DS`. Opens the tracking page of the parcel whose waybill number stands in the text.
 */
export type MessengerButtonDsRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `DS` for this kind.
     *
     *     At most 2 characters.
     * @example "DS"
     * @enum {string}
     */
    type: "DS";
};
/**
 * Bot keyword (BK)
 * @description Messenger button of type `BK`. Sends the label to the channel's bot as if the recipient had typed it.
 */
export type MessengerButtonBkRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `BK` for this kind.
     *
     *     At most 2 characters.
     * @example "BK"
     * @enum {string}
     */
    type: "BK";
};
/**
 * Forward message (MD)
 * @description Messenger button of type `MD`. Sends the label together with the whole message to an agent of the channel.
 */
export type MessengerButtonMdRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `MD` for this kind.
     *
     *     At most 2 characters.
     * @example "MD"
     * @enum {string}
     */
    type: "MD";
};
/**
 * Switch to agent chat (BC)
 * @description Messenger button of type `BC`. Moves the conversation to a human agent.
 */
export type MessengerButtonBcRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "상담하기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `BC` for this kind.
     *
     *     At most 2 characters.
     * @example "BC"
     * @enum {string}
     */
    type: "BC";
    /**
     * @description Data handed to the conversation that the switch opens. Not shown to the recipient.
     *
     *     1 to 50 characters.
     * @example "ticket=Q-3391"
     */
    chatExtra?: string;
};
/**
 * Switch to bot (BT)
 * @description Messenger button of type `BT`. Moves the conversation to the channel's bot.
 */
export type MessengerButtonBtRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "물어보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `BT` for this kind.
     *
     *     At most 2 characters.
     * @example "BT"
     * @enum {string}
     */
    type: "BT";
    /**
     * @description Data handed to the conversation that the switch opens. Not shown to the recipient.
     *
     *     1 to 50 characters.
     * @example "goods-101"
     */
    chatExtra?: string;
    /**
     * @description Name of the bot event to start with.
     *
     *     1 to 50 characters.
     * @example "ask"
     */
    chatEvent?: string;
};
/**
 * Add channel (AC)
 * @description Messenger button of type `AC`. Adds the sender's channel to the recipient's friends.
 */
export type MessengerButtonAcRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `AC` for this kind.
     *
     *     At most 2 characters.
     * @example "AC"
     * @enum {string}
     */
    type: "AC";
};
/**
 * Business form (BF)
 * @description Messenger button of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both.
 */
export type MessengerButtonBfRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `BF` for this kind.
     *
     *     At most 2 characters.
     * @example "BF"
     * @enum {string}
     */
    type: "BF";
    /**
     * @description Key of the business form.
     *
     *     1 to 100 characters.
     * @example "bf-2025-satisfaction"
     */
    bizFormKey?: string;
    /**
     * @description Id of the business form.
     *
     *     1 to 100 characters.
     * @example "20417"
     */
    bizFormId?: string;
};
/** @description A list of label and value pairs, with an optional total. */
export type AlimtalkItemRaw = {
    /**
     * @description 2 to 10 rows, shown in this order.
     *
     *     2 to 10 items.
     * @example [{"title":"주문번호","description":"#{id}"},{"title":"결제수단","description":"#{method}"}]
     */
    list: AlimtalkItemRowRaw[];
    /**
     * @description Last line of an item list, for a total.
     * @example {"title":"합계","description":"#{amount}원"}
     */
    summary?: MessengerItemSummaryRaw;
};
/** @description One row of an alimtalk item list. */
export type AlimtalkItemRowRaw = {
    /**
     * @description Label of the row, at most 6 characters.
     *
     *     1 to 24 characters.
     * @example "주문번호"
     */
    title: string;
    /**
     * @description Value of the row, at most 23 characters.
     *
     *     1 to 92 characters.
     * @example "#{id}"
     */
    description?: string;
};
/** @description Last line of an item list, for a total. */
export type MessengerItemSummaryRaw = {
    /**
     * @description Label of the line, at most 6 characters.
     *
     *     1 to 24 characters.
     * @example "합계"
     */
    title: string;
    /**
     * @description An amount, at most 14 characters: digits with commas and at most two decimals after a point, with a currency sign
     *     (`₩`, `$`, `원`) or a three-letter currency code before or after it. Spaces may stand between them.
     *
     *     1 to 56 characters.
     * @example "₩ 39,000"
     */
    description: string;
};
/**
 * @description A highlighted line above the item list. In a message with an image (`msgType` `AI`) the title has at
 *     most 21 and the description at most 13 characters.
 */
export type AlimtalkItemHighlightRaw = {
    /**
     * @description Highlighted words, at most 30 characters; 21 in a message with an image.
     *
     *     1 to 120 characters.
     * @example "예약 확정"
     */
    title?: string;
    /**
     * @description Words below the title, at most 19 characters; 13 in a message with an image.
     *
     *     1 to 76 characters.
     * @example "11월 15일 결제 내역"
     */
    description?: string;
};
/** @description What stands below the message and its buttons. */
export type AlimtalkSupplementRaw = {
    /**
     * @description Quick replies, at most 10, shown in this order. With any of them a message has at most 2 buttons.
     *
     *     At most 10 items.
     */
    quickReply?: MessengerQuickReplyRaw[];
};
/**
 * @description A short answer offered below the message, gone once it is tapped. `type` chooses the kind; the
 *     fields of each kind are those of the button of that type.
 */
export type MessengerQuickReplyRaw = MessengerQuickReplyWlRaw | MessengerQuickReplyAlRaw | MessengerQuickReplyBkRaw | MessengerQuickReplyBcRaw | MessengerQuickReplyBtRaw | MessengerQuickReplyBfRaw | MessengerQuickReplyMdRaw;
/**
 * Web link (WL)
 * @description Quick reply of type `WL`. Opens a web page. `urlMobile` is required.
 */
export type MessengerQuickReplyWlRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `WL` for this kind.
     *
     *     At most 2 characters.
     * @example "WL"
     * @enum {string}
     */
    type: "WL";
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlMobile: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.
     *
     *     1 to 10 characters.
     * @example "out"
     */
    target?: string;
};
/**
 * App link (AL)
 * @description Quick reply of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required.
 */
export type MessengerQuickReplyAlRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `AL` for this kind.
     *
     *     At most 2 characters.
     * @example "AL"
     * @enum {string}
     */
    type: "AL";
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlMobile?: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLinkRaw;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLinkRaw;
    /**
     * @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.
     *
     *     1 to 10 characters.
     * @example "out"
     */
    target?: string;
};
/**
 * Bot keyword (BK)
 * @description Quick reply of type `BK`. Sends the label to the channel's bot as if the recipient had typed it.
 */
export type MessengerQuickReplyBkRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `BK` for this kind.
     *
     *     At most 2 characters.
     * @example "BK"
     * @enum {string}
     */
    type: "BK";
};
/**
 * Switch to agent chat (BC)
 * @description Quick reply of type `BC`. Moves the conversation to a human agent.
 */
export type MessengerQuickReplyBcRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `BC` for this kind.
     *
     *     At most 2 characters.
     * @example "BC"
     * @enum {string}
     */
    type: "BC";
    /**
     * @description Data handed to the conversation that the switch opens. Not shown to the recipient.
     *
     *     1 to 50 characters.
     * @example "ticket=Q-3391"
     */
    chatExtra?: string;
};
/**
 * Switch to bot (BT)
 * @description Quick reply of type `BT`. Moves the conversation to the channel's bot.
 */
export type MessengerQuickReplyBtRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `BT` for this kind.
     *
     *     At most 2 characters.
     * @example "BT"
     * @enum {string}
     */
    type: "BT";
    /**
     * @description Data handed to the conversation that the switch opens. Not shown to the recipient.
     *
     *     1 to 50 characters.
     * @example "ticket=Q-3391"
     */
    chatExtra?: string;
    /**
     * @description Name of the bot event to start with.
     *
     *     1 to 50 characters.
     * @example "support_start"
     */
    chatEvent?: string;
};
/**
 * Business form (BF)
 * @description Quick reply of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both.
 */
export type MessengerQuickReplyBfRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `BF` for this kind.
     *
     *     At most 2 characters.
     * @example "BF"
     * @enum {string}
     */
    type: "BF";
    /**
     * @description Key of the business form.
     *
     *     1 to 100 characters.
     * @example "bf-2025-satisfaction"
     */
    bizFormKey?: string;
    /**
     * @description Id of the business form.
     *
     *     1 to 100 characters.
     * @example "20417"
     */
    bizFormId?: string;
};
/**
 * Forward message (MD)
 * @description Quick reply of type `MD`. Sends the label together with the whole message to an agent of the channel.
 */
export type MessengerQuickReplyMdRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `MD` for this kind.
     *
     *     At most 2 characters.
     * @example "MD"
     * @enum {string}
     */
    type: "MD";
};
/**
 * @description The main link of the template, opened when the recipient taps the message. A link that differs from the template fails at the messenger provider.
 *
 *     At least 1 field.
 */
export type AlimtalkLinkRaw = {
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlMobile?: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLinkRaw;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLinkRaw;
};
/** @description Rules across the fields of an alimtalk message. */
export type AlimtalkRulesRaw = unknown;
/**
 * @description Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`) or a
 *     premium video (`FP`).
 *
 *     1 to 4000 characters.
 */
export type FriendtalkTextRaw = string;
/**
 * @description Line above the message or card, at most 20 characters.
 *
 *     1 to 80 characters.
 */
export type FriendtalkHeaderRaw = string;
/**
 * @description Additional line below the text, for example about prices or terms, at most 34 characters.
 *
 *     1 to 136 characters.
 */
export type FriendtalkAdditionalContentRaw = string;
/** @description What stands with the text: buttons, image, item list, coupon, offer, video. */
export type FriendtalkAttachmentRaw = {
    /**
     * @description Buttons below the message, at most 5 (1 with a wide image, `FW`, or a video, `FP`; 2 with an offer, `FM`), shown in this order.
     *
     *     Buttons below the message, at most 5, shown in this order.
     *
     *     At most 5 items.
     * @example [{"name":"세일 보기","type":"WL","urlMobile":"https://m.haneul.example/winter"}]
     */
    button?: MessengerButtonsRaw;
    /**
     * @description The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card.
     * @example {"imgUrl":"https://gateway.example.net/v1/image/f_01JCQH00000000000000000032.jpg"}
     */
    image?: FriendtalkImageRaw;
    /** @description The list of a wide item list message (`FL`), with an optional total. Only there. */
    item?: FriendtalkItemRaw;
    /**
     * @description A coupon below the message, with the links of a button.
     * @example {"title":"커피 무료 쿠폰","description":"머플러 전용","urlMobile":"https://m.haneul.example/coupons/20"}
     */
    coupon?: FriendtalkCouponRaw;
    /**
     * @description An offer, its price and its discount, in won.
     * @example {"title":"캐시미어 머플러","regularPrice":89000,"discountPrice":71200,"discountRate":20}
     */
    commerce?: FriendtalkCommerceRaw;
    /** @description A video shown with the message. */
    video?: FriendtalkVideo;
};
/** @description The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card. */
export type FriendtalkImageRaw = {
    /**
     * @description Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000032.jpg"
     */
    imgUrl: MessengerImageUrl;
    /**
     * @description Address opened when the recipient taps the image.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://m.haneul.example/goods/101"
     */
    imgLink?: MessengerLinkRaw;
};
/** @description The list of a wide item list message (`FL`), with an optional total. Only there. */
export type FriendtalkItemRaw = {
    /**
     * @description 3 to 4 rows, shown in this order.
     *
     *     3 to 4 items.
     */
    list: FriendtalkItemRowRaw[];
    /**
     * @description Last line of an item list, for a total.
     * @example {"title":"합계","description":"17,500원"}
     */
    summary?: MessengerItemSummaryRaw;
};
/** @description One row of a wide item list, with its own image and link. */
export type FriendtalkItemRowRaw = {
    /**
     * @description Words of the row, at most 30 characters.
     *
     *     1 to 120 characters.
     * @example "캐시미어 머플러, 20% 할인"
     */
    title: string;
    /**
     * @description Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000033.jpg"
     */
    imgUrl: MessengerImageUrl;
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://m.haneul.example/goods/101"
     */
    urlMobile: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://haneul.example/goods/101"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "haneul://goods/103"
     */
    schemeIos?: MessengerLinkRaw;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "haneul://goods/103"
     */
    schemeAndroid?: MessengerLinkRaw;
};
/** @description A coupon below the message, with the links of a button. */
export type FriendtalkCouponRaw = {
    /**
     * @description What the coupon gives, at most 30 characters.
     *
     *     1 to 120 characters.
     * @example "20% 할인 쿠폰"
     */
    title: string;
    /**
     * @description Condition of the coupon, at most 18 characters.
     *
     *     1 to 72 characters.
     * @example "머플러 전용"
     */
    description: string;
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://m.haneul.example/coupons/20"
     */
    urlMobile?: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLinkRaw;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLinkRaw;
};
/** @description An offer, its price and its discount, in won. */
export type FriendtalkCommerceRaw = {
    /**
     * @description Name of the goods, at most 30 characters.
     *
     *     1 to 120 characters.
     * @example "울 장갑"
     */
    title: string;
    /**
     * @description Price without the discount.
     *
     *     0 to 99999999.
     * @example 29000
     */
    regularPrice: number;
    /**
     * @description Price after the discount.
     *
     *     0 to 99999999.
     * @example 23200
     */
    discountPrice?: number;
    /**
     * @description Discount in per cent.
     *
     *     0 to 100.
     * @example 20
     */
    discountRate?: number;
    /**
     * @description Discount as an amount.
     *
     *     0 to 99999999.
     * @example 5000
     */
    discountFixed?: number;
};
/** @description Cards side by side, a feed (`FC`) or offers (`FA`), with an optional opening card and closing link. */
export type FriendtalkCarouselRaw = {
    /**
     * @description 2 to 10 cards, or 1 to 10 offers (`FA`) with an opening card, shown in this order.
     *
     *     1 to 10 items.
     */
    list: FriendtalkCarouselCardRaw[];
    /** @description Opening card of a carousel. */
    head?: FriendtalkCarouselHeadRaw;
    /**
     * @description Closing link of a carousel ("see more"). At least one link is required.
     *
     *     At least 1 field.
     * @example {"urlMobile":"https://m.haneul.example/winter","urlPc":"https://haneul.example/winter"}
     */
    tail?: FriendtalkCarouselTailRaw;
};
/** @description One card of a carousel. */
export type FriendtalkCarouselCardRaw = {
    /**
     * @description Title of the card, at most 20 characters.
     *
     *     Line above the message or card, at most 20 characters.
     *
     *     1 to 80 characters.
     * @example "캐시미어 머플러"
     */
    header?: FriendtalkHeaderRaw;
    /**
     * @description Text of the card, at most 180 characters.
     *
     *     1 to 720 characters.
     * @example "#{name}님이 찜하신 머플러가 20% 할인 중입니다."
     */
    message?: string;
    /**
     * @description Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 136 characters.
     * @example "11월 30일까지"
     */
    additionalContent?: FriendtalkAdditionalContentRaw;
    /** @description What stands with the text of a card: its image, at most 2 buttons, coupon, offer. */
    attachment: FriendtalkCarouselAttachmentRaw;
};
/** @description What stands with the text of a card: its image, at most 2 buttons, coupon, offer. */
export type FriendtalkCarouselAttachmentRaw = {
    /**
     * @description Buttons of the card, at most 2, shown in this order.
     *
     *     At most 2 items.
     * @example [{"name":"구매하기","type":"WL","urlMobile":"https://m.haneul.example/goods/101"},{"name":"상담하기","type":"BC"}]
     */
    button?: MessengerButtonsRaw;
    /**
     * @description The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card.
     * @example {"imgUrl":"https://gateway.example.net/v1/image/f_01JCQH00000000000000000037.jpg"}
     */
    image: FriendtalkImageRaw;
    /**
     * @description A coupon below the message, with the links of a button.
     * @example {"title":"20% 할인 쿠폰","description":"머플러 전용","urlMobile":"https://m.haneul.example/coupons/20"}
     */
    coupon?: FriendtalkCouponRaw;
    /**
     * @description An offer, its price and its discount, in won.
     * @example {"title":"울 장갑","regularPrice":29000,"discountPrice":23200,"discountRate":20}
     */
    commerce?: FriendtalkCommerceRaw;
};
/** @description Opening card of a carousel. */
export type FriendtalkCarouselHeadRaw = {
    /**
     * @description Title of the opening card, at most 20 characters.
     *
     *     Line above the message or card, at most 20 characters.
     *
     *     1 to 80 characters.
     * @example "겨울 기획전"
     */
    header: FriendtalkHeaderRaw;
    /**
     * @description Text of the opening card, at most 50 characters.
     *
     *     1 to 200 characters.
     * @example "따뜻한 겨울을 준비하세요."
     */
    content: string;
    /**
     * @description Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
     *     for placeholders: the image is looked up when the message is accepted.
     *
     *     1 to 1000 characters.
     * @example "https://gateway.example.net/v1/image/f_01JCQH00000000000000000038.jpg"
     */
    imageUrl: MessengerImageUrl;
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://m.haneul.example/winter"
     */
    urlMobile?: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLinkRaw;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLinkRaw;
};
/**
 * @description Closing link of a carousel ("see more"). At least one link is required.
 *
 *     At least 1 field.
 */
export type FriendtalkCarouselTailRaw = {
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://m.haneul.example/winter"
     */
    urlMobile?: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://haneul.example/winter"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeIos?: MessengerLinkRaw;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    schemeAndroid?: MessengerLinkRaw;
};
/** @description Rules across the fields of a friendtalk message, by `msgType`. */
export type FriendtalkRulesRaw = unknown;
/** @description Rules of the kinds that friendtalk shares with brand messages, FM, FA and FP. */
export type FriendtalkKindsRaw = unknown;
/** @description What a message of the type FP may hold. */
export type FriendtalkKindFPRaw = {
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 1 item. */
        button?: unknown;
        coupon?: {
            /** @description At most 72 characters. */
            description?: unknown;
        };
        image?: unknown;
        item?: unknown;
        commerce?: unknown;
    };
    carousel?: unknown;
} & ({
    /** @description At most 304 characters. */
    text?: unknown;
} & {
    attachment?: {
        /** @description What the title and the links of a coupon must be like. */
        coupon?: BrandmessageCouponRulesRaw;
        /** @description How the prices of an offer go together. */
        commerce?: BrandmessageCommerceRules;
        /** @description Where the video of a premium video message is. */
        video?: BrandmessageVideoRules;
    };
} & {
    attachment: {
        video: unknown;
    };
});
/** @description What the title and the links of a coupon must be like. */
export type BrandmessageCouponRulesRaw = {
    /** @example "10% 할인 쿠폰" */
    title?: unknown;
};
/** @description What a message of the type FM may hold. */
export type FriendtalkKindFMRaw = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 2 items. */
        button?: unknown;
        coupon?: {
            /** @description At most 48 characters. */
            description?: unknown;
        };
        item?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
} & ({
    attachment?: {
        /** @description What the title and the links of a coupon must be like. */
        coupon?: BrandmessageCouponRulesRaw;
        /** @description How the prices of an offer go together. */
        commerce?: BrandmessageCommerceRules;
        /** @description Where the video of a premium video message is. */
        video?: BrandmessageVideoRules;
    };
} & {
    attachment: {
        image: unknown;
    };
} & {
    attachment: {
        commerce: unknown;
    };
} & {
    attachment: {
        button: unknown;
    };
} & {
    attachment?: {
        /** @description At least 1 item. */
        button?: unknown;
    };
});
/** @description What a message of the type FA may hold. */
export type FriendtalkKindFARaw = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: unknown;
    carousel?: {
        list?: unknown;
        head?: {
            header?: unknown;
            /** @description At most 200 characters. */
            content?: unknown;
            urlMobile?: unknown;
        };
        tail?: {
            urlMobile: unknown;
        };
    };
} & ({
    carousel: unknown;
} & {
    carousel?: {
        list?: unknown;
    };
});
/**
 * @description Message text: `FT` 1300 characters, `FI` 400, `FW` and `FP` 76. The other kinds have none.
 *
 *     1 to 5200 characters.
 */
export type BrandmessageTextRaw = string;
/**
 * @description Buttons below the message, at most 5 (fewer for most kinds), shown in this order.
 *
 *     At most 5 items.
 */
export type BrandmessageButtonsRaw = BrandmessageButtonRaw[];
/**
 * @description A button below a brand message. `type` chooses the kind, and each kind has its own fields: WL web link, AL app link,
 *     BK bot keyword, MD forward message, BC switch to agent chat, BT switch to bot, BF business form, AC add channel.
 *     A `basic` message has no BC and BT, a `free` one no AC.
 */
export type BrandmessageButtonRaw = BrandmessageButtonWlRaw | MessengerButtonAlRaw | MessengerButtonBkRaw | MessengerButtonMdRaw | MessengerButtonBcRaw | MessengerButtonBtRaw | MessengerButtonBfRaw | BrandmessageButtonAcRaw;
/**
 * Web link (WL)
 * @description Brand message button of type `WL`. Opens a web page. `urlMobile` is required, and `target` is `out` or absent.
 */
export type BrandmessageButtonWlRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "모두 보기"
     */
    name: MessengerButtonNameRaw;
    /**
     * @description Always `WL` for this kind.
     *
     *     At most 2 characters.
     * @example "WL"
     * @enum {string}
     */
    type: "WL";
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://m.haneul.example/winter"
     */
    urlMobile: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used.
     *
     *     At most 3 characters.
     * @example "out"
     * @enum {string}
     */
    target?: "out";
};
/**
 * Add channel (AC)
 * @description Messenger button of type `AC`. Adds the sender's channel to the recipient's friends. The messenger has a label for it.
 */
export type BrandmessageButtonAcRaw = {
    /**
     * @description Label that the recipient sees, at most 14 characters.
     *
     *     Label of a button or quick reply, at most 14 characters.
     *
     *     1 to 56 characters.
     * @example "예약 보기"
     */
    name?: MessengerButtonNameRaw;
    /**
     * @description Always `AC` for this kind.
     *
     *     At most 2 characters.
     * @example "AC"
     * @enum {string}
     */
    type: "AC";
};
/**
 * @description Values of the variables in the template's text, by name, at most 50.
 *
 *     At most 50 fields.
 */
export type BrandmessageMessageVariableRaw = {
    [key: string]: string | number;
};
/**
 * @description Values of the variables in a part of the template, by name, at most 50.
 *
 *     At most 50 fields.
 */
export type BrandmessagePartVariableRaw = {
    [key: string]: string | number;
};
/**
 * @description The images of the template, in its order, at most 10.
 *
 *     1 to 10 items.
 */
export type BrandmessageImageVariableRaw = FriendtalkImageRaw[];
/**
 * @description Values of the variables of a carousel template: a list with one entry for each card, at most 10. One object, which some
 *     clients write, is handed on as it is.
 *
 *     1 to 10 items. At most 50 fields.
 */
export type BrandmessageCarouselVariableRaw = BrandmessageCardVariableRaw[] | Record<string, unknown>;
/** @description Values of the variables of one card. */
export type BrandmessageCardVariableRaw = {
    /**
     * @description Values of the variables in the template's text, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"name":"하늘"}
     */
    messageVariable?: BrandmessageMessageVariableRaw;
    /**
     * @description Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"goods":"101"}
     */
    buttonVariable?: BrandmessagePartVariableRaw;
    /**
     * @description Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"rate":20}
     */
    couponVariable?: BrandmessagePartVariableRaw;
    /**
     * @description The images of the template, in its order, at most 10.
     *
     *     1 to 10 items.
     */
    imageVariable?: BrandmessageImageVariableRaw;
    /**
     * @description Values of the variables in a part of the template, by name, at most 50.
     *
     *     At most 50 fields.
     * @example {"title":"머플러","regularPrice":89000}
     */
    commerceVariable?: BrandmessagePartVariableRaw;
};
/**
 * @description What stands with the text: buttons, image, item list, coupon, offer, video. The message type decides which of them;
 *     in a carousel they stand in the cards.
 */
export type BrandmessageAttachmentRaw = {
    /**
     * @description Buttons below the message, at most 5 (fewer for most kinds), shown in this order.
     *
     *     At most 5 items.
     * @example [{"name":"모두 보기","type":"WL","urlMobile":"https://m.haneul.example/winter"}]
     */
    button?: BrandmessageButtonsRaw;
    /**
     * @description The image of an `FI`, `FW` or `FM` message.
     *
     *     The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card.
     * @example {"imgUrl":"https://gateway.example.net/v1/image/f_01JCQH00000000000000000041.jpg"}
     */
    image?: FriendtalkImageRaw;
    /** @description The list of a wide item list message (`FL`). Only there. */
    item?: BrandmessageItemRaw;
    /**
     * @description A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel.
     * @example {"title":"10% 할인 쿠폰","description":"겨울 상품 전체에 사용","urlMobile":"https://m.haneul.example/coupons/10"}
     */
    coupon?: BrandmessageCouponRaw;
    /**
     * @description An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
     *     or as an amount, and the discount needs the price.
     * @example {"title":"캐시미어 머플러","regularPrice":89000,"discountPrice":79000,"discountFixed":10000}
     */
    commerce?: BrandmessageCommerceRaw;
    /**
     * @description The video of a premium video message.
     * @example {"videoUrl":"https://tv.kakao.com/v/123456789"}
     */
    video?: BrandmessageVideo;
};
/** @description The list of a wide item list message (`FL`). Only there. */
export type BrandmessageItemRaw = {
    /**
     * @description 3 to 4 rows, shown in this order.
     *
     *     3 to 4 items.
     */
    list: FriendtalkItemRowRaw[];
};
/** @description A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel. */
export type BrandmessageCouponRaw = {
    /**
     * @description What the coupon gives, in one of five forms: `1000원 할인 쿠폰` (1 to 99999999, without a comma), `10% 할인 쿠폰` (1
     *     to 100), `배송비 할인 쿠폰`, `커피 무료 쿠폰` and `등급 UP 쿠폰` (a word of at most 7 characters before it).
     *
     *     1 to 120 characters.
     * @example "1000원 할인 쿠폰"
     */
    title: string;
    /**
     * @description Condition of the coupon, at most 12 characters, 18 for `FW`, `FL` and `FP`.
     *
     *     1 to 72 characters.
     * @example "겨울 상품 전체에 사용"
     */
    description: string;
    /**
     * @description Address opened on a phone.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://m.haneul.example/coupons/10"
     */
    urlMobile?: MessengerLinkRaw;
    /**
     * @description Address opened by the desktop messenger.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "https://shop.example.com/orders/7"
     */
    urlPc?: MessengerLinkRaw;
    /**
     * @description App link opened on iOS.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "haneul://coupons/1"
     */
    schemeIos?: MessengerLinkRaw;
    /**
     * @description App link opened on Android.
     *
     *     A web address or an app link that the recipient follows.
     *
     *     1 to 4000 characters.
     * @example "haneul://coupons/1"
     */
    schemeAndroid?: MessengerLinkRaw;
} & WithRequired<BrandmessageCouponRulesRaw, "title">;
/**
 * @description An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
 *     or as an amount, and the discount needs the price.
 */
export type BrandmessageCommerceRaw = {
    /**
     * @description Name of the goods, at most 30 characters.
     *
     *     1 to 120 characters.
     * @example "캐시미어 머플러"
     */
    title: string;
    /**
     * @description Price without the discount.
     *
     *     0 to 99999999.
     * @example 89000
     */
    regularPrice: number;
    /**
     * @description Price after the discount.
     *
     *     0 to 99999999.
     * @example 71200
     */
    discountPrice?: number;
    /**
     * @description Discount in per cent.
     *
     *     0 to 100.
     * @example 20
     */
    discountRate?: number;
    /**
     * @description Discount as an amount.
     *
     *     0 to 999999.
     * @example 10000
     */
    discountFixed?: number;
};
/** @description Cards side by side: a feed (`FC`), or offers (`FA`) with an optional opening card; either with an optional closing link. */
export type BrandmessageCarouselRaw = {
    /**
     * @description 2 to 10 cards, or 1 to 10 with an opening card, shown in this order.
     *
     *     1 to 10 items.
     */
    list: BrandmessageCarouselCardRaw[];
    /**
     * @description Opening card of a carousel of offers (`FA`). It has `urlMobile` if it has any link.
     *
     *     Opening card of a carousel.
     */
    head?: FriendtalkCarouselHeadRaw;
    /**
     * @description Closing link of a carousel ("see more"). It has `urlMobile`.
     *
     *     Closing link of a carousel ("see more"). At least one link is required.
     *
     *     At least 1 field.
     * @example {"urlMobile":"https://m.haneul.example/winter","urlPc":"https://haneul.example/winter"}
     */
    tail?: FriendtalkCarouselTailRaw;
};
/**
 * @description One card of a carousel. A card of a feed (`FC`) has `header` and `message`, a card of offers (`FA`) has neither and may
 *     have `additionalContent`.
 */
export type BrandmessageCarouselCardRaw = {
    /**
     * @description Title of a card of a feed, at most 20 characters.
     *
     *     Line above the message or card, at most 20 characters.
     *
     *     1 to 80 characters.
     * @example "캐시미어 머플러"
     */
    header?: FriendtalkHeaderRaw;
    /**
     * @description Text of a card of a feed, at most 180 characters and two line breaks.
     *
     *     1 to 720 characters.
     * @example "#{name}님이 찜하신 머플러가 할인 중입니다."
     */
    message?: string;
    /**
     * @description Additional line of a card of offers, at most 34 characters.
     *
     *     Additional line below the text, for example about prices or terms, at most 34 characters.
     *
     *     1 to 136 characters.
     * @example "11월 30일까지"
     */
    additionalContent?: FriendtalkAdditionalContentRaw;
    /** @description What stands in a card: its image, 1 or 2 buttons, a coupon, and in a carousel of offers (`FA`) its offer. */
    attachment: BrandmessageCarouselAttachmentRaw;
};
/** @description What stands in a card: its image, 1 or 2 buttons, a coupon, and in a carousel of offers (`FA`) its offer. */
export type BrandmessageCarouselAttachmentRaw = {
    /**
     * @description Buttons of the card, 1 or 2, shown in this order. A button of the type AC is the last one.
     *
     *     1 to 2 items.
     * @example [{"name":"구매하기","type":"WL","urlMobile":"https://m.haneul.example/goods/101"}]
     */
    button: BrandmessageButtonsRaw;
    /**
     * @description The image of the message or card. Required for `FI`, `FW`, `FM` and every carousel card.
     * @example {"imgUrl":"https://gateway.example.net/v1/image/f_01JCQH00000000000000000045.jpg"}
     */
    image: FriendtalkImageRaw;
    /**
     * @description A coupon below the message. It has `urlMobile`, or an app link for a coupon of the channel.
     * @example {"title":"20% 할인 쿠폰","description":"머플러 전용","urlMobile":"https://m.haneul.example/coupons/20"}
     */
    coupon?: BrandmessageCouponRaw;
    /**
     * @description An offer, its price and its discount, in whole won. A price after the discount needs the discount itself, in per cent
     *     or as an amount, and the discount needs the price.
     * @example {"title":"캐시미어 머플러","regularPrice":89000,"discountPrice":71200,"discountRate":20}
     */
    commerce?: BrandmessageCommerceRaw;
};
/** @description Rules across the fields of a brand message, by `sendType` and `msgType`. */
export type BrandmessageRulesRaw = unknown;
/** @description What a message of the type FT may hold. */
export type BrandmessageKindFTRaw = {
    /** @description At most 5200 characters. */
    text?: unknown;
    imgUrl?: unknown;
    /** @description At most 5 items. */
    button?: unknown;
};
/** @description What a message of the type FI may hold. */
export type BrandmessageKindFIRaw = {
    /** @description At most 1600 characters. */
    text?: unknown;
    /** @description At most 5 items. */
    button?: unknown;
};
/** @description What a message of the type FW may hold. */
export type BrandmessageKindFWRaw = {
    /** @description At most 304 characters. */
    text?: unknown;
    /** @description At most 2 items. */
    button?: unknown;
};
/** @description What a message of the type FL may hold. */
export type BrandmessageKindFLRaw = {
    text?: unknown;
    imgUrl?: unknown;
    /** @description At most 2 items. */
    button?: unknown;
};
/** @description What a message of the type FP may hold. */
export type BrandmessageKindFPRaw = {
    /** @description At most 304 characters. */
    text?: unknown;
    imgUrl?: unknown;
    /** @description At most 1 item. */
    button?: unknown;
};
/** @description What a message of the type FM may hold. */
export type BrandmessageKindFMRaw = {
    text?: unknown;
    /** @description At most 2 items. */
    button?: unknown;
};
/** @description Rules across the fields that only a step of a flow has, by `sendType` and `msgType`. */
export type BrandmessageStepRulesRaw = unknown;
/** @description What a message of the type FT may hold. */
export type BrandmessageStepKindFTRaw = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 5 items. */
        button?: unknown;
        coupon?: {
            /** @description At most 48 characters. */
            description?: unknown;
        };
        image?: unknown;
        item?: unknown;
        commerce?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FI may hold. */
export type BrandmessageStepKindFIRaw = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 5 items. */
        button?: unknown;
        coupon?: {
            /** @description At most 48 characters. */
            description?: unknown;
        };
        item?: unknown;
        commerce?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FW may hold. */
export type BrandmessageStepKindFWRaw = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 2 items. */
        button?: unknown;
        coupon?: {
            /** @description At most 72 characters. */
            description?: unknown;
        };
        item?: unknown;
        commerce?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FL may hold. */
export type BrandmessageStepKindFLRaw = {
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 2 items. */
        button?: unknown;
        item?: {
            list?: ({
                /** @description At most 100 characters. */
                title?: unknown;
            } | {
                /** @description At most 120 characters. */
                title?: unknown;
            })[];
        };
        coupon?: {
            /** @description At most 72 characters. */
            description?: unknown;
        };
        image?: unknown;
        commerce?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FP may hold. */
export type BrandmessageStepKindFPRaw = {
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 1 item. */
        button?: unknown;
        coupon?: {
            /** @description At most 72 characters. */
            description?: unknown;
        };
        image?: unknown;
        item?: unknown;
        commerce?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FM may hold. */
export type BrandmessageStepKindFMRaw = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: {
        /** @description At most 2 items. */
        button?: unknown;
        coupon?: {
            /** @description At most 48 characters. */
            description?: unknown;
        };
        item?: unknown;
        video?: unknown;
    };
    carousel?: unknown;
};
/** @description What a message of the type FC may hold. */
export type BrandmessageStepKindFCRaw = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: unknown;
    carousel?: {
        list?: unknown;
        head?: unknown;
        tail?: {
            urlMobile: unknown;
        };
    };
};
/** @description What a message of the type FA may hold. */
export type BrandmessageStepKindFARaw = {
    header?: unknown;
    additionalContent?: unknown;
    attachment?: unknown;
    carousel?: {
        list?: unknown;
        head?: {
            header?: unknown;
            /** @description At most 200 characters. */
            content?: unknown;
            urlMobile?: unknown;
        };
        tail?: {
            urlMobile: unknown;
        };
    };
};
/**
 * with content
 * @description An RCS message to one recipient.
 */
export type RcsSendWithContent = {
    /**
     * @description The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.
     *
     *     Exactly 1 field.
     * @example {"standalone":{"text":"버튼을 눌러 주세요.","title":"안내","button":[{"type":"MAP_SEND","name":"내 위치 보내기"}]}}
     */
    content: RcsContent;
    body?: never;
    buttons?: never;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Recipient number, digits only.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SS000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "4"
     */
    expiryOption?: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "1"
     */
    header?: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 100 characters.
     * @example "08012345678"
     */
    footer?: RcsFooter;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "order-20251115-0007"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description The text message that is sent in place of this one if it fails.
     * @example {"type":"SMS","text":"가을 정기 세일이 11월 20일부터 열립니다.","from":"0298765432"}
     */
    fallback?: Fallback;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "1"
     */
    copyAllowed?: RcsCopyAllowed;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "winter-2025"
     */
    groupId?: RcsGroupId;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
};
/**
 * with body
 * @description An RCS message to one recipient.
 */
export type RcsSendWithBody = {
    content?: never;
    /**
     * @description The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.
     *
     *     1 to 80 fields.
     * @example {"description":"주문하신 상품이 오늘 도착합니다."}
     */
    body: RcsBody;
    /**
     * @description Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.
     *
     *     At most 6 items.
     * @example [{"suggestions":[{"action":{"urlAction":{"openUrl":{"url":"https://cafe.example.com/new"}},"displayText":"메뉴 보기"}}]}]
     */
    buttons?: RcsButtons;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Recipient number, digits only.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SS000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "4"
     */
    expiryOption?: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "1"
     */
    header?: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 100 characters.
     * @example "08012345678"
     */
    footer?: RcsFooter;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "order-20251115-0007"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description The text message that is sent in place of this one if it fails.
     * @example {"type":"SMS","text":"가을 정기 세일이 11월 20일부터 열립니다.","from":"0298765432"}
     */
    fallback?: Fallback;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "1"
     */
    copyAllowed?: RcsCopyAllowed;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "winter-2025"
     */
    groupId?: RcsGroupId;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
};
/**
 * with content
 * @description An RCS message to one recipient.
 */
export type RcsSendFilledWithContent = {
    /**
     * @description The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.
     *
     *     Exactly 1 field.
     * @example {"standalone":{"text":"버튼을 눌러 주세요.","title":"안내","button":[{"type":"MAP_SEND","name":"내 위치 보내기"}]}}
     */
    content: RcsContent;
    body?: never;
    buttons?: never;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Recipient number, digits only.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SS000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "4"
     */
    expiryOption: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "1"
     */
    header: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 100 characters.
     * @example "08012345678"
     */
    footer?: RcsFooter;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "order-20251115-0007"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description The text message that is sent in place of this one if it fails.
     * @example {"type":"SMS","text":"가을 정기 세일이 11월 20일부터 열립니다.","from":"0298765432"}
     */
    fallback?: Fallback;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "1"
     */
    copyAllowed: RcsCopyAllowed;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "winter-2025"
     */
    groupId?: RcsGroupId;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
};
/**
 * with body
 * @description An RCS message to one recipient.
 */
export type RcsSendFilledWithBody = {
    content?: never;
    /**
     * @description The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.
     *
     *     1 to 80 fields.
     * @example {"description":"주문하신 상품이 오늘 도착합니다."}
     */
    body: RcsBody;
    /**
     * @description Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.
     *
     *     At most 6 items.
     * @example [{"suggestions":[{"action":{"urlAction":{"openUrl":{"url":"https://cafe.example.com/new"}},"displayText":"메뉴 보기"}}]}]
     */
    buttons?: RcsButtons;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description Recipient number, digits only.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "01012345678"
     */
    to: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SS000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "4"
     */
    expiryOption: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "1"
     */
    header: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 100 characters.
     * @example "08012345678"
     */
    footer?: RcsFooter;
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "order-20251115-0007"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description The text message that is sent in place of this one if it fails.
     * @example {"type":"SMS","text":"가을 정기 세일이 11월 20일부터 열립니다.","from":"0298765432"}
     */
    fallback?: Fallback;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "1"
     */
    copyAllowed: RcsCopyAllowed;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "winter-2025"
     */
    groupId?: RcsGroupId;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
};
/**
 * with messageFlow
 * @description One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
 *     registered form (`messageForm`), never both.
 */
export type OmniSendWithMessageFlow = {
    /**
     * @description 1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
     *     one is sent in its place.
     *
     *     1 to 5 items.
     * @example [{"sms":{"from":"0212345678","text":"[하늘상점] 인증번호는 402913입니다.","ttl":"180","originCID":"301230126"}}]
     */
    messageFlow: OmniFlow;
    /**
     * @description 1 to 10 recipients. Each is accepted or refused by itself and has its own message key.
     *
     *     1 to 10 items.
     * @example [{"to":"01012345678","replaceWords":{"name":"김하늘","order":"20251115-0007"}}]
     */
    destinations: Destination[];
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "paid-20251115"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    messageForm?: never;
    /**
     * @description A code of your own by which the message is billed, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "online-shop"
     */
    paymentCode?: OmniPaymentCode;
};
/**
 * with messageForm
 * @description One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
 *     registered form (`messageForm`), never both.
 */
export type OmniSendWithMessageForm = {
    messageFlow?: never;
    /**
     * @description 1 to 10 recipients. Each is accepted or refused by itself and has its own message key.
     *
     *     1 to 10 items.
     * @example [{"to":"01012345678","replaceWords":{"name":"김하늘","order":"20251115-0007"}}]
     */
    destinations: Destination[];
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "paid-20251115"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description Id of the registered form to send, in place of `messageFlow`.
     *
     *     Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
     *     with A250.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "form_01JCQM8Z4T6V9X2B5D7F0H3K1N"
     */
    messageForm: FormId;
    /**
     * @description A code of your own by which the message is billed, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "online-shop"
     */
    paymentCode?: OmniPaymentCode;
};
/**
 * with messageFlow
 * @description One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
 *     registered form (`messageForm`), never both.
 */
export type OmniSendFilledWithMessageFlow = {
    /**
     * @description 1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
     *     one is sent in its place.
     *
     *     1 to 5 items.
     * @example [{"sms":{"from":"0212345678","text":"[하늘상점] 인증번호는 402913입니다.","ttl":"180","originCID":"301230126"}}]
     */
    messageFlow: OmniFlowFilled;
    /**
     * @description 1 to 10 recipients. Each is accepted or refused by itself and has its own message key.
     *
     *     1 to 10 items.
     * @example [{"to":"01012345678","replaceWords":{"name":"김하늘","order":"20251115-0007"}}]
     */
    destinations: Destination[];
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "paid-20251115"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    messageForm?: never;
    /**
     * @description A code of your own by which the message is billed, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "online-shop"
     */
    paymentCode?: OmniPaymentCode;
};
/**
 * with messageForm
 * @description One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
 *     registered form (`messageForm`), never both.
 */
export type OmniSendFilledWithMessageForm = {
    messageFlow?: never;
    /**
     * @description 1 to 10 recipients. Each is accepted or refused by itself and has its own message key.
     *
     *     1 to 10 items.
     * @example [{"to":"01012345678","replaceWords":{"name":"김하늘","order":"20251115-0007"}}]
     */
    destinations: Destination[];
    /**
     * @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged.
     *
     *     At most 200 characters.
     * @example "paid-20251115"
     */
    ref?: Ref;
    /**
     * @description When the message is to be sent: a time after now, with its offset from UTC, at most 30 days ahead unless the operator sets another limit. The message is accepted now and handed to the carrier at that time, not before. Its validity counts from then on. Until then it can be cancelled.
     *
     *     At most 29 characters. Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
     * @example "2026-01-31T09:00:00+09:00"
     */
    sendAt?: SendAt;
    /**
     * @description Id of the registered form to send, in place of `messageFlow`.
     *
     *     Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
     *     with A250.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._~-]+$`.
     * @example "form_01JCQM8Z4T6V9X2B5D7F0H3K1N"
     */
    messageForm: FormId;
    /**
     * @description A code of your own by which the message is billed, at most 20 characters.
     *
     *     1 to 20 characters.
     * @example "online-shop"
     */
    paymentCode?: OmniPaymentCode;
};
/**
 * with content
 * @description An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
 *     or follows, so these strings may be four times as long as those of the message that is sent.
 */
export type OmniRcsWithContent = {
    /**
     * @description The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.
     *
     *     Exactly 1 field.
     * @example {"standalone":{"title":"결제 완료","text":"#{name}님, 주문 #{order}의 결제가 완료되었습니다."}}
     */
    content: RcsContentRaw;
    body?: never;
    buttons?: never;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SL000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "3"
     */
    expiryOption?: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "0"
     */
    header?: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 400 characters.
     * @example "08012345678"
     */
    footer?: RcsFooterRaw;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "booking"
     */
    groupId?: RcsGroupId;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "0"
     */
    copyAllowed?: RcsCopyAllowed;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
};
/**
 * with body
 * @description An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
 *     or follows, so these strings may be four times as long as those of the message that is sent.
 */
export type OmniRcsWithBody = {
    content?: never;
    /**
     * @description The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.
     *
     *     1 to 80 fields.
     * @example {"title":"가을 할인","description":"이번 주말까지 전 품목 20% 할인합니다."}
     */
    body: RcsBodyRaw;
    /**
     * @description Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.
     *
     *     At most 6 items.
     */
    buttons?: RcsButtonsRaw;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SL000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "3"
     */
    expiryOption?: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "0"
     */
    header?: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 400 characters.
     * @example "08012345678"
     */
    footer?: RcsFooterRaw;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "booking"
     */
    groupId?: RcsGroupId;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "0"
     */
    copyAllowed?: RcsCopyAllowed;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
};
/**
 * with content
 * @description An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
 *     or follows, so these strings may be four times as long as those of the message that is sent.
 */
export type OmniRcsFilledWithContent = {
    /**
     * @description The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.
     *
     *     Exactly 1 field.
     * @example {"standalone":{"title":"결제 완료","text":"#{name}님, 주문 #{order}의 결제가 완료되었습니다."}}
     */
    content: RcsContentRaw;
    body?: never;
    buttons?: never;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SL000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "3"
     */
    expiryOption: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "0"
     */
    header: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 400 characters.
     * @example "08012345678"
     */
    footer?: RcsFooterRaw;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "booking"
     */
    groupId?: RcsGroupId;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "0"
     */
    copyAllowed: RcsCopyAllowed;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
};
/**
 * with body
 * @description An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
 *     or follows, so these strings may be four times as long as those of the message that is sent.
 */
export type OmniRcsFilledWithBody = {
    content?: never;
    /**
     * @description The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.
     *
     *     1 to 80 fields.
     * @example {"title":"가을 할인","description":"이번 주말까지 전 품목 20% 할인합니다."}
     */
    body: RcsBodyRaw;
    /**
     * @description Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.
     *
     *     At most 6 items.
     */
    buttons?: RcsButtonsRaw;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SL000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "3"
     */
    expiryOption: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "0"
     */
    header: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 400 characters.
     * @example "08012345678"
     */
    footer?: RcsFooterRaw;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "booking"
     */
    groupId?: RcsGroupId;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "0"
     */
    copyAllowed: RcsCopyAllowed;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
};
/**
 * with content
 * @description An RCS message as one step of a message flow, held to the limits that count once the placeholders
 *     have been replaced. Exactly one of `content` and `body` is given.
 */
export type RcsStepWithContent = {
    /**
     * @description The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.
     *
     *     Exactly 1 field.
     * @example {"standalone":{"text":"주문하신 상품이 오늘 도착합니다."}}
     */
    content: RcsContent;
    body?: never;
    buttons?: never;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SS000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "1"
     */
    expiryOption?: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "0"
     */
    header?: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 100 characters.
     * @example "08012345678"
     */
    footer?: RcsFooter;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "autumn-sale"
     */
    groupId?: RcsGroupId;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "0"
     */
    copyAllowed?: RcsCopyAllowed;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
};
/**
 * with body
 * @description An RCS message as one step of a message flow, held to the limits that count once the placeholders
 *     have been replaced. Exactly one of `content` and `body` is given.
 */
export type RcsStepWithBody = {
    content?: never;
    /**
     * @description The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.
     *
     *     1 to 80 fields.
     * @example {"title":"가을 할인","description":"이번 주말까지 전 품목 20% 할인합니다."}
     */
    body: RcsBody;
    /**
     * @description Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.
     *
     *     At most 6 items.
     */
    buttons?: RcsButtons;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SS000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "1"
     */
    expiryOption?: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "0"
     */
    header?: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 100 characters.
     * @example "08012345678"
     */
    footer?: RcsFooter;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "autumn-sale"
     */
    groupId?: RcsGroupId;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "0"
     */
    copyAllowed?: RcsCopyAllowed;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
};
/**
 * with content
 * @description An RCS message as one step of a message flow, held to the limits that count once the placeholders
 *     have been replaced. Exactly one of `content` and `body` is given.
 */
export type RcsStepFilledWithContent = {
    /**
     * @description The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for.
     *
     *     Exactly 1 field.
     * @example {"standalone":{"text":"주문하신 상품이 오늘 도착합니다."}}
     */
    content: RcsContent;
    body?: never;
    buttons?: never;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SS000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "1"
     */
    expiryOption: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "0"
     */
    header: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 100 characters.
     * @example "08012345678"
     */
    footer?: RcsFooter;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "autumn-sale"
     */
    groupId?: RcsGroupId;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "0"
     */
    copyAllowed: RcsCopyAllowed;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
};
/**
 * with body
 * @description An RCS message as one step of a message flow, held to the limits that count once the placeholders
 *     have been replaced. Exactly one of `content` and `body` is given.
 */
export type RcsStepFilledWithBody = {
    content?: never;
    /**
     * @description The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`.
     *
     *     1 to 80 fields.
     * @example {"title":"가을 할인","description":"이번 주말까지 전 품목 20% 할인합니다."}
     */
    body: RcsBody;
    /**
     * @description Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`.
     *
     *     At most 6 items.
     */
    buttons?: RcsButtons;
    /**
     * @description Sender number, digits only. It must be registered for the account.
     *
     *     A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed.
     *
     *     At most 15 characters. Pattern: `^[0-9]{8,15}$`.
     * @example "0212345678"
     */
    from: DomesticNumber;
    /**
     * @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats.
     *
     *     At most 64 characters. Pattern: `^[A-Za-z0-9._-]+$`.
     * @example "SS000000"
     */
    formatId: RcsFormatId;
    /**
     * @description Key of the RCS brand that sends. It must be registered for the account.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.k3y.7Qm2Zt"
     */
    brandKey: RcsBrandKey;
    /**
     * @description ID of the RCS brand that sends.
     *
     *     At most 100 characters. Pattern: `^\S+$`.
     * @example "BR.9sX2kQ"
     */
    brandId?: RcsBrandId;
    /**
     * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
     *
     *     At most 1 character.
     * @example "1"
     */
    expiryOption: RcsExpiryOption;
    /**
     * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
     *
     *     At most 1 character.
     * @example "0"
     */
    header: RcsHeader;
    /**
     * @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`.
     *
     *     1 to 100 characters.
     * @example "08012345678"
     */
    footer?: RcsFooter;
    /**
     * @description A group of your own by which the carrier counts the message.
     *
     *     1 to 20 characters.
     * @example "autumn-sale"
     */
    groupId?: RcsGroupId;
    /**
     * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
     *
     *     At most 1 character.
     * @example "0"
     */
    copyAllowed: RcsCopyAllowed;
    /**
     * @description ID of the agency that runs the brand for its owner.
     *
     *     1 to 20 characters.
     * @example "agency01"
     */
    agencyId?: RcsAgencyId;
    /**
     * @description Key of the agency that runs the brand for its owner.
     *
     *     1 to 100 characters.
     * @example "ak-5f0d9c"
     */
    agencyKey?: RcsAgencyKey;
    /**
     * @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. No step takes longer than seven days: a longer time counts as `604800`.
     *
     *     At most 6 characters. Pattern: `^[1-9][0-9]{0,5}$`.
     * @example "3600"
     */
    ttl?: TtlSeconds;
};
export type CarrierMessage1 = CarrierMessageSms & {
    /**
     * @description The channel.
     * @example "sms"
     * @enum {string}
     */
    channel: "sms";
};
export type CarrierMessage2 = CarrierMessageMms & {
    /**
     * @description The channel.
     * @example "mms"
     * @enum {string}
     */
    channel: "mms";
};
export type CarrierMessage3 = CarrierMessageRcs & {
    /**
     * @description The channel.
     * @example "rcs"
     * @enum {string}
     */
    channel: "rcs";
};
export type CarrierMessage4 = CarrierMessageInternational & {
    /**
     * @description The channel.
     * @example "international"
     * @enum {string}
     */
    channel: "international";
};
export type CarrierMessage5 = CarrierMessageAlimtalk & {
    /**
     * @description The channel.
     * @example "alimtalk"
     * @enum {string}
     */
    channel: "alimtalk";
};
export type CarrierMessage6 = CarrierMessageFriendtalk & {
    /**
     * @description The channel.
     * @example "friendtalk"
     * @enum {string}
     */
    channel: "friendtalk";
};
export type CarrierMessage7 = CarrierMessageBrandmessage & {
    /**
     * @description The channel.
     * @example "brandmessage"
     * @enum {string}
     */
    channel: "brandmessage";
};
export type CarrierMessageFilled1 = CarrierMessageSms & {
    /**
     * @description The channel.
     * @example "sms"
     * @enum {string}
     */
    channel: "sms";
};
export type CarrierMessageFilled2 = CarrierMessageMms & {
    /**
     * @description The channel.
     * @example "mms"
     * @enum {string}
     */
    channel: "mms";
};
export type CarrierMessageFilled3 = CarrierMessageRcsFilled & {
    /**
     * @description The channel.
     * @example "rcs"
     * @enum {string}
     */
    channel: "rcs";
};
export type CarrierMessageFilled4 = CarrierMessageInternational & {
    /**
     * @description The channel.
     * @example "international"
     * @enum {string}
     */
    channel: "international";
};
export type CarrierMessageFilled5 = CarrierMessageAlimtalk & {
    /**
     * @description The channel.
     * @example "alimtalk"
     * @enum {string}
     */
    channel: "alimtalk";
};
export type CarrierMessageFilled6 = CarrierMessageFriendtalkFilled & {
    /**
     * @description The channel.
     * @example "friendtalk"
     * @enum {string}
     */
    channel: "friendtalk";
};
export type CarrierMessageFilled7 = CarrierMessageBrandmessage & {
    /**
     * @description The channel.
     * @example "brandmessage"
     * @enum {string}
     */
    channel: "brandmessage";
};
/** @description A100 Invalid authentication information. */
export type IssueTokenResponse401 = Refusal & {
    /**
     * @example "A100"
     * @enum {string}
     */
    code: "A100";
    /**
     * @example "Invalid authentication information"
     * @enum {string}
     */
    result: "Invalid authentication information";
};
/** @description A110 Blocked account. */
export type IssueTokenResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account";
};
/** @description A020 Rate limit exceeded. */
export type IssueTokenResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type IssueTokenResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type IssueTokenResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A001 Expired token. A002 Invalid token. */
export type PollReportsResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A802 No permission to Pull API. */
export type PollReportsResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A802";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "No permission to Pull API";
};
/** @description A020 Rate limit exceeded. */
export type PollReportsResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type PollReportsResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type PollReportsResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A001 Expired token. A002 Invalid token. */
export type AcknowledgeReportsResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A802 No permission to Pull API. */
export type AcknowledgeReportsResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A802";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "No permission to Pull API";
};
/** @description A805 Invalid Report ID(Pull API). */
export type AcknowledgeReportsResponse404 = Refusal & {
    /**
     * @example "A805"
     * @enum {string}
     */
    code: "A805";
    /**
     * @example "Invalid Report ID(Pull API)"
     * @enum {string}
     */
    result: "Invalid Report ID(Pull API)";
};
/** @description A020 Rate limit exceeded. */
export type AcknowledgeReportsResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type AcknowledgeReportsResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type AcknowledgeReportsResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A011 Cannot map JSON. */
export type StreamReportsResponse400 = Refusal & {
    /**
     * @example "A011"
     * @enum {string}
     */
    code: "A011";
    /**
     * @example "Cannot map JSON"
     * @enum {string}
     */
    result: "Cannot map JSON";
};
/** @description A001 Expired token. A002 Invalid token. */
export type StreamReportsResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A802 No permission to Pull API. */
export type StreamReportsResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A802";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "No permission to Pull API";
};
/** @description A020 Rate limit exceeded. */
export type StreamReportsResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type StreamReportsResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type StreamReportsResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A001 Expired token. A002 Invalid token. */
export type InquireReportResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A802 No permission to Pull API. */
export type InquireReportResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A802";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "No permission to Pull API";
};
/** @description A820 Requested data not found. */
export type InquireReportResponse404 = Refusal & {
    /**
     * @example "A820"
     * @enum {string}
     */
    code: "A820";
    /**
     * @example "Requested data not found"
     * @enum {string}
     */
    result: "Requested data not found";
};
/** @description A999 Unknown error. */
export type InquireReportResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type InquireReportResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A011 Cannot map JSON. */
export type GetUsageResponse400 = Refusal & {
    /**
     * @example "A011"
     * @enum {string}
     */
    code: "A011";
    /**
     * @example "Cannot map JSON"
     * @enum {string}
     */
    result: "Cannot map JSON";
};
/** @description A001 Expired token. A002 Invalid token. */
export type GetUsageResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A802 No permission to Pull API. */
export type GetUsageResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A802";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "No permission to Pull API";
};
/** @description A020 Rate limit exceeded. */
export type GetUsageResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type GetUsageResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type GetUsageResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A001 Expired token. A002 Invalid token. */
export type StreamInquiryResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A802 No permission to Pull API. */
export type StreamInquiryResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A802";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "No permission to Pull API";
};
/** @description A820 Requested data not found. */
export type StreamInquiryResponse404 = Refusal & {
    /**
     * @example "A820"
     * @enum {string}
     */
    code: "A820";
    /**
     * @example "Requested data not found"
     * @enum {string}
     */
    result: "Requested data not found";
};
/** @description A020 Rate limit exceeded. */
export type StreamInquiryResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type StreamInquiryResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type StreamInquiryResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A001 Expired token. A002 Invalid token. */
export type TestWebhookResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A802 No permission to Pull API. */
export type TestWebhookResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A802";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "No permission to Pull API";
};
/** @description A332 No webhook. */
export type TestWebhookResponse409 = Refusal & {
    /**
     * @example "A332"
     * @enum {string}
     */
    code: "A332";
    /**
     * @example "No webhook"
     * @enum {string}
     */
    result: "No webhook";
};
/** @description A020 Rate limit exceeded. */
export type TestWebhookResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type TestWebhookResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type TestWebhookResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A001 Expired token. A002 Invalid token. */
export type TestAlertResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A802 No permission to Pull API. */
export type TestAlertResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A802";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "No permission to Pull API";
};
/** @description A332 No webhook. */
export type TestAlertResponse409 = Refusal & {
    /**
     * @example "A332"
     * @enum {string}
     */
    code: "A332";
    /**
     * @example "No webhook"
     * @enum {string}
     */
    result: "No webhook";
};
/** @description A020 Rate limit exceeded. */
export type TestAlertResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type TestAlertResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type TestAlertResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A303 Invalid or empty text. A305 Invalid ref. A330 Invalid sendAt. A306 Invalid or empty to. A312 Invalid fallback.type. A314 Invalid fallback.text. A317 More than 3 fallback.fileKey. A328 text too long. A329 fallback.text too long. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A327 from is not a registered sender number of the account. A217 Invalid, foreign or expired fileKey / media / image URL. */
export type SendAlimtalkResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A308" | "A302" | "A303" | "A305" | "A330" | "A306" | "A312" | "A314" | "A317" | "A328" | "A329" | "A502" | "A503" | "A505" | "A521" | "A523" | "A524" | "A525" | "A559" | "A560" | "A561" | "A562" | "A563" | "A564" | "A565" | "A327" | "A217";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ref" | "Invalid sendAt" | "Invalid or empty to" | "Invalid fallback.type" | "Invalid fallback.text" | "More than 3 fallback.fileKey" | "text too long" | "fallback.text too long" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid or empty templateCode" | "Invalid item title or description" | "Invalid or empty msgType" | "Invalid button.type" | "Invalid button.name" | "Invalid price" | "Invalid itemHighlight" | "Invalid item.summary" | "Invalid quickReply" | "Invalid quickReply type" | "Invalid quickReply name" | "Invalid header" | "from is not a registered sender number of the account" | "Invalid, foreign or expired fileKey / media / image URL";
};
/** @description A001 Expired token. A002 Invalid token. */
export type SendAlimtalkResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. A326 No right to fallback. */
export type SendAlimtalkResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325" | "A326";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel" | "No right to fallback";
};
/** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
export type SendAlimtalkResponse409 = Refusal & {
    /**
     * @example "A301"
     * @enum {string}
     */
    code: "A301" | "A309";
    /**
     * @example "Idempotency key used with another body"
     * @enum {string}
     */
    result: "Idempotency key used with another body" | "Idempotency key in use";
};
/** @description A016 Body too large. */
export type SendAlimtalkResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type SendAlimtalkResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type SendAlimtalkResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type SendAlimtalkResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type SendAlimtalkResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A303 Invalid or empty text. A305 Invalid ref. A330 Invalid sendAt. A306 Invalid or empty to. A312 Invalid fallback.type. A314 Invalid fallback.text. A317 More than 3 fallback.fileKey. A328 text too long. A329 fallback.text too long. A502 Invalid or empty senderKey. A503 Invalid messenger button. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A561 Invalid item.summary. A565 Invalid header. A327 from is not a registered sender number of the account. A217 Invalid, foreign or expired fileKey / media / image URL. */
export type SendFriendtalkResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A308" | "A302" | "A303" | "A305" | "A330" | "A306" | "A312" | "A314" | "A317" | "A328" | "A329" | "A502" | "A503" | "A506" | "A513" | "A521" | "A523" | "A524" | "A525" | "A559" | "A561" | "A565" | "A327" | "A217";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ref" | "Invalid sendAt" | "Invalid or empty to" | "Invalid fallback.type" | "Invalid fallback.text" | "More than 3 fallback.fileKey" | "text too long" | "fallback.text too long" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid adFlag" | "Invalid or empty image" | "Invalid item title or description" | "Invalid or empty msgType" | "Invalid button.type" | "Invalid button.name" | "Invalid price" | "Invalid item.summary" | "Invalid header" | "from is not a registered sender number of the account" | "Invalid, foreign or expired fileKey / media / image URL";
};
/** @description A001 Expired token. A002 Invalid token. */
export type SendFriendtalkResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. A326 No right to fallback. */
export type SendFriendtalkResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325" | "A326";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel" | "No right to fallback";
};
/** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
export type SendFriendtalkResponse409 = Refusal & {
    /**
     * @example "A301"
     * @enum {string}
     */
    code: "A301" | "A309";
    /**
     * @example "Idempotency key used with another body"
     * @enum {string}
     */
    result: "Idempotency key used with another body" | "Idempotency key in use";
};
/** @description A016 Body too large. */
export type SendFriendtalkResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type SendFriendtalkResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type SendFriendtalkResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type SendFriendtalkResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type SendFriendtalkResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A305 Invalid ref. A330 Invalid sendAt. A306 Invalid or empty to. A312 Invalid fallback.type. A314 Invalid fallback.text. A317 More than 3 fallback.fileKey. A328 text too long. A329 fallback.text too long. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A513 Invalid or empty image. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A567 Invalid carousel. A569 Invalid adult. A570 Invalid targeting. A571 Invalid sendType. A572 Invalid message. A573 Invalid attachment. A327 from is not a registered sender number of the account. A203 Invalid image resolution or ratio. A217 Invalid, foreign or expired fileKey / media / image URL. */
export type SendBrandmessageResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A308" | "A300" | "A302" | "A303" | "A305" | "A330" | "A306" | "A312" | "A314" | "A317" | "A328" | "A329" | "A502" | "A503" | "A505" | "A513" | "A523" | "A524" | "A525" | "A567" | "A569" | "A570" | "A571" | "A572" | "A573" | "A327" | "A203" | "A217";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Wrong send request" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ref" | "Invalid sendAt" | "Invalid or empty to" | "Invalid fallback.type" | "Invalid fallback.text" | "More than 3 fallback.fileKey" | "text too long" | "fallback.text too long" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid or empty templateCode" | "Invalid or empty image" | "Invalid or empty msgType" | "Invalid button.type" | "Invalid button.name" | "Invalid carousel" | "Invalid adult" | "Invalid targeting" | "Invalid sendType" | "Invalid message" | "Invalid attachment" | "from is not a registered sender number of the account" | "Invalid image resolution or ratio" | "Invalid, foreign or expired fileKey / media / image URL";
};
/** @description A001 Expired token. A002 Invalid token. */
export type SendBrandmessageResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. A326 No right to fallback. */
export type SendBrandmessageResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325" | "A326";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel" | "No right to fallback";
};
/** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
export type SendBrandmessageResponse409 = Refusal & {
    /**
     * @example "A301"
     * @enum {string}
     */
    code: "A301" | "A309";
    /**
     * @example "Idempotency key used with another body"
     * @enum {string}
     */
    result: "Idempotency key used with another body" | "Idempotency key in use";
};
/** @description A016 Body too large. */
export type SendBrandmessageResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type SendBrandmessageResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type SendBrandmessageResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type SendBrandmessageResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type SendBrandmessageResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A306 Invalid or empty to. A303 Invalid or empty text. A328 text too long. A305 Invalid ref. A330 Invalid sendAt. A327 from is not a registered sender number of the account. */
export type SendInternationalResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A308" | "A302" | "A306" | "A303" | "A328" | "A305" | "A330" | "A327";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid or empty from" | "Invalid or empty to" | "Invalid or empty text" | "text too long" | "Invalid ref" | "Invalid sendAt" | "from is not a registered sender number of the account";
};
/** @description A001 Expired token. A002 Invalid token. */
export type SendInternationalResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type SendInternationalResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
export type SendInternationalResponse409 = Refusal & {
    /**
     * @example "A301"
     * @enum {string}
     */
    code: "A301" | "A309";
    /**
     * @example "Idempotency key used with another body"
     * @enum {string}
     */
    result: "Idempotency key used with another body" | "Idempotency key in use";
};
/** @description A016 Body too large. */
export type SendInternationalResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type SendInternationalResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type SendInternationalResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type SendInternationalResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type SendInternationalResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A300 Wrong send request. A415 Invalid or empty RCS content. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A417 Wrong number of carousel cards. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A302 Invalid or empty from. A306 Invalid or empty to. A420 Invalid or empty brandKey. A419 Invalid brandId. A408 Invalid expiryOption. A411 Invalid header. A412 Invalid or missing footer. A305 Invalid ref. A330 Invalid sendAt. A312 Invalid fallback.type. A314 Invalid fallback.text. A329 fallback.text too long. A317 More than 3 fallback.fileKey. A407 Invalid copyAllowed. A409 Invalid groupId. A303 Invalid or empty text. A328 text too long. A327 from is not a registered sender number of the account. A200 File too large. A203 Invalid image resolution or ratio. A217 Invalid, foreign or expired fileKey / media / image URL. */
export type SendRcsResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A308" | "A300" | "A415" | "A404" | "A406" | "A417" | "A424" | "A425" | "A426" | "A427" | "A428" | "A429" | "A430" | "A431" | "A432" | "A433" | "A434" | "A302" | "A306" | "A420" | "A419" | "A408" | "A411" | "A412" | "A305" | "A330" | "A312" | "A314" | "A329" | "A317" | "A407" | "A409" | "A303" | "A328" | "A327" | "A200" | "A203" | "A217";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Wrong send request" | "Invalid or empty RCS content" | "Invalid formatId" | "Invalid RCS button, too many, or too long a label" | "Wrong number of carousel cards" | "Too many subContent" | "buttons without body" | "Invalid button.type" | "Invalid button.name" | "Invalid MAP_LOC button" | "Invalid MAP_QRY button" | "Invalid CALENDAR button" | "Invalid COPY button" | "Invalid COM_T button" | "Invalid COM_V button" | "Invalid DIAL button" | "Invalid or empty from" | "Invalid or empty to" | "Invalid or empty brandKey" | "Invalid brandId" | "Invalid expiryOption" | "Invalid header" | "Invalid or missing footer" | "Invalid ref" | "Invalid sendAt" | "Invalid fallback.type" | "Invalid fallback.text" | "fallback.text too long" | "More than 3 fallback.fileKey" | "Invalid copyAllowed" | "Invalid groupId" | "Invalid or empty text" | "text too long" | "from is not a registered sender number of the account" | "File too large" | "Invalid image resolution or ratio" | "Invalid, foreign or expired fileKey / media / image URL";
};
/** @description A001 Expired token. A002 Invalid token. */
export type SendRcsResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. A326 No right to fallback. */
export type SendRcsResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325" | "A326";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel" | "No right to fallback";
};
/** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
export type SendRcsResponse409 = Refusal & {
    /**
     * @example "A301"
     * @enum {string}
     */
    code: "A301" | "A309";
    /**
     * @example "Idempotency key used with another body"
     * @enum {string}
     */
    result: "Idempotency key used with another body" | "Idempotency key in use";
};
/** @description A016 Body too large. */
export type SendRcsResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type SendRcsResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type SendRcsResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type SendRcsResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type SendRcsResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A250 Invalid formId. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A304 Invalid ttl. A305 Invalid ref. A330 Invalid sendAt. A306 Invalid or empty to. A310 paymentCode too long. A318 Too many destinations. A319 More than 3 fileKey. A328 text too long. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A407 Invalid copyAllowed. A408 Invalid expiryOption. A409 Invalid groupId. A411 Invalid header. A412 Invalid or missing footer. A415 Invalid or empty RCS content. A417 Wrong number of carousel cards. A419 Invalid brandId. A420 Invalid or empty brandKey. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A567 Invalid carousel. A568 Invalid FC or FA request. A569 Invalid adult. A570 Invalid targeting. A571 Invalid sendType. A572 Invalid message. A573 Invalid attachment. A327 from is not a registered sender number of the account. A200 File too large. A203 Invalid image resolution or ratio. A217 Invalid, foreign or expired fileKey / media / image URL. */
export type SendOmniResponse400 = OmniRefusal & {
    /**
     * @example "A306"
     * @enum {string}
     */
    code: "A010" | "A011" | "A308" | "A250" | "A300" | "A302" | "A303" | "A304" | "A305" | "A330" | "A306" | "A310" | "A318" | "A319" | "A328" | "A404" | "A406" | "A407" | "A408" | "A409" | "A411" | "A412" | "A415" | "A417" | "A419" | "A420" | "A424" | "A425" | "A426" | "A427" | "A428" | "A429" | "A430" | "A431" | "A432" | "A433" | "A434" | "A502" | "A503" | "A505" | "A506" | "A513" | "A521" | "A523" | "A524" | "A525" | "A559" | "A560" | "A561" | "A562" | "A563" | "A564" | "A565" | "A567" | "A568" | "A569" | "A570" | "A571" | "A572" | "A573" | "A327" | "A200" | "A203" | "A217";
    /**
     * @example "Invalid or empty to"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid formId" | "Wrong send request" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ttl" | "Invalid ref" | "Invalid sendAt" | "Invalid or empty to" | "paymentCode too long" | "Too many destinations" | "More than 3 fileKey" | "text too long" | "Invalid formatId" | "Invalid RCS button, too many, or too long a label" | "Invalid copyAllowed" | "Invalid expiryOption" | "Invalid groupId" | "Invalid header" | "Invalid or missing footer" | "Invalid or empty RCS content" | "Wrong number of carousel cards" | "Invalid brandId" | "Invalid or empty brandKey" | "Too many subContent" | "buttons without body" | "Invalid button.type" | "Invalid button.name" | "Invalid MAP_LOC button" | "Invalid MAP_QRY button" | "Invalid CALENDAR button" | "Invalid COPY button" | "Invalid COM_T button" | "Invalid COM_V button" | "Invalid DIAL button" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid or empty templateCode" | "Invalid adFlag" | "Invalid or empty image" | "Invalid item title or description" | "Invalid or empty msgType" | "Invalid price" | "Invalid itemHighlight" | "Invalid item.summary" | "Invalid quickReply" | "Invalid quickReply type" | "Invalid quickReply name" | "Invalid carousel" | "Invalid FC or FA request" | "Invalid adult" | "Invalid targeting" | "Invalid sendType" | "Invalid message" | "Invalid attachment" | "from is not a registered sender number of the account" | "File too large" | "Invalid image resolution or ratio" | "Invalid, foreign or expired fileKey / media / image URL";
};
/** @description A001 Expired token. A002 Invalid token. */
export type SendOmniResponse401 = OmniRefusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. A326 No right to fallback. */
export type SendOmniResponse403 = OmniRefusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325" | "A326";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel" | "No right to fallback";
};
/** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
export type SendOmniResponse409 = OmniRefusal & {
    /**
     * @example "A301"
     * @enum {string}
     */
    code: "A301" | "A309";
    /**
     * @example "Idempotency key used with another body"
     * @enum {string}
     */
    result: "Idempotency key used with another body" | "Idempotency key in use";
};
/** @description A016 Body too large. */
export type SendOmniResponse413 = OmniRefusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type SendOmniResponse415 = OmniRefusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type SendOmniResponse429 = OmniRefusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type SendOmniResponse500 = OmniRefusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type SendOmniResponse503 = OmniRefusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A306 Invalid or empty to. A303 Invalid or empty text. A328 text too long. A305 Invalid ref. A330 Invalid sendAt. A327 from is not a registered sender number of the account. */
export type SendSmsResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A308" | "A302" | "A306" | "A303" | "A328" | "A305" | "A330" | "A327";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid or empty from" | "Invalid or empty to" | "Invalid or empty text" | "text too long" | "Invalid ref" | "Invalid sendAt" | "from is not a registered sender number of the account";
};
/** @description A001 Expired token. A002 Invalid token. */
export type SendSmsResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type SendSmsResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
export type SendSmsResponse409 = Refusal & {
    /**
     * @example "A301"
     * @enum {string}
     */
    code: "A301" | "A309";
    /**
     * @example "Idempotency key used with another body"
     * @enum {string}
     */
    result: "Idempotency key used with another body" | "Idempotency key in use";
};
/** @description A016 Body too large. */
export type SendSmsResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type SendSmsResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type SendSmsResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type SendSmsResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type SendSmsResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A306 Invalid or empty to. A303 Invalid or empty text. A328 text too long. A319 More than 3 fileKey. A217 Invalid, foreign or expired fileKey / media / image URL. A305 Invalid ref. A330 Invalid sendAt. A327 from is not a registered sender number of the account. */
export type SendMmsResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A308" | "A302" | "A306" | "A303" | "A328" | "A319" | "A217" | "A305" | "A330" | "A327";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid or empty from" | "Invalid or empty to" | "Invalid or empty text" | "text too long" | "More than 3 fileKey" | "Invalid, foreign or expired fileKey / media / image URL" | "Invalid ref" | "Invalid sendAt" | "from is not a registered sender number of the account";
};
/** @description A001 Expired token. A002 Invalid token. */
export type SendMmsResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type SendMmsResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A301 Idempotency key used with another body. A309 Idempotency key in use. */
export type SendMmsResponse409 = Refusal & {
    /**
     * @example "A301"
     * @enum {string}
     */
    code: "A301" | "A309";
    /**
     * @example "Idempotency key used with another body"
     * @enum {string}
     */
    result: "Idempotency key used with another body" | "Idempotency key in use";
};
/** @description A016 Body too large. */
export type SendMmsResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type SendMmsResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type SendMmsResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type SendMmsResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type SendMmsResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A001 Expired token. A002 Invalid token. */
export type CancelMessageResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type CancelMessageResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A820 Requested data not found. */
export type CancelMessageResponse404 = Refusal & {
    /**
     * @example "A820"
     * @enum {string}
     */
    code: "A820";
    /**
     * @example "Requested data not found"
     * @enum {string}
     */
    result: "Requested data not found";
};
/** @description A331 Too late to cancel. */
export type CancelMessageResponse409 = Refusal & {
    /**
     * @example "A331"
     * @enum {string}
     */
    code: "A331";
    /**
     * @example "Too late to cancel"
     * @enum {string}
     */
    result: "Too late to cancel";
};
/** @description A999 Unknown error. */
export type CancelMessageResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type CancelMessageResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A302 Invalid or empty from. A306 Invalid or empty to. A327 from is not a registered sender number of the account. A502 Invalid or empty senderKey. */
export type AddOptOutsResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A302" | "A306" | "A327" | "A502";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid or empty from" | "Invalid or empty to" | "from is not a registered sender number of the account" | "Invalid or empty senderKey";
};
/** @description A001 Expired token. A002 Invalid token. */
export type AddOptOutsResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type AddOptOutsResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A016 Body too large. */
export type AddOptOutsResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type AddOptOutsResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type AddOptOutsResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type AddOptOutsResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type AddOptOutsResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A302 Invalid or empty from. A306 Invalid or empty to. */
export type RemoveOptOutsResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A302" | "A306";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid or empty from" | "Invalid or empty to";
};
/** @description A001 Expired token. A002 Invalid token. */
export type RemoveOptOutsResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type RemoveOptOutsResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A016 Body too large. */
export type RemoveOptOutsResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type RemoveOptOutsResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type RemoveOptOutsResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type RemoveOptOutsResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type RemoveOptOutsResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A306 Invalid or empty to. */
export type FindOptOutsResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A306";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid or empty to";
};
/** @description A001 Expired token. A002 Invalid token. */
export type FindOptOutsResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type FindOptOutsResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A016 Body too large. */
export type FindOptOutsResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type FindOptOutsResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type FindOptOutsResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type FindOptOutsResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type FindOptOutsResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A304 Invalid ttl. A319 More than 3 fileKey. A328 text too long. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A407 Invalid copyAllowed. A408 Invalid expiryOption. A409 Invalid groupId. A411 Invalid header. A412 Invalid or missing footer. A415 Invalid or empty RCS content. A417 Wrong number of carousel cards. A419 Invalid brandId. A420 Invalid or empty brandKey. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A567 Invalid carousel. A568 Invalid FC or FA request. A569 Invalid adult. A570 Invalid targeting. A571 Invalid sendType. A572 Invalid message. A573 Invalid attachment. A217 Invalid, foreign or expired fileKey / media / image URL. */
export type CreateFormResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A300" | "A302" | "A303" | "A304" | "A319" | "A328" | "A404" | "A406" | "A407" | "A408" | "A409" | "A411" | "A412" | "A415" | "A417" | "A419" | "A420" | "A424" | "A425" | "A426" | "A427" | "A428" | "A429" | "A430" | "A431" | "A432" | "A433" | "A434" | "A502" | "A503" | "A505" | "A506" | "A513" | "A521" | "A523" | "A524" | "A525" | "A559" | "A560" | "A561" | "A562" | "A563" | "A564" | "A565" | "A567" | "A568" | "A569" | "A570" | "A571" | "A572" | "A573" | "A217";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Wrong send request" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ttl" | "More than 3 fileKey" | "text too long" | "Invalid formatId" | "Invalid RCS button, too many, or too long a label" | "Invalid copyAllowed" | "Invalid expiryOption" | "Invalid groupId" | "Invalid header" | "Invalid or missing footer" | "Invalid or empty RCS content" | "Wrong number of carousel cards" | "Invalid brandId" | "Invalid or empty brandKey" | "Too many subContent" | "buttons without body" | "Invalid button.type" | "Invalid button.name" | "Invalid MAP_LOC button" | "Invalid MAP_QRY button" | "Invalid CALENDAR button" | "Invalid COPY button" | "Invalid COM_T button" | "Invalid COM_V button" | "Invalid DIAL button" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid or empty templateCode" | "Invalid adFlag" | "Invalid or empty image" | "Invalid item title or description" | "Invalid or empty msgType" | "Invalid price" | "Invalid itemHighlight" | "Invalid item.summary" | "Invalid quickReply" | "Invalid quickReply type" | "Invalid quickReply name" | "Invalid carousel" | "Invalid FC or FA request" | "Invalid adult" | "Invalid targeting" | "Invalid sendType" | "Invalid message" | "Invalid attachment" | "Invalid, foreign or expired fileKey / media / image URL";
};
/** @description A001 Expired token. A002 Invalid token. */
export type CreateFormResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type CreateFormResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A016 Body too large. */
export type CreateFormResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type CreateFormResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type CreateFormResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type CreateFormResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type CreateFormResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A250 Invalid formId. */
export type GetFormResponse400 = Refusal & {
    /**
     * @example "A250"
     * @enum {string}
     */
    code: "A250";
    /**
     * @example "Invalid formId"
     * @enum {string}
     */
    result: "Invalid formId";
};
/** @description A001 Expired token. A002 Invalid token. */
export type GetFormResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type GetFormResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A999 Unknown error. */
export type GetFormResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type GetFormResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. A250 Invalid formId. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A304 Invalid ttl. A319 More than 3 fileKey. A328 text too long. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A407 Invalid copyAllowed. A408 Invalid expiryOption. A409 Invalid groupId. A411 Invalid header. A412 Invalid or missing footer. A415 Invalid or empty RCS content. A417 Wrong number of carousel cards. A419 Invalid brandId. A420 Invalid or empty brandKey. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A567 Invalid carousel. A568 Invalid FC or FA request. A569 Invalid adult. A570 Invalid targeting. A571 Invalid sendType. A572 Invalid message. A573 Invalid attachment. A217 Invalid, foreign or expired fileKey / media / image URL. */
export type ReplaceFormResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011" | "A250" | "A300" | "A302" | "A303" | "A304" | "A319" | "A328" | "A404" | "A406" | "A407" | "A408" | "A409" | "A411" | "A412" | "A415" | "A417" | "A419" | "A420" | "A424" | "A425" | "A426" | "A427" | "A428" | "A429" | "A430" | "A431" | "A432" | "A433" | "A434" | "A502" | "A503" | "A505" | "A506" | "A513" | "A521" | "A523" | "A524" | "A525" | "A559" | "A560" | "A561" | "A562" | "A563" | "A564" | "A565" | "A567" | "A568" | "A569" | "A570" | "A571" | "A572" | "A573" | "A217";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid formId" | "Wrong send request" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ttl" | "More than 3 fileKey" | "text too long" | "Invalid formatId" | "Invalid RCS button, too many, or too long a label" | "Invalid copyAllowed" | "Invalid expiryOption" | "Invalid groupId" | "Invalid header" | "Invalid or missing footer" | "Invalid or empty RCS content" | "Wrong number of carousel cards" | "Invalid brandId" | "Invalid or empty brandKey" | "Too many subContent" | "buttons without body" | "Invalid button.type" | "Invalid button.name" | "Invalid MAP_LOC button" | "Invalid MAP_QRY button" | "Invalid CALENDAR button" | "Invalid COPY button" | "Invalid COM_T button" | "Invalid COM_V button" | "Invalid DIAL button" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid or empty templateCode" | "Invalid adFlag" | "Invalid or empty image" | "Invalid item title or description" | "Invalid or empty msgType" | "Invalid price" | "Invalid itemHighlight" | "Invalid item.summary" | "Invalid quickReply" | "Invalid quickReply type" | "Invalid quickReply name" | "Invalid carousel" | "Invalid FC or FA request" | "Invalid adult" | "Invalid targeting" | "Invalid sendType" | "Invalid message" | "Invalid attachment" | "Invalid, foreign or expired fileKey / media / image URL";
};
/** @description A001 Expired token. A002 Invalid token. */
export type ReplaceFormResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type ReplaceFormResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A016 Body too large. */
export type ReplaceFormResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type ReplaceFormResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type ReplaceFormResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type ReplaceFormResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type ReplaceFormResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A250 Invalid formId. */
export type DeleteFormResponse400 = Refusal & {
    /**
     * @example "A250"
     * @enum {string}
     */
    code: "A250";
    /**
     * @example "Invalid formId"
     * @enum {string}
     */
    result: "Invalid formId";
};
/** @description A001 Expired token. A002 Invalid token. */
export type DeleteFormResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type DeleteFormResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A999 Unknown error. */
export type DeleteFormResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type DeleteFormResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A011 Cannot map JSON. A219 Invalid serviceType in the path. A220 Invalid msgType in the path. A204 File part missing. A208 Invalid or empty file name. A201 File name too long. A200 File too large. A202 Invalid file. A206 Unsupported file format. A205 Declared content type is not the real one. A203 Invalid image resolution or ratio. */
export type UploadFileResponse400 = Refusal & {
    /**
     * @example "A011"
     * @enum {string}
     */
    code: "A011" | "A219" | "A220" | "A204" | "A208" | "A201" | "A200" | "A202" | "A206" | "A205" | "A203";
    /**
     * @example "Cannot map JSON"
     * @enum {string}
     */
    result: "Cannot map JSON" | "Invalid serviceType in the path" | "Invalid msgType in the path" | "File part missing" | "Invalid or empty file name" | "File name too long" | "File too large" | "Invalid file" | "Unsupported file format" | "Declared content type is not the real one" | "Invalid image resolution or ratio";
};
/** @description A001 Expired token. A002 Invalid token. */
export type UploadFileResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type UploadFileResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A016 Body too large. */
export type UploadFileResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type UploadFileResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type UploadFileResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type UploadFileResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type UploadFileResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A011 Cannot map JSON. A219 Invalid serviceType in the path. A220 Invalid msgType in the path. A204 File part missing. A208 Invalid or empty file name. A201 File name too long. A200 File too large. A202 Invalid file. A206 Unsupported file format. A205 Declared content type is not the real one. A203 Invalid image resolution or ratio. */
export type UploadTypedFileResponse400 = Refusal & {
    /**
     * @example "A011"
     * @enum {string}
     */
    code: "A011" | "A219" | "A220" | "A204" | "A208" | "A201" | "A200" | "A202" | "A206" | "A205" | "A203";
    /**
     * @example "Cannot map JSON"
     * @enum {string}
     */
    result: "Cannot map JSON" | "Invalid serviceType in the path" | "Invalid msgType in the path" | "File part missing" | "Invalid or empty file name" | "File name too long" | "File too large" | "Invalid file" | "Unsupported file format" | "Declared content type is not the real one" | "Invalid image resolution or ratio";
};
/** @description A001 Expired token. A002 Invalid token. */
export type UploadTypedFileResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type UploadTypedFileResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A016 Body too large. */
export type UploadTypedFileResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type UploadTypedFileResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type UploadTypedFileResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type UploadTypedFileResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type UploadTypedFileResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A011 Cannot map JSON. A219 Invalid serviceType in the path. A220 Invalid msgType in the path. A204 File part missing. A208 Invalid or empty file name. A201 File name too long. A200 File too large. A202 Invalid file. A206 Unsupported file format. A205 Declared content type is not the real one. A203 Invalid image resolution or ratio. */
export type UploadSubtypedFileResponse400 = Refusal & {
    /**
     * @example "A011"
     * @enum {string}
     */
    code: "A011" | "A219" | "A220" | "A204" | "A208" | "A201" | "A200" | "A202" | "A206" | "A205" | "A203";
    /**
     * @example "Cannot map JSON"
     * @enum {string}
     */
    result: "Cannot map JSON" | "Invalid serviceType in the path" | "Invalid msgType in the path" | "File part missing" | "Invalid or empty file name" | "File name too long" | "File too large" | "Invalid file" | "Unsupported file format" | "Declared content type is not the real one" | "Invalid image resolution or ratio";
};
/** @description A001 Expired token. A002 Invalid token. */
export type UploadSubtypedFileResponse401 = Refusal & {
    /**
     * @example "A001"
     * @enum {string}
     */
    code: "A001" | "A002";
    /**
     * @example "Expired token"
     * @enum {string}
     */
    result: "Expired token" | "Invalid token";
};
/** @description A110 Blocked account. A325 Account has no right to this channel. */
export type UploadSubtypedFileResponse403 = Refusal & {
    /**
     * @example "A110"
     * @enum {string}
     */
    code: "A110" | "A325";
    /**
     * @example "Blocked account"
     * @enum {string}
     */
    result: "Blocked account" | "Account has no right to this channel";
};
/** @description A016 Body too large. */
export type UploadSubtypedFileResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type UploadSubtypedFileResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A020 Rate limit exceeded. */
export type UploadSubtypedFileResponse429 = Refusal & {
    /**
     * @example "A020"
     * @enum {string}
     */
    code: "A020";
    /**
     * @example "Rate limit exceeded"
     * @enum {string}
     */
    result: "Rate limit exceeded";
};
/** @description A999 Unknown error. */
export type UploadSubtypedFileResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type UploadSubtypedFileResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A820 Requested data not found. */
export type GetImageResponse404 = Refusal & {
    /**
     * @example "A820"
     * @enum {string}
     */
    code: "A820";
    /**
     * @example "Requested data not found"
     * @enum {string}
     */
    result: "Requested data not found";
};
/** @description A999 Unknown error. */
export type GetImageResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type GetImageResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};
/** @description A010 Cannot parse JSON. A011 Cannot map JSON. */
export type ReceiveReceiptsResponse400 = Refusal & {
    /**
     * @example "A010"
     * @enum {string}
     */
    code: "A010" | "A011";
    /**
     * @example "Cannot parse JSON"
     * @enum {string}
     */
    result: "Cannot parse JSON" | "Cannot map JSON";
};
/** @description A002 Invalid token. */
export type ReceiveReceiptsResponse401 = Refusal & {
    /**
     * @example "A002"
     * @enum {string}
     */
    code: "A002";
    /**
     * @example "Invalid token"
     * @enum {string}
     */
    result: "Invalid token";
};
/** @description A820 Requested data not found. */
export type ReceiveReceiptsResponse404 = Refusal & {
    /**
     * @example "A820"
     * @enum {string}
     */
    code: "A820";
    /**
     * @example "Requested data not found"
     * @enum {string}
     */
    result: "Requested data not found";
};
/** @description A016 Body too large. */
export type ReceiveReceiptsResponse413 = Refusal & {
    /**
     * @example "A016"
     * @enum {string}
     */
    code: "A016";
    /**
     * @example "Body too large"
     * @enum {string}
     */
    result: "Body too large";
};
/** @description A015 Unsupported media type. */
export type ReceiveReceiptsResponse415 = Refusal & {
    /**
     * @example "A015"
     * @enum {string}
     */
    code: "A015";
    /**
     * @example "Unsupported media type"
     * @enum {string}
     */
    result: "Unsupported media type";
};
/** @description A999 Unknown error. */
export type ReceiveReceiptsResponse500 = Refusal & {
    /**
     * @example "A999"
     * @enum {string}
     */
    code: "A999";
    /**
     * @example "Unknown error"
     * @enum {string}
     */
    result: "Unknown error";
};
/** @description A920 Server busy, try again. */
export type ReceiveReceiptsResponse503 = Refusal & {
    /**
     * @example "A920"
     * @enum {string}
     */
    code: "A920";
    /**
     * @example "Server busy, try again"
     * @enum {string}
     */
    result: "Server busy, try again";
};

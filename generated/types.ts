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
         *     more is answered with A000; any other unknown `reportId`, and that of another account, with A805, and nothing changes.
         */
        delete: operations["acknowledgeReports"];
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
         *     is known but has no result yet is answered with A000 and an empty `report`; one that is unknown, older or of another
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
         *     otherwise it is the first recipient's code, with that code's HTTP status, and `data` still lists them all.
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
         *     form is sent. A form may name a file that expires before the form does: it is accepted, and the answer warns of it.
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
                formId: components["schemas"]["FormId"];
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
                /** @description The service that the image is for, `MMS`, `RCS` or `FRIENDTALK`, in upper or lower case. The values are an extension. */
                serviceType: components["parameters"]["ServiceTypeOfFile"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an image (MMS, RCS)
         * @description Registers an image and answers the key under which sends use it until it expires, 30 days later. For the service type
         *     RCS the answer also holds the `media` reference. FRIENDTALK needs the message type in the path: it has an operation of
         *     its own, and this one answers A220.
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
                /** @description The service that the image is for, `MMS`, `RCS` or `FRIENDTALK`, in upper or lower case. The values are an extension. */
                serviceType: components["parameters"]["ServiceTypeOfFile"];
                /** @description The message type that the image is for. With `FRIENDTALK` it is `FI` (image), `FW` (wide image), `FL` (wide item list) or `FC` (carousel); with the other service types any word stands here and is ignored. The values are an extension. */
                msgType: components["parameters"]["MsgTypeOfFile"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an image for a message type (friendtalk)
         * @description Registers an image and answers the key under which sends use it until it expires, 30 days later. For FRIENDTALK the
         *     message type decides what the image must be like, and the answer also holds its `imgUrl`. For MMS and RCS the message
         *     type is ignored.
         */
        post: operations["uploadTypedFile"];
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
         * @description Answers the bytes of an image that was registered for friendtalk: this is what an `imgUrl` leads to. It needs no
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
         *     `throttled` says that you have not now; the message comes again, not before `retryAfter` seconds have passed. HTTP 429
         *     and 503 say the same of all messages of the request, and 401 that none was looked at because the signature does not
         *     fit. A message without a result, another status, an answer of another shape, or none in time leaves it open whether
         *     you have the message. It is then not sent again, unless `ask-messages` is set up and answers that you never had it.
         *
         *     A `reference` names one message for ever: when one comes a second time, send nothing and answer as you did the first
         *     time.
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
        /** @description The envelope of every answer that is not a success. */
        Refusal: {
            code: components["schemas"]["ResultCode"];
            result: components["schemas"]["ResultText"];
            /** @description Every fault that was found in an invalid request, in the order in which this document lists the fields. The code of the first one is the `code` of the envelope. */
            errors?: components["schemas"]["Fault"][];
        };
        /**
         * @description The answer to a combined send that no recipient was accepted for. Where the request itself was in
         *     order and every recipient was refused, `code` is the first recipient's and `data` shows them all.
         */
        OmniRefusal: {
            data?: components["schemas"]["OmniDestinations"];
            /** @description The reference that the request gave, where the answer has `data`. Absent when it gave none. */
            ref?: string;
        } & components["schemas"]["Refusal"];
        /**
         * @description A short text message as one step of a message flow, held to the limits that count once the
         *     placeholders have been replaced.
         */
        SmsStep: {
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            text: components["schemas"]["SmsText"];
            ttl?: components["schemas"]["TtlSeconds"];
            originCID?: components["schemas"]["OriginCid"];
        };
        /**
         * @description A long text message, with up to three images, as one step of a message flow, held to the limits that
         *     count once the placeholders have been replaced. Without images it is sent as LMS.
         */
        MmsStep: {
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            text: components["schemas"]["MmsText"];
            title?: components["schemas"]["MmsTitle"];
            fileKey?: components["schemas"]["FileKeys"];
            ttl?: components["schemas"]["TtlSeconds"];
            originCID?: components["schemas"]["OriginCid"];
        };
        /**
         * @description An RCS message as one step of a message flow, held to the limits that count once the placeholders
         *     have been replaced. Exactly one of `content` and `body` is given.
         */
        RcsStep: {
            content?: components["schemas"]["RcsContent"];
            body?: components["schemas"]["RcsBody"];
            buttons?: components["schemas"]["RcsButtons"];
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            formatId: components["schemas"]["RcsFormatId"];
            brandKey: components["schemas"]["RcsBrandKey"];
            brandId?: components["schemas"]["RcsBrandId"];
            expiryOption?: components["schemas"]["RcsExpiryOption"];
            header?: components["schemas"]["RcsHeader"];
            footer?: components["schemas"]["RcsFooter"];
            groupId?: components["schemas"]["RcsGroupId"];
            copyAllowed?: components["schemas"]["RcsCopyAllowed"];
            agencyId?: components["schemas"]["RcsAgencyId"];
            agencyKey?: components["schemas"]["RcsAgencyKey"];
            ttl?: components["schemas"]["TtlSeconds"];
        };
        /**
         * @description An RCS message as one step of a message flow, held to the limits that count once the placeholders
         *     have been replaced. Exactly one of `content` and `body` is given.
         */
        RcsStepFilled: {
            content?: components["schemas"]["RcsContent"];
            body?: components["schemas"]["RcsBody"];
            buttons?: components["schemas"]["RcsButtons"];
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            formatId: components["schemas"]["RcsFormatId"];
            brandKey: components["schemas"]["RcsBrandKey"];
            brandId?: components["schemas"]["RcsBrandId"];
            expiryOption: components["schemas"]["RcsExpiryOption"];
            header: components["schemas"]["RcsHeader"];
            footer?: components["schemas"]["RcsFooter"];
            groupId?: components["schemas"]["RcsGroupId"];
            copyAllowed: components["schemas"]["RcsCopyAllowed"];
            agencyId?: components["schemas"]["RcsAgencyId"];
            agencyKey?: components["schemas"]["RcsAgencyKey"];
            ttl?: components["schemas"]["TtlSeconds"];
        };
        /**
         * @description An alimtalk message as one step of a message flow, held to the limits that count once the
         *     placeholders have been replaced.
         */
        AlimtalkStep: {
            senderKey: components["schemas"]["MessengerSenderKey"];
            msgType: components["schemas"]["AlimtalkMsgType"];
            templateCode: components["schemas"]["AlimtalkTemplateCode"];
            text: components["schemas"]["AlimtalkText"];
            title?: components["schemas"]["AlimtalkTitle"];
            header?: components["schemas"]["AlimtalkHeader"];
            attachment?: components["schemas"]["AlimtalkAttachment"];
            supplement?: components["schemas"]["AlimtalkSupplement"];
            price?: components["schemas"]["AlimtalkPrice"];
            currencyType?: components["schemas"]["AlimtalkCurrencyType"];
        };
        /**
         * @description A friendtalk message as one step of a message flow, held to the limits that count once the
         *     placeholders have been replaced.
         */
        FriendtalkStep: {
            senderKey: components["schemas"]["MessengerSenderKey"];
            msgType: components["schemas"]["FriendtalkMsgType"];
            text: components["schemas"]["FriendtalkText"];
            adFlag?: components["schemas"]["FriendtalkAdFlag"];
            adult?: components["schemas"]["FriendtalkAdult"];
            pushAlarm?: components["schemas"]["FriendtalkPushAlarm"];
            header?: components["schemas"]["FriendtalkHeader"];
            additionalContent?: components["schemas"]["FriendtalkAdditionalContent"];
            groupTagKey?: components["schemas"]["FriendtalkGroupTagKey"];
            attachment?: components["schemas"]["FriendtalkAttachment"];
            carousel?: components["schemas"]["FriendtalkCarousel"];
        };
        /**
         * @description A friendtalk message as one step of a message flow, held to the limits that count once the
         *     placeholders have been replaced.
         */
        FriendtalkStepFilled: {
            senderKey: components["schemas"]["MessengerSenderKey"];
            msgType: components["schemas"]["FriendtalkMsgType"];
            text: components["schemas"]["FriendtalkText"];
            adFlag: components["schemas"]["FriendtalkAdFlag"];
            adult?: components["schemas"]["FriendtalkAdult"];
            pushAlarm?: components["schemas"]["FriendtalkPushAlarm"];
            header?: components["schemas"]["FriendtalkHeader"];
            additionalContent?: components["schemas"]["FriendtalkAdditionalContent"];
            groupTagKey?: components["schemas"]["FriendtalkGroupTagKey"];
            attachment?: components["schemas"]["FriendtalkAttachment"];
            carousel?: components["schemas"]["FriendtalkCarousel"];
        };
        /** @description Result code, an A and three digits. The table of result codes in the introduction lists them all. */
        ResultCode: string;
        /** @description The result code in words. Decide by the code; the text is for people. */
        ResultText: string;
        /** @description One fault of a refused request. */
        Fault: {
            /** @description JSON pointer into the request, for example `/fallback/text`. Empty where the fault concerns the body as a whole. */
            pointer: string;
            code: components["schemas"]["ResultCode"];
            /** @description What is wrong there, in plain words. */
            message: string;
        };
        /** @description What became of each recipient. */
        OmniDestinations: {
            /** @description One entry for each recipient, in the order of the request. */
            destinations: components["schemas"]["DestinationResult"][];
        };
        /** @description What became of one recipient of a combined send. */
        DestinationResult: {
            /** @description The number as the request gave it. */
            to: string;
            /** @description Message key of the message to this recipient. Absent when the recipient was refused. */
            msgKey?: components["schemas"]["MessageKey"];
            /** @description Result for this recipient. A000 when the message was accepted. */
            code: components["schemas"]["ResultCode"];
            result: components["schemas"]["ResultText"];
        };
        /** @description Message key. It names one message to one recipient in reports and inquiries. */
        MessageKey: string;
        /** @description A Korean phone number in domestic form, digits only. Hyphens and spaces are refused, not removed. */
        DomesticNumber: string;
        /** @description Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused. */
        SmsText: string;
        /** @description How long this step may take to be delivered, in whole seconds written as a string. When the time is over the step has failed and the next one is sent. Without it the validity of the channel counts, `86400` unless the operator sets another. */
        TtlSeconds: string;
        /** @description Identification code of the business that first sends the message, its nine-digit registration number as a value-added telecom operator. Where a reseller takes part, it is the number of the first reseller, otherwise that of the message relay company. */
        OriginCid: string;
        /** @description Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused. */
        MmsText: string;
        /** @description Title above the text, at most 40 bytes in CP949. */
        MmsTitle: string;
        /** @description Keys of uploaded MMS images, at most three, shown in this order. */
        FileKeys: components["schemas"]["FileKey"][];
        /** @description The key of an uploaded image, as the upload answered it. It must be a file of your account that has not expired. */
        FileKey: string;
        /** @description The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for. */
        RcsContent: components["schemas"]["RcsStandaloneContent"] | components["schemas"]["RcsCarouselContent"] | components["schemas"]["RcsTemplateContent"];
        /**
         * Standalone
         * @description A message of one card, for the text, media, emphasis, thumbnail and SNS formats.
         */
        RcsStandaloneContent: {
            standalone: components["schemas"]["RcsStandalone"];
        };
        /** @description The one card of the message. */
        RcsStandalone: {
            text?: components["schemas"]["RcsText"];
            title?: components["schemas"]["RcsTitle"];
            media?: components["schemas"]["RcsMedia"];
            mediaUrl?: components["schemas"]["RcsMediaUrl"];
            button?: components["schemas"]["RcsCardButtons"];
            subContent?: components["schemas"]["RcsSubContents"];
        };
        /** @description Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters. */
        RcsText: string;
        /** @description Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters. */
        RcsTitle: string;
        /** @description The image, as the `media` reference that its upload answered. Its size must be one that the `formatId` allows. */
        RcsMedia: string;
        /** @description Address that opens when the image is tapped. */
        RcsMediaUrl: string;
        /** @description Buttons of the card. The `formatId` sets how many there may be and how long their names are. */
        RcsCardButtons: components["schemas"]["RcsButton"][];
        /** @description A button of a card. Its `type` says what it does and which other fields it has. */
        RcsButton: {
            /**
             * @description What the button does.
             * @enum {string}
             */
            type: "URL" | "MAP_LOC" | "MAP_QRY" | "MAP_SEND" | "CALENDAR" | "COPY" | "COM_T" | "COM_V" | "DIAL";
        } & (components["schemas"]["RcsButtonUrl"] | components["schemas"]["RcsButtonMapLoc"] | components["schemas"]["RcsButtonMapQry"] | components["schemas"]["RcsButtonMapSend"] | components["schemas"]["RcsButtonCalendar"] | components["schemas"]["RcsButtonCopy"] | components["schemas"]["RcsButtonComT"] | components["schemas"]["RcsButtonComV"] | components["schemas"]["RcsButtonDial"]);
        /**
         * URL
         * @description Opens a web page or an app.
         */
        RcsButtonUrl: {
            /**
             * @description Always `URL`.
             * @enum {string}
             */
            type: "URL";
            name: components["schemas"]["RcsButtonName"];
            /** @description Address that opens. */
            url: components["schemas"]["RcsButtonLink"];
        };
        /** @description Label of the button. The `formatId` sets its length. */
        RcsButtonName: string;
        /** @description An address with its scheme, of a web page or of an app. */
        RcsButtonLink: string;
        /**
         * MAP_LOC
         * @description Opens the map app at a pair of coordinates.
         */
        RcsButtonMapLoc: {
            /**
             * @description Always `MAP_LOC`.
             * @enum {string}
             */
            type: "MAP_LOC";
            name: components["schemas"]["RcsButtonName"];
            /** @description Name of the place on the map. */
            label?: string;
            /** @description Latitude in decimal degrees, from -90 to 90. */
            latitude: string;
            /** @description Longitude in decimal degrees, from -180 to 180. */
            longitude: string;
            /** @description Address that opens on a handset without a map app. */
            fallbackUrl?: components["schemas"]["RcsButtonLink"];
        };
        /**
         * MAP_QRY
         * @description Opens the map app with a search.
         */
        RcsButtonMapQry: {
            /**
             * @description Always `MAP_QRY`.
             * @enum {string}
             */
            type: "MAP_QRY";
            name: components["schemas"]["RcsButtonName"];
            /** @description What to search for. */
            query: string;
            /** @description Address that opens on a handset without a map app. */
            fallbackUrl?: components["schemas"]["RcsButtonLink"];
        };
        /**
         * MAP_SEND
         * @description Sends the phone's current location.
         */
        RcsButtonMapSend: {
            /**
             * @description Always `MAP_SEND`.
             * @enum {string}
             */
            type: "MAP_SEND";
            name: components["schemas"]["RcsButtonName"];
        };
        /**
         * CALENDAR
         * @description Puts an event into the calendar.
         */
        RcsButtonCalendar: {
            /**
             * @description Always `CALENDAR`.
             * @enum {string}
             */
            type: "CALENDAR";
            name: components["schemas"]["RcsButtonName"];
            /** @description Start of the event. */
            startTime: components["schemas"]["RcsButtonTime"];
            /** @description End of the event. */
            endTime: components["schemas"]["RcsButtonTime"];
            /** @description Title of the event. */
            title: string;
            /** @description Notes on the event. */
            description?: string;
        };
        /**
         * Format: date-time
         * @description A time to the second with its offset from UTC.
         */
        RcsButtonTime: string;
        /**
         * COPY
         * @description Copies a text to the clipboard.
         */
        RcsButtonCopy: {
            /**
             * @description Always `COPY`.
             * @enum {string}
             */
            type: "COPY";
            name: components["schemas"]["RcsButtonName"];
            /** @description The text to copy. */
            text: string;
        };
        /**
         * COM_T
         * @description Opens the messaging app with a text for the number.
         */
        RcsButtonComT: {
            /**
             * @description Always `COM_T`.
             * @enum {string}
             */
            type: "COM_T";
            name: components["schemas"]["RcsButtonName"];
            /** @description The number to write to. */
            phoneNumber: components["schemas"]["RcsButtonPhoneNumber"];
            /** @description The text that the message starts with. */
            text: string;
        };
        /** @description Phone number, digits with hyphens if you like, with a leading plus sign if it is international. */
        RcsButtonPhoneNumber: string;
        /**
         * COM_V
         * @description Opens the messaging app for a voice or video message to the number.
         */
        RcsButtonComV: {
            /**
             * @description Always `COM_V`.
             * @enum {string}
             */
            type: "COM_V";
            name: components["schemas"]["RcsButtonName"];
            /** @description The number to write to. */
            phoneNumber: components["schemas"]["RcsButtonPhoneNumber"];
        };
        /**
         * DIAL
         * @description Places a call.
         */
        RcsButtonDial: {
            /**
             * @description Always `DIAL`.
             * @enum {string}
             */
            type: "DIAL";
            name: components["schemas"]["RcsButtonName"];
            /** @description The number to call. */
            phoneNumber: components["schemas"]["RcsButtonPhoneNumber"];
        };
        /** @description Further pieces of information below the main one. The `formatId` sets how many there may be. */
        RcsSubContents: components["schemas"]["RcsSubContent"][];
        /** @description One further piece of information. */
        RcsSubContent: {
            /** @description Title of the piece. */
            subTitle?: string;
            /** @description Text of the piece, at most 33 characters in an image template. */
            subDesc?: string;
            /** @description Small image of the piece, as the `media` reference that its upload answered. */
            subMedia?: components["schemas"]["RcsMedia"];
            /** @description Address that opens when the small image is tapped. */
            subMediaUrl?: components["schemas"]["RcsMediaUrl"];
        };
        /**
         * Carousel
         * @description A message of two to six cards side by side, for the carousel formats.
         */
        RcsCarouselContent: {
            carousel: components["schemas"]["RcsCarousel"];
        };
        /** @description The cards, in the order in which they are shown. The `formatId` says how many there must be. */
        RcsCarousel: components["schemas"]["RcsCarouselCard"][];
        /** @description One card of a carousel. */
        RcsCarouselCard: {
            text?: components["schemas"]["RcsText"];
            title?: components["schemas"]["RcsTitle"];
            media?: components["schemas"]["RcsMedia"];
            mediaUrl?: components["schemas"]["RcsMediaUrl"];
            button?: components["schemas"]["RcsCardButtons"];
        };
        /**
         * Template
         * @description A message made from a template that was issued to you.
         */
        RcsTemplateContent: {
            template: components["schemas"]["RcsTemplate"];
        };
        /** @description The values that fill the template. Beside the fields below it takes the keys that were registered with the template, each with a text of at most 1300 characters; a key has at most 40 characters. */
        RcsTemplate: {
            title?: components["schemas"]["RcsTitle"];
            description?: components["schemas"]["RcsText"];
            subContent?: components["schemas"]["RcsSubContents"];
        } & {
            [key: string]: unknown;
        };
        /** @description The text for one key of the template. */
        RcsTemplateValue: string;
        /** @description The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`. */
        RcsBody: {
            [key: string]: components["schemas"]["RcsBodyValue"];
        };
        /** @description A text, or an object of texts. */
        RcsBodyValue: components["schemas"]["RcsBodyText"] | components["schemas"]["RcsBodyObject"];
        /**
         * Text
         * @description The text for one key.
         */
        RcsBodyText: string;
        /**
         * Several texts
         * @description The texts for one key that groups several.
         */
        RcsBodyObject: {
            [key: string]: components["schemas"]["RcsBodyText"];
        };
        /** @description Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`. */
        RcsButtons: components["schemas"]["RcsButtonGroup"][];
        /** @description The buttons of one card. */
        RcsButtonGroup: {
            /** @description The buttons, from top to bottom. The `formatId` sets how many there may be and how long their labels are. */
            suggestions: components["schemas"]["RcsSuggestion"][];
        };
        /** @description One button. */
        RcsSuggestion: {
            action: components["schemas"]["RcsSuggestedAction"];
        };
        /** @description What the button does and says. */
        RcsSuggestedAction: {
            urlAction: components["schemas"]["RcsUrlAction"];
            /** @description Label of the button. The `formatId` sets its length. */
            displayText: string;
            postback?: components["schemas"]["RcsPostback"];
        };
        /** @description Opens an address. */
        RcsUrlAction: {
            /** @description The address to open. */
            openUrl: {
                /** @description Address that opens. */
                url: components["schemas"]["RcsButtonLink"];
            };
        };
        /** @description What the carrier hands back when the button is tapped. */
        RcsPostback: {
            /** @description A value of your own. */
            data: string;
        };
        /** @description RCS message format (messagebaseId), or the ID of a template that was issued to you. The format decides which content kind, image sizes, lengths and counts are allowed; see the table of RCS formats. */
        RcsFormatId: string;
        /** @description Key of the RCS brand that sends. It must be registered for the account. */
        RcsBrandKey: string;
        /** @description ID of the RCS brand that sends. */
        RcsBrandId: string;
        /**
         * @description How long the carrier tries to deliver. `1` is 24 hours, `2` is 40 seconds, `3` is 3 minutes 10 seconds and `4` is one hour.
         * @default 1
         * @enum {string}
         */
        RcsExpiryOption: "1" | "2" | "3" | "4";
        /**
         * @description Advertisement mark at the top. `0` hides it, `1` shows it. With `1` the `footer` must be given, and the message is delivered between 08:00 and 20:00 Korean time only.
         * @default 0
         * @enum {string}
         */
        RcsHeader: "0" | "1";
        /** @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`. */
        RcsFooter: string;
        /** @description A group of your own by which the carrier counts the message. */
        RcsGroupId: string;
        /**
         * @description Whether the recipient may copy and forward the message. `0` forbids it, `1` allows it.
         * @default 0
         * @enum {string}
         */
        RcsCopyAllowed: "0" | "1";
        /** @description ID of the agency that runs the brand for its owner. */
        RcsAgencyId: string;
        /** @description Key of the agency that runs the brand for its owner. */
        RcsAgencyKey: string;
        /** @description Rules across the fields of an RCS message. Exactly one of `content` and `body` stands, `buttons` stand with `body` only, and a message that shows the advertisement mark has a `footer`. What a `formatId` allows follows from the table of RCS formats. */
        RcsRules: unknown;
        /**
         * @description Key of the sender profile (channel) in the messenger provider's business messaging. It must be
         *     registered for the account.
         */
        MessengerSenderKey: string;
        /**
         * @description Kind of the alimtalk message: `AT` text, `AI` with the image that belongs to the approved template.
         * @enum {string}
         */
        AlimtalkMsgType: "AT" | "AI";
        /** @description Code of the approved template, at most 30 characters. It must be registered for the account. */
        AlimtalkTemplateCode: string;
        /**
         * @description The template's text with its variables filled in, at most 1000 characters. A text that differs from
         *     the template is accepted here and fails at the messenger provider (report code 63016).
         */
        AlimtalkText: string;
        /** @description Emphasised title of the template, at most 50 characters. */
        AlimtalkTitle: string;
        /** @description Line above the message, at most 16 characters. */
        AlimtalkHeader: string;
        /** @description What stands with the text: buttons, an item list, a highlighted line. */
        AlimtalkAttachment: {
            /** @description Buttons below the message, at most 5 (2 where the message has quick replies), shown in this order. */
            button?: components["schemas"]["MessengerButtons"];
            item?: components["schemas"]["AlimtalkItem"];
            itemHighlight?: components["schemas"]["AlimtalkItemHighlight"];
        };
        /** @description Buttons below the message, at most 5, shown in this order. */
        MessengerButtons: components["schemas"]["MessengerButton"][];
        /**
         * @description A button below a messenger message. `type` chooses the kind, and each kind has its own fields:
         *     WL web link, AL app link, DS delivery tracking, BK bot keyword, MD forward message, BC switch to
         *     agent chat, BT switch to bot, AC add channel, BF business form.
         */
        MessengerButton: {
            /**
             * @description Kind of the button.
             * @enum {string}
             */
            type: "WL" | "AL" | "DS" | "BK" | "MD" | "BC" | "BT" | "AC" | "BF";
        } & (components["schemas"]["MessengerButtonWl"] | components["schemas"]["MessengerButtonAl"] | components["schemas"]["MessengerButtonDs"] | components["schemas"]["MessengerButtonBk"] | components["schemas"]["MessengerButtonMd"] | components["schemas"]["MessengerButtonBc"] | components["schemas"]["MessengerButtonBt"] | components["schemas"]["MessengerButtonAc"] | components["schemas"]["MessengerButtonBf"]);
        /**
         * Web link (WL)
         * @description Messenger button of type `WL`. Opens a web page. `urlMobile` is required.
         */
        MessengerButtonWl: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `WL` for this kind.
             * @enum {string}
             */
            type: "WL";
            /** @description Address opened on a phone. */
            urlMobile: components["schemas"]["MessengerLink"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLink"];
            /** @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used. */
            target?: string;
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLink"];
        };
        /** @description Label of a button or quick reply, at most 14 characters. */
        MessengerButtonName: string;
        /** @description A web address or an app link that the recipient follows. */
        MessengerLink: string;
        /**
         * @description `urlPc` and `urlPC` are one field, and so are `schemeIos` and `schemeIOS`: at most one spelling of
         *     each may be given.
         */
        MessengerLinkSpellings: unknown;
        /**
         * App link (AL)
         * @description Messenger button of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required.
         */
        MessengerButtonAl: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `AL` for this kind.
             * @enum {string}
             */
            type: "AL";
            /** @description Address opened on a phone. */
            urlMobile?: components["schemas"]["MessengerLink"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLink"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLink"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLink"];
            /** @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used. */
            target?: string;
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLink"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLink"];
        };
        /**
         * Delivery tracking (DS)
         * @description Messenger button of type `DS`. Opens the tracking page of the parcel whose waybill number stands in the text.
         */
        MessengerButtonDs: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `DS` for this kind.
             * @enum {string}
             */
            type: "DS";
        };
        /**
         * Bot keyword (BK)
         * @description Messenger button of type `BK`. Sends the label to the channel's bot as if the recipient had typed it.
         */
        MessengerButtonBk: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `BK` for this kind.
             * @enum {string}
             */
            type: "BK";
        };
        /**
         * Forward message (MD)
         * @description Messenger button of type `MD`. Sends the label together with the whole message to an agent of the channel.
         */
        MessengerButtonMd: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `MD` for this kind.
             * @enum {string}
             */
            type: "MD";
        };
        /**
         * Switch to agent chat (BC)
         * @description Messenger button of type `BC`. Moves the conversation to a human agent.
         */
        MessengerButtonBc: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `BC` for this kind.
             * @enum {string}
             */
            type: "BC";
            /** @description Data handed to the conversation that the switch opens. Not shown to the recipient. */
            chatExtra?: string;
        };
        /**
         * Switch to bot (BT)
         * @description Messenger button of type `BT`. Moves the conversation to the channel's bot.
         */
        MessengerButtonBt: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `BT` for this kind.
             * @enum {string}
             */
            type: "BT";
            /** @description Data handed to the conversation that the switch opens. Not shown to the recipient. */
            chatExtra?: string;
            /** @description Name of the bot event to start with. */
            chatEvent?: string;
        };
        /**
         * Add channel (AC)
         * @description Messenger button of type `AC`. Adds the sender's channel to the recipient's friends.
         */
        MessengerButtonAc: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `AC` for this kind.
             * @enum {string}
             */
            type: "AC";
        };
        /**
         * Business form (BF)
         * @description Messenger button of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both.
         */
        MessengerButtonBf: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `BF` for this kind.
             * @enum {string}
             */
            type: "BF";
            /** @description Key of the business form. */
            bizFormKey?: string;
            /** @description Id of the business form. */
            bizFormId?: string;
        };
        /** @description A list of label and value pairs, with an optional total. */
        AlimtalkItem: {
            /** @description 2 to 10 rows, shown in this order. */
            list: components["schemas"]["AlimtalkItemRow"][];
            summary?: components["schemas"]["MessengerItemSummary"];
        };
        /** @description One row of an alimtalk item list. */
        AlimtalkItemRow: {
            /** @description Label of the row, at most 6 characters. */
            title: string;
            /** @description Value of the row, at most 23 characters. */
            description: string;
        };
        /** @description Last line of an item list, for a total. */
        MessengerItemSummary: {
            /** @description Label of the line, at most 6 characters. */
            title: string;
            /**
             * @description An amount, at most 14 characters: digits with commas and at most two decimals after a point, with a currency sign
             *     (`₩`, `$`, `원`) or a three-letter currency code before or after it. Spaces may stand between them.
             */
            description: string;
        };
        /**
         * @description A highlighted line above the item list. In a message with an image (`msgType` `AI`) the title has at
         *     most 21 and the description at most 13 characters.
         */
        AlimtalkItemHighlight: {
            /** @description Highlighted words, at most 30 characters; 21 in a message with an image. */
            title: string;
            /** @description Words below the title, at most 19 characters; 13 in a message with an image. */
            description: string;
        };
        /** @description What stands below the message and its buttons. */
        AlimtalkSupplement: {
            /** @description Quick replies, at most 10, shown in this order. With any of them a message has at most 2 buttons. */
            quickReply?: components["schemas"]["MessengerQuickReply"][];
        };
        /**
         * @description A short answer offered below the message, gone once it is tapped. `type` chooses the kind; the
         *     fields of each kind are those of the button of that type.
         */
        MessengerQuickReply: {
            /**
             * @description Kind of the quick reply.
             * @enum {string}
             */
            type: "WL" | "AL" | "BK" | "BC" | "BT" | "BF" | "MD";
        } & (components["schemas"]["MessengerQuickReplyWl"] | components["schemas"]["MessengerQuickReplyAl"] | components["schemas"]["MessengerQuickReplyBk"] | components["schemas"]["MessengerQuickReplyBc"] | components["schemas"]["MessengerQuickReplyBt"] | components["schemas"]["MessengerQuickReplyBf"] | components["schemas"]["MessengerQuickReplyMd"]);
        /**
         * Web link (WL)
         * @description Quick reply of type `WL`. Opens a web page. `urlMobile` is required.
         */
        MessengerQuickReplyWl: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `WL` for this kind.
             * @enum {string}
             */
            type: "WL";
            /** @description Address opened on a phone. */
            urlMobile: components["schemas"]["MessengerLink"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLink"];
            /** @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used. */
            target?: string;
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLink"];
        };
        /**
         * App link (AL)
         * @description Quick reply of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required.
         */
        MessengerQuickReplyAl: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `AL` for this kind.
             * @enum {string}
             */
            type: "AL";
            /** @description Address opened on a phone. */
            urlMobile?: components["schemas"]["MessengerLink"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLink"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLink"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLink"];
            /** @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used. */
            target?: string;
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLink"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLink"];
        };
        /**
         * Bot keyword (BK)
         * @description Quick reply of type `BK`. Sends the label to the channel's bot as if the recipient had typed it.
         */
        MessengerQuickReplyBk: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `BK` for this kind.
             * @enum {string}
             */
            type: "BK";
        };
        /**
         * Switch to agent chat (BC)
         * @description Quick reply of type `BC`. Moves the conversation to a human agent.
         */
        MessengerQuickReplyBc: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `BC` for this kind.
             * @enum {string}
             */
            type: "BC";
            /** @description Data handed to the conversation that the switch opens. Not shown to the recipient. */
            chatExtra?: string;
        };
        /**
         * Switch to bot (BT)
         * @description Quick reply of type `BT`. Moves the conversation to the channel's bot.
         */
        MessengerQuickReplyBt: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `BT` for this kind.
             * @enum {string}
             */
            type: "BT";
            /** @description Data handed to the conversation that the switch opens. Not shown to the recipient. */
            chatExtra?: string;
            /** @description Name of the bot event to start with. */
            chatEvent?: string;
        };
        /**
         * Business form (BF)
         * @description Quick reply of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both.
         */
        MessengerQuickReplyBf: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `BF` for this kind.
             * @enum {string}
             */
            type: "BF";
            /** @description Key of the business form. */
            bizFormKey?: string;
            /** @description Id of the business form. */
            bizFormId?: string;
        };
        /**
         * Forward message (MD)
         * @description Quick reply of type `MD`. Sends the label together with the whole message to an agent of the channel.
         */
        MessengerQuickReplyMd: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonName"];
            /**
             * @description Always `MD` for this kind.
             * @enum {string}
             */
            type: "MD";
        };
        /**
         * @description Amount that the message is about (price, payment, total), for the advertiser's statistics. Not shown
         *     to the recipient.
         */
        AlimtalkPrice: number;
        /**
         * @description Currency of `price`.
         * @enum {string}
         */
        AlimtalkCurrencyType: "KRW" | "USD" | "EUR";
        /** @description Rules across the fields of an alimtalk message. */
        AlimtalkRules: unknown;
        /**
         * @description Kind of the friendtalk message: `FT` text, `FI` image, `FW` wide image, `FL` wide item list, `FC` carousel. `FL`
         *     and `FC` are an extension.
         * @enum {string}
         */
        FriendtalkMsgType: "FT" | "FI" | "FW" | "FL" | "FC";
        /** @description Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`). */
        FriendtalkText: string;
        /**
         * @description Whether the message is an advertisement: `Y` marks it as one, `N` does not. An advertisement is
         *     delivered between 08:00 and 20:00 Korean time only.
         * @default Y
         * @enum {string}
         */
        FriendtalkAdFlag: "Y" | "N";
        /**
         * @description Whether the message is for adults only, so that the messenger asks for proof of age first.
         * @enum {string}
         */
        FriendtalkAdult: "Y" | "N";
        /**
         * @description Whether the recipient's phone announces the message. Without it the messenger's own setting holds.
         * @enum {string}
         */
        FriendtalkPushAlarm: "Y" | "N";
        /** @description Line above the message or card, at most 20 characters. */
        FriendtalkHeader: string;
        /** @description Additional line below the text, for example about prices or terms, at most 34 characters. */
        FriendtalkAdditionalContent: string;
        /** @description Key of a group tag by which the messenger provider counts the message, at most 40 characters. */
        FriendtalkGroupTagKey: string;
        /** @description What stands with the text: buttons, image, item list, coupon, offer, video. */
        FriendtalkAttachment: {
            /** @description Buttons below the message, at most 5 (1 with a wide image, `FW`), shown in this order. */
            button?: components["schemas"]["MessengerButtons"];
            image?: components["schemas"]["FriendtalkImage"];
            item?: components["schemas"]["FriendtalkItem"];
            coupon?: components["schemas"]["FriendtalkCoupon"];
            commerce?: components["schemas"]["FriendtalkCommerce"];
            video?: components["schemas"]["FriendtalkVideo"];
        };
        /** @description The image of the message or card. Required for `FI`, `FW` and every carousel card. */
        FriendtalkImage: {
            imgUrl: components["schemas"]["MessengerImageUrl"];
            /** @description Address opened when the recipient taps the image. */
            imgLink?: components["schemas"]["MessengerLink"];
        };
        /**
         * @description Address of an image registered with the file upload (`imgUrl` in its answer). It is not a place
         *     for placeholders: the image is looked up when the message is accepted.
         */
        MessengerImageUrl: string;
        /** @description The list of a wide item list message (`FL`), with an optional total. Only there. */
        FriendtalkItem: {
            /** @description 3 to 4 rows, shown in this order. */
            list: components["schemas"]["FriendtalkItemRow"][];
            summary?: components["schemas"]["MessengerItemSummary"];
        };
        /** @description One row of a wide item list, with its own image and link. */
        FriendtalkItemRow: {
            /** @description Words of the row, at most 30 characters. */
            title: string;
            imgUrl: components["schemas"]["MessengerImageUrl"];
            /** @description Address opened on a phone. */
            urlMobile: components["schemas"]["MessengerLink"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLink"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLink"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLink"];
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLink"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLink"];
        };
        /** @description A coupon below the message, with the links of a button. */
        FriendtalkCoupon: {
            /** @description What the coupon gives, at most 30 characters. */
            title: string;
            /** @description Condition of the coupon, at most 18 characters. */
            description: string;
            /** @description Address opened on a phone. */
            urlMobile?: components["schemas"]["MessengerLink"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLink"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLink"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLink"];
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLink"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLink"];
        };
        /** @description An offer, its price and its discount, in won. */
        FriendtalkCommerce: {
            /** @description Name of the goods, at most 30 characters. */
            title: string;
            /** @description Price without the discount. */
            regularPrice: number;
            /** @description Price after the discount. */
            discountPrice?: number;
            /** @description Discount in per cent. */
            discountRate?: number;
            /** @description Discount as an amount. */
            discountFixed?: number;
        };
        /** @description A video shown with the message. */
        FriendtalkVideo: {
            /** @description Address of the video at the messenger provider. Placeholders are not replaced here. */
            videoUrl: string;
            /** @description Address of the still shown before the video plays. Placeholders are not replaced here. */
            thumbnailUrl?: string;
        };
        /** @description Cards side by side (`FC`), with an optional opening card and closing link. */
        FriendtalkCarousel: {
            /** @description 2 to 10 cards, shown in this order. */
            list: components["schemas"]["FriendtalkCarouselCard"][];
            head?: components["schemas"]["FriendtalkCarouselHead"];
            tail?: components["schemas"]["FriendtalkCarouselTail"];
        };
        /** @description One card of a carousel. */
        FriendtalkCarouselCard: {
            /** @description Title of the card, at most 20 characters. */
            header?: components["schemas"]["FriendtalkHeader"];
            /** @description Text of the card, at most 180 characters. */
            message?: string;
            additionalContent?: components["schemas"]["FriendtalkAdditionalContent"];
            attachment: components["schemas"]["FriendtalkCarouselAttachment"];
        };
        /** @description What stands with the text of a card: its image, at most 2 buttons, coupon, offer. */
        FriendtalkCarouselAttachment: {
            /** @description Buttons of the card, at most 2, shown in this order. */
            button?: components["schemas"]["MessengerButtons"];
            image: components["schemas"]["FriendtalkImage"];
            coupon?: components["schemas"]["FriendtalkCoupon"];
            commerce?: components["schemas"]["FriendtalkCommerce"];
        };
        /** @description Opening card of a carousel. */
        FriendtalkCarouselHead: {
            /** @description Title of the opening card, at most 20 characters. */
            header: components["schemas"]["FriendtalkHeader"];
            /** @description Text of the opening card, at most 50 characters. */
            content: string;
            imageUrl: components["schemas"]["MessengerImageUrl"];
            /** @description Address opened on a phone. */
            urlMobile?: components["schemas"]["MessengerLink"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLink"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLink"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLink"];
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLink"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLink"];
        };
        /** @description Closing link of a carousel ("see more"). At least one link is required. */
        FriendtalkCarouselTail: {
            /** @description Address opened on a phone. */
            urlMobile?: components["schemas"]["MessengerLink"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLink"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLink"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLink"];
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLink"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLink"];
        };
        /** @description Rules across the fields of a friendtalk message, by `msgType`. */
        FriendtalkRules: unknown;
        /** @description A new token. */
        TokenIssued: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
            data: components["schemas"]["Token"];
        };
        /**
         * @description The code of success.
         * @enum {string}
         */
        SuccessCode: "A000";
        /**
         * @description The text of success.
         * @enum {string}
         */
        SuccessText: "Success";
        /** @description An access token. It is valid for 24 hours. */
        Token: {
            /**
             * @description The scheme word to put before the token in the `Authorization` header.
             * @enum {string}
             */
            schema: "Bearer";
            /** @description When the token expires. */
            expired: components["schemas"]["Timestamp"];
            /** @description The access token. Its content is of no concern to you; keep it secret. */
            token: string;
        };
        /**
         * Format: date-time
         * @description A time to the second, ISO 8601 with its offset from UTC, given in Korean time.
         */
        Timestamp: string;
        /** @description The batch that is to be acknowledged next. */
        ReportsPolled: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
            data: components["schemas"]["ReportBatch"];
        };
        /** @description A batch of reports. */
        ReportBatch: {
            /** @description Identifier of the batch, for its acknowledgement. Empty when there is nothing to deliver. */
            reportId: string;
            /** @description The report records, at most 1000. Empty when there is nothing to deliver. */
            report: components["schemas"]["ReportRecord"][];
        };
        /** @description The delivery result of one message, or of one of its steps. Fields whose value is not known are absent. */
        ReportRecord: {
            msgKey: components["schemas"]["MessageKey"];
            serviceType: components["schemas"]["ServiceType"];
            msgType?: components["schemas"]["MessageType"];
            /** @description When the message was handed to the carrier. */
            sendTime?: components["schemas"]["Timestamp"];
            /** @description When the result became known. */
            reportTime: components["schemas"]["Timestamp"];
            reportType: components["schemas"]["ReportType"];
            reportCode: components["schemas"]["ReportCode"];
            /** @description The result in words. */
            reportText?: string;
            carrier?: components["schemas"]["Carrier"];
            /** @description Number of parts into which an international message was split. Present for accounts that asked the operator for it. */
            resCnt?: string;
            /** @description The reference that the send request gave. */
            ref?: string;
        };
        /**
         * @description The service by which the message went out. The values are an extension.
         * @enum {string}
         */
        ServiceType: "SMS" | "MMS" | "RCS" | "INTERNATIONAL" | "ALIMTALK" | "FRIENDTALK";
        /**
         * @description The type of the message within its service. The values are an extension.
         * @enum {string}
         */
        MessageType: "SM" | "LM" | "MM" | "IM" | "RS" | "RL" | "RM" | "RF" | "RD" | "RC" | "RI" | "AT" | "AI" | "FT" | "FI" | "FW" | "FL" | "FC";
        /**
         * @description The report kind. `0` is the final result of the message, `1` the result of a step before it. The values are an extension.
         * @enum {string}
         */
        ReportType: "0" | "1";
        /** @description The delivery result. `10000` is delivered; the table of report codes lists the others. The values are an extension. */
        ReportCode: string;
        /**
         * @description Code of the mobile carrier. `10000` stands for any carrier without a code of its own. The values are an extension.
         * @enum {string}
         */
        Carrier: "10001" | "10002" | "10003" | "10008" | "10000";
        /** @description The request was carried out; there is nothing more to say. */
        Success: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
        };
        /** @description What is known of one message. */
        ReportsFound: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
            /** @description The records. */
            data: {
                /** @description A record for every step that was tried, in order, all with the same `msgKey`. Empty while there is no result yet. */
                report: components["schemas"]["InquiryRecord"][];
            };
        };
        /** @description A report record as an inquiry shows it. */
        InquiryRecord: components["schemas"]["ReportRecord"] & {
            /**
             * @description How the message was processed, for the basic form of brand messages only. `F` says that the recipient was a friend of the channel when it was sent, `N` that the recipient was not.
             * @enum {string}
             */
            userType?: "F" | "N";
        };
        /**
         * @description An alimtalk message to one recipient. `#{` in a text is plain text here: placeholders are replaced in
         *     the combined send only.
         */
        AlimtalkSend: {
            senderKey: components["schemas"]["MessengerSenderKey"];
            msgType: components["schemas"]["AlimtalkMsgType"];
            /** @description Recipient's number, digits only. Hyphens and spaces are refused, not removed. */
            to: components["schemas"]["DomesticNumber"];
            templateCode: components["schemas"]["AlimtalkTemplateCode"];
            text: components["schemas"]["AlimtalkText"];
            ref?: components["schemas"]["Ref"];
            title?: components["schemas"]["AlimtalkTitle"];
            header?: components["schemas"]["AlimtalkHeader"];
            attachment?: components["schemas"]["AlimtalkAttachment"];
            supplement?: components["schemas"]["AlimtalkSupplement"];
            price?: components["schemas"]["AlimtalkPrice"];
            currencyType?: components["schemas"]["AlimtalkCurrencyType"];
            /**
             * @description Buttons below the message, at most 5 (2 where the message has quick replies). A shorter way to write
             *     `attachment.button`; only one of the two may be given.
             */
            button?: components["schemas"]["MessengerButtons"];
            /** @description SMS or MMS sent when the alimtalk message fails. */
            fallback?: components["schemas"]["FallbackWithFrom"];
        };
        /** @description A reference of your own, at most 200 characters. The answer, the report and the webhook carry it back unchanged. */
        Ref: string;
        /** @description The text message that is sent in place of this one if it fails. A messenger message has no sender number, so the fallback names its own. */
        FallbackWithFrom: {
            type: components["schemas"]["FallbackType"];
            text: components["schemas"]["FallbackText"];
            title?: components["schemas"]["MmsTitle"];
            fileKey?: components["schemas"]["FileKeys"];
            originCID?: components["schemas"]["OriginCid"];
            /** @description Sender number of the fallback, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
        };
        /**
         * @description The channel of the fallback. An `SMS` fallback whose text is longer than 90 bytes is sent as a long text message (LMS).
         * @enum {string}
         */
        FallbackType: "SMS" | "MMS";
        /** @description Text of the fallback, at most 2000 bytes in CP949. */
        FallbackText: string;
        /** @description Buttons stand either in `button` or in `attachment.button`, not in both. */
        MessengerButtonsOnce: unknown;
        /** @description The message was accepted and will be sent. Its delivery result follows as a report. */
        SendAccepted: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
            msgKey: components["schemas"]["MessageKey"];
            /** @description The reference that the request gave. Absent when it gave none. */
            ref?: string;
        };
        /**
         * @description A friendtalk message to one recipient. `#{` in a text is plain text here: placeholders are replaced
         *     in the combined send only.
         */
        FriendtalkSend: {
            senderKey: components["schemas"]["MessengerSenderKey"];
            /**
             * @description Kind of the message: `FT` text, `FI` image, `FW` wide image. Item lists and carousels are sent with
             *     the combined send.
             * @enum {string}
             */
            msgType: "FT" | "FI" | "FW";
            /** @description Recipient's number, digits only. Hyphens and spaces are refused, not removed. */
            to: components["schemas"]["DomesticNumber"];
            text: components["schemas"]["FriendtalkText"];
            ref?: components["schemas"]["Ref"];
            adFlag?: components["schemas"]["FriendtalkAdFlag"];
            adult?: components["schemas"]["FriendtalkAdult"];
            pushAlarm?: components["schemas"]["FriendtalkPushAlarm"];
            header?: components["schemas"]["FriendtalkHeader"];
            additionalContent?: components["schemas"]["FriendtalkAdditionalContent"];
            groupTagKey?: components["schemas"]["FriendtalkGroupTagKey"];
            attachment?: components["schemas"]["FriendtalkAttachment"];
            /**
             * @description Buttons below the message, at most 5 (1 with a wide image). A shorter way to write
             *     `attachment.button`; only one of the two may be given.
             */
            button?: components["schemas"]["MessengerButtons"];
            /** @description SMS or MMS sent when the friendtalk message fails. */
            fallback?: components["schemas"]["FallbackWithFrom"];
            /**
             * @description Address of the image of an `FI` or `FW` message, as the file upload answered it. A shorter way to
             *     write `attachment.image.imgUrl`; only one of the two may be given.
             */
            imgUrl?: components["schemas"]["MessengerImageUrl"];
        };
        /**
         * @description A friendtalk message to one recipient. `#{` in a text is plain text here: placeholders are replaced
         *     in the combined send only.
         */
        FriendtalkSendFilled: {
            senderKey: components["schemas"]["MessengerSenderKey"];
            /**
             * @description Kind of the message: `FT` text, `FI` image, `FW` wide image. Item lists and carousels are sent with
             *     the combined send.
             * @enum {string}
             */
            msgType: "FT" | "FI" | "FW";
            /** @description Recipient's number, digits only. Hyphens and spaces are refused, not removed. */
            to: components["schemas"]["DomesticNumber"];
            text: components["schemas"]["FriendtalkText"];
            ref?: components["schemas"]["Ref"];
            adFlag: components["schemas"]["FriendtalkAdFlag"];
            adult?: components["schemas"]["FriendtalkAdult"];
            pushAlarm?: components["schemas"]["FriendtalkPushAlarm"];
            header?: components["schemas"]["FriendtalkHeader"];
            additionalContent?: components["schemas"]["FriendtalkAdditionalContent"];
            groupTagKey?: components["schemas"]["FriendtalkGroupTagKey"];
            attachment?: components["schemas"]["FriendtalkAttachment"];
            /**
             * @description Buttons below the message, at most 5 (1 with a wide image). A shorter way to write
             *     `attachment.button`; only one of the two may be given.
             */
            button?: components["schemas"]["MessengerButtons"];
            /** @description SMS or MMS sent when the friendtalk message fails. */
            fallback?: components["schemas"]["FallbackWithFrom"];
            /**
             * @description Address of the image of an `FI` or `FW` message, as the file upload answered it. A shorter way to
             *     write `attachment.image.imgUrl`; only one of the two may be given.
             */
            imgUrl?: components["schemas"]["MessengerImageUrl"];
        };
        /** @description A text message to one recipient abroad. */
        InternationalSend: {
            /** @description Sender number in domestic form, digits only. It must be registered for the account. Where a text Sender ID is registered for the country of the recipient, the recipient sees that in its place. */
            from: components["schemas"]["DomesticNumber"];
            /** @description Recipient number in international form, with a plus sign and the country code. */
            to: components["schemas"]["InternationalNumber"];
            /** @description Message text, at most 2000 characters and at most 5 parts. Where the country of the recipient asks for a registered signature, the text begins with it. */
            text: string;
            ref?: components["schemas"]["Ref"];
        };
        /** @description A phone number in international form, a plus sign, the country code and the rest of the number, digits only. */
        InternationalNumber: string;
        /** @description An RCS message to one recipient. */
        RcsSend: {
            content?: components["schemas"]["RcsContent"];
            body?: components["schemas"]["RcsBody"];
            buttons?: components["schemas"]["RcsButtons"];
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            /** @description Recipient number, digits only. */
            to: components["schemas"]["DomesticNumber"];
            formatId: components["schemas"]["RcsFormatId"];
            brandKey: components["schemas"]["RcsBrandKey"];
            brandId?: components["schemas"]["RcsBrandId"];
            expiryOption?: components["schemas"]["RcsExpiryOption"];
            header?: components["schemas"]["RcsHeader"];
            footer?: components["schemas"]["RcsFooter"];
            ref?: components["schemas"]["Ref"];
            fallback?: components["schemas"]["Fallback"];
            copyAllowed?: components["schemas"]["RcsCopyAllowed"];
            groupId?: components["schemas"]["RcsGroupId"];
            agencyId?: components["schemas"]["RcsAgencyId"];
            agencyKey?: components["schemas"]["RcsAgencyKey"];
        };
        /** @description An RCS message to one recipient. */
        RcsSendFilled: {
            content?: components["schemas"]["RcsContent"];
            body?: components["schemas"]["RcsBody"];
            buttons?: components["schemas"]["RcsButtons"];
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            /** @description Recipient number, digits only. */
            to: components["schemas"]["DomesticNumber"];
            formatId: components["schemas"]["RcsFormatId"];
            brandKey: components["schemas"]["RcsBrandKey"];
            brandId?: components["schemas"]["RcsBrandId"];
            expiryOption: components["schemas"]["RcsExpiryOption"];
            header: components["schemas"]["RcsHeader"];
            footer?: components["schemas"]["RcsFooter"];
            ref?: components["schemas"]["Ref"];
            fallback?: components["schemas"]["Fallback"];
            copyAllowed: components["schemas"]["RcsCopyAllowed"];
            groupId?: components["schemas"]["RcsGroupId"];
            agencyId?: components["schemas"]["RcsAgencyId"];
            agencyKey?: components["schemas"]["RcsAgencyKey"];
        };
        /** @description The text message that is sent in place of this one if it fails. */
        Fallback: {
            type: components["schemas"]["FallbackType"];
            text: components["schemas"]["FallbackText"];
            title?: components["schemas"]["MmsTitle"];
            fileKey?: components["schemas"]["FileKeys"];
            originCID?: components["schemas"]["OriginCid"];
            /** @description Sender number of the fallback, digits only. Without it the fallback goes out from the message's own `from`. */
            from?: components["schemas"]["DomesticNumber"];
        };
        /**
         * @description One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
         *     registered form (`messageForm`), never both.
         */
        OmniSend: {
            messageFlow?: components["schemas"]["OmniFlow"];
            /** @description 1 to 10 recipients. Each is accepted or refused by itself and has its own message key. */
            destinations: components["schemas"]["Destination"][];
            ref?: components["schemas"]["Ref"];
            /** @description Id of the registered form to send, in place of `messageFlow`. */
            messageForm?: components["schemas"]["FormId"];
            paymentCode?: components["schemas"]["OmniPaymentCode"];
        };
        /**
         * @description One flow of messages to up to 10 recipients. The flow is given in full (`messageFlow`) or as a
         *     registered form (`messageForm`), never both.
         */
        OmniSendFilled: {
            messageFlow?: components["schemas"]["OmniFlowFilled"];
            /** @description 1 to 10 recipients. Each is accepted or refused by itself and has its own message key. */
            destinations: components["schemas"]["Destination"][];
            ref?: components["schemas"]["Ref"];
            /** @description Id of the registered form to send, in place of `messageFlow`. */
            messageForm?: components["schemas"]["FormId"];
            paymentCode?: components["schemas"]["OmniPaymentCode"];
        };
        /**
         * @description 1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
         *     one is sent in its place.
         */
        OmniFlow: components["schemas"]["OmniEntry"][];
        /**
         * @description 1 to 5 messages in send order. The first is sent first; when it fails or its time is over, the next
         *     one is sent in its place.
         */
        OmniFlowFilled: components["schemas"]["OmniEntryFilled"][];
        /**
         * @description One message of a flow: an object with exactly one key, the name of the channel (`sms`, `mms`, `rcs`, `alimtalk` or
         *     `friendtalk`).
         */
        OmniEntry: components["schemas"]["OmniEntrySms"] | components["schemas"]["OmniEntryMms"] | components["schemas"]["OmniEntryRcs"] | components["schemas"]["OmniEntryAlimtalk"] | components["schemas"]["OmniEntryFriendtalk"];
        /**
         * @description One message of a flow: an object with exactly one key, the name of the channel (`sms`, `mms`, `rcs`, `alimtalk` or
         *     `friendtalk`).
         */
        OmniEntryFilled: components["schemas"]["OmniEntrySms"] | components["schemas"]["OmniEntryMms"] | components["schemas"]["OmniEntryRcs"] | components["schemas"]["OmniEntryAlimtalk"] | components["schemas"]["OmniEntryFriendtalk"];
        /**
         * Short text (sms)
         * @description An entry that sends a short text message.
         */
        OmniEntrySms: {
            sms: components["schemas"]["OmniSms"];
        };
        /**
         * @description A short text message as it is given in a message flow. Placeholders may stand in its text, so it may
         *     be four times as long as the message that is sent.
         */
        OmniSms: {
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            text: components["schemas"]["SmsTextRaw"];
            ttl?: components["schemas"]["TtlSeconds"];
            originCID?: components["schemas"]["OriginCid"];
        };
        /**
         * Long text or MMS (mms)
         * @description An entry that sends a long text message or MMS.
         */
        OmniEntryMms: {
            mms: components["schemas"]["OmniMms"];
        };
        /**
         * @description A long text message as it is given in a message flow. Placeholders may stand in its text and title,
         *     so they may be four times as long as those of the message that is sent.
         */
        OmniMms: {
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            text: components["schemas"]["MmsTextRaw"];
            title?: components["schemas"]["MmsTitleRaw"];
            fileKey?: components["schemas"]["FileKeys"];
            ttl?: components["schemas"]["TtlSeconds"];
            originCID?: components["schemas"]["OriginCid"];
        };
        /**
         * RCS (rcs)
         * @description An entry that sends an RCS message.
         */
        OmniEntryRcs: {
            rcs: components["schemas"]["OmniRcs"];
        };
        /**
         * RCS (rcs)
         * @description An entry that sends an RCS message.
         */
        OmniEntryRcsFilled: {
            rcs: components["schemas"]["OmniRcsFilled"];
        };
        /**
         * @description An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
         *     or follows, so these strings may be four times as long as those of the message that is sent.
         */
        OmniRcs: {
            content?: components["schemas"]["RcsContentRaw"];
            body?: components["schemas"]["RcsBodyRaw"];
            buttons?: components["schemas"]["RcsButtonsRaw"];
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            formatId: components["schemas"]["RcsFormatId"];
            brandKey: components["schemas"]["RcsBrandKey"];
            brandId?: components["schemas"]["RcsBrandId"];
            expiryOption?: components["schemas"]["RcsExpiryOption"];
            header?: components["schemas"]["RcsHeader"];
            footer?: components["schemas"]["RcsFooterRaw"];
            groupId?: components["schemas"]["RcsGroupId"];
            copyAllowed?: components["schemas"]["RcsCopyAllowed"];
            agencyId?: components["schemas"]["RcsAgencyId"];
            agencyKey?: components["schemas"]["RcsAgencyKey"];
            ttl?: components["schemas"]["TtlSeconds"];
        };
        /**
         * @description An RCS message as it is given in a message flow. Placeholders may stand in what the recipient reads
         *     or follows, so these strings may be four times as long as those of the message that is sent.
         */
        OmniRcsFilled: {
            content?: components["schemas"]["RcsContentRaw"];
            body?: components["schemas"]["RcsBodyRaw"];
            buttons?: components["schemas"]["RcsButtonsRaw"];
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            formatId: components["schemas"]["RcsFormatId"];
            brandKey: components["schemas"]["RcsBrandKey"];
            brandId?: components["schemas"]["RcsBrandId"];
            expiryOption: components["schemas"]["RcsExpiryOption"];
            header: components["schemas"]["RcsHeader"];
            footer?: components["schemas"]["RcsFooterRaw"];
            groupId?: components["schemas"]["RcsGroupId"];
            copyAllowed: components["schemas"]["RcsCopyAllowed"];
            agencyId?: components["schemas"]["RcsAgencyId"];
            agencyKey?: components["schemas"]["RcsAgencyKey"];
            ttl?: components["schemas"]["TtlSeconds"];
        };
        /**
         * Alimtalk (alimtalk)
         * @description An entry that sends an alimtalk message.
         */
        OmniEntryAlimtalk: {
            alimtalk: components["schemas"]["OmniAlimtalk"];
        };
        /**
         * @description An alimtalk message as it is given in a message flow. Placeholders may stand in what the recipient
         *     reads or follows, so these strings may be four times as long as those of the message that is sent.
         */
        OmniAlimtalk: {
            senderKey: components["schemas"]["MessengerSenderKey"];
            msgType: components["schemas"]["AlimtalkMsgType"];
            templateCode: components["schemas"]["AlimtalkTemplateCode"];
            text: components["schemas"]["AlimtalkTextRaw"];
            title?: components["schemas"]["AlimtalkTitleRaw"];
            header?: components["schemas"]["AlimtalkHeaderRaw"];
            attachment?: components["schemas"]["AlimtalkAttachmentRaw"];
            supplement?: components["schemas"]["AlimtalkSupplementRaw"];
            price?: components["schemas"]["AlimtalkPrice"];
            currencyType?: components["schemas"]["AlimtalkCurrencyType"];
        };
        /**
         * Friendtalk (friendtalk)
         * @description An entry that sends a friendtalk message.
         */
        OmniEntryFriendtalk: {
            friendtalk: components["schemas"]["OmniFriendtalk"];
        };
        /**
         * Friendtalk (friendtalk)
         * @description An entry that sends a friendtalk message.
         */
        OmniEntryFriendtalkFilled: {
            friendtalk: components["schemas"]["OmniFriendtalkFilled"];
        };
        /**
         * @description A friendtalk message as it is given in a message flow. Placeholders may stand in what the recipient
         *     reads or follows, so these strings may be four times as long as those of the message that is sent.
         */
        OmniFriendtalk: {
            senderKey: components["schemas"]["MessengerSenderKey"];
            msgType: components["schemas"]["FriendtalkMsgType"];
            text: components["schemas"]["FriendtalkTextRaw"];
            adFlag?: components["schemas"]["FriendtalkAdFlag"];
            adult?: components["schemas"]["FriendtalkAdult"];
            pushAlarm?: components["schemas"]["FriendtalkPushAlarm"];
            header?: components["schemas"]["FriendtalkHeaderRaw"];
            additionalContent?: components["schemas"]["FriendtalkAdditionalContentRaw"];
            groupTagKey?: components["schemas"]["FriendtalkGroupTagKey"];
            attachment?: components["schemas"]["FriendtalkAttachmentRaw"];
            carousel?: components["schemas"]["FriendtalkCarouselRaw"];
        };
        /**
         * @description A friendtalk message as it is given in a message flow. Placeholders may stand in what the recipient
         *     reads or follows, so these strings may be four times as long as those of the message that is sent.
         */
        OmniFriendtalkFilled: {
            senderKey: components["schemas"]["MessengerSenderKey"];
            msgType: components["schemas"]["FriendtalkMsgType"];
            text: components["schemas"]["FriendtalkTextRaw"];
            adFlag: components["schemas"]["FriendtalkAdFlag"];
            adult?: components["schemas"]["FriendtalkAdult"];
            pushAlarm?: components["schemas"]["FriendtalkPushAlarm"];
            header?: components["schemas"]["FriendtalkHeaderRaw"];
            additionalContent?: components["schemas"]["FriendtalkAdditionalContentRaw"];
            groupTagKey?: components["schemas"]["FriendtalkGroupTagKey"];
            attachment?: components["schemas"]["FriendtalkAttachmentRaw"];
            carousel?: components["schemas"]["FriendtalkCarouselRaw"];
        };
        /**
         * @description One recipient of a combined send. A fault of one recipient (a bad number, a placeholder without a value, a text too long
         *     once the values stand in it) refuses that recipient only.
         */
        Destination: {
            /**
             * @description Recipient's number, 8 to 15 digits. Anything else refuses this recipient only, with code A306 in its own result;
             *     more than 100 characters refuse the request.
             */
            to: string;
            replaceWords?: components["schemas"]["DestinationReplaceWords"];
        };
        /**
         * @description Values for the placeholders of the form `#{name}` in what the recipient reads or follows: text,
         *     title, header, footer, descriptions, button labels and links. A key may be written as `name` or as
         *     `#{name}`; where both stand, `name` counts. Values are put in once: a `#{…}` inside a value stays as
         *     it is. At most 100 keys of at most 100 characters, with values of at most 2000 characters.
         */
        DestinationReplaceWords: {
            [key: string]: string;
        };
        /**
         * @description Id of a message form, as its registration answered it. A form that is unknown, expired or another account's is refused
         *     with A250.
         */
        FormId: string;
        /** @description A code of your own by which the message is billed, at most 20 characters. */
        OmniPaymentCode: string;
        /** @description The message was accepted for at least one recipient. The code of each recipient is a result of its own. */
        OmniAccepted: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
            data: components["schemas"]["OmniDestinations"];
            /** @description The reference that the request gave. Absent when it gave none. */
            ref?: string;
        };
        /** @description A short text message to one domestic recipient. */
        SmsSend: {
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            /** @description Recipient number, digits only. */
            to: components["schemas"]["DomesticNumber"];
            text: components["schemas"]["SmsText"];
            ref?: components["schemas"]["Ref"];
            originCID?: components["schemas"]["OriginCid"];
        };
        /** @description A long text or image message to one domestic recipient. Without `fileKey` it goes out as a long text message (LMS, message type LM), with one or more as an image message (MMS, message type MM). */
        MmsSend: {
            /** @description Sender number, digits only. It must be registered for the account. */
            from: components["schemas"]["DomesticNumber"];
            /** @description Recipient number, digits only. */
            to: components["schemas"]["DomesticNumber"];
            text: components["schemas"]["MmsText"];
            title?: components["schemas"]["MmsTitle"];
            fileKey?: components["schemas"]["FileKeys"];
            ref?: components["schemas"]["Ref"];
            originCID?: components["schemas"]["OriginCid"];
        };
        /** @description The messages of a form, with or without placeholders. */
        FormRequest: {
            /** @description 1 to 5 messages in send order, each as an entry of `messageFlow` in the combined send. */
            messageForm: components["schemas"]["OmniFlow"];
        };
        /** @description The messages of a form, with or without placeholders. */
        FormRequestFilled: {
            /** @description 1 to 5 messages in send order, each as an entry of `messageFlow` in the combined send. */
            messageForm: components["schemas"]["OmniFlowFilled"];
        };
        /** @description The form was saved and may be used at once. */
        FormSaved: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
            data: components["schemas"]["FormReceipt"];
            /**
             * @description What will need your attention before the form expires, for example a file that expires earlier.
             *     Absent when there is nothing.
             */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description The id of a saved form and its expiry. */
        FormReceipt: {
            formId: components["schemas"]["FormId"];
            expired: components["schemas"]["FormExpiry"];
        };
        /** @description When the form expires, one year after it was last saved, in Korean time with its offset. */
        FormExpiry: components["schemas"]["Timestamp"];
        /** @description Something in an accepted request that will need your attention later. */
        Warning: {
            /** @description JSON pointer into the request. */
            pointer: string;
            /** @description What to look after, in plain words. */
            message: string;
        };
        /** @description The form that was asked for. */
        FormFound: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
            data: components["schemas"]["FormContent"];
        };
        /** @description The form that was asked for. */
        FormFoundFilled: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
            data: components["schemas"]["FormContentFilled"];
        };
        /** @description A saved form as it was given. */
        FormContent: {
            formId: components["schemas"]["FormId"];
            /** @description The messages of the form, in send order. */
            messageForm: components["schemas"]["OmniFlow"];
            expired: components["schemas"]["FormExpiry"];
        };
        /** @description A saved form as it was given. */
        FormContentFilled: {
            formId: components["schemas"]["FormId"];
            /** @description The messages of the form, in send order. */
            messageForm: components["schemas"]["OmniFlowFilled"];
            expired: components["schemas"]["FormExpiry"];
        };
        /** @description The form is gone. Messages that were accepted with it are sent all the same. */
        FormDeleted: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
        };
        /** @description The form of an upload. */
        ImageUpload: {
            /** @description The image. Its file name has at most 40 characters; letters and digits are recommended. The format is read from the bytes; the part's content type must name the same format, or be `application/octet-stream`. */
            file: string;
        };
        /** @description The image was registered. */
        FileUploaded: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
            data: components["schemas"]["UploadedFile"];
        };
        /** @description A registered image. Use it in any number of sends until it expires. */
        UploadedFile: {
            /** @description Key of the file, for `fileKey` in send requests. */
            fileKey: string;
            /** @description Reference of the file, for `media` in RCS messages. Answered for the service type RCS. */
            media?: string;
            /**
             * Format: uri
             * @description Address of the file, for `imgUrl` in friendtalk messages. Answered for the service type FRIENDTALK.
             */
            imgUrl?: string;
            expired: components["schemas"]["FileExpiry"];
        };
        /** @description When the file expires, to the second, in Korean time. It has no offset. */
        FileExpiry: string;
        /** @description Results of messages, in any order. */
        CarrierReceipts: {
            /** @description 1 to 1000 results. Of two results of one message the first counts. */
            receipts: components["schemas"]["CarrierReceipt"][];
        };
        /** @description How one message ended. */
        CarrierReceipt: {
            reference: components["schemas"]["CarrierReference"];
            reportCode: components["schemas"]["CarrierCode"];
            carrier?: components["schemas"]["Carrier"];
            userType?: components["schemas"]["CarrierUserType"];
            /**
             * Format: date-time
             * @description When the result became known to you, ISO 8601 with an offset from UTC, for your own tracing. Reports carry the time at which the receipt reached the gateway.
             */
            reportedAt?: string;
        };
        /** @description The name of one message between the gateway and its provider, as `submit-messages` gave it. Take it as it is: it means nothing to you, and two that differ in any character are two messages. */
        CarrierReference: string;
        /** @description A report code of this contract (`10000` is delivered; the table of report codes lists the others), or a code of your own that the operator has mapped to one. Any other code is taken as `99999`, unknown. */
        CarrierCode: string;
        /**
         * @description How a brand message in its basic form was processed: `F` says that the recipient was a friend of the channel when it was sent, `N` that the recipient was not.
         * @enum {string}
         */
        CarrierUserType: "F" | "N";
        /** @description The results are kept. */
        CarrierReceiptsTaken: {
            code: components["schemas"]["SuccessCode"];
            result: components["schemas"]["SuccessText"];
            /** @description How many there were. */
            data: {
                /** @description Number of receipts in the request. */
                received: number;
                /** @description Number of those whose reference is none that this gateway gives out. */
                unknown: number;
            };
        };
        /** @description The final report of one message. Fields whose value is not known are absent. */
        WebhookReport: {
            msgKey: components["schemas"]["MessageKey"];
            serviceType: components["schemas"]["ServiceType"];
            msgType?: components["schemas"]["MessageType"];
            /** @description When the message was handed to the carrier. */
            sendTime?: components["schemas"]["TimestampMillis"];
            /** @description When the result became known. */
            reportTime: components["schemas"]["TimestampMillis"];
            reportType: components["schemas"]["ReportType"];
            reportCode: components["schemas"]["ReportCode"];
            /** @description The result in words. */
            reportText?: string;
            carrier?: components["schemas"]["Carrier"];
            /** @description Number of parts into which an international message was split. */
            resCnt?: string;
            /** @description The reference that the send request gave. */
            ref?: string;
        };
        /**
         * Format: date-time
         * @description A time to the millisecond, ISO 8601 with its offset from UTC, given in Korean time.
         */
        TimestampMillis: string;
        /** @description The receiver's word that it has the report. */
        WebhookReceipt: {
            /** @description The message key that was received. */
            msgKey: components["schemas"]["MessageKey"];
        };
        /** @description Messages for a provider. */
        CarrierSubmission: {
            /** @description 1 to 1000 messages, of the channels that the operator has given to you and no more than the operator has set. The request has at most 8 MB. */
            messages: components["schemas"]["CarrierMessage"][];
        };
        /** @description Messages for a provider. */
        CarrierSubmissionFilled: {
            /** @description 1 to 1000 messages, of the channels that the operator has given to you and no more than the operator has set. The request has at most 8 MB. */
            messages: components["schemas"]["CarrierMessageFilled"][];
        };
        /** @description One message to one recipient. `channel` says what its `payload` holds. Ignore fields that you do not know. */
        CarrierMessage: (components["schemas"]["CarrierMessageSms"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "sms";
        }) | (components["schemas"]["CarrierMessageMms"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "mms";
        }) | (components["schemas"]["CarrierMessageRcs"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "rcs";
        }) | (components["schemas"]["CarrierMessageInternational"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "international";
        }) | (components["schemas"]["CarrierMessageAlimtalk"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "alimtalk";
        }) | (components["schemas"]["CarrierMessageFriendtalk"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "friendtalk";
        });
        /** @description One message to one recipient. `channel` says what its `payload` holds. Ignore fields that you do not know. */
        CarrierMessageFilled: (components["schemas"]["CarrierMessageSms"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "sms";
        }) | (components["schemas"]["CarrierMessageMms"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "mms";
        }) | (components["schemas"]["CarrierMessageRcsFilled"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "rcs";
        }) | (components["schemas"]["CarrierMessageInternational"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "international";
        }) | (components["schemas"]["CarrierMessageAlimtalk"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "alimtalk";
        }) | (components["schemas"]["CarrierMessageFriendtalkFilled"] & {
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "friendtalk";
        });
        /**
         * Short text (sms)
         * @description A short text message.
         */
        CarrierMessageSms: {
            reference: components["schemas"]["CarrierReference"];
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "sms";
            serviceType: components["schemas"]["ServiceType"];
            msgType: components["schemas"]["MessageType"];
            /** @description The recipient. */
            to: components["schemas"]["DomesticNumber"];
            payload: components["schemas"]["SmsStep"];
            validUntil: components["schemas"]["CarrierValidUntil"];
        };
        /**
         * Format: date-time
         * @description When the message is given up here, to the millisecond, in UTC. After that do not deliver it any more: the next message of its flow may be on its way.
         */
        CarrierValidUntil: string;
        /**
         * Long text (mms)
         * @description A long text message, with up to three images.
         */
        CarrierMessageMms: {
            reference: components["schemas"]["CarrierReference"];
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "mms";
            serviceType: components["schemas"]["ServiceType"];
            msgType: components["schemas"]["MessageType"];
            /** @description The recipient. */
            to: components["schemas"]["DomesticNumber"];
            payload: components["schemas"]["MmsStep"];
            validUntil: components["schemas"]["CarrierValidUntil"];
            files?: components["schemas"]["CarrierFiles"];
        };
        /** @description The registered images that the payload names, by key or as `maapfile://` and the key, with their bytes. Absent where there are none. */
        CarrierFiles: components["schemas"]["CarrierFile"][];
        /** @description An image with its bytes. */
        CarrierFile: {
            /** @description The name under which the payload has it. */
            fileKey: components["schemas"]["FileKey"];
            /** @description The image's media type. */
            mediaType: string;
            /** @description The image's bytes in base64. */
            content: string;
        };
        /**
         * RCS (rcs)
         * @description An RCS message.
         */
        CarrierMessageRcs: {
            reference: components["schemas"]["CarrierReference"];
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "rcs";
            serviceType: components["schemas"]["ServiceType"];
            msgType: components["schemas"]["MessageType"];
            /** @description The recipient. */
            to: components["schemas"]["DomesticNumber"];
            payload: components["schemas"]["RcsStep"];
            validUntil: components["schemas"]["CarrierValidUntil"];
            files?: components["schemas"]["CarrierFiles"];
        };
        /**
         * RCS (rcs)
         * @description An RCS message.
         */
        CarrierMessageRcsFilled: {
            reference: components["schemas"]["CarrierReference"];
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "rcs";
            serviceType: components["schemas"]["ServiceType"];
            msgType: components["schemas"]["MessageType"];
            /** @description The recipient. */
            to: components["schemas"]["DomesticNumber"];
            payload: components["schemas"]["RcsStepFilled"];
            validUntil: components["schemas"]["CarrierValidUntil"];
            files?: components["schemas"]["CarrierFiles"];
        };
        /**
         * Abroad (international)
         * @description A text message abroad.
         */
        CarrierMessageInternational: {
            reference: components["schemas"]["CarrierReference"];
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "international";
            serviceType: components["schemas"]["ServiceType"];
            msgType: components["schemas"]["MessageType"];
            /** @description The recipient. */
            to: components["schemas"]["InternationalNumber"];
            payload: components["schemas"]["CarrierInternational"];
            validUntil: components["schemas"]["CarrierValidUntil"];
        };
        /** @description A text message abroad, as one step of a message flow. */
        CarrierInternational: {
            /** @description What the recipient sees as the sender: the sender number in domestic form, or the text Sender ID that is registered for the country. */
            from: string;
            /** @description The text, at most 2000 characters and 5 parts. With characters of the GSM default alphabet alone a part holds 153 characters and a single one 160, otherwise 67 and 70. */
            text: string;
        };
        /**
         * Alimtalk (alimtalk)
         * @description An alimtalk message.
         */
        CarrierMessageAlimtalk: {
            reference: components["schemas"]["CarrierReference"];
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "alimtalk";
            serviceType: components["schemas"]["ServiceType"];
            msgType: components["schemas"]["MessageType"];
            /** @description The recipient. */
            to: components["schemas"]["DomesticNumber"];
            payload: components["schemas"]["AlimtalkStep"];
            validUntil: components["schemas"]["CarrierValidUntil"];
        };
        /**
         * Friendtalk (friendtalk)
         * @description A friendtalk message.
         */
        CarrierMessageFriendtalk: {
            reference: components["schemas"]["CarrierReference"];
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "friendtalk";
            serviceType: components["schemas"]["ServiceType"];
            msgType: components["schemas"]["MessageType"];
            /** @description The recipient. */
            to: components["schemas"]["DomesticNumber"];
            payload: components["schemas"]["FriendtalkStep"];
            validUntil: components["schemas"]["CarrierValidUntil"];
        };
        /**
         * Friendtalk (friendtalk)
         * @description A friendtalk message.
         */
        CarrierMessageFriendtalkFilled: {
            reference: components["schemas"]["CarrierReference"];
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "friendtalk";
            serviceType: components["schemas"]["ServiceType"];
            msgType: components["schemas"]["MessageType"];
            /** @description The recipient. */
            to: components["schemas"]["DomesticNumber"];
            payload: components["schemas"]["FriendtalkStepFilled"];
            validUntil: components["schemas"]["CarrierValidUntil"];
        };
        /** @description One result a message. */
        CarrierVerdicts: {
            /** @description One result a message, in any order. Of two for one message the first counts. */
            results: components["schemas"]["CarrierVerdict"][];
        };
        /** @description Whether one message was taken. */
        CarrierVerdict: {
            reference: components["schemas"]["CarrierReference"];
            /**
             * @description `accepted`, you have the message; `refused`, you have not and never will; `throttled`, you have not now, and it may come again.
             * @enum {string}
             */
            status: "accepted" | "refused" | "throttled";
            /** @description Why it was refused, as a receipt would say it. Without one the report code is `99999`. */
            code?: components["schemas"]["CarrierCode"];
            /** @description Seconds to wait before a throttled message may come again. Without it the gateway decides. */
            retryAfter?: number;
        };
        /** @description Messages whose end is not known. */
        CarrierQuestion: {
            /** @description 1 to 1000 references, as `submit-messages` gave them. */
            references: components["schemas"]["CarrierReference"][];
        };
        /** @description What is known of each message. */
        CarrierAnswers: {
            /** @description One result a reference, in any order. Of two for one reference the first counts. */
            results: components["schemas"]["CarrierAnswer"][];
        };
        /** @description What is known of one message. */
        CarrierAnswer: {
            reference: components["schemas"]["CarrierReference"];
            /**
             * @description `ended`, it has the result that `code` tells; `pending`, you have it and no result yet; `never-heard`, you do not have it and will not take it from an earlier request.
             * @enum {string}
             */
            status: "ended" | "pending" | "never-heard";
            /** @description How it ended, as a receipt would say it. */
            code?: components["schemas"]["CarrierCode"];
            carrier?: components["schemas"]["Carrier"];
            userType?: components["schemas"]["CarrierUserType"];
        };
        /** @description What an RCS message with the formatId SS000000 may hold. */
        RcsFormatSS000000: {
            content?: {
                standalone: {
                    text: string;
                    title?: unknown;
                    media?: unknown;
                    button?: unknown[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: unknown;
                description: string;
                media?: unknown;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: unknown[];
            }[];
        };
        /** @description What an RCS message with the formatId SL000000 may hold. */
        RcsFormatSL000000: {
            content?: {
                standalone: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId SMwThT00 or SMwThM00 may hold. */
        RcsFormatSMwThT00: {
            content?: {
                standalone: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId CMwMhM0200 or CMwMhM0300 or CMwMhM0400 or CMwMhM0500 or CMwMhM0600 may hold. */
        RcsFormatCMwMhM0200: {
            content?: {
                carousel: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                }[];
            };
            body?: {
                [key: string]: string | unknown | unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId CMwShS0200 or CMwShS0300 or CMwShS0400 or CMwShS0500 or CMwShS0600 may hold. */
        RcsFormatCMwShS0200: {
            content?: {
                carousel: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                }[];
            };
            body?: {
                [key: string]: string | unknown | unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId OMHITV0001 or OMHITS0001 may hold. */
        RcsFormatOMHITV0001: {
            content?: {
                standalone: {
                    text?: unknown;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: unknown;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId OMHIMV0001 or OMHIMS0001 may hold. */
        RcsFormatOMHIMV0001: {
            content?: {
                standalone: {
                    text?: unknown;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: unknown;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId OMTBNV0001 may hold. */
        RcsFormatOMTBNV0001: {
            content?: {
                standalone: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId OMTBNH0001 may hold. */
        RcsFormatOMTBNH0001: {
            content?: {
                standalone: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId OMSNSS0001 or OMSNSH0001 may hold. */
        RcsFormatOMSNSS0001: {
            content?: {
                standalone: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId CMwMhM0200 or CMwShS0200 may hold. */
        RcsCards2: {
            content?: {
                carousel?: unknown[];
            };
            body?: {
                [key: string]: unknown;
            };
            buttons?: unknown[];
        };
        /** @description What an RCS message with the formatId CMwMhM0300 or CMwShS0300 may hold. */
        RcsCards3: {
            content?: {
                carousel?: unknown[];
            };
            body?: {
                [key: string]: unknown;
            };
            buttons?: unknown[];
        };
        /** @description What an RCS message with the formatId CMwMhM0400 or CMwShS0400 may hold. */
        RcsCards4: {
            content?: {
                carousel?: unknown[];
            };
            body?: {
                [key: string]: unknown;
            };
            buttons?: unknown[];
        };
        /** @description What an RCS message with the formatId CMwMhM0500 or CMwShS0500 may hold. */
        RcsCards5: {
            content?: {
                carousel?: unknown[];
            };
            body?: {
                [key: string]: unknown;
            };
            buttons?: unknown[];
        };
        /** @description What an RCS message with the formatId CMwMhM0600 or CMwShS0600 may hold. */
        RcsCards6: {
            content?: {
                carousel?: unknown[];
            };
            body?: {
                [key: string]: unknown;
            };
            buttons?: unknown[];
        };
        /** @description What an RCS message with a template of the kind Free may hold. */
        RcsTemplateFree: {
            content?: {
                template: {
                    title?: unknown;
                    description?: string;
                    subContent?: unknown[];
                } & {
                    [key: string]: unknown;
                };
            };
            body?: {
                mTitle?: unknown;
                title?: unknown;
                description?: string;
                media?: unknown;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: unknown[];
            }[];
        };
        /** @description What an RCS message with a template of the kind Description may hold. */
        RcsTemplateDescription: {
            content?: {
                template: {
                    title?: string;
                    description?: string;
                    subContent?: unknown[];
                } & {
                    [key: string]: unknown;
                };
            };
            body?: {
                mTitle?: string;
                title?: string;
                description?: string;
                media?: unknown;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: unknown[];
            }[];
        };
        /** @description What an RCS message with a template of the kind Cell may hold. */
        RcsTemplateCell: {
            content?: {
                template: {
                    title?: string;
                    description?: string;
                    subContent?: unknown[];
                } & {
                    [key: string]: unknown;
                };
            };
            body?: {
                mTitle?: string;
                title?: string;
                description?: string;
                media?: unknown;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: unknown[];
            }[];
        };
        /** @description What an RCS message with a template of the kind Image may hold. */
        RcsTemplateImage: {
            content?: {
                template: {
                    title?: string;
                    description?: string;
                    subContent?: {
                        subDesc?: string;
                    }[];
                } & {
                    [key: string]: unknown;
                };
            };
            body?: {
                mTitle?: string;
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: unknown[];
            }[];
        };
        /** @description What an RCS message with an issued template of whatever kind may hold. */
        RcsTemplateAny: {
            content?: {
                template: {
                    title?: string;
                    description?: string;
                    subContent?: {
                        subDesc?: string;
                    }[];
                } & {
                    [key: string]: unknown;
                };
            };
            body?: {
                mTitle?: string;
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: unknown[];
            }[];
        };
        /** @description Message text, at most 90 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused. */
        SmsTextRaw: string;
        /** @description Message text, at most 2000 bytes in CP949, where an ASCII character takes one byte and any other two. A character that CP949 lacks, such as an emoji or `é`, is refused. */
        MmsTextRaw: string;
        /** @description Title above the text, at most 40 bytes in CP949. */
        MmsTitleRaw: string;
        /** @description The message in the simple style. It holds exactly one of three kinds, and the kind must be the one that the `formatId` asks for. */
        RcsContentRaw: components["schemas"]["RcsStandaloneContentRaw"] | components["schemas"]["RcsCarouselContentRaw"] | components["schemas"]["RcsTemplateContentRaw"];
        /**
         * Standalone
         * @description A message of one card, for the text, media, emphasis, thumbnail and SNS formats.
         */
        RcsStandaloneContentRaw: {
            standalone: components["schemas"]["RcsStandaloneRaw"];
        };
        /** @description The one card of the message. */
        RcsStandaloneRaw: {
            text?: components["schemas"]["RcsTextRaw"];
            title?: components["schemas"]["RcsTitleRaw"];
            media?: components["schemas"]["RcsMedia"];
            mediaUrl?: components["schemas"]["RcsMediaUrlRaw"];
            button?: components["schemas"]["RcsCardButtonsRaw"];
            subContent?: components["schemas"]["RcsSubContentsRaw"];
        };
        /** @description Text of the card, or of the template. The `formatId` sets its length; the longest is 1300 characters. */
        RcsTextRaw: string;
        /** @description Title of the card, or of the template. The `formatId` sets its length; the longest is 30 characters. */
        RcsTitleRaw: string;
        /** @description Address that opens when the image is tapped. */
        RcsMediaUrlRaw: string;
        /** @description Buttons of the card. The `formatId` sets how many there may be and how long their names are. */
        RcsCardButtonsRaw: components["schemas"]["RcsButtonRaw"][];
        /** @description A button of a card. Its `type` says what it does and which other fields it has. */
        RcsButtonRaw: {
            /**
             * @description What the button does.
             * @enum {string}
             */
            type: "URL" | "MAP_LOC" | "MAP_QRY" | "MAP_SEND" | "CALENDAR" | "COPY" | "COM_T" | "COM_V" | "DIAL";
        } & (components["schemas"]["RcsButtonUrlRaw"] | components["schemas"]["RcsButtonMapLocRaw"] | components["schemas"]["RcsButtonMapQryRaw"] | components["schemas"]["RcsButtonMapSendRaw"] | components["schemas"]["RcsButtonCalendarRaw"] | components["schemas"]["RcsButtonCopyRaw"] | components["schemas"]["RcsButtonComTRaw"] | components["schemas"]["RcsButtonComVRaw"] | components["schemas"]["RcsButtonDialRaw"]);
        /**
         * URL
         * @description Opens a web page or an app.
         */
        RcsButtonUrlRaw: {
            /**
             * @description Always `URL`.
             * @enum {string}
             */
            type: "URL";
            name: components["schemas"]["RcsButtonNameRaw"];
            /** @description Address that opens. */
            url: components["schemas"]["RcsButtonLinkRaw"];
        };
        /** @description Label of the button. The `formatId` sets its length. */
        RcsButtonNameRaw: string;
        /** @description An address with its scheme, of a web page or of an app. */
        RcsButtonLinkRaw: string;
        /**
         * MAP_LOC
         * @description Opens the map app at a pair of coordinates.
         */
        RcsButtonMapLocRaw: {
            /**
             * @description Always `MAP_LOC`.
             * @enum {string}
             */
            type: "MAP_LOC";
            name: components["schemas"]["RcsButtonNameRaw"];
            /** @description Name of the place on the map. */
            label?: string;
            /** @description Latitude in decimal degrees, from -90 to 90. */
            latitude: string;
            /** @description Longitude in decimal degrees, from -180 to 180. */
            longitude: string;
            /** @description Address that opens on a handset without a map app. */
            fallbackUrl?: components["schemas"]["RcsButtonLinkRaw"];
        };
        /**
         * MAP_QRY
         * @description Opens the map app with a search.
         */
        RcsButtonMapQryRaw: {
            /**
             * @description Always `MAP_QRY`.
             * @enum {string}
             */
            type: "MAP_QRY";
            name: components["schemas"]["RcsButtonNameRaw"];
            /** @description What to search for. */
            query: string;
            /** @description Address that opens on a handset without a map app. */
            fallbackUrl?: components["schemas"]["RcsButtonLinkRaw"];
        };
        /**
         * MAP_SEND
         * @description Sends the phone's current location.
         */
        RcsButtonMapSendRaw: {
            /**
             * @description Always `MAP_SEND`.
             * @enum {string}
             */
            type: "MAP_SEND";
            name: components["schemas"]["RcsButtonNameRaw"];
        };
        /**
         * CALENDAR
         * @description Puts an event into the calendar.
         */
        RcsButtonCalendarRaw: {
            /**
             * @description Always `CALENDAR`.
             * @enum {string}
             */
            type: "CALENDAR";
            name: components["schemas"]["RcsButtonNameRaw"];
            /** @description Start of the event. */
            startTime: components["schemas"]["RcsButtonTime"];
            /** @description End of the event. */
            endTime: components["schemas"]["RcsButtonTime"];
            /** @description Title of the event. */
            title: string;
            /** @description Notes on the event. */
            description?: string;
        };
        /**
         * COPY
         * @description Copies a text to the clipboard.
         */
        RcsButtonCopyRaw: {
            /**
             * @description Always `COPY`.
             * @enum {string}
             */
            type: "COPY";
            name: components["schemas"]["RcsButtonNameRaw"];
            /** @description The text to copy. */
            text: string;
        };
        /**
         * COM_T
         * @description Opens the messaging app with a text for the number.
         */
        RcsButtonComTRaw: {
            /**
             * @description Always `COM_T`.
             * @enum {string}
             */
            type: "COM_T";
            name: components["schemas"]["RcsButtonNameRaw"];
            /** @description The number to write to. */
            phoneNumber: components["schemas"]["RcsButtonPhoneNumber"];
            /** @description The text that the message starts with. */
            text: string;
        };
        /**
         * COM_V
         * @description Opens the messaging app for a voice or video message to the number.
         */
        RcsButtonComVRaw: {
            /**
             * @description Always `COM_V`.
             * @enum {string}
             */
            type: "COM_V";
            name: components["schemas"]["RcsButtonNameRaw"];
            /** @description The number to write to. */
            phoneNumber: components["schemas"]["RcsButtonPhoneNumber"];
        };
        /**
         * DIAL
         * @description Places a call.
         */
        RcsButtonDialRaw: {
            /**
             * @description Always `DIAL`.
             * @enum {string}
             */
            type: "DIAL";
            name: components["schemas"]["RcsButtonNameRaw"];
            /** @description The number to call. */
            phoneNumber: components["schemas"]["RcsButtonPhoneNumber"];
        };
        /** @description Further pieces of information below the main one. The `formatId` sets how many there may be. */
        RcsSubContentsRaw: components["schemas"]["RcsSubContentRaw"][];
        /** @description One further piece of information. */
        RcsSubContentRaw: {
            /** @description Title of the piece. */
            subTitle?: string;
            /** @description Text of the piece, at most 33 characters in an image template. */
            subDesc?: string;
            /** @description Small image of the piece, as the `media` reference that its upload answered. */
            subMedia?: components["schemas"]["RcsMedia"];
            /** @description Address that opens when the small image is tapped. */
            subMediaUrl?: components["schemas"]["RcsMediaUrlRaw"];
        };
        /**
         * Carousel
         * @description A message of two to six cards side by side, for the carousel formats.
         */
        RcsCarouselContentRaw: {
            carousel: components["schemas"]["RcsCarouselRaw"];
        };
        /** @description The cards, in the order in which they are shown. The `formatId` says how many there must be. */
        RcsCarouselRaw: components["schemas"]["RcsCarouselCardRaw"][];
        /** @description One card of a carousel. */
        RcsCarouselCardRaw: {
            text?: components["schemas"]["RcsTextRaw"];
            title?: components["schemas"]["RcsTitleRaw"];
            media?: components["schemas"]["RcsMedia"];
            mediaUrl?: components["schemas"]["RcsMediaUrlRaw"];
            button?: components["schemas"]["RcsCardButtonsRaw"];
        };
        /**
         * Template
         * @description A message made from a template that was issued to you.
         */
        RcsTemplateContentRaw: {
            template: components["schemas"]["RcsTemplateRaw"];
        };
        /** @description The values that fill the template. Beside the fields below it takes the keys that were registered with the template, each with a text of at most 1300 characters; a key has at most 40 characters. */
        RcsTemplateRaw: {
            title?: components["schemas"]["RcsTitleRaw"];
            description?: components["schemas"]["RcsTextRaw"];
            subContent?: components["schemas"]["RcsSubContentsRaw"];
        } & {
            [key: string]: unknown;
        };
        /** @description The text for one key of the template. */
        RcsTemplateValueRaw: string;
        /** @description The message in the carrier-standard style, for those who know it. The keys depend on the `formatId`: `title`, `description`, `media` and `mediaUrl` for one card, the same words with a number (`title1`, `description1`, `media1`, `mediaUrl1`, `title2` and so on) for a carousel, `subTitle1`, `subDesc1`, `subMedia1` and `subMediaUrl1` for sub-information, and `mTitle`, `title`, `description`, `cellTitle1`, `cellLeft1`, `cellRight1` and so on for cells. The limits of the `formatId` hold here as they do for `content`. */
        RcsBodyRaw: {
            [key: string]: components["schemas"]["RcsBodyValueRaw"];
        };
        /** @description A text, or an object of texts. */
        RcsBodyValueRaw: components["schemas"]["RcsBodyTextRaw"] | components["schemas"]["RcsBodyObjectRaw"];
        /**
         * Text
         * @description The text for one key.
         */
        RcsBodyTextRaw: string;
        /**
         * Several texts
         * @description The texts for one key that groups several.
         */
        RcsBodyObjectRaw: {
            [key: string]: components["schemas"]["RcsBodyTextRaw"];
        };
        /** @description Buttons in the carrier-standard style, usable with `body` only. One entry per card, in the order of the cards; each holds the buttons of its card as `suggestions`. */
        RcsButtonsRaw: components["schemas"]["RcsButtonGroupRaw"][];
        /** @description The buttons of one card. */
        RcsButtonGroupRaw: {
            /** @description The buttons, from top to bottom. The `formatId` sets how many there may be and how long their labels are. */
            suggestions: components["schemas"]["RcsSuggestionRaw"][];
        };
        /** @description One button. */
        RcsSuggestionRaw: {
            action: components["schemas"]["RcsSuggestedActionRaw"];
        };
        /** @description What the button does and says. */
        RcsSuggestedActionRaw: {
            urlAction: components["schemas"]["RcsUrlActionRaw"];
            /** @description Label of the button. The `formatId` sets its length. */
            displayText: string;
            postback?: components["schemas"]["RcsPostback"];
        };
        /** @description Opens an address. */
        RcsUrlActionRaw: {
            /** @description The address to open. */
            openUrl: {
                /** @description Address that opens. */
                url: components["schemas"]["RcsButtonLinkRaw"];
            };
        };
        /** @description The number for opting out of advertisements, shown at the bottom. Required when `header` is `1`. */
        RcsFooterRaw: string;
        /** @description Rules across the fields of an RCS message. Exactly one of `content` and `body` stands, `buttons` stand with `body` only, and a message that shows the advertisement mark has a `footer`. What a `formatId` allows follows from the table of RCS formats. */
        RcsRulesRaw: unknown;
        /** @description What an RCS message with the formatId SS000000 may hold. */
        RcsFormatSS000000Raw: {
            content?: {
                standalone: {
                    text: string;
                    title?: unknown;
                    media?: unknown;
                    button?: unknown[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: unknown;
                description: string;
                media?: unknown;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: unknown[];
            }[];
        };
        /** @description What an RCS message with the formatId SL000000 may hold. */
        RcsFormatSL000000Raw: {
            content?: {
                standalone: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId SMwThT00 or SMwThM00 may hold. */
        RcsFormatSMwThT00Raw: {
            content?: {
                standalone: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId CMwMhM0200 or CMwMhM0300 or CMwMhM0400 or CMwMhM0500 or CMwMhM0600 may hold. */
        RcsFormatCMwMhM0200Raw: {
            content?: {
                carousel: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                }[];
            };
            body?: {
                [key: string]: string | unknown | unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId CMwShS0200 or CMwShS0300 or CMwShS0400 or CMwShS0500 or CMwShS0600 may hold. */
        RcsFormatCMwShS0200Raw: {
            content?: {
                carousel: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                }[];
            };
            body?: {
                [key: string]: string | unknown | unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId OMHITV0001 or OMHITS0001 may hold. */
        RcsFormatOMHITV0001Raw: {
            content?: {
                standalone: {
                    text?: unknown;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: unknown;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId OMHIMV0001 or OMHIMS0001 may hold. */
        RcsFormatOMHIMV0001Raw: {
            content?: {
                standalone: {
                    text?: unknown;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: unknown;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId OMTBNV0001 may hold. */
        RcsFormatOMTBNV0001Raw: {
            content?: {
                standalone: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId OMTBNH0001 may hold. */
        RcsFormatOMTBNH0001Raw: {
            content?: {
                standalone: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with the formatId OMSNSS0001 or OMSNSH0001 may hold. */
        RcsFormatOMSNSS0001Raw: {
            content?: {
                standalone: {
                    text?: string;
                    title?: string;
                    button?: {
                        name?: string;
                    }[];
                    subContent?: unknown[];
                };
            };
            body?: {
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: {
                    action?: {
                        displayText?: string;
                    };
                }[];
            }[];
        };
        /** @description What an RCS message with an issued template of whatever kind may hold. */
        RcsTemplateAnyRaw: {
            content?: {
                template: {
                    title?: string;
                    description?: string;
                    subContent?: {
                        subDesc?: string;
                    }[];
                } & {
                    [key: string]: unknown;
                };
            };
            body?: {
                mTitle?: string;
                title?: string;
                description?: string;
                media?: string;
            } & {
                [key: string]: unknown;
            };
            buttons?: {
                suggestions?: unknown[];
            }[];
        };
        /**
         * @description The template's text with its variables filled in, at most 1000 characters. A text that differs from
         *     the template is accepted here and fails at the messenger provider (report code 63016).
         */
        AlimtalkTextRaw: string;
        /** @description Emphasised title of the template, at most 50 characters. */
        AlimtalkTitleRaw: string;
        /** @description Line above the message, at most 16 characters. */
        AlimtalkHeaderRaw: string;
        /** @description What stands with the text: buttons, an item list, a highlighted line. */
        AlimtalkAttachmentRaw: {
            /** @description Buttons below the message, at most 5 (2 where the message has quick replies), shown in this order. */
            button?: components["schemas"]["MessengerButtonsRaw"];
            item?: components["schemas"]["AlimtalkItemRaw"];
            itemHighlight?: components["schemas"]["AlimtalkItemHighlightRaw"];
        };
        /** @description Buttons below the message, at most 5, shown in this order. */
        MessengerButtonsRaw: components["schemas"]["MessengerButtonRaw"][];
        /**
         * @description A button below a messenger message. `type` chooses the kind, and each kind has its own fields:
         *     WL web link, AL app link, DS delivery tracking, BK bot keyword, MD forward message, BC switch to
         *     agent chat, BT switch to bot, AC add channel, BF business form.
         */
        MessengerButtonRaw: {
            /**
             * @description Kind of the button.
             * @enum {string}
             */
            type: "WL" | "AL" | "DS" | "BK" | "MD" | "BC" | "BT" | "AC" | "BF";
        } & (components["schemas"]["MessengerButtonWlRaw"] | components["schemas"]["MessengerButtonAlRaw"] | components["schemas"]["MessengerButtonDsRaw"] | components["schemas"]["MessengerButtonBkRaw"] | components["schemas"]["MessengerButtonMdRaw"] | components["schemas"]["MessengerButtonBcRaw"] | components["schemas"]["MessengerButtonBtRaw"] | components["schemas"]["MessengerButtonAcRaw"] | components["schemas"]["MessengerButtonBfRaw"]);
        /**
         * Web link (WL)
         * @description Messenger button of type `WL`. Opens a web page. `urlMobile` is required.
         */
        MessengerButtonWlRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `WL` for this kind.
             * @enum {string}
             */
            type: "WL";
            /** @description Address opened on a phone. */
            urlMobile: components["schemas"]["MessengerLinkRaw"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLinkRaw"];
            /** @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used. */
            target?: string;
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLinkRaw"];
        };
        /** @description Label of a button or quick reply, at most 14 characters. */
        MessengerButtonNameRaw: string;
        /** @description A web address or an app link that the recipient follows. */
        MessengerLinkRaw: string;
        /**
         * App link (AL)
         * @description Messenger button of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required.
         */
        MessengerButtonAlRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `AL` for this kind.
             * @enum {string}
             */
            type: "AL";
            /** @description Address opened on a phone. */
            urlMobile?: components["schemas"]["MessengerLinkRaw"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLinkRaw"];
            /** @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used. */
            target?: string;
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLinkRaw"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLinkRaw"];
        };
        /**
         * Delivery tracking (DS)
         * @description Messenger button of type `DS`. Opens the tracking page of the parcel whose waybill number stands in the text.
         */
        MessengerButtonDsRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `DS` for this kind.
             * @enum {string}
             */
            type: "DS";
        };
        /**
         * Bot keyword (BK)
         * @description Messenger button of type `BK`. Sends the label to the channel's bot as if the recipient had typed it.
         */
        MessengerButtonBkRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `BK` for this kind.
             * @enum {string}
             */
            type: "BK";
        };
        /**
         * Forward message (MD)
         * @description Messenger button of type `MD`. Sends the label together with the whole message to an agent of the channel.
         */
        MessengerButtonMdRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `MD` for this kind.
             * @enum {string}
             */
            type: "MD";
        };
        /**
         * Switch to agent chat (BC)
         * @description Messenger button of type `BC`. Moves the conversation to a human agent.
         */
        MessengerButtonBcRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `BC` for this kind.
             * @enum {string}
             */
            type: "BC";
            /** @description Data handed to the conversation that the switch opens. Not shown to the recipient. */
            chatExtra?: string;
        };
        /**
         * Switch to bot (BT)
         * @description Messenger button of type `BT`. Moves the conversation to the channel's bot.
         */
        MessengerButtonBtRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `BT` for this kind.
             * @enum {string}
             */
            type: "BT";
            /** @description Data handed to the conversation that the switch opens. Not shown to the recipient. */
            chatExtra?: string;
            /** @description Name of the bot event to start with. */
            chatEvent?: string;
        };
        /**
         * Add channel (AC)
         * @description Messenger button of type `AC`. Adds the sender's channel to the recipient's friends.
         */
        MessengerButtonAcRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `AC` for this kind.
             * @enum {string}
             */
            type: "AC";
        };
        /**
         * Business form (BF)
         * @description Messenger button of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both.
         */
        MessengerButtonBfRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `BF` for this kind.
             * @enum {string}
             */
            type: "BF";
            /** @description Key of the business form. */
            bizFormKey?: string;
            /** @description Id of the business form. */
            bizFormId?: string;
        };
        /** @description A list of label and value pairs, with an optional total. */
        AlimtalkItemRaw: {
            /** @description 2 to 10 rows, shown in this order. */
            list: components["schemas"]["AlimtalkItemRowRaw"][];
            summary?: components["schemas"]["MessengerItemSummaryRaw"];
        };
        /** @description One row of an alimtalk item list. */
        AlimtalkItemRowRaw: {
            /** @description Label of the row, at most 6 characters. */
            title: string;
            /** @description Value of the row, at most 23 characters. */
            description: string;
        };
        /** @description Last line of an item list, for a total. */
        MessengerItemSummaryRaw: {
            /** @description Label of the line, at most 6 characters. */
            title: string;
            /**
             * @description An amount, at most 14 characters: digits with commas and at most two decimals after a point, with a currency sign
             *     (`₩`, `$`, `원`) or a three-letter currency code before or after it. Spaces may stand between them.
             */
            description: string;
        };
        /**
         * @description A highlighted line above the item list. In a message with an image (`msgType` `AI`) the title has at
         *     most 21 and the description at most 13 characters.
         */
        AlimtalkItemHighlightRaw: {
            /** @description Highlighted words, at most 30 characters; 21 in a message with an image. */
            title: string;
            /** @description Words below the title, at most 19 characters; 13 in a message with an image. */
            description: string;
        };
        /** @description What stands below the message and its buttons. */
        AlimtalkSupplementRaw: {
            /** @description Quick replies, at most 10, shown in this order. With any of them a message has at most 2 buttons. */
            quickReply?: components["schemas"]["MessengerQuickReplyRaw"][];
        };
        /**
         * @description A short answer offered below the message, gone once it is tapped. `type` chooses the kind; the
         *     fields of each kind are those of the button of that type.
         */
        MessengerQuickReplyRaw: {
            /**
             * @description Kind of the quick reply.
             * @enum {string}
             */
            type: "WL" | "AL" | "BK" | "BC" | "BT" | "BF" | "MD";
        } & (components["schemas"]["MessengerQuickReplyWlRaw"] | components["schemas"]["MessengerQuickReplyAlRaw"] | components["schemas"]["MessengerQuickReplyBkRaw"] | components["schemas"]["MessengerQuickReplyBcRaw"] | components["schemas"]["MessengerQuickReplyBtRaw"] | components["schemas"]["MessengerQuickReplyBfRaw"] | components["schemas"]["MessengerQuickReplyMdRaw"]);
        /**
         * Web link (WL)
         * @description Quick reply of type `WL`. Opens a web page. `urlMobile` is required.
         */
        MessengerQuickReplyWlRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `WL` for this kind.
             * @enum {string}
             */
            type: "WL";
            /** @description Address opened on a phone. */
            urlMobile: components["schemas"]["MessengerLinkRaw"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLinkRaw"];
            /** @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used. */
            target?: string;
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLinkRaw"];
        };
        /**
         * App link (AL)
         * @description Quick reply of type `AL`. Opens an app, or a web page where the app is missing. At least two of `schemeIos`, `schemeAndroid` and `urlMobile` are required.
         */
        MessengerQuickReplyAlRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `AL` for this kind.
             * @enum {string}
             */
            type: "AL";
            /** @description Address opened on a phone. */
            urlMobile?: components["schemas"]["MessengerLinkRaw"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLinkRaw"];
            /** @description Where the link opens. `out` asks for the browser outside the messenger; without it the messenger's own browser is used. */
            target?: string;
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLinkRaw"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLinkRaw"];
        };
        /**
         * Bot keyword (BK)
         * @description Quick reply of type `BK`. Sends the label to the channel's bot as if the recipient had typed it.
         */
        MessengerQuickReplyBkRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `BK` for this kind.
             * @enum {string}
             */
            type: "BK";
        };
        /**
         * Switch to agent chat (BC)
         * @description Quick reply of type `BC`. Moves the conversation to a human agent.
         */
        MessengerQuickReplyBcRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `BC` for this kind.
             * @enum {string}
             */
            type: "BC";
            /** @description Data handed to the conversation that the switch opens. Not shown to the recipient. */
            chatExtra?: string;
        };
        /**
         * Switch to bot (BT)
         * @description Quick reply of type `BT`. Moves the conversation to the channel's bot.
         */
        MessengerQuickReplyBtRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `BT` for this kind.
             * @enum {string}
             */
            type: "BT";
            /** @description Data handed to the conversation that the switch opens. Not shown to the recipient. */
            chatExtra?: string;
            /** @description Name of the bot event to start with. */
            chatEvent?: string;
        };
        /**
         * Business form (BF)
         * @description Quick reply of type `BF`. Opens a business form. One of `bizFormKey` and `bizFormId` is required, or both.
         */
        MessengerQuickReplyBfRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `BF` for this kind.
             * @enum {string}
             */
            type: "BF";
            /** @description Key of the business form. */
            bizFormKey?: string;
            /** @description Id of the business form. */
            bizFormId?: string;
        };
        /**
         * Forward message (MD)
         * @description Quick reply of type `MD`. Sends the label together with the whole message to an agent of the channel.
         */
        MessengerQuickReplyMdRaw: {
            /** @description Label that the recipient sees, at most 14 characters. */
            name: components["schemas"]["MessengerButtonNameRaw"];
            /**
             * @description Always `MD` for this kind.
             * @enum {string}
             */
            type: "MD";
        };
        /** @description Rules across the fields of an alimtalk message. */
        AlimtalkRulesRaw: unknown;
        /** @description Message text. At most 1000 characters, 400 with an image (`FI`), 76 with a wide image (`FW`). */
        FriendtalkTextRaw: string;
        /** @description Line above the message or card, at most 20 characters. */
        FriendtalkHeaderRaw: string;
        /** @description Additional line below the text, for example about prices or terms, at most 34 characters. */
        FriendtalkAdditionalContentRaw: string;
        /** @description What stands with the text: buttons, image, item list, coupon, offer, video. */
        FriendtalkAttachmentRaw: {
            /** @description Buttons below the message, at most 5 (1 with a wide image, `FW`), shown in this order. */
            button?: components["schemas"]["MessengerButtonsRaw"];
            image?: components["schemas"]["FriendtalkImageRaw"];
            item?: components["schemas"]["FriendtalkItemRaw"];
            coupon?: components["schemas"]["FriendtalkCouponRaw"];
            commerce?: components["schemas"]["FriendtalkCommerceRaw"];
            video?: components["schemas"]["FriendtalkVideo"];
        };
        /** @description The image of the message or card. Required for `FI`, `FW` and every carousel card. */
        FriendtalkImageRaw: {
            imgUrl: components["schemas"]["MessengerImageUrl"];
            /** @description Address opened when the recipient taps the image. */
            imgLink?: components["schemas"]["MessengerLinkRaw"];
        };
        /** @description The list of a wide item list message (`FL`), with an optional total. Only there. */
        FriendtalkItemRaw: {
            /** @description 3 to 4 rows, shown in this order. */
            list: components["schemas"]["FriendtalkItemRowRaw"][];
            summary?: components["schemas"]["MessengerItemSummaryRaw"];
        };
        /** @description One row of a wide item list, with its own image and link. */
        FriendtalkItemRowRaw: {
            /** @description Words of the row, at most 30 characters. */
            title: string;
            imgUrl: components["schemas"]["MessengerImageUrl"];
            /** @description Address opened on a phone. */
            urlMobile: components["schemas"]["MessengerLinkRaw"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLinkRaw"];
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLinkRaw"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLinkRaw"];
        };
        /** @description A coupon below the message, with the links of a button. */
        FriendtalkCouponRaw: {
            /** @description What the coupon gives, at most 30 characters. */
            title: string;
            /** @description Condition of the coupon, at most 18 characters. */
            description: string;
            /** @description Address opened on a phone. */
            urlMobile?: components["schemas"]["MessengerLinkRaw"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLinkRaw"];
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLinkRaw"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLinkRaw"];
        };
        /** @description An offer, its price and its discount, in won. */
        FriendtalkCommerceRaw: {
            /** @description Name of the goods, at most 30 characters. */
            title: string;
            /** @description Price without the discount. */
            regularPrice: number;
            /** @description Price after the discount. */
            discountPrice?: number;
            /** @description Discount in per cent. */
            discountRate?: number;
            /** @description Discount as an amount. */
            discountFixed?: number;
        };
        /** @description Cards side by side (`FC`), with an optional opening card and closing link. */
        FriendtalkCarouselRaw: {
            /** @description 2 to 10 cards, shown in this order. */
            list: components["schemas"]["FriendtalkCarouselCardRaw"][];
            head?: components["schemas"]["FriendtalkCarouselHeadRaw"];
            tail?: components["schemas"]["FriendtalkCarouselTailRaw"];
        };
        /** @description One card of a carousel. */
        FriendtalkCarouselCardRaw: {
            /** @description Title of the card, at most 20 characters. */
            header?: components["schemas"]["FriendtalkHeaderRaw"];
            /** @description Text of the card, at most 180 characters. */
            message?: string;
            additionalContent?: components["schemas"]["FriendtalkAdditionalContentRaw"];
            attachment: components["schemas"]["FriendtalkCarouselAttachmentRaw"];
        };
        /** @description What stands with the text of a card: its image, at most 2 buttons, coupon, offer. */
        FriendtalkCarouselAttachmentRaw: {
            /** @description Buttons of the card, at most 2, shown in this order. */
            button?: components["schemas"]["MessengerButtonsRaw"];
            image: components["schemas"]["FriendtalkImageRaw"];
            coupon?: components["schemas"]["FriendtalkCouponRaw"];
            commerce?: components["schemas"]["FriendtalkCommerceRaw"];
        };
        /** @description Opening card of a carousel. */
        FriendtalkCarouselHeadRaw: {
            /** @description Title of the opening card, at most 20 characters. */
            header: components["schemas"]["FriendtalkHeaderRaw"];
            /** @description Text of the opening card, at most 50 characters. */
            content: string;
            imageUrl: components["schemas"]["MessengerImageUrl"];
            /** @description Address opened on a phone. */
            urlMobile?: components["schemas"]["MessengerLinkRaw"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLinkRaw"];
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLinkRaw"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLinkRaw"];
        };
        /** @description Closing link of a carousel ("see more"). At least one link is required. */
        FriendtalkCarouselTailRaw: {
            /** @description Address opened on a phone. */
            urlMobile?: components["schemas"]["MessengerLinkRaw"];
            /** @description Address opened by the desktop messenger. The spelling `urlPC` is accepted too, but never both at once. */
            urlPc?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on iOS. The spelling `schemeIOS` is accepted too, but never both at once. */
            schemeIos?: components["schemas"]["MessengerLinkRaw"];
            /** @description App link opened on Android. */
            schemeAndroid?: components["schemas"]["MessengerLinkRaw"];
            /** @description Other spelling of `urlPc`. */
            urlPC?: components["schemas"]["MessengerLinkRaw"];
            /** @description Other spelling of `schemeIos`. */
            schemeIOS?: components["schemas"]["MessengerLinkRaw"];
        };
        /** @description Rules across the fields of a friendtalk message, by `msgType`. */
        FriendtalkRulesRaw: unknown;
    };
    responses: never;
    parameters: {
        /** @description Identifier of the batch, as polling answered it. */
        ReportId: string;
        /** @description Message key, as the send answered it. */
        MsgKey: string;
        /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
        IdempotencyKey: string;
        /** @description The service that the image is for, `MMS`, `RCS` or `FRIENDTALK`, in upper or lower case. The values are an extension. */
        ServiceTypeOfFile: string;
        /** @description The message type that the image is for. With `FRIENDTALK` it is `FI` (image), `FW` (wide image), `FL` (wide item list) or `FC` (carousel); with the other service types any word stands here and is ignored. The values are an extension. */
        MsgTypeOfFile: string;
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
                    "application/json": components["schemas"]["TokenIssued"];
                };
            };
            /** @description A100 Invalid authentication information. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A100";
                        /** @enum {string} */
                        result: "Invalid authentication information";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110";
                        /** @enum {string} */
                        result: "Blocked account";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                    "application/json": components["schemas"]["ReportsPolled"];
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110" | "A802";
                        /** @enum {string} */
                        result: "Blocked account" | "No permission to Pull API";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110" | "A802";
                        /** @enum {string} */
                        result: "Blocked account" | "No permission to Pull API";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A805";
                        /** @enum {string} */
                        result: "Invalid Report ID(Pull API)";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                    "application/json": components["schemas"]["ReportsFound"];
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
                };
            };
            /** @description A110 Blocked account. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110";
                        /** @enum {string} */
                        result: "Blocked account";
                    };
                };
            };
            /** @description A820 Requested data not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A820";
                        /** @enum {string} */
                        result: "Requested data not found";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                "application/json": components["schemas"]["AlimtalkSend"];
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
                    "application/json": components["schemas"]["SendAccepted"];
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A303 Invalid or empty text. A305 Invalid ref. A306 Invalid or empty to. A312 Invalid fallback.type. A314 Invalid fallback.text. A317 More than 3 fallback.fileKey. A328 text too long. A329 fallback.text too long. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A327 from is not a registered sender number of the account. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A010" | "A011" | "A308" | "A302" | "A303" | "A305" | "A306" | "A312" | "A314" | "A317" | "A328" | "A329" | "A502" | "A503" | "A505" | "A521" | "A523" | "A524" | "A525" | "A559" | "A560" | "A561" | "A562" | "A563" | "A564" | "A565" | "A327" | "A217";
                        /** @enum {string} */
                        result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ref" | "Invalid or empty to" | "Invalid fallback.type" | "Invalid fallback.text" | "More than 3 fallback.fileKey" | "text too long" | "fallback.text too long" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid or empty templateCode" | "Invalid item title or description" | "Invalid or empty msgType" | "Invalid button.type" | "Invalid button.name" | "Invalid price" | "Invalid itemHighlight" | "Invalid item.summary" | "Invalid quickReply" | "Invalid quickReply type" | "Invalid quickReply name" | "Invalid header" | "from is not a registered sender number of the account" | "Invalid, foreign or expired fileKey / media / image URL";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110" | "A325" | "A326";
                        /** @enum {string} */
                        result: "Blocked account" | "Account has no right to this channel" | "No right to fallback";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A301" | "A309";
                        /** @enum {string} */
                        result: "Idempotency key used with another body" | "Idempotency key in use";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                "application/json": components["schemas"]["FriendtalkSend"];
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
                    "application/json": components["schemas"]["SendAccepted"];
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A303 Invalid or empty text. A305 Invalid ref. A306 Invalid or empty to. A312 Invalid fallback.type. A314 Invalid fallback.text. A317 More than 3 fallback.fileKey. A328 text too long. A329 fallback.text too long. A502 Invalid or empty senderKey. A503 Invalid messenger button. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A561 Invalid item.summary. A565 Invalid header. A327 from is not a registered sender number of the account. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A010" | "A011" | "A308" | "A302" | "A303" | "A305" | "A306" | "A312" | "A314" | "A317" | "A328" | "A329" | "A502" | "A503" | "A506" | "A513" | "A521" | "A523" | "A524" | "A525" | "A559" | "A561" | "A565" | "A327" | "A217";
                        /** @enum {string} */
                        result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ref" | "Invalid or empty to" | "Invalid fallback.type" | "Invalid fallback.text" | "More than 3 fallback.fileKey" | "text too long" | "fallback.text too long" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid adFlag" | "Invalid or empty image" | "Invalid item title or description" | "Invalid or empty msgType" | "Invalid button.type" | "Invalid button.name" | "Invalid price" | "Invalid item.summary" | "Invalid header" | "from is not a registered sender number of the account" | "Invalid, foreign or expired fileKey / media / image URL";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110" | "A325" | "A326";
                        /** @enum {string} */
                        result: "Blocked account" | "Account has no right to this channel" | "No right to fallback";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A301" | "A309";
                        /** @enum {string} */
                        result: "Idempotency key used with another body" | "Idempotency key in use";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                "application/json": components["schemas"]["InternationalSend"];
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
                    "application/json": components["schemas"]["SendAccepted"];
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A306 Invalid or empty to. A303 Invalid or empty text. A328 text too long. A305 Invalid ref. A327 from is not a registered sender number of the account. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A010" | "A011" | "A308" | "A302" | "A306" | "A303" | "A328" | "A305" | "A327";
                        /** @enum {string} */
                        result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid or empty from" | "Invalid or empty to" | "Invalid or empty text" | "text too long" | "Invalid ref" | "from is not a registered sender number of the account";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110" | "A325";
                        /** @enum {string} */
                        result: "Blocked account" | "Account has no right to this channel";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A301" | "A309";
                        /** @enum {string} */
                        result: "Idempotency key used with another body" | "Idempotency key in use";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                "application/json": components["schemas"]["RcsSend"];
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
                    "application/json": components["schemas"]["SendAccepted"];
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A300 Wrong send request. A415 Invalid or empty RCS content. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A417 Wrong number of carousel cards. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A302 Invalid or empty from. A306 Invalid or empty to. A420 Invalid or empty brandKey. A419 Invalid brandId. A408 Invalid expiryOption. A411 Invalid header. A412 Invalid or missing footer. A305 Invalid ref. A312 Invalid fallback.type. A314 Invalid fallback.text. A329 fallback.text too long. A317 More than 3 fallback.fileKey. A407 Invalid copyAllowed. A409 Invalid groupId. A303 Invalid or empty text. A328 text too long. A327 from is not a registered sender number of the account. A200 File too large. A203 Invalid image resolution or ratio. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A010" | "A011" | "A308" | "A300" | "A415" | "A404" | "A406" | "A417" | "A424" | "A425" | "A426" | "A427" | "A428" | "A429" | "A430" | "A431" | "A432" | "A433" | "A434" | "A302" | "A306" | "A420" | "A419" | "A408" | "A411" | "A412" | "A305" | "A312" | "A314" | "A329" | "A317" | "A407" | "A409" | "A303" | "A328" | "A327" | "A200" | "A203" | "A217";
                        /** @enum {string} */
                        result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Wrong send request" | "Invalid or empty RCS content" | "Invalid formatId" | "Invalid RCS button, too many, or too long a label" | "Wrong number of carousel cards" | "Too many subContent" | "buttons without body" | "Invalid button.type" | "Invalid button.name" | "Invalid MAP_LOC button" | "Invalid MAP_QRY button" | "Invalid CALENDAR button" | "Invalid COPY button" | "Invalid COM_T button" | "Invalid COM_V button" | "Invalid DIAL button" | "Invalid or empty from" | "Invalid or empty to" | "Invalid or empty brandKey" | "Invalid brandId" | "Invalid expiryOption" | "Invalid header" | "Invalid or missing footer" | "Invalid ref" | "Invalid fallback.type" | "Invalid fallback.text" | "fallback.text too long" | "More than 3 fallback.fileKey" | "Invalid copyAllowed" | "Invalid groupId" | "Invalid or empty text" | "text too long" | "from is not a registered sender number of the account" | "File too large" | "Invalid image resolution or ratio" | "Invalid, foreign or expired fileKey / media / image URL";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110" | "A325" | "A326";
                        /** @enum {string} */
                        result: "Blocked account" | "Account has no right to this channel" | "No right to fallback";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A301" | "A309";
                        /** @enum {string} */
                        result: "Idempotency key used with another body" | "Idempotency key in use";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                "application/json": components["schemas"]["OmniSend"];
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
                    "application/json": components["schemas"]["OmniAccepted"];
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A250 Invalid formId. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A304 Invalid ttl. A305 Invalid ref. A306 Invalid or empty to. A310 paymentCode too long. A318 Too many destinations. A319 More than 3 fileKey. A328 text too long. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A407 Invalid copyAllowed. A408 Invalid expiryOption. A409 Invalid groupId. A411 Invalid header. A412 Invalid or missing footer. A415 Invalid or empty RCS content. A417 Wrong number of carousel cards. A419 Invalid brandId. A420 Invalid or empty brandKey. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A327 from is not a registered sender number of the account. A200 File too large. A203 Invalid image resolution or ratio. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OmniRefusal"] & {
                        /** @enum {string} */
                        code: "A010" | "A011" | "A308" | "A250" | "A300" | "A302" | "A303" | "A304" | "A305" | "A306" | "A310" | "A318" | "A319" | "A328" | "A404" | "A406" | "A407" | "A408" | "A409" | "A411" | "A412" | "A415" | "A417" | "A419" | "A420" | "A424" | "A425" | "A426" | "A427" | "A428" | "A429" | "A430" | "A431" | "A432" | "A433" | "A434" | "A502" | "A503" | "A505" | "A506" | "A513" | "A521" | "A523" | "A524" | "A525" | "A559" | "A560" | "A561" | "A562" | "A563" | "A564" | "A565" | "A327" | "A200" | "A203" | "A217";
                        /** @enum {string} */
                        result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid formId" | "Wrong send request" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ttl" | "Invalid ref" | "Invalid or empty to" | "paymentCode too long" | "Too many destinations" | "More than 3 fileKey" | "text too long" | "Invalid formatId" | "Invalid RCS button, too many, or too long a label" | "Invalid copyAllowed" | "Invalid expiryOption" | "Invalid groupId" | "Invalid header" | "Invalid or missing footer" | "Invalid or empty RCS content" | "Wrong number of carousel cards" | "Invalid brandId" | "Invalid or empty brandKey" | "Too many subContent" | "buttons without body" | "Invalid button.type" | "Invalid button.name" | "Invalid MAP_LOC button" | "Invalid MAP_QRY button" | "Invalid CALENDAR button" | "Invalid COPY button" | "Invalid COM_T button" | "Invalid COM_V button" | "Invalid DIAL button" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid or empty templateCode" | "Invalid adFlag" | "Invalid or empty image" | "Invalid item title or description" | "Invalid or empty msgType" | "Invalid price" | "Invalid itemHighlight" | "Invalid item.summary" | "Invalid quickReply" | "Invalid quickReply type" | "Invalid quickReply name" | "from is not a registered sender number of the account" | "File too large" | "Invalid image resolution or ratio" | "Invalid, foreign or expired fileKey / media / image URL";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OmniRefusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["OmniRefusal"] & {
                        /** @enum {string} */
                        code: "A110" | "A325" | "A326";
                        /** @enum {string} */
                        result: "Blocked account" | "Account has no right to this channel" | "No right to fallback";
                    };
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
                    "application/json": components["schemas"]["OmniRefusal"] & {
                        /** @enum {string} */
                        code: "A301" | "A309";
                        /** @enum {string} */
                        result: "Idempotency key used with another body" | "Idempotency key in use";
                    };
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
                    "application/json": components["schemas"]["OmniRefusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["OmniRefusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["OmniRefusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OmniRefusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["OmniRefusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                "application/json": components["schemas"]["SmsSend"];
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
                    "application/json": components["schemas"]["SendAccepted"];
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A306 Invalid or empty to. A303 Invalid or empty text. A328 text too long. A305 Invalid ref. A327 from is not a registered sender number of the account. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A010" | "A011" | "A308" | "A302" | "A306" | "A303" | "A328" | "A305" | "A327";
                        /** @enum {string} */
                        result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid or empty from" | "Invalid or empty to" | "Invalid or empty text" | "text too long" | "Invalid ref" | "from is not a registered sender number of the account";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110" | "A325";
                        /** @enum {string} */
                        result: "Blocked account" | "Account has no right to this channel";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A301" | "A309";
                        /** @enum {string} */
                        result: "Idempotency key used with another body" | "Idempotency key in use";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                "application/json": components["schemas"]["MmsSend"];
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
                    "application/json": components["schemas"]["SendAccepted"];
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A308 Invalid idempotency key. A302 Invalid or empty from. A306 Invalid or empty to. A303 Invalid or empty text. A328 text too long. A319 More than 3 fileKey. A217 Invalid, foreign or expired fileKey / media / image URL. A305 Invalid ref. A327 from is not a registered sender number of the account. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A010" | "A011" | "A308" | "A302" | "A306" | "A303" | "A328" | "A319" | "A217" | "A305" | "A327";
                        /** @enum {string} */
                        result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid idempotency key" | "Invalid or empty from" | "Invalid or empty to" | "Invalid or empty text" | "text too long" | "More than 3 fileKey" | "Invalid, foreign or expired fileKey / media / image URL" | "Invalid ref" | "from is not a registered sender number of the account";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110" | "A325";
                        /** @enum {string} */
                        result: "Blocked account" | "Account has no right to this channel";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A301" | "A309";
                        /** @enum {string} */
                        result: "Idempotency key used with another body" | "Idempotency key in use";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                "application/json": components["schemas"]["FormRequest"];
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
                    "application/json": components["schemas"]["FormSaved"];
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A304 Invalid ttl. A319 More than 3 fileKey. A328 text too long. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A407 Invalid copyAllowed. A408 Invalid expiryOption. A409 Invalid groupId. A411 Invalid header. A412 Invalid or missing footer. A415 Invalid or empty RCS content. A417 Wrong number of carousel cards. A419 Invalid brandId. A420 Invalid or empty brandKey. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A010" | "A011" | "A300" | "A302" | "A303" | "A304" | "A319" | "A328" | "A404" | "A406" | "A407" | "A408" | "A409" | "A411" | "A412" | "A415" | "A417" | "A419" | "A420" | "A424" | "A425" | "A426" | "A427" | "A428" | "A429" | "A430" | "A431" | "A432" | "A433" | "A434" | "A502" | "A503" | "A505" | "A506" | "A513" | "A521" | "A523" | "A524" | "A525" | "A559" | "A560" | "A561" | "A562" | "A563" | "A564" | "A565" | "A217";
                        /** @enum {string} */
                        result: "Cannot parse JSON" | "Cannot map JSON" | "Wrong send request" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ttl" | "More than 3 fileKey" | "text too long" | "Invalid formatId" | "Invalid RCS button, too many, or too long a label" | "Invalid copyAllowed" | "Invalid expiryOption" | "Invalid groupId" | "Invalid header" | "Invalid or missing footer" | "Invalid or empty RCS content" | "Wrong number of carousel cards" | "Invalid brandId" | "Invalid or empty brandKey" | "Too many subContent" | "buttons without body" | "Invalid button.type" | "Invalid button.name" | "Invalid MAP_LOC button" | "Invalid MAP_QRY button" | "Invalid CALENDAR button" | "Invalid COPY button" | "Invalid COM_T button" | "Invalid COM_V button" | "Invalid DIAL button" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid or empty templateCode" | "Invalid adFlag" | "Invalid or empty image" | "Invalid item title or description" | "Invalid or empty msgType" | "Invalid price" | "Invalid itemHighlight" | "Invalid item.summary" | "Invalid quickReply" | "Invalid quickReply type" | "Invalid quickReply name" | "Invalid, foreign or expired fileKey / media / image URL";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110";
                        /** @enum {string} */
                        result: "Blocked account";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                formId: components["schemas"]["FormId"];
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
                    "application/json": components["schemas"]["FormFound"];
                };
            };
            /** @description A250 Invalid formId. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A250";
                        /** @enum {string} */
                        result: "Invalid formId";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
                };
            };
            /** @description A110 Blocked account. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110";
                        /** @enum {string} */
                        result: "Blocked account";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                formId: components["schemas"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormRequest"];
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
                    "application/json": components["schemas"]["FormSaved"];
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. A250 Invalid formId. A300 Wrong send request. A302 Invalid or empty from. A303 Invalid or empty text. A304 Invalid ttl. A319 More than 3 fileKey. A328 text too long. A404 Invalid formatId. A406 Invalid RCS button, too many, or too long a label. A407 Invalid copyAllowed. A408 Invalid expiryOption. A409 Invalid groupId. A411 Invalid header. A412 Invalid or missing footer. A415 Invalid or empty RCS content. A417 Wrong number of carousel cards. A419 Invalid brandId. A420 Invalid or empty brandKey. A424 Too many subContent. A425 buttons without body. A426 Invalid button.type. A427 Invalid button.name. A428 Invalid MAP_LOC button. A429 Invalid MAP_QRY button. A430 Invalid CALENDAR button. A431 Invalid COPY button. A432 Invalid COM_T button. A433 Invalid COM_V button. A434 Invalid DIAL button. A502 Invalid or empty senderKey. A503 Invalid messenger button. A505 Invalid or empty templateCode. A506 Invalid adFlag. A513 Invalid or empty image. A521 Invalid item title or description. A523 Invalid or empty msgType. A524 Invalid button.type. A525 Invalid button.name. A559 Invalid price. A560 Invalid itemHighlight. A561 Invalid item.summary. A562 Invalid quickReply. A563 Invalid quickReply type. A564 Invalid quickReply name. A565 Invalid header. A217 Invalid, foreign or expired fileKey / media / image URL. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimitLimitIfCounted"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemainingIfCounted"];
                    "RateLimit-Reset": components["headers"]["RateLimitResetIfCounted"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A010" | "A011" | "A250" | "A300" | "A302" | "A303" | "A304" | "A319" | "A328" | "A404" | "A406" | "A407" | "A408" | "A409" | "A411" | "A412" | "A415" | "A417" | "A419" | "A420" | "A424" | "A425" | "A426" | "A427" | "A428" | "A429" | "A430" | "A431" | "A432" | "A433" | "A434" | "A502" | "A503" | "A505" | "A506" | "A513" | "A521" | "A523" | "A524" | "A525" | "A559" | "A560" | "A561" | "A562" | "A563" | "A564" | "A565" | "A217";
                        /** @enum {string} */
                        result: "Cannot parse JSON" | "Cannot map JSON" | "Invalid formId" | "Wrong send request" | "Invalid or empty from" | "Invalid or empty text" | "Invalid ttl" | "More than 3 fileKey" | "text too long" | "Invalid formatId" | "Invalid RCS button, too many, or too long a label" | "Invalid copyAllowed" | "Invalid expiryOption" | "Invalid groupId" | "Invalid header" | "Invalid or missing footer" | "Invalid or empty RCS content" | "Wrong number of carousel cards" | "Invalid brandId" | "Invalid or empty brandKey" | "Too many subContent" | "buttons without body" | "Invalid button.type" | "Invalid button.name" | "Invalid MAP_LOC button" | "Invalid MAP_QRY button" | "Invalid CALENDAR button" | "Invalid COPY button" | "Invalid COM_T button" | "Invalid COM_V button" | "Invalid DIAL button" | "Invalid or empty senderKey" | "Invalid messenger button" | "Invalid or empty templateCode" | "Invalid adFlag" | "Invalid or empty image" | "Invalid item title or description" | "Invalid or empty msgType" | "Invalid price" | "Invalid itemHighlight" | "Invalid item.summary" | "Invalid quickReply" | "Invalid quickReply type" | "Invalid quickReply name" | "Invalid, foreign or expired fileKey / media / image URL";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110";
                        /** @enum {string} */
                        result: "Blocked account";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                formId: components["schemas"]["FormId"];
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
                    "application/json": components["schemas"]["FormDeleted"];
                };
            };
            /** @description A250 Invalid formId. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A250";
                        /** @enum {string} */
                        result: "Invalid formId";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
                };
            };
            /** @description A110 Blocked account. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110";
                        /** @enum {string} */
                        result: "Blocked account";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service that the image is for, `MMS`, `RCS` or `FRIENDTALK`, in upper or lower case. The values are an extension. */
                serviceType: components["parameters"]["ServiceTypeOfFile"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
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
                    "application/json": components["schemas"]["FileUploaded"];
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A011" | "A219" | "A220" | "A204" | "A208" | "A201" | "A200" | "A202" | "A206" | "A205" | "A203";
                        /** @enum {string} */
                        result: "Cannot map JSON" | "Invalid serviceType in the path" | "Invalid msgType in the path" | "File part missing" | "Invalid or empty file name" | "File name too long" | "File too large" | "Invalid file" | "Unsupported file format" | "Declared content type is not the real one" | "Invalid image resolution or ratio";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110";
                        /** @enum {string} */
                        result: "Blocked account";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
                };
            };
        };
    };
    uploadTypedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service that the image is for, `MMS`, `RCS` or `FRIENDTALK`, in upper or lower case. The values are an extension. */
                serviceType: components["parameters"]["ServiceTypeOfFile"];
                /** @description The message type that the image is for. With `FRIENDTALK` it is `FI` (image), `FW` (wide image), `FL` (wide item list) or `FC` (carousel); with the other service types any word stands here and is ignored. The values are an extension. */
                msgType: components["parameters"]["MsgTypeOfFile"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
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
                    "application/json": components["schemas"]["FileUploaded"];
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A011" | "A219" | "A220" | "A204" | "A208" | "A201" | "A200" | "A202" | "A206" | "A205" | "A203";
                        /** @enum {string} */
                        result: "Cannot map JSON" | "Invalid serviceType in the path" | "Invalid msgType in the path" | "File part missing" | "Invalid or empty file name" | "File name too long" | "File too large" | "Invalid file" | "Unsupported file format" | "Declared content type is not the real one" | "Invalid image resolution or ratio";
                    };
                };
            };
            /** @description A001 Expired token. A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A001" | "A002";
                        /** @enum {string} */
                        result: "Expired token" | "Invalid token";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A110";
                        /** @enum {string} */
                        result: "Blocked account";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A020";
                        /** @enum {string} */
                        result: "Rate limit exceeded";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A820";
                        /** @enum {string} */
                        result: "Requested data not found";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                "application/json": components["schemas"]["CarrierReceipts"];
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
                    "application/json": components["schemas"]["CarrierReceiptsTaken"];
                };
            };
            /** @description A010 Cannot parse JSON. A011 Cannot map JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A010" | "A011";
                        /** @enum {string} */
                        result: "Cannot parse JSON" | "Cannot map JSON";
                    };
                };
            };
            /** @description A002 Invalid token. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A002";
                        /** @enum {string} */
                        result: "Invalid token";
                    };
                };
            };
            /** @description A820 Requested data not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A820";
                        /** @enum {string} */
                        result: "Requested data not found";
                    };
                };
            };
            /** @description A016 Body too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A016";
                        /** @enum {string} */
                        result: "Body too large";
                    };
                };
            };
            /** @description A015 Unsupported media type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A015";
                        /** @enum {string} */
                        result: "Unsupported media type";
                    };
                };
            };
            /** @description A999 Unknown error. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A999";
                        /** @enum {string} */
                        result: "Unknown error";
                    };
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
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        code: "A920";
                        /** @enum {string} */
                        result: "Server busy, try again";
                    };
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
                "application/json": components["schemas"]["WebhookReport"];
            };
        };
        responses: {
            /** @description The receiver has the report. Any other 2xx status will do as well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReceipt"];
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
                "application/json": components["schemas"]["CarrierSubmission"];
            };
        };
        responses: {
            /** @description Each message was looked at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarrierVerdicts"];
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
                "application/json": components["schemas"]["CarrierQuestion"];
            };
        };
        responses: {
            /** @description What is known of each message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarrierAnswers"];
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

// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The operator of the session, and when the session ends.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Sets the cookie of a new session. Wrong names and passwords are answered alike, and too many of them with 429.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the session; its cookie is worth nothing from then on.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find messages
         * @description The newest first, in all cells. A search without `ref` looks at the last 24 hours unless it says otherwise. Where the time for
         *     the search was over, the page is shorter and has a cursor for the rest.
         */
        get: operations["findMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/find-by-recipient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the messages to a number
         * @description As `findMessages`, by the recipient as the client wrote it: 01012345678 and +821012345678 are two. It is a POST so that the
         *     number is in no address, and therefore in no log of a proxy.
         */
        post: operations["findMessagesTo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{msgKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message with its timeline
         * @description What became of a message and why.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All accounts
         * @description Ordered by their names.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account
         * @description Its settings, without its password and without the secret of its webhook.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/registry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is registered for an account
         * @description Sender numbers, brands, templates, sender keys and countries.
         */
        get: operations["getRegistry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Throughput, latency and failures by time
         * @description Slots of equal length, the oldest first, summed over all gateways. Each gateway writes its figures every few seconds, so the last
         *     slots may still grow.
         */
        get: operations["getTraffic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backlog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits
         * @description Steps that no worker has in hand, of all cells, and reports whose webhooks were given up.
         */
        get: operations["getBacklog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All carriers
         * @description As all workers together see them.
         */
        get: operations["listCarriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/{carrier}/pause": {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the carrier. */
                carrier: components["parameters"]["CarrierName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit nothing new to a carrier
         * @description In all workers, until it is resumed, also after a restart. Receipts are still taken.
         */
        post: operations["pauseCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/{carrier}/resume": {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the carrier. */
                carrier: components["parameters"]["CarrierName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit to a paused carrier again
         * @description What waited for it is submitted. A carrier that is not paused stays as it is.
         */
        post: operations["resumeCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/{carrier}/drain": {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the carrier. */
                carrier: components["parameters"]["CarrierName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a carrier and wait until nothing is under way
         * @description Answers after some seconds at most; `underWay` and `open` tell how far it is. It may be called again.
         */
        post: operations["drainCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports whose webhooks were given up
         * @description Of one account or of all, the newest messages first.
         */
        get: operations["listDeadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dead-letters/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send reports again
         * @description Those that are named, or all of the account, with all tries from the beginning.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what
         * @description The newest first.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: Problem;
        OperatorName: OperatorName;
        AccountId: AccountId;
        MsgKey: MsgKey;
        Ref: Ref;
        Time: Time;
        Limit: Limit;
        Role: Role;
        MessageState: MessageState;
        SignIn: SignIn;
        Session: Session;
        RecipientSearch: RecipientSearch;
        RecipientSearchFilled: RecipientSearchFilled;
        Message: Message;
        SilentCell: SilentCell;
        MessagePage: MessagePage;
        MessageDetail: MessageDetail;
        AccountSummary: AccountSummary;
        Account: Account;
        Registry: Registry;
        Traffic: Traffic;
        Backlog: Backlog;
        Carrier: Carrier;
        CarrierOrder: CarrierOrder;
        DeadLetter: DeadLetter;
        DeadLetterPage: DeadLetterPage;
        Redelivery: Redelivery;
        AuditEntry: AuditEntry;
        AuditPage: AuditPage;
    };
    responses: {
        /** @description The session. */
        SignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Session;
            };
        };
        /** @description A page of messages. */
        Messages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MessagePage;
            };
        };
        /** @description The order is given; workers follow it within seconds. */
        Ordered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": CarrierOrder;
            };
        };
        /** @description The request is not valid. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description Nobody is signed in, or the name or password is wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The role does not allow it, or the request does not come from a page of this server. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description It cannot be done as things are. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The body is no JSON. */
        Unsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description Too many wrong passwords. */
        TooMany: {
            headers: {
                /** @description In how many seconds to try again. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The server is busy. */
        Busy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The server failed, or the database does not answer. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
    };
    parameters: {
        /** @description Proves that a page of this server sends the request. */
        RequestedWith: "gateway-console";
        /** @description The reference that the client gave. */
        Ref: Ref;
        /** @description Only of this account. */
        Account: AccountId;
        /** @description The name of the account. */
        AccountId: AccountId;
        /** @description The key of the message. */
        MsgKey: MsgKey;
        /** @description The name of the carrier. */
        CarrierName: string;
        /** @description Only in this state. */
        State: MessageState;
        /** @description Accepted at this time or later. */
        Since: Time;
        /** @description Accepted before this time. */
        Until: Time;
        /** @description Where the page before ended; its `nextCursor`. */
        Cursor: MsgKey;
        /** @description How many at most. */
        Limit: Limit;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedIn"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignIn;
            };
        };
        responses: {
            /** @description The session has begun. */
            200: {
                headers: {
                    /** @description The session. */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Unsupported"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failed"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    /** @description Removes the cookie. */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    findMessages: {
        parameters: {
            query?: {
                /** @description The reference that the client gave. */
                ref?: components["parameters"]["Ref"];
                /** @description Only of this account. */
                account?: components["parameters"]["Account"];
                /** @description Only in this state. */
                state?: components["parameters"]["State"];
                /** @description Accepted at this time or later. */
                since?: components["parameters"]["Since"];
                /** @description Accepted before this time. */
                until?: components["parameters"]["Until"];
                /** @description Where the page before ended; its `nextCursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Messages"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    findMessagesTo: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecipientSearch;
            };
        };
        responses: {
            200: components["responses"]["Messages"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Unsupported"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failed"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the message. */
                msgKey: components["parameters"]["MsgKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageDetail;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAccountsResponse200;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Account;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getRegistry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Registry;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getTraffic: {
        parameters: {
            query?: {
                /** @description How far back. */
                minutes?: 15 | 60 | 360 | 1440;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Traffic;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getBacklog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backlog. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Backlog;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    listCarriers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carriers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCarriersResponse200;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    pauseCarrier: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the carrier. */
                carrier: components["parameters"]["CarrierName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ordered"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    resumeCarrier: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the carrier. */
                carrier: components["parameters"]["CarrierName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ordered"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    drainCarrier: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the carrier. */
                carrier: components["parameters"]["CarrierName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ordered"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listDeadLetters: {
        parameters: {
            query?: {
                /** @description Only of this account. */
                account?: components["parameters"]["Account"];
                /** @description Where the page before ended; its `nextCursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeadLetterPage;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Redelivery;
            };
        };
        responses: {
            /** @description They are on their way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RedeliverResponse200;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Unsupported"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failed"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Only what this operator did. */
                operator?: OperatorName;
                /** @description Entries before this one; `nextBefore` of the page before. */
                before?: number;
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the audit log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuditPage;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
}
export type Problem = {
    title: string;
    status: number;
    /** @description What is wrong and what to do. */
    detail?: string;
    /** @description The faults of an invalid request. */
    errors?: Record<string, unknown>[];
};
/** @description At most 64 characters. Pattern: `^[a-z0-9][a-z0-9._@-]*$`. */
export type OperatorName = string;
/** @description 1 to 100 characters. */
export type AccountId = string;
/** @description At most 26 characters. Pattern: `^[0-9A-Z]{26}$`. */
export type MsgKey = string;
/** @description 1 to 200 characters. */
export type Ref = string;
/**
 * Format: date-time
 * @description At most 40 characters.
 */
export type Time = string;
/**
 * @description 1 to 100.
 * @default 20
 */
export type Limit = number;
/** @enum {string} */
export type Role = "viewer" | "operator";
/** @enum {string} */
export type MessageState = "waiting" | "queued" | "submitting" | "submitted" | "unknown" | "delivered" | "failed" | "expired";
export type SignIn = {
    /**
     * @description The operator's name.
     *
     *     1 to 64 characters.
     * @example "kim"
     */
    operator: string;
    /**
     * @description 1 to 200 characters.
     * @example "correct horse battery"
     */
    password: string;
};
export type Session = {
    /**
     * @description At most 64 characters. Pattern: `^[a-z0-9][a-z0-9._@-]*$`.
     * @example "kim"
     */
    operator: OperatorName;
    /** @example "viewer" */
    role: Role;
    /**
     * @description When the session ends, whatever is done with it.
     *
     *     At most 40 characters.
     */
    endsAt: Time;
    /**
     * @description After so long without a request it ends earlier.
     *
     *     At least 1.
     */
    idleSeconds: number;
};
export type RecipientSearch = {
    /**
     * @description The number as the client wrote it.
     *
     *     At most 21 characters. Pattern: `^\+?[0-9]{5,20}$`.
     * @example "01012345678"
     */
    to: string;
    /** @description 1 to 200 characters. */
    ref?: Ref;
    /**
     * @description 1 to 100 characters.
     * @example "acme"
     */
    account?: AccountId;
    /** @example "failed" */
    state?: MessageState;
    /** @description At most 40 characters. */
    since?: Time;
    /** @description At most 40 characters. */
    until?: Time;
    /** @description At most 26 characters. Pattern: `^[0-9A-Z]{26}$`. */
    cursor?: MsgKey;
    /**
     * @description 1 to 100.
     * @example 20
     */
    limit?: Limit;
};
export type RecipientSearchFilled = {
    /**
     * @description The number as the client wrote it.
     *
     *     At most 21 characters. Pattern: `^\+?[0-9]{5,20}$`.
     * @example "01012345678"
     */
    to: string;
    /** @description 1 to 200 characters. */
    ref?: Ref;
    /**
     * @description 1 to 100 characters.
     * @example "acme"
     */
    account?: AccountId;
    /** @example "failed" */
    state?: MessageState;
    /** @description At most 40 characters. */
    since?: Time;
    /** @description At most 40 characters. */
    until?: Time;
    /** @description At most 26 characters. Pattern: `^[0-9A-Z]{26}$`. */
    cursor?: MsgKey;
    /**
     * @description 1 to 100.
     * @example 20
     */
    limit: Limit;
};
export type Message = {
    msgKey: string;
    /** @example "acme" */
    account: string;
    /** @description At most 40 characters. */
    accepted: Time;
    /** @description The recipient, masked for viewers; null: it was erased. */
    to: string | null;
    ref: string | null;
    /** @example "waiting" */
    state: MessageState;
    channel: string | null;
    carrier: string | null;
    /** @description The report code. */
    code: string | null;
    codeText: string | null;
};
/** @description A cell that did not answer; what it holds is missing. */
export type SilentCell = {
    cell: number;
    reason: string;
};
export type MessagePage = {
    messages: Message[];
    /** @description For the next page; null: there is none. */
    nextCursor: string | null;
    /** @description The time for the search was over here; the next page goes on with what is older. */
    searchedSince: string | null;
    silentCells: SilentCell[];
};
export type MessageDetail = {
    msgKey: string;
    /** @example "acme" */
    account: string;
    /** @description At most 40 characters. */
    accepted: Time;
    /** @description The recipient, masked for viewers; null: it was erased. */
    to: string | null;
    ref: string | null;
    /** @description The channels of its flow, in order. */
    channels: string[];
    /** @example "failed" */
    state: string;
    traceId: string | null;
    code: string | null;
    codeText: string | null;
    /** @description Why it is in this state, in sentences. */
    why: string[];
    timeline: {
        /** @description At most 40 characters. */
        at: Time;
        text: string;
    }[];
};
export type AccountSummary = {
    id: string;
    blocked: boolean;
    sandbox: boolean;
    /**
     * @description How it gets its reports.
     * @example "polling"
     * @enum {string}
     */
    report: "polling" | "webhook";
    channels: string[];
    sendPerSecond: number;
    cell: number;
};
export type Account = {
    id: string;
    blocked: boolean;
    sandbox: boolean;
    /**
     * @example "polling"
     * @enum {string}
     */
    report: "polling" | "webhook";
    /** @description Whether it may poll. */
    polling: boolean;
    fallback: boolean;
    splitCount: boolean;
    channels: string[];
    limits: {
        /** @description A second. */
        send: number;
        /** @description A second. */
        polling: number;
        /** @description A second. */
        upload: number;
        /** @description A minute. */
        token: number;
        /** @description A minute. */
        tokenFailures: number;
    };
    webhookUrl: string | null;
    cell: number;
    /** @description How many times its tokens were revoked. */
    epoch: number;
};
export type Registry = {
    entries: {
        kind: string;
        key: string;
        /** @description What else is registered with it, as text. */
        details: string;
    }[];
};
export type Traffic = {
    slotSeconds: number;
    slots: {
        /** @description When the slot begins. In seconds since 1970. */
        at: number;
        /** @description Messages. */
        accepted: number;
        /** @description Steps that ended well. */
        delivered: number;
        /** @description Steps that ended otherwise. */
        failed: number;
        /** @description From acceptance to the final report, median. */
        p50Ms: number | null;
        /** @description From acceptance to the final report, 95th percentile. */
        p95Ms: number | null;
        /** @description Those with endings in the slot. */
        carriers: {
            name: string;
            delivered: number;
            failed: number;
        }[];
    }[];
};
export type Backlog = {
    steps: number;
    oldestSeconds: number;
    carriers: {
        /** @description Null: no worker has claimed them yet. */
        name: string | null;
        steps: number;
        oldestSeconds: number;
    }[];
    /** @description Reports whose webhooks were given up, counted up to 10000. */
    deadLetters: number;
    silentCells: SilentCell[];
};
export type Carrier = {
    name: string;
    /** @description Null: it is not paused. */
    pausedAt: string | null;
    /** @description Workers that run it. */
    workers: number;
    /** @description How many of these can reach it. */
    up: number;
    /** @description Steps that are being submitted. */
    underWay: number;
    /** @description Steps that wait for it. */
    waiting: number;
    /** @description Steps that a paused carrier has and has not reported; null: it is not paused, or a cell did not answer. */
    open: number | null;
};
export type CarrierOrder = {
    carrier: string;
    paused: boolean;
    /** @description Workers that run the carrier. */
    workers: number;
    /** @description Those that have not said yet that they follow. */
    silent: string[];
    /** @description Steps that are being submitted; null: not asked. */
    underWay: number | null;
    /** @description Steps without a receipt; null: not asked. */
    open: number | null;
};
export type DeadLetter = {
    /** @example "acme" */
    account: string;
    msgKey: string;
    /** @description At most 40 characters. */
    failedAt: Time;
    attempts: number;
    reason: string;
};
export type DeadLetterPage = {
    letters: DeadLetter[];
    nextCursor: string | null;
    silentCells: SilentCell[];
};
export type Redelivery = {
    /**
     * @description 1 to 100 characters.
     * @example "acme"
     */
    account: AccountId;
    /**
     * @description Left out, all of the account.
     *
     *     1 to 100 items.
     * @example ["01KA4QZ5T0G1V9H2M3N4P5Q6R7"]
     */
    msgKeys?: MsgKey[];
};
export type AuditEntry = {
    id: number;
    /** @description At most 40 characters. */
    at: Time;
    /**
     * @description The name that was given; for a failed sign-in it may be nobody.
     * @example "kim"
     */
    operator: string;
    /** @description The operation, by its id in this document. */
    action: string;
    /** @description On what: an account, a message, a carrier. */
    target: string;
    /** @description The address of the caller. */
    from: string;
    result: string;
};
export type AuditPage = {
    entries: AuditEntry[];
    /** @description For the next page; null: there is none. */
    nextBefore: number | null;
};
/** @description The accounts. */
export type ListAccountsResponse200 = {
    accounts: AccountSummary[];
};
/** @description The carriers. */
export type ListCarriersResponse200 = {
    carriers: Carrier[];
};
/** @description They are on their way. */
export type RedeliverResponse200 = {
    /**
     * @description How many.
     *
     *     At least 0.
     */
    redelivered: number;
};

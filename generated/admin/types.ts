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
         * @description The newest first, in all cells. A search without `ref`, `since` and `until` looks at the last 24 hours.
         *     Where the time for the search was over, the page is shorter and has a cursor for the rest.
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
    "/message-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count messages
         * @description How many messages a search finds, by state and by report code, with the window of `findMessages`. The newest 10,000 of each cell are
         *     counted.
         */
        get: operations["countMessages"];
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
    "/messages/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End many messages that no carrier has yet
         * @description Without `confirmed` nothing is changed, and the answer (409) has their number in `detail`. Those that a carrier has or may have stay as they are.
         */
        post: operations["cancelMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/requeue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let workers send many messages at once or once more
         * @description As `requeueMessage`, for all messages in a state. Without `confirmed` nothing is changed, and the answer (409) has their number in `detail`.
         */
        post: operations["requeueMessages"];
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
    "/messages/{msgKey}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a message that no carrier has yet
         * @description The account gets a final report with the code 90001. A message that a carrier has or may have cannot be cancelled.
         */
        post: operations["cancelMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{msgKey}/requeue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let workers send a message at once or once more
         * @description A message that waits goes to the first free worker. One that a carrier has or may have, or that failed, is sent once more if that is confirmed.
         */
        post: operations["requeueMessage"];
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
        /**
         * Make an account
         * @description A password that is left out is made and shown this once.
         */
        post: operations["createAccount"];
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
        /**
         * Delete an account with everything of it
         * @description It is blocked at first. When all its messages have ended, everything of it is deleted. If they have not in time, it is as it was
         *     before. The answer takes some 25 seconds, and as long as `waitSeconds` beside it.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Change settings of an account
         * @description Those that are not named stay.
         */
        patch: operations["changeAccount"];
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
        /**
         * Replace the whole registry
         * @description By what the body holds.
         */
        put: operations["replaceRegistry"];
        /**
         * Register entries
         * @description All or none. An entry that exists takes its new values.
         */
        post: operations["addRegistryEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an account another password
         * @description Tokens that were issued stay valid. A password that is left out is made and shown this once.
         */
        post: operations["setAccountPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The credentials of an account
         * @description The account's own password first, then the others, the oldest first. A last use is written at most once a minute.
         */
        get: operations["listCredentials"];
        put?: never;
        /**
         * Add a credential to an account
         * @description Its password is made by the gateway and shown this once. Its client ID is that of the account, a slash and the name.
         */
        post: operations["addCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/credentials/{credentialId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a credential
         * @description Its tokens are refused (A002) within seconds.
         */
        delete: operations["removeCredential"];
        options?: never;
        head?: never;
        /**
         * Change the rights or the end of a credential
         * @description What is left out stays. It counts for tokens that were issued before, too.
         */
        patch: operations["changeCredential"];
        trace?: never;
    };
    "/accounts/{accountId}/revoke-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make every token of an account invalid
         * @description The account can issue new ones.
         */
        post: operations["revokeTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/webhook-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new webhook secret
         * @description The previous one stays valid beside it unless it is ended now. The new one is shown this once.
         */
        post: operations["rotateWebhookSecret"];
        /**
         * End the webhook secret that a rotation left valid
         * @description Only the new one signs from then on.
         */
        delete: operations["dropOldWebhookSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an account sent by day
         * @description By the day of acceptance in UTC. It reads all messages of these days.
         */
        get: operations["getAccountTraffic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/quotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is used of the quotas of an account
         * @description Of the present day and month in UTC.
         */
        get: operations["getQuotas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an account to another cell
         * @description The account is served while its messages are copied. Then its requests are refused for a second or two. If it cannot be moved in time, it stays where it was.
         */
        post: operations["moveAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/registry/{kind}/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an entry from the registry
         * @description Requests that need it are refused within seconds.
         */
        delete: operations["removeRegistryEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/opt-outs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many numbers get no advertising
         * @description By sender. The numbers are stored as hashes, so they cannot be listed.
         */
        get: operations["listOptOuts"];
        put?: never;
        /**
         * Let numbers get no more advertising
         * @description All or none. A number that is there already stays as it is.
         */
        post: operations["addOptOuts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/opt-outs/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let numbers get advertising again
         * @description Removes what a request with the same body has added.
         */
        post: operations["removeOptOuts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/opt-outs/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a number has opted out of
         * @description The number is in the body, so that no log of addresses has it.
         */
        post: operations["findOptOuts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recipients/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a number and what was sent to it
         * @description From all messages that have ended. Those that have not are named and left: repeat it when they have. Unless it is confirmed,
         *     nothing is erased, and the refusal says how many messages there are.
         */
        post: operations["eraseRecipient"];
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
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What accounts sent in a month
         * @description By day in UTC, account, payment code, channel, message type, carrier and outcome. A day of an account is closed when all its messages
         *     have ended, and its counts stay the same from then on. The messages of open days are counted when this is asked, which takes long
         *     where there are many.
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
    "/backlog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits
         * @description Steps that wait to be submitted, in the outbox of all cells and in workers, and reports whose webhooks were given up.
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
    "/failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts whose reports fail
         * @description Accounts and channels whose newest reports fail, and those that did within the last day. Nothing without `FAILURE_WATCH=on`.
         */
        get: operations["listFailures"];
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
    "/carriers/{carrier}/reset-shares": {
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
         * Give the routes of a carrier the shares of the carriers file
         * @description All carriers of these routes get their resting shares at once. If one of them is still bad, shares move again after a while.
         */
        post: operations["resetCarrierShares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/reload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let all gateways read their carriers file again
         * @description One whose file has faults changes nothing and says which they are.
         */
        post: operations["reloadCarriers"];
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
    "/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who may sign in
         * @description Ordered by their names.
         */
        get: operations["listOperators"];
        put?: never;
        /**
         * Let a person sign in
         * @description A password that is left out is made and shown this once.
         */
        post: operations["addOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators/{operator}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an operator
         * @description With all sessions. What the operator did stays in the audit log.
         */
        delete: operations["removeOperator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators/{operator}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an operator another password
         * @description It ends the operator's sessions. A password that is left out is made and shown this once.
         */
        post: operations["setOperatorPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All cells
         * @description With the number of their accounts and where they are.
         */
        get: operations["listCells"];
        put?: never;
        /**
         * Add a cell
         * @description Running gateways use it within seconds.
         */
        post: operations["addCell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cells/rebalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let Citus spread the cells over its nodes
         * @description Citus moves whole cells one after the other while they are in use.
         */
        post: operations["rebalanceCells"];
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
        AccountName: AccountName;
        MsgKey: MsgKey;
        Ref: Ref;
        Code: Code;
        Time: Time;
        Limit: Limit;
        Role: Role;
        MessageState: MessageState;
        SignIn: SignIn;
        Session: Session;
        RecipientSearch: RecipientSearch;
        RecipientSearchFilled: RecipientSearchFilled;
        CancelledGroup: CancelledGroup;
        CancelledGroupFilled: CancelledGroupFilled;
        RequeuedGroup: RequeuedGroup;
        RequeuedGroupFilled: RequeuedGroupFilled;
        ChangedMessages: ChangedMessages;
        Message: Message;
        MessageTotals: MessageTotals;
        CodeCounts: CodeCounts;
        CarrierReason: CarrierReason;
        SilentCell: SilentCell;
        MessagePage: MessagePage;
        MessageDetail: MessageDetail;
        Fix: Fix;
        AccountSummary: AccountSummary;
        Account: Account;
        Registry: Registry;
        Traffic: Traffic;
        ChannelFailure: ChannelFailure;
        Backlog: Backlog;
        Carrier: Carrier;
        CarrierShare: CarrierShare;
        ResetShares: ResetShares;
        CarrierState: CarrierState;
        CarrierOrder: CarrierOrder;
        DeadLetter: DeadLetter;
        DeadLetterPage: DeadLetterPage;
        Redelivery: Redelivery;
        Channel: Channel;
        Password: Password;
        WaitSeconds: WaitSeconds;
        Confirmation: Confirmation;
        ConfirmationFilled: ConfirmationFilled;
        Requeued: Requeued;
        LimitChanges: LimitChanges;
        RateLimit: RateLimit;
        Quota: Quota;
        FallbackCap: FallbackCap;
        QuotaUses: QuotaUses;
        AccountChanges: AccountChanges;
        NewAccount: NewAccount;
        MadeAccount: MadeAccount;
        PasswordChoice: PasswordChoice;
        ChosenPassword: ChosenPassword;
        CredentialId: CredentialId;
        Right: Right;
        Rights: Rights;
        Credential: Credential;
        Credentials: Credentials;
        NewCredential: NewCredential;
        AddedCredential: AddedCredential;
        CredentialChanges: CredentialChanges;
        Revoked: Revoked;
        SecretRotation: SecretRotation;
        SecretRotationFilled: SecretRotationFilled;
        RotatedSecret: RotatedSecret;
        Rows: Rows;
        AccountTraffic: AccountTraffic;
        Usage: Usage;
        AccountMove: AccountMove;
        AccountMoveFilled: AccountMoveFilled;
        MovedAccount: MovedAccount;
        RegistryText: RegistryText;
        OptOuts: OptOuts;
        OptOutQuestion: OptOutQuestion;
        AddedOptOuts: AddedOptOuts;
        RemovedOptOuts: RemovedOptOuts;
        OptOutCounts: OptOutCounts;
        FoundOptOuts: FoundOptOuts;
        RegistryEntries: RegistryEntries;
        Registered: Registered;
        RecipientErasure: RecipientErasure;
        RecipientErasureFilled: RecipientErasureFilled;
        ErasedRecipient: ErasedRecipient;
        Reloaded: Reloaded;
        Operators: Operators;
        NewOperator: NewOperator;
        Cells: Cells;
        AddedCell: AddedCell;
        MovedCells: MovedCells;
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
        /** @description The name of the operator. */
        OperatorName: OperatorName;
        /** @description The name of the credential. */
        CredentialId: CredentialId;
        /** @description The kind of the entry. */
        EntryKind: "sender-number" | "brand" | "rcs-template" | "sender-key" | "alimtalk-template" | "brandmessage-template" | "country";
        /** @description What names the entry. */
        EntryKey: string;
        /** @description That it is meant. It cannot be undone. */
        Confirmed: boolean;
        /** @description How long to wait for messages that have not ended. */
        WaitSeconds: WaitSeconds;
        /** @description Only in this state. */
        State: MessageState;
        /** @description Only those that ended with this report code. */
        Code: Code;
        /** @description Only by this channel; of a flow, the one that decides the state. */
        Channel: Channel;
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
                /** @description Only those that ended with this report code. */
                code?: components["parameters"]["Code"];
                /** @description Only by this channel; of a flow, the one that decides the state. */
                channel?: components["parameters"]["Channel"];
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
    countMessages: {
        parameters: {
            query?: {
                /** @description The reference that the client gave. */
                ref?: components["parameters"]["Ref"];
                /** @description Only of this account. */
                account?: components["parameters"]["Account"];
                /** @description Only in this state. */
                state?: components["parameters"]["State"];
                /** @description Only those that ended with this report code. */
                code?: components["parameters"]["Code"];
                /** @description Only by this channel; of a flow, the one that decides the state. */
                channel?: components["parameters"]["Channel"];
                /** @description Accepted at this time or later. */
                since?: components["parameters"]["Since"];
                /** @description Accepted before this time. */
                until?: components["parameters"]["Until"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageTotals;
                };
            };
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
    cancelMessages: {
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
                "application/json": CancelledGroup;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChangedMessages;
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
    requeueMessages: {
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
                "application/json": RequeuedGroup;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChangedMessages;
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
    cancelMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The key of the message. */
                msgKey: components["parameters"]["MsgKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failed"];
        };
    };
    requeueMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The key of the message. */
                msgKey: components["parameters"]["MsgKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Confirmation;
            };
        };
        responses: {
            /** @description It is in the outbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Requeued;
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
    createAccount: {
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
                "application/json": NewAccount;
            };
        };
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MadeAccount;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Unsupported"];
            503: components["responses"]["Busy"];
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
    deleteAccount: {
        parameters: {
            query?: {
                /** @description That it is meant. It cannot be undone. */
                confirmed?: components["parameters"]["Confirmed"];
                /** @description How long to wait for messages that have not ended. */
                waitSeconds?: components["parameters"]["WaitSeconds"];
            };
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Rows;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failed"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AccountChanges;
            };
        };
        responses: {
            /** @description The account as it is now. */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Unsupported"];
            503: components["responses"]["Busy"];
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
    replaceRegistry: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegistryEntries;
            };
        };
        responses: {
            /** @description It is replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Registered;
                };
            };
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
    addRegistryEntries: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegistryEntries;
            };
        };
        responses: {
            /** @description They are registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Registered;
                };
            };
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
    setAccountPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordChoice;
            };
        };
        responses: {
            /** @description It has another password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChosenPassword;
                };
            };
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
    listCredentials: {
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
            /** @description The credentials, without their passwords. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Credentials;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    addCredential: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewCredential;
            };
        };
        responses: {
            /** @description It is added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddedCredential;
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
    removeCredential: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
                /** @description The name of the credential. */
                credentialId: components["parameters"]["CredentialId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    changeCredential: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
                /** @description The name of the credential. */
                credentialId: components["parameters"]["CredentialId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CredentialChanges;
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Credential;
                };
            };
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
    revokeTokens: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are invalid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Revoked;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SecretRotation;
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RotatedSecret;
                };
            };
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
    dropOldWebhookSecret: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failed"];
        };
    };
    getAccountTraffic: {
        parameters: {
            query?: {
                /** @description Today and the days before it. */
                days?: number;
            };
            header?: never;
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountTraffic;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getQuotas: {
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
            /** @description The quotas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuotaUses;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    moveAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AccountMove;
            };
        };
        responses: {
            /** @description It is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MovedAccount;
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
    removeRegistryEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
                /** @description The kind of the entry. */
                kind: components["parameters"]["EntryKind"];
                /** @description What names the entry. */
                key: components["parameters"]["EntryKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listOptOuts: {
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
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OptOutCounts;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    addOptOuts: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OptOuts;
            };
        };
        responses: {
            /** @description They are added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddedOptOuts;
                };
            };
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
    removeOptOuts: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OptOuts;
            };
        };
        responses: {
            /** @description They are removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemovedOptOuts;
                };
            };
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
    findOptOuts: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the account. */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OptOutQuestion;
            };
        };
        responses: {
            /** @description What is known of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FoundOptOuts;
                };
            };
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
    eraseRecipient: {
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
                "application/json": RecipientErasure;
            };
        };
        responses: {
            /** @description It is erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErasedRecipient;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Unsupported"];
            503: components["responses"]["Busy"];
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
    getUsage: {
        parameters: {
            query: {
                /** @description In UTC. */
                month: string;
                /** @description Only this one. */
                account?: AccountId;
                /** @description Whether days that can still change are left out of the rows. */
                closed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Usage;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    listFailures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that fail now first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFailuresResponse200;
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
            query?: {
                /** @description Wait also until the carrier has reported everything that it has. */
                receipts?: boolean;
            };
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
    resetCarrierShares: {
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
            /** @description They are reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResetShares;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    reloadCarriers: {
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
            /** @description What came of it in each gateway. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Reloaded;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    listOperators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operators. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Operators;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    addOperator: {
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
                "application/json": NewOperator;
            };
        };
        responses: {
            /** @description The operator can sign in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChosenPassword;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Unsupported"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failed"];
        };
    };
    removeOperator: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the operator. */
                operator: components["parameters"]["OperatorName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operator is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    setOperatorPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Proves that a page of this server sends the request. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @description The name of the operator. */
                operator: components["parameters"]["OperatorName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordChoice;
            };
        };
        responses: {
            /** @description The operator has another password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChosenPassword;
                };
            };
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
    listCells: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Cells;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    addCell: {
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
            /** @description It is there. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddedCell;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    rebalanceCells: {
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
            /** @description They are spread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MovedCells;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failed"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Only what this operator did; commands have the name `cli:` and the user of the system. */
                operator?: string;
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
    /** @description True: nothing was done, and `detail` says what would be. The same request with `confirmed: true` does it. */
    unconfirmed?: boolean;
};
/** @description At most 64 characters. Pattern: `^[a-z0-9][a-z0-9._@-]*$`. */
export type OperatorName = string;
/** @description 1 to 100 characters. */
export type AccountId = string;
/**
 * @description The id of a new account.
 *
 *     At most 100 characters. Pattern: `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
 */
export type AccountName = string;
/** @description At most 26 characters. Pattern: `^[0-9A-Z]{26}$`. */
export type MsgKey = string;
/** @description 1 to 200 characters. */
export type Ref = string;
/**
 * @description A report code of the gateway.
 *
 *     At most 5 characters. Pattern: `^[0-9]{5}$`.
 */
export type Code = string;
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
export type Role = "viewer" | "operator" | "admin";
/** @enum {string} */
export type MessageState = "scheduled" | "waiting" | "queued" | "submitting" | "submitted" | "unknown" | "delivered" | "failed" | "expired" | "cancelled";
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
     * @example "2027-12-31T00:00:00Z"
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
    /**
     * @description A report code of the gateway.
     *
     *     At most 5 characters. Pattern: `^[0-9]{5}$`.
     */
    code?: Code;
    /**
     * @description The name of a channel.
     * @example "sms"
     */
    channel?: Channel;
    /**
     * @description At most 40 characters.
     * @example "2026-11-16T02:30:00Z"
     */
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
    /**
     * @description A report code of the gateway.
     *
     *     At most 5 characters. Pattern: `^[0-9]{5}$`.
     */
    code?: Code;
    /**
     * @description The name of a channel.
     * @example "sms"
     */
    channel?: Channel;
    /**
     * @description At most 40 characters.
     * @example "2026-11-16T02:30:00Z"
     */
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
export type CancelledGroup = {
    /**
     * @description Left out: messages that wait, and those that are scheduled.
     * @example "waiting"
     * @enum {string}
     */
    state?: "waiting" | "scheduled";
    /**
     * @description 1 to 100 characters.
     * @example "acme"
     */
    account?: AccountId;
    /**
     * @description For which they wait, by the routes of the workers, or which had them last.
     *
     *     1 to 40 characters.
     * @example "smsc"
     */
    carrier?: string;
    /**
     * @description Of the step that waits, or that decides the state.
     *
     *     The name of a channel.
     * @example "sms"
     */
    channel?: Channel;
    /**
     * @description At most 40 characters.
     * @example "2026-11-16T02:30:00Z"
     */
    since?: Time;
    /** @description At most 40 characters. */
    until?: Time;
    /**
     * @description How many at most.
     *
     *     1 to 10000.
     * @default 1000
     * @example 1000
     */
    limit?: number;
    /**
     * @description That it is meant.
     * @default false
     * @example true
     */
    confirmed?: boolean;
};
export type CancelledGroupFilled = {
    /**
     * @description Left out: messages that wait, and those that are scheduled.
     * @example "waiting"
     * @enum {string}
     */
    state?: "waiting" | "scheduled";
    /**
     * @description 1 to 100 characters.
     * @example "acme"
     */
    account?: AccountId;
    /**
     * @description For which they wait, by the routes of the workers, or which had them last.
     *
     *     1 to 40 characters.
     * @example "smsc"
     */
    carrier?: string;
    /**
     * @description Of the step that waits, or that decides the state.
     *
     *     The name of a channel.
     * @example "sms"
     */
    channel?: Channel;
    /**
     * @description At most 40 characters.
     * @example "2026-11-16T02:30:00Z"
     */
    since?: Time;
    /** @description At most 40 characters. */
    until?: Time;
    /**
     * @description How many at most.
     *
     *     1 to 10000.
     * @default 1000
     * @example 1000
     */
    limit: number;
    /**
     * @description That it is meant.
     * @default false
     * @example true
     */
    confirmed: boolean;
};
export type RequeuedGroup = {
    /**
     * @description Cancelled messages go out only by `cancelled`, and those that wait for their `sendAt` only by `scheduled`.
     * @example "failed"
     * @enum {string}
     */
    state: "waiting" | "scheduled" | "submitted" | "unknown" | "failed" | "expired" | "cancelled";
    /**
     * @description A report code of the gateway.
     *
     *     At most 5 characters. Pattern: `^[0-9]{5}$`.
     */
    code?: Code;
    /**
     * @description 1 to 100 characters.
     * @example "acme"
     */
    account?: AccountId;
    /**
     * @description For which they wait, by the routes of the workers, or which had them last.
     *
     *     1 to 40 characters.
     * @example "smsc"
     */
    carrier?: string;
    /**
     * @description Of the step that waits, or that decides the state.
     *
     *     The name of a channel.
     * @example "sms"
     */
    channel?: Channel;
    /**
     * @description At most 40 characters.
     * @example "2026-11-16T02:30:00Z"
     */
    since?: Time;
    /** @description At most 40 characters. */
    until?: Time;
    /**
     * @description How many at most.
     *
     *     1 to 10000.
     * @default 1000
     * @example 1000
     */
    limit?: number;
    /**
     * @description That it is meant.
     * @default false
     * @example true
     */
    confirmed?: boolean;
};
export type RequeuedGroupFilled = {
    /**
     * @description Cancelled messages go out only by `cancelled`, and those that wait for their `sendAt` only by `scheduled`.
     * @example "failed"
     * @enum {string}
     */
    state: "waiting" | "scheduled" | "submitted" | "unknown" | "failed" | "expired" | "cancelled";
    /**
     * @description A report code of the gateway.
     *
     *     At most 5 characters. Pattern: `^[0-9]{5}$`.
     */
    code?: Code;
    /**
     * @description 1 to 100 characters.
     * @example "acme"
     */
    account?: AccountId;
    /**
     * @description For which they wait, by the routes of the workers, or which had them last.
     *
     *     1 to 40 characters.
     * @example "smsc"
     */
    carrier?: string;
    /**
     * @description Of the step that waits, or that decides the state.
     *
     *     The name of a channel.
     * @example "sms"
     */
    channel?: Channel;
    /**
     * @description At most 40 characters.
     * @example "2026-11-16T02:30:00Z"
     */
    since?: Time;
    /** @description At most 40 characters. */
    until?: Time;
    /**
     * @description How many at most.
     *
     *     1 to 10000.
     * @default 1000
     * @example 1000
     */
    limit: number;
    /**
     * @description That it is meant.
     * @default false
     * @example true
     */
    confirmed: boolean;
};
export type ChangedMessages = {
    /** @description How many were found. */
    matched: number;
    done: number;
    /** @description Those that stay as they are, by the reason. */
    refused: {
        reason: string;
        count: number;
    }[];
    /** @description As many as `limit` were found. */
    mayHaveMore: boolean;
    silentCells: SilentCell[];
};
export type Message = {
    msgKey: string;
    /** @example "acme" */
    account: string;
    /** @description At most 40 characters. */
    accepted: Time;
    /**
     * Format: date-time
     * @description When it is or was to be sent; null: at once. Lists are in the order of this time, or of `accepted` if there is none.
     */
    sendAt: string | null;
    /** @description The recipient, masked for viewers; null: it was erased. */
    to: string | null;
    /** @description The sender number, or the key of a messenger's channel; null: it has none, or was erased. */
    from: string | null;
    ref: string | null;
    /** @example "scheduled" */
    state: MessageState;
    channel: string | null;
    carrier: string | null;
    /** @description The report code. */
    code: string | null;
    codeText: string | null;
    /** @description Why it failed, in the carrier's own words, such as `stat:UNDELIV err:011`; null: it gave none. */
    carrierReason: CarrierReason;
};
export type MessageTotals = {
    /** @description How many were counted. */
    messages: number;
    /** @description True: older ones were not counted, because there are too many or the time was over. */
    mayHaveMore: boolean;
    /** @description The most frequent first. */
    states: {
        /** @example "scheduled" */
        state: MessageState;
        count: number;
    }[];
    /** @description The report codes of these messages, the most frequent first. */
    codes: CodeCounts;
    silentCells: SilentCell[];
};
/** @description The report codes of these messages, the most frequent first. */
export type CodeCounts = {
    code: string;
    text: string | null;
    count: number;
}[];
/** @description Why it failed, in the carrier's own words, such as `stat:UNDELIV err:011`; null: it gave none. */
export type CarrierReason = string | null;
/** @description A cell that did not answer; what it holds is missing. */
export type SilentCell = {
    /** @example 2 */
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
    /** @description The sender number, or the key of a messenger's channel; null: it has none, or was erased. */
    from: string | null;
    ref: string | null;
    /** @description The channels of its flow, in order. */
    channels: string[];
    /** @example "scheduled" */
    state: MessageState;
    traceId: string | null;
    code: string | null;
    codeText: string | null;
    /** @description Why it failed, in the carrier's own words, such as `stat:UNDELIV err:011`; null: it gave none. */
    carrierReason: CarrierReason;
    /** @description Why it is in this state, in sentences. */
    why: string[];
    /** @description What an operator can do about it; null: nothing, or nothing is wrong. */
    fix: Fix | null;
    timeline: {
        /** @description At most 40 characters. */
        at: Time;
        text: string;
    }[];
};
export type Fix = {
    /**
     * @description The operation of this API that does it.
     * @example "resumeCarrier"
     * @enum {string}
     */
    operation: "resumeCarrier" | "requeueMessage" | "redeliver";
    /** @description The carrier to resume; null: it is about none. */
    carrier: string | null;
    /** @description The same as a command of `npm run admin`. */
    command: string;
};
export type AccountSummary = {
    /** @example "acme" */
    id: string;
    blocked: boolean;
    /** @example true */
    sandbox: boolean;
    /**
     * @description How it gets its reports.
     * @example "polling"
     * @enum {string}
     */
    report: "polling" | "webhook";
    channels: string[];
    sendPerSecond: number;
    /** @example 2 */
    cell: number;
};
export type Account = {
    /** @example "acme" */
    id: string;
    blocked: boolean;
    /** @example true */
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
    /** @description Whether advertising outside of its hours waits for them. */
    holdAdvertising: boolean;
    /**
     * @description When it may advertise, such as 08:00-20:00.
     *
     *     At most 11 characters.
     */
    advertisingHours: string;
    /**
     * @description Of these hours, such as Asia/Seoul.
     *
     *     At most 60 characters.
     */
    timeZone: string;
    channels: string[];
    /** @example {"send":100} */
    limits: {
        /**
         * @description A second.
         * @example 100
         */
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
    quotas: Quota[];
    fallbackCaps: FallbackCap[];
    webhookUrl: string | null;
    /** @description Where the failure watch tells the account of failures. */
    alertUrl: string | null;
    /** @example 2 */
    cell: number;
    /** @description How many times its tokens were revoked. */
    epoch: number;
};
export type Registry = {
    /** @description A registry by sections. What each entry may hold is checked as the command does. */
    registry: RegistryEntries;
    /** @description The same as a list, for people. */
    entries: {
        kind: string;
        key: string;
        /** @description What else is registered with it, as text. */
        details: string;
    }[];
};
export type Traffic = {
    slotSeconds: number;
    /** @description When the last slot was read, which is not over. In seconds since 1970. */
    until: number;
    slots: {
        /** @description When the slot begins. In seconds since 1970. */
        at: number;
        /** @description Messages. */
        accepted: number;
        /** @description Steps that ended well. */
        delivered: number;
        /** @description Steps that ended otherwise. */
        failed: number;
        /** @description From acceptance to the final report, median. An estimate that is never above the longest of the slot. */
        p50Ms: number | null;
        /** @description From acceptance to the final report, 95th percentile. An estimate as `p50Ms`. */
        p95Ms: number | null;
        /** @description Those with endings in the slot. */
        carriers: {
            /** @example "kim" */
            name: string;
            delivered: number;
            failed: number;
        }[];
    }[];
};
export type ChannelFailure = {
    /** @example "acme" */
    account: string;
    /**
     * @description The name of a channel.
     * @example "sms"
     */
    channel: Channel;
    /** @description The most frequent code of the reports that failed. */
    reportCode: string;
    reportText: string;
    meaning: string;
    /** @description What the account can do about it. */
    advice: string;
    /**
     * @description How many of a hundred of the newest reports had failed when it was found.
     *
     *     0 to 100.
     */
    percent: number;
    /**
     * @description How many reports were looked at.
     *
     *     At least 0.
     */
    reports: number;
    /**
     * Format: date-time
     * @example "2026-11-16T02:30:00Z"
     */
    since: string;
    /**
     * Format: date-time
     * @description When it was over; null if they fail now.
     */
    ended: string | null;
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
    /** @example "kim" */
    name: string;
    /**
     * @description What operators have ordered: `running` carriers are submitted to, all others are not until somebody resumes them. A carrier that was ordered to
     *     drain is `draining` while steps are being submitted to it, and `drained` after that, also if receipts are still to come. `missing` is no carrier: these
     *     messages wait until the carriers file has one for them.
     * @example "running"
     */
    state: CarrierState;
    /** @description When the pause or the drain was ordered; null: it is running. */
    pausedAt: string | null;
    /** @description The operator who ordered it; null: it is running. */
    pausedBy: string | null;
    /** @description Workers that run it. */
    workers: number;
    /** @description How many of these can reach it. */
    up: number;
    /** @description How many of these have an open circuit breaker, because it did not answer several messages. */
    failing: number;
    /** @description Steps that are being submitted. */
    underWay: number;
    /** @description Steps that wait for it. */
    waiting: number;
    /** @description Steps that it has and has not reported; null: a cell did not answer, or all carriers run and have too many to count. */
    open: number | null;
    /** @description In routes that it shares with other carriers. */
    shares: CarrierShare[];
};
export type CarrierShare = {
    /** @description Of the route. */
    channel: string;
    /**
     * @description Of the route; empty: every recipient.
     * @example "+81"
     */
    prefix: string;
    /** @description What it gets of the messages now, in points of a hundred. */
    share: number;
    /** @description What it gets by the carriers file, while no carrier of the route is bad. */
    resting: number;
    /** @description When the shares of the route were changed; null: never. */
    changedAt: string | null;
    /** @description Why they were changed; null: they never were. */
    reason: string | null;
};
export type ResetShares = {
    /** @example "smsc" */
    carrier: string;
    /** @description How many routes had other shares than the carriers file. */
    routes: number;
};
/**
 * @description What operators have ordered: `running` carriers are submitted to, all others are not until somebody resumes them. A carrier that was ordered to
 *     drain is `draining` while steps are being submitted to it, and `drained` after that, also if receipts are still to come. `missing` is no carrier: these
 *     messages wait until the carriers file has one for them.
 * @enum {string}
 */
export type CarrierState = "running" | "paused" | "draining" | "drained" | "missing";
export type CarrierOrder = {
    /** @example "smsc" */
    carrier: string;
    /**
     * @description What operators have ordered: `running` carriers are submitted to, all others are not until somebody resumes them. A carrier that was ordered to
     *     drain is `draining` while steps are being submitted to it, and `drained` after that, also if receipts are still to come. `missing` is no carrier: these
     *     messages wait until the carriers file has one for them.
     * @example "running"
     */
    state: CarrierState;
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
/**
 * @description The name of a channel.
 * @enum {string}
 */
export type Channel = "sms" | "mms" | "rcs" | "international" | "alimtalk" | "friendtalk" | "brandmessage";
/**
 * @description Printable ASCII characters without a space at either end.
 *
 *     At most 200 characters. Pattern: `^[!-~]([ -~]*[!-~])?$`.
 */
export type Password = string;
/**
 * @description 0 to 60.
 * @default 20
 */
export type WaitSeconds = number;
export type Confirmation = {
    /**
     * @description That it is meant.
     * @default false
     * @example true
     */
    confirmed?: boolean;
};
export type ConfirmationFilled = {
    /**
     * @description That it is meant.
     * @default false
     * @example true
     */
    confirmed: boolean;
};
export type Requeued = {
    /** @description The step of the flow, from 0. */
    step: number;
    /** @description Why the recipient may get it twice; null: that cannot be. */
    warning: string | null;
};
export type LimitChanges = {
    /**
     * @description 1 to 1000000.
     * @example 100
     */
    send?: RateLimit;
    /** @description 1 to 1000000. */
    polling?: RateLimit;
    /** @description 1 to 1000000. */
    upload?: RateLimit;
    /** @description 1 to 1000000. */
    token?: RateLimit;
    /** @description 1 to 1000000. */
    tokenFailures?: RateLimit;
};
/** @description 1 to 1000000. */
export type RateLimit = number;
/** @description How much an account may send in a day or month (UTC). A message counts when it is accepted. */
export type Quota = {
    /**
     * @example "day"
     * @enum {string}
     */
    period: "day" | "month";
    /**
     * @example "messages"
     * @enum {string}
     */
    unit: "messages" | "parts";
    /** @description 1 to 1000000000000. */
    limit: number;
    /**
     * @description The name of a channel.
     * @example "sms"
     */
    channel?: Channel;
    /**
     * @description Only messages with this payment code.
     *
     *     1 to 20 characters.
     */
    paymentCode?: string;
};
/** @description What percentage of the messages that were accepted for one channel today may fall back to another. */
export type FallbackCap = {
    /**
     * @description The name of a channel.
     * @example "sms"
     */
    from: Channel;
    /**
     * @description The name of a channel.
     * @example "sms"
     */
    to: Channel;
    /** @description 0 to 100. */
    percent: number;
};
export type QuotaUses = {
    quotas: {
        /** @description In words. */
        quota: string;
        /** @description With what gateways have reserved and not used yet. */
        used: number;
        /** @description Of a cap of fallbacks: what it allows by now. */
        limit: number;
        /**
         * Format: date-time
         * @description When it begins anew.
         * @example "2027-12-31T00:00:00Z"
         */
        endsAt: string;
    }[];
};
export type AccountChanges = {
    /** @description Whether every request of it is refused. */
    blocked?: boolean;
    /** @example true */
    sandbox?: boolean;
    /**
     * @example "polling"
     * @enum {string}
     */
    report?: "polling" | "webhook";
    /** @description Whether it may poll. */
    polling?: boolean;
    fallback?: boolean;
    splitCount?: boolean;
    /** @description Whether advertising outside of its hours waits for them. */
    holdAdvertising?: boolean;
    /**
     * @description When it may advertise, such as 08:00-20:00.
     *
     *     At most 11 characters.
     */
    advertisingHours?: string;
    /**
     * @description Of these hours, such as Asia/Seoul.
     *
     *     At most 60 characters.
     */
    timeZone?: string;
    /**
     * @description At most 7 items.
     * @example ["sms","mms"]
     */
    channels?: Channel[];
    /** @example {"send":100} */
    limits?: LimitChanges;
    /**
     * @description How much it may send.
     *
     *     At most 50 items.
     */
    quotas?: Quota[];
    /** @description At most 50 items. */
    fallbackCaps?: FallbackCap[];
    /** @description 1 to 2000 characters. */
    webhookUrl?: string;
    /**
     * @description Null removes it.
     *
     *     1 to 2000 characters.
     */
    alertUrl?: string | null;
    /**
     * @description `whsec_` and base64; `new` makes one.
     *
     *     1 to 100 characters.
     */
    webhookSecret?: string;
};
export type NewAccount = {
    /**
     * @description The id of a new account.
     *
     *     At most 100 characters. Pattern: `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
     * @example "acme"
     */
    id: AccountName;
    /**
     * @description Printable ASCII characters without a space at either end.
     *
     *     At most 200 characters. Pattern: `^[!-~]([ -~]*[!-~])?$`.
     * @example "correct horse battery"
     */
    password?: Password;
    /** @example {"sandbox":true,"limits":{"send":100}} */
    settings?: AccountChanges;
};
export type MadeAccount = {
    account: Account;
    /** @description Shown this once; null: it was given. */
    password: string | null;
};
export type PasswordChoice = {
    /**
     * @description Printable ASCII characters without a space at either end.
     *
     *     At most 200 characters. Pattern: `^[!-~]([ -~]*[!-~])?$`.
     * @example "correct horse battery"
     */
    password?: Password;
};
export type ChosenPassword = {
    /** @description Shown this once; null: it was given. */
    password: string | null;
};
/** @description At most 30 characters. Pattern: `^[A-Za-z0-9][A-Za-z0-9._-]*$`. */
export type CredentialId = string;
/**
 * @description What a credential may call, by the gateway's own document.
 * @enum {string}
 */
export type Right = "send" | "reports" | "files" | "usage";
/** @description 1 to 20 items. */
export type Rights = Right[];
export type Credential = {
    /** @description Null: the account's own password, which has all rights. */
    id: string | null;
    /** @description What its client sends as the account ID. */
    clientId: string;
    /** @description 1 to 20 items. */
    rights: Rights;
    /**
     * Format: date-time
     * @description Null: it has no end.
     */
    endsAt: string | null;
    /** @description True: neither its password nor its tokens are accepted any more. */
    ended: boolean;
    /** Format: date-time */
    createdAt: string;
    /**
     * Format: date-time
     * @description When a token was last issued for it or used, to the minute; null: not since there is more than one credential.
     */
    usedAt: string | null;
};
export type Credentials = {
    credentials: Credential[];
};
export type NewCredential = {
    /**
     * @description At most 30 characters. Pattern: `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
     * @example "poller"
     */
    id: CredentialId;
    /**
     * @description 1 to 20 items.
     * @example ["reports"]
     */
    rights: Rights;
    /**
     * Format: date-time
     * @description Null, or left out: it has no end.
     *
     *     At most 40 characters.
     * @example "2027-12-31T00:00:00Z"
     */
    endsAt?: string | null;
};
export type AddedCredential = {
    credential: Credential;
    /**
     * @description Shown this once.
     * @example "correct horse battery"
     */
    password: string;
};
export type CredentialChanges = {
    /**
     * @description 1 to 20 items.
     * @example ["reports","usage"]
     */
    rights?: Rights;
    /**
     * Format: date-time
     * @description Null: it has no end.
     *
     *     At most 40 characters.
     * @example null
     */
    endsAt?: string | null;
};
export type Revoked = {
    /** @description How many times its tokens were revoked. */
    epoch: number;
};
export type SecretRotation = {
    /**
     * @description Ends the previous one at once: for a secret that leaked.
     * @default false
     * @example false
     */
    endOldNow?: boolean;
};
export type SecretRotationFilled = {
    /**
     * @description Ends the previous one at once: for a secret that leaked.
     * @default false
     * @example false
     */
    endOldNow: boolean;
};
export type RotatedSecret = {
    secret: string;
    oldSecretValid: boolean;
};
export type Rows = {
    /** @description Rows of the database. */
    rows: number;
};
export type AccountTraffic = {
    /** @description The oldest first; days without messages are left out. */
    days: {
        /** Format: date */
        day: string;
        messages: number;
        delivered: number;
        failed: number;
        expired: number;
        /** @description By an operator or by the account, before a carrier had them. */
        cancelled: number;
        /** @description Not ended. */
        open: number;
    }[];
    /** @description The report codes of these messages, the most frequent first. */
    codes: CodeCounts;
};
export type Usage = {
    month: string;
    /** @description Days whose counts can still change. */
    openDays: string[];
    /** @description In the order of their members. */
    rows: {
        /** Format: date */
        day: string;
        /** @example "acme" */
        account: string;
        /** @description Empty: the requests had none. (other payment codes): all but the 200 that the account used most on the day. */
        paymentCode: string;
        channel: string;
        msgType: string;
        /**
         * @description Empty: no carrier had it.
         * @example "smsc"
         */
        carrier: string;
        /**
         * @description How the message ended; fallback: the step failed or expired, and another followed.
         * @example "delivered"
         * @enum {string}
         */
        outcome: "delivered" | "failed" | "expired" | "cancelled" | "open" | "fallback";
        /** @description Empty: there is none. */
        reportCode: string;
        /** @description How many. Without those of the outcome fallback they are as many as the messages. */
        count: number;
        /** @description The sum of their parts. */
        parts: number;
    }[];
    silentCells: SilentCell[];
};
export type AccountMove = {
    /**
     * @description 1 to 1000000.
     * @example 2
     */
    cell: number;
    /**
     * @description 0 to 60.
     * @example 20
     */
    waitSeconds?: WaitSeconds;
};
export type AccountMoveFilled = {
    /**
     * @description 1 to 1000000.
     * @example 2
     */
    cell: number;
    /**
     * @description 0 to 60.
     * @example 20
     */
    waitSeconds: WaitSeconds;
};
export type MovedAccount = {
    /** @description False: it was there already. */
    moved: boolean;
    rows: number;
};
/** @description 1 to 200 characters. */
export type RegistryText = string;
/** @description Numbers, and the sender that they have opted out of. */
export type OptOuts = {
    /**
     * @description 1 to 10000 items.
     * @example ["01012345678"]
     */
    numbers: string[];
    /**
     * @description A registered sender number or sender key; left out, every sender of the account.
     *
     *     1 to 40 characters.
     * @example "0212345678"
     */
    sender?: string;
};
/** @description The number to look up. */
export type OptOutQuestion = {
    /**
     * @description At most 30 characters.
     * @example "01012345678"
     */
    number: string;
};
/** @description How many were not there before. */
export type AddedOptOuts = {
    added: number;
};
/** @description How many there were. */
export type RemovedOptOuts = {
    removed: number;
};
/** @description How many numbers have opted out, by sender. */
export type OptOutCounts = {
    senders: {
        /** @description Null: every sender of the account. */
        sender: string | null;
        count: number;
    }[];
};
/** @description What a number has opted out of. */
export type FoundOptOuts = {
    optOuts: {
        /** @description Null: every sender of the account. */
        sender: string | null;
        /**
         * Format: date-time
         * @example "2026-11-16T02:30:00Z"
         */
        since: string;
        /** @description The operator who added it, or the account. */
        by: string;
    }[];
};
/** @description A registry by sections. What each entry may hold is checked as the command does. */
export type RegistryEntries = {
    /**
     * @description At most 10000 items.
     * @example ["0212345678"]
     */
    senderNumbers?: RegistryText[];
    /** @description At most 10000 items. */
    brands?: {
        /** @description 1 to 200 characters. */
        brandKey: RegistryText;
        /** @description 1 to 200 characters. */
        brandId?: RegistryText;
        /**
         * @description 1 to 200 characters.
         * @example "kim"
         */
        name?: RegistryText;
    }[];
    /** @description At most 10000 items. */
    rcsTemplates?: {
        /**
         * @description 1 to 200 characters.
         * @example "acme"
         */
        id: RegistryText;
        /** @description 1 to 200 characters. */
        kind: RegistryText;
    }[];
    /** @description At most 10000 items. */
    senderKeys?: (RegistryText | {
        /** @description 1 to 200 characters. */
        senderKey: RegistryText;
        /**
         * @description 1 to 200 characters.
         * @example "kim"
         */
        name?: RegistryText;
        /** @description At most 2 items. */
        brandTargeting?: RegistryText[];
        /** @description 1 to 200 characters. */
        unsubscribePhoneNumber?: RegistryText;
    })[];
    /** @description At most 10000 items. */
    alimtalkTemplates?: {
        /** @description 1 to 200 characters. */
        code: RegistryText;
        /** @description 1 to 10000 characters. */
        text: string;
        /** @description At most 20 items. */
        buttons?: {
            [key: string]: string;
        }[];
    }[];
    /** @description At most 10000 items. */
    brandmessageTemplates?: {
        /** @description 1 to 200 characters. */
        code: RegistryText;
        /** @description 1 to 200 characters. */
        msgType: RegistryText;
        /** @description At most 10 fields. */
        variables?: {
            [key: string]: RegistryText[];
        };
    }[];
    /**
     * @description At most 10000 items.
     * @example [{"prefix":"+81","signature":"[Acme]"}]
     */
    countries?: {
        /**
         * @description 1 to 200 characters.
         * @example "+81"
         */
        prefix: RegistryText;
        /**
         * @description 1 to 200 characters.
         * @example "[Acme]"
         */
        signature?: RegistryText;
        /** @description 1 to 200 characters. */
        senderId?: RegistryText;
    }[];
};
export type Registered = {
    /** @description How many entries. */
    count: number;
};
export type RecipientErasure = {
    /**
     * @description The number as clients write it.
     *
     *     At most 21 characters. Pattern: `^\+?[0-9]{5,20}$`.
     * @example "01012345678"
     */
    number: string;
    /**
     * @description That it is meant.
     * @default false
     * @example true
     */
    confirmed?: boolean;
};
export type RecipientErasureFilled = {
    /**
     * @description The number as clients write it.
     *
     *     At most 21 characters. Pattern: `^\+?[0-9]{5,20}$`.
     * @example "01012345678"
     */
    number: string;
    /**
     * @description That it is meant.
     * @default false
     * @example true
     */
    confirmed: boolean;
};
export type ErasedRecipient = {
    messages: number;
    /** @description Files that only they named. */
    files: number;
    /** @description Stored answers of idempotency keys that held the number. */
    answers: number;
    /** @description Messages that have not ended. */
    open: string[];
    silentCells: SilentCell[];
};
export type Reloaded = {
    gateways: {
        process: string;
        /** @example "operator" */
        role: string;
        isReloaded: boolean;
        /** @description What has changed, or why nothing has. */
        detail: string;
    }[];
};
export type Operators = {
    operators: {
        /**
         * @description At most 64 characters. Pattern: `^[a-z0-9][a-z0-9._@-]*$`.
         * @example "kim"
         */
        name: OperatorName;
        /** @example "viewer" */
        role: Role;
        /** @description At most 40 characters. */
        created: Time;
    }[];
};
export type NewOperator = {
    /**
     * @description At most 64 characters. Pattern: `^[a-z0-9][a-z0-9._@-]*$`.
     * @example "kim"
     */
    name: OperatorName;
    /** @example "operator" */
    role: Role;
    /**
     * @description Printable ASCII characters without a space at either end.
     *
     *     At most 200 characters. Pattern: `^[!-~]([ -~]*[!-~])?$`.
     * @example "correct horse battery"
     */
    password?: Password;
};
export type Cells = {
    cells: {
        /** @example 2 */
        cell: number;
        schema: string;
        /** @description Whether new accounts may be placed in it. */
        takesAccounts: boolean;
        accounts: number;
        /** @description Where Citus has it; null: there is no Citus. */
        node: string | null;
    }[];
};
export type AddedCell = {
    /** @example 2 */
    cell: number;
};
export type MovedCells = {
    moved: number;
};
export type AuditEntry = {
    id: number;
    /** @description At most 40 characters. */
    at: Time;
    /**
     * @description The name that was given; for a failed sign-in it may be nobody, for a command it is `cli:` and a user.
     * @example "kim"
     */
    operator: string;
    /** @description The operation, by its id in this document. */
    action: string;
    /** @description On what: an account, a message, a carrier. */
    target: string;
    /** @description What the operator did or tried, as a sentence: `Drained the carrier smsc`. */
    text: string;
    /** @description The address of the caller, or the machine of a command. */
    from: string;
    /** @description What came of it; `begun`: it goes on, or its process ended in the middle. */
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
/** @description Those that fail now first. */
export type ListFailuresResponse200 = {
    failures: ChannelFailure[];
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

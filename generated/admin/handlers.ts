// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields, Status } from "contract-kit-runtime/replies";
import type {
  Account,
  AccountChanges,
  AccountId,
  AccountMoveFilled,
  AccountTraffic,
  AddedCell,
  AddedCredential,
  AddedOptOuts,
  AuditPage,
  Backlog,
  CancelledGroupFilled,
  CarrierOrder,
  Cells,
  ChangedMessages,
  Channel,
  ChosenPassword,
  Code,
  ConfirmationFilled,
  Credential,
  CredentialChanges,
  CredentialId,
  Credentials,
  DeadLetterPage,
  ErasedRecipient,
  FoundOptOuts,
  Limit,
  ListAccountsResponse200,
  ListCarriersResponse200,
  ListFailuresResponse200,
  MadeAccount,
  MessageDetail,
  MessagePage,
  MessageState,
  MessageTotals,
  MovedAccount,
  MovedCells,
  MsgKey,
  NewAccount,
  NewCredential,
  NewOperator,
  OperatorName,
  Operators,
  OptOutCounts,
  OptOutQuestion,
  OptOuts,
  PasswordChoice,
  Problem,
  RecipientErasureFilled,
  RecipientSearchFilled,
  RedeliverResponse200,
  Redelivery,
  Ref,
  Registered,
  Registry,
  RegistryEntries,
  Reloaded,
  RemovedOptOuts,
  Requeued,
  RequeuedGroupFilled,
  ResetShares,
  Revoked,
  RotatedSecret,
  Rows,
  SecretRotationFilled,
  Session,
  SignIn,
  Time,
  Traffic,
  WaitSeconds,
} from "./types.ts";

export type GetSessionRequest = Record<never, never>;

export type GetSessionReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Session;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type SignInHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type SignInBody = SignIn;

export type SignInRequest = {
  readonly header: SignInHeaders;
  readonly mediaType: "application/json";
  readonly body: SignInBody;
};

export type SignInReply =
  | {
    readonly status: 200;
    readonly headers: {
      readonly "Set-Cookie": string;
    };
    readonly mediaType?: "application/json";
    readonly body: Session;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 429;
    readonly headers: {
      readonly "Retry-After": number;
    };
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 413 | 415 | 429 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type SignOutHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type SignOutRequest = {
  readonly header: SignOutHeaders;
};

export type SignOutReply =
  | {
    readonly status: 204;
    readonly headers: {
      readonly "Set-Cookie": string;
    };
    readonly body?: undefined;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 204 | 400 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type FindMessagesQuery = {
  /** @description The reference that the client gave. */
  readonly ref?: Ref;
  /** @description Only of this account. */
  readonly account?: AccountId;
  /** @description Only in this state. */
  readonly state?: MessageState;
  /** @description Only those that ended with this report code. */
  readonly code?: Code;
  /** @description Only by this channel; of a flow, the one that decides the state. */
  readonly channel?: Channel;
  /** @description Accepted at this time or later. */
  readonly since?: Time;
  /** @description Accepted before this time. */
  readonly until?: Time;
  /** @description Where the page before ended; its `nextCursor`. */
  readonly cursor?: MsgKey;
  /** @description How many at most. */
  readonly limit: Limit;
};

export type FindMessagesRequest = {
  readonly query: FindMessagesQuery;
};

export type FindMessagesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: MessagePage;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type CountMessagesQuery = {
  /** @description The reference that the client gave. */
  readonly ref?: Ref;
  /** @description Only of this account. */
  readonly account?: AccountId;
  /** @description Only in this state. */
  readonly state?: MessageState;
  /** @description Only those that ended with this report code. */
  readonly code?: Code;
  /** @description Only by this channel; of a flow, the one that decides the state. */
  readonly channel?: Channel;
  /** @description Accepted at this time or later. */
  readonly since?: Time;
  /** @description Accepted before this time. */
  readonly until?: Time;
};

export type CountMessagesRequest = {
  readonly query: CountMessagesQuery;
};

export type CountMessagesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: MessageTotals;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type FindMessagesToHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type FindMessagesToBody = RecipientSearchFilled;

export type FindMessagesToRequest = {
  readonly header: FindMessagesToHeaders;
  readonly mediaType: "application/json";
  readonly body: FindMessagesToBody;
};

export type FindMessagesToReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: MessagePage;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type CancelMessagesHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type CancelMessagesBody = CancelledGroupFilled;

export type CancelMessagesRequest = {
  readonly header: CancelMessagesHeaders;
  readonly mediaType: "application/json";
  readonly body: CancelMessagesBody;
};

export type CancelMessagesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: ChangedMessages;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RequeueMessagesHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type RequeueMessagesBody = RequeuedGroupFilled;

export type RequeueMessagesRequest = {
  readonly header: RequeueMessagesHeaders;
  readonly mediaType: "application/json";
  readonly body: RequeueMessagesBody;
};

export type RequeueMessagesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: ChangedMessages;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type GetMessageParams = {
  /** @description The key of the message. */
  readonly msgKey: MsgKey;
};

export type GetMessageRequest = {
  readonly path: GetMessageParams;
};

export type GetMessageReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: MessageDetail;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type CancelMessageParams = {
  /** @description The key of the message. */
  readonly msgKey: MsgKey;
};

export type CancelMessageHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type CancelMessageRequest = {
  readonly path: CancelMessageParams;
  readonly header: CancelMessageHeaders;
};

export type CancelMessageReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 204 | 400 | 401 | 403 | 404 | 409>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RequeueMessageParams = {
  /** @description The key of the message. */
  readonly msgKey: MsgKey;
};

export type RequeueMessageHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type RequeueMessageBody = ConfirmationFilled;

export type RequeueMessageRequest = {
  readonly path: RequeueMessageParams;
  readonly header: RequeueMessageHeaders;
  readonly mediaType: "application/json";
  readonly body: RequeueMessageBody;
};

export type RequeueMessageReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Requeued;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ListAccountsRequest = Record<never, never>;

export type ListAccountsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: ListAccountsResponse200;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type CreateAccountHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type CreateAccountBody = NewAccount;

export type CreateAccountRequest = {
  readonly header: CreateAccountHeaders;
  readonly mediaType: "application/json";
  readonly body: CreateAccountBody;
};

export type CreateAccountReply =
  | {
    readonly status: 201;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: MadeAccount;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 201 | 400 | 401 | 403 | 409 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type GetAccountParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type GetAccountRequest = {
  readonly path: GetAccountParams;
};

export type GetAccountReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Account;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type DeleteAccountParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type DeleteAccountQuery = {
  /** @description That it is meant. It cannot be undone. */
  readonly confirmed: boolean;
  /** @description How long to wait for messages that have not ended. */
  readonly waitSeconds: WaitSeconds;
};

export type DeleteAccountHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type DeleteAccountRequest = {
  readonly path: DeleteAccountParams;
  readonly query: DeleteAccountQuery;
  readonly header: DeleteAccountHeaders;
};

export type DeleteAccountReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Rows;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 409>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ChangeAccountParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type ChangeAccountHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type ChangeAccountBody = AccountChanges;

export type ChangeAccountRequest = {
  readonly path: ChangeAccountParams;
  readonly header: ChangeAccountHeaders;
  readonly mediaType: "application/json";
  readonly body: ChangeAccountBody;
};

export type ChangeAccountReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Account;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type GetRegistryParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type GetRegistryRequest = {
  readonly path: GetRegistryParams;
};

export type GetRegistryReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Registry;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ReplaceRegistryParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type ReplaceRegistryHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type ReplaceRegistryBody = RegistryEntries;

export type ReplaceRegistryRequest = {
  readonly path: ReplaceRegistryParams;
  readonly header: ReplaceRegistryHeaders;
  readonly mediaType: "application/json";
  readonly body: ReplaceRegistryBody;
};

export type ReplaceRegistryReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Registered;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type AddRegistryEntriesParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type AddRegistryEntriesHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type AddRegistryEntriesBody = RegistryEntries;

export type AddRegistryEntriesRequest = {
  readonly path: AddRegistryEntriesParams;
  readonly header: AddRegistryEntriesHeaders;
  readonly mediaType: "application/json";
  readonly body: AddRegistryEntriesBody;
};

export type AddRegistryEntriesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Registered;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type SetAccountPasswordParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type SetAccountPasswordHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type SetAccountPasswordBody = PasswordChoice;

export type SetAccountPasswordRequest = {
  readonly path: SetAccountPasswordParams;
  readonly header: SetAccountPasswordHeaders;
  readonly mediaType: "application/json";
  readonly body: SetAccountPasswordBody;
};

export type SetAccountPasswordReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: ChosenPassword;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ListCredentialsParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type ListCredentialsRequest = {
  readonly path: ListCredentialsParams;
};

export type ListCredentialsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Credentials;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type AddCredentialParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type AddCredentialHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type AddCredentialBody = NewCredential;

export type AddCredentialRequest = {
  readonly path: AddCredentialParams;
  readonly header: AddCredentialHeaders;
  readonly mediaType: "application/json";
  readonly body: AddCredentialBody;
};

export type AddCredentialReply =
  | {
    readonly status: 201;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: AddedCredential;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 201 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RemoveCredentialParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
  /** @description The name of the credential. */
  readonly credentialId: CredentialId;
};

export type RemoveCredentialHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type RemoveCredentialRequest = {
  readonly path: RemoveCredentialParams;
  readonly header: RemoveCredentialHeaders;
};

export type RemoveCredentialReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 204 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ChangeCredentialParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
  /** @description The name of the credential. */
  readonly credentialId: CredentialId;
};

export type ChangeCredentialHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type ChangeCredentialBody = CredentialChanges;

export type ChangeCredentialRequest = {
  readonly path: ChangeCredentialParams;
  readonly header: ChangeCredentialHeaders;
  readonly mediaType: "application/json";
  readonly body: ChangeCredentialBody;
};

export type ChangeCredentialReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Credential;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RevokeTokensParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type RevokeTokensHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type RevokeTokensRequest = {
  readonly path: RevokeTokensParams;
  readonly header: RevokeTokensHeaders;
};

export type RevokeTokensReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Revoked;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RotateWebhookSecretParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type RotateWebhookSecretHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type RotateWebhookSecretBody = SecretRotationFilled;

export type RotateWebhookSecretRequest = {
  readonly path: RotateWebhookSecretParams;
  readonly header: RotateWebhookSecretHeaders;
  readonly mediaType: "application/json";
  readonly body: RotateWebhookSecretBody;
};

export type RotateWebhookSecretReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: RotatedSecret;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type DropOldWebhookSecretParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type DropOldWebhookSecretHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type DropOldWebhookSecretRequest = {
  readonly path: DropOldWebhookSecretParams;
  readonly header: DropOldWebhookSecretHeaders;
};

export type DropOldWebhookSecretReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 204 | 400 | 401 | 403 | 404 | 409>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type GetAccountTrafficParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type GetAccountTrafficQuery = {
  /** @description Today and the days before it. */
  readonly days: number;
};

export type GetAccountTrafficRequest = {
  readonly path: GetAccountTrafficParams;
  readonly query: GetAccountTrafficQuery;
};

export type GetAccountTrafficReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: AccountTraffic;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type MoveAccountParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type MoveAccountHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type MoveAccountBody = AccountMoveFilled;

export type MoveAccountRequest = {
  readonly path: MoveAccountParams;
  readonly header: MoveAccountHeaders;
  readonly mediaType: "application/json";
  readonly body: MoveAccountBody;
};

export type MoveAccountReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: MovedAccount;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RemoveRegistryEntryParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
  /** @description The kind of the entry. */
  readonly kind: "sender-number" | "brand" | "rcs-template" | "sender-key" | "alimtalk-template" | "brandmessage-template" | "country";
  /** @description What names the entry. */
  readonly key: string;
};

export type RemoveRegistryEntryHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type RemoveRegistryEntryRequest = {
  readonly path: RemoveRegistryEntryParams;
  readonly header: RemoveRegistryEntryHeaders;
};

export type RemoveRegistryEntryReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 204 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ListOptOutsParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type ListOptOutsRequest = {
  readonly path: ListOptOutsParams;
};

export type ListOptOutsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: OptOutCounts;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type AddOptOutsParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type AddOptOutsHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type AddOptOutsBody = OptOuts;

export type AddOptOutsRequest = {
  readonly path: AddOptOutsParams;
  readonly header: AddOptOutsHeaders;
  readonly mediaType: "application/json";
  readonly body: AddOptOutsBody;
};

export type AddOptOutsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: AddedOptOuts;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RemoveOptOutsParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type RemoveOptOutsHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type RemoveOptOutsBody = OptOuts;

export type RemoveOptOutsRequest = {
  readonly path: RemoveOptOutsParams;
  readonly header: RemoveOptOutsHeaders;
  readonly mediaType: "application/json";
  readonly body: RemoveOptOutsBody;
};

export type RemoveOptOutsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: RemovedOptOuts;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type FindOptOutsParams = {
  /** @description The name of the account. */
  readonly accountId: AccountId;
};

export type FindOptOutsHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type FindOptOutsBody = OptOutQuestion;

export type FindOptOutsRequest = {
  readonly path: FindOptOutsParams;
  readonly header: FindOptOutsHeaders;
  readonly mediaType: "application/json";
  readonly body: FindOptOutsBody;
};

export type FindOptOutsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: FoundOptOuts;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type EraseRecipientHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type EraseRecipientBody = RecipientErasureFilled;

export type EraseRecipientRequest = {
  readonly header: EraseRecipientHeaders;
  readonly mediaType: "application/json";
  readonly body: EraseRecipientBody;
};

export type EraseRecipientReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: ErasedRecipient;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 409 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type GetTrafficQuery = {
  /** @description How far back. */
  readonly minutes: 15 | 60 | 360 | 1440;
};

export type GetTrafficRequest = {
  readonly query: GetTrafficQuery;
};

export type GetTrafficReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Traffic;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type GetBacklogRequest = Record<never, never>;

export type GetBacklogReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Backlog;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ListFailuresRequest = Record<never, never>;

export type ListFailuresReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: ListFailuresResponse200;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ListCarriersRequest = Record<never, never>;

export type ListCarriersReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: ListCarriersResponse200;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type PauseCarrierParams = {
  /** @description The name of the carrier. */
  readonly carrier: string;
};

export type PauseCarrierHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type PauseCarrierRequest = {
  readonly path: PauseCarrierParams;
  readonly header: PauseCarrierHeaders;
};

export type PauseCarrierReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: CarrierOrder;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ResumeCarrierParams = {
  /** @description The name of the carrier. */
  readonly carrier: string;
};

export type ResumeCarrierHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type ResumeCarrierRequest = {
  readonly path: ResumeCarrierParams;
  readonly header: ResumeCarrierHeaders;
};

export type ResumeCarrierReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: CarrierOrder;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type DrainCarrierParams = {
  /** @description The name of the carrier. */
  readonly carrier: string;
};

export type DrainCarrierQuery = {
  /** @description Wait also until the carrier has reported everything that it has. */
  readonly receipts: boolean;
};

export type DrainCarrierHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type DrainCarrierRequest = {
  readonly path: DrainCarrierParams;
  readonly query: DrainCarrierQuery;
  readonly header: DrainCarrierHeaders;
};

export type DrainCarrierReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: CarrierOrder;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ResetCarrierSharesParams = {
  /** @description The name of the carrier. */
  readonly carrier: string;
};

export type ResetCarrierSharesHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type ResetCarrierSharesRequest = {
  readonly path: ResetCarrierSharesParams;
  readonly header: ResetCarrierSharesHeaders;
};

export type ResetCarrierSharesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: ResetShares;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ReloadCarriersHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type ReloadCarriersRequest = {
  readonly header: ReloadCarriersHeaders;
};

export type ReloadCarriersReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Reloaded;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ListDeadLettersQuery = {
  /** @description Only of this account. */
  readonly account?: AccountId;
  /** @description Where the page before ended; its `nextCursor`. */
  readonly cursor?: MsgKey;
  /** @description How many at most. */
  readonly limit: Limit;
};

export type ListDeadLettersRequest = {
  readonly query: ListDeadLettersQuery;
};

export type ListDeadLettersReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: DeadLetterPage;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RedeliverHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type RedeliverBody = Redelivery;

export type RedeliverRequest = {
  readonly header: RedeliverHeaders;
  readonly mediaType: "application/json";
  readonly body: RedeliverBody;
};

export type RedeliverReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: RedeliverResponse200;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ListOperatorsRequest = Record<never, never>;

export type ListOperatorsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Operators;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type AddOperatorHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type AddOperatorBody = NewOperator;

export type AddOperatorRequest = {
  readonly header: AddOperatorHeaders;
  readonly mediaType: "application/json";
  readonly body: AddOperatorBody;
};

export type AddOperatorReply =
  | {
    readonly status: 201;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: ChosenPassword;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 201 | 400 | 401 | 403 | 409 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RemoveOperatorParams = {
  /** @description The name of the operator. */
  readonly operator: OperatorName;
};

export type RemoveOperatorHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type RemoveOperatorRequest = {
  readonly path: RemoveOperatorParams;
  readonly header: RemoveOperatorHeaders;
};

export type RemoveOperatorReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 204 | 400 | 401 | 403 | 404>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type SetOperatorPasswordParams = {
  /** @description The name of the operator. */
  readonly operator: OperatorName;
};

export type SetOperatorPasswordHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type SetOperatorPasswordBody = PasswordChoice;

export type SetOperatorPasswordRequest = {
  readonly path: SetOperatorPasswordParams;
  readonly header: SetOperatorPasswordHeaders;
  readonly mediaType: "application/json";
  readonly body: SetOperatorPasswordBody;
};

export type SetOperatorPasswordReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: ChosenPassword;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 503;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 404 | 413 | 415 | 503>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ListCellsRequest = Record<never, never>;

export type ListCellsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Cells;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type AddCellHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type AddCellRequest = {
  readonly header: AddCellHeaders;
};

export type AddCellReply =
  | {
    readonly status: 201;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: AddedCell;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 201 | 400 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RebalanceCellsHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type RebalanceCellsRequest = {
  readonly header: RebalanceCellsHeaders;
};

export type RebalanceCellsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: MovedCells;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 409;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403 | 409>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type ListAuditQuery = {
  /** @description Only what this operator did; commands have the name `cli:` and the user of the system. */
  readonly operator?: string;
  /** @description Entries before this one; `nextBefore` of the page before. */
  readonly before?: number;
  /** @description How many at most. */
  readonly limit: Limit;
};

export type ListAuditRequest = {
  readonly query: ListAuditQuery;
};

export type ListAuditReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: AuditPage;
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  }
  | {
    readonly status: Exclude<Status, 200 | 400 | 401 | 403>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

/** The operations tagged session. */
export interface SessionHandlers<Context, OpenContext = Context> {
  /** GET /session — Who is signed in */
  getSession(request: Fields<GetSessionRequest>, context: Context): GetSessionReply | Promise<GetSessionReply>;
  /** POST /session — Sign in */
  signIn(request: Fields<SignInRequest>, context: OpenContext): SignInReply | Promise<SignInReply>;
  /** DELETE /session — Sign out */
  signOut(request: Fields<SignOutRequest>, context: Context): SignOutReply | Promise<SignOutReply>;
}

/** The operations tagged messages. */
export interface MessagesHandlers<Context, OpenContext = Context> {
  /** GET /messages — Find messages */
  findMessages(request: Fields<FindMessagesRequest>, context: Context): FindMessagesReply | Promise<FindMessagesReply>;
  /** GET /message-totals — Count messages */
  countMessages(request: Fields<CountMessagesRequest>, context: Context): CountMessagesReply | Promise<CountMessagesReply>;
  /** POST /messages/find-by-recipient — Find the messages to a number */
  findMessagesTo(request: Fields<FindMessagesToRequest>, context: Context): FindMessagesToReply | Promise<FindMessagesToReply>;
  /** POST /messages/cancel — End many messages that no carrier has yet */
  cancelMessages(request: Fields<CancelMessagesRequest>, context: Context): CancelMessagesReply | Promise<CancelMessagesReply>;
  /** POST /messages/requeue — Let workers send many messages at once or once more */
  requeueMessages(request: Fields<RequeueMessagesRequest>, context: Context): RequeueMessagesReply | Promise<RequeueMessagesReply>;
  /** GET /messages/{msgKey} — One message with its timeline */
  getMessage(request: Fields<GetMessageRequest>, context: Context): GetMessageReply | Promise<GetMessageReply>;
  /** POST /messages/{msgKey}/cancel — End a message that no carrier has yet */
  cancelMessage(request: Fields<CancelMessageRequest>, context: Context): CancelMessageReply | Promise<CancelMessageReply>;
  /** POST /messages/{msgKey}/requeue — Let workers send a message at once or once more */
  requeueMessage(request: Fields<RequeueMessageRequest>, context: Context): RequeueMessageReply | Promise<RequeueMessageReply>;
}

/** The operations tagged accounts. */
export interface AccountsHandlers<Context, OpenContext = Context> {
  /** GET /accounts — All accounts */
  listAccounts(request: Fields<ListAccountsRequest>, context: Context): ListAccountsReply | Promise<ListAccountsReply>;
  /** POST /accounts — Make an account */
  createAccount(request: Fields<CreateAccountRequest>, context: Context): CreateAccountReply | Promise<CreateAccountReply>;
  /** GET /accounts/{accountId} — One account */
  getAccount(request: Fields<GetAccountRequest>, context: Context): GetAccountReply | Promise<GetAccountReply>;
  /** DELETE /accounts/{accountId} — Delete an account with everything of it */
  deleteAccount(request: Fields<DeleteAccountRequest>, context: Context): DeleteAccountReply | Promise<DeleteAccountReply>;
  /** PATCH /accounts/{accountId} — Change settings of an account */
  changeAccount(request: Fields<ChangeAccountRequest>, context: Context): ChangeAccountReply | Promise<ChangeAccountReply>;
  /** GET /accounts/{accountId}/registry — What is registered for an account */
  getRegistry(request: Fields<GetRegistryRequest>, context: Context): GetRegistryReply | Promise<GetRegistryReply>;
  /** PUT /accounts/{accountId}/registry — Replace the whole registry */
  replaceRegistry(request: Fields<ReplaceRegistryRequest>, context: Context): ReplaceRegistryReply | Promise<ReplaceRegistryReply>;
  /** POST /accounts/{accountId}/registry — Register entries */
  addRegistryEntries(request: Fields<AddRegistryEntriesRequest>, context: Context): AddRegistryEntriesReply | Promise<AddRegistryEntriesReply>;
  /** POST /accounts/{accountId}/password — Give an account another password */
  setAccountPassword(request: Fields<SetAccountPasswordRequest>, context: Context): SetAccountPasswordReply | Promise<SetAccountPasswordReply>;
  /** GET /accounts/{accountId}/credentials — The credentials of an account */
  listCredentials(request: Fields<ListCredentialsRequest>, context: Context): ListCredentialsReply | Promise<ListCredentialsReply>;
  /** POST /accounts/{accountId}/credentials — Add a credential to an account */
  addCredential(request: Fields<AddCredentialRequest>, context: Context): AddCredentialReply | Promise<AddCredentialReply>;
  /** DELETE /accounts/{accountId}/credentials/{credentialId} — Remove a credential */
  removeCredential(request: Fields<RemoveCredentialRequest>, context: Context): RemoveCredentialReply | Promise<RemoveCredentialReply>;
  /** PATCH /accounts/{accountId}/credentials/{credentialId} — Change the rights or the end of a credential */
  changeCredential(request: Fields<ChangeCredentialRequest>, context: Context): ChangeCredentialReply | Promise<ChangeCredentialReply>;
  /** POST /accounts/{accountId}/revoke-tokens — Make every token of an account invalid */
  revokeTokens(request: Fields<RevokeTokensRequest>, context: Context): RevokeTokensReply | Promise<RevokeTokensReply>;
  /** POST /accounts/{accountId}/webhook-secret — Make a new webhook secret */
  rotateWebhookSecret(request: Fields<RotateWebhookSecretRequest>, context: Context): RotateWebhookSecretReply | Promise<RotateWebhookSecretReply>;
  /** DELETE /accounts/{accountId}/webhook-secret — End the webhook secret that a rotation left valid */
  dropOldWebhookSecret(request: Fields<DropOldWebhookSecretRequest>, context: Context): DropOldWebhookSecretReply | Promise<DropOldWebhookSecretReply>;
  /** GET /accounts/{accountId}/traffic — What an account sent by day */
  getAccountTraffic(request: Fields<GetAccountTrafficRequest>, context: Context): GetAccountTrafficReply | Promise<GetAccountTrafficReply>;
  /** DELETE /accounts/{accountId}/registry/{kind}/{key} — Remove an entry from the registry */
  removeRegistryEntry(request: Fields<RemoveRegistryEntryRequest>, context: Context): RemoveRegistryEntryReply | Promise<RemoveRegistryEntryReply>;
  /** GET /accounts/{accountId}/opt-outs — How many numbers get no advertising */
  listOptOuts(request: Fields<ListOptOutsRequest>, context: Context): ListOptOutsReply | Promise<ListOptOutsReply>;
  /** POST /accounts/{accountId}/opt-outs — Let numbers get no more advertising */
  addOptOuts(request: Fields<AddOptOutsRequest>, context: Context): AddOptOutsReply | Promise<AddOptOutsReply>;
  /** POST /accounts/{accountId}/opt-outs/remove — Let numbers get advertising again */
  removeOptOuts(request: Fields<RemoveOptOutsRequest>, context: Context): RemoveOptOutsReply | Promise<RemoveOptOutsReply>;
  /** POST /accounts/{accountId}/opt-outs/find — What a number has opted out of */
  findOptOuts(request: Fields<FindOptOutsRequest>, context: Context): FindOptOutsReply | Promise<FindOptOutsReply>;
}

/** The operations tagged cells. */
export interface CellsHandlers<Context, OpenContext = Context> {
  /** POST /accounts/{accountId}/move — Move an account to another cell */
  moveAccount(request: Fields<MoveAccountRequest>, context: Context): MoveAccountReply | Promise<MoveAccountReply>;
  /** GET /cells — All cells */
  listCells(request: Fields<ListCellsRequest>, context: Context): ListCellsReply | Promise<ListCellsReply>;
  /** POST /cells — Add a cell */
  addCell(request: Fields<AddCellRequest>, context: Context): AddCellReply | Promise<AddCellReply>;
  /** POST /cells/rebalance — Let Citus spread the cells over its nodes */
  rebalanceCells(request: Fields<RebalanceCellsRequest>, context: Context): RebalanceCellsReply | Promise<RebalanceCellsReply>;
}

/** The operations tagged recipients. */
export interface RecipientsHandlers<Context, OpenContext = Context> {
  /** POST /recipients/erase — Erase a number and what was sent to it */
  eraseRecipient(request: Fields<EraseRecipientRequest>, context: Context): EraseRecipientReply | Promise<EraseRecipientReply>;
}

/** The operations tagged traffic. */
export interface TrafficHandlers<Context, OpenContext = Context> {
  /** GET /traffic — Throughput, latency and failures by time */
  getTraffic(request: Fields<GetTrafficRequest>, context: Context): GetTrafficReply | Promise<GetTrafficReply>;
  /** GET /backlog — What waits */
  getBacklog(request: Fields<GetBacklogRequest>, context: Context): GetBacklogReply | Promise<GetBacklogReply>;
  /** GET /failures — Accounts whose reports fail */
  listFailures(request: Fields<ListFailuresRequest>, context: Context): ListFailuresReply | Promise<ListFailuresReply>;
}

/** The operations tagged carriers. */
export interface CarriersHandlers<Context, OpenContext = Context> {
  /** GET /carriers — All carriers */
  listCarriers(request: Fields<ListCarriersRequest>, context: Context): ListCarriersReply | Promise<ListCarriersReply>;
  /** POST /carriers/{carrier}/pause — Submit nothing new to a carrier */
  pauseCarrier(request: Fields<PauseCarrierRequest>, context: Context): PauseCarrierReply | Promise<PauseCarrierReply>;
  /** POST /carriers/{carrier}/resume — Submit to a paused carrier again */
  resumeCarrier(request: Fields<ResumeCarrierRequest>, context: Context): ResumeCarrierReply | Promise<ResumeCarrierReply>;
  /** POST /carriers/{carrier}/drain — Pause a carrier and wait until nothing is under way */
  drainCarrier(request: Fields<DrainCarrierRequest>, context: Context): DrainCarrierReply | Promise<DrainCarrierReply>;
  /** POST /carriers/{carrier}/reset-shares — Give the routes of a carrier the shares of the carriers file */
  resetCarrierShares(request: Fields<ResetCarrierSharesRequest>, context: Context): ResetCarrierSharesReply | Promise<ResetCarrierSharesReply>;
  /** POST /carriers/reload — Let all gateways read their carriers file again */
  reloadCarriers(request: Fields<ReloadCarriersRequest>, context: Context): ReloadCarriersReply | Promise<ReloadCarriersReply>;
}

/** The operations tagged dead-letters. */
export interface DeadLettersHandlers<Context, OpenContext = Context> {
  /** GET /dead-letters — Reports whose webhooks were given up */
  listDeadLetters(request: Fields<ListDeadLettersRequest>, context: Context): ListDeadLettersReply | Promise<ListDeadLettersReply>;
  /** POST /dead-letters/redeliver — Send reports again */
  redeliver(request: Fields<RedeliverRequest>, context: Context): RedeliverReply | Promise<RedeliverReply>;
}

/** The operations tagged operators. */
export interface OperatorsHandlers<Context, OpenContext = Context> {
  /** GET /operators — Who may sign in */
  listOperators(request: Fields<ListOperatorsRequest>, context: Context): ListOperatorsReply | Promise<ListOperatorsReply>;
  /** POST /operators — Let a person sign in */
  addOperator(request: Fields<AddOperatorRequest>, context: Context): AddOperatorReply | Promise<AddOperatorReply>;
  /** DELETE /operators/{operator} — Remove an operator */
  removeOperator(request: Fields<RemoveOperatorRequest>, context: Context): RemoveOperatorReply | Promise<RemoveOperatorReply>;
  /** POST /operators/{operator}/password — Give an operator another password */
  setOperatorPassword(request: Fields<SetOperatorPasswordRequest>, context: Context): SetOperatorPasswordReply | Promise<SetOperatorPasswordReply>;
}

/** The operations tagged audit. */
export interface AuditHandlers<Context, OpenContext = Context> {
  /** GET /audit — Who did what */
  listAudit(request: Fields<ListAuditRequest>, context: Context): ListAuditReply | Promise<ListAuditReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends SessionHandlers<Context, OpenContext>, MessagesHandlers<Context, OpenContext>, AccountsHandlers<Context, OpenContext>, CellsHandlers<Context, OpenContext>, RecipientsHandlers<Context, OpenContext>, TrafficHandlers<Context, OpenContext>, CarriersHandlers<Context, OpenContext>, DeadLettersHandlers<Context, OpenContext>, OperatorsHandlers<Context, OpenContext>, AuditHandlers<Context, OpenContext> {}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields, Status } from "contract-kit-runtime/replies";
import type {
  Account,
  AccountId,
  AuditPage,
  Backlog,
  CarrierOrder,
  DeadLetterPage,
  Limit,
  ListAccountsResponse200,
  ListCarriersResponse200,
  MessageDetail,
  MessagePage,
  MessageState,
  MsgKey,
  OperatorName,
  Problem,
  RecipientSearchFilled,
  RedeliverResponse200,
  Redelivery,
  Ref,
  Registry,
  Session,
  SignIn,
  Time,
  Traffic,
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

export type DrainCarrierHeaders = {
  /** @description Proves that a page of this server sends the request. */
  readonly "X-Requested-With": "gateway-console";
};

export type DrainCarrierRequest = {
  readonly path: DrainCarrierParams;
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

export type ListAuditQuery = {
  /** @description Only what this operator did. */
  readonly operator?: OperatorName;
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
  /** POST /messages/find-by-recipient — Find the messages to a number */
  findMessagesTo(request: Fields<FindMessagesToRequest>, context: Context): FindMessagesToReply | Promise<FindMessagesToReply>;
  /** GET /messages/{msgKey} — One message with its timeline */
  getMessage(request: Fields<GetMessageRequest>, context: Context): GetMessageReply | Promise<GetMessageReply>;
}

/** The operations tagged accounts. */
export interface AccountsHandlers<Context, OpenContext = Context> {
  /** GET /accounts — All accounts */
  listAccounts(request: Fields<ListAccountsRequest>, context: Context): ListAccountsReply | Promise<ListAccountsReply>;
  /** GET /accounts/{accountId} — One account */
  getAccount(request: Fields<GetAccountRequest>, context: Context): GetAccountReply | Promise<GetAccountReply>;
  /** GET /accounts/{accountId}/registry — What is registered for an account */
  getRegistry(request: Fields<GetRegistryRequest>, context: Context): GetRegistryReply | Promise<GetRegistryReply>;
}

/** The operations tagged traffic. */
export interface TrafficHandlers<Context, OpenContext = Context> {
  /** GET /traffic — Throughput, latency and failures by time */
  getTraffic(request: Fields<GetTrafficRequest>, context: Context): GetTrafficReply | Promise<GetTrafficReply>;
  /** GET /backlog — What waits */
  getBacklog(request: Fields<GetBacklogRequest>, context: Context): GetBacklogReply | Promise<GetBacklogReply>;
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
}

/** The operations tagged dead-letters. */
export interface DeadLettersHandlers<Context, OpenContext = Context> {
  /** GET /dead-letters — Reports whose webhooks were given up */
  listDeadLetters(request: Fields<ListDeadLettersRequest>, context: Context): ListDeadLettersReply | Promise<ListDeadLettersReply>;
  /** POST /dead-letters/redeliver — Send reports again */
  redeliver(request: Fields<RedeliverRequest>, context: Context): RedeliverReply | Promise<RedeliverReply>;
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
export interface Handlers<Context, OpenContext = Context> extends SessionHandlers<Context, OpenContext>, MessagesHandlers<Context, OpenContext>, AccountsHandlers<Context, OpenContext>, TrafficHandlers<Context, OpenContext>, CarriersHandlers<Context, OpenContext>, DeadLettersHandlers<Context, OpenContext>, AuditHandlers<Context, OpenContext> {}

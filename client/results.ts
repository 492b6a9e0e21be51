import type { AnswerOf, KeyedOperation, OperationId, RefusalStatus, Schemas, SuccessStatus } from "./contract.ts";

/** The gateway accepted the message and will send it. A report will say whether the recipient received it. */
export interface AcceptedMessage {
  readonly msgKey: string;
  /** The `ref` of the request. */
  readonly ref?: string;
}

/** An accepted recipient of a combined send. */
export interface AcceptedDestination {
  readonly to: string;
  readonly msgKey: string;
}

/** A refused recipient of a combined send. */
export interface RefusedDestination {
  readonly to: string;
  readonly code: string;
  readonly message: string;
}

/** The result of a combined send for each recipient. */
export interface OmniOutcome {
  readonly accepted: readonly AcceptedDestination[];
  readonly refused: readonly RefusedDestination[];
  /** Whether all recipients were accepted. `ok` only says that at least one was accepted. */
  readonly allAccepted: boolean;
}

/** The data of a response that a caller needs. */
type Worth<Answer> = Answer extends Blob
  ? { readonly code: undefined; readonly data: Blob }
  : { readonly code: "A000"; readonly answer: Answer } & (Answer extends { msgKey: string }
      ? { readonly accepted: AcceptedMessage }
      : Answer extends { data: Schemas["OmniDestinations"] }
        ? OmniOutcome
        : Answer extends { data: infer Data }
          ? { readonly data: Data }
          : unknown);

/** The call succeeded. For a send this means accepted, not delivered. */
export type Succeeded<Id extends OperationId> = {
  readonly ok: true;
  readonly operation: Id;
  readonly status: SuccessStatus<Id>;
  readonly headers: Headers;
} & Worth<AnswerOf<Id, SuccessStatus<Id>>>;

/** A fault that the gateway found in the request. */
export type Fault = Schemas["Fault"];

interface Failed {
  readonly ok: false;
  /** The operation that failed; `issueToken` if there was no token for the call. */
  readonly operation: OperationId;
  /** A description without phone numbers, message texts or credentials. */
  readonly message: string;
  /** The idempotency key of the call. With it, the call can be repeated later without sending a second message. */
  readonly idempotencyKey?: string;
}

/** The gateway refused the call, with a documented response. */
export interface AnyRefused extends Failed {
  readonly kind: "refused";
  readonly status: number;
  readonly code: RefusalCode;
  /** All faults that were found in the request. */
  readonly errors: readonly Fault[];
  readonly answer: Schemas["Refusal"];
  readonly headers: Headers;
  /** How long to wait before a retry, if the gateway says so. */
  readonly retryAfterMs?: number;
}

type CodeIn<Answer> = Answer extends { code: infer Code } ? Code : never;

/** All result codes of refusals. */
export type RefusalCode = {
  [Id in OperationId]: CodeIn<AnswerOf<Id, RefusalStatus<Id>>>;
}[OperationId];

type RefusedRecipients<Id> = Id extends "sendOmni" ? { readonly refused: readonly RefusedDestination[] } : unknown;

/** A refusal of one operation. The status determines the possible codes. */
export type Refused<Id extends OperationId> = {
  [Status in RefusalStatus<Id>]: AnyRefused &
    RefusedRecipients<Id> & {
      readonly operation: Id;
      readonly status: Status;
      readonly code: CodeIn<AnswerOf<Id, Status>>;
      readonly answer: AnswerOf<Id, Status>;
    };
}[RefusalStatus<Id>];

/** The response is not documented: it comes from a proxy, another service, or a gateway of another version. */
export interface Undocumented extends Failed {
  readonly kind: "undocumented";
  /** Only documented responses have it; the received status is `httpStatus`. */
  readonly status: undefined;
  readonly code: undefined;
  readonly httpStatus: number;
  readonly why: "status" | "empty" | "not-json" | "shape" | "code";
  /** The received body, shortened. */
  readonly body: string;
  readonly headers: Headers;
  readonly retryAfterMs?: number;
}

/** No response arrived. It is not known whether the gateway received the request. */
export interface Unanswered extends Failed {
  readonly kind: "unanswered";
  readonly status: undefined;
  readonly code: undefined;
  readonly why: "network" | "timeout";
  readonly cause: unknown;
}

/** Why a call failed. */
export type AnyFailure = AnyRefused | Undocumented | Unanswered;

/** Why a call of one operation failed, with the refusals of that operation. */
export type Failure<Id extends OperationId> = Refused<Id> | Refused<"issueToken"> | Undocumented | Unanswered;

/** The result of a call; check `ok` first. */
export type Result<Id extends OperationId> = Succeeded<Id> | Failure<Id>;

/** The return value of the throwing style. */
export type ValueOf<Id extends OperationId> =
  Succeeded<Id> extends infer Success
    ? Success extends OmniOutcome
      ? OmniOutcome
      : Success extends { accepted: infer Accepted }
        ? Accepted
        : Success extends { data: infer Data }
          ? Data
          : undefined
    : never;

/** Sends to one recipient: all operations that answer with a message key. */
export type SendOperation = {
  [Id in KeyedOperation]: ValueOf<Id> extends AcceptedMessage ? Id : never;
}[KeyedOperation];

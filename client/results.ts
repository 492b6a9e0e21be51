import type { AnswerOf, KeyedOperation, OperationId, RefusalStatus, Schemas, SuccessStatus } from "./contract.ts";

/** The gateway has taken the message and will send it. Whether anybody received it, a report will tell. */
export interface AcceptedMessage {
  readonly msgKey: string;
  /** The reference that the request gave. */
  readonly ref?: string;
}

/** A recipient of a combined send to whom the message will be sent. */
export interface AcceptedDestination {
  readonly to: string;
  readonly msgKey: string;
}

/** A recipient of a combined send to whom nothing will be sent. */
export interface RefusedDestination {
  readonly to: string;
  readonly code: string;
  readonly message: string;
}

/** What became of a combined send, recipient by recipient. */
export interface OmniOutcome {
  readonly accepted: readonly AcceptedDestination[];
  readonly refused: readonly RefusedDestination[];
  /** Whether nobody was refused. `ok` only says that somebody was accepted. */
  readonly allAccepted: boolean;
}

/** What an answer is worth to whoever asked. */
type Worth<Answer> = Answer extends Blob
  ? { readonly code: undefined; readonly data: Blob }
  : { readonly code: "A000"; readonly answer: Answer } & (Answer extends { msgKey: string }
      ? { readonly accepted: AcceptedMessage }
      : Answer extends { data: Schemas["OmniDestinations"] }
        ? OmniOutcome
        : Answer extends { data: infer Data }
          ? { readonly data: Data }
          : unknown);

/** The call did what it was to do. For a send that means: accepted, not delivered. */
export type Succeeded<Id extends OperationId> = {
  readonly ok: true;
  readonly operation: Id;
  readonly status: SuccessStatus<Id>;
  readonly headers: Headers;
} & Worth<AnswerOf<Id, SuccessStatus<Id>>>;

/** A fault of the request, as the gateway found it. */
export type Fault = Schemas["Fault"];

interface Failed {
  readonly ok: false;
  /** What failed; `issueToken` where the operation itself was never called for want of a token. */
  readonly operation: OperationId;
  /** In words, without numbers, texts or credentials. */
  readonly message: string;
  /** The key under which this call was made: with it, it can be repeated later without fear of a second message. */
  readonly idempotencyKey?: string;
}

/** The gateway answered as the contract says, and the answer is no. */
export interface AnyRefused extends Failed {
  readonly kind: "refused";
  readonly status: number;
  readonly code: RefusalCode;
  /** Every fault that was found in the request. */
  readonly errors: readonly Fault[];
  readonly answer: Schemas["Refusal"];
  readonly headers: Headers;
  /** How long to wait before asking again, where the gateway says so. */
  readonly retryAfterMs?: number;
}

type CodeIn<Answer> = Answer extends { code: infer Code } ? Code : never;

/** Every code that a call can be refused with. */
export type RefusalCode = {
  [Id in OperationId]: CodeIn<AnswerOf<Id, RefusalStatus<Id>>>;
}[OperationId];

type RefusedRecipients<Id> = Id extends "sendOmni" ? { readonly refused: readonly RefusedDestination[] } : unknown;

/** A refusal of one operation. Its status tells which codes there can be. */
export type Refused<Id extends OperationId> = {
  [Status in RefusalStatus<Id>]: AnyRefused &
    RefusedRecipients<Id> & {
      readonly operation: Id;
      readonly status: Status;
      readonly code: CodeIn<AnswerOf<Id, Status>>;
      readonly answer: AnswerOf<Id, Status>;
    };
}[RefusalStatus<Id>];

/** Something answered, but not as the contract says: a proxy, another service, or a gateway of another version. */
export interface Undocumented extends Failed {
  readonly kind: "undocumented";
  /** Stands only for what the contract knows; what came is `httpStatus`. */
  readonly status: undefined;
  readonly code: undefined;
  readonly httpStatus: number;
  readonly why: "status" | "empty" | "not-json" | "shape" | "code";
  /** The body as it came, shortened. */
  readonly body: string;
  readonly headers: Headers;
  readonly retryAfterMs?: number;
}

/** No answer came. Whether the gateway got the request is not known. */
export interface Unanswered extends Failed {
  readonly kind: "unanswered";
  readonly status: undefined;
  readonly code: undefined;
  readonly why: "network" | "timeout";
  readonly cause: unknown;
}

/** Why a call did not do what it was to do. */
export type AnyFailure = AnyRefused | Undocumented | Unanswered;

/** The same of one operation, with what it can be refused with. */
export type Failure<Id extends OperationId> = Refused<Id> | Refused<"issueToken"> | Undocumented | Unanswered;

/** What a call returns: look at `ok` first. */
export type Result<Id extends OperationId> = Succeeded<Id> | Failure<Id>;

/** What the throwing style returns. */
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

/** Sends to one recipient: every operation that answers a message key. */
export type SendOperation = {
  [Id in KeyedOperation]: ValueOf<Id> extends AcceptedMessage ? Id : never;
}[KeyedOperation];

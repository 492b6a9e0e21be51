import type { AnswerOf, KeyedOperation, OperationId, RefusalStatus, Schemas, SuccessStatus } from "./contract.ts";

/** The gateway accepted the message and will send it. A report will say whether the recipient received it. */
export interface AcceptedMessage {
  /** The key of the message, with which its reports are found, for example `01JCQK5T7W8Y2N4B6D0R3M9XZE`. */
  readonly msgKey: string;
  /** The `ref` of the request. */
  readonly ref?: string;
}

/** An accepted recipient of a combined send. */
export interface AcceptedDestination {
  /** The recipient's number, as in the request. */
  readonly to: string;
  /** The key of the message to this recipient. */
  readonly msgKey: string;
}

/** A refused recipient of a combined send. */
export interface RefusedDestination {
  /** The recipient's number, as in the request. */
  readonly to: string;
  /** The result code of the refusal, for example `A306`. */
  readonly code: string;
  /** The result code in words. */
  readonly message: string;
  /** What is wrong for this recipient, each fault with its place in the request, for example a placeholder without a value. */
  readonly errors: readonly Fault[];
}

/** The result of a combined send for each recipient. */
export interface OmniOutcome {
  /** The recipients to whom the message will be sent. */
  readonly accepted: readonly AcceptedDestination[];
  /** The recipients to whom nothing will be sent, each with the reason. */
  readonly refused: readonly RefusedDestination[];
  /** Whether all recipients were accepted. `ok` only says that at least one was accepted. */
  readonly allAccepted: boolean;
}

/** What an answer has beside the envelope and its data. */
type Beside<Answer> = Omit<Answer, "code" | "result" | "data">;

/** The data of a response that a caller needs. */
type Worth<Answer> = Answer extends Blob | AsyncIterable<unknown>
  ? {
      /** An image and a stream have no result code. */
      readonly code: undefined;
      /** The bytes of the image, or the events of the stream. */
      readonly data: Answer;
    }
  : {
      /** The result code of success. */
      readonly code: "A000";
      /** The body of the response. */
      readonly answer: Answer;
    } & (Answer extends { msgKey: string }
      ? {
          /** What the gateway accepted and will send. A report will say whether it was delivered. */
          readonly accepted: AcceptedMessage;
        }
      : Answer extends { data: Schemas["OmniDestinations"] }
        ? OmniOutcome
        : Answer extends { data: infer Data }
          ? {
              /** The data of the response, with what stands beside it, such as the `sendAt` of a scheduled message. */
              readonly data: Data & Beside<Answer>;
            }
          : unknown);

/** The call succeeded. For a send this means accepted, not delivered. */
export type Succeeded<Id extends OperationId> = {
  /** Check it first; the type then has the other fields of a success. */
  readonly ok: true;
  /** The operation that was called, for example `sendSms`. */
  readonly operation: Id;
  /** The HTTP status. */
  readonly status: SuccessStatus<Id>;
  /** The headers of the response, for example `RateLimit-Remaining`. */
  readonly headers: Headers;
  /** The ID of the request in the gateway's own records (`X-Request-Id`). Tell it when you ask about a request. */
  readonly requestId: string | undefined;
} & Worth<AnswerOf<Id, SuccessStatus<Id>>>;

/** A fault that the gateway found in the request. */
export type Fault = Schemas["Fault"];

interface Failed {
  /** Check it first; the type then has the other fields of a failure. */
  readonly ok: false;
  /** The operation that failed; `issueToken` if there was no token for the call. */
  readonly operation: OperationId;
  /** A description without phone numbers, message texts or credentials. */
  readonly message: string;
  /** The ID of the request in the gateway's own records (`X-Request-Id`); undefined if no response arrived. */
  readonly requestId: string | undefined;
  /** The idempotency key of the call. With it, the call can be repeated later without sending a second message. */
  readonly idempotencyKey?: string;
}

/** The gateway refused the call, with a documented response. */
export interface AnyRefused extends Failed {
  /** Says which kind of failure it is. */
  readonly kind: "refused";
  /** The HTTP status, for example 400. */
  readonly status: number;
  /** The result code, for example `A306`. */
  readonly code: RefusalCode;
  /** All faults that were found in the request. */
  readonly errors: readonly Fault[];
  /** The body of the response. */
  readonly answer: Schemas["Refusal"];
  /** The headers of the response, for example `Retry-After`. */
  readonly headers: Headers;
  /** How long to wait before a retry, if the gateway says so. */
  readonly retryAfterMs?: number;
}

type CodeIn<Answer> = Answer extends { code: infer Code } ? Code : never;

/** All result codes of refusals. */
export type RefusalCode = {
  [Id in OperationId]: CodeIn<AnswerOf<Id, RefusalStatus<Id>>>;
}[OperationId];

type RefusedRecipients<Id> = Id extends "sendOmni"
  ? {
      /** The refused recipients, each with the reason. */
      readonly refused: readonly RefusedDestination[];
    }
  : unknown;

/** A refusal of one operation. The status determines the possible codes. */
export type Refused<Id extends OperationId> = {
  [Status in RefusalStatus<Id>]: AnyRefused &
    RefusedRecipients<Id> & {
      /** The operation that was called. */
      readonly operation: Id;
      /** The HTTP status, for example 400. */
      readonly status: Status;
      /** The result code, for example `A306`. */
      readonly code: CodeIn<AnswerOf<Id, Status>>;
      /** The body of the response. */
      readonly answer: AnswerOf<Id, Status>;
    };
}[RefusalStatus<Id>];

/** The response is not documented: it comes from a proxy, another service, or a gateway of another version. */
export interface Undocumented extends Failed {
  /** Says which kind of failure it is. */
  readonly kind: "undocumented";
  /** Only documented responses have it; the received status is `httpStatus`. */
  readonly status: undefined;
  /** Only documented responses have it. */
  readonly code: undefined;
  /** The received HTTP status, for example 502. */
  readonly httpStatus: number;
  /** What is not documented: the status, the code, or the body, which is empty, no JSON or of another shape. */
  readonly why: "status" | "empty" | "not-json" | "shape" | "code";
  /** The received body, shortened. */
  readonly body: string;
  /** The headers of the response. */
  readonly headers: Headers;
  /** How long to wait before a retry, if the response says so. */
  readonly retryAfterMs?: number;
}

/** No response arrived. It is not known whether the gateway received the request. */
export interface Unanswered extends Failed {
  /** Says which kind of failure it is. */
  readonly kind: "unanswered";
  /** Without a response there is none. */
  readonly status: undefined;
  /** Without a response there is none. */
  readonly code: undefined;
  /** Whether the connection failed or the time limit was reached. */
  readonly why: "network" | "timeout";
  /** The error of `fetch`. */
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

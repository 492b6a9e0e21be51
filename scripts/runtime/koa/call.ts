import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { Deprecation } from "../deprecation.ts";
import type { Fault } from "../explain.ts";
import type { RawParameters } from "../parameters.ts";
import type { ReadNote } from "../read.ts";
import type { Route } from "../route.ts";

/** A request whose body has not been read. `KoaRequest` is one; a server without Koa provides its own. */
export interface IncomingRequest extends RawParameters {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** The caller's address. */
  readonly ip: string;
  /** The caller's certificate, if the connection asks for one. */
  readonly certificate?: unknown;
  /** The whole body. `take` is called with the length of each chunk that arrives; if it returns false, the result is undefined. */
  bytes(take: (chunkBytes: number) => boolean): Promise<Buffer | undefined>;
  /** The body as it arrives. */
  stream(): Readable;
  /** Aborted when the connection is closed, or the reply is sent. */
  readonly signal?: AbortSignal;
}

/** The reply of any operation. The generated reply type of each operation is a subtype. */
export interface Reply {
  readonly status: number;
  readonly headers?: { readonly [name: string]: unknown } | undefined;
  readonly mediaType?: string | undefined;
  readonly body?: unknown;
}

/** A request that is being served. Handlers get it as their context, unless the `context` option makes another. */
export interface Call<Identity, State> {
  readonly route: Route;
  readonly request: IncomingRequest;
  /** Koa's `ctx.state`, with what earlier middleware has put there. */
  readonly state: State;
  /** The caller, as the security handler returned it. Undefined: no credentials are required, or they are not checked yet. */
  readonly identity: Identity | undefined;
  /** What its caller should change although it was accepted: names that were read as others, or ignored. */
  readonly warnings: readonly ReadNote[];
  /** What it uses that is deprecated; of parameters and body after they were read. The headers of the reply say it too. */
  readonly deprecated: readonly DeprecatedUse[];
  /** Aborted when the caller is gone, the reply is sent, or the server stops. What a stream waits for must end with it. */
  readonly signal: AbortSignal;
}

/** Something deprecated that a request uses. */
export interface DeprecatedUse {
  readonly kind: "operation" | "parameter" | "field";
  /** The operationId, the name of the parameter, or the JSON pointer of the field. */
  readonly name: string;
  readonly deprecation: Deprecation;
}

/** A request to an operation that requires credentials: the caller is known. */
export interface SecuredCall<Identity, State> extends Call<Identity, State> {
  readonly identity: Identity;
}

/** A request for which no operation was found. */
export interface UnmatchedCall<State> {
  readonly route: undefined;
  readonly request: Pick<IncomingRequest, "method" | "headers" | "ip">;
  readonly state: State;
  readonly identity: undefined;
}

export interface RequestFault extends Fault {
  readonly in: "path" | "query" | "header" | "cookie" | "body";
}

export type InvalidReason =
  | "not-found"
  | "method-not-allowed"
  | "unauthorized"
  | "unsupported-media-type"
  | "too-large"
  | "busy"
  | "precondition-failed"
  | "unreadable"
  | "invalid";

export interface ParsedBody {
  /** As its caller meant it: names and values are those of the document. */
  readonly value: unknown;
  /** What is wrong with another value in its place. */
  explain(value: unknown): readonly RequestFault[];
}

/** Why a request does not reach its handler. */
export interface Invalid {
  readonly reason: InvalidReason;
  /** The status that HTTP has for it. */
  readonly status: number;
  /** The headers that HTTP requires with this status: Allow, WWW-Authenticate, Retry-After. */
  readonly headers: { readonly [name: string]: string };
  /** Everything that is wrong with the request. */
  readonly faults: readonly RequestFault[];
  /** The body, if it could be parsed: for checks of an API's own that come before those that failed. */
  readonly body?: ParsedBody;
}

/** What a security handler returns for a credential. */
export type SecurityOutcome<Identity> =
  | {
      readonly ok: true;
      readonly identity: Identity;
      /** For credentials that sign the body: called with its bytes before they are parsed. */
      readonly verifyBody?: ((body: Uint8Array) => boolean | Promise<boolean>) | undefined;
    }
  | {
      readonly ok: false;
      /** Sent instead of the reply of `onInvalid`. */
      readonly reply?: Reply | undefined;
    };

/** The credential is valid and belongs to `identity`. */
export const allow = <Identity>(identity: Identity): SecurityOutcome<Identity> => ({ ok: true, identity });

/** The credential is not valid. */
export const deny = (reply?: Reply): { readonly ok: false; readonly reply?: Reply | undefined } => ({
  ok: false,
  reply,
});

type MaybePromise<Value> = Value | Promise<Value>;

/** What differs from one API to another. Every hook has a default. */
export interface Hooks<Identity, State> {
  /** After the caller is known and before the body is read: rate limits, for example. A reply ends the request. */
  admit?(call: Call<Identity, State>): MaybePromise<Reply | undefined>;
  /**
   * Who counts as one caller: an account, or the network of an address. Each may hold a quarter of `limits.allBodiesBytes`. Default: nobody
   * is told from the others.
   */
  nameCaller?(call: Call<Identity, State>): string;
  /** The reply to a request that does not reach its handler. Default: by the document's own schema, or application/problem+json (RFC 9457). */
  onInvalid?(invalid: Invalid, call: Call<Identity, State> | UnmatchedCall<State>): MaybePromise<Reply>;
  /** The reply when something throws. Default: Koa's error event, and a 500 in the same form. During a stream nothing can be replied any more. */
  onError?(error: unknown, call: Call<Identity, State>): MaybePromise<Reply>;
  /** Called with every reply before it is sent, also with those of the other hooks, for example to add a header. */
  onReply?(reply: Reply, call: Call<Identity, State>): MaybePromise<Reply>;
}

export interface Limits {
  /** The largest body of an operation, or of all. Default: 1 MiB. */
  readonly bodyBytes?: number | ((route: Route) => number);
  /** All bodies that are read or handled at the same time. Above this, requests are refused with 503. Default: 128 MiB. */
  readonly allBodiesBytes?: number;
  /** The values in a JSON body, at all depths. Default: 100,000. */
  readonly jsonValues?: number;
  /** The number of parts of a multipart form. Default: 100. */
  readonly formParts?: number;
}

/** How replies that are streams of items are sent. */
export interface StreamOptions {
  /** After so long without an item, server-sent events have a comment, so that no proxy closes the connection. Default: 15,000. */
  readonly heartbeatMs?: number;
  /** Aborted when the server stops: all streams end as if their last item had been sent. */
  readonly shutdown?: AbortSignal;
}

/** Thrown by a handler that is not written yet. */
export class NotImplemented extends Error {
  override readonly name = "NotImplemented";
}

/**
 * The handler of an operation that is not written yet: `greet: () => notImplemented("greet")`. The caller gets a 501, in the form
 * that the document has for it where that is possible.
 */
export function notImplemented(operationId?: string): never {
  throw new NotImplemented(`${operationId ?? "The operation"} is not implemented yet`);
}

/** The caller closed the connection before the request was read, so no reply can be sent. */
export class Aborted extends Error {
  override readonly name = "Aborted";
}

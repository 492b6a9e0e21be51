import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { Fault } from "../runtime/explain.ts";
import type { RawParameters } from "../runtime/parameters.ts";
import type { Route } from "../runtime/route.ts";

/** A request before its body was read. Koa's is one; whoever serves operations without Koa brings another. */
export interface IncomingRequest extends RawParameters {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** The caller's address. */
  readonly ip: string;
  /** The certificate that the caller showed, where the connection asks for one. */
  readonly certificate?: unknown;
  /** The whole body; undefined once it is larger than the limit. */
  bytes(limitBytes: number): Promise<Buffer | undefined>;
  /** The body as it arrives. */
  stream(): Readable;
}

/** What any operation answers, seen from outside: the closed reply types of each operation fit in here. */
export interface Reply {
  readonly status: number;
  readonly headers?: { readonly [name: string]: unknown } | undefined;
  readonly mediaType?: string | undefined;
  readonly body?: unknown;
}

/** A request on its way: what handlers get as their context, unless the `context` hook makes another. */
export interface Call<Identity, State> {
  readonly route: Route;
  readonly request: IncomingRequest;
  /** Koa's `ctx.state`: whatever the middleware before has put there. */
  readonly state: State;
  /** Who calls, as the security handler said. Undefined: nobody had to say, or nobody did yet. */
  readonly identity: Identity | undefined;
}

/** A request to an operation that asks who calls: the answer is there. */
export interface SecuredCall<Identity, State> extends Call<Identity, State> {
  readonly identity: Identity;
}

/** A request that no operation was found for. */
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
  | "unreadable"
  | "invalid";

/** Why a request does not reach its handler. */
export interface Invalid {
  readonly reason: InvalidReason;
  /** The status that HTTP has for it. */
  readonly status: number;
  /** The headers that HTTP wants with it: Allow, WWW-Authenticate, Retry-After. */
  readonly headers: { readonly [name: string]: string };
  /** Where the request is wrong: all places at once. */
  readonly faults: readonly RequestFault[];
}

/** What a security handler says of a credential. */
export type SecurityOutcome<Identity> =
  | {
      readonly ok: true;
      readonly identity: Identity;
      /** For credentials that sign the body: asked with its bytes before anything in them is read. */
      readonly verifyBody?: ((body: Uint8Array) => boolean | Promise<boolean>) | undefined;
    }
  | {
      readonly ok: false;
      /** In place of what `onInvalid` would answer. */
      readonly reply?: Reply | undefined;
    };

/** The credential is good, and this is whose it is. */
export const allow = <Identity>(identity: Identity): SecurityOutcome<Identity> => ({ ok: true, identity });

/** The credential is not good. */
export const deny = (reply?: Reply): { readonly ok: false; readonly reply?: Reply | undefined } => ({
  ok: false,
  reply,
});

type MaybePromise<Value> = Value | Promise<Value>;

/** What differs from one API to another. All of it has a default. */
export interface Hooks<Identity, State> {
  /** After the caller is known and before the body is read: rate limits, for example. A reply ends the request. */
  admit?(call: Call<Identity, State>): MaybePromise<Reply | undefined>;
  /** The answer to a request that does not reach its handler. Default: application/problem+json (RFC 9457). */
  onInvalid?(invalid: Invalid, call: Call<Identity, State> | UnmatchedCall<State>): MaybePromise<Reply>;
  /** The answer when something throws. Default: Koa's error event, and a 500 in application/problem+json. */
  onError?(error: unknown, call: Call<Identity, State>): MaybePromise<Reply>;
  /** Every reply on its way out, also those of the other hooks: to add a header, say. */
  onReply?(reply: Reply, call: Call<Identity, State>): MaybePromise<Reply>;
}

export interface Limits {
  /** The largest body of an operation, or of all. Default: 1 MiB. */
  readonly bodyBytes?: number | ((route: Route) => number);
  /** All bodies that are being read or handled at one time; above it requests are refused with 503. Default: 128 MiB. */
  readonly allBodiesBytes?: number;
  /** The parts of a multipart form. Default: 100. */
  readonly formParts?: number;
}

/** The caller hung up before the request was read: there is nobody left to answer. */
export class Aborted extends Error {
  override readonly name = "Aborted";
}

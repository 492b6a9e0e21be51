import type { Route } from "../route.ts";
import { type BodyMemory, BodyReservation } from "./body-memory.ts";
import {
  Aborted,
  type Call,
  type Hooks,
  type IncomingRequest,
  type Invalid,
  NotImplemented,
  type Reply,
  type StreamOptions,
} from "./call.ts";
import { findReplyFaults } from "./check-reply.ts";
import { decodeRequest } from "./decode-request.ts";
import { DeprecationTeller } from "./deprecation-headers.ts";
import { notImplementedReply, OwnReply, refusalReply } from "./error-reply.ts";
import { invalid } from "./invalid.ts";
import { PreconditionFailed } from "./preconditions.ts";
import { type BodyOptions, readBody } from "./read-body.ts";
import { ReplyStreams } from "./reply-streams.ts";
import { InvalidItem } from "./request-items.ts";
import { replyToCheck, replyToSend, withExactIntegers } from "./route-values.ts";
import type { Authenticator, CallToIdentify } from "./security.ts";

/** A handler of any operation. The generated types check each handler against its own operation. */
export type AnyHandler = (request: never, context: never) => Reply | Promise<Reply>;

export interface OperationParts<Identity, State> {
  readonly handler: AnyHandler;
  readonly hooks: Hooks<Identity, State>;
  readonly authenticator: Authenticator<Identity, State>;
  /** Makes the second argument of the handler. */
  readonly makeContext: (call: Call<Identity, State>) => unknown;
  readonly memory: BodyMemory;
  readonly body: BodyOptions;
  readonly checkReplies: boolean;
  /** The code of a fault for which the document names none. */
  readonly faultCode: string;
  /** Put before every path of the document. */
  readonly basePath: string;
  readonly streams: StreamOptions;
}

/** One operation of the document: takes a request of any transport to its handler, and the reply back. */
export class Operation<Identity, State> {
  readonly route: Route;
  readonly #parts: OperationParts<Identity, State>;
  readonly #teller: DeprecationTeller;
  readonly #streams: ReplyStreams<Identity, State>;

  constructor(route: Route, parts: OperationParts<Identity, State>) {
    parts.authenticator.assertServes(route);
    this.route = withExactIntegers(route);
    this.#parts = parts;
    this.#teller = new DeprecationTeller(route, parts.basePath);
    this.#streams = new ReplyStreams(route, parts);
  }

  /**
   * Throws `Aborted`. A handler that is not written yet is answered with 501. All other errors, also those of hooks, go to the `onError` hook; without one they are thrown. What `onError` throws,
   * or `onReply` for the reply of `onError`, is thrown.
   */
  async serve(request: IncomingRequest, state: State): Promise<Reply> {
    const { hooks, checkReplies, memory, streams } = this.#parts;
    let signal: AbortSignal | undefined;
    const call: CallToIdentify<Identity, State> = {
      route: this.route,
      request,
      state,
      identity: undefined,
      warnings: [],
      deprecated: this.#teller.ofOperation,
      // Most handlers do not ask for it.
      get signal() {
        signal ??= AbortSignal.any([request.signal ?? [], streams.shutdown ?? []].flat());
        return signal;
      },
    };
    const reservation = new BodyReservation(memory, () => hooks.nameCaller?.(call));
    try {
      this.#streams.assertNoneAbandoned();
      const reply = await this.#reply(call, reservation);
      const finalReply = await this.#finish(reply, call);
      if (checkReplies && !(reply instanceof OwnReply))
        assertMatchesContract(this.route, replyToCheck(this.route, finalReply));
      return this.#streams.begin(replyToSend(this.route, finalReply), call);
    } catch (error) {
      if (error instanceof InvalidItem) return await this.#finish(await this.#refuse(error.invalid, call), call);
      if (error instanceof PreconditionFailed)
        return await this.#finish(await this.#refuse(invalid("precondition-failed"), call), call);
      const isUnwritten = error instanceof NotImplemented;
      if (error instanceof Aborted || (hooks.onError === undefined && !isUnwritten)) throw error;
      const reply = isUnwritten ? notImplementedReply(this.route) : await hooks.onError?.(error, call);
      if (reply === undefined) throw error;
      return await this.#finish(reply, call);
    } finally {
      reservation.release();
    }
  }

  /** Runs the checks in their order. The first one that fails ends the request. */
  async #reply(call: CallToIdentify<Identity, State>, reservation: BodyReservation): Promise<Reply> {
    const { authenticator, hooks, handler, makeContext, body, faultCode } = this.#parts;
    const caller = await authenticator.authenticate(call);
    if (!caller.ok) return caller.reply ?? this.#refuse(authenticator.unauthorized(this.route), call);

    const refusal = hooks.admit === undefined ? undefined : await hooks.admit(call);
    if (refusal !== undefined) return refusal;

    const read = await readBody(this.route, call.request, body, reservation, caller.verifyBody);
    if (!read.ok) {
      const isUnauthorized = read.invalid.reason === "unauthorized";
      return this.#refuse(isUnauthorized ? authenticator.unauthorized(this.route) : read.invalid, call);
    }
    const decoded = decodeRequest(this.route, call.request, read.body, faultCode);
    if (!decoded.ok) return this.#refuse(decoded.invalid, call);
    call.warnings = decoded.warnings;
    call.deprecated = this.#teller.ofRequest(call.request, decoded.warnings);
    // The handler's types and the checks above are generated from the same document.
    return handler(decoded.request as never, makeContext(call) as never);
  }

  /** What is deprecated is told before the hook, which may change it. */
  #finish(reply: Reply, call: Call<Identity, State>): Reply | Promise<Reply> {
    const told = this.#teller.tell(reply, call.deprecated, call.request);
    return this.#parts.hooks.onReply?.(told, call) ?? told;
  }

  #refuse(why: Invalid, call: Call<Identity, State>): Reply | Promise<Reply> {
    return this.#parts.hooks.onInvalid?.(why, call) ?? refusalReply(why, this.route);
  }
}

function assertMatchesContract(route: Route, reply: Reply): void {
  const faults = findReplyFaults(route, reply);
  if (faults.length > 0) throw new Error(`${route.operationId} breaks the contract: ${faults.join("; ")}`);
}

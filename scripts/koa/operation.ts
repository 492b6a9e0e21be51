import type { Route } from "../runtime/route.ts";
import type { BodyMemory } from "./body-memory.ts";
import { Aborted, type Call, type Hooks, type IncomingRequest, type Invalid, type Reply } from "./call.ts";
import { replyFaults } from "./check-reply.ts";
import { decodeRequest } from "./decode-request.ts";
import { Problem, problemOf } from "./problem.ts";
import { type BodyReader, type BodyRoom, readBody } from "./read-body.ts";
import type { Authenticator } from "./security.ts";

/** A handler, seen by the binding: the generated types hold it to its own operation. */
export type AnyHandler = (request: never, context: never) => Reply | Promise<Reply>;

export interface OperationParts<Identity, State> {
  readonly handler: AnyHandler;
  readonly hooks: Hooks<Identity, State>;
  readonly authenticator: Authenticator<Identity, State>;
  /** What the handler gets beside the request. */
  readonly contextOf: (call: Call<Identity, State>) => unknown;
  readonly memory: BodyMemory;
  readonly body: BodyReader;
  readonly checkReplies: boolean;
  /** The code of a fault at a place that names none. */
  readonly faultCode: string;
}

/** A call while it is served. */
class CallUnderWay<Identity, State> implements Call<Identity, State>, BodyRoom {
  readonly route: Route;
  readonly request: IncomingRequest;
  readonly state: State;
  identity: Identity | undefined = undefined;
  readonly #memory: BodyMemory;
  #takenBytes = 0;

  constructor(route: Route, request: IncomingRequest, state: State, memory: BodyMemory) {
    this.route = route;
    this.request = request;
    this.state = state;
    this.#memory = memory;
  }

  takeRoom(bytes: number): boolean {
    if (!this.#memory.take(bytes)) return false;
    this.#takenBytes += bytes;
    return true;
  }

  leave(): void {
    this.#memory.giveBack(this.#takenBytes);
  }
}

/** One operation of the document. Whatever transport a request came by, this is its way to the handler and back. */
export class Operation<Identity, State> {
  readonly route: Route;
  readonly #parts: OperationParts<Identity, State>;

  constructor(route: Route, parts: OperationParts<Identity, State>) {
    parts.authenticator.assertServes(route);
    this.route = route;
    this.#parts = parts;
  }

  /** Throws what the hooks throw, whatever is thrown where there is no `onError`, and `Aborted`. */
  async serve(request: IncomingRequest, state: State): Promise<Reply> {
    const { hooks, checkReplies, memory } = this.#parts;
    const call = new CallUnderWay<Identity, State>(this.route, request, state, memory);
    try {
      const reply = await this.#answer(call);
      const leaving = hooks.onReply === undefined ? reply : await hooks.onReply(reply, call);
      if (checkReplies && !isOwnProblem(reply)) assertKeepsContract(this.route, leaving);
      return leaving;
    } catch (error) {
      if (hooks.onError === undefined || error instanceof Aborted) throw error;
      const reply = await hooks.onError(error, call);
      return hooks.onReply === undefined ? reply : await hooks.onReply(reply, call);
    } finally {
      call.leave();
    }
  }

  /** Every check in its order; the first that fails ends it. */
  async #answer(call: CallUnderWay<Identity, State>): Promise<Reply> {
    const { authenticator, hooks, handler, contextOf, body, faultCode } = this.#parts;
    const caller = await authenticator.authenticate(call);
    if (!caller.ok) return caller.reply ?? this.#refuse(authenticator.unauthorized(this.route), call);

    const refusal = hooks.admit === undefined ? undefined : await hooks.admit(call);
    if (refusal !== undefined) return refusal;

    const read = await readBody(this.route, call.request, body, call, caller.verifyBody);
    if (!read.ok) {
      const isUnauthorized = read.invalid.reason === "unauthorized";
      return this.#refuse(isUnauthorized ? authenticator.unauthorized(this.route) : read.invalid, call);
    }
    const decoded = decodeRequest(this.route, call.request, read.body, faultCode);
    if (!decoded.ok) return this.#refuse(decoded.invalid, call);
    // The types of a handler's request are made of the same document as the checks that were just passed.
    return handler(decoded.request as never, contextOf(call) as never);
  }

  #refuse(why: Invalid, call: Call<Identity, State>): Reply | Promise<Reply> {
    return this.#parts.hooks.onInvalid?.(why, call) ?? problemOf(why);
  }
}

/** The toolkit's own problem documents need not be described by every document. */
const isOwnProblem = (reply: Reply): boolean => reply instanceof Problem;

function assertKeepsContract(route: Route, reply: Reply): void {
  const faults = replyFaults(route, reply);
  if (faults.length > 0) throw new Error(`${route.operationId} breaks the contract: ${faults.join("; ")}`);
}

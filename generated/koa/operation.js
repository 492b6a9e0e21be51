// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { Aborted } from "./call.js";
import { replyFaults } from "./check-reply.js";
import { decodeRequest } from "./decode-request.js";
import { Problem, problemOf } from "./problem.js";
import { readBody } from "./read-body.js";
/** A call while it is served. */
class CallUnderWay {
    route;
    request;
    state;
    identity = undefined;
    #memory;
    #takenBytes = 0;
    constructor(route, request, state, memory) {
        this.route = route;
        this.request = request;
        this.state = state;
        this.#memory = memory;
    }
    takeRoom(bytes) {
        if (!this.#memory.take(bytes))
            return false;
        this.#takenBytes += bytes;
        return true;
    }
    leave() {
        this.#memory.giveBack(this.#takenBytes);
    }
}
/** One operation of the document. Whatever transport a request came by, this is its way to the handler and back. */
export class Operation {
    route;
    #parts;
    constructor(route, parts) {
        parts.authenticator.assertServes(route);
        this.route = route;
        this.#parts = parts;
    }
    /** Throws what the hooks throw, whatever is thrown where there is no `onError`, and `Aborted`. */
    async serve(request, state) {
        const { hooks, checkReplies, memory } = this.#parts;
        const call = new CallUnderWay(this.route, request, state, memory);
        try {
            const reply = await this.#answer(call);
            const leaving = hooks.onReply === undefined ? reply : await hooks.onReply(reply, call);
            if (checkReplies && !isOwnProblem(reply))
                assertKeepsContract(this.route, leaving);
            return leaving;
        }
        catch (error) {
            if (hooks.onError === undefined || error instanceof Aborted)
                throw error;
            const reply = await hooks.onError(error, call);
            return hooks.onReply === undefined ? reply : await hooks.onReply(reply, call);
        }
        finally {
            call.leave();
        }
    }
    /** Every check in its order; the first that fails ends it. */
    async #answer(call) {
        const { authenticator, hooks, handler, contextOf, body, faultCode } = this.#parts;
        const caller = await authenticator.authenticate(call);
        if (!caller.ok)
            return caller.reply ?? this.#refuse(authenticator.unauthorized(this.route), call);
        const refusal = hooks.admit === undefined ? undefined : await hooks.admit(call);
        if (refusal !== undefined)
            return refusal;
        const read = await readBody(this.route, call.request, body, call, caller.verifyBody);
        if (!read.ok) {
            const isUnauthorized = read.invalid.reason === "unauthorized";
            return this.#refuse(isUnauthorized ? authenticator.unauthorized(this.route) : read.invalid, call);
        }
        const decoded = decodeRequest(this.route, call.request, read.body, faultCode);
        if (!decoded.ok)
            return this.#refuse(decoded.invalid, call);
        // The types of a handler's request are made of the same document as the checks that were just passed.
        return handler(decoded.request, contextOf(call));
    }
    #refuse(why, call) {
        return this.#parts.hooks.onInvalid?.(why, call) ?? problemOf(why);
    }
}
/** The toolkit's own problem documents need not be described by every document. */
const isOwnProblem = (reply) => reply instanceof Problem;
function assertKeepsContract(route, reply) {
    const faults = replyFaults(route, reply);
    if (faults.length > 0)
        throw new Error(`${route.operationId} breaks the contract: ${faults.join("; ")}`);
}

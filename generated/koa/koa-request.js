// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { TLSSocket } from "node:tls";
import { readBytes } from "./read-bytes.js";
/** A request as Koa has it, its body still on the way. */
export class KoaRequest {
    #ctx;
    #saysContinue;
    headers;
    path;
    constructor(ctx, path, saysContinue) {
        this.#ctx = ctx;
        this.#saysContinue = saysContinue;
        this.headers = ctx.req.headers;
        this.path = path;
    }
    get method() {
        return this.#ctx.method;
    }
    get ip() {
        return this.#ctx.ip;
    }
    get query() {
        return this.#ctx.querystring;
    }
    get cookie() {
        return this.headers.cookie;
    }
    get certificate() {
        const { socket } = this.#ctx.req;
        if (!(socket instanceof TLSSocket) || !socket.authorized)
            return undefined;
        return socket.getPeerX509Certificate();
    }
    header(name) {
        const value = this.headers[name];
        return Array.isArray(value) ? value.join(", ") : value;
    }
    async bytes(limitBytes) {
        this.#beginReading();
        return readBytes(this.#ctx.req, limitBytes);
    }
    stream() {
        this.#beginReading();
        return this.#ctx.req;
    }
    #beginReading() {
        // Nothing would ever come of a body that somebody else has read.
        if (this.#ctx.req.readableEnded)
            throw new Error("The body was read before the binding got it: put the binding before body parsers");
        // To a caller who does not send a body before it is known to be wanted.
        if (this.#saysContinue && this.headers.expect !== undefined)
            this.#ctx.res.writeContinue();
    }
}

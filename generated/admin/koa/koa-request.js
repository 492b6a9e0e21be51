// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { TLSSocket } from "node:tls";
import { Aborted } from "./call.js";
/** A request of Koa, whose body is still arriving. */
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
        // A body can be read only once; waiting for one that was read already would never end.
        if (this.#ctx.req.readableEnded)
            throw new Error("The body was read before the binding could read it: mount the binding before body parsers");
        // The caller waits for this before it sends the body.
        if (this.#saysContinue && this.headers.expect !== undefined)
            this.#ctx.res.writeContinue();
    }
}
/** The whole body, or undefined if it is larger than the limit; the rest then stays unread. */
export function readBytes(request, limitBytes) {
    return new Promise((resolve, reject) => {
        // The connection was closed earlier, so no event will come.
        if (request.destroyed)
            return reject(new Aborted("the caller closed the connection"));
        const chunks = [];
        let length = 0;
        const onData = (chunk) => {
            length += chunk.length;
            if (length <= limitBytes)
                chunks.push(chunk);
            else {
                request.off("data", onData).pause();
                resolve(undefined);
            }
        };
        const onEnd = () => {
            const [first = Buffer.alloc(0)] = chunks;
            resolve(chunks.length <= 1 ? first : Buffer.concat(chunks, length));
        };
        const onClose = () => {
            if (!request.readableEnded)
                reject(new Aborted("the caller closed the connection"));
        };
        request.on("data", onData).on("end", onEnd).on("close", onClose);
    });
}

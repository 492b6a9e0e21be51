// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { Aborted } from "./call.js";
/** The whole body, or undefined once it is larger than its limit; the rest then stays unread. */
export function readBytes(request, limitBytes) {
    return new Promise((resolve, reject) => {
        // Who hung up before we got here was told of then: no event will come any more.
        if (request.destroyed)
            return reject(new Aborted("the caller hung up"));
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
        const onGone = () => {
            if (!request.readableEnded)
                reject(new Aborted("the caller hung up"));
        };
        request.on("data", onData).on("end", onEnd).on("close", onGone);
    });
}

import type { IncomingMessage } from "node:http";
import { Aborted } from "./call.ts";

/** The whole body, or undefined once it is larger than its limit; the rest then stays unread. */
export function readBytes(request: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    // Who hung up before we got here was told of then: no event will come any more.
    if (request.destroyed) return reject(new Aborted("the caller hung up"));
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length <= limitBytes) chunks.push(chunk);
      else {
        request.off("data", onData).pause();
        resolve(undefined);
      }
    };
    const onEnd = (): void => {
      const [first = Buffer.alloc(0)] = chunks;
      resolve(chunks.length <= 1 ? first : Buffer.concat(chunks, length));
    };
    const onGone = (): void => {
      if (!request.readableEnded) reject(new Aborted("the caller hung up"));
    };
    request.on("data", onData).on("end", onEnd).on("close", onGone);
  });
}

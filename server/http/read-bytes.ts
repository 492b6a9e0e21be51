import type { IncomingMessage } from "node:http";

/** The caller hung up: there is nobody left to answer. */
export class Aborted extends Error {
  override readonly name = "Aborted";
}

/** The whole body, or undefined once it is larger than its limit; the rest then stays unread. */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    // Who hung up before we got here was told of then: no event will come any more.
    if (request.destroyed) return reject(new Aborted("the caller hung up"));
    let whole: Buffer | undefined;
    let chunks: Buffer[] | undefined;
    let length = 0;
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > limit) {
        request.off("data", onData).pause();
        resolve(undefined);
      } else if (whole === undefined) whole = chunk;
      else if (chunks === undefined) chunks = [whole, chunk];
      else chunks.push(chunk);
    };
    const onEnd = (): void => {
      resolve(chunks === undefined ? (whole ?? Buffer.alloc(0)) : Buffer.concat(chunks, length));
      whole = undefined;
      chunks = undefined;
    };
    const onGone = (): void => {
      if (!request.readableEnded) reject(new Aborted("the caller hung up"));
    };
    // They stay: a request that has ended says no more but that it is closed, and taking them off costs as much as reading.
    request.on("data", onData).on("end", onEnd).on("error", onGone).on("close", onGone);
  });
}

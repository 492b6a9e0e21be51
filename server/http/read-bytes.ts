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
    const chunks: Buffer[] = [];
    let length = 0;
    const done = (outcome: () => void): void => {
      request.off("data", onData).off("end", onEnd).off("error", onGone).off("close", onGone);
      outcome();
    };
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > limit) {
        request.pause();
        done(() => resolve(undefined));
      } else chunks.push(chunk);
    };
    const onEnd = (): void =>
      done(() => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length)));
    const onGone = (): void => done(() => reject(new Aborted("the caller hung up")));
    request.on("data", onData).on("end", onEnd).on("error", onGone).on("close", onGone);
  });
}

import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { RawRequest } from "../../../../scripts/probe/wire/request.ts";

export interface RawOutcome {
  readonly bytes: Buffer;
  /** Whether the gateway closed the connection. */
  readonly closed: boolean;
}

export interface RawLimits {
  /** Enough has come. */
  readonly isEnough: (bytes: Buffer) => boolean;
  /** How long to wait for more after the last piece before we hang up. */
  readonly quietMs: number;
}

/** Sends bytes and gathers what comes back until it is enough, the gateway closes, or nothing more comes. */
export async function exchangeRaw(url: string, request: RawRequest, limits: RawLimits): Promise<RawOutcome> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  const chunks: Buffer[] = [];
  let closed = false;
  let lastMs = Date.now();
  const over = new Promise<void>((resolve) => {
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      lastMs = Date.now();
      if (limits.isEnough(Buffer.concat(chunks))) resolve();
    });
    // A reset is a way of closing: what was sent before it has been read.
    socket.on("error", () => resolve());
    socket.on("end", () => {
      closed = true;
      resolve();
    });
    socket.on("close", () => {
      closed = true;
      resolve();
    });
    const watch = setInterval(() => {
      if (Date.now() - lastMs > limits.quietMs) resolve();
    }, 25);
    void Promise.resolve().then(async () => {
      for (const piece of request.pieces) {
        if (socket.destroyed) break;
        await new Promise<void>((done) => socket.write(piece, () => done()));
        lastMs = Date.now();
        if (request.pauseMs > 0) await sleep(request.pauseMs);
      }
      if (request.halfClose) socket.end();
    });
    socket.once("close", () => clearInterval(watch));
  });
  await over;
  socket.destroy();
  return { bytes: Buffer.concat(chunks), closed };
}

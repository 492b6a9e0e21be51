import type { Readable } from "node:stream";
import type { WireAnswer } from "./answer.ts";
import type { Reading } from "./request.ts";

/** A stream may have no end: so much of it is read, for so long, and no longer than nothing comes. */
const MOST_BYTES = 1_048_576;
const MOST_MS = 3000;
const QUIET_MS = 500;
/** Who reads slowly waits so long after each chunk. */
const PAUSE_MS = 20;

/** Reads a stream until it ends, or until enough of it was seen. Then the connection is closed. */
export function readStream(response: Readable, reading: Reading = "wholly"): Promise<Pick<WireAnswer, "body" | "end">> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let isSettled = false;
    const settle = (end?: "cut" | "broken"): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(longest);
      clearTimeout(quiet);
      resolve({ body: Buffer.concat(chunks), ...(end && { end }) });
      if (end !== undefined) response.destroy();
    };
    const cut = (): void => settle("cut");
    const longest = setTimeout(cut, MOST_MS);
    // The first item may take longer than those after it.
    let quiet = setTimeout(cut, MOST_MS);
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MOST_BYTES || reading === "briefly") return cut();
      clearTimeout(quiet);
      quiet = setTimeout(cut, QUIET_MS);
      if (reading !== "slowly") return;
      response.pause();
      setTimeout(() => response.resume(), PAUSE_MS);
    });
    response.on("end", () => settle());
    response.on("error", () => settle("broken"));
    response.on("close", () => settle("broken"));
  });
}

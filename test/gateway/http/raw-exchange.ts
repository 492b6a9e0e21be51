import type { Server } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { connectedPair } from "./stream-call.ts";

/** Turns of the event loop after which nothing more is to come: every answer here takes a few. */
const QUIET_TURNS = 60;

/** Everything that is answered to these pieces of bytes, each sent when nothing more comes for the one before. */
export async function exchangeOver(server: Server, pieces: readonly (string | Buffer)[]): Promise<string> {
  const [near, far] = connectedPair();
  let text = "";
  let quiet = 0;
  near.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
    quiet = 0;
  });
  near.on("error", () => {});
  server.emit("connection", far);
  for (const piece of pieces) {
    if (near.writable) near.write(piece);
    for (quiet = 0; quiet < QUIET_TURNS; quiet++) await turn();
  }
  near.destroy();
  return text;
}

import { randomUUID } from "node:crypto";
import { withClient } from "./database.ts";
import { percentile } from "./measure.ts";

/** Milliseconds that one prepared INSERT with its commit takes at the median, one after another on one connection. */
export async function bareInsertMs(url: string, content: string, count = 1000): Promise<number> {
  return withClient(url, async (client) => {
    const tookMs: number[] = [];
    for (let index = 0; index < count; index++) {
      const begun = performance.now();
      await client.query({
        name: "bare-insert",
        text: "INSERT INTO peer_messages (account_id, msg_key, content) VALUES ($1, $2, $3)",
        values: ["bare", randomUUID(), content],
      });
      tookMs.push(performance.now() - begun);
    }
    return percentile(tookMs, 0.5);
  });
}

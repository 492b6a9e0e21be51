import { randomUUID } from "node:crypto";
import { withClient } from "./database.ts";
import { percentile } from "./measure.ts";

/** What one prepared INSERT with its commit takes, one after another on one connection, while nothing else happens. */
export async function bareInsert(
  url: string,
  content: string,
  count = 2000,
): Promise<{ p50Ms: number; p99Ms: number }> {
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
    return { p50Ms: percentile(tookMs, 0.5), p99Ms: percentile(tookMs, 0.99) };
  });
}

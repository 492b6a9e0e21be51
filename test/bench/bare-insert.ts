import { randomUUID } from "node:crypto";
import { withClient } from "./database.ts";
import { percentile } from "./measure.ts";

export interface InsertTimes {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const ENOUGH = 2000;

/** What one prepared INSERT with its commit takes, one after another on one connection. */
export async function bareInsert(
  url: string,
  content: string,
  goesOn = (count: number): boolean => count < ENOUGH,
): Promise<InsertTimes> {
  return withClient(url, async (client) => {
    const tookMs: number[] = [];
    while (goesOn(tookMs.length)) {
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

/** The same for as long as something else goes on. */
export async function insertBeside(url: string, content: string, other: Promise<unknown>): Promise<InsertTimes> {
  let isOver = false;
  const ended = other.finally(() => {
    isOver = true;
  });
  const [times] = await Promise.all([bareInsert(url, content, () => !isOver), ended]);
  return times;
}

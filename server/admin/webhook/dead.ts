import { knownAccount } from "../account/known.ts";
import { columns } from "../columns.ts";
import type { Command } from "../command.ts";

const SHOWN = 100;
const MOST_SHOWN = 100_000;

export const listDead: Command = {
  name: "webhook dead",
  usage: "--id NAME [--limit N]",
  about: "lists the reports whose webhooks were given up",
  details: `  --limit N                 how many at most, the newest messages first (default: ${SHOWN})

They can still be inquired about; webhook redeliver sends them again.`,
  options: { id: { type: "string" }, limit: { type: "string" } },
  words: 1,
  async run(given, desk) {
    const limit = given.integer("limit", 1, MOST_SHOWN) ?? SHOWN;
    const { id } = await knownAccount(desk, given.accountId());
    // One more than is shown tells whether there are more.
    const found = await desk.deadLetters(id, limit + 1);
    const letters = found.slice(0, limit).map(({ msgKey, failedMs, attempts, reason }) => ({
      msgKey,
      failed: new Date(failedMs).toISOString(),
      attempts,
      reason,
    }));
    if (letters.length === 0) return { json: letters, text: `${id} has no dead webhooks.` };
    const rows = letters.map(({ msgKey, failed, attempts, reason }) => [msgKey, failed, String(attempts), reason]);
    const table = columns([["MSGKEY", "FAILED", "TRIES", "REASON"], ...rows]);
    const more = found.length > limit ? [`There are more; --limit ${limit * 10} shows more of them.`] : [];
    return { json: letters, text: [table, ...more].join("\n") };
  },
};

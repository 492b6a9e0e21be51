import { setTimeout as sleep } from "node:timers/promises";
import { type AcceptOutcome, type Entry, firstKeyOf } from "./accept-request.ts";
import { acceptStatement, type BatchArrays } from "./accept-statement.ts";
import { binaryArray, TEXT } from "./binary-array.ts";
import type { Database } from "./database.ts";
import { failureOf } from "./failure.ts";
import type { KeptConnection } from "./kept-connection.ts";
import { recallAnswers } from "./recall.ts";

export interface BatchWriter {
  readonly database: Database;
  /** For batches only, which come one after another. */
  readonly connection: KeptConnection;
  readonly arrays: BatchArrays;
  readonly now: () => number;
  /** Called when a day's partition turns out to be missing. */
  readonly makePartitions: () => Promise<unknown>;
}

/** What became of each request: an outcome, or the error that concerns it alone. */
export type Results = Map<Entry, AcceptOutcome | Error>;

/** Before each try; together, and with the time that the tries take, shorter than a client's patience. */
const DELAYS_MS = [0, 100, 500, 1500];
const PATIENCE_MS = 10_000;
const ACCEPTED: AcceptOutcome = { kind: "accepted" };
/** The other gateway's commit is a matter of milliseconds. */
const IN_USE: AcceptOutcome = { kind: "in-use", retryAfterS: 1 };

/** Writes a batch and says what became of each of its requests; never throws. */
export async function writeBatch(writer: BatchWriter, entries: readonly Entry[]): Promise<Results> {
  let left = entries;
  const results: Results = new Map();
  const givesUpAt = performance.now() + PATIENCE_MS;
  for (const [tries, delayMs] of DELAYS_MS.entries()) {
    if (delayMs > 0) await sleep(delayMs);
    try {
      if (tries > 0) left = await withoutWritten(writer, left, results);
      const written = await writeOnce(writer, left);
      if (results.size === 0) return written;
      for (const [entry, outcome] of written) results.set(entry, outcome);
      return results;
    } catch (caught) {
      const error = caught instanceof Error ? caught : new Error(String(caught));
      const last = tries === DELAYS_MS.length - 1 || performance.now() > givesUpAt;
      // A key that exists already is, after a try that ended in the dark, that try's own: it is looked for again.
      const failure = isDuplicate(error) && tries > 0 ? "again" : failureOf(error);
      if (failure === "row" && left.length > 1) return writeApart(writer, left, results);
      if (failure === "partition" && !last) await writer.makePartitions().catch(() => {});
      if (last || failure === "row" || failure === "database") return failAll(left, error, results);
    }
  }
  return results;
}

/** One of them is not to the database's liking: halves find it in few steps, and its neighbours are written. */
async function writeApart(writer: BatchWriter, entries: readonly Entry[], results: Results): Promise<Results> {
  const middle = entries.length >> 1;
  for (const half of [entries.slice(0, middle), entries.slice(middle)])
    for (const [entry, outcome] of await writeBatch(writer, half)) results.set(entry, outcome);
  return results;
}

const isDuplicate = (error: Error): boolean => "code" in error && error.code === "23505";

function failAll(entries: readonly Entry[], error: Error, results: Results): Results {
  for (const entry of entries) results.set(entry, error);
  return results;
}

async function writeOnce(
  { database, connection, arrays, now }: BatchWriter,
  entries: readonly Entry[],
): Promise<Results> {
  if (entries.length === 0) return new Map();
  // The time of this try, not of the request: the margin at midnight is about statements that run at the same moment.
  const nowMs = now();
  const { rows } = await connection.query<{ msg_key: string }>(acceptStatement(entries, arrays, nowMs));
  const results: Results = new Map();
  for (const entry of entries) results.set(entry, ACCEPTED);
  if (rows.length === 0) return results;
  const keys = new Set(rows.map(({ msg_key }) => msg_key));
  const lost = entries.filter((entry) => keys.has(firstKeyOf(entry)));
  for (const [entry, outcome] of await recallLost(database, lost, nowMs)) results.set(entry, outcome);
  return results;
}

/** The batch is committed by now: an error in here must not be taken for one of the batch. */
async function recallLost(database: Database, lost: readonly Entry[], nowMs: number): Promise<Results> {
  const asked = lost.map(({ accountId, operation, idempotency }) => {
    return { accountId, operation, key: idempotency?.key ?? "", bodyHash: idempotency?.bodyHash ?? "" };
  });
  try {
    const outcomes = await recallAnswers(database.pool, asked, nowMs);
    return new Map(lost.map((entry, index) => [entry, outcomes[index] ?? IN_USE]));
  } catch {
    return new Map(lost.map((entry) => [entry, IN_USE]));
  }
}

/**
 * After a broken connection nobody knows whether the batch was committed: its keys tell. Should the first try still be
 * running, the second one meets it in the primary key, fails, and finds its messages here the next time.
 */
async function withoutWritten(
  { database }: BatchWriter,
  entries: readonly Entry[],
  results: Results,
): Promise<readonly Entry[]> {
  const { rows } = await database.pool.query<{ msg_key: string }>(
    `SELECT msg_key FROM gateway.messages
     WHERE (account_id, msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    [
      binaryArray(
        TEXT,
        entries.map(({ accountId }) => accountId),
      ),
      binaryArray(TEXT, entries.map(firstKeyOf)),
    ],
  );
  const written = new Set(rows.map(({ msg_key }) => msg_key));
  return entries.filter((entry) => {
    const found = written.has(firstKeyOf(entry));
    if (found) results.set(entry, { kind: "accepted" });
    return !found;
  });
}

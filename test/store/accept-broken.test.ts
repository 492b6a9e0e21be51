import { beforeEach, describe, expect, test } from "vitest";
import { Acceptor, type AcceptRequest } from "../../server/store/accept.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countRows, makeKeyAt, makeMessage, makeRequest, waitForBlockedStatement } from "./fixtures.ts";
import { cutConnection, interceptFirst, runAndLoseAnswer } from "./intercepted-database.ts";
import { takeOutbox } from "./step-fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const now = () => nowMs;
/** The statement that writes a batch. */
const ACCEPT = "INSERT INTO messages";
const COMMIT = "COMMIT";

/** Statements of this database that wait for another's lock. */
async function countBlocked(): Promise<number> {
  const { rowCount } = await fresh.database.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0",
  );
  return rowCount ?? 0;
}

beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE messages, idempotency_keys, scheduled_messages");
});

test("a connection that breaks before the commit costs a second try, not the message", async () => {
  const database = interceptFirst(fresh.database, ACCEPT, (_, client) => cutConnection(client));
  const acceptor = new Acceptor({ database, now });
  const keyed = { idempotency: { key: "k", bodyHash: "h" } };
  const outcomes = await Promise.all([acceptor.accept(makeRequest(nowMs)), acceptor.accept(makeRequest(nowMs, keyed))]);
  expect(outcomes).toEqual([{ kind: "accepted" }, { kind: "accepted" }]);
  expect(await countRows(fresh.database.pool, "messages")).toBe(2);
});

test("a connection that breaks after the commit leads to no second message", async () => {
  const database = interceptFirst(fresh.database, COMMIT, runAndLoseAnswer);
  const acceptor = new Acceptor({ database, now });
  const keyed = { idempotency: { key: "k", bodyHash: "h" } };
  const outcomes = await Promise.all([acceptor.accept(makeRequest(nowMs)), acceptor.accept(makeRequest(nowMs, keyed))]);
  expect(outcomes).toEqual([{ kind: "accepted" }, { kind: "accepted" }]);
  expect(await countRows(fresh.database.pool, "messages")).toBe(2);
});

/** A database that loses its first commit: it is still under way there, until the test ends it. */
async function loseCommit() {
  const zombie = await fresh.replica().pool.connect();
  await zombie.query("BEGIN");
  const writing = interceptFirst(fresh.database, ACCEPT, (statement) => zombie.query(statement));
  const database = interceptFirst(writing, COMMIT, () => Promise.reject(new Error("Connection terminated")));
  const commit = async (): Promise<void> => {
    await zombie.query("COMMIT");
    zombie.release();
  };
  return { database, commit };
}

test("a first try that is still being committed is found by the second, and nothing is stored twice", async () => {
  const { database, commit } = await loseCommit();
  const outcome = new Acceptor({ database, now }).accept(makeRequest(nowMs));
  await waitForBlockedStatement(fresh.database.pool);
  await commit();
  expect(await outcome).toEqual({ kind: "accepted" });
  expect(await countRows(fresh.database.pool, "messages")).toBe(1);
});

test("a batch that is still being committed gets one outbox row, also with a key", async () => {
  await takeOutbox(fresh.database.pool);
  const { database, commit } = await loseCommit();
  const request = makeRequest(nowMs, { idempotency: { key: "once", bodyHash: "h" } });
  const outcome = new Acceptor({ database, now }).accept(request);
  await waitForBlockedStatement(fresh.database.pool);
  await commit();
  expect(await outcome).toMatchObject({ kind: "replayed", answer: request.answer });
  expect(await countRows(fresh.database.pool, "messages")).toBe(1);
  const steps = request.messages.map(({ msgKey }) => ({ accountId: "acme", msgKey, step: 0 }));
  expect(await takeOutbox(fresh.database.pool)).toEqual([{ steps, delayMs: 0 }]);
});

/** Waits until a statement of the acceptor is to be run, and lets it run when the test says so. */
function holdStatement(text: string) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const database = interceptFirst(fresh.database, text, async (statement, client) => {
    reach();
    await held;
    return client.query(statement);
  });
  return { database, reached, release };
}

const TIMEOUT_MS = 2000;

test.each([
  ["BEGIN", "DatabaseTimeoutError", 0],
  [ACCEPT, "DatabaseTimeoutError", 0],
  [COMMIT, "OutcomeUnknownError", 1],
])(
  "a database that is silent at its %s: what is refused is stored only if the error says so",
  async (text, name, stored) => {
    const { database, reached, release } = holdStatement(text);
    const acceptor = new Acceptor({ database, now, timeoutMs: TIMEOUT_MS });
    const keyed = { idempotency: { key: "waiting", bodyHash: "h" } };
    const first = acceptor.accept(makeRequest(nowMs)).catch((error: Error) => error.name);
    await reached;
    const second = acceptor.accept(makeRequest(nowMs, keyed)).catch((error: Error) => error.name);
    // The second has waited for the first, and was not begun.
    expect([await first, await second]).toEqual([name, "DatabaseTimeoutError"]);
    release();
    await acceptor.close();
    expect(await countRows(fresh.database.pool, "messages")).toBe(stored);
    expect(await new Acceptor({ database, now }).accept(makeRequest(nowMs, keyed))).toEqual({ kind: "accepted" });
  },
);

const kinds: Readonly<Record<string, Partial<AcceptRequest>>> = {
  plain: {},
  keyed: { idempotency: { key: "k", bodyHash: "h" } },
  scheduled: { messages: [makeMessage(nowMs, { schedule: { acceptedMs: nowMs, sendAtMs: nowMs + 3_600_000 } })] },
};

describe.each([
  ["messages", "plain"],
  ["messages", "keyed"],
  ["messages", "scheduled"],
  ["outbox", "plain"],
  ["outbox", "keyed"],
  ["idempotency_keys", "keyed"],
  ["scheduled_messages", "scheduled"],
])("a lock on %s", (table, kind) => {
  test.each([1, 11, 101])(`ends the writing of %i ${kind} requests, and stores none of them later`, async (count) => {
    const other = await fresh.replica().pool.connect();
    await other.query("BEGIN");
    await other.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
    const acceptor = new Acceptor({ database: fresh.database, now, timeoutMs: TIMEOUT_MS });
    const requests = Array.from({ length: count }, (_, index) => {
      const { idempotency, messages = [] } = kinds[kind] ?? {};
      return makeRequest(nowMs, {
        ...(idempotency && { idempotency: { ...idempotency, key: `${table} ${count} ${index}` } }),
        ...(messages.length > 0 && { messages: messages.map((one) => ({ ...one, msgKey: makeKeyAt(nowMs) })) }),
      });
    });
    const results = await Promise.allSettled(requests.map((request) => acceptor.accept(request)));
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(count);
    for (const result of results) expect(result).not.toMatchObject({ reason: { name: "OutcomeUnknownError" } });
    // It was the server that ended them: nobody waits for the lock any more.
    await expect.poll(countBlocked, { timeout: 10_000 }).toBe(0);
    await other.query("COMMIT");
    other.release();
    await acceptor.close();
    expect(await countRows(fresh.database.pool, "messages")).toBe(0);
  });

  test("costs nothing if it is released in time", async () => {
    const other = await fresh.replica().pool.connect();
    await other.query("BEGIN");
    await other.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
    const outcome = new Acceptor({ database: fresh.database, now }).accept(makeRequest(nowMs, kinds[kind]));
    await waitForBlockedStatement(fresh.database.pool);
    await other.query("COMMIT");
    other.release();
    expect(await outcome).toEqual({ kind: "accepted" });
  });
});

test("requests that are sent at once wait for no lock on the table of scheduled ones", async () => {
  const other = await fresh.replica().pool.connect();
  await other.query("BEGIN");
  await other.query("LOCK TABLE scheduled_messages IN EXCLUSIVE MODE");
  const acceptor = new Acceptor({ database: fresh.database, now });
  const later = acceptor.accept(makeRequest(nowMs, kinds.scheduled));
  await waitForBlockedStatement(fresh.database.pool);
  expect(await acceptor.accept(makeRequest(nowMs))).toEqual({ kind: "accepted" });
  await other.query("COMMIT");
  other.release();
  expect(await later).toEqual({ kind: "accepted" });
});

test("a missing table fails the whole batch at once", async () => {
  await fresh.database.pool.query("ALTER TABLE outbox RENAME TO elsewhere");
  const acceptor = new Acceptor({ database: fresh.database, now });
  const results = await Promise.allSettled([acceptor.accept(makeRequest(nowMs)), acceptor.accept(makeRequest(nowMs))]);
  await fresh.database.pool.query("ALTER TABLE elsewhere RENAME TO outbox");
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await countRows(fresh.database.pool, "messages")).toBe(0);
});

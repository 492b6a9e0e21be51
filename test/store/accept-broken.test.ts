import { beforeEach, expect, test } from "vitest";
import { Acceptor } from "../../server/store/accept.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countRows, makeRequest, waitForBlockedStatement } from "./fixtures.ts";
import { cutConnection, interceptFirst, runAndLoseAnswer } from "./intercepted-database.ts";
import { takeOutbox } from "./step-fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const now = () => nowMs;
/** The statement that writes a batch. */
const ACCEPT = "INSERT INTO messages";

beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE messages, idempotency_keys");
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
  const database = interceptFirst(fresh.database, ACCEPT, runAndLoseAnswer);
  const acceptor = new Acceptor({ database, now });
  const keyed = { idempotency: { key: "k", bodyHash: "h" } };
  const outcomes = await Promise.all([acceptor.accept(makeRequest(nowMs)), acceptor.accept(makeRequest(nowMs, keyed))]);
  expect(outcomes).toEqual([{ kind: "accepted" }, { kind: "accepted" }]);
  expect(await countRows(fresh.database.pool, "messages")).toBe(2);
});

test("a first try that is still being committed is found by the second, and nothing is stored twice", async () => {
  const request = makeRequest(nowMs);
  // Stands for what the server still does for a connection that is lost: it is not visible when the second try looks.
  const first = await fresh.replica().pool.connect();
  await first.query("BEGIN");
  await first.query("INSERT INTO messages VALUES ('acme', $1, '{}')", [request.messages[0]?.msgKey]);
  const lost = () => Promise.reject(new Error("Connection terminated unexpectedly"));
  const database = interceptFirst(fresh.database, ACCEPT, lost);
  const outcome = new Acceptor({ database, now }).accept(request);
  await waitForBlockedStatement(fresh.database.pool);
  await first.query("COMMIT");
  first.release();
  expect(await outcome).toEqual({ kind: "accepted" });
  expect(await countRows(fresh.database.pool, "messages")).toBe(1);
});

test("a batch that is still being committed gets one outbox row, also with a key", async () => {
  await takeOutbox(fresh.database.pool);
  const zombie = await fresh.replica().pool.connect();
  await zombie.query("BEGIN");
  const database = interceptFirst(fresh.database, ACCEPT, async (statement) => {
    await zombie.query(statement);
    throw new Error("Connection terminated unexpectedly");
  });
  const request = makeRequest(nowMs, { idempotency: { key: "once", bodyHash: "h" } });
  const outcome = new Acceptor({ database, now }).accept(request);
  await waitForBlockedStatement(fresh.database.pool);
  await zombie.query("COMMIT");
  zombie.release();
  expect(await outcome).toMatchObject({ kind: "replayed", answer: request.answer });
  expect(await countRows(fresh.database.pool, "messages")).toBe(1);
  const steps = request.messages.map(({ msgKey }) => ({ accountId: "acme", msgKey, step: 0 }));
  expect(await takeOutbox(fresh.database.pool)).toEqual([{ steps, delayMs: 0 }]);
});

test("a request whose commit takes too long is refused in time, and is not written later", async () => {
  let answer = (): void => {};
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isSilent = false;
  const database = interceptFirst(fresh.database, ACCEPT, async (statement, client) => {
    isSilent = true;
    await silence;
    return client.query(statement);
  });
  const acceptor = new Acceptor({ database, now, timeoutMs: 300 });
  const keyed = { idempotency: { key: "waiting", bodyHash: "h" } };
  const first = acceptor.accept(makeRequest(nowMs)).catch((error: Error) => error.name);
  while (!isSilent) await new Promise((resolve) => setImmediate(resolve));
  const second = acceptor.accept(makeRequest(nowMs, keyed)).catch((error: Error) => error.name);
  expect([await first, await second]).toEqual(["DatabaseTimeoutError", "DatabaseTimeoutError"]);
  answer();
  // The first was on its way, and it is not known to the caller that it was committed. The second was not, so it can be sent again.
  let again = await acceptor.accept(makeRequest(nowMs, keyed));
  // Until the first has left the queue, the key of the second is taken for one in use.
  while (again.kind === "in-use") {
    await new Promise((resolve) => setImmediate(resolve));
    again = await acceptor.accept(makeRequest(nowMs, keyed));
  }
  expect(again).toEqual({ kind: "accepted" });
  expect(await countRows(fresh.database.pool, "messages")).toBe(2);
});

test("a missing table fails the whole batch at once", async () => {
  await fresh.database.pool.query("ALTER TABLE outbox RENAME TO elsewhere");
  const acceptor = new Acceptor({ database: fresh.database, now });
  const results = await Promise.allSettled([acceptor.accept(makeRequest(nowMs)), acceptor.accept(makeRequest(nowMs))]);
  await fresh.database.pool.query("ALTER TABLE elsewhere RENAME TO outbox");
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await countRows(fresh.database.pool, "messages")).toBe(0);
});

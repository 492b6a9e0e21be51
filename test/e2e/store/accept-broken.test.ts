import type pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { Acceptor } from "../../../server/store/accept.ts";
import type { Database } from "../../../server/store/database.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { countOf, givenRequest, somebodyWaits } from "./given.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const now = () => nowMs;

beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE gateway.messages, gateway.idempotency_keys");
});

test("a connection that breaks before the commit costs a second try, not the message", async () => {
  const database = disturbing(fresh.database, async (client) => {
    await client.query("SELECT pg_terminate_backend(pg_backend_pid())");
    throw new Error("The connection was expected to break");
  });
  const acceptor = new Acceptor({ database, now });
  const keyed = { idempotency: { key: "k", bodyHash: "h" } };
  const outcomes = await Promise.all([
    acceptor.accept(givenRequest(nowMs)),
    acceptor.accept(givenRequest(nowMs, keyed)),
  ]);
  expect(outcomes).toEqual([{ kind: "accepted" }, { kind: "accepted" }]);
  expect(await countOf(fresh.database.pool, "messages")).toBe(2);
});

test("a connection that breaks after the commit is no second message", async () => {
  // The commit goes through, and then the answer to it is lost.
  const database = disturbing(fresh.database, async (client, statement) => {
    await client.query(statement);
    return client.query("SELECT pg_terminate_backend(pg_backend_pid())");
  });
  const acceptor = new Acceptor({ database, now });
  const keyed = { idempotency: { key: "k", bodyHash: "h" } };
  const outcomes = await Promise.all([
    acceptor.accept(givenRequest(nowMs)),
    acceptor.accept(givenRequest(nowMs, keyed)),
  ]);
  expect(outcomes).toEqual([{ kind: "accepted" }, { kind: "accepted" }]);
  expect(await countOf(fresh.database.pool, "messages")).toBe(2);
});

test("a first try that commits behind the second one's back is found, not doubled", async () => {
  const request = givenRequest(nowMs);
  // Stands for what the server still does for a connection that is lost: it is not visible when the second try looks.
  const first = await fresh.replica().pool.connect();
  await first.query("BEGIN");
  await first.query("INSERT INTO gateway.messages VALUES ('acme', $1, '{}')", [request.messages[0]?.msgKey]);
  const lost = () => Promise.reject(new Error("Connection terminated unexpectedly"));
  const database = disturbing(fresh.database, lost);
  const outcome = new Acceptor({ database, now }).accept(request);
  await somebodyWaits(fresh.database.pool);
  await first.query("COMMIT");
  first.release();
  expect(await outcome).toEqual({ kind: "accepted" });
  expect(await countOf(fresh.database.pool, "messages")).toBe(1);
});

test("a batch that is still being committed has one arrival, also with a key: a second would send it twice", async () => {
  await fresh.database.pool.query("TRUNCATE gateway.arrivals");
  const zombie = await fresh.replica().pool.connect();
  await zombie.query("BEGIN");
  const database = disturbing(fresh.database, async (_client, statement) => {
    await zombie.query(statement);
    throw new Error("Connection terminated unexpectedly");
  });
  const request = givenRequest(nowMs, { idempotency: { key: "once", bodyHash: "h" } });
  const outcome = new Acceptor({ database, now }).accept(request);
  await somebodyWaits(fresh.database.pool);
  await zombie.query("COMMIT");
  zombie.release();
  expect(await outcome).toMatchObject({ kind: "replayed", answer: request.answer });
  expect(await countOf(fresh.database.pool, "messages")).toBe(1);
  const { rows } = await fresh.database.pool.query("SELECT messages, batch FROM gateway.arrivals");
  const msgKeys = request.messages.map(({ msgKey }) => msgKey).join(" ");
  expect(rows.map(({ messages, batch }) => [messages, JSON.parse(batch)])).toEqual([
    [1, [{ accountId: "acme", msgKeys }]],
  ]);
});

type Disturbance = (client: pg.PoolClient, statement: pg.QueryConfig) => Promise<unknown>;

/** Something else becomes of the acceptor's first statement. It asks for a connection without a callback, the pool with one. */
function disturbing(database: Database, disturb: Disturbance): Database {
  let connections = 0;
  const connect = async (...callback: unknown[]) => {
    const client: pg.PoolClient = await Reflect.apply(database.pool.connect, database.pool, callback);
    if (callback.length > 0 || connections++ > 0) return client;
    const disturbed = (statement: pg.QueryConfig) => disturb(client, statement);
    return Object.create(client, {
      query: { value: disturbed },
      release: { value: (broken?: Error) => client.release(broken) },
    });
  };
  return { ...database, pool: Object.create(database.pool, { connect: { value: connect } }) };
}

test("a database that is out of order fails the batch as a whole and at once", async () => {
  await fresh.database.pool.query("ALTER TABLE gateway.arrivals RENAME TO elsewhere");
  const acceptor = new Acceptor({ database: fresh.database, now });
  const results = await Promise.allSettled([
    acceptor.accept(givenRequest(nowMs)),
    acceptor.accept(givenRequest(nowMs)),
  ]);
  await fresh.database.pool.query("ALTER TABLE gateway.elsewhere RENAME TO arrivals");
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await countOf(fresh.database.pool, "messages")).toBe(0);
});

import { beforeEach, expect, test } from "vitest";
import { Acceptor, type JobWriter } from "../../../server/store/accept.ts";
import type { Database } from "../../../server/store/database.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { countOf, givenRequest, noJobs, somebodyWaits } from "./given.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const now = () => nowMs;

beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE gateway.messages, gateway.idempotency_keys");
});

/** A job that breaks its own connection on the first try, before or after the commit. */
function breaking(statement: string): JobWriter {
  let tries = 0;
  return {
    inline: undefined,
    async write(client) {
      if (tries++ === 0) await client.query(statement);
    },
  };
}

test("a connection that breaks before the commit costs a second try, not the message", async () => {
  const jobs = breaking("SELECT pg_terminate_backend(pg_backend_pid())");
  const acceptor = new Acceptor({ database: fresh.database, jobs, now });
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
  const jobs = breaking("COMMIT; SELECT pg_terminate_backend(pg_backend_pid())");
  const acceptor = new Acceptor({ database: fresh.database, jobs, now });
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
  const database = losingItsFirstStatement(fresh.database);
  const outcome = new Acceptor({ database, jobs: noJobs, now }).accept(request);
  await somebodyWaits(fresh.database.pool);
  await first.query("COMMIT");
  first.release();
  expect(await outcome).toEqual({ kind: "accepted" });
  expect(await countOf(fresh.database.pool, "messages")).toBe(1);
});

/** The acceptor's own connection is asked for without a callback; the pool asks itself with one. */
function losingItsFirstStatement(database: Database): Database {
  let connections = 0;
  const lost = () => Promise.reject(new Error("Connection terminated unexpectedly"));
  const connect = async (...callback: unknown[]) => {
    const client = await Reflect.apply(database.pool.connect, database.pool, callback);
    return callback.length === 0 && connections++ === 0 ? Object.assign(client, { query: lost }) : client;
  };
  return { ...database, pool: Object.create(database.pool, { connect: { value: connect } }) };
}

test("a database that is out of order fails the batch as a whole and at once", async () => {
  const jobs: JobWriter = {
    inline: undefined,
    write: async (client) => {
      await client.query("SELECT * FROM gateway.not_there");
    },
  };
  const acceptor = new Acceptor({ database: fresh.database, jobs, now });
  const results = await Promise.allSettled([
    acceptor.accept(givenRequest(nowMs)),
    acceptor.accept(givenRequest(nowMs)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await countOf(fresh.database.pool, "messages")).toBe(0);
});

import { beforeEach, describe, expect, test } from "vitest";
import { type AcceptOutcome, Acceptor } from "../../server/store/accept.ts";
import type { Database } from "../../server/store/database.ts";
import { MIDNIGHT_MARGIN_MS } from "../../server/store/idempotency.ts";
import { ensurePartitions } from "../../server/store/partitions.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countRows, makeRequest, waitForBlockedStatement } from "./fixtures.ts";
import { interceptStatements } from "./intercepted-database.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const midnight = Date.parse("2025-11-16T00:00:00Z");
const fresh = useFreshDatabase({ nowMs: midnight });

beforeEach(async () => {
  await ensurePartitions(fresh.database, midnight + 2 * DAY_MS);
  await fresh.database.pool.query("TRUNCATE messages, idempotency_keys");
});

/** A gateway with a clock of its own. */
function gateway(database: Database = fresh.database) {
  let nowMs = midnight;
  const acceptor = new Acceptor({ database, now: () => nowMs });
  return {
    acceptor,
    send(atMs: number, key = "k", bodyHash = "h", operation = "sendSms", accountId = "acme"): Promise<AcceptOutcome> {
      nowMs = atMs;
      return acceptor.accept(makeRequest(atMs, { accountId, operation, idempotency: { key, bodyHash } }));
    },
    findAnswer(atMs: number, bodyHash = "h"): Promise<AcceptOutcome | undefined> {
      nowMs = atMs;
      return acceptor.findAnswer("acme", "sendSms", { key: "k", bodyHash });
    },
  };
}

/** A gateway has written a request at that time and not committed it yet. */
async function writeUncommitted(atMs: number) {
  const client = await fresh.replica().pool.connect();
  await client.query("BEGIN");
  // The acceptor's statements run on this connection, all but its COMMIT.
  const database = interceptStatements(fresh.database, async (statement) =>
    statement.text === "COMMIT" ? undefined : client.query(statement),
  );
  expect(await gateway(database).send(atMs)).toEqual({ kind: "accepted" });
  return {
    async end(how: "COMMIT" | "ROLLBACK"): Promise<void> {
      await client.query(how);
      client.release();
    },
  };
}

const kindOf = async (outcome: Promise<AcceptOutcome>) => (await outcome).kind;

describe("one gateway", () => {
  test("the same key with the same body is answered again as the first time, and nothing is sent", async () => {
    const { acceptor } = gateway();
    const idempotency = { key: "k", bodyHash: "h" };
    const request = makeRequest(midnight, { idempotency, status: 200 });
    expect(await acceptor.accept(request)).toEqual({ kind: "accepted" });
    const again = await acceptor.accept(makeRequest(midnight, { idempotency }));
    expect(again).toEqual({ kind: "replayed", status: 200, answer: request.answer });
    expect(await countRows(fresh.database.pool, "messages")).toBe(1);
  });

  test("the same key with another body is refused", async () => {
    const { send } = gateway();
    await send(midnight);
    expect(await send(midnight, "k", "another")).toEqual({ kind: "other-body" });
    expect(await countRows(fresh.database.pool, "messages")).toBe(1);
  });

  test("while the first is running its key is in use", async () => {
    const { send, findAnswer } = gateway();
    const first = send(midnight);
    expect(await send(midnight)).toEqual({ kind: "in-use", retryAfterS: 1 });
    expect(await findAnswer(midnight)).toEqual({ kind: "in-use", retryAfterS: 1 });
    expect(await kindOf(first)).toBe("accepted");
    expect(await kindOf(send(midnight))).toBe("replayed");
  });

  test("keys of other accounts and operations are other keys", async () => {
    const { send } = gateway();
    expect(await kindOf(send(midnight))).toBe("accepted");
    expect(await kindOf(send(midnight, "k", "h", "sendMms"))).toBe("accepted");
    expect(await kindOf(send(midnight, "k", "h", "sendSms", "other"))).toBe("accepted");
    expect(await kindOf(send(midnight, "K"))).toBe("accepted");
  });

  test("a key is good again after 24 hours, to the millisecond, and then for another 24", async () => {
    const { send, findAnswer } = gateway();
    const firstMs = midnight + 3_600_000;
    expect(await kindOf(send(firstMs))).toBe("accepted");
    expect(await kindOf(send(firstMs + DAY_MS - 1, "k", "another"))).toBe("other-body");
    expect((await findAnswer(firstMs + DAY_MS - 1))?.kind).toBe("replayed");
    expect(await findAnswer(firstMs + DAY_MS)).toBeUndefined();
    expect(await kindOf(send(firstMs + DAY_MS, "k", "another"))).toBe("accepted");
    expect(await kindOf(send(firstMs + DAY_MS, "k", "h"))).toBe("other-body");
    expect(await kindOf(send(firstMs + 2 * DAY_MS - 1, "k", "another"))).toBe("replayed");
    expect(await countRows(fresh.database.pool, "messages")).toBe(2);
  });

  test("a refused repetition does not lengthen the life of a key", async () => {
    const { send } = gateway();
    const firstMs = midnight - 2 * 3_600_000;
    await send(firstMs);
    expect(await kindOf(send(midnight + 12 * 3_600_000))).toBe("replayed");
    expect(await kindOf(send(firstMs + DAY_MS))).toBe("accepted");
  });
});

describe("across midnight", () => {
  test("far from midnight a request claims its key for one day, near it for two", async () => {
    const { send } = gateway();
    await send(midnight + 12 * HOUR_MS, "noon");
    expect(await countRows(fresh.database.pool, "idempotency_keys")).toBe(1);
    await send(midnight - MIDNIGHT_MARGIN_MS, "before");
    expect(await countRows(fresh.database.pool, "idempotency_keys")).toBe(3);
    await send(midnight + MIDNIGHT_MARGIN_MS, "after");
    expect(await countRows(fresh.database.pool, "idempotency_keys")).toBe(4);
  });

  test("a key that was claimed for yesterday alone is known today, for 24 hours to the millisecond", async () => {
    const { send, findAnswer } = gateway();
    const firstMs = midnight - HOUR_MS;
    expect(await kindOf(send(firstMs))).toBe("accepted");
    expect(await kindOf(send(midnight + HOUR_MS))).toBe("replayed");
    expect(await kindOf(send(firstMs + DAY_MS - 1))).toBe("replayed");
    expect(await kindOf(send(firstMs + DAY_MS - 1, "k", "another"))).toBe("other-body");
    expect(await findAnswer(firstMs + DAY_MS)).toBeUndefined();
    expect(await kindOf(send(firstMs + DAY_MS, "k", "another"))).toBe("accepted");
    expect(await kindOf(send(firstMs + DAY_MS + 1, "k", "another"))).toBe("replayed");
    expect(await countRows(fresh.database.pool, "messages")).toBe(2);
  });

  test.each([midnight - 1, midnight, midnight + 1])(
    "a key that was claimed for both days is good again at 24 hours: %i",
    async (firstMs) => {
      const { send } = gateway();
      expect(await kindOf(send(firstMs))).toBe("accepted");
      expect(await kindOf(send(firstMs + DAY_MS - 1))).toBe("replayed");
      expect(await kindOf(send(firstMs + DAY_MS))).toBe("accepted");
      expect(await kindOf(send(firstMs + DAY_MS + 1))).toBe("replayed");
    },
  );

  test.each([
    ["just before and just after", -1, 1],
    ["one that claims the old day alone, one that claims both", -MIDNIGHT_MARGIN_MS - 1, MIDNIGHT_MARGIN_MS - 2],
    ["one that claims both, one that claims the new day alone", -MIDNIGHT_MARGIN_MS, MIDNIGHT_MARGIN_MS],
    ["a later one with a clock that is behind", 1, -1],
  ])("a claim that is not committed is waited for: %s", async (_, firstMs, secondMs) => {
    const first = await writeUncommitted(midnight + firstMs);
    const second = gateway().send(midnight + secondMs);
    await waitForBlockedStatement(fresh.database.pool);
    await first.end("COMMIT");
    expect(await kindOf(second)).toBe("replayed");
    expect(await countRows(fresh.database.pool, "messages")).toBe(1);
  });

  test("after a claim is rolled back, the gateway that waited gets the key", async () => {
    const first = await writeUncommitted(midnight - 1);
    const second = gateway().send(midnight + 1);
    await waitForBlockedStatement(fresh.database.pool);
    await first.end("ROLLBACK");
    expect(await kindOf(second)).toBe("accepted");
  });

  test("a gateway whose clock is an hour behind finds the claims of others", async () => {
    const [right, behind] = [gateway(), gateway()];
    expect(await kindOf(right.send(midnight + HOUR_MS / 2))).toBe("accepted");
    expect(await kindOf(behind.send(midnight - HOUR_MS / 2))).toBe("replayed");
  });

  test("yesterday's key is known today", async () => {
    const { send } = gateway();
    await send(midnight - 1);
    expect(await kindOf(send(midnight))).toBe("replayed");
    expect(await kindOf(send(midnight + DAY_MS - 2, "k", "another"))).toBe("other-body");
  });

  test("the row that a gateway with a slow clock leaves when it loses is never taken for an answer", async () => {
    const [ahead, behind] = [gateway(), gateway()];
    expect(await kindOf(ahead.send(midnight + 1))).toBe("accepted");
    // It gets the key for its own day, and not for the next one, which is the other's.
    expect(await kindOf(behind.send(midnight - 1, "k", "another"))).toBe("other-body");
    expect(await kindOf(behind.send(midnight - 1, "k", "another"))).toBe("other-body");
    expect((await behind.findAnswer(midnight - 1, "another"))?.kind).toBe("other-body");
    expect(await kindOf(behind.send(midnight - 1, "k", "h"))).toBe("replayed");
    expect(await countRows(fresh.database.pool, "messages")).toBe(1);
    await fresh.database.pool.query("DELETE FROM idempotency_keys WHERE body_hash = 'h'");
    expect(await behind.findAnswer(midnight - 1, "another")).toBeUndefined();
  });

  test("of two gateways with different clocks that claim at once, one accepts", async () => {
    for (let round = 0; round < 40; round++) {
      const [ahead, behind] = [gateway(fresh.database), gateway(fresh.database)];
      const key = `round-${round}`;
      const kinds = await Promise.all([kindOf(ahead.send(midnight + 1, key)), kindOf(behind.send(midnight - 1, key))]);
      expect(kinds.toSorted()).toEqual(["accepted", "replayed"]);
      // What the loser has left behind is not taken for an answer.
      expect(await kindOf(gateway().send(midnight - 1, key))).toBe("replayed");
      expect(await kindOf(gateway().send(midnight + 1, key))).toBe("replayed");
    }
    expect(await countRows(fresh.database.pool, "messages")).toBe(40);
  });
});

describe("across processes", () => {
  test("of many gateways with the same keys in any order, each key is accepted once", async () => {
    const gateways = Array.from({ length: 4 }, () => gateway(fresh.replica()));
    const keys = Array.from({ length: 50 }, (_, index) => `key-${index}`);
    const orders = [keys, keys.toReversed(), keys.toSorted(), [...keys.slice(25), ...keys.slice(0, 25)]];
    const sent = gateways.flatMap(({ send }, index) => (orders[index] ?? []).map((key) => send(midnight, key)));
    const kinds = (await Promise.all(sent)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "accepted")).toHaveLength(50);
    expect(kinds.filter((kind) => kind === "replayed")).toHaveLength(150);
    expect(await countRows(fresh.database.pool, "messages")).toBe(50);
  });

  test("another gateway's claim that is not committed is waited for, and nothing is left if it fails", async () => {
    const other = await fresh.replica().pool.connect();
    await other.query("BEGIN");
    const claim = `INSERT INTO idempotency_keys (account_id, operation, key, day, claimed_ms, msg_key, body_hash)
      VALUES ('acme', 'sendSms', 'k', $1, $2, 'another', 'h')`;
    await other.query(claim, [Math.floor(midnight / DAY_MS), midnight]);
    const waiting = gateway().send(midnight);
    await waitForBlockedStatement(fresh.database.pool);
    await other.query("ROLLBACK");
    other.release();
    expect(await kindOf(waiting)).toBe("accepted");
  });
});

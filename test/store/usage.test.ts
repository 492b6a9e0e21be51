import { beforeEach, describe, expect, test } from "vitest";
import type { NewMessage } from "../../server/domain/model.ts";
import { KEPT_PAYMENT_CODES, OTHER_PAYMENT_CODES, type UsageRow } from "../../server/domain/usage.ts";
import { createAccount } from "../../server/store/accounts.ts";
import type { Database, Deadline } from "../../server/store/database.ts";
import { DatabaseTimeoutError } from "../../server/store/database-errors.ts";
import { toDay } from "../../server/store/day.ts";
import { serializeMessage } from "../../server/store/message-content.ts";
import { writeOutbox } from "../../server/store/outbox.ts";
import { ensureMessageDays, ensurePartitions } from "../../server/store/partitions.ts";
import { requeueMessage } from "../../server/store/requeue-message.ts";
import { type ClosedDay, closeUsageDays, readUsage, removeOldUsage } from "../../server/store/usage.ts";
import { createLog } from "../../server/telemetry/log.ts";
import { createMetrics } from "../../server/telemetry/metrics.ts";
import { runHousekeeping } from "../../server/wiring/housekeeping.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { testCell } from "../rig/test-cells.ts";
import { insertServiceHours, makeMessage, makeStoredAccount, retention } from "./fixtures.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The day that is counted, and a time on the next at which it can be closed. */
const dayMs = Date.parse("2025-11-14T00:00:00Z");
const nowMs = dayMs + DAY_MS + 12 * HOUR_MS;
const fresh = useFreshDatabase({ nowMs });

beforeEach(async () => {
  const { pool } = fresh.database;
  await pool.query(
    "TRUNCATE messages, steps, undelivered_messages, usage_days, outbox, step_leases, scheduled_messages",
  );
  await pool.query("DELETE FROM gateway.accounts");
  for (const id of ["acme", "other"]) await createAccount(pool, makeStoredAccount(id));
  await pool.query("UPDATE gateway.account_cells SET cell_id = $1", [testCell]);
  await ensureMessageDays(fresh.database, [dayMs, nowMs]);
  await ensurePartitions(fresh.database, nowMs);
});

const sms = { channel: "sms", serviceType: "SMS", msgType: "SM", payload: {}, validityS: 60 } as const;
const alimtalk = { channel: "alimtalk", serviceType: "ALIMTALK", msgType: "AT", payload: {}, validityS: 60 } as const;
const international = { channel: "international", serviceType: "IMO", msgType: "IM", payload: {}, validityS: 1 };

interface Ended {
  readonly state: string;
  readonly code?: string;
  readonly carrier?: string;
  readonly last?: boolean;
  readonly parts?: number;
}

/** Inserts a message with the rows of its steps, and returns its key. */
async function insert(
  { atMs = dayMs + HOUR_MS, account = "acme", ...change }: Partial<NewMessage> & { atMs?: number; account?: string },
  ...steps: readonly Ended[]
): Promise<string> {
  const { msgKey, ...message } = makeMessage(atMs);
  const { pool } = fresh.database;
  const content = serializeMessage({ ...message, ...change } as NewMessage);
  await pool.query("INSERT INTO messages VALUES ($1, $2, $3)", [account, msgKey, content]);
  const planned = change.steps?.length ?? 1;
  for (const [step, { state, code, carrier = "smsc", last = step === planned - 1, parts }] of steps.entries())
    await pool.query(
      `INSERT INTO steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail, code, reported_ms, parts)
       VALUES ($1, $2, $3, $4, $5, 1, 1, $6, '{}', $7, $8, $9)`,
      [account, msgKey, step, state, carrier, last, code, code === undefined ? null : atMs + 1, parts],
    );
  return msgKey;
}

const delivered: Ended = { state: "delivered", code: "10000" };
const failed: Ended = { state: "failed", code: "23001" };

/** Returns what was closed. */
async function close(atMs = nowMs, forcedBeforeMs?: number, database = fresh.database): Promise<readonly ClosedDay[]> {
  const closed: ClosedDay[] = [];
  const onClosed = (day: ClosedDay) => void closed.push(day);
  await closeUsageDays(database, { cellId: testCell, nowMs: atMs, forcedBeforeMs, onClosed });
  return closed;
}

const inAMinute = () => ({ endMs: Date.now() + 60_000, nowMs: Date.now });

const read = (
  change: { accountIds?: readonly string[]; countsOpen?: boolean; firstDay?: number } = {},
  deadline: Deadline = inAMinute(),
  database = fresh.database,
) =>
  readUsage(
    database,
    { accountIds: ["acme", "other"], firstDay: toDay(dayMs), lastDay: toDay(nowMs), countsOpen: true, ...change },
    deadline,
  );

/** `sms SM smsc delivered 10000: 2`, with the payment code in front where there is one, and the parts where there are more. */
const describeRow = ({ paymentCode, channel, msgType, carrier, outcome, reportCode, count, parts }: UsageRow) =>
  `${[paymentCode, channel, msgType, carrier, outcome, reportCode].filter((word) => word !== "").join(" ")}: ${count}${
    parts === count ? "" : ` in ${parts} parts`
  }`;

const describeUsage = async () => (await read()).rows.map(describeRow);
const countClosed = async () => (await fresh.database.pool.query("SELECT FROM usage_days")).rowCount;

/** Each kind of message, the steps that it has, and its rows. */
const kinds: readonly (readonly [string, Partial<NewMessage>, readonly Ended[], readonly string[]])[] = [
  ["delivered", {}, [delivered], ["sms SM smsc delivered 10000: 1"]],
  ["failed", {}, [failed], ["sms SM smsc failed 23001: 1"]],
  ["expired", {}, [{ state: "expired", code: "22003" }], ["sms SM smsc expired 22003: 1"]],
  ["cancelled", {}, [{ state: "failed", code: "90001", carrier: "(cancelled)" }], ["sms SM cancelled 90001: 1"]],
  ["without a carrier", {}, [{ state: "failed", code: "29999", carrier: "none" }], ["sms SM failed 29999: 1"]],
  ["with a payment code", { paymentCode: "event" }, [delivered], ["event sms SM smsc delivered 10000: 1"]],
  [
    "delivered by its fallback",
    { steps: [alimtalk, sms] },
    [{ ...failed, code: "63019", carrier: "talk" }, delivered],
    ["alimtalk AT talk fallback 63019: 1", "sms SM smsc delivered 10000: 1"],
  ],
  ["delivered without its fallback", { steps: [alimtalk, sms] }, [delivered], ["alimtalk AT smsc delivered 10000: 1"]],
  [
    "international",
    { parts: 3, steps: [international as NewMessage["steps"][number]] },
    [{ ...delivered, parts: 1 }],
    ["international IM smsc delivered 10000: 1 in 3 parts"],
  ],
  ["of a carrier that takes an SMS in parts", {}, [{ ...delivered, parts: 2 }], ["sms SM smsc delivered 10000: 1"]],
];

const openKinds: typeof kinds = [
  ["accepted", {}, [], ["sms SM open: 1"]],
  ["submitted", {}, [{ state: "submitted" }], ["sms SM smsc open: 1"]],
  [
    "waiting for its fallback",
    { steps: [alimtalk, sms] },
    [{ ...failed, code: "63019" }],
    ["alimtalk AT smsc fallback 63019: 1", "sms SM open: 1"],
  ],
];

describe("a message", () => {
  test.each([...kinds, ...openKinds])("%s is counted", async (_, message, steps, rows) => {
    await insert(message, ...steps);
    expect(await describeUsage()).toEqual(rows);
    expect((await read()).openDays).toEqual(["2025-11-14"]);
  });

  test.each(kinds)(
    "%s is counted the same when its day is closed and its rows are gone",
    async (_, message, steps, rows) => {
      const msgKey = await insert(message, ...steps);
      expect(await close()).toEqual([{ accountId: "acme", day: "2025-11-14", open: 0 }]);
      for (const table of ["messages", "steps"])
        await fresh.database.pool.query(`DELETE FROM ${table} WHERE msg_key = $1`, [msgKey]);
      expect(await describeUsage()).toEqual(rows);
      expect((await read()).openDays).toEqual([]);
    },
  );

  test.each(openKinds)("%s keeps its day open until it is forced", async (_, message, steps, rows) => {
    await insert(message, ...steps);
    expect(await close()).toEqual([]);
    expect(await close(nowMs, dayMs + DAY_MS)).toEqual([{ accountId: "acme", day: "2025-11-14", open: 1 }]);
    expect(await describeUsage()).toEqual(rows);
  });
});

test("rows add up to the messages and their final reports, and come in the same order each time", async () => {
  for (const [index, [, message, steps]] of [...kinds, ...openKinds].entries())
    for (let times = 0; times <= index; times++)
      await insert({ ...message, account: times % 2 === 0 ? "acme" : "other" }, ...steps);
  const { pool } = fresh.database;
  const { rows: reports } = await pool.query(
    "SELECT account_id AS account, code, count(*) AS count FROM steps WHERE reported_ms IS NOT NULL AND (state = 'delivered' OR last) GROUP BY 1, 2 ORDER BY 1, 2",
  );
  const { rows } = await read();
  const ends = rows.filter(({ outcome }) => outcome !== "fallback" && outcome !== "open");
  const sums = Map.groupBy(ends, ({ account, reportCode }) => `${account} ${reportCode}`);
  expect([...sums].map(([name, group]) => [name, group.reduce((sum, { count }) => sum + count, 0)]).toSorted()).toEqual(
    reports.map(({ account, code, count }) => [`${account} ${code}`, count]),
  );
  const messages = rows.filter(({ outcome }) => outcome !== "fallback").reduce((sum, { count }) => sum + count, 0);
  expect(messages).toBe((await pool.query("SELECT FROM messages")).rowCount);
  expect((await read()).rows).toEqual(rows);
  await close(nowMs, dayMs + DAY_MS);
  expect((await read()).rows).toEqual(rows);
  const byAccount = [await read({ accountIds: ["acme"] }), await read({ accountIds: ["other"] })];
  const sort = (all: readonly UsageRow[]) => all.map((row) => JSON.stringify(row)).toSorted();
  expect(sort(byAccount.flatMap((usage) => usage.rows))).toEqual(sort(rows));
});

describe("a day with more payment codes than are kept", () => {
  const code = (index: number) => `order-${String(index).padStart(4, "0")}`;
  /** One message of each of these codes. */
  const insertCodes = async (from: number, to: number, ...steps: readonly Ended[]) => {
    for (let index = from; index < to; index++) await insert({ paymentCode: code(index) }, ...steps);
  };
  const listCodes = async () => [...new Set((await read()).rows.map(({ paymentCode }) => paymentCode))];
  const firstCodes = (count: number) => Array.from({ length: count }, (_, index) => code(index));

  test("keeps as many as are allowed", async () => {
    await insertCodes(0, KEPT_PAYMENT_CODES, delivered);
    await insert({}, delivered);
    expect(await listCodes()).toEqual(["", ...firstCodes(KEPT_PAYMENT_CODES)]);
  });

  test("keeps the most used, then the first by name, and counts the others as one", async () => {
    await insertCodes(0, KEPT_PAYMENT_CODES + 2, delivered);
    await insertCodes(KEPT_PAYMENT_CODES + 2, KEPT_PAYMENT_CODES + 4, failed);
    // The last of all by name is used most; a message without a code has none that could be left out.
    for (let times = 0; times < 2; times++) await insert({ paymentCode: "zzz" }, delivered);
    await insert({}, delivered);
    const expected = [
      "sms SM smsc delivered 10000: 1",
      `${OTHER_PAYMENT_CODES} sms SM smsc delivered 10000: 3`,
      `${OTHER_PAYMENT_CODES} sms SM smsc failed 23001: 2`,
      ...firstCodes(KEPT_PAYMENT_CODES - 1).map((kept) => `${kept} sms SM smsc delivered 10000: 1`),
      "zzz sms SM smsc delivered 10000: 2",
    ];
    expect(await describeUsage()).toEqual(expected);
    expect(await describeUsage()).toEqual(expected);
    await close();
    expect((await read()).openDays).toEqual([]);
    expect(await describeUsage()).toEqual(expected);
  });

  test("has a name for the others that no request can have", () => {
    // spec/schemas/OmniPaymentCode.yaml
    expect(OTHER_PAYMENT_CODES.length).toBeGreaterThan(20);
  });
});

describe("a day", () => {
  test("is closed an hour after its end, and not before", async () => {
    await insert({}, delivered);
    expect(await close(dayMs + DAY_MS + HOUR_MS - 1)).toEqual([]);
    expect(await close(dayMs + DAY_MS + HOUR_MS)).toHaveLength(1);
    expect(await close()).toEqual([]);
  });

  test("is closed for each account by itself", async () => {
    await insert({}, delivered);
    await insert({ account: "other" }, { state: "submitted" });
    expect(await close()).toEqual([{ accountId: "acme", day: "2025-11-14", open: 0 }]);
    expect(await read({ countsOpen: false })).toMatchObject({ rows: [{ account: "acme" }], openDays: ["2025-11-14"] });
  });

  test.each([
    ["the outbox", (msgKey: string) => writeOutbox(fresh.database.pool, [{ accountId: "acme", msgKey, step: 0 }])],
    [
      "a lease",
      (msgKey: string) =>
        fresh.database.pool.query("INSERT INTO step_leases (lease_id, due_ms, members) VALUES ('l', 1, $1)", [
          JSON.stringify([{ accountId: "acme", step: 0, msgKeys: [msgKey] }]),
        ]),
    ],
    [
      "a sendAt",
      (msgKey: string) => fresh.database.pool.query("INSERT INTO scheduled_messages VALUES ('acme', $1, 1)", [msgKey]),
    ],
  ])("is not counted while %s names one of its messages", async (_, name) => {
    await name(await insert({}, delivered));
    expect(await close()).toEqual([]);
  });

  test("of an account in another cell is not closed here, nor one of an account that is being moved", async () => {
    await insert({}, delivered);
    const { pool } = fresh.database;
    await pool.query("UPDATE gateway.account_cells SET cell_id = 99");
    expect(await close()).toEqual([]);
    await pool.query("UPDATE gateway.account_cells SET cell_id = $1, alive_until = now() + interval '1 hour'", [
      testCell,
    ]);
    expect(await close()).toEqual([]);
    await pool.query("UPDATE gateway.account_cells SET alive_until = now() - interval '1 s'");
    expect(await close()).toHaveLength(1);
  });

  test("is closed once, whoever closes it", async () => {
    await insert({}, delivered);
    const closed = await Promise.all(Array.from({ length: 4 }, () => close(nowMs, undefined, fresh.replica())));
    expect(closed.flat()).toHaveLength(1);
    expect(await describeUsage()).toEqual(["sms SM smsc delivered 10000: 1"]);
  });

  test("is open again when an operator sends one of its messages again", async () => {
    const msgKey = await insert({}, failed);
    await insert({ atMs: nowMs }, delivered);
    await close();
    // Its report waits to be polled, so that it can be taken back.
    await fresh.database.pool.query("INSERT INTO pending_reports VALUES ('acme', $1, $2)", [
      dayMs + HOUR_MS + 1,
      msgKey,
    ]);
    const context = {
      by: "kim",
      stepValidityS: 60,
      mode: "polling",
      splitCount: false,
      nowMs,
      isConfirmed: true,
    } as const;
    const result = await requeueMessage(fresh.database, { accountId: "acme", msgKey }, context);
    expect(result?.done).toBe(true);
    expect(await countClosed()).toBe(0);
    expect(await describeUsage()).toEqual(["sms SM smsc open: 1", "sms SM smsc delivered 10000: 1"]);
    expect(await close()).toEqual([]);
  });
});

describe("reading has one time for all days", () => {
  /** The database, and the time limits and how many counts it was given. */
  function watch() {
    const limits: number[] = [];
    let counts = 0;
    const note = (text: string) => {
      const [, limit] = /^SET LOCAL statement_timeout = (\d+)$/.exec(text) ?? [];
      if (limit !== undefined) limits.push(Number(limit));
      if (text.includes("json_to_record")) counts++;
    };
    const connect = async () => {
      const client = await fresh.database.pool.connect();
      return new Proxy(client, {
        get(target, name) {
          const value = Reflect.get(target, name);
          if (typeof value !== "function") return value;
          return (...args: [string | { readonly text: string }]) => {
            if (name === "query") note(typeof args[0] === "string" ? args[0] : args[0].text);
            return value.apply(target, args);
          };
        },
      });
    };
    const database: Database = { ...fresh.database, pool: { query: fresh.database.pool.query, connect } };
    return { limits, database, count: () => counts };
  }

  /** A clock that is a second later each time that somebody looks at it. */
  const tickingUntil = (endMs: number): Deadline => {
    let looks = 0;
    return { endMs, nowMs: () => looks++ * 1000 };
  };

  beforeEach(async () => {
    for (const atMs of [dayMs, nowMs])
      for (const account of ["acme", "other"]) await insert({ atMs, account }, delivered);
  });

  test("of which each statement gets what is left", async () => {
    const { limits, database, count } = watch();
    const { rows } = await read({}, tickingUntil(20_000), database);
    expect([rows.length, count()]).toEqual([4, 4]);
    expect(limits).toEqual(limits.map((_, index) => 19_000 - index * 1000));
  });

  test.each([
    [11_000, 4],
    [9000, 3],
    [7000, 2],
    [6000, 1],
    [1000, 0],
  ])("and ends when %i ms are over, after %i counts", async (endMs, counts) => {
    const { database, count } = watch();
    const reading = read({}, tickingUntil(endMs), database);
    if (counts === 4) await reading;
    else await expect(reading).rejects.toThrow(DatabaseTimeoutError);
    expect(count()).toBe(counts);
  });
});

describe("housekeeping", () => {
  const lines: { event?: string }[] = [];
  const runAt = (atMs: number, database = fresh.database) =>
    runHousekeeping(
      {
        ...{ cellId: testCell, database, metrics: createMetrics(), servesApi: true, usageMonths: 13 },
        log: createLog("info", { write: (line) => void lines.push(JSON.parse(line)) }),
        readDatabaseTime: async () => atMs,
        retention,
      },
      atMs,
    );

  test("closes a day before its messages are dropped, also if some are open", async () => {
    await insert({}, delivered);
    await insert({}, { state: "submitted" });
    const laterMs = dayMs + 42 * DAY_MS;
    await insertServiceHours(fresh.database.pool, dayMs, laterMs);
    await runAt(laterMs);
    const { rows } = await fresh.database.pool.query("SELECT to_regclass('messages_20251114') AS partition");
    expect(rows).toEqual([{ partition: null }]);
    expect(await describeUsage()).toEqual(["sms SM smsc delivered 10000: 1", "sms SM smsc open: 1"]);
    expect(lines).toContainEqual(expect.objectContaining({ event: "usage_closed_open", account: "acme", open: 1 }));
  });

  test("closes the other days if one cannot be counted, and keeps back only what usage is counted from", async () => {
    const broken = await insert({}, delivered);
    await insert({ account: "other" }, delivered);
    const laterMs = dayMs + 42 * DAY_MS;
    const { pool } = fresh.database;
    await insertServiceHours(pool, dayMs, laterMs);
    await pool.query("UPDATE messages SET content = 'broken' WHERE msg_key = $1", [broken]);
    lines.length = 0;
    await runAt(laterMs);
    const { rows: closed } = await pool.query("SELECT account_id FROM usage_days");
    expect(closed).toEqual([{ account_id: "other" }]);
    const { rows: kept } = await pool.query(
      `SELECT name FROM unnest($1::text[]) AS given (name) WHERE to_regclass(name || '_20251114') IS NOT NULL`,
      [["messages", "steps", "undelivered_messages", "dead_letters", "pending_reports", "idempotency_keys"]],
    );
    expect(kept).toEqual([{ name: "messages" }, { name: "steps" }]);
    expect((await pool.query("SELECT FROM messages")).rowCount).toBe(2);
    expect(lines.filter(({ event }) => event === "housekeeping_failed")).toMatchObject([{ task: "closeUsage" }]);
  });

  test("removes usage after the months that it is kept, and not before", async () => {
    await insert({}, delivered);
    await close();
    // November 2025 is kept until the end of December 2026.
    await runAt(Date.parse("2026-12-31T23:00:00Z"));
    expect(await countClosed()).toBe(1);
    await runAt(Date.parse("2027-01-01T00:00:00Z"));
    expect(await countClosed()).toBe(0);
    expect(await removeOldUsage(fresh.database.pool, toDay(nowMs))).toBe(0);
  });
});

test("nothing is counted twice that was sent around midnight", async () => {
  for (const atMs of [dayMs, dayMs + DAY_MS - 1, dayMs + DAY_MS]) await insert({ atMs }, delivered);
  const { rows } = await read();
  expect(rows.map(({ day, count }) => [day, count])).toEqual([
    ["2025-11-14", 2],
    ["2025-11-15", 1],
  ]);
});

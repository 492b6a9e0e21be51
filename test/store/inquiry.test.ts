import { expect, test } from "vitest";
import { Acceptor } from "../../server/store/accept.ts";
import { Reports } from "../../server/store/reports.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { insertReport, makeKeyAt, makeMessage, makeRequest } from "./fixtures.ts";

const DAY_MS = 86_400_000;
const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });

async function acceptMessage(): Promise<string> {
  const message = makeMessage(nowMs);
  const acceptor = new Acceptor({ database: fresh.database, now: () => nowMs });
  await acceptor.accept(makeRequest(nowMs, { messages: [message] }));
  return message.msgKey;
}

const find = (msgKey: string, atMs = nowMs, accountId = "acme") =>
  new Reports(fresh.database).find(accountId, msgKey, atMs);

test("a message without a result yet is known", async () => {
  expect(await find(await acceptMessage())).toEqual([]);
});

test("unknown keys, keys of other accounts and strings that are no keys are not found", async () => {
  const msgKey = await acceptMessage();
  expect(await find(makeKeyAt(nowMs))).toBeUndefined();
  expect(await find(msgKey, nowMs, "other")).toBeUndefined();
  for (const odd of ["", "zzz", "01KA2CZH", msgKey.toLowerCase(), `${msgKey}0`, "nul\0"])
    expect(await find(odd)).toBeUndefined();
});

test("every step has its record, in order, and a late result comes last", async () => {
  const msgKey = await acceptMessage();
  const late = { ms: nowMs + 9, code: "10000" };
  const put = (step: number, code: string, more = {}) =>
    insertReport(fresh.database.pool, "acme", { msgKey, step, code, reportedMs: nowMs + 1 + step, ...more });
  await put(1, "10000");
  await put(0, "51907", { final: false, late });
  const found = await find(msgKey, nowMs + 10);
  expect(found?.map(({ reportType, reportCode, reportTimeMs }) => [reportType, reportCode, reportTimeMs])).toEqual([
    ["1", "51907", nowMs + 1],
    ["0", "10000", nowMs + 2],
    ["1", "10000", nowMs + 9],
  ]);
  expect(found?.map(({ reportText }) => reportText)).toEqual(["Expired", "Delivered", "Delivered"]);
});

test("a step that has not ended has no record", async () => {
  const msgKey = await acceptMessage();
  await insertReport(fresh.database.pool, "acme", { msgKey, reportedMs: nowMs, code: "51907", final: false });
  await fresh.database.pool.query(
    `INSERT INTO steps (account_id, msg_key, step, state, last, carrier, sent_ms, expires_ms, detail)
     VALUES ('acme', $1, 1, 'submitted', true, 'simulator', 1, 2, '{}')`,
    [msgKey],
  );
  expect((await find(msgKey))?.map(({ reportType, reportCode }) => [reportType, reportCode])).toEqual([["1", "51907"]]);
});

test("polling does not take a report from inquiry", async () => {
  const msgKey = await acceptMessage();
  await insertReport(fresh.database.pool, "acme", { msgKey, reportedMs: nowMs });
  const reports = new Reports(fresh.database);
  const batch = await reports.openBatch("acme", nowMs);
  await reports.acknowledgeBatch("acme", batch?.reportId ?? "", nowMs);
  expect(await find(msgKey)).toHaveLength(1);
});

test("a report can be looked up for 30 days, and so can a message without one", async () => {
  const [reported, silent] = [await acceptMessage(), await acceptMessage()];
  await insertReport(fresh.database.pool, "acme", { msgKey: reported, reportedMs: nowMs + DAY_MS });
  const lastMs = nowMs + 30 * DAY_MS - 1;
  expect(await find(silent, lastMs)).toEqual([]);
  expect(await find(silent, lastMs + 1)).toBeUndefined();
  expect(await find(reported, lastMs + DAY_MS)).toHaveLength(1);
  expect(await find(reported, lastMs + 1 + DAY_MS)).toBeUndefined();
});

test("several messages are found together, each with its own reports, and none of another account", async () => {
  const [first, second, waiting] = [await acceptMessage(), await acceptMessage(), await acceptMessage()];
  const put = (msgKey: string, step: number, code: string, final: boolean) =>
    insertReport(fresh.database.pool, "acme", { msgKey, step, code, reportedMs: nowMs + step, final });
  await put(first, 0, "51907", false);
  await put(first, 1, "10000", true);
  await put(second, 0, "10000", true);
  const reports = new Reports(fresh.database);
  const found = await reports.findEach("acme", [first, second, waiting, "no key"], nowMs + 10);
  expect([...found.keys()].sort()).toEqual([first, second].sort());
  for (const msgKey of [first, second])
    expect(found.get(msgKey)).toEqual(await reports.find("acme", msgKey, nowMs + 10));
  expect(await reports.findEach("other", [first, second], nowMs + 10)).toEqual(new Map());
  // Old reports are those that inquiry does not show either.
  expect([...(await reports.findEach("acme", [second], nowMs + 31 * DAY_MS)).values()]).toEqual([[]]);
});

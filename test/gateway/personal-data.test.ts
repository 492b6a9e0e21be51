import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../server/store/connections.ts";
import type { Database } from "../../server/store/database.ts";
import { Files } from "../../server/store/files.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, makeAccount, useGateway } from "../rig/live-gateway.ts";
import { useCommands } from "../rig/run-admin.ts";
import { testSchema } from "../rig/test-cells.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const patience = { timeout: 30_000, interval: 50 };
const inADay = new Date(Date.now() + 86_400_000).toISOString();
let directory: Database;

beforeAll(async () => {
  directory = openDatabase(fresh.url, { poolSize: 3 });
  for (const id of ["acme", "other", "leaving"]) await makeAccount(fresh, id, { sandbox: true });
});
afterAll(() => directory.close());

// The gateway of this process hears of a changed account within two seconds.
const { run: admin } = useCommands(fresh, { settleMs: 3000 });

const post = async (id: string, path: string, json: object, headers: Record<string, string> = {}): Promise<Answer> =>
  live.gateway.ask("POST", path, { token: await live.gateway.token(id), json, headers });
const sendSms = async (id: string, to: string): Promise<string> =>
  String((await post(id, "/v1/send/sms", { from: "0212345678", to, text: "Hello" })).body?.msgKey);

async function saveFile(accountId: string, fileKey: string): Promise<void> {
  await new Files(fresh.database).save({
    ...{ accountId, fileKey, serviceType: "MMS", msgType: undefined, mediaType: "image/jpeg" },
    ...{ width: 100, height: 100, bytes: 10, expiresAtMs: Date.now() + 86_400_000, content: new Uint8Array(10) },
  });
}

const waitUntilEnded = (msgKey: string): Promise<unknown> =>
  vi.waitFor(async () => {
    const { rowCount } = await fresh.database.pool.query(
      "SELECT FROM steps WHERE msg_key = $1 AND reported_ms IS NOT NULL AND last",
      [msgKey],
    );
    expect(rowCount).toBe(1);
  }, patience);

/** The tables of a schema in which any column of a row holds the text. */
async function findTables(schema: string, text: string): Promise<readonly string[]> {
  const { rows } = await directory.pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition",
    [schema],
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await directory.pool.query(
      `SELECT FROM ${schema}.${name} AS t WHERE position($1 IN t::text) > 0 LIMIT 1`,
      [text],
    );
    if (rowCount !== 0) found.push(name);
  }
  return found.sort();
}

describe("recipient erase", () => {
  const number = "01077770000";
  const omni = {
    messageFlow: [{ sms: { from: "0212345678", text: "Secret #{name}" } }],
    destinations: [{ to: number, replaceWords: { name: "Kim" } }],
  };

  test("removes the number and what was sent to it, and nothing else", async () => {
    await saveFile("acme", "f_ONLYHERE");
    await saveFile("acme", "f_SHARED");
    await saveFile("acme", "f_INFORM");
    const form = { messageForm: [{ mms: { from: "0212345678", text: "For all", fileKey: ["f_INFORM"] } }] };
    expect((await post("acme", "/v1/form", form)).body?.code).toBe("A000");
    // The same key of another account's file keeps nothing.
    await saveFile("other", "f_ONLYHERE");
    const theirs = { messageForm: [{ mms: { from: "0212345678", text: "Theirs", fileKey: ["f_ONLYHERE"] } }] };
    expect((await post("other", "/v1/form", theirs)).body?.code).toBe("A000");
    const mms = { from: "0212345678", title: "t", text: "Private", fileKey: ["f_ONLYHERE", "f_SHARED", "f_INFORM"] };
    const sent = String((await post("acme", "/v1/send/mms", { ...mms, to: number, ref: "order-1" })).body?.msgKey);
    const shared = await post("acme", "/v1/send/mms", { ...mms, to: "01088880000", fileKey: ["f_SHARED"] });
    const first = await post("acme", "/v1/send/omni", omni, { "idempotency-key": "once" });
    expect([first.body?.code, shared.body?.code]).toEqual(["A000", "A000"]);
    const mine = await sendSms("other", number);
    for (const key of [sent, String(shared.body?.msgKey), mine]) await waitUntilEnded(key);
    await vi.waitFor(async () => {
      const { rows } = await fresh.database.pool.query(
        "SELECT count(*)::int AS n FROM steps WHERE reported_ms IS NOT NULL",
      );
      expect(rows[0]?.n).toBe(4);
    }, patience);
    expect(await findTables(testSchema, number)).toEqual(["idempotency_keys", "messages"]);

    const counted = await admin("recipient", "erase", number);
    expect([counted.out, counted.exitCode]).toEqual([
      "3 messages to *******0000 would be erased for good. Nothing was changed; --yes does it.\n",
      0,
    ]);
    expect(await findTables(testSchema, number)).not.toEqual([]);
    const { out, exitCode } = await admin("recipient", "erase", number, "--yes", "--json");
    expect([JSON.parse(out), exitCode]).toEqual([{ messages: 3, files: 1, answers: 1, open: [], silentCells: [] }, 0]);

    expect(await findTables(testSchema, number)).toEqual([]);
    expect(await findTables(testSchema, "Secret")).toEqual([]);
    const { rows: left } = await fresh.database.pool.query(
      "SELECT account_id FROM files WHERE file_key = 'f_ONLYHERE'",
    );
    expect(left).toEqual([{ account_id: "other" }]);
    expect(await findTables(testSchema, "f_INFORM")).toEqual(["file_contents", "files", "forms"]);
    expect(await findTables(testSchema, "f_SHARED")).toEqual(["file_contents", "files", "messages"]);
    // Reports are still handed out, and a repeated request still gets its first answer and sends nothing.
    const again = await post("acme", "/v1/send/omni", omni, { "idempotency-key": "once" });
    expect(again.body).toMatchObject({ code: "A000", data: { destinations: [{ to: "00000000000" }] } });
    const polled = await live.gateway.ask("GET", "/v1/report/polling", { token: await live.gateway.token("acme") });
    expect(JSON.stringify(polled.body)).toContain(`"msgKey":"${sent}"`);
    expect(JSON.stringify(polled.body)).toContain('"ref":"order-1"');
    const shown = await admin("message", "show", sent);
    expect(shown.out).toContain("(erased)");
    expect((await admin("message", "requeue", sent, "--yes")).error).toContain("its recipient and content were erased");
    expect(await admin("recipient", "erase", number, "--yes")).toMatchObject({
      out: "Erased 0 messages, 0 files and the number in 0 stored answers.\n",
      exitCode: 0,
    });
  });

  test("leaves messages that have not ended, and says so", async () => {
    const never = "01000008001";
    const msgKey = await sendSms("acme", never);
    const { error, exitCode } = await admin("recipient", "erase", never, "--yes");
    expect([error, exitCode]).toEqual([expect.stringContaining(`1 messages to it have not ended and were left`), 1]);
    expect(error).toContain(msgKey);
    expect(await findTables(testSchema, never)).toEqual(["messages"]);
  });
});

describe("account delete", () => {
  const listTables = async () => [
    ...(await findTables(testSchema, "leaving")).filter(
      (table) => !["outbox", "step_leases", "rate_budgets"].includes(table),
    ),
    ...(await findTables("gateway", "leaving")).filter((table) =>
      ["accounts", "account_cells", "registry_entries"].includes(table),
    ),
  ];

  test("waits for what is under way, and leaves the account as it was if that takes too long", async () => {
    const msgKey = await sendSms("leaving", "01000008001");
    expect((await admin("account", "delete", "--id", "leaving")).error).toContain(
      "leaving and everything of it would be gone for good; nothing was changed",
    );
    const { error } = await admin("account", "delete", "--id", "leaving", "--yes", "--wait", "0");
    expect(error).toContain("leaving was not deleted: 1 messages of it do not end within 0 s");
    await vi.waitFor(async () => expect(await sendSms("leaving", "01000000000")).toMatch(/^[0-9A-Z]{26}$/), patience);
    await fresh.database.pool.query("UPDATE steps SET expires_ms = 0 WHERE msg_key = $1", [msgKey]);
    await fresh.database.pool.query("UPDATE step_leases SET due_ms = 0 WHERE position($1 IN members::text) > 0", [
      msgKey,
    ]);
    await waitUntilEnded(msgKey);
  });

  test("does not delete messages that are scheduled or held, and says how to end them", async () => {
    const { pool } = fresh.database;
    const sms = { from: "0212345678", to: "01000000000", text: "Later", sendAt: inADay };
    const scheduled = String((await post("leaving", "/v1/send/sms", sms)).body?.msgKey);
    const held = await sendSms("leaving", "01000008001");
    await vi.waitFor(async () => {
      expect((await pool.query("SELECT FROM steps WHERE msg_key = $1 AND state = 'submitted'", [held])).rowCount).toBe(
        1,
      );
    }, patience);
    // As a worker leaves a step that waits for the hours of advertising.
    await pool.query("DELETE FROM step_leases WHERE position($1 IN members::text) > 0", [held]);
    await pool.query("UPDATE steps SET state = 'queued', carrier = '(held)' WHERE msg_key = $1", [held]);
    await pool.query("INSERT INTO scheduled_messages VALUES ('leaving', $1, $2, 0)", [held, Date.parse(inADay)]);
    const { error } = await admin("account", "delete", "--id", "leaving", "--yes", "--wait", "3600");
    // At once: they are not due within the hour.
    expect(error).toContain("leaving was not deleted: 2 messages of it do not end within 3600 s");
    expect(error).toContain(
      "2 of them wait for their time, cancel them (messages cancel --account leaving --state scheduled --yes)",
    );
    const cancelled = await admin("messages", "cancel", "--account", "leaving", "--state", "scheduled", "--yes");
    expect([cancelled.error, cancelled.exitCode]).toEqual(["", 0]);
    for (const key of [scheduled, held]) await waitUntilEnded(key);
  });

  test("deletes everything of it, and nothing of others", async () => {
    await saveFile("leaving", "f_LEAVING");
    const form = { messageForm: [{ sms: { from: "0212345678", text: "Hello" } }] };
    expect((await post("leaving", "/v1/form", form)).body?.code).toBe("A000");
    const body = { from: "0212345678", to: "01000000000", text: "Hello" };
    await post("leaving", "/v1/send/sms", body, { "idempotency-key": "k" });
    expect(await listTables()).toEqual(
      expect.arrayContaining(["files", "forms", "idempotency_keys", "messages", "accounts"]),
    );
    const { out, error, exitCode } = await admin(
      "account",
      "delete",
      "--id",
      "leaving",
      "--yes",
      "--wait",
      "30",
      "--json",
    );
    expect([error, exitCode]).toEqual(["", 0]);
    expect(JSON.parse(out)).toMatchObject({ id: "leaving", deleted: true });
    expect(await listTables()).toEqual([]);
    await vi.waitFor(async () => expect((await live.gateway.askToken("leaving")).status).toBe(401), patience);
    expect(await findTables(testSchema, "acme")).toEqual(expect.arrayContaining(["files", "messages", "steps"]));
    expect((await admin("account", "delete", "--id", "leaving", "--yes")).error).toContain(
      'there is no account "leaving"',
    );
  });
});

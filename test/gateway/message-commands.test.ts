import { describe, expect, test, vi } from "vitest";
import { getCellSchema } from "../../server/store/cell-directory.ts";
import { withTransaction } from "../../server/store/database.ts";
import { preferIndex } from "../../server/store/find-messages.ts";
import { makeAccount } from "../rig/live-gateway.ts";
import { EMPTY_CELL, type Found, keysOf, patience, useMessageCommands } from "./message-rig.ts";
import { rcs } from "./single-sends.ts";

const rig = useMessageCommands();
const { fresh, live, admin, json, show, showWhen, send } = rig;

describe("finding messages", () => {
  test("by recipient, reference, account and state, in all cells", async () => {
    const ref = 'order "7" \\ 안녕';
    const msgKey = await send("trial", { to: "01055550000", ref });
    const other = await send("trial", { to: "01055550001", ref: "order" });
    await showWhen(msgKey, "delivered");
    expect(await json<Found>("message", "find", "--to", "01055550000")).toMatchObject({
      messages: [
        { msgKey, account: "trial", to: "01055550000", ref, state: "delivered", code: "10000", codeText: "Delivered" },
      ],
      silentCells: [],
    });
    expect(keysOf(await json("message", "find", "--ref", ref))).toEqual([msgKey]);
    expect(keysOf(await json("message", "find", "--ref", "order"))).toEqual([other]);
    expect(keysOf(await json("message", "find", "--to", "01055550000", "--ref", "order"))).toEqual([]);
    expect(keysOf(await json("message", "find", "--to", "01055550000", "--account", "acme"))).toEqual([]);
    expect(keysOf(await json("message", "find", "--to", "01055550000", "--state", "failed"))).toEqual([]);
    expect(keysOf(await json("message", "find", "--account", "trial", "--limit", "1"))).toEqual([other]);
    expect(keysOf(await json("message", "find"))).toEqual([other, msgKey]);
    await showWhen(other, "delivered");
    expect(keysOf(await json("message", "find", "--state", "delivered"))).toEqual([other, msgKey]);
    expect(
      keysOf(await json("message", "find", "--to", "01055550000", "--since", "2020-01-01", "--until", "1h")),
    ).toEqual([]);
    for (const words of [
      ["--to", "01055550000"],
      ["--limit", "1", "--until", new Date().toISOString()],
      ["--state", "delivered"],
    ]) {
      const found = await json<Found>("message", "find", "--carrier", "simulator", ...words);
      expect(keysOf(found), words.join(" ")).toContain(words[0] === "--limit" ? other : msgKey);
    }
    // It has messages, although no carriers file has it any more.
    await fresh.database.pool.query("UPDATE steps SET carrier = 'smsc' WHERE msg_key = $1", [msgKey]);
    for (const words of [[], ["--state", "delivered"], ["--ref", ref]])
      expect(keysOf(await json("message", "find", "--carrier", "smsc", ...words)), words.join(" ")).toEqual([msgKey]);
    expect((await admin("message", "find", "--carrier", "nosuch")).error).toBe(
      'admin: there is no carrier "nosuch"; there are simulator\n',
    );
    expect((await admin("message", "find", "--carrier", "smsc", "--state", "waiting")).error).toContain(
      "to no carrier yet",
    );
    expect((await admin("message", "show", msgKey)).out).toMatch(/^from +0212345678$/m);
    const text = await admin("message", "find", "--to", "01055550000");
    expect(text.out).toMatch(/ trial +0212345678 +01055550000 +sms +smsc +delivered /);
    expect(text.out).toContain(`${msgKey}  `);
    expect(text.out).toContain("10000 Delivered");
  });

  test("that are not there, and says how a number is found", async () => {
    const { out, exitCode } = await admin("message", "find", "--to", "01099999999");
    expect([out, exitCode]).toEqual([
      expect.stringMatching(/^No message was found\. A number is found as .*\. A request that was refused/),
      0,
    ]);
  });

  test("by an index", async () => {
    const { rows: plan } = await withTransaction(fresh.database, async (client) => {
      await preferIndex(client);
      return client.query(`EXPLAIN SELECT FROM messages WHERE split_part(content, '"', 8) = 'any'`);
    });
    expect(JSON.stringify(plan)).toMatch(/Bitmap Index Scan on messages_\d{8}/);
  });

  test("says which cell does not answer, and shows what the others have", async () => {
    const schema = getCellSchema(EMPTY_CELL);
    await rig.directory.pool.query(`ALTER TABLE ${schema}.messages RENAME TO away`);
    try {
      const { out, error, exitCode } = await admin("message", "find", "--to", "01055550000", "--json");
      expect(keysOf(JSON.parse(out))).toHaveLength(1);
      expect([error, exitCode]).toEqual([expect.stringContaining(`no answer from cell ${EMPTY_CELL} (`), 1]);
    } finally {
      await rig.directory.pool.query(`ALTER TABLE ${schema}.away RENAME TO messages`);
    }
  });
});

describe("why a message was not delivered", () => {
  test("its carrier refused it", async () => {
    const { why, timeline } = await showWhen(await send("trial", { to: "01000008000" }), "failed");
    expect(why[0]).toMatch(/^Not delivered: simulator refused it or reported a failure\. 2\d{4} .+: .+\.$/);
    expect(why[1]).toBe("The account has not polled the report yet.");
    expect(timeline.map(({ text }) => text)).toEqual([
      "accepted; flow: sms",
      "step 1 (sms) is handed to simulator",
      expect.stringMatching(/^step 1 \(sms\) failed: 2.*; this is the final report$/),
    ]);
  });

  test("its carrier reported nothing before it expired", async () => {
    const { pool } = fresh.database;
    const msgKey = await send("trial", { to: "01000008001" });
    await showWhen(msgKey, "submitted");
    await pool.query("UPDATE steps SET expires_ms = $2 WHERE msg_key = $1", [msgKey, Date.now()]);
    await pool.query("UPDATE step_leases SET due_ms = 0 WHERE position($1 IN members::text) > 0", [msgKey]);
    const { why } = await showWhen(msgKey, "expired");
    expect(why[0]).toMatch(
      /^Nobody knows whether it was delivered: simulator had it and reported no result before it expired at 20.*Z\. 22000 Time-out: /,
    );
  });

  test("there is no carrier for it", async () => {
    const msgKey = await send("acme", { to: "01055550009" });
    await vi.waitFor(async () => {
      const { state, why } = await show(msgKey);
      expect(state).toBe("waiting");
      expect(why[0]).toMatch(/^It waits since .*Z for a carrier: none is set up for sms \(CARRIERS_FILE\)\.$/);
    }, patience);
    expect(keysOf(await json("message", "find", "--state", "waiting", "--to", "01055550009"))).toEqual([msgKey]);
    expect(keysOf(await json("message", "find", "--state", "waiting", "--account", "acme"))).toContain(msgKey);
  });

  test("its carrier takes nothing, and it waits in the backlog", async () => {
    const msgKey = await send("acme");
    const { pool } = fresh.database;
    await vi.waitFor(async () => expect((await show(msgKey)).why[0]).toContain("for a carrier"), patience);
    // No worker of the gateway takes what another has.
    await pool.query(
      "UPDATE outbox SET lane = 'smsc/acme', worker_id = 'test-worker' WHERE position($1 IN batch) > 0",
      [msgKey],
    );
    const { why } = await show(msgKey);
    expect(why[0]).toMatch(/^It waits since .* in the backlog of smsc, which is away, or slower than/);
  });

  test("the webhook of the account fails", async () => {
    const msgKey = await send("trial", { to: "01000000000" });
    await showWhen(msgKey, "delivered");
    const { pool } = fresh.database;
    await pool.query(
      "INSERT INTO dead_letters (account_id, msg_key, failed_ms, attempts, reason) VALUES ('trial', $1, $2, 9, 'it answered HTTP 500')",
      [msgKey, Date.now()],
    );
    const { why, fix, timeline } = await show(msgKey);
    expect(why[1]).toMatch(
      /does not have the report: its webhook was given up at .* after 9 tries \(it answered HTTP 500\)/,
    );
    expect(fix).toEqual({
      ...{ operation: "redeliver", carrier: null },
      command: `webhook redeliver --id trial --msg-key ${msgKey}`,
    });
    expect((await admin("message", "show", msgKey)).out).toContain(`Fix: webhook redeliver --id trial`);
    expect(timeline.at(-1)?.text).toBe("the webhook is given up after 9 tries: it answered HTTP 500");
    const tried = await send("trial", { to: "01000000000" });
    await showWhen(tried, "delivered");
    await pool.query(
      "INSERT INTO webhook_deliveries (account_id, msg_key, due_ms, attempts, reason) VALUES ('trial', $1, $2, 2, 'no answer in time')",
      [tried, Date.now() + 3_600_000],
    );
    expect((await show(tried)).why[1]).toContain(
      "its webhook has failed 2 times (no answer in time); the next try is at",
    );
    await pool.query("DELETE FROM webhook_deliveries");
  });

  test("a key that no message has is said, with exit code 1", async () => {
    expect(await admin("message", "show", "01ARZ3NDEKTSV4RRFFQ69G5FAV")).toMatchObject({
      error: "admin: there is no message 01ARZ3NDEKTSV4RRFFQ69G5FAV\n",
      exitCode: 1,
    });
  });
});

test("the traffic of an account is counted by day, from its cell", async () => {
  const today = new Date().toISOString().slice(0, 10);
  interface Counted {
    readonly days: Record<"messages" | "delivered" | "failed" | "cancelled" | "open", number>[];
  }
  const before = await json<Counted>("account", "traffic", "trial");
  const msgKey = await send("trial", { to: "01000000000" });
  await showWhen(msgKey, "delivered");
  await send("trial", { to: "01000008001" });
  const cancelled = await send("trial", { to: "01000000000", sendAt: new Date(Date.now() + 60_000).toISOString() });
  await admin("message", "cancel", cancelled);
  const after = await json<Counted>("account", "traffic", "trial", "--days", "2");
  const [had, has] = [before.days.at(-1), after.days.at(-1)];
  expect(has).toMatchObject({
    day: today,
    messages: (had?.messages ?? 0) + 3,
    delivered: (had?.delivered ?? 0) + 1,
    // Nobody failed: an operator or the account did not want it any more.
    failed: had?.failed ?? 0,
    cancelled: (had?.cancelled ?? 0) + 1,
    open: (had?.open ?? 0) + 1,
  });
  expect(after).toMatchObject({
    codes: expect.arrayContaining([{ code: "10000", text: "Delivered", count: has?.delivered }]),
  });
});

test("a message with a fallback is one message in the traffic, with the end of its last step", async () => {
  await makeAccount(fresh, "flows", { sandbox: true });
  const token = await live.gateway.token("flows");
  const omni = async (to: string): Promise<string> => {
    const json = { messageFlow: [{ rcs }, { sms: { from: "0212345678", text: "Hi" } }], destinations: [{ to }] };
    const { body } = await live.gateway.ask("POST", "/v1/send/omni", { token, json });
    const data = body?.data as { destinations: readonly { msgKey: string }[] } | undefined;
    return data?.destinations[0]?.msgKey ?? "";
  };
  // Delivered by RCS; by SMS after RCS failed; by neither; still with the first carrier, which reports nothing.
  const keys = await Promise.all(["01000000000", "01000003101", "01000008000", "01000008001"].map(omni));
  for (const [index, state] of ["delivered", "delivered", "failed", "submitted"].entries())
    await showWhen(keys[index] ?? "", state);
  const { days, codes } = await json<{ days: object[]; codes: { count: number }[] }>("account", "traffic", "flows");
  expect(days).toMatchObject([{ messages: 4, delivered: 2, failed: 1, expired: 0, open: 1 }]);
  expect(codes.map(({ count }) => count)).toEqual([2, 1]);
});

test("webhooks that were given up are listed over all accounts", async () => {
  const letters = await json<{ account: string; reason: string }[]>("webhook", "dead");
  expect(letters).toMatchObject([{ account: "trial", reason: "it answered HTTP 500" }]);
});

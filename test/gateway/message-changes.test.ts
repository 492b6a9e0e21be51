import { describe, expect, test, vi } from "vitest";
import type { StepRef } from "../../server/domain/delivery.ts";
import { withTransaction } from "../../server/store/database.ts";
import { beginDeferred } from "../../server/store/deferred-rows.ts";
import { claimOutbox } from "../../server/store/outbox.ts";
import { makeLeaseId } from "../../server/store/step-leases.ts";
import { countOf } from "../rig/live-gateway.ts";
import { insertMessages } from "../store/step-fixtures.ts";
import { type Found, patience, useMessageCommands } from "./message-rig.ts";

const { fresh, live, admin, json, show, showWhen, send } = useMessageCommands();

/** The final reports of an account that were not polled before, by message. */
async function poll(id: string): Promise<ReadonlyMap<string, string>> {
  const token = await live.gateway.token(id);
  const codes = new Map<string, string>();
  for (;;) {
    const { body } = await live.gateway.ask("GET", "/v1/report/polling", { token });
    const data = body?.data as { reportId?: string; report?: { msgKey: string; reportCode: string }[] } | undefined;
    for (const { msgKey, reportCode } of data?.report ?? []) codes.set(msgKey, reportCode);
    if (data?.reportId === undefined || data.report?.length === 0) return codes;
    await live.gateway.ask("DELETE", `/v1/report/polling/${data.reportId}`, { token });
  }
}

describe("cancelling", () => {
  test("ends what no carrier has, with one final report", async () => {
    const msgKey = await send("acme");
    await vi.waitFor(async () => expect((await show(msgKey)).why[0]).toContain("for a carrier"), patience);
    expect(await json("message", "cancel", msgKey)).toEqual({ msgKey, cancelled: true });
    const { state, why } = await show(msgKey);
    expect([state, why[0]]).toEqual([
      "cancelled",
      expect.stringMatching(
        /^Not delivered: it was cancelled by cli:\S+\. The report says 90001 Cancelled: The message was cancelled before a carrier had it\.$/,
      ),
    ]);
    expect(await admin("message", "find", "--state", "cancelled").then(({ out }) => out)).toMatch(
      /90001 Cancelled \(by cli:/,
    );
    expect((await poll("acme")).get(msgKey)).toBe("90001");
    expect(await admin("message", "cancel", msgKey)).toMatchObject({
      error: `admin: ${msgKey} cannot be cancelled: it has ended (cancelled)\n`,
      exitCode: 1,
    });
  });

  test("ends a scheduled message, which is shown as such with both its times", async () => {
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const msgKey = await send("planner", { sendAt, to: "01055550077" });
    const { state, why, timeline } = await show(msgKey);
    expect([state, why[0]]).toEqual(["scheduled", expect.stringMatching(/^It is scheduled: .* for its sendAt, /)]);
    expect(timeline.map(({ text }) => text)).toEqual(["accepted; flow: sms", "step 1 (sms) waits: for its sendAt"]);
    const findAll = async (...words: string[]) =>
      (await json<Found>("message", "find", "--account", "planner", ...words)).messages.map((one) => [
        one.msgKey,
        one.state,
      ]);
    const searches = [["--to", "01055550077"], ["--since", "1h"], []];
    for (const words of [...searches, ["--state", "scheduled"]])
      expect(await findAll(...words), words.join(" ")).toEqual([[msgKey, "scheduled"]]);
    expect((await json<Found>("message", "find", "--to", "01055550077")).messages).toMatchObject([{ sendAt }]);
    for (const words of [
      ["--until", "0m"],
      ["--state", "waiting"],
      ["--state", "cancelled"],
    ])
      expect(await findAll(...words), words.join(" ")).toEqual([]);
    expect(await json("message", "cancel", msgKey)).toEqual({ msgKey, cancelled: true });
    expect((await show(msgKey)).state).toBe("cancelled");
    for (const words of [...searches, ["--state", "cancelled"]])
      expect(await findAll(...words), words.join(" ")).toEqual([[msgKey, "cancelled"]]);
    for (const words of [
      ["--state", "scheduled"],
      ["--state", "failed"],
    ])
      expect(await findAll(...words), words.join(" ")).toEqual([]);
    expect((await poll("planner")).get(msgKey)).toBe("90001");
  });

  test("is refused once a carrier has it", async () => {
    const msgKey = await send("trial", { to: "01000008001" });
    await showWhen(msgKey, "submitted");
    expect((await admin("message", "cancel", msgKey)).error).toContain("simulator has it or may have it (submitted)");
  });

  /** Messages of one new batch that a worker has claimed and not begun, and how that worker begins some of them. */
  async function givenClaimed(count: number) {
    const { pool } = fresh.database;
    const refs = await insertMessages(pool, Date.now(), count);
    const outboxId = await withTransaction(fresh.database, async (client) => {
      const batch = JSON.stringify([{ accountId: "acme", msgKeys: refs.map(({ msgKey }) => msgKey) }]);
      await client.query("INSERT INTO outbox (step_count, batch) VALUES ($1, $2)", [count, batch]);
      const claimed = await claimOutbox(client, "test-worker", 1000);
      return claimed.find(({ steps }) => steps.some(({ msgKey }) => msgKey === refs[0]?.msgKey))?.outboxId ?? 0;
    });
    const begin = (members: readonly StepRef[]): Promise<boolean> => {
      const lease = { leaseId: makeLeaseId(Date.now()), dueMs: Date.now() + 600_000, members };
      return beginDeferred(pool, { ...lease, carrier: "smsc", workerId: "test-worker", outboxIds: [outboxId] });
    };
    return { refs, begin, keys: refs.map(({ msgKey }) => msgKey) };
  }

  test("a worker that has the message in memory can begin it no more, and the others of its batch are not lost", async () => {
    const { refs, begin, keys } = await givenClaimed(2);
    const [cancelled = "", other = ""] = keys;
    expect((await show(cancelled)).why[0]).toMatch(/^It waits since .* with a worker, for .* which is away, or slower/);
    await json("message", "cancel", cancelled);
    expect(await begin(refs)).toBe(false);
    await vi.waitFor(async () => expect((await show(other)).why[0]).toContain("for a carrier"), patience);
  });

  test("another message of the batch that the worker has begun is not begun again", async () => {
    const { refs, begin, keys } = await givenClaimed(2);
    const [cancelled = "", begun = ""] = keys;
    expect(await begin(refs.slice(1))).toBe(true);
    await json("message", "cancel", cancelled);
    expect((await show(begun)).state).toBe("submitting");
  });

  test("is refused if the worker has begun the step before", async () => {
    const { refs, begin, keys } = await givenClaimed(1);
    const [msgKey = ""] = keys;
    expect(await begin(refs)).toBe(true);
    expect((await show(msgKey)).why[0]).toMatch(/^It is with smsc or on its way there since /);
    expect((await admin("message", "cancel", msgKey)).error).toContain("smsc has it or may have it (submitting)");
  });
});

describe("requeueing", () => {
  test("lets a waiting message go to a worker at once, and sends it once", async () => {
    const msgKey = await send("acme");
    await vi.waitFor(async () => expect((await show(msgKey)).why[0]).toContain("for a carrier"), patience);
    const [since] = (await show(msgKey)).why[0]?.match(/since \S+/) ?? [];
    expect(await json("message", "requeue", msgKey)).toEqual({ msgKey, requeued: true, step: 0, repeated: false });
    // It waits no shorter for that, and the timeline tells who did it.
    await vi.waitFor(async () => expect((await show(msgKey)).why[0]).toContain("for a carrier"), patience);
    const { why, timeline, accepted } = await show(msgKey);
    expect([since, why[0]]).toEqual([`since ${accepted}`, expect.stringContaining(`since ${accepted} `)]);
    expect(timeline.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^cli:\S+ puts it in front of others that wait$/),
    );
    // A worker that finds no carrier for it writes the row by which it waits on before it deletes the one that it has claimed.
    const countRows = () => countOf(fresh, "outbox", `position('${msgKey}' IN batch) > 0`);
    await expect.poll(countRows, patience).toBe(1);
  });

  test("sends a scheduled message at once, and only once", async () => {
    const msgKey = await send("planner", { sendAt: new Date(Date.now() + 86_400_000).toISOString() });
    expect(await json("message", "requeue", msgKey)).toMatchObject({ msgKey });
    await showWhen(msgKey, "delivered");
    expect(await countOf(fresh, "scheduled_messages", `msg_key = '${msgKey}'`)).toBe(0);
  });

  test("repeats a step that failed only with --yes, and withdraws its report", async () => {
    const msgKey = await send("trial", { to: "01000008000" });
    const other = await send("trial", { to: "01000008000" });
    await showWhen(msgKey, "failed");
    await showWhen(other, "failed");
    const asked = await admin("message", "requeue", msgKey);
    expect([asked.error, asked.exitCode]).toEqual([
      expect.stringContaining("; nothing was changed, and --yes does it"),
      1,
    ]);
    expect((await show(msgKey)).state).toBe("failed");
    expect(await json("message", "requeue", msgKey, "--yes")).toMatchObject({ repeated: true });
    await showWhen(msgKey, "failed");
    const reports = await poll("trial");
    expect([reports.get(msgKey), reports.get(other)]).toEqual([reports.get(other), expect.stringMatching(/^2/)]);
    // The account has its final report now, and the contract promises no second one.
    const refused = await admin("message", "requeue", msgKey, "--yes");
    expect(refused.error).toContain("the account has its final report or may have it");
    expect(await poll("trial")).toEqual(new Map());
  });

  test("warns that a carrier has the message", async () => {
    const msgKey = await send("trial", { to: "01000008001" });
    await showWhen(msgKey, "submitted");
    expect((await admin("message", "requeue", msgKey)).error).toContain(
      `${msgKey} would be sent again: simulator has it, so the recipient may get it twice, and both may be charged`,
    );
  });
});

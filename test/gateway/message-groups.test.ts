import { beforeAll, describe, expect, test, vi } from "vitest";
import { registerWorker } from "../../server/store/outbox.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countOf, makeAccount, PASSWORD, type TakenReport, useGateway } from "../rig/live-gateway.ts";
import { useCommands } from "../rig/run-admin.ts";
import { OperatorClient } from "./operators/operator-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { SIMULATOR: "off" });
const { run: admin, json } = useCommands(fresh);
const patience = { timeout: 40_000, interval: 50 };

beforeAll(async () => {
  // Real messages have no carrier here, and wait; those of the sandbox reach the simulator.
  for (const id of ["acme", "beta"]) await makeAccount(fresh, id);
  await makeAccount(fresh, "trial", { sandbox: true });
  await admin("operators", "add", "kim", "--role", "operator", "--password", PASSWORD);
});

async function send(id: string, count: number, change: object = {}): Promise<readonly string[]> {
  const token = await live.gateway.token(id);
  const body = { from: "0212345678", to: "01012345678", text: "Hello", ...change };
  const sending = Array.from({ length: count }, () => live.gateway.ask("POST", "/v1/send/sms", { token, json: body }));
  const keys = (await Promise.all(sending)).map((answer) => String(answer.body?.msgKey));
  expect(new Set(keys).size).toBe(count);
  return keys;
}

async function takeAll(id: string, count: number): Promise<readonly TakenReport[]> {
  const token = await live.gateway.token(id);
  const taken: TakenReport[] = [];
  await vi.waitFor(async () => {
    taken.push(...(await live.gateway.takeReports(token)));
    expect(taken.length).toBeGreaterThanOrEqual(count);
  }, patience);
  return taken;
}

const stateOf = async (msgKey: string): Promise<string> =>
  (await json<{ state: string }>("message", "show", msgKey)).state;

describe("messages cancel", () => {
  test("counts first, and changes nothing before it is confirmed", async () => {
    await send("acme", 30);
    await send("acme", 1, { sendAt: new Date(Date.now() + 3_600_000).toISOString() });
    const others = await send("beta", 3);
    expect(await admin("messages", "cancel")).toEqual({
      out: "34 messages of 2 accounts would be cancelled: each gets a final report with 90001. Nothing was changed; --yes does it.\n",
      ...{ error: "", exitCode: 0 },
    });
    const [entry] = await json<{ target: string; result: string }[]>("operators", "audit");
    expect(entry).toMatchObject({
      ...{ target: "state waiting or scheduled", result: expect.stringMatching(/^counted only: 34 messages/) },
    });
    expect((await admin("messages", "cancel", "--account", "acme")).out).toContain("31 messages of 1 account would");
    expect((await admin("messages", "cancel", "--state", "waiting")).out).toContain("33 messages of 2 accounts would");
    expect((await admin("messages", "cancel", "--state", "scheduled")).out).toContain("1 message of 1 account would");
    expect((await admin("messages", "cancel", "--until", "1h")).out).toBe("No message was found.\n");
    expect(await countOf(fresh, "steps")).toBe(0);

    expect(await json("messages", "cancel", "--account", "acme", "--yes")).toEqual({
      ...{ matched: 31, done: 31, refused: [], mayHaveMore: false, silentCells: [] },
    });
    const reports = await takeAll("acme", 31);
    expect(new Set(reports.map(({ msgKey }) => msgKey)).size).toBe(31);
    expect(new Set(reports.map(({ reportCode }) => reportCode))).toEqual(new Set(["90001"]));
    expect(reports).toHaveLength(31);
    // What it shared batches with waits on.
    expect(await Promise.all(others.map(stateOf))).toEqual(["waiting", "waiting", "waiting"]);
    expect((await admin("messages", "cancel", "--account", "acme", "--yes")).out).toBe("No message was found.\n");
  });

  test("by the backlog of a carrier, so many at most, and is in the audit log", async () => {
    await vi.waitFor(
      async () => expect(await countOf(fresh, "outbox", "lane LIKE '(no carrier)/%'")).toBeGreaterThan(0),
      patience,
    );
    expect((await admin("messages", "cancel", "--carrier", "smsc")).error).toBe(
      'admin: there is no carrier "smsc"; there are simulator\n',
    );
    expect((await admin("carrier", "list")).out).toMatch(/^\(no carrier\) +not in the carriers file /m);
    for (const order of ["pause", "resume", "drain"])
      expect((await admin("carrier", order, "(no carrier)")).error).toBe(
        "admin: these messages have no carrier; fix: add one for them to the carriers file\n",
      );
    const { out } = await admin("messages", "cancel", "--carrier", "(no carrier)", "--limit", "2", "--yes");
    expect(out).toBe("Cancelled 2 of 2 messages.\nThere may be more: run the command again.\n");
    const [entry] = await json<{ action: string; target: string; result: string }[]>("operators", "audit");
    expect(entry).toMatchObject({
      ...{
        action: "cancelMessages",
        target: "state waiting or scheduled, carrier (no carrier), limit 2",
        result: "2 of 2",
      },
    });
  });

  test("by a paused carrier, finds what waits for it in the memory of a worker, as the other commands do", async () => {
    await admin("carrier", "pause", "simulator");
    const keys = await send("trial", 3);
    const why = async (msgKey: string) => (await json<{ why: string[] }>("message", "show", msgKey)).why[0];
    await vi.waitFor(async () => {
      for (const key of keys)
        expect(await why(key)).toMatch(/^It waits since \S+ for simulator, which cli:\S+ paused at /);
    }, patience);
    await vi.waitFor(async () => expect((await admin("backlog")).out).toMatch(/simulator +3 /), patience);
    const group = ["--carrier", "simulator"];
    expect((await admin("messages", "requeue", "--state", "waiting", ...group)).out).toContain("3 messages of 1");
    expect((await admin("messages", "cancel", ...group)).out).toContain("3 messages of 1 account would");
    const [first = ""] = keys;
    await admin("message", "cancel", first);
    await vi.waitFor(async () => {
      expect((await admin("backlog")).out).toMatch(/simulator +2 /);
      expect((await admin("carrier", "list")).out).toMatch(/simulator .* 2 +0\n/);
    }, patience);
    expect(await json("messages", "cancel", ...group, "--yes")).toMatchObject({ matched: 2, done: 2 });
    await vi.waitFor(async () => expect((await admin("backlog")).out).not.toContain("simulator"), patience);
    await admin("carrier", "resume", "simulator");
    const reports = await takeAll("trial", 3);
    expect(reports.map(({ msgKey, reportCode }) => [msgKey, reportCode]).toSorted()).toEqual(
      keys.map((key) => [key, "90001"]).toSorted(),
    );
  });

  test("leaves what a carrier has as it is", async () => {
    const [msgKey = ""] = await send("trial", 1, { to: "01000008001" });
    await vi.waitFor(async () => expect(await stateOf(msgKey)).toBe("submitted"), patience);
    // As while the worker that has begun it still has other steps of the batch to begin.
    await registerWorker(fresh.database.pool, "test-worker");
    await fresh.database.pool.query(
      "UPDATE workers SET alive_until = now() + interval '1 hour' WHERE worker_id = 'test-worker'",
    );
    await fresh.database.pool.query(
      "INSERT INTO outbox (step_count, batch, is_new, worker_id) VALUES (1, $1, false, 'test-worker')",
      [JSON.stringify([{ accountId: "trial", step: 0, msgKeys: [msgKey] }])],
    );
    expect(await json("messages", "cancel", "--account", "trial", "--yes")).toMatchObject({
      ...{ matched: 1, done: 0, refused: [{ reason: expect.stringContaining("has it"), count: 1 }] },
    });
    expect(await stateOf(msgKey)).toBe("submitted");
  });
});

describe("messages requeue", () => {
  test("sends failed messages again, except for those whose report the account has", async () => {
    const since = new Date().toISOString();
    const [taken = ""] = await send("trial", 1, { to: "01000008000" });
    expect((await takeAll("trial", 1)).map(({ msgKey }) => msgKey)).toContain(taken);
    const unseen = await send("trial", 2, { to: "01000008000" });
    const untilFailed = () =>
      vi.waitFor(
        async () => expect(await Promise.all(unseen.map(stateOf))).toEqual(unseen.map(() => "failed")),
        patience,
      );
    await untilFailed();
    const group = ["--state", "failed", "--account", "trial", "--since", since];
    expect((await admin("messages", "requeue", ...group)).out).toContain(
      "3 messages of 1 account would be sent again: their recipients may get them twice",
    );
    expect(await json("messages", "requeue", ...group, "--yes")).toMatchObject({
      ...{ matched: 3, done: 2, refused: [{ reason: expect.stringContaining("has its final report"), count: 1 }] },
    });
    await untilFailed();
    const reports = await takeAll("trial", 2);
    expect(reports.map(({ msgKey }) => msgKey).toSorted()).toEqual(unseen.toSorted());
    const { timeline } = await json<{ timeline: { text: string }[] }>("message", "show", unseen[0] ?? "");
    expect(timeline.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^cli:\S+ sends it again$/));
  });

  test("sends what was cancelled, or waits for its sendAt, only if that is asked for by name", async () => {
    await makeAccount(fresh, "sorry", { sandbox: true });
    const group = ["--account", "sorry"];
    const [later = ""] = await send("sorry", 1, { sendAt: new Date(Date.now() + 3_600_000).toISOString() });
    const cancelled = await send("sorry", 2, { sendAt: new Date(Date.now() + 3_600_000).toISOString() });
    for (const msgKey of cancelled) await admin("message", "cancel", msgKey);
    const [failed = ""] = await send("sorry", 1, { to: "01000008000" });
    const states = () => Promise.all([failed, later, ...cancelled].map(stateOf));
    const untilEnded = () =>
      vi.waitFor(
        async () => expect(await states()).toEqual(["failed", "scheduled", "cancelled", "cancelled"]),
        patience,
      );
    await untilEnded();
    expect(JSON.stringify(await admin("messages", "requeue", "--state", "failed", ...group))).toMatch(
      /1 message of 1 account .*by report code: 1 with 2\d{4} /,
    );
    expect(await json("messages", "requeue", "--state", "failed", ...group, "--yes")).toMatchObject({
      matched: 1,
      done: 1,
    });
    await untilEnded();
    expect(await json("messages", "requeue", "--state", "waiting", ...group, "--yes")).toMatchObject({ matched: 0 });
    expect(JSON.stringify(await admin("messages", "requeue", "--state", "cancelled", ...group))).toContain(
      "by report code: 2 with 90001 Cancelled",
    );
    expect((await admin("messages", "requeue", "--state", "cancelled", "--carrier", "smsc", "--yes")).error).toBe(
      "admin: a cancelled message has no carrier: leave out the carrier\n",
    );
    for (const [state, count] of [
      ["scheduled", 1],
      ["cancelled", 2],
    ] as const)
      expect(await json("messages", "requeue", "--state", state, ...group, "--yes")).toMatchObject({ done: count });
    await vi.waitFor(
      async () => expect(await states()).toEqual(["failed", "delivered", "delivered", "delivered"]),
      patience,
    );
  });

  test("asks for a state", async () => {
    expect((await admin("messages", "requeue")).error).toContain("--state is missing: waiting, ");
  });
});

test("the operators' API does the same, with the number in its refusal", async () => {
  const client = await OperatorClient.signedIn(live.gateway.running.adminUrl, "kim", PASSWORD);
  await send("acme", 2);
  const refused = await client.ask("POST", "/messages/cancel", { account: "acme" });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining("2 messages of 1")]);
  const { status, body } = await client.ask("POST", "/messages/cancel", { account: "acme", confirmed: true });
  expect([status, body]).toEqual([200, expect.objectContaining({ matched: 2, done: 2 })]);
  const requeued = await client.ask("POST", "/messages/requeue", { account: "acme", state: "expired" });
  expect([requeued.status, requeued.body]).toEqual([200, expect.objectContaining({ matched: 0 })]);
  expect((await client.ask("POST", "/messages/cancel", { account: "nobody" })).status).toBe(404);
});

describe("without a worker", () => {
  const idle = useFreshDatabase({ nowMs: Date.now() });
  const api = useGateway(idle, { ROLE: "api" });
  const { run } = useCommands(idle);

  test("a carrier of messages is not known, and the commands say so", async () => {
    await makeAccount(idle, "acme");
    const token = await api.gateway.token("acme");
    const json = { from: "0212345678", to: "01012345678", text: "Hello" };
    await api.gateway.ask("POST", "/v1/send/sms", { token, json });
    expect((await run("carrier", "list")).out).toBe(
      "No worker runs.\n1 step waits for a worker to choose a carrier.\n",
    );
    const { out } = await run("messages", "cancel", "--carrier", "smsc", "--yes");
    expect(out).toBe(
      "No message was found.\n1 stays as it is: they are in no backlog, and no worker runs that could tell their carrier; start one, or leave out the carrier\n",
    );
    expect((await run("messages", "cancel", "--yes")).out).toBe("Cancelled 1 of 1 message.\n");
  });
});

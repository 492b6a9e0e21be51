import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChannelFailure } from "../../generated/admin/types.ts";
import { updateAccount } from "../../server/store/accounts.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, linesOf, makeAccount, QUICK, useGateway } from "../rig/live-gateway.ts";
import { useCommands } from "../rig/run-admin.ts";
import { closeReceivers, failing, type Receiver, startReceiver } from "../rig/webhook-receiver.ts";
import { newSecret } from "./webhooks/rig.ts";

const WAIT = { timeout: 60_000, interval: 50 };
const CODE = "63015";
const FAILS = "01000003015";
const ARRIVES = "01012345678";

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
const lines: string[] = [];
const watching = {
  ...{ FAILURE_WATCH: "on", FAILURE_WATCH_REPORTS: "10", WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" },
  // Tokens of one process are valid in the other.
  TOKEN_KEY: "failure-watch-test-failure-watch-test",
};
const timings = { ...QUICK, writeTrafficEveryMs: 50, reportSlotMs: 20, watchFailuresEveryMs: 50 };
const live = useGateway(fresh, watching, { timings, log: linesOf(lines) });
const api = useGateway(fresh, { ...watching, ROLE: "api", FAILURE_WARNING_MINUTES: "0" }, { timings });
const secret = newSecret();
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  for (const id of ["acme", "tried", "bare"]) await makeAccount(fresh, id);
  for (const id of ["acme", "tried"])
    await updateAccount(fresh.database.pool, id, { alertUrl: receiver.url, webhookSecrets: [secret] });
});
afterAll(closeReceivers);

const tokens = new Map<string, string>();
async function ask(
  method: string,
  path: string,
  { id = "acme", json = undefined as unknown, gateway = live.gateway } = {},
) {
  const token = tokens.get(id) ?? (await gateway.token(id));
  tokens.set(id, token);
  return gateway.ask(method, path, { token, json });
}

const alimtalk = {
  ...{
    msgType: "AT",
    senderKey: "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
    templateCode: "ORDER_PAID_01",
    text: "Paid",
  },
};
const send = (to: string, gateway = live.gateway) =>
  ask("POST", "/v1/send/alimtalk", { json: { ...alimtalk, to }, gateway });
const sendSms = () => ask("POST", "/v1/send/sms", { json: { from: "0212345678", to: ARRIVES, text: "Hi" } });

const listEvents = (event: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.event === event);
const readFacts = async () => (await ask("GET", "/console/account.json")).body;
const readMetric = async () =>
  (await (await fetch(`${live.gateway.running.adminUrl}/metrics`)).text())
    .split("\n")
    .find((line) => line.startsWith('gateway_failing_accounts{channel="alimtalk"}'))
    ?.split(" ")[1];
const commands = useCommands(fresh);
const listFailures = () => commands.json<ChannelFailure[]>("failures");
const readAlerts = () =>
  receiver.received.map(({ body, headers }) => new Webhook(secret).verify(body, headers as Record<string, string>));
const warningsOf = ({ body }: Answer) => body?.warnings;

const FAILURE = {
  ...{ channel: "alimtalk", reportCode: CODE, reportText: "Template missing", percent: 100 },
  meaning: "The template is unknown to the messenger.",
  advice: "Check the template code, and that its approval has not ended.",
  since: expect.stringMatching(/^20\d\d-.*\+09:00$/),
};

describe("an account whose alimtalk messages all fail with one code", () => {
  test("is told by the next answer, the console, its alert address and operators", async () => {
    expect(warningsOf(await send(FAILS))).toBeUndefined();
    await expect.poll(readMetric, WAIT).toBe("0");
    await send(FAILS);
    await expect.poll(async () => (await readFacts())?.failing, WAIT).toMatchObject([FAILURE]);
    const failing = { ...FAILURE, reports: expect.any(Number) };
    const answer = await send(FAILS);
    expect([answer.body?.code, warningsOf(answer)]).toEqual([
      "A000",
      [
        {
          pointer: "",
          message: expect.stringContaining(`100 % failed, most with ${CODE} Template missing`),
          failure: failing,
        },
      ],
    ]);
    // Once in some minutes, and only where the channel is used.
    expect(warningsOf(await send(FAILS))).toBeUndefined();
    expect(warningsOf(await sendSms())).toBeUndefined();
    await expect.poll(readAlerts, WAIT).toEqual([{ alert: "failing", time: FAILURE.since, failure: failing }]);
    await expect.poll(readMetric, WAIT).toBe("1");
    expect(await listFailures()).toMatchObject([
      { account: "acme", channel: "alimtalk", reportCode: CODE, ended: null },
    ]);
    expect(listEvents("account_failing")).toMatchObject([{ account: "acme", channel: "alimtalk", reportCode: CODE }]);
  });

  test("is not told by an answer of a process that warns of nothing", async () => {
    await expect
      .poll(async () => (await ask("GET", "/console/account.json", { gateway: api.gateway })).body?.failing, WAIT)
      .toHaveLength(1);
    expect(warningsOf(await send(FAILS, api.gateway))).toBeUndefined();
  });

  test("is told when it is over", async () => {
    await expect
      .poll(async () => {
        await send(ARRIVES);
        return (await readFacts())?.failing;
      }, WAIT)
      .toBeUndefined();
    await expect
      .poll(() => readAlerts().map((alert) => (alert as { alert: string }).alert), WAIT)
      .toEqual(["failing", "recovered"]);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(2);
    await expect.poll(readMetric, WAIT).toBe("0");
    expect(await listFailures()).toMatchObject([{ account: "acme", ended: expect.any(String) }]);
    expect(listEvents("account_recovered")).toMatchObject([{ account: "acme", channel: "alimtalk" }]);
    expect(warningsOf(await send(ARRIVES))).toBeUndefined();
  });
});

describe("a test alert", () => {
  test("is posted, signed, and what the receiver made of it is answered", async () => {
    const other = await startReceiver();
    await updateAccount(fresh.database.pool, "tried", { alertUrl: other.url });
    expect((await ask("POST", "/v1/webhook/test-alert", { id: "tried" })).body?.data).toEqual({ outcome: "delivered" });
    const [received] = other.received;
    const alert = new Webhook(secret).verify(received?.body ?? "", received?.headers as Record<string, string>);
    expect(alert).toMatchObject({ alert: "test", failure: { channel: "alimtalk", percent: 100 } });
    other.answer = failing;
    expect((await ask("POST", "/v1/webhook/test-alert", { id: "tried" })).body?.data).toEqual({
      ...{ outcome: "refused", reason: "it answered HTTP 500" },
    });
  });

  test("needs an address", async () => {
    const answer = await ask("POST", "/v1/webhook/test-alert", { id: "bare" });
    expect([answer.status, answer.body?.code]).toEqual([409, "A332"]);
  });
});

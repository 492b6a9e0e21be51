import { Webhook } from "standardwebhooks";
import { beforeAll, expect, test } from "vitest";
import { updateAccount } from "../../../server/store/accounts.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { dataOf, makeAccount, QUICK, useGateway } from "../../rig/live-gateway.ts";
import { accepting, failing, startReceiver } from "../../rig/webhook-receiver.ts";
import { newSecret } from "./rig.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const settings = { ROLE: "api", WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" };
const live = useGateway(fresh, settings, { timings: QUICK });
const closed = useGateway(fresh, { ROLE: "api" });
const secret = newSecret();

beforeAll(async () => {
  await makeAccount(fresh, "bare");
});

/** Accounts are read once and kept for a while, so every test has one of its own. */
let made = 0;
async function givenAccount(webhookUrl: string, reportMode: "polling" | "webhook" = "polling"): Promise<string> {
  const id = `tested-${++made}`;
  await makeAccount(fresh, id, { reportMode });
  await updateAccount(fresh.database.pool, id, { webhookUrl, webhookSecrets: [secret] });
  return id;
}

const ask = async (id: string, gateway = live.gateway) =>
  gateway.ask("POST", "/v1/webhook/test", { token: await gateway.token(id) });

test.each(["polling", "webhook"] as const)("a receiver gets a signed report, in %s mode", async (mode) => {
  const receiver = await startReceiver();
  const answer = await ask(await givenAccount(receiver.url, mode));
  expect([answer.status, answer.body?.data]).toEqual([200, { msgKey: expect.any(String), outcome: "delivered" }]);
  const [received] = receiver.received;
  const report = new Webhook(secret).verify(received?.body ?? "", received?.headers as Record<string, string>);
  expect(report).toMatchObject({
    ...{ msgKey: dataOf(answer, "msgKey"), reportType: "0", reportCode: "10000", ref: "webhook-test" },
  });
  expect(receiver.received).toHaveLength(1);
});

test("what is wrong with the receiver is told, and nothing is repeated", async () => {
  const receiver = await startReceiver();
  const id = await givenAccount(receiver.url);
  const outcomes = [];
  for (const answer of [
    failing,
    (response: Parameters<typeof failing>[0]) => response.writeHead(200).end("thanks"),
    accepting,
  ]) {
    receiver.answer = answer;
    const { body } = await ask(id);
    outcomes.push(body?.data);
  }
  expect(outcomes).toMatchObject([
    { outcome: "refused", reason: "it answered HTTP 500" },
    { outcome: "wrong-answer", reason: "the answer is not JSON with a msgKey" },
    { outcome: "delivered" },
  ]);
  expect(receiver.received).toHaveLength(3);
  await receiver.close();
  expect((await ask(id)).body?.data).toMatchObject({ outcome: "unreachable" });
});

test("a network that the operator does not allow is forbidden", async () => {
  const receiver = await startReceiver();
  const id = await givenAccount(receiver.url);
  expect((await ask(id, closed.gateway)).body?.data).toMatchObject({ outcome: "forbidden" });
  expect(receiver.received).toEqual([]);
});

test("without an address or a secret it is A332", async () => {
  const answer = await ask("bare");
  expect([answer.status, answer.body?.code]).toEqual([409, "A332"]);
});

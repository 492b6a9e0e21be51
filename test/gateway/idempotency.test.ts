import { beforeAll, expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countOf, makeAccount, useGateway } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
// Replicas believe each other's tokens because they have the same key.
const environment = { TOKEN_KEY: "one key that both of them are given", ROLE: "api" };
const live = useGateway(fresh, environment);
const replica = useGateway(fresh, environment);
let token = "";

beforeAll(async () => {
  await makeAccount(fresh, "acme");
  token = await live.gateway.token("acme");
});

const sms = { from: "0212345678", to: "01012345678", text: "Hello" };
const send = (key: string, change: object = {}, path = "/v1/send/sms", to = live) =>
  to.gateway.ask("POST", path, { token, headers: { "idempotency-key": key }, json: { ...sms, ...change } });
const messages = (ref: string) => countOf(fresh, "messages", `content::json->>'ref' = '${ref}'`);

test("the same key and body get the same answer, and one message", async () => {
  const first = await send("k1", { ref: "k1" });
  expect(first.body?.code).toBe("A000");
  const again = await send("k1", { ref: "k1" });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await send("k1", { ref: "k1" }, undefined, replica)).body).toEqual(first.body);
  expect(await messages("k1")).toBe(1);
});

test("another body is A301, and no message", async () => {
  await send("k2", { ref: "k2" });
  const other = await send("k2", { ref: "k2", text: "Other" });
  expect([other.status, other.body]).toEqual([409, { code: "A301", result: "Idempotency key used with another body" }]);
  expect(await messages("k2")).toBe(1);
});

test("another operation is another key", async () => {
  await send("k3");
  expect((await send("k3", {}, "/v1/send/mms")).body?.code).toBe("A000");
});

test("a refusal is not kept: mended, the same key is accepted", async () => {
  expect((await send("k4", { from: "0200000000" })).body?.code).toBe("A327");
  expect((await send("k4")).body?.code).toBe("A000");
});

test("of many at the same moment one is accepted; the others get its answer or are told to wait", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => send("k5", { ref: "k5" }, undefined, n % 2 === 0 ? live : replica)),
  );
  const keys = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body?.msgKey));
  expect(keys.size).toBe(1);
  for (const { status, body, headers } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body?.code]).toEqual([409, "A309"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(await messages("k5")).toBe(1);
});

test("what was accepted stays accepted when it would be refused today", async () => {
  await makeAccount(fresh, "brief");
  const own = await live.gateway.token("brief");
  const keyed = { token: own, headers: { "idempotency-key": "k6" }, json: sms };
  const first = await live.gateway.ask("POST", "/v1/send/sms", keyed);
  expect(first.body?.code).toBe("A000");
  await fresh.database.pool.query("DELETE FROM gateway.registry_entries WHERE account_id = 'brief'");
  // The other gateway has not read this account's registry yet: it sees the change at once.
  expect((await replica.gateway.ask("POST", "/v1/send/sms", keyed)).body).toEqual(first.body);
  const without = await replica.gateway.ask("POST", "/v1/send/sms", { token: own, json: sms });
  expect(without.body?.code).toBe("A327");
});

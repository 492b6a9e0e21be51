import { beforeAll, describe, expect, test } from "vitest";
import type { RequestEvent, ResponseEvent, WarningEvent } from "../../client/index.ts";
import { type Fault, refusal, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { makePartner, newClient, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
// No worker, which would find that nothing fails.
const live = useGateway(fresh, { ROLE: "api", FAILURE_WATCH: "on" });
const proxy = useFaultProxy(() => live.gateway.url);

beforeAll(() => makePartner(fresh));

test("every request and response is told, with the request ID and without secrets", async () => {
  const requests: RequestEvent[] = [];
  const responses: ResponseEvent[] = [];
  const client = newClient(proxy.url, {
    onRequest: (event) => void requests.push(event),
    onResponse: (event) => responses.push(event),
  });
  proxy.injectFaults(
    "/v1/send/sms",
    "cut-before",
    refusal(503, "A920", "Server busy, try again", { "retry-after": "0" }),
  );
  await client.sendSms(sms, { idempotencyKey: "order-7" });
  await client.getForm({ formId: "form_unknown" });
  const send = { operation: "sendSms", method: "POST", path: "/v1/send/sms", idempotencyKey: "order-7" };
  expect(requests).toMatchObject([
    { operation: "issueToken", tries: 1, idempotencyKey: undefined },
    { ...send, tries: 1 },
    { ...send, tries: 2 },
    { ...send, tries: 3 },
    { operation: "getForm", method: "GET", path: "/v1/form/{formId}", tries: 1 },
  ]);
  const requestId = expect.stringMatching(/^[0-9a-z-]+$/);
  expect(responses).toMatchObject([
    { operation: "issueToken", kind: "succeeded", status: 200, code: "A000", requestId },
    { ...send, kind: "unanswered", status: undefined, code: undefined, requestId: undefined },
    { ...send, kind: "refused", status: 503, code: "A920" },
    { ...send, kind: "succeeded", status: 200, code: "A000", requestId, durationMs: expect.any(Number) },
    { operation: "getForm", kind: "refused", status: 400, code: "A250", requestId },
  ]);
  expect(JSON.stringify([requests, responses])).not.toContain(sms.to);
});

test("headers that a hook returns are sent, and replace none of the client's own", async () => {
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const client = newClient(proxy.url, { onRequest: () => ({ traceparent, Authorization: "Bearer stolen" }) });
  expect(await client.sendSms(sms)).toMatchObject({ ok: true });
  expect(proxy.seen.at(-1)?.headers).toMatchObject({ traceparent });
});

test("warnings in answers are told one by one, and an error of the hook does not affect the call", async () => {
  const told: WarningEvent[] = [];
  const client = newClient(proxy.url, {
    onWarning: (event) => {
      told.push(event);
      throw new Error("the log is full");
    },
  });
  expect(await client.sendSms(sms)).toMatchObject({ ok: true });
  expect(told).toEqual([]);
  const failing = { channel: "sms", sinceMs: Date.now(), code: "23001", failed: 9, reports: 10 };
  await fresh.database.pool.query(
    "INSERT INTO gateway.failure_watches SELECT account_id, $1, $2::bigint, $3, $4::bigint, $5::bigint FROM gateway.accounts",
    Object.values(failing),
  );
  await expect
    .poll(
      async () => {
        expect(await client.sendSms(sms)).toMatchObject({ ok: true });
        return told;
      },
      { timeout: 30_000 },
    )
    .toMatchObject([
      {
        operation: "sendSms",
        warning: { pointer: "", failure: { channel: "sms", reportCode: "23001", percent: 90 } },
        requestId: expect.any(String),
      },
    ]);
});

const fail = (): never => {
  throw new Error("the log is full");
};
const WARNED: Fault = {
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    ...{ code: "A000", result: "Success", msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE" },
    warnings: [{ pointer: "", message: "fails" }],
  }),
};

describe.each(["onRequest", "onResponse", "onRetry", "onWarning"])("an error in %s does not affect", (name) => {
  test.each([
    ["a call", "throws", fail],
    ["a call", "rejects", async () => fail()],
    ["sendMany", "throws", fail],
    ["sendMany", "rejects", async () => fail()],
  ])("%s, if it %s", async (what, _, hook) => {
    // No mock of vitest: it would handle the rejection.
    let calls = 0;
    const counted = () => {
      calls++;
      return hook();
    };
    const client = newClient(proxy.url, Object.fromEntries([[name, counted]]));
    proxy.injectFaults("/v1/send/sms", "cut-before", WARNED);
    const results: unknown[] = [];
    if (what === "a call") results.push(await client.sendSms(sms));
    else for await (const { result } of client.sendMany([{ sms }])) results.push(result);
    expect(results).toMatchObject([{ ok: true }]);
    expect(calls).toBeGreaterThan(0);
  });
});

test("a header of a hook that cannot be sent does not affect the call", async () => {
  const client = newClient(proxy.url, { onRequest: () => ({ "no header": "x" }) });
  expect(await client.sendSms(sms)).toMatchObject({ ok: true });
});

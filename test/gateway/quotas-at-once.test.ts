import { describe, expect, test } from "vitest";
import type { Quota } from "../../server/domain/model.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countOf, makeAccount, useGateway } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
// Nothing is delivered here.
const gateways = [useGateway(fresh, { ROLE: "api" }), useGateway(fresh, { ROLE: "api" })];

const from = "0212345678";
const omni = {
  messageFlow: [{ sms: { from, text: "Hi" } }],
  destinations: Array.from({ length: 10 }, (_, index) => ({ to: `0100000000${index}` })),
};
const requests = {
  "single sends": { path: "/v1/send/sms", json: { from, to: "01000000000", text: "Hi" }, messages: 1 },
  "batches of ten": { path: "/v1/send/omni", json: omni, messages: 10 },
};
let made = 0;

/** An account of its own for each test, with a token at each gateway. */
async function start(limit: number) {
  const id = `account-${++made}`;
  const quotas: readonly Quota[] = [
    { period: "day", unit: "messages", limit },
    { period: "month", unit: "messages", limit: 1_000_000 },
  ];
  await makeAccount(fresh, id, { sandbox: true, quotas, limits: { sendPerSecond: 100_000 } });
  const tokens = await Promise.all(gateways.map(({ gateway }) => gateway.token(id)));
  const send = async (index: number, { path, json }: { path: string; json: unknown }, headers = {}) => {
    const which = index % gateways.length;
    const answer = await gateways[which]?.gateway.ask("POST", path, { token: tokens[which] ?? "", json, headers });
    return String(answer?.body?.code);
  };
  return { id, send };
}

const count = (codes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, { length }]) => [code, length]));

describe.each(Object.entries(requests))("%s at once by two gateways", (_, request) => {
  test.each(
    [1, 11, 40, 101, 200].flatMap((sends) =>
      [Math.ceil(sends / 2), sends, 2 * sends].map((allowed) => ({ sends, allowed })),
    ),
  )("$sends of them with a fresh quota for $allowed", async ({ sends, allowed }) => {
    const { id, send } = await start(allowed * request.messages);
    const codes = await Promise.all(Array.from({ length: sends }, (__, index) => send(index, request)));
    const accepted = Math.min(sends, allowed);
    expect(count(codes)).toEqual({ A000: accepted, ...(accepted < sends && { A020: sends - accepted }) });
    expect(await countOf(fresh, "messages", `account_id = '${id}'`)).toBe(accepted * request.messages);
  });
});

test("requests that are repeated at once to one gateway take from the quota once", async () => {
  const request = requests["single sends"];
  const { id, send } = await start(50);
  const codes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => send(0, request, { "Idempotency-Key": `${id}-${index % 50}` })),
  );
  expect(Object.keys(count(codes)).filter((code) => code !== "A000" && code !== "A309")).toEqual([]);
  expect(await countOf(fresh, "messages", `account_id = '${id}'`)).toBe(50);
});

import { beforeAll, describe, expect, test } from "vitest";
import { loadSteps } from "../../server/store/messages.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, countOf, faultsOf, makeAccount, useGateway } from "../rig/live-gateway.ts";
import { rcs, sends } from "./single-sends.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { ROLE: "api" });
let token = "";

beforeAll(async () => {
  await makeAccount(fresh, "acme");
  token = await live.gateway.token("acme");
});

const post = (path: string, json: unknown) => live.gateway.ask("POST", path, { token, json });
describe.each(sends)("POST $path", ({ path, good, bad }) => {
  test("is accepted: committed, to be dispatched, before the answer leaves", async () => {
    const outboxRows = await countOf(fresh, "outbox");
    const answer = await post(path, { ...good, ref: "주문-7" });
    expect([answer.status, answer.body]).toEqual([
      200,
      { code: "A000", result: "Success", msgKey: expect.stringMatching(/^[0-9A-Z]{26}$/), ref: "주문-7" },
    ]);
    const where = `account_id = 'acme' AND msg_key = '${answer.body?.msgKey}' AND content::json->>'ref' = '주문-7'`;
    expect(await countOf(fresh, "messages", where)).toBe(1);
    expect(await countOf(fresh, "outbox")).toBe(outboxRows + 1);
  });

  test.each(bad.map(([change, want]) => ({ change, want })))("$change is $want", async ({ change, want }) => {
    const before = await countOf(fresh, "messages");
    const answer = await post(path, { ...good, ...change });
    expect([answer.status, answer.body?.code, faultsOf(answer)]).toEqual([400, want.slice(0, 4), [want]]);
    expect(await countOf(fresh, "messages")).toBe(before);
  });

  test("is the same message, however long it is written", async () => {
    const short = JSON.stringify(good);
    const long = short.replace("{", `{${" ".repeat(600)}`);
    const headers = { "content-type": "application/json" };
    const [one, other] = await Promise.all(
      [short, long].map(async (body) => {
        const answer = await live.gateway.ask("POST", path, { token, headers, body });
        const ref = { accountId: "acme", msgKey: String(answer.body?.msgKey), step: 0 };
        return (await loadSteps(fresh.database.pool, [ref]))[0]?.message;
      }),
    );
    expect(one?.steps[0]?.payload).toBeDefined();
    expect(other).toEqual(one);
  });

  test("a field that nobody knows is A011, no token A002, no JSON A010", async () => {
    expect(faultsOf(await post(path, { ...good, nickname: 1 }))).toEqual(["A011 /nickname"]);
    expect((await live.gateway.ask("POST", path, { json: good })).body?.code).toBe("A002");
    const headers = { "content-type": "application/json" };
    expect((await live.gateway.ask("POST", path, { token, headers, body: "{" })).body?.code).toBe("A010");
  });
});

describe("rights of an account", () => {
  test("channels, fallback and polling can be taken away; webhook mode does not poll", async () => {
    await makeAccount(fresh, "poor", { channels: new Set(["rcs"]), fallback: false, polling: false });
    await makeAccount(fresh, "hooked", { reportMode: "webhook" });
    const poor = await live.gateway.token("poor");
    const code = async (answer: Promise<Answer>) => (await answer).body?.code;
    const send = (path: string, json: unknown) => code(live.gateway.ask("POST", path, { token: poor, json }));
    expect(await send("/v1/send/sms", sends[0].good)).toBe("A325");
    expect(await send("/v1/send/rcs", { ...rcs, to: "01012345678" })).toBe("A000");
    expect(await send("/v1/send/rcs", sends[3].good)).toBe("A326");
    expect(await code(live.gateway.ask("GET", "/v1/report/polling", { token: poor }))).toBe("A802");
    const hooked = await live.gateway.token("hooked");
    expect(await code(live.gateway.ask("DELETE", "/v1/report/polling/x", { token: hooked }))).toBe("A802");
  });

  test("a sandbox has no registry to ask", async () => {
    await makeAccount(fresh, "sand", { sandbox: true });
    const sand = await live.gateway.token("sand");
    const json = { ...sends[0].good, from: "0299999999" };
    expect((await live.gateway.ask("POST", "/v1/send/sms", { token: sand, json })).body?.code).toBe("A000");
  });
});

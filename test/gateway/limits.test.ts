import { beforeAll, describe, expect, test, vi } from "vitest";
import { routes } from "../../generated/routes.ts";
import { updateAccount } from "../../server/store/accounts.ts";
import { addRegistryEntries } from "../../server/store/registry.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, type LiveGateway, makeAccount, PASSWORD, QUICK, useGateway } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { ROLE: "api" });
const replica = useGateway(fresh, { ROLE: "api" }, { timings: QUICK });

const sms = { from: "0212345678", to: "01012345678", text: "Hello" };
const send = (gateway: LiveGateway, token: string) => gateway.ask("POST", "/v1/send/sms", { token, json: sms });
const accepted = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length;

describe("the rate of an account", () => {
  test("is a burst, then A020 with the headers that tell when", async () => {
    await makeAccount(fresh, "slow", { limits: { sendPerSecond: 5 } });
    const token = await live.gateway.token("slow");
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(live.gateway, token)));
    // Whatever the burst takes, some of the rate comes back meanwhile: never more than a few.
    expect(accepted(answers)).toBeGreaterThanOrEqual(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, headers } of refused) {
      expect(body).toEqual({ code: "A020", result: "Rate limit exceeded" });
      expect(headers.get("ratelimit-limit")).toBe("5");
      expect(Number(headers.get("ratelimit-remaining"))).toBeLessThan(5);
      expect(Number(headers.get("ratelimit-reset"))).toBeGreaterThanOrEqual(0);
      expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    }
  });

  test("is shared by all gateways", async () => {
    // A rate per minute, so that next to nothing comes back while the test runs.
    await makeAccount(fresh, "shared", { limits: { tokenPerMinute: 6 } });
    const answers: Answer[] = [];
    // One by one: a gateway lets pass what a busy database does not decide within half a second.
    for (let n = 0; n < 16; n++) answers.push(await (n % 2 ? live : replica).gateway.askToken("shared"));
    expect(accepted(answers)).toBeGreaterThanOrEqual(6);
    // Two gateways hold at most one leased share each beyond the budget, and a token comes back every ten seconds.
    expect(accepted(answers)).toBeLessThanOrEqual(9);
    expect(answers.filter(({ status }) => status === 429).length).toBe(16 - accepted(answers));
  });

  describe("by kind", () => {
    const limits = { sendPerSecond: 3, pollingPerSecond: 4, uploadPerSecond: 5, tokenPerMinute: 6 };
    const kinds: Readonly<Record<string, readonly string[]>> = {
      "3": [
        ...["sendSms", "sendMms", "sendInternational", "sendRcs", "sendAlimtalk", "sendFriendtalk"],
        ...["sendBrandmessage", "sendOmni"],
      ],
      "4": ["pollReports", "acknowledgeReports", "streamReports", "getUsage"],
      "5": [
        "uploadFile",
        "uploadTypedFile",
        "uploadSubtypedFile",
        "createForm",
        "replaceForm",
        "testAlert",
        "testWebhook",
        ...["addOptOuts", "removeOptOuts", "findOptOuts"],
      ],
      "6": ["issueToken"],
    };
    const findKind = (operationId: string): string | null =>
      Object.keys(kinds).find((kind) => kinds[kind]?.includes(operationId)) ?? null;
    let token = "";
    beforeAll(async () => {
      await makeAccount(fresh, "limited", { limits });
      token = await live.gateway.token("limited");
    });
    const ask = (method: string, path: string) => {
      // Too long: a stream would be refused, and not go on until the test ends.
      const lastEventId = "x".repeat(201);
      const headers = {
        "X-SVC-Client-Id": "limited",
        "X-SVC-Client-Passwd": PASSWORD,
        "Last-Event-ID": lastEventId,
      };
      const json = method === "GET" || method === "DELETE" ? {} : { json: {} };
      return live.gateway.ask(method, path.replaceAll(/\{\w+\}/g, "x"), { token, headers, ...json });
    };

    test.each(
      routes.map(({ operationId, method, path }) => [operationId, method, path, findKind(operationId)] as const),
    )("%s: %s %s is counted with those of the limit %s", async (_operation, method, path, limit) => {
      const { headers } = await ask(method.toUpperCase(), path);
      expect(headers.get("ratelimit-limit")).toBe(limit);
    });

    test.each([
      ["POST", "/v1/send/sms", 1],
      ["GET", "/v1/report/polling", 1],
      ["POST", "/v1/form", 1],
      // Six in a minute: the next one comes after ten seconds, less what has passed meanwhile.
      ["POST", "/v1/auth/token", 4],
    ])("%s %s is refused when its limit is reached, for %i s at least", async (method, path, seconds) => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask(method, path)));
      const waits = answers.filter(({ status }) => status === 429).map(({ headers }) => headers.get("retry-after"));
      expect(Math.max(...waits.map(Number))).toBeGreaterThanOrEqual(seconds);
    });
  });

  test("each kind has a limit of its own, and inquiries have none", async () => {
    await makeAccount(fresh, "kinds", { limits: { pollingPerSecond: 1, sendPerSecond: 1 } });
    const token = await live.gateway.token("kinds");
    const poll = () => live.gateway.ask("GET", "/v1/report/polling", { token });
    const polls = await Promise.all([poll(), poll(), poll(), poll()]);
    expect(polls.map(({ status }) => status)).toContain(429);
    expect((await send(live.gateway, token)).status).toBe(200);
    const inquiries = await Promise.all(
      Array.from({ length: 20 }, () =>
        live.gateway.ask("GET", "/v1/report/inquiry/01JCQK5T7W8Y2N4B6D0R3M9XZE", { token }),
      ),
    );
    expect(inquiries.map(({ status }) => status)).toEqual(Array(20).fill(404));
    expect(inquiries[0]?.headers.has("ratelimit-limit")).toBe(false);
  });

  test("polling and acknowledging share theirs", async () => {
    await makeAccount(fresh, "poller", { limits: { pollingPerSecond: 1 } });
    const token = await live.gateway.token("poller");
    const answers = await Promise.all([
      live.gateway.ask("GET", "/v1/report/polling", { token }),
      live.gateway.ask("DELETE", "/v1/report/polling/x", { token }),
      live.gateway.ask("DELETE", "/v1/report/polling/x", { token }),
      live.gateway.ask("GET", "/v1/report/polling", { token }),
    ]);
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});

describe("a change of an account", () => {
  test("counts within seconds in gateways that run: another limit, another sender number, a block", async () => {
    const { pool } = fresh.database;
    await makeAccount(fresh, "changed", { limits: { sendPerSecond: 50 } });
    const token = await replica.gateway.token("changed");
    const sendFrom = (from: string) => replica.gateway.ask("POST", "/v1/send/sms", { token, json: { ...sms, from } });
    const eventually = { timeout: 20_000, interval: 200 };
    expect((await sendFrom(sms.from)).headers.get("ratelimit-limit")).toBe("50");
    expect((await sendFrom("0299998888")).body).not.toMatchObject({ code: "A000" });

    await updateAccount(pool, "changed", { limits: { sendPerSecond: 70 } });
    await addRegistryEntries(pool, "changed", { senderNumbers: ["0299998888"] });
    await vi.waitFor(async () => {
      const answer = await sendFrom("0299998888");
      expect([answer.body?.code, answer.headers.get("ratelimit-limit")]).toEqual(["A000", "70"]);
    }, eventually);

    await updateAccount(pool, "changed", { blocked: true });
    await vi.waitFor(async () => expect((await sendFrom(sms.from)).status).toBe(403), eventually);
  });
});

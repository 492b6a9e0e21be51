import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dataOf, MemoryGateway, PASSWORD } from "./rig.ts";

const POLLING = "/v1/report/polling";
const TOKEN = "/v1/auth/token";
const credentials = (id = "acme", password = PASSWORD) => ({ "X-SVC-Client-Id": id, "X-SVC-Client-Passwd": password });

// Time stands still, so that nothing comes back to a limit on a slow day.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const ask = (gateway: MemoryGateway, headers: Record<string, string>) => gateway.raw("POST", TOKEN, { headers });

describe("account id and password", () => {
  test("get a token that works", async () => {
    const gateway = new MemoryGateway();
    const answer = await ask(gateway, credentials());
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        code: "A000",
        result: "Success",
        data: {
          schema: "Bearer",
          token: expect.any(String),
          expired: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/),
        },
      },
    ]);
    expect(answer.headers).toMatchObject({ "ratelimit-limit": "60", "ratelimit-remaining": "59" });
    const authorization = `${dataOf(answer, "schema")} ${dataOf(answer, "token")}`;
    const next = await gateway.raw("GET", POLLING, { headers: { authorization } });
    expect(next.status).toBe(200);
  });

  test("also with a content type and with an empty body", async () => {
    const gateway = new MemoryGateway();
    const headers = { ...credentials(), "content-type": "application/json" };
    expect((await gateway.raw("POST", TOKEN, { headers })).status).toBe(200);
    expect((await gateway.raw("POST", TOKEN, { headers, body: "" })).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ["a wrong password", credentials("acme", "wrong")],
    ["an unknown account", credentials("nobody")],
    ["no password", { "X-SVC-Client-Id": "acme" }],
    ["no account", { "X-SVC-Client-Passwd": PASSWORD }],
    ["nothing", {}],
    ["an id that is too long", credentials("a".repeat(101))],
    ["an id with characters that no id has", credentials("ac\u00e9me")],
    ["a credential that the account does not have any more", credentials("acme/gone")],
    ["a bearer token", { authorization: "Bearer abc" }],
  ])("%s is A100", async (_, headers) => {
    const answer = await ask(new MemoryGateway(), headers);
    expect([answer.status, answer.body]).toEqual([401, { code: "A100", result: "Invalid authentication information" }]);
  });

  test.each([
    ["an account that does not exist", "nobody"],
    ["a credential", "acme/c9"],
    ["a credential that does not exist", "acme/nobody"],
    ["a credential of an account that does not exist", "nobody/c9"],
  ])("cost one hash for %s, however many credentials there are", async (_, id) => {
    const some = Array.from({ length: 20 }, (_, n) => ({ id: `c${n}`, rights: [], endsMs: undefined, createdMs: n }));
    const gateway = new MemoryGateway({ account: { credentials: some } });
    await ask(gateway, credentials(id, "wrong"));
    expect(gateway.passwordChecks).toBe(1);
  });

  test("of a blocked account: A110 with the right password, A100 with a wrong one", async () => {
    const gateway = new MemoryGateway({ account: { blocked: true } });
    expect((await ask(gateway, credentials())).body?.code).toBe("A110");
    expect((await ask(gateway, credentials("acme", "wrong"))).body?.code).toBe("A100");
  });

  test("come under the deployment's prefix", async () => {
    const gateway = new MemoryGateway({ vendorPrefix: "IB" });
    const headers = { "X-IB-Client-Id": "acme", "x-ib-client-passwd": PASSWORD };
    expect((await ask(gateway, headers)).status).toBe(200);
    expect((await ask(gateway, { "X-XY-Client-Id": "acme", "X-XY-Client-Passwd": PASSWORD })).status).toBe(401);
  });

  test("five failures a minute, then even the right password is not checked", async () => {
    const gateway = new MemoryGateway();
    const codes = [];
    for (let n = 0; n < 6; n++) codes.push((await ask(gateway, credentials("acme", `wrong ${n}`))).body?.code);
    expect(codes).toEqual(["A100", "A100", "A100", "A100", "A100", "A020"]);
    const answer = await ask(gateway, credentials());
    expect([answer.status, answer.body?.code]).toEqual([429, "A020"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(5);
    expect(gateway.passwordChecks).toBe(5);
  });

  test("parallel failures are all counted", async () => {
    const gateway = new MemoryGateway();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(gateway, credentials("acme", `wrong ${n}`))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("parallel right passwords are not counted as failures", async () => {
    const gateway = new MemoryGateway();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(gateway, credentials())));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  test("as many tokens a minute as the account may have", async () => {
    const gateway = new MemoryGateway({
      account: { limits: { ...new MemoryGateway().account.limits, tokenPerMinute: 3 } },
    });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await ask(gateway, credentials())).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test("wrong guesses do not use up the budget of the account's owner", async () => {
    const gateway = new MemoryGateway({
      account: { limits: { ...new MemoryGateway().account.limits, tokenPerMinute: 1 } },
    });
    await ask(gateway, credentials("acme", "wrong"));
    expect((await ask(gateway, credentials())).status).toBe(200);
  });
});

describe("a flood of passwords", () => {
  const from = (address: string, headers: Record<string, string>) => ({ ...headers, "X-Forwarded-For": address });
  /** Made-up account ids, one after the other; returns how many were checked. */
  async function flood(gateway: MemoryGateway, address: string, requests = 40): Promise<number> {
    const before = gateway.passwordChecks;
    for (let n = 0; n < requests; n++) await ask(gateway, from(address, credentials(`made up ${n}`)));
    return gateway.passwordChecks - before;
  }

  test("from one address is refused before anything is hashed", async () => {
    const gateway = new MemoryGateway({ trustedProxies: 1 });
    expect(await flood(gateway, "10.0.0.1")).toBe(30);
    const answer = await ask(gateway, from("10.0.0.1", credentials("made up")));
    expect([answer.status, answer.body?.code]).toEqual([429, "A020"]);
    expect(answer.headers).toMatchObject({ "ratelimit-limit": "30", "ratelimit-remaining": "0" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("does not hurt a caller from another address", async () => {
    const gateway = new MemoryGateway({ trustedProxies: 1 });
    await flood(gateway, "10.0.0.1");
    expect((await ask(gateway, from("10.0.0.2", credentials()))).status).toBe(200);
  });

  test("does not hurt a caller from the same address whose password was right before", async () => {
    const gateway = new MemoryGateway({ trustedProxies: 1 });
    expect((await ask(gateway, from("10.0.0.1", credentials()))).status).toBe(200);
    await flood(gateway, "10.0.0.1");
    const checks = gateway.passwordChecks;
    expect((await ask(gateway, from("10.0.0.1", credentials()))).status).toBe(200);
    expect(gateway.passwordChecks).toBe(checks);
  });

  test("all addresses of an IPv6 network count as one", async () => {
    const gateway = new MemoryGateway({ trustedProxies: 1, failureLimits: { addressFailuresPerMinute: 2 } });
    const codes = [];
    for (const end of [1, 2, 3])
      codes.push((await ask(gateway, from(`2001:db8::${end}`, credentials(`made up ${end}`)))).body?.code);
    expect(codes).toEqual(["A100", "A100", "A020"]);
  });

  test("right passwords from one address are not counted", async () => {
    const gateway = new MemoryGateway({ failureLimits: { addressFailuresPerMinute: 2 } });
    for (let n = 0; n < 5; n++) {
      // Another hash of the same password, so that none is remembered.
      gateway.passwordHash = `hash ${n}`;
      expect((await ask(gateway, credentials())).status).toBe(200);
    }
    expect(gateway.passwordChecks).toBe(5);
  });

  test("two are hashed at a time, and when too many wait, the rest are A920", async () => {
    const gateway = new MemoryGateway({ failureLimits: { addressFailuresPerMinute: 1000 } });
    const gate = Promise.withResolvers<void>();
    gateway.passwordGate = gate.promise;
    const asked = Array.from({ length: 110 }, (_, n) => ask(gateway, credentials(`made up ${n}`)));
    const first = await Promise.race(asked);
    expect([first.status, first.body?.code, first.headers["retry-after"]]).toEqual([503, "A920", "1"]);
    expect(gateway.passwordChecks).toBe(2);
    gate.resolve();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(8);
    expect(statuses.filter((status) => status === 401)).toHaveLength(102);
  });

  test("300 tokens at once with one password need one check", async () => {
    const limits = { ...new MemoryGateway().account.limits, tokenPerMinute: 600 };
    const gateway = new MemoryGateway({ account: { limits } });
    const answers = await Promise.all(Array.from({ length: 300 }, () => ask(gateway, credentials())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
    expect(gateway.passwordChecks).toBe(1);
  });

  test("equal wrong passwords at once are each counted, though one is hashed", async () => {
    const gateway = new MemoryGateway({ trustedProxies: 1 });
    const wrong = from("10.0.0.1", credentials("acme", "wrong"));
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(gateway, wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(gateway.passwordChecks).toBe(1);
    // Those that the account's limit refuses do not count against the address.
    expect(await flood(gateway, "10.0.0.1")).toBe(25);
  });

  test("the remembered password cannot be guessed without a limit", async () => {
    const gateway = new MemoryGateway();
    await ask(gateway, credentials());
    for (let n = 0; n < 5; n++) await ask(gateway, credentials("acme", `wrong ${n}`));
    expect((await ask(gateway, credentials())).body?.code).toBe("A020");
  });

  test("a check that fails because the database is away is no wrong password", async () => {
    const gateway = new MemoryGateway({ failureLimits: { accountFailuresPerMinute: 1 } });
    gateway.passwordGate = Promise.reject(new Error("database away"));
    gateway.passwordGate.catch(() => {});
    expect((await ask(gateway, credentials())).body?.code).toBe("A920");
    gateway.passwordGate = undefined;
    expect((await ask(gateway, credentials())).status).toBe(200);
  });
});

describe("whether an account exists is not told", () => {
  const settings = { tokenFailuresPerMinute: [1, 50], tokenPerMinute: [1] };
  const cases = Object.entries(settings).flatMap(([name, values]) => values.map((value) => [name, value] as const));

  test.each(cases)("by its own limit %s: %d", async (name, value) => {
    const limits = { ...new MemoryGateway().account.limits, [name]: value };
    /** Status, body and headers of eight wrong passwords, first at once and then in turn. */
    async function observe(id: string) {
      const gateway = new MemoryGateway({ account: { limits } });
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, n) => ask(gateway, credentials(id, `at once ${n}`))),
      );
      for (let n = 0; n < 4; n++) answers.push(await ask(gateway, credentials(id, `in turn ${n}`)));
      return answers.map(({ status, text, headers }) => {
        const { "x-request-id": _, date: __, ...rest } = headers;
        return { status, text, headers: rest };
      });
    }
    const known = await observe("acme");
    expect(known).toEqual(await observe("nobody"));
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  test("an address that has shown the right password gets the account's own limit", async () => {
    const limits = { ...new MemoryGateway().account.limits, tokenFailuresPerMinute: 2 };
    const gateway = new MemoryGateway({ account: { limits } });
    await ask(gateway, credentials());
    const codes = [];
    for (let n = 0; n < 3; n++) codes.push((await ask(gateway, credentials("acme", `wrong ${n}`))).body?.code);
    expect(codes).toEqual(["A100", "A100", "A020"]);
  });
});

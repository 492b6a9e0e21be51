import { describe, expect, test } from "vitest";
import { dataOf, MemoryGateway, PASSWORD } from "./rig.ts";

const POLLING = "/v1/report/polling";
const TOKEN = "/v1/auth/token";
const credentials = (id = "acme", password = PASSWORD) => ({ "X-SVC-Client-Id": id, "X-SVC-Client-Passwd": password });

describe("account id and password", () => {
  const ask = (gateway: MemoryGateway, headers: Record<string, string>) => gateway.raw("POST", TOKEN, { headers });

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
    ["a bearer token", { authorization: "Bearer abc" }],
  ])("%s is A100", async (_, headers) => {
    const answer = await ask(new MemoryGateway(), headers);
    expect([answer.status, answer.body]).toEqual([401, { code: "A100", result: "Invalid authentication information" }]);
  });

  test("cost as much for an account that does not exist", async () => {
    const gateway = new MemoryGateway();
    await ask(gateway, credentials("nobody"));
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

  test("sixty tokens a minute", async () => {
    const gateway = new MemoryGateway({
      account: { limits: { ...new MemoryGateway().account.limits, tokenPerMinute: 3 } },
    });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await ask(gateway, credentials())).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(gateway.passwordChecks).toBe(3);
  });

  test("wrong guesses do not use up the budget of the account's owner", async () => {
    const gateway = new MemoryGateway({
      account: { limits: { ...new MemoryGateway().account.limits, tokenPerMinute: 1 } },
    });
    await ask(gateway, credentials("acme", "wrong"));
    expect((await ask(gateway, credentials())).status).toBe(200);
  });
});

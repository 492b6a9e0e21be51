import { describe, expect, test } from "vitest";
import { makeTokens } from "../../../server/accounts/tokens.ts";
import { signToken } from "../../../server/domain/token.ts";
import { MemoryGateway, TOKEN_KEY } from "./rig.ts";

const POLLING = "/v1/report/polling";

describe("a token", () => {
  const poll = (gateway: MemoryGateway, authorization: string) =>
    gateway.raw("GET", POLLING, { headers: { authorization } });

  test.each(["Bearer", "bearer", "BEARER", "bEaReR"])("is taken after the word %s", async (word) => {
    const gateway = new MemoryGateway();
    expect((await poll(gateway, `${word} ${gateway.token}`)).status).toBe(200);
  });

  test.each([
    ["none", ""],
    ["only the word", "Bearer"],
    ["only the word and a space", "Bearer "],
    ["another word", "Basic YWNtZTpwYXNz"],
    ["something made up", "Bearer abc"],
    ["something made up with a dot", "Bearer abc.def"],
    ["too long", `Bearer ${"x".repeat(3000)}`],
  ])("that is malformed is refused with A002: %s", async (_, authorization) => {
    const answer = await poll(new MemoryGateway(), authorization);
    expect([answer.status, answer.body]).toEqual([401, { code: "A002", result: "Invalid token" }]);
  });

  test("that is missing is refused with A002", async () => {
    expect((await new MemoryGateway().raw("GET", POLLING)).body?.code).toBe("A002");
  });

  test("that was tampered with is A002", async () => {
    const gateway = new MemoryGateway();
    const [content = "", signature = ""] = gateway.token.split(".");
    const forged = Buffer.from(content, "base64url").toString().replace("acme", "root");
    expect((await poll(gateway, `Bearer ${Buffer.from(forged).toString("base64url")}.${signature}`)).body?.code).toBe(
      "A002",
    );
    expect((await poll(gateway, `Bearer ${content}.${signature.slice(0, -1)}`)).body?.code).toBe("A002");
  });

  test("that has expired is A001", async () => {
    const gateway = new MemoryGateway({ ttlS: 60 });
    const { token } = gateway.services.tokens.issue(gateway.account, Date.now() - 61_000);
    const answer = await poll(gateway, `Bearer ${token}`);
    expect([answer.status, answer.body]).toEqual([401, { code: "A001", result: "Expired token" }]);
  });

  test("of an epoch before is revoked: A002", async () => {
    const gateway = new MemoryGateway();
    const { token } = gateway;
    gateway.account = { ...gateway.account, epoch: 2 };
    expect((await poll(gateway, `Bearer ${token}`)).body?.code).toBe("A002");
  });

  test("of an account that is gone is A002", async () => {
    const gateway = new MemoryGateway();
    const { token } = gateway.services.tokens.issue({ ...gateway.account, id: "gone" }, Date.now());
    expect((await poll(gateway, `Bearer ${token}`)).body?.code).toBe("A002");
  });

  test("of a blocked account is A110", async () => {
    const gateway = new MemoryGateway({ account: { blocked: true } });
    const answer = await poll(gateway, `Bearer ${gateway.token}`);
    expect([answer.status, answer.body]).toEqual([403, { code: "A110", result: "Blocked account" }]);
  });

  test("signed with the old key is valid while TOKEN_KEY_OLD holds that key", async () => {
    const oldKey = "the key that was used before this";
    const { token } = makeTokens({ key: oldKey, oldKey: undefined, ttlS: 60 }).issue(
      new MemoryGateway().account,
      Date.now(),
    );
    expect((await poll(new MemoryGateway({ oldKey }), `Bearer ${token}`)).status).toBe(200);
    expect((await poll(new MemoryGateway(), `Bearer ${token}`)).body?.code).toBe("A002");
  });

  test("that was verified before is still refused once it has expired", () => {
    const tokens = makeTokens({ key: TOKEN_KEY, oldKey: undefined, ttlS: 60 });
    const { token, expiresAtMs } = tokens.issue(new MemoryGateway().account, 0);
    expect(expiresAtMs).toBe(60_000);
    expect(tokens.read(token, 59_999).kind).toBe("valid");
    expect(tokens.read(token, 60_000).kind).toBe("expired");
  });

  test("signed by an unknown key under a known name is A002", async () => {
    const claims = { accountId: "acme", epoch: 1, expiresAtMs: Date.now() + 60_000 };
    const forged = signToken(claims, { id: "nobody", secret: Buffer.from("x".repeat(32)) }, "n");
    expect((await poll(new MemoryGateway(), `Bearer ${forged}`)).body?.code).toBe("A002");
  });
});

import { describe, expect, test } from "vitest";
import { allow, deny } from "../../../../scripts/runtime/koa/binding.ts";
import { type AnyCall, boundTrees, handlersFor, type ServeOptions, serving } from "./bound-trees.ts";

const { security: tree } = await boundTrees("security");

/** Every scheme accepts the credential `good`; the identity is the name of the scheme. */
function schemes(given: ServeOptions["security"] = {}): NonNullable<ServeOptions["security"]> {
  const names = ["token", "basic", "digest", "X Key", "inQuery", "inCookie", "oauth", "oidc", "tls", "aliased"];
  const own = names.map((name) => [
    name,
    (credential: Readonly<Record<string, unknown>>) =>
      Object.values(credential).includes("good") ? allow(name) : deny(),
  ]);
  return { ...Object.fromEntries(own), ...given };
}

interface Asked {
  readonly status: number;
  readonly challenge: string | null;
  readonly identity: unknown;
}

async function ask(path: string, headers: Record<string, string> = {}, given: ServeOptions = {}): Promise<Asked> {
  const calls: AnyCall[] = [];
  const note = (_: unknown, call: AnyCall) => {
    calls.push(call);
    return { status: 204 };
  };
  const handlers = { common: note, none: note, optional: note, both: note, either: note, digest: note };
  let asked: Asked | undefined;
  await serving([tree.serveApi({ security: schemes(), handlers, ...given }).middleware], async ({ url }) => {
    const { status, headers: answered } = await fetch(url + path, { headers });
    asked = { status, challenge: answered.get("www-authenticate"), identity: calls[0]?.identity };
  });
  if (asked === undefined) throw new Error("There was no answer");
  return asked;
}

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString("base64")}` });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("one scheme", () => {
  test("accepts a credential that its handler knows, and passes on the identity", async () => {
    expect(await ask("/common", bearer("good"))).toEqual({ status: 204, challenge: null, identity: "token" });
    expect((await ask("/common", { authorization: "bEARER  good" })).status).toBe(204);
  });

  test.each([
    ["nothing", {}],
    ["a wrong token", bearer("bad")],
    ["no token", { authorization: "Bearer " }],
    ["another scheme", { authorization: "Basic good" }],
    ["a word without a space", { authorization: "Bearergood" }],
  ])("refuses %s with a challenge", async (_, headers) => {
    expect(await ask("/common", headers)).toEqual({ status: 401, challenge: "Bearer", identity: undefined });
  });

  test("replies with a problem document", async () => {
    await serving(
      [tree.serveApi({ security: schemes(), handlers: handlersFor().handlers }).middleware],
      async ({ url }) => {
        const answer = await fetch(`${url}/common`);
        expect(answer.headers.get("content-type")).toBe("application/problem+json");
        expect(await answer.json()).toEqual({ title: "Unauthorized", status: 401 });
      },
    );
  });

  test("with another name is challenged by that name", async () => {
    expect(await ask("/digest")).toMatchObject({ status: 401, challenge: "digest" });
    expect(await ask("/digest", { authorization: "Digest good" })).toMatchObject({ status: 204, identity: "digest" });
  });
});

describe("requirements", () => {
  test("none: open to all", async () => {
    expect(await ask("/none")).toEqual({ status: 204, challenge: null, identity: undefined });
  });

  test("optional: known or not", async () => {
    expect(await ask("/optional")).toMatchObject({ status: 204, identity: undefined });
    expect(await ask("/optional", bearer("good"))).toMatchObject({ status: 204, identity: "token" });
  });

  test("all of: every one must be met", async () => {
    const key = { "x-key": "good" };
    expect((await ask("/both", { ...key, ...basic("good:pass") })).status).toBe(204);
    expect((await ask("/both", { ...key, ...basic("bad:pass") })).status).toBe(401);
    expect(await ask("/both", key)).toMatchObject({ status: 401, challenge: 'Basic realm="API", charset="UTF-8"' });
    expect((await ask("/both", basic("good:pass"))).status).toBe(401);
  });

  test("basic credentials are read as RFC 7617 has them", async () => {
    const seen: unknown[] = [];
    const security = schemes({ basic: (credential) => allow(seen.push(credential)) });
    const key = { "x-key": "good" };
    await ask("/both", { ...key, ...basic("Änn:a:b") }, { security });
    expect(seen).toEqual([{ username: "Änn", password: "a:b" }]);
    expect((await ask("/both", { ...key, ...basic("no colon") }, { security })).status).toBe(401);
  });

  test.each([
    ["a key in the query", "/either?key=good", {}, "inQuery"],
    ["an OAuth token", "/either", bearer("good"), "oauth"],
    ["a key that is written with escapes", "/either?key=g%6Fod", {}, "inQuery"],
  ])("one of: %s", async (_, path, headers, identity) => {
    expect(await ask(path, headers)).toMatchObject({ status: 204, identity });
  });

  test.each([
    ["a cookie without the certificate that goes with it", "/either", { cookie: "session=good" }],
    ["a key that is given twice", "/either?key=good&key=good", {}],
    ["a key that cannot be read", "/either?key=%ZZ", {}],
  ])("one of: not %s", async (_, path, headers) => {
    expect(await ask(path, headers)).toMatchObject({ status: 401, challenge: "Bearer" });
  });

  test("a certificate may be what a proxy passes on", async () => {
    const certificate: ServeOptions["certificate"] = (request) => request.header("x-client-cert");
    const cookie = { cookie: "session=good" };
    const passed = { ...cookie, "x-client-cert": "good" };
    expect(await ask("/either", passed, { certificate })).toMatchObject({ status: 204 });
    expect(await ask("/either", { ...cookie, "x-client-cert": "bad" }, { certificate })).toMatchObject({ status: 401 });
    expect(await ask("/either", cookie, { certificate })).toMatchObject({ status: 401 });
    // Without the option only the connection has one.
    expect(await ask("/either", passed)).toMatchObject({ status: 401 });
  });

  test("handlers get the operation, its scopes and the call", async () => {
    const asked: unknown[] = [];
    const security = schemes({
      oauth: (_, what, { request, route }) => allow(asked.push([what, request.ip, route.path])),
    });
    await ask("/either", bearer("good"), { security });
    expect(asked).toEqual([
      [{ operationId: "either", scopes: ["read", "write"] }, expect.stringContaining("127.0.0.1"), "/either"],
    ]);
  });
});

describe("a handler", () => {
  test("that is missing is an error at the start", () => {
    const { token: _, ...others } = schemes();
    const { handlers } = handlersFor();
    expect(() => tree.serveApi({ security: others, handlers })).toThrow(
      "common requires the security scheme token, which has no handler",
    );
  });

  test("may be a method of an object", async () => {
    const owners: unknown[] = [];
    const security = schemes({
      token(this: unknown) {
        return allow(owners.push(this));
      },
    });
    await ask("/common", bearer("good"), { security });
    expect(owners).toEqual([security]);
  });

  test("may refuse with its own reply, which must be documented", async () => {
    const reply = (status: number) => ({ security: schemes({ token: () => deny({ status }) }) });
    expect((await ask("/common", bearer("good"), reply(204))).status).toBe(204);
    expect((await ask("/common", bearer("good"), reply(403))).status).toBe(500);
    expect((await ask("/common", bearer("good"), { ...reply(403), checkReplies: false })).status).toBe(403);
  });

  test("that throws is an unexpected error, not a refusal", async () => {
    const security = schemes({
      token: () => {
        throw new Error("The list of users is gone");
      },
    });
    expect((await ask("/common", bearer("good"), { security })).status).toBe(500);
  });

  test("may ask to see the body, also where there is none", async () => {
    const seen: Uint8Array[] = [];
    const verifying = (answer: boolean) => ({
      security: schemes({
        token: () => ({ ok: true, identity: "Ann", verifyBody: (body) => seen.push(body) > 0 && answer }),
      }),
    });
    expect((await ask("/common", bearer("good"), verifying(true))).status).toBe(204);
    expect(await ask("/common", bearer("good"), verifying(false))).toMatchObject({ status: 401, challenge: "Bearer" });
    expect(seen.map(({ length }) => length)).toEqual([0, 0]);
  });
});

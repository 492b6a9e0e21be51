import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Route, routes } from "../../generated/routes.ts";
import { rights } from "../../generated/tables.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, dataOf, makeAccount, QUICK, useGateway } from "../rig/live-gateway.ts";
import { useCommands } from "../rig/run-admin.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, {}, { timings: { ...QUICK, writeCredentialUsesEveryMs: 50 } });
const DAY_MS = 86_400_000;
const WAIT = { timeout: 30_000 };
const plenty = { limits: { tokenFailuresPerMinute: 1000, uploadPerSecond: 1000, pollingPerSecond: 1000 } };

interface Listed {
  readonly clientId: string;
  readonly usedAt: string | null;
}

const commands = useCommands(fresh);
const admin = <Value>(...args: readonly string[]) => commands.json<Value>("account", "credential", ...args);

const add = async (id: string, name: string, granted: string, ...more: readonly string[]): Promise<string> =>
  (await admin<{ readonly password: string }>("add", id, "--name", name, "--rights", granted, ...more)).password;
const tokenOf = async (clientId: string, password: string): Promise<string> =>
  dataOf(await live.gateway.askToken(clientId, password), "token");
const poll = (token: string) => live.gateway.ask("GET", "/v1/report/polling", { token });
const send = (token: string) =>
  live.gateway.ask("POST", "/v1/send/sms", { token, json: { from: "0212345678", to: "01012345678", text: "Hello" } });
const codeOf = ({ status, body }: Answer) => [status, body?.code];
const eventually = (ask: () => Promise<Answer>, code: string): Promise<void> =>
  expect.poll(async () => (await ask()).body?.code, WAIT).toBe(code);

describe("the rights of a credential", () => {
  const tokens = new Map<string, string>();
  const bearer = (routes as readonly Route[]).filter(({ security }) =>
    JSON.stringify(security).includes("bearerToken"),
  );

  beforeAll(async () => {
    await makeAccount(fresh, "rights", { ...plenty, sandbox: true });
    for (const { right } of rights) {
      const others = rights.filter((row) => row.right !== right).map((row) => row.right);
      tokens.set(right, await tokenOf(`rights/only-${right}`, await add("rights", `only-${right}`, right)));
      tokens.set(`no ${right}`, await tokenOf(`rights/no-${right}`, await add("rights", `no-${right}`, others.join())));
    }
    tokens.set("all", await tokenOf("rights/all", await add("rights", "all", "all")));
    tokens.set("own", await live.gateway.token("rights"));
    // Tokens may be shown before the gateway has read the account again.
    for (const token of tokens.values())
      await vi.waitFor(async () => expect((await poll(token)).status).not.toBe(401), WAIT);
  });

  test.each(bearer.map((route) => [route.operationId, route] as const))(
    "%s is served with its right alone, and refused without it",
    async (operationId, { method, path, extensions }) => {
      const right = String(extensions["x-right"]);
      const code = rights.find((row) => row.right === right)?.code;
      const ask = (token: string | undefined) =>
        live.gateway.ask(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, "nothing"), {
          token: token ?? "",
          ...(method !== "get" && { json: {} }),
        });
      expect(codeOf(await ask(tokens.get(`no ${right}`)))).toEqual([403, code]);
      // A stream does not end by itself; it is opened below.
      if (operationId === "streamReports") return;
      for (const holder of [right, "all", "own"])
        expect([401, 403], holder).not.toContain((await ask(tokens.get(holder))).status);
    },
  );

  test("a poller polls and cannot send; a sender sends and cannot poll", async () => {
    const codes = async (holder: string) => {
      const token = tokens.get(holder) ?? "";
      return [(await send(token)).body?.code, (await poll(token)).body?.code];
    };
    expect(await codes("reports")).toEqual(["A325", "A000"]);
    expect(await codes("send")).toEqual(["A000", "A802"]);
    expect(await codes("own")).toEqual(["A000", "A000"]);
    const message = 'the credential "only-reports" was refused: it lacks the right "send"';
    expect((await send(tokens.get("reports") ?? "")).body).toMatchObject({ errors: [{ code: "A325", message }] });
  });

  test("the console shows which credential is signed in", async () => {
    const facts = async (holder: string) => {
      const headers = { authorization: `Bearer ${tokens.get(holder)}` };
      return (await live.gateway.ask("GET", "/console/account.json", { headers })).body?.credential;
    };
    expect(await facts("usage")).toEqual({ id: "only-usage", rights: ["usage"] });
    expect(await facts("own")).toBeUndefined();
  });
});

describe("a credential", () => {
  test("replaces a password without a gap, and the last uses say when the old one can go", async () => {
    await makeAccount(fresh, "gapless", plenty);
    const old = await tokenOf("gapless/2026", await add("gapless", "2026", "all"));
    const password = await add("gapless", "2027", "all");
    const token = await tokenOf("gapless/2027", password);
    for (const each of [old, token, await live.gateway.token("gapless")]) await eventually(() => send(each), "A000");
    const uses = async () =>
      (await admin<Listed[]>("list", "gapless")).map(({ clientId, usedAt }) => [clientId, usedAt] as const);
    await expect
      .poll(uses, WAIT)
      .toEqual(["gapless", "gapless/2026", "gapless/2027"].map((clientId) => [clientId, expect.any(String)]));
    const before = (await uses())[1]?.[1] ?? "";
    await eventually(() => send(token), "A000");
    await expect.poll(async () => ((await uses())[2]?.[1] ?? "") > before, WAIT).toBe(true);
    expect((await uses())[1]).toEqual(["gapless/2026", before]);
    await admin("remove", "gapless", "--name", "2026");
    await eventually(() => send(old), "A002");
    expect(codeOf(await send(token))).toEqual([200, "A000"]);
  });

  test("that is removed gets no tokens, and one of the same name does not bring its tokens back", async () => {
    await makeAccount(fresh, "again", plenty);
    const password = await add("again", "poller", "reports");
    const token = await tokenOf("again/poller", password);
    await eventually(() => poll(token), "A000");
    await admin("remove", "again", "--name", "poller");
    expect(codeOf(await live.gateway.askToken("again/poller", password))).toEqual([401, "A100"]);
    await eventually(() => poll(token), "A002");
    const next = await add("again", "poller", "reports");
    const second = await tokenOf("again/poller", next);
    await eventually(() => poll(second), "A000");
    expect(codeOf(await poll(token))).toEqual([401, "A002"]);
    expect(codeOf(await live.gateway.askToken("again/poller", password))).toEqual([401, "A100"]);
  });

  test.each([
    ["send", [404, undefined]],
    ["files", [404, undefined]],
    ["reports,usage", [403, "A325"]],
  ])("with the rights %s asks for an image of the console", async (rights, answer) => {
    const account = `images-${rights.length}`;
    await makeAccount(fresh, account, plenty);
    const token = await tokenOf(`${account}/one`, await add(account, "one", rights));
    const ask = async () => codeOf(await live.gateway.ask("GET", "/console/images/f_NONE", { token }));
    await expect.poll(ask, WAIT).toEqual(answer);
  });

  test("that has ended gets no tokens, and those that it has are refused; a later end brings them back", async () => {
    await makeAccount(fresh, "ended", plenty);
    const password = await add("ended", "poller", "reports", "--ends", new Date(Date.now() + DAY_MS).toISOString());
    const token = await tokenOf("ended/poller", password);
    await eventually(() => poll(token), "A000");
    await admin("change", "ended", "--name", "poller", "--ends", new Date(Date.now() + 1000).toISOString());
    await eventually(() => poll(token), "A002");
    expect(codeOf(await live.gateway.askToken("ended/poller", password))).toEqual([401, "A100"]);
    await admin("change", "ended", "--name", "poller", "--ends", "never");
    await eventually(() => poll(token), "A000");
    expect(codeOf(await live.gateway.askToken("ended/poller", password))).toEqual([200, "A000"]);
  });

  test("whose rights change: a stream of reports ends, and its next calls are refused", async () => {
    await makeAccount(fresh, "streams", plenty);
    const token = await tokenOf("streams/poller", await add("streams", "poller", "reports"));
    await eventually(() => poll(token), "A000");
    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(`${live.gateway.url}/v1/report/stream`, { headers });
    expect(stream.status).toBe(200);
    await admin("change", "streams", "--name", "poller", "--rights", "files");
    // It ends by itself: otherwise this waits until the test is given up.
    await stream.text();
    expect(codeOf(await poll(token))).toEqual([403, "A802"]);
  });

  test("its tokens end with all others of the account when they are revoked, and with a block", async () => {
    await makeAccount(fresh, "revoked", plenty);
    const password = await add("revoked", "poller", "reports");
    const token = await tokenOf("revoked/poller", password);
    await eventually(() => poll(token), "A000");
    await commands.run("account", "revoke-tokens", "revoked");
    await eventually(() => poll(token), "A002");
    await commands.run("account", "block", "revoked");
    expect(codeOf(await live.gateway.askToken("revoked/poller", password))).toEqual([403, "A110"]);
  });

  test("passwords fit their own client id only", async () => {
    await makeAccount(fresh, "own", plenty);
    await makeAccount(fresh, "foreign", plenty);
    const password = await add("own", "poller", "reports");
    await add("own", "sender", "send");
    await add("foreign", "poller", "reports");
    const refused = [
      "own",
      "own/sender",
      "foreign/poller",
      "own/",
      "own/nobody",
      "own/poller/",
      "/poller",
      "nobody/poller",
    ];
    for (const clientId of refused)
      expect([clientId, ...codeOf(await live.gateway.askToken(clientId, password))]).toEqual([clientId, 401, "A100"]);
    expect(codeOf(await live.gateway.askToken("own/poller"))).toEqual([401, "A100"]);
    expect(codeOf(await live.gateway.askToken("own/poller", password))).toEqual([200, "A000"]);
  });

  test("that ends within 14 days is counted in the metrics", async () => {
    await makeAccount(fresh, "soon");
    const read = async () => {
      const text = await (await fetch(`${live.gateway.running.adminUrl}/metrics`)).text();
      return Number(/^gateway_credentials_ending (\d+)$/m.exec(text)?.[1]);
    };
    expect(await read()).toBe(0);
    for (const days of [1, 13, 15])
      await add("soon", `in-${days}`, "usage", "--ends", new Date(Date.now() + days * DAY_MS).toISOString());
    // The page is kept for a second.
    await expect.poll(read, WAIT).toBe(2);
  });
});

test("tokens of one account share its limit, whichever credential asks", async () => {
  await makeAccount(fresh, "shared", { limits: { tokenPerMinute: 2, tokenFailuresPerMinute: 1000 } });
  const password = await add("shared", "poller", "reports");
  const answers = [
    await live.gateway.askToken("shared"),
    await live.gateway.askToken("shared/poller", password),
    await live.gateway.askToken("shared/poller", password),
  ];
  expect(answers.map(codeOf)).toEqual([
    [200, "A000"],
    [200, "A000"],
    [429, "A020"],
  ]);
});

test("an account with nothing but its own password has no last use, because nothing is written for it", async () => {
  await makeAccount(fresh, "plain", plenty);
  await send(await live.gateway.token("plain"));
  await makeAccount(fresh, "watched", plenty);
  await add("watched", "poller", "reports");
  await eventually(async () => send(await live.gateway.token("watched")), "A000");
  const usedAt = async (id: string) => (await admin<Listed[]>("list", id))[0]?.usedAt;
  await expect.poll(() => usedAt("watched"), WAIT).not.toBeNull();
  expect(await usedAt("plain")).toBeNull();
});

describe("a command refuses", () => {
  beforeAll(async () => {
    await makeAccount(fresh, "faults");
    await makeAccount(fresh, "long-".padEnd(95, "x"));
    await add("faults", "there", "usage");
  });

  test.each([
    [["add", "faults", "--name", "there", "--rights", "all"], "faults has a credential there already"],
    [["add", "faults", "--name", "a/b", "--rights", "all"], "a credential's name must be"],
    [["add", "faults", "--name", "x".repeat(31), "--rights", "all"], "a credential's name must be"],
    [
      ["add", "long-".padEnd(95, "x"), "--name", "poller", "--rights", "all"],
      "together must be shorter than 100 characters",
    ],
    [["add", "faults", "--name", "p"], "--rights is missing"],
    [
      ["add", "faults", "--name", "p", "--rights", "send,fly"],
      '--rights must be all, or some of send,reports,files,usage, not "send,fly"',
    ],
    [["add", "faults", "--name", "p", "--rights", "all", "--ends", "2020-01-01"], "the end is in the past"],
    ...["soon", "90", "01/12/2027", "2027-12-01T00:00:00", "2027-12-01 00:00:00Z", "2027-02-30", "2027-1-1"].map(
      (end): [string[], string] => [
        ["add", "faults", "--name", "p", "--rights", "all", "--ends", end],
        `the end must be a date, or a time with its zone, such as 2027-03-01 (in UTC) or 2027-03-01T09:00:00+09:00, not "${end}"`,
      ],
    ),
    [["change", "faults", "--name", "there", "--ends", "2020-01-01"], "the end is in the past"],
    [["change", "faults", "--name", "there", "--ends", "90"], "the end must be a date"],
    [["add", "nobody", "--name", "p", "--rights", "all"], 'there is no account "nobody"'],
    [["change", "faults", "--name", "there"], "nothing to change"],
    [["change", "faults", "--name", "none", "--rights", "all"], 'the account has no credential "none"'],
    [["remove", "faults", "--name", "none"], 'the account has no credential "none"'],
    [["remove", "faults"], "--name is missing"],
    [["list", "nobody"], 'there is no account "nobody"'],
  ])("%j", async (args, text) => {
    await expect(admin(...args)).rejects.toThrow(text);
  });

  test("more than 20 for an account", async () => {
    await makeAccount(fresh, "many");
    for (let n = 0; n < 20; n++) await add("many", `c${n}`, "usage");
    await expect(add("many", "c20", "usage")).rejects.toThrow("many has 20 credentials");
  });
});

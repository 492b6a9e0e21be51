import { describe, expect, it } from "vitest";
import { verifyPassword } from "../../server/accounts/password.ts";
import { toEntries } from "../../server/domain/registry.ts";
import { findAccount } from "../../server/store/accounts.ts";
import { loadRegistry } from "../../server/store/registry.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { runAdminOn, runAdminWith } from "../rig/run-admin.ts";

const fresh = useFreshDatabase({ nowMs: undefined });
const admin = (...args: string[]) => runAdminOn(fresh.url, args);
const adminWith = (input: string, ...args: string[]) => runAdminWith(input, fresh.url, args);

async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { out, error, exitCode } = await admin(...args, "--json");
  expect([error, exitCode]).toEqual(["", 0]);
  return JSON.parse(out);
}

const stored = async (id: string) => {
  const account = await findAccount(fresh.database.pool, id);
  if (account === undefined) throw new Error(`no account ${id}`);
  return account;
};

describe("the operator's command on a database that no gateway has seen yet", () => {
  it("makes the tables, and an account that can be used", async () => {
    const made = await json(
      ...["account", "create", "--id", "acme", "--password", "secret", "--report", "polling", "--sandbox"],
    );
    expect(made).toMatchObject({ id: "acme", sandbox: true, report: "polling" });
    const { account, passwordHash } = await stored("acme");
    expect(account).toMatchObject({ id: "acme", sandbox: true, blocked: false, epoch: 0, polling: true });
    expect(await verifyPassword("secret", passwordHash)).toBe(true);
  });

  it("refuses the same name in one line, with exit code 1", async () => {
    expect(await admin("account", "create", "--id", "acme")).toEqual({
      out: "",
      error: "admin: there is an account acme already\n",
      exitCode: 1,
    });
  });

  it("changes settings one at a time", async () => {
    expect(await json("account", "set", "--id", "acme", "--limit-send", "1000")).toMatchObject({ sandbox: true });
    await json("account", "set", "--id", "acme", "--no-sandbox", "--channels", "sms,rcs");
    const { account } = await stored("acme");
    expect(account).toMatchObject({
      sandbox: false,
      channels: new Set(["sms", "rcs"]),
      limits: { sendPerSecond: 1000 },
    });
    expect(account.limits.pollingPerSecond).toBe(10);
  });

  it("does not undo what another operator does at the same time", async () => {
    await Promise.all([
      json("account", "set", "--id", "acme", "--limit-send", "700"),
      json("account", "block", "--id", "acme"),
      json("account", "revoke-tokens", "--id", "acme"),
      json("account", "set", "--id", "acme", "--limit-upload", "7"),
    ]);
    const { account } = await stored("acme");
    expect(account).toMatchObject({ blocked: true, epoch: 1, limits: { sendPerSecond: 700, uploadPerSecond: 7 } });
    expect(await json("account", "unblock", "--id", "acme")).toMatchObject({ blocked: false, epoch: 1 });
  });

  it.each([
    ["--password-file", "-"],
    ["--password", "-"],
  ])("rotates a password that is read from standard input by %s %s", async (...option) => {
    const rotated = await adminWith("new one\n", "account", "rotate-password", "--id", "acme", ...option);
    expect(rotated).toMatchObject({ exitCode: 0 });
    expect(await verifyPassword("new one", (await stored("acme")).passwordHash)).toBe(true);
  });

  it("keeps the last webhook secret valid when a new one is made", async () => {
    const url = "https://acme.example/reports";
    await json("account", "set", "--id", "acme", "--report", "webhook", "--webhook-url", url);
    const [first] = (await stored("acme")).webhookSecrets;
    const changed = await json("account", "set", "--id", "acme", "--webhook-secret", "new");
    const { webhookSecrets, webhookUrl } = await stored("acme");
    expect([webhookUrl, webhookSecrets.length, webhookSecrets[1]]).toEqual([url, 2, first]);
    expect(changed).toMatchObject({ webhook: { url, secret: webhookSecrets[0] } });
    for (const words of [
      ["show", "acme"],
      ["set", "--id", "acme", "--limit-send", "7"],
      ["block", "acme"],
      ["unblock", "acme"],
    ])
      expect(await json("account", ...words), words.join(" ")).toMatchObject({ webhook: { url, secret: "(hidden)" } });
    expect(JSON.stringify(await json("account", "list"))).not.toContain("whsec_");
  });
});

describe("the registry", () => {
  it("takes single entries, a file, and what it has printed itself", async () => {
    await json("registry", "add", "sender-number", "0212345678", "--id", "acme");
    await json("registry", "add", "country", "+81", "--signature", "[Acme]", "--id", "acme");
    const file = "brands: [{ brandKey: BR.k3y }]\nrcsTemplates: [{ id: T-1, kind: Cell }]\nsenderKeys: [c2f8]\n";
    expect(await adminWith(file, "registry", "import", "-", "--id", "acme")).toMatchObject({
      out: "Registered 3 entries for acme.\n",
    });
    expect(toEntries(await loadRegistry(fresh.database.pool, "acme"))).toEqual({
      senderNumbers: ["0212345678"],
      brands: [{ brandKey: "BR.k3y" }],
      rcsTemplates: [{ id: "T-1", kind: "Cell" }],
      senderKeys: ["c2f8"],
      alimtalkTemplates: [],
      brandmessageTemplates: [],
      countries: [{ prefix: "+81", signature: "[Acme]" }],
    });
    const before = await json("registry", "export", "--id", "acme");
    const { out } = await admin("registry", "export", "--id", "acme");
    await adminWith(out, "registry", "import", "-", "--id", "acme", "--replace");
    expect(await json("registry", "export", "--id", "acme")).toEqual(before);
  });

  it("removes an entry once", async () => {
    expect(await json("registry", "remove", "sender-key", "c2f8", "--id", "acme")).toEqual({ id: "acme", removed: 1 });
    expect(await admin("registry", "remove", "sender-key", "c2f8", "--id", "acme")).toMatchObject({ exitCode: 1 });
  });

  it("of a file with a fault stays as it is", async () => {
    const before = await json("registry", "export", "--id", "acme");
    const { error, exitCode } = await adminWith(
      "senderKeys: [x]\nbrands: [{}]\n",
      "registry",
      "import",
      "-",
      "--id",
      "acme",
    );
    expect([error, exitCode]).toEqual(["admin: -:2:10  brands/0 must have brandKey\n", 1]);
    expect(await json("registry", "export", "--id", "acme")).toEqual(before);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { verifyPassword } from "../../../../server/accounts/password.ts";
import { CHANNELS } from "../../../../server/domain/channel-table.ts";
import { findAccount, listAccounts } from "../../../../server/store/accounts.ts";
import { useFreshDatabase } from "../../../rig/fresh-database.ts";
import { useCommands } from "../../../rig/run-admin.ts";

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
const { run, json, errorOf } = useCommands(fresh);
beforeEach(() => fresh.database.pool.query("DELETE FROM gateway.accounts"));

const isPassword = async (password: string): Promise<boolean> =>
  verifyPassword(password, (await findAccount(fresh.database.pool, "acme"))?.passwordHash);

const folder = mkdtempSync(join(tmpdir(), "admin-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe("account create", () => {
  it("makes an account as the example in the help does", async () => {
    const made = await json(
      ...["account", "create", "--id", "acme", "--password", "secret", "--report", "polling", "--sandbox"],
    );
    expect(made).toEqual({
      id: "acme",
      blocked: false,
      sandbox: true,
      report: "polling",
      polling: true,
      fallback: true,
      splitCount: true,
      holdAdvertising: false,
      advertisingHours: "08:00-20:00",
      timeZone: "Asia/Seoul",
      channels: CHANNELS,
      limits: { send: 200, polling: 10, upload: 5, token: 600, tokenFailures: 5 },
      quotas: [],
      fallbackCaps: [],
      webhook: { url: null, secret: null },
      alertUrl: null,
      cell: expect.any(Number),
      epoch: 0,
    });
    expect(await isPassword("secret")).toBe(true);
  });

  it("takes its secrets from files", async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    const made = await json(
      ...["account", "create", "--id", "acme", "--password-file", write("password", "from a file\n")],
      ...["--webhook-secret-file", write("secret", `${secret}\n`)],
    );
    expect(made).toMatchObject({ id: "acme", webhook: { secret } });
    expect(made).not.toHaveProperty("password");
    expect(await isPassword("from a file")).toBe(true);
  });

  it("refuses secrets that are given twice, or whose file is missing", async () => {
    const create = ["account", "create", "--id", "acme"];
    expect(await errorOf(...create, "--password", "x", "--password-file", write("x", "x"))).toContain(
      "--password and --password-file are both given",
    );
    expect(await errorOf(...create, "--password-file", "-", "--webhook-secret-file", "-")).toContain(
      "only one secret can come from standard input",
    );
    expect(await errorOf(...create, "--password-file", join(folder, "none"))).toContain("there is no file");
    expect(await errorOf(...create, "--password-file", write("empty", "\n"))).toContain("printable ASCII");
  });

  it("makes a password when none is given, and shows it this once", async () => {
    const made = await json("account", "create", "--id", "acme");
    const password = (made as { password: string }).password;
    expect(password).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(await isPassword(password)).toBe(true);
    expect((await run("account", "show", "acme")).out).not.toContain(password);
  });

  it("takes every setting", async () => {
    const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
    const made = await json(
      ...["account", "create", "--id", "acme", "--password", "x", "--report", "webhook"],
      ...["--webhook-url", "https://acme.example/reports", "--webhook-secret", secret, "--channels", "sms, rcs"],
      ...["--no-fallback", "--no-polling", "--split-count", "--limit-send", "1000", "--limit-polling", "1"],
      ...["--limit-upload", "2", "--limit-token", "3", "--limit-token-failures", "4"],
    );
    expect(made).toMatchObject({
      report: "webhook",
      polling: false,
      fallback: false,
      splitCount: true,
      channels: ["sms", "rcs"],
      limits: { send: 1000, polling: 1, upload: 2, token: 3, tokenFailures: 4 },
      webhook: { url: "https://acme.example/reports", secret },
    });
  });

  it("makes a secret for a webhook that comes without one: nothing is posted unsigned", async () => {
    const url = ["--report", "webhook", "--webhook-url", "https://a.example/"];
    const made = await json("account", "create", "--id", "acme", ...url);
    expect(made).toMatchObject({ webhook: { secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) } });
  });

  it.each([
    ["no id", [], "--id is missing"],
    ["an id with a space", ["--id", "a b"], "an account's name must be letters"],
    ["an id that looks like a path", ["--id", "../x"], "an account's name must be letters"],
    ["a password that no header can carry", ["--id", "a", "--password", "가나다"], "printable ASCII"],
    ["an empty password", ["--id", "a", "--password", ""], "printable ASCII"],
    ["an unknown report mode", ["--id", "a", "--report", "email"], '--report must be polling or webhook, not "email"'],
    ["a webhook to nowhere", ["--id", "a", "--report", "webhook"], "reports by webhook need the address of a webhook"],
    ["a webhook that is no address", ["--id", "a", "--webhook-url", "ftp://x"], "the address of a webhook must be"],
    ["a short secret", ["--id", "a", "--webhook-secret", "whsec_YWJj"], "24 to 64 bytes"],
    ["an unknown channel", ["--id", "a", "--channels", "sms,fax"], 'not "fax"'],
    ["a limit of nothing", ["--id", "a", "--limit-send", "0"], "--limit-send must be a whole number from 1"],
    ["a limit that is no number", ["--id", "a", "--limit-send", "many"], 'not "many"'],
    ["an unknown option", ["--id", "a", "--limits", "1"], "Unknown option '--limits'"],
    ["an option without its value", ["--id"], "--id"],
    ["an argument too many", ["acme", "other"], '"other" is one argument too many'],
  ])("refuses %s in one line", async (_name, args, message) => {
    expect(await errorOf("account", "create", ...args)).toContain(message);
    expect(await listAccounts(fresh.database.pool)).toEqual([]);
  });

  it("refuses a name that is taken, and leaves the account as it is", async () => {
    await run("account", "create", "--id", "acme", "--password", "first");
    expect(await errorOf("account", "create", "--id", "acme", "--password", "second")).toContain("already");
    expect(await isPassword("first")).toBe(true);
  });
});

describe("the other account commands", () => {
  beforeEach(() => run("account", "create", "--id", "acme"));

  it("set changes what is named and nothing else", async () => {
    const before = await json("account", "show", "--id", "acme");
    const after = await json("account", "set", "--id", "acme", "--limit-send", "1000");
    expect(after).toEqual({
      ...(before as object),
      limits: { send: 1000, polling: 10, upload: 5, token: 600, tokenFailures: 5 },
    });
    expect(await json("account", "show", "acme")).toEqual(after);
  });

  it("set can turn on and off", async () => {
    expect(await json("account", "set", "--id", "acme", "--sandbox")).toMatchObject({ sandbox: true });
    expect(await json("account", "set", "--id", "acme", "--no-sandbox")).toMatchObject({ sandbox: false });
    expect(await json("account", "set", "--id", "acme", "--channels", "none")).toMatchObject({ channels: [] });
  });

  it("set with nothing to set is refused", async () => {
    expect(await errorOf("account", "set", "--id", "acme")).toContain("nothing to set");
  });

  it("set to webhook needs an address, given now or before", async () => {
    expect(await errorOf("account", "set", "--id", "acme", "--report", "webhook")).toContain("need the address");
    await json("account", "set", "--id", "acme", "--webhook-url", "https://a.example/");
    expect(await json("account", "set", "--id", "acme", "--report", "webhook")).toMatchObject({
      report: "webhook",
    });
  });

  it("block and unblock", async () => {
    expect(await json("account", "block", "--id", "acme")).toMatchObject({ blocked: true });
    expect(await json("account", "unblock", "--id", "acme")).toMatchObject({ blocked: false });
  });

  it("rotate-password takes one, or makes one", async () => {
    expect(await json("account", "rotate-password", "--id", "acme", "--password", "new")).toEqual({ id: "acme" });
    expect(await isPassword("new")).toBe(true);
    const made = (await json("account", "rotate-password", "--id", "acme")) as { password: string };
    expect(await isPassword(made.password)).toBe(true);
  });

  it("revoke-tokens raises the epoch", async () => {
    expect(await json("account", "revoke-tokens", "--id", "acme")).toEqual({ id: "acme", epoch: 1 });
  });

  it("list shows all, for people and for programs", async () => {
    await run("account", "create", "--id", "beta");
    await run("account", "set", "--id", "beta", "--sandbox");
    expect(await json("account", "list")).toMatchObject([{ id: "acme" }, { id: "beta", sandbox: true }]);
    const { out } = await run("account", "list");
    expect(out.split("\n")[0]).toMatch(/^ID +STATE +REPORTS/);
    expect(out).toMatch(/^beta +active, sandbox/m);
  });

  it.each(["show", "set", "block", "unblock", "rotate-password", "revoke-tokens"])(
    "%s of an account that does not exist is refused",
    async (verb) => {
      const args = verb === "set" ? ["--sandbox"] : [];
      expect(await errorOf("account", verb, "--id", "nobody", ...args)).toContain('there is no account "nobody"');
    },
  );
});

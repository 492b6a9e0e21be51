import { describe, expect, it } from "vitest";
import { commands } from "../../../../server/operators/command-line/run.ts";
import { MemoryAdminStore } from "./memory-admin-store.ts";

const run = (...args: string[]) => new MemoryAdminStore().run(...args);

describe("help", () => {
  it.each([[[]], [["help"]], [["--help"]], [["-h"]]])("%j lists every command", async (args) => {
    const { out, exitCode } = await run(...args);
    expect(exitCode).toBe(0);
    for (const { name, about } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${about.slice(0, 10)}`, "m"));
  });

  it.each(commands.map(({ name }) => name))("%s tells its options without opening a database", async (name) => {
    const store = new MemoryAdminStore();
    const { out, exitCode } = await store.run(...name.split(" "), "--help");
    expect([exitCode, store.opened]).toEqual([0, 0]);
    expect(out).toContain(`npm run -s admin -- ${name}`);
    const command = commands.find((each) => each.name === name);
    for (const option of Object.keys(command?.options ?? {})) expect(out).toContain(`--${option}`);
  });

  it("of a family lists the family", async () => {
    const { out } = await run("registry", "--help");
    expect(out).toContain("registry import");
    expect(out).not.toContain("  account create  ");
  });
});

describe("what cannot be understood is one line and exit 1", () => {
  it.each([
    [["acount"], 'there is no command "acount"; --help lists them'],
    [["account"], "account what? create, list"],
    [["account", "creat"], 'there is no command "account creat"; account has create, list'],
    [["--json"], "begin with a command, not --json"],
    [["account", "list", "--all"], "Unknown option '--all'"],
  ])("%j", async (args, message) => {
    const store = new MemoryAdminStore();
    const { out, error, exitCode } = await store.run(...args);
    expect([out, exitCode, store.opened]).toEqual(["", 1, 0]);
    expect(error).toMatch(/^admin: [^\n]+\n$/);
    expect(error).toContain(message);
  });
});

describe("migrate", () => {
  it("names what it applied, and finds nothing to do the second time", async () => {
    const store = new MemoryAdminStore();
    store.pending = ["0001-first.sql", "0002-second.sql"];
    expect((await store.run("migrate")).out).toBe("Applied: 0001-first.sql, 0002-second.sql\n");
    expect((await store.run("migrate")).out).toBe("The tables are up to date.\n");
    expect(await store.json("migrate")).toEqual({ applied: [] });
  });

  it("is the only command that does not need the tables of this release", async () => {
    const store = new MemoryAdminStore();
    await store.run("migrate");
    expect(store.prepared).toBe(0);
    await store.run("account", "list");
    expect(store.prepared).toBe(1);
  });
});

describe("the database", () => {
  it("is closed after success and after a refusal", async () => {
    const store = new MemoryAdminStore();
    await store.run("account", "list");
    await store.run("account", "show", "nobody");
    expect([store.opened, store.closed]).toEqual([2, 2]);
  });
});

import { describe, expect, it } from "vitest";
import { commands } from "../../../../server/operators/command-line/run.ts";
import { Refusal } from "../../../../server/operators/refusal.ts";
import { AnsweredCommands } from "./answered-command.ts";

const run = (...args: string[]) => new AnsweredCommands().run(...args);

describe("help", () => {
  it.each([[[]], [["help"]], [["--help"]], [["-h"]]])("%j lists every command", async (args) => {
    const { out, exitCode } = await run(...args);
    expect(exitCode).toBe(0);
    for (const { name, about } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${about.slice(0, 10)}`, "m"));
  });

  it.each(commands.map(({ name }) => name))("%s tells its options without opening a database", async (name) => {
    const store = new AnsweredCommands();
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
    const store = new AnsweredCommands();
    const { out, error, exitCode } = await store.run(...args);
    expect([out, exitCode, store.opened]).toEqual(["", 1, 0]);
    expect(error).toMatch(/^admin: [^\n]+\n$/);
    expect(error).toContain(message);
  });
});

describe("migrate", () => {
  it("names what it applied, or that there is nothing to do", async () => {
    const store = new AnsweredCommands({ migrateTables: { applied: ["0001-first.sql", "0002-second.sql"] } });
    expect((await store.run("migrate")).out).toBe("Applied: 0001-first.sql, 0002-second.sql\n");
    store.answers.migrateTables = { applied: [] };
    expect((await store.run("migrate")).out).toBe("The tables are up to date.\n");
    expect(await store.json("migrate")).toEqual({ applied: [] });
  });

  it("is the only command that does not need the tables of this release", async () => {
    const store = new AnsweredCommands({ migrateTables: { applied: [] }, listAccounts: [] });
    await store.run("migrate");
    expect(store.prepared).toBe(0);
    await store.run("account", "list");
    expect(store.prepared).toBe(1);
  });
});

describe("a refusal", () => {
  it.each([
    [new Refusal("missing", 'there is no account "x"'), 'there is no account "x"; account list shows them'],
    [new Refusal("missing", 'there is no operator "x"'), 'there is no operator "x"; operators list shows them'],
    [new Refusal("unconfirmed", "it would be gone"), "it would be gone; nothing was changed, and --yes does it"],
    [new Refusal("conflict", "not now"), "not now"],
  ])("is one line with the way on, and the database is closed", async (refusal, line) => {
    const store = new AnsweredCommands({ listAccounts: () => Promise.reject(refusal) });
    expect(await store.run("account", "list")).toEqual({ out: "", error: `admin: ${line}\n`, exitCode: 1 });
    expect([store.opened, store.closed]).toEqual([1, 1]);
  });
});

import { describe, expect, it } from "vitest";
import { verifyPassword } from "../../server/accounts/password.ts";
import { findAccount } from "../../server/store/accounts.ts";
import { loadRegistry } from "../../server/store/registry.ts";
import { runCommand } from "../rig/admin-command.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";

// What only the program can show: its settings, its standard input and its exit code. test/gateway/admin.test.ts has the commands.

const fresh = useFreshDatabase({ nowMs: undefined });
const admin = (input: string, ...args: string[]) => runCommand({ DATABASE_URL: fresh.url }, args, input);

describe("the operator's program", () => {
  it("makes the tables and an account on the database of DATABASE_URL, and reads secrets and files from its input", async () => {
    const made = await admin("secret\n", "account", "create", "--id", "acme", "--password", "-", "--json");
    expect(made).toMatchObject({ error: "", exitCode: 0 });
    expect(JSON.parse(made.out)).toMatchObject({ id: "acme" });
    const account = await findAccount(fresh.database.pool, "acme");
    expect(await verifyPassword("secret", account?.passwordHash ?? "")).toBe(true);
    const imported = await admin("senderKeys: [c2f8]\n", "registry", "import", "-", "--id", "acme");
    expect(imported).toEqual({ out: "Registered 1 entry for acme.\n", error: "", exitCode: 0 });
    expect([...(await loadRegistry(fresh.database.pool, "acme")).senderKeys.values()]).toEqual(["c2f8"]);
  });
});

describe("a database that cannot be reached", () => {
  it("is one line and exit code 1, without its password", async () => {
    const { out, error, exitCode } = await runCommand({ DATABASE_URL: "postgres://a:secret@127.0.0.1:1/b" }, [
      "account",
      "list",
    ]);
    expect([out, error, exitCode]).toEqual([
      "",
      "admin: the database of DATABASE_URL cannot be used: nothing listens at 127.0.0.1:1 (ECONNREFUSED); fix: start PostgreSQL there, or correct host and port\n",
      1,
    ]);
  });

  it("so is an invalid setting", async () => {
    const { error, exitCode } = await runCommand({ DATABASE_URL: "nowhere" }, ["account", "list"]);
    expect([error.split("\n").length, exitCode]).toEqual([2, 1]);
    expect(error).toMatch(/^admin: DATABASE_URL must be/);
  });
});

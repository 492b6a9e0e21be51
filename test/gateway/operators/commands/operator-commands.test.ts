import { beforeEach, expect, test } from "vitest";
import { verifyPassword } from "../../../../server/accounts/password.ts";
import { findOperator } from "../../../../server/store/operators.ts";
import { useFreshDatabase } from "../../../rig/fresh-database.ts";
import { useCommands } from "../../../rig/run-admin.ts";

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
const { run, json } = useCommands(fresh);
beforeEach(async () => {
  await fresh.database.pool.query("DELETE FROM gateway.operators");
  await fresh.database.pool.query("DELETE FROM gateway.audit_log");
});

const isPassword = async (password: string): Promise<boolean> =>
  verifyPassword(password, (await findOperator(fresh.database.pool, "kim"))?.passwordHash);

test("an operator is made with a role and a password, and can be listed, changed and removed", async () => {
  const made = await json<{ readonly password: string }>("operators", "add", "kim", "--role", "operator");
  expect(made).toMatchObject({ name: "kim", role: "operator" });
  expect(await isPassword(made.password)).toBe(true);
  expect(await json("operators", "list")).toMatchObject([{ name: "kim", role: "operator" }]);

  expect((await run("operators", "add", "kim")).error).toContain("there is an operator kim");
  expect((await run("operators", "password", "kim", "--password", "new password")).out).toContain("signed out");
  expect(await isPassword("new password")).toBe(true);
  expect((await run("operators", "remove", "kim")).out).toBe("Removed kim.\n");
  expect((await run("operators", "remove", "kim")).error).toContain("there is no operator");
  expect((await run("operators", "password", "kim")).error).toContain("there is no operator");
});

test("an operator is a viewer unless the command says otherwise, and has a plain name", async () => {
  expect(await json("operators", "add", "lee@acme.example")).toMatchObject({ role: "viewer" });
  for (const name of ["", "Kim", "a b", "-x", "x".repeat(65)])
    expect((await run("operators", "add", "--name", name)).exitCode).toBe(1);
  expect((await run("operators", "add", "x", "--role", "root")).error).toContain("viewer or operator or admin");
});

test("what the command does is in the audit log, which it can list", async () => {
  expect((await run("operators", "audit")).out).toContain("Nothing was done");
  await run("operators", "add", "kim");
  await run("operators", "remove", "kim");
  const entries = await json("operators", "audit");
  expect(entries).toMatchObject([
    { action: "removeOperator", target: "kim", result: "removed" },
    { action: "addOperator", target: "kim", result: "viewer" },
  ]);
  expect((await run("operators", "audit")).out).toContain("Removed the operator kim");
});

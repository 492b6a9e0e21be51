import { expect, test } from "vitest";
import { verifyPassword } from "../../../../server/accounts/password.ts";
import { MemoryAdminStore } from "./memory-admin-store.ts";

test("an operator is made with a role and a password, and can be listed, changed and removed", async () => {
  const store = new MemoryAdminStore();
  const made = (await store.json("operators", "add", "kim", "--role", "operator")) as { readonly password: string };
  expect(made).toMatchObject({ name: "kim", role: "operator" });
  expect(await verifyPassword(made.password, store.operatorRows.get("kim")?.passwordHash)).toBe(true);
  expect(await store.json("operators", "list")).toMatchObject([{ name: "kim", role: "operator" }]);

  expect((await store.run("operators", "add", "kim")).error).toContain("there is an operator kim");
  expect((await store.run("operators", "password", "kim", "--password", "new password")).out).toContain("signed out");
  expect(await verifyPassword("new password", store.operatorRows.get("kim")?.passwordHash)).toBe(true);
  expect((await store.run("operators", "remove", "kim")).out).toBe("Removed kim.\n");
  expect((await store.run("operators", "remove", "kim")).error).toContain("there is no operator");
  expect((await store.run("operators", "password", "kim")).error).toContain("there is no operator");
});

test("an operator is a viewer unless the command says otherwise, and has a plain name", async () => {
  const store = new MemoryAdminStore();
  expect(await store.json("operators", "add", "lee@acme.example")).toMatchObject({ role: "viewer" });
  for (const name of ["", "Kim", "a b", "-x", "x".repeat(65)])
    expect((await store.run("operators", "add", "--name", name)).exitCode).toBe(1);
  expect((await store.run("operators", "add", "x", "--role", "root")).error).toContain("viewer or operator");
});

test("what the command does is in the audit log, which it can list", async () => {
  const store = new MemoryAdminStore();
  expect((await store.run("operators", "audit")).out).toContain("Nothing was done");
  await store.run("operators", "add", "kim");
  await store.run("operators", "remove", "kim");
  const entries = await store.json("operators", "audit");
  expect(entries).toMatchObject([
    { action: "operators remove", target: "kim", result: "removed" },
    { action: "operators add", target: "kim", result: "viewer" },
  ]);
  expect((await store.run("operators", "audit")).out).toContain("operators remove");
});

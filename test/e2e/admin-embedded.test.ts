import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEmbedded, startEmbedded } from "../../server/postgres/embedded.ts";
import { databaseBackend } from "../rig/cells.ts";
import { runCommand } from "./admin-command.ts";

let folder = "";
beforeAll(async () => {
  await mkdir(resolve(".data/test"), { recursive: true });
  folder = await mkdtemp(resolve(".data/test/admin-"));
  // As root the database runs as somebody else, who must be able to enter.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const admin = (...args: string[]) => runCommand({ DATA_FOLDER: join(folder, "data") }, args);
const postgres = () => join(folder, "data", "postgres");

// The embedded database has no Citus.
describe.skipIf(databaseBackend === "citus")("the operator's command without DATABASE_URL", () => {
  it("starts the embedded database and stops it when the command is done", async () => {
    expect(await admin("account", "create", "--id", "acme", "--password", "secret")).toMatchObject({ exitCode: 0 });
    expect(await readEmbedded(postgres())).toBeUndefined();
    expect((await admin("account", "list")).out).toContain("acme");
  });

  it("works beside a running gateway, and leaves its database running", async () => {
    const gateway = await startEmbedded({ folder: postgres() });
    try {
      expect(await admin("account", "create", "--id", "beta", "--password", "x")).toMatchObject({ exitCode: 0 });
      expect(await readEmbedded(postgres())).toBe(gateway.url);
    } finally {
      await gateway.stop();
    }
    expect((await admin("account", "list")).out).toMatch(/^acme[\s\S]*^beta/m);
  });

  it("can run several times at once: no command stops the database of another", async () => {
    const names = ["one", "two", "three", "four"];
    const made = await Promise.all(names.map((id) => admin("account", "create", "--id", id, "--password", "x")));
    expect(made.map(({ error }) => error)).toEqual(["", "", "", ""]);
    expect(await readEmbedded(postgres())).toBeUndefined();
  });

  it("can be piped into itself without a deadlock", async () => {
    await admin("registry", "add", "sender-key", "c2f8", "--id", "acme");
    const environment = { DATA_FOLDER: join(folder, "data") };
    const exported = runCommand(environment, ["registry", "export", "--id", "acme"]).then(({ out }) => out);
    const copied = await runCommand(environment, ["registry", "import", "-", "--id", "beta"], exported);
    expect(copied).toMatchObject({ out: "Registered 1 entry for beta.\n", exitCode: 0 });
  });
});

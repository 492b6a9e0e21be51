import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEmbedded } from "../../server/postgres/embedded.ts";
import { runCommand } from "../rig/admin-command.ts";
import { readEmbedded } from "../rig/read-embedded.ts";
import { runAdminOn } from "../rig/run-admin.ts";
import { databaseBackend } from "../rig/test-cells.ts";

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
  });

  it("works beside a running gateway, and leaves its database running", async () => {
    const gateway = await startEmbedded({ folder: postgres() });
    try {
      expect(await admin("account", "create", "--id", "beta", "--password", "x")).toMatchObject({ exitCode: 0 });
      expect(await readEmbedded(postgres())).toBe(gateway.url);
      expect((await runAdminOn(gateway.url, ["account", "list"])).out).toMatch(/^acme[\s\S]*^beta/m);
      await runAdminOn(gateway.url, ["registry", "add", "sender-key", "c2f8", "--id", "acme"]);
    } finally {
      await gateway.stop();
    }
  });

  it("can be piped into itself beside others: no command stops the database of another, or waits for it for ever", async () => {
    const exported = admin("registry", "export", "--id", "acme").then(({ out }) => out);
    const imported = ["registry", "import", "-", "--id", "beta"];
    const [copied, made] = await Promise.all([
      runCommand({ DATA_FOLDER: join(folder, "data") }, imported, exported),
      admin("account", "create", "--id", "one", "--password", "x"),
    ]);
    expect(copied).toEqual({ out: "Registered 1 entry for beta.\n", error: "", exitCode: 0 });
    expect(made).toMatchObject({ error: "", exitCode: 0 });
    expect(await readEmbedded(postgres())).toBeUndefined();
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findWorkflowFiles } from "../../scripts/document/workflow-files.ts";
import { runWorkflows } from "../../scripts/probe/run-workflows.ts";
import { ensureDemo } from "../../server/accounts/demo.ts";
import { updateAccount } from "../../server/store/accounts.ts";
import { hashCheaply } from "../rig/cheap-password.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { LiveGateway, PASSWORD } from "../rig/live-gateway.ts";
import { ownSpec } from "../rig/own-project.ts";

const files = await findWorkflowFiles(ownSpec);
const fresh = useFreshDatabase({ nowMs: Date.now() });
let folder = "";
let gateway: LiveGateway;
/** One whose tokens expire while you watch. */
let brief: LiveGateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gateway-"));
  const environment = { DATABASE_URL: fresh.url, DATA_FOLDER: folder };
  gateway = await LiveGateway.start(environment);
  brief = await LiveGateway.start({ ...environment, ROLE: "api", TOKEN_TTL_S: "4" });
  await ensureDemo(fresh.database, folder, Date.now());
  await updateAccount(fresh.database.pool, "demo", { passwordHash: await hashCheaply(PASSWORD) });
});
afterAll(async () => {
  await Promise.all([gateway, brief].map(({ running }) => running.stop()));
  await rm(folder, { recursive: true, force: true });
});

const run = (chosen: readonly string[], { url }: LiveGateway, clientPassword = PASSWORD) =>
  runWorkflows({ files: chosen, url, refFolders: [], inputs: { clientId: "demo", clientPassword } });

const isRenewal = (file: string): boolean => basename(file).startsWith("token-renewal");

describe("the workflows", () => {
  test("are there", () => {
    expect(files.map((file) => basename(file, ".arazzo.yaml"))).toEqual([
      "form-omni",
      "image-message",
      "send-and-report",
      "token-renewal",
    ]);
  });

  // One process runs several files: to start it costs more than to run a file.
  const expectPassed = async (chosen: readonly string[], target: LiveGateway): Promise<void> => {
    const { status, stepsOfFiles, output } = await run(chosen, target);
    expect(status, output).toBe(0);
    expect(stepsOfFiles).toHaveLength(chosen.length);
    for (const { passed, failed } of stepsOfFiles) {
      expect(failed, output).toBe(0);
      expect(passed, output).toBeGreaterThanOrEqual(4);
    }
  };

  test("pass with tokens that last", () =>
    expectPassed(
      files.filter((file) => !isRenewal(file)),
      gateway,
    ));

  test("pass with tokens that expire", { tags: ["long"] }, () => expectPassed(files.filter(isRenewal), brief));

  test("fail when the gateway does not do as they say", { tags: ["long"] }, async () => {
    const { status, steps } = await run(files.slice(2, 3), gateway, "another");
    expect(status).toBe(1);
    expect(steps.failed).toBeGreaterThan(0);
  });
});

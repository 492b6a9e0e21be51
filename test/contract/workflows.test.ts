import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findWorkflowFiles, runWorkflows } from "../../scripts/workflows/run-workflows.ts";
import { ensureDemo } from "../../server/accounts/demo.ts";
import { hashPassword } from "../../server/accounts/password.ts";
import { updateAccount } from "../../server/store/accounts.ts";
import { useFreshDatabase } from "../e2e/fresh-database.ts";
import { LiveGateway, PASSWORD } from "../e2e/live-gateway.ts";
import { ownSpec } from "../own-project.ts";

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
  await updateAccount(fresh.database.pool, "demo", { passwordHash: await hashPassword(PASSWORD) });
});
afterAll(async () => {
  await Promise.all([gateway, brief].map(({ running }) => running.stop()));
  await rm(folder, { recursive: true, force: true });
});

const run = (file: string, inputs: Record<string, string> = {}) =>
  runWorkflows({
    files: [file],
    url: (basename(file).startsWith("token-renewal") ? brief : gateway).url,
    inputs: { clientId: "demo", clientPassword: PASSWORD, ...inputs },
  });

describe("the workflows", () => {
  test("are there", () => {
    expect(files.map((file) => basename(file, ".arazzo.yaml"))).toEqual([
      "form-omni",
      "image-message",
      "send-and-report",
      "token-renewal",
    ]);
  });

  test.each(files)("%s", async (file) => {
    const { status, steps, output } = await run(file);
    expect([status, steps.failed], output).toEqual([0, 0]);
    expect(steps.passed).toBeGreaterThanOrEqual(4);
  });

  test("fail when the gateway does not do as they say", async () => {
    const { status, steps } = await run(files[2] ?? "", { clientPassword: "another" });
    expect(status).toBe(1);
    expect(steps.failed).toBeGreaterThan(0);
  });
});

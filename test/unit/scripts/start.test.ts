import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../../../scripts/mock/free-port.ts";
import { petDocument, withFiles } from "./run-command.ts";

const root = join(import.meta.dirname, "../../..");

test("serves page, docs, document and API on one port, and leaves nothing behind", async () => {
  await withFiles({ "openapi.json": JSON.stringify(petDocument) }, async (folder) => {
    const port = await freePort();
    const args = [join(root, "scripts/start.ts"), "--spec", `${folder}/openapi.json`, "--port", String(port)];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    await new Promise<void>((resolve, reject) => {
      child.on("exit", () => reject(new Error(`ended early: ${printed}`)));
      child.stdout.on("data", (chunk: Buffer) => {
        printed += chunk.toString("utf8");
        if (printed.includes("curl")) resolve();
      });
    });
    const base = `http://localhost:${port}`;
    expect(printed).toContain(
      `curl -s -X POST '${base}/pets' -H 'Content-Type: application/json' -d '{"name":"Rex'\\''s"}'`,
    );
    expect(printed).toContain(`${base}/docs`);

    expect(await (await fetch(base)).text()).toContain("<h1>Pets</h1>");
    expect(await (await fetch(`${base}/docs`)).text()).toContain('<script src="redoc.js"></script>');
    expect(await (await fetch(`${base}/openapi.json`)).json()).toEqual(petDocument);
    expect((await fetch(`${base}/docs/none.js`)).status).toBe(404);
    const headers = { "content-type": "application/json" };
    const added = await fetch(`${base}/pets`, { method: "POST", headers, body: '{"name":"Rex"}' });
    expect([added.status, await added.json()]).toEqual([201, { id: 1 }]);

    child.removeAllListeners("exit");
    child.kill("SIGTERM");
    const [status] = await once(child, "exit");
    expect(status).toBe(0);
    await expect(fetch(base)).rejects.toThrow();
  });
});

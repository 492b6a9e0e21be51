import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freePort, isTaken } from "../../../scripts/mock/free-port.ts";
import { type Mock, startMock } from "../../../scripts/mock/prism.ts";
import { petDocument, withFiles } from "./run-command.ts";

const root = join(import.meta.dirname, "../../..");

let mock: Mock | undefined;

afterEach(async () => {
  await mock?.stop();
  mock = undefined;
});

const files = { "openapi.json": JSON.stringify(petDocument) };

function addPet(url: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${url}/pets`, { method: "POST", headers, body: JSON.stringify(body) });
}

async function eventually<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

test("answers with the examples, checks requests, comes back after a crash, and stops", async () => {
  await withFiles(files, async (folder) => {
    let restarts = 0;
    const onRestart = (): void => {
      restarts++;
    };
    mock = await startMock({ spec: `${folder}/openapi.json`, port: await freePort(), onRestart });
    const { url, pid } = mock;
    const accepted = await addPet(url, { name: "Rex" });
    expect([accepted.status, await accepted.json()]).toEqual([201, { id: 1 }]);
    expect((await addPet(url, {})).status).toBe(400);

    const first = pid();
    process.kill(first ?? 0, "SIGKILL");
    const again = await eventually(async () => {
      if (pid() === first) throw new Error("still the old process");
      return addPet(url, { name: "Rex" });
    });
    expect(again.status).toBe(201);
    expect(restarts).toBe(1);

    await mock.stop();
    await expect(addPet(url, { name: "Rex" })).rejects.toThrow();
  });
});

test("ends with the process that started it, even when that is killed", async () => {
  await withFiles(files, async (folder) => {
    const port = await freePort();
    const args = [join(root, "scripts/mock.ts"), "--spec", `${folder}/openapi.json`, "--port", String(port)];
    const starter = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(starter.stdout, "data");
    expect(String(line)).toMatch(/^mock: http:\/\/127\.0\.0\.1:\d+ answers for /);
    expect(await isTaken(port)).toBe(true);
    starter.kill("SIGKILL");
    await eventually(async () => {
      if (await isTaken(port)) throw new Error("the port is still taken");
    });
  });
});

test("says in one line that the port is taken or the document missing", async () => {
  await withFiles(files, async (folder) => {
    const options = { spec: `${folder}/openapi.json`, port: await freePort() };
    mock = await startMock(options);
    await expect(startMock(options)).rejects.toThrow(/^mock: port \d+ is in use; choose another with --port$/);
    await expect(startMock({ ...options, spec: `${folder}/none.json` })).rejects.toThrow(/none\.json is missing/);
  });
});

test("says why a document cannot be mocked", async () => {
  await withFiles({ "openapi.json": "{}" }, async (folder) => {
    const started = startMock({ spec: `${folder}/openapi.json`, port: await freePort() });
    await expect(started).rejects.toThrow(/^mock: Prism /);
  });
});

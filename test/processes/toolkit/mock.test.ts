import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { getFreePort, isPortInUse } from "../../../scripts/mock/free-port.ts";
import { type Mock, startMock } from "../../../scripts/mock/start-mock.ts";
import { petDocument, programEnvironment, withFiles } from "../../rig/run-command.ts";

const root = join(import.meta.dirname, "../../..");

let mock: Mock | undefined;

afterEach(async () => {
  await mock?.stop();
  mock = undefined;
});

const WAIT = { timeout: 30_000, interval: 50 };
const files = { "openapi.json": JSON.stringify(petDocument) };

function addPet(url: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${url}/pets`, { method: "POST", headers, body: JSON.stringify(body) });
}

test("answers with the examples, checks requests, reports that its port is in use, restarts after a crash, and stops", async () => {
  let restarts = 0;
  const onRestart = (): void => {
    restarts++;
  };
  const options = { document: files["openapi.json"], port: await getFreePort(), onRestart };
  mock = await startMock(options);
  const { url, pid } = mock;
  const accepted = await addPet(url, { name: "Rex" });
  expect([accepted.status, await accepted.json()]).toEqual([201, { id: 1 }]);
  expect((await addPet(url, {})).status).toBe(400);
  await expect(startMock(options)).rejects.toThrow(/^mock: port \d+ is in use; fix: choose another port with --port$/);

  const first = pid();
  process.kill(first ?? 0, "SIGKILL");
  const again = await vi.waitFor(async () => {
    if (pid() === first) throw new Error("still the old process");
    return addPet(url, { name: "Rex" });
  }, WAIT);
  expect(again.status).toBe(201);
  expect(restarts).toBe(1);

  await mock.stop();
  await expect(addPet(url, { name: "Rex" })).rejects.toThrow();
});

test("ends if the process that started it is killed", { tags: ["long"] }, async () => {
  await withFiles(files, async (folder) => {
    const port = await getFreePort();
    const args = [
      join(root, "scripts/contract.ts"),
      "mock",
      "--spec",
      `${folder}/openapi.json`,
      "--port",
      String(port),
    ];
    const starter = spawn(process.execPath, args, {
      cwd: root,
      env: programEnvironment(),
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(starter.stdout, "data");
    expect(String(line)).toMatch(/^mock: http:\/\/127\.0\.0\.1:\d+ answers for /);
    expect(await isPortInUse(port)).toBe(true);
    // What has no path of its own is answered at the root, and what breaks the contract is refused before Prism sees it.
    expect((await addPet(`http://127.0.0.1:${port}`, { name: "Rex" })).status).toBe(201);
    expect((await addPet(`http://127.0.0.1:${port}`, {})).status).toBe(400);
    starter.kill("SIGKILL");
    await expect.poll(() => isPortInUse(port), WAIT).toBe(false);
  });
});

test("reports the reason if Prism cannot load the document", async () => {
  const started = startMock({ document: "{}", port: await getFreePort() });
  await expect(started).rejects.toThrow(/^mock: Prism /);
});

test("a $ref in an example is data: nothing is read or asked for, and the rest is answered", async () => {
  const asked: string[] = [];
  const other = createServer((request, response) => {
    asked.push(String(request.url));
    response.end("{}");
  });
  await once(other.listen(0, "127.0.0.1"), "listening");
  const { port } = other.address() as AddressInfo;
  const example = {
    address: { $ref: `http://127.0.0.1:${port}/secret.json`, name: "Rex" },
    file: [{ $ref: "/none/secret.json" }],
    inside: { $ref: "#/info/nothing" },
  };
  const content = { "application/json": { schema: { $ref: "#/x-schemas/Pet" }, example } };
  const document = {
    ...{ openapi: "3.1.0", info: { title: "Pets", version: "1" } },
    paths: { "/pets": { get: { responses: { "200": { description: "found", content } } } } },
    "x-schemas": {
      Pet: { type: "object", properties: { file: { $ref: "#/x-schemas/Files" } } },
      Files: { type: "array" },
    },
  };
  try {
    mock = await startMock({ document: JSON.stringify(document), port: await getFreePort() });
    const answer = await fetch(`${mock.url}/pets`);
    expect([answer.status, await answer.json()]).toEqual([200, { address: { name: "Rex" }, file: [{}], inside: {} }]);
    expect(asked).toEqual([]);
  } finally {
    other.close();
  }
});

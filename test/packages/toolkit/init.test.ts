import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, inject, test } from "vitest";
import { getFreePort } from "../../../scripts/mock/free-port.ts";
import { root } from "../../rig/own-project.ts";
import { PACKAGE } from "./packed-toolkit.ts";

const { folder } = inject("toolkit");
const contract = join(folder, "node_modules", PACKAGE, "dist/contract.js");

interface Ended {
  readonly status: number;
  readonly text: string;
}

/** With the programs of the project first, as in an npm script. */
const environment = (place: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_COLOR: "1",
  PATH: `${join(place, "node_modules/.bin")}:${process.env.PATH}`,
});

function run(place: string, program: string, ...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, [...args], { cwd: place, env: environment(folder) }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code ?? 1), text: stdout + stderr });
    });
  });
}

async function init(name: string, ...options: readonly string[]): Promise<string> {
  const { status, text } = await run(folder, process.execPath, contract, "init", name, "--no-lock", ...options);
  expect([status, text]).toEqual([0, expect.stringContaining("npm install && npm start")]);
  const place = join(folder, name);
  symlinkSync(join(folder, "node_modules"), join(place, "node_modules"));
  // Each project has a port of its own, so that tests may run beside each other.
  const config = join(place, "contract.config.ts");
  const port = await getFreePort();
  const text8080 = readFileSync(config, "utf8");
  const changed = text8080.replace("localhost:8080", `localhost:${port}`);
  writeFileSync(config, changed.replace('command: "npm start"', `command: "npm start", env: { PORT: "${port}" }`));
  return place;
}

/** A document with a few uncommon parts, and one of several files. The example, with which a designer begins, is in the next test. */
const documents = [
  [
    "a document with forms, callbacks, downloads and two security schemes",
    ["--spec", join(root, "test/contract/todo/app/openapi.yaml")],
  ],
  ["a document of several files", ["--spec", join(root, "test/unit/scripts/cases/bundle-many-files/openapi.yaml")]],
  [
    "paths with fragments, forms and streams",
    ["--spec", join(import.meta.dirname, "documents/paths-with-fragments.yaml")],
  ],
  ["a document with nothing but webhooks", ["--spec", join(import.meta.dirname, "documents/webhooks-only.yaml")]],
] as const;

describe.each(documents)("a new project for %s", (title, options) => {
  test("passes its own tests, which list every operation as not yet written", async () => {
    const place = await init(`project-${documents.findIndex(([one]) => one === title)}`, ...options);
    const { status, text } = await run(place, "npm", "test");
    expect([status, status === 0 ? "" : text]).toEqual([0, ""]);
    expect(text).toMatch(/not yet written|^0 operations/m);
  });
});

test("of the example, a handler that is written is tested, and one that breaks the document fails the tests", async () => {
  const place = await init("written");
  const handler = join(place, "server/handlers/notes/list-notes.ts");
  const text = readFileSync(handler, "utf8");
  writeFileSync(
    handler,
    text.replace("() => notImplemented()", "() => ({ status: 200, body: [] })").replace(/^import \{ not.*\n/m, ""),
  );
  const good = await run(place, "npm", "test");
  expect([good.status, good.status === 0 ? "" : good.text]).toEqual([0, ""]);
  expect(good.text).toContain("not yet written");
  // The compiler would refuse it, so that it is told to look away.
  const wrong = `// @ts-expect-error The document has no such member.\nexport const listNotes: ApiHandler<"listNotes"> = () => ({ status: 200, body: [{ id: "one" }] });`;
  writeFileSync(handler, readFileSync(handler, "utf8").replace(/^export const.*/ms, wrong));
  const bad = await run(place, "npm", "test");
  expect(bad.status).not.toBe(0);
  expect(bad.text).toContain("listNotes");
});

describe("the example with a stream", () => {
  /** The output of its own tests, with these changes of the room. */
  async function testWith(name: string, ...changes: readonly (readonly [from: string, to: string])[]): Promise<Ended> {
    const place = await init(name, "--example", "stream");
    const file = join(place, "server/room.ts");
    const text = readFileSync(file, "utf8");
    for (const [from] of changes) expect(text).toContain(from);
    writeFileSync(
      file,
      changes.reduce((changed, [from, to]) => changed.replace(from, to), text),
    );
    return run(place, "npm", "test");
  }

  test("passes its own tests, and its client reads what is said", async () => {
    const { status, text } = await testWith("chat");
    expect([status, status === 0 ? "" : text]).toEqual([0, ""]);
    expect(text).not.toContain("not yet written");
    const place = join(folder, "chat");
    const port = String(await getFreePort());
    const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
      spawn(program, args, { cwd: place, env: { ...environment(folder), ...env }, detached: true });
    const server = start("npm", ["start"], { PORT: port });
    try {
      await untilAnswered(`http://localhost:${port}/none`, server);
      const client = start("tsx", ["client/example.ts", "How are you?"], { BASE_URL: `http://localhost:${port}` });
      let said = "";
      for await (const part of client.stdout ?? []) {
        said += part;
        if (said.includes("How are you?")) break;
      }
      const left = once(client, "exit");
      process.kill(-(client.pid ?? 0), "SIGTERM");
      await left;
      expect(said).toContain("1 listening");
    } finally {
      const ended = once(server, "exit");
      process.kill(-(server.pid ?? 0), "SIGTERM");
      await ended;
    }
  });

  test.each<readonly [name: string, from: string, to: string, found: string]>([
    [
      "a wrong item",
      "data: message }",
      "data: { ...message, id: 0 } }",
      "the connection was closed before the stream ended",
    ],
    [
      "a wrong end",
      "count = this.#listeners;",
      'throw new Error("planted");',
      "the connection was closed before the stream ended",
    ],
    ["a leak of iterators", 'once(this.#news, "news", { signal })', 'once(this.#news, "never")', "came      500"],
  ])("%s is found by its tests", { tags: ["long"] }, async (name, from, to, found) => {
    const { status, text } = await testWith(name.replaceAll(" ", "-"), [from, to]);
    expect([status === 0, text]).toEqual([false, expect.stringContaining(found)]);
  });
});

test("it starts with npm start, and contract new adds an operation to it", async () => {
  const place = await init("started");
  const added = await run(place, process.execPath, contract, "new", "GET", "/notes/count", "--tag", "notes");
  expect([added.status, added.text]).toEqual([0, expect.stringContaining("Left for you to decide")]);
  expect(await run(place, join(folder, "node_modules/.bin/tsc"))).toEqual({ status: 0, text: "" });
  const port = await getFreePort();
  const server = spawn("npm", ["start"], {
    cwd: place,
    env: { ...environment(folder), PORT: String(port) },
    stdio: "ignore",
    detached: true,
  });
  try {
    const answer = await untilAnswered(`http://localhost:${port}/notes/count`, server);
    expect([answer.status, await answer.json()]).toEqual([501, { title: "Not Implemented", status: 501 }]);
  } finally {
    const ended = once(server, "exit");
    process.kill(-(server.pid ?? 0), "SIGTERM");
    await ended;
  }
});

async function untilAnswered(url: string, server: ChildProcess): Promise<Response> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("The server ended");
    const answer = await fetch(url, { headers: { authorization: "Bearer development" } }).catch(() => undefined);
    if (answer !== undefined) return answer;
    await sleep(50);
  }
}

test("init refuses a folder with files, and a document that it cannot read, and writes nothing", async () => {
  const full = await run(folder, process.execPath, contract, "init", ".");
  expect([full.status, full.text]).toEqual([1, expect.stringMatching(/^init: \. is not empty \(it has [^\n]+\n$/)]);
  const spec = join(folder, "broken.yaml");
  writeFileSync(spec, "openapi: 3.1.0\ninfo: [\n");
  const broken = await run(folder, process.execPath, contract, "init", "broken", "--spec", spec);
  expect([broken.status, broken.text]).toEqual([1, expect.stringMatching(/broken\.yaml:\d+:\d+/)]);
  expect(await run(folder, "ls", "broken")).toMatchObject({ status: 2 });
});

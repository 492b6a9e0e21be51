import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { test as testCommand } from "../../../../scripts/cli/commands/test.ts";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { getFreePort, isPortInUse } from "../../../../scripts/mock/free-port.ts";
import { readContract } from "../../../../scripts/probe/contract/contract.ts";
import { CoverageCounter } from "../../../../scripts/probe/coverage/counter.ts";
import { type Coverage, countCovered } from "../../../../scripts/probe/coverage/coverage.ts";
import { readRecording } from "../../../../scripts/probe/coverage/read-recording.ts";
import type { ExerciseResult } from "../../../../scripts/probe/report/result.ts";
import { readLastLines } from "../../../../scripts/project/server-log.ts";
import type { JsonObject } from "../../../../scripts/schema/json.ts";
import { runCommandIn, withFiles } from "../../../rig/run-command.ts";
import type { Bug } from "./notes-app.ts";

const SLOW_MS = 60_000;
const spec = join(import.meta.dirname, "openapi.yaml");

/** The configuration of somebody's project, whose server has a bug. */
const configuration = (port: number, bug: Bug): string => `
export default {
  spec: ${JSON.stringify(spec)},
  url: "http://127.0.0.1:${port}",
  start: { command: ${JSON.stringify(`"${process.execPath}" "${join(import.meta.dirname, "serve-notes.ts")}" ${port} "${bug}"`)} },
  authenticate: ({ schemes }) => (schemes.includes("token") ? { authorization: "Bearer secret" } : {}),
};
`;

test("contract test starts the server, finds its bug and stops it; contract coverage counts what was sent", {
  timeout: SLOW_MS,
}, async () => {
  const port = await getFreePort();
  await withFiles({ "contract.config.mjs": configuration(port, "long texts") }, async (folder) => {
    const tested = await runCommandIn(folder, "test", "--record", "traffic.jsonl");
    expect([tested.stderr, tested.status]).toEqual(["", 1]);
    expect(tested.stdout).toMatch(
      /✗ createNote: the body at \/text that breaks maxLength\n {4}request {3}curl -sS -i -g --path-as-is -X POST .*\n {4}expected {2}a refusal.*\n {4}came {6}201 .*\n {4}document {2}.*openapi\.yaml:71:\d+\n/,
    );
    expect(tested.stdout).toContain("\nnot yet written (501)\n  shareNote\n");
    expect(tested.stdout).toMatch(
      /\n5 operations, \d+ requests: 2 failures in 2 operations, 1 not reached, 1 not yet written\n$/,
    );
    // The server has got its signal; its port is free a moment later.
    await expect.poll(() => isPortInUse(port), { timeout: 30_000 }).toBe(false);
    expect(await readFile(join(folder, "traffic.jsonl"), "utf8")).not.toContain("secret");

    const counted = await runCommandIn(folder, "coverage", "traffic.jsonl", "--minimum", "90");
    expect(counted.stdout).toMatch(
      /^operations +5 \/ 5 +100\.0 % {2}minimum 90 %\nstatuses +\d+ \/ 16 .*below the minimum/,
    );
    expect([counted.stderr, counted.status]).toEqual(["", 1]);
    expect(await readFile(join(folder, ".data/coverage/recorded/index.html"), "utf8")).toContain("Coverage of Notes");
  });
});

test("contract test shows what the server printed after its failures, and keeps all of it", {
  timeout: SLOW_MS,
}, async () => {
  const files = { "contract.config.mjs": configuration(await getFreePort(), "crashes without text") };
  await withFiles(files, async (folder) => {
    await mkdir(join(folder, ".data"));
    await writeFile(join(folder, ".data/server.log"), "of the last run\n");
    const shown = await runCommandIn(folder, "test", "--operation", "createNote");
    expect([shown.stderr, shown.status]).toEqual(["", 1]);
    expect(shown.stdout).toMatch(
      /failures? in 1 operation.*\n\nthe server printed \(last 20 lines; all of it is in \.data[\\/]server\.log\):\n( {4}Error: There is no text\n)+$/,
    );
    expect(await readFile(join(folder, ".data/server.log"), "utf8")).toMatch(/^(Error: There is no text\n)+$/);

    const asJson = await runCommandIn(folder, "test", "--operation", "createNote", "--json");
    expect((JSON.parse(asJson.stdout) as ExerciseResult).failures).not.toEqual([]);
    expect([asJson.stderr, asJson.status]).toEqual(["", 1]);
  });
});

test("the server that was started ends with a run that is killed, as for lack of memory", {
  timeout: SLOW_MS,
}, async () => {
  const port = await getFreePort();
  const start = { command: `"${process.execPath}" "${join(import.meta.dirname, "serve-notes.ts")}" ${port}` };
  const module = new URL("../../../../scripts/project/start-server.ts", import.meta.url);
  await withFiles({}, async (folder) => {
    const project = { url: `http://127.0.0.1:${port}`, folder, data: folder, name: "test" };
    const script = `
      const { startServer } = await import(${JSON.stringify(module.href)});
      await startServer(${JSON.stringify(start)}, ${JSON.stringify(project)});
      process.kill(process.pid, "SIGKILL");`;
    const run = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" });
    const [, signal] = await once(run, "exit");
    expect(signal).toBe("SIGKILL");
    await expect.poll(() => isPortInUse(port), { timeout: 30_000 }).toBe(false);
  });
});

test("contract test leaves out what the configuration and the command line say", { timeout: SLOW_MS }, async () => {
  const port = await getFreePort();
  const skipping = configuration(port, "long texts").replace(
    "authenticate:",
    'test: { skip: ["createNote"] },\n  authenticate:',
  );
  await withFiles({ "contract.config.mjs": skipping }, async (folder) => {
    const { stdout } = await runCommandIn(folder, "test", "--skip", "deleteNote", "--json");
    const { operations } = JSON.parse(stdout) as ExerciseResult;
    expect(operations.map(({ operation }) => operation)).toEqual(["shareNote", "listNotes", "getNote"]);
  });
});

test("of a long log the last 20 lines are shown", async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index + 1}`);
  await withFiles({ "server.log": `${lines.join("\n")}\n\n` }, async (folder) => {
    expect(await readLastLines(join(folder, "server.log"))).toEqual(lines.slice(-20));
  });
});

test("contract test takes everything as options, and answers as JSON", { timeout: SLOW_MS }, async () => {
  const { notesApp } = await import("./notes-app.ts");
  const { ServedApp } = await import("../koa/served-app.ts");
  const served = await ServedApp.start(notesApp());
  try {
    await withFiles({}, async (folder) => {
      const options = ["--spec", spec, "--url", served.url, "--header", "Authorization: Bearer secret", "--json"];
      const { stdout, status } = await runCommandIn(folder, "test", ...options, "--operation", "getNote");
      const result = JSON.parse(stdout) as ExerciseResult;
      expect([status, result.operations.map(({ operation }) => operation)]).toEqual([0, ["getNote"]]);
      expect(result.notReached.map(({ part }) => part)).toEqual(["status 503"]);
    });
  } finally {
    await served.stop();
  }
});

test.each([
  [["--operation", "getNotes"], 'test: the document has no operation "getNotes"; did you mean getNote?'],
  [["--skip", "getNotes"], 'test: the document has no operation "getNotes"; did you mean getNote?'],
  [["--url", "http://127.0.0.1:1"], "test: nothing answers at http://127.0.0.1:1; fix: start the server, "],
  [["--header", "none"], 'test: --header "none" is not "Name: value"'],
])("contract test refuses %s in one line", async (args, message) => {
  await expect(testCommand.run(["--spec", spec, ...args])).rejects.toThrow(message);
});

test("a HAR file is a recording too", async () => {
  const entry = (method: string, path: string, status: number, sent?: object, answer?: object) => ({
    request: {
      method,
      url: `https://example.com/api${path}`,
      headers: [{ name: ":path", value: path }],
      ...(sent && { postData: { mimeType: "application/json", text: JSON.stringify(sent) } }),
    },
    response: {
      status,
      headers: [{ name: "Content-Type", value: "application/json" }],
      content: { text: Buffer.from(JSON.stringify(answer ?? {})).toString("base64"), encoding: "base64" },
    },
  });
  const entries = [
    entry("POST", "/notes", 201, { text: "a" }, { id: "n1", text: "a" }),
    entry("POST", "/notes", 400, { text: "" }, { error: "no" }),
    entry("GET", "/notes?limit=11", 400, undefined, { error: "no" }),
    entry("GET", "/elsewhere", 200),
    // Requests that were never answered.
    entry("GET", "/notes", 0),
    { request: entry("GET", "/notes", 200).request },
  ];
  await withFiles({ "traffic.har": JSON.stringify({ log: { entries } }) }, async (folder) => {
    const contract = await readContract((await loadBundle(spec)).document as JsonObject);
    const counter = new CoverageCounter(contract);
    for (const exchange of readRecording(join(folder, "traffic.har"))) await counter.observe(exchange);
    const coverage = counter.coverage();
    expect([coverage.requests, counter.unknown]).toEqual([3, 1]);
    expect(coveredOf(coverage, "operations")).toEqual(["listNotes GET /notes", "createNote POST /notes"]);
    expect(coveredOf(coverage, "statuses")).toEqual(["listNotes 400", "createNote 201", "createNote 400"]);
    expect(coveredOf(coverage, "parameters")).toEqual(["listNotes limit violated"]);
    expect(coveredOf(coverage, "request keywords")).toContain("Note /properties/text/minLength violated");
    expect(countCovered(measureOf(coverage, "headers"))).toBe(0);
  });
});

test("a line that is no recorded request is named by its place", async () => {
  await withFiles({ "traffic.jsonl": '{"request":{}}\n' }, async (folder) => {
    expect(() => readRecording(join(folder, "traffic.jsonl"))).toThrow(
      /traffic\.jsonl:1:1: not a recorded request; fix: /,
    );
  });
});

const measureOf = ({ measures }: Coverage, wanted: string) => {
  const measure = measures.find(({ name }) => name === wanted);
  if (measure === undefined) throw new Error(`There is no measure ${wanted}`);
  return measure;
};

const coveredOf = (coverage: Coverage, name: string): string[] =>
  measureOf(coverage, name).items.flatMap((item) => (item.isCovered ? [`${item.group} ${item.name}`] : []));

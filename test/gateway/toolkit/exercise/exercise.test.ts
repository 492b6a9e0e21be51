import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { getFreePort } from "../../../../scripts/mock/free-port.ts";
import { startMock } from "../../../../scripts/mock/start-mock.ts";
import { formatResult } from "../../../../scripts/probe/report/test-report.ts";
import { type ExerciseOptions, exercise, prepareExercise } from "../../../../scripts/probe/run/exercise.ts";
import { openExercise } from "../../../../scripts/probe/run/project-exercise.ts";
import type { JsonObject } from "../../../../scripts/schema/json.ts";
import { ServedApp } from "../koa/served-app.ts";
import { type Bug, notesApp } from "./notes-app.ts";

const SLOW_MS = 60_000;
const spec = join(import.meta.dirname, "openapi.yaml");
const bundle = await loadBundle(spec);
const document = bundle.document as JsonObject;

async function tryServer(bug?: Bug, more: Partial<ExerciseOptions> = {}) {
  const served = await ServedApp.start(notesApp(bug));
  try {
    return await exercise({
      document,
      url: served.url,
      locate: (pointer) => bundle.place(pointer),
      authenticate: (schemes) => (schemes.includes("token") ? { authorization: "Bearer secret" } : {}),
      ...more,
    });
  } finally {
    await served.stop();
  }
}

describe("a server that is as its document says", () => {
  test("has no failures; what cannot be reached and what is not written are listed", { timeout: SLOW_MS }, async () => {
    const result = await tryServer();
    expect(result.failures, formatResult(result)).toEqual([]);
    expect(result.notWritten).toEqual(["shareNote"]);
    expect(result.notReached).toEqual([
      {
        operation: "getNote",
        part: "status 503",
        reason: "a fault of the server cannot be brought about from outside",
      },
    ]);
  });

  test("is called in an order in which things exist: creators, readers, deleters", async () => {
    const { operations } = await prepareExercise({ document, url: "http://localhost" });
    expect(operations.map(({ id }) => id)).toEqual(["createNote", "shareNote", "listNotes", "getNote", "deleteNote"]);
  });

  test("is not held to success where no credentials are given, and the reason is told", async () => {
    const result = await tryServer(undefined, { authenticate: () => ({}), operations: ["getNote"] });
    // That of the whole run: nothing was tested.
    expect(result.failures).toMatchObject([
      { operation: "", actual: expect.stringContaining("no operation was reached") },
    ]);
    expect(result.notReached.map(({ reason }) => reason).join("\n")).toContain("no credentials are given");
  });
});

const bugs: Readonly<Record<Bug, readonly [operation: string, check: RegExp, expected: RegExp]>> = {
  "another status": ["createNote", /example short/, /status 200 is not documented/],
  "no Location": ["createNote", /example short/, /header Location is missing/],
  "stars as text": ["getNote", /a valid request/, /body \/stars violates/],
  "long texts": ["createNote", /the body at \/text that breaks maxLength/, /a refusal/],
  "crashes without text": ["createNote", /the body that breaks required/, /no error of the server/],
  "open to all": ["listNotes", /no credentials/, /401 or 403/],
  "any token": ["listNotes", /wrong credentials/, /401 or 403/],
  "plain text": ["getNote", /a valid request/, /media type text\/plain.* is not documented/],
  "any limit": ["listNotes", /query limit that breaks maximum/, /a refusal/],
  "any media type": ["createNote", /an unknown media type/, /a refusal/],
  "deletes nothing": ["deleteNote", /.*/, /gone/],
};

test("each operation can be a test of its own", { timeout: SLOW_MS }, async () => {
  const served = await ServedApp.start(notesApp("any limit"));
  const headers = { Authorization: "Bearer secret" };
  const { operations, stop } = await openExercise({ spec, url: served.url, headers });
  try {
    const failed: string[] = [];
    for (const { id, run } of operations) if ((await run()).failures.length > 0) failed.push(id);
    expect(failed).toEqual(["listNotes"]);
  } finally {
    await stop();
    await served.stop();
  }
});

describe("a server with a bug", () => {
  test.each(Object.entries(bugs))("%s", { timeout: SLOW_MS }, async (bug, [operation, check, expected]) => {
    const { failures } = await tryServer(bug as Bug);
    const found = failures.find(
      (one) => one.operation === operation && check.test(one.check) && expected.test(one.expected),
    );
    expect(found, JSON.stringify(failures, undefined, 1)).toBeDefined();
    expect(found?.request).toMatch(/^curl .*'http:\/\/127\.0\.0\.1:\d+\/api\/notes/);
    expect(found?.request).not.toContain("secret");
    expect(found?.place).toMatch(/openapi\.yaml:\d+:\d+$/);
  });
});

test("the mock shows what the document says", { timeout: SLOW_MS }, async () => {
  const mock = await startMock({ document: JSON.stringify(document), port: await getFreePort() });
  try {
    const result = await exercise({ document, url: mock.url, isPrism: true });
    expect(result.failures, formatResult(result)).toEqual([]);
    expect(result.requests).toBeGreaterThan(20);
  } finally {
    await mock.stop();
  }
});

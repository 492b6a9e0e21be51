import { expect, test } from "vitest";
import { readContract } from "../../../../scripts/probe/contract/contract.ts";
import { formatResult } from "../../../../scripts/probe/report/test-report.ts";
import { type ExerciseOptions, exercise } from "../../../../scripts/probe/run/exercise.ts";
import { Findings } from "../../../../scripts/probe/run/findings.ts";
import { fuzz } from "../../../../scripts/probe/run/fuzz.ts";
import { ServedApp } from "../koa/served-app.ts";
import { type Library, libraryDocument, openLibrary } from "./library-app.ts";

const SLOW_MS = 120_000;

async function serving<Result>(library: Library, body: (url: string) => Promise<Result>): Promise<Result> {
  const served = await ServedApp.start(library.app);
  try {
    return await body(served.url);
  } finally {
    await served.stop();
  }
}

const testLibrary = (library: Library, options: Partial<ExerciseOptions> = {}) =>
  serving(library, (url) => exercise({ document: libraryDocument, url, ...options }));

async function fuzzLibrary(library: Library, rounds: number) {
  const contract = await readContract(libraryDocument, { lenient: true, allowOtherHeaders: true });
  return serving(library, (url) =>
    fuzz({
      contract,
      url,
      getHeaders: async () => [],
      operations: [...contract.operations.values()],
      ...{ ignored: [], seed: 1, rounds, timeoutMs: 60_000 },
      findings: new Findings(() => {}),
    }),
  );
}

test("ids in bodies are those of things that exist, so that what comes of them is seen", {
  timeout: SLOW_MS,
}, async () => {
  const result = await testLibrary(openLibrary());
  expect(result.failures, formatResult(result)).toEqual([]);
  const lent = result.notReached.filter(({ operation, part }) => operation === "lend" && part === "status 201");
  expect(lent).toEqual([]);
});

test("a bug behind ids in a body and a limit is found by contract test", { timeout: SLOW_MS }, async () => {
  const { failures } = await testLibrary(openLibrary({ isWrongWhenLong: true }));
  expect(failures.map(({ operation, check }) => `${operation}: ${check}`)).toEqual([
    "lend: a valid body (days at its maximum)",
  ]);
  expect(failures[0]?.expected).toMatch(/body \/due violates .*format/);
});

test("and by contract fuzz", { timeout: SLOW_MS }, async () => {
  const { findings, requests } = await fuzzLibrary(openLibrary({ isWrongWhenLong: true }), 10);
  expect(
    findings.filter(({ level }) => level === "failure").map(({ operation, check }) => `${operation} ${check}`),
  ).toEqual(["lend body-invalid"]);
  expect(requests).toBeLessThan(4000);
});

test("what is there from the last run is in the way, until the project clears it", { timeout: SLOW_MS }, async () => {
  const library = openLibrary();
  const options = { document: libraryDocument, operations: ["addBook"] };
  await serving(library, async (url) => {
    expect((await exercise({ ...options, url })).notReached.map(({ part }) => part)).not.toContain("status 201");
    expect((await exercise({ ...options, url })).notReached.map(({ part }) => part)).toContain("status 201");
    const asked: string[] = [];
    const reset = (context: { readonly url: string }): undefined => {
      asked.push(context.url);
      library.clear();
    };
    expect((await exercise({ ...options, url, reset })).notReached.map(({ part }) => part)).not.toContain("status 201");
    expect(asked).toEqual([url]);
  });
});

test("what the hooks of the project know is used, and nobody says that it is not known", {
  timeout: SLOW_MS,
}, async () => {
  const operations = ["getReceipt"];
  const reasons = async (options: Partial<ExerciseOptions>): Promise<string[]> =>
    (await testLibrary(openLibrary(), { operations, ...options })).notReached.map(({ reason }) => reason);
  expect((await reasons({})).join()).toContain("nobody knows a {receiptId} that exists");
  const path = { receiptId: "from-the-desk" };
  expect(await reasons({ provoke: ({ status }) => (status === "200" ? { path } : undefined) })).toEqual([]);
  expect(await reasons({ reset: () => path })).toEqual([]);
});

test("an operation can be left out", { timeout: SLOW_MS }, async () => {
  const { operations } = await testLibrary(openLibrary(), { skip: ["lend", "getReceipt"] });
  expect(operations.map(({ operation }) => operation)).toEqual(["addBook", "addMember", "getBook", "getMember"]);
});

test("a path with a # is sent without it, and its schemas are found", { timeout: SLOW_MS }, async () => {
  const { "/books": books, ...others } = libraryDocument.paths as Record<string, object>;
  const document = { ...libraryDocument, paths: { ...others, "/books#add": books } } as typeof libraryDocument;
  const result = await testLibrary(openLibrary(), { document, operations: ["addBook"] });
  expect(result.failures, formatResult(result)).toEqual([]);
  expect(result.requests).toBeGreaterThan(5);
});

test("what the document lacks is told apart, and no failure of the server", { timeout: SLOW_MS }, async () => {
  const content = {
    "application/json": { schema: { $ref: "#/components/schemas/NewBook" }, example: { isbn: "none" } },
  };
  const post = {
    operationId: "addBook",
    requestBody: { required: true, content },
    responses: { "201": { description: "added", content: { "application/json": {} } } },
  };
  const document = { ...libraryDocument, paths: { "/books": { post } } } as typeof libraryDocument;
  const result = await testLibrary(openLibrary(), { document });
  expect(result.failures, formatResult(result)).toEqual([]);
  const told = result.ofDocument.map(({ expected }) => expected).join("\n");
  expect(told).toContain("an example that its schema accepts");
  expect(told).toContain("status 400 is not documented");
  expect(formatResult(result)).toMatch(/of the document itself: .*findings of the document\n$/s);
});

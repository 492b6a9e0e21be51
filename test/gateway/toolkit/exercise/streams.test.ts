import { once } from "node:events";
import { join } from "node:path";
import { test } from "vitest";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { readContract } from "../../../../scripts/probe/contract/contract.ts";
import { formatResult } from "../../../../scripts/probe/report/test-report.ts";
import { exercise } from "../../../../scripts/probe/run/exercise.ts";
import { Findings } from "../../../../scripts/probe/run/findings.ts";
import { fuzz } from "../../../../scripts/probe/run/fuzz.ts";
import {
  type AnyCall,
  type AnyRequest,
  boundTrees,
  handlersFor,
  type ServeOptions,
  serving,
} from "../koa/bound-trees.ts";

const SLOW_MS = 120_000;
const { document } = await loadBundle(join(import.meta.dirname, "../../../unit/scripts/cases/streams/openapi.yaml"));
const contract = await readContract(document, { lenient: true, allowOtherHeaders: true });
const { streams } = await boundTrees("streams");

const note = { text: "a" };

async function* each(...items: readonly unknown[]): AsyncGenerator<unknown> {
  yield* items;
}

/** Events without an end. */
async function* feed({ signal }: AnyCall): AsyncGenerator<unknown> {
  yield { event: "note", id: "1", data: note };
  yield { event: "end", data: {} };
  await once(signal, "abort");
}

type Handlers = NonNullable<ServeOptions["handlers"]>;

const right: Handlers = {
  readFeed: (_, call) => ({ status: 200, body: feed(call) }),
  readMixed: () => ({ status: 200, body: each({ event: "text", data: "a" }, { event: "note", data: note }) }),
  listNotes: (_, { request }) =>
    request.headers.accept === "application/json"
      ? { status: 200, mediaType: "application/json", body: [note] }
      : { status: 200, body: each(note, { text: "b" }) },
  addNotes: async ({ body }: AnyRequest) => {
    let count = 0;
    for await (const _ of body as AsyncIterable<unknown>) count++;
    return { status: 200, body: { count } };
  },
  readRecords: () => ({ status: 200, body: each(note) }),
  readParts: () => ({ status: 200, body: each(note, note) }),
};

/** What `contract test` and `contract fuzz` find: the checks, each once. */
async function findIn(handlers: Handlers, operations: readonly string[], options: ServeOptions = {}) {
  let found: { readonly test: readonly string[]; readonly fuzz: readonly string[] } | undefined;
  const { middleware } = streams.serveApi({ handlers: handlersFor(handlers).handlers, ...options });
  await serving([middleware], async ({ url }) => {
    const tested = await exercise({ document, url, operations });
    const result = await fuzz({
      ...{ contract, url, getHeaders: async () => [], findings: new Findings(() => {}) },
      ...{ kinds: undefined, ignored: [], seed: 1, rounds: 2, timeoutMs: 60_000 },
      operations: [...contract.operations.values()].filter(({ id }) => operations.includes(id)),
    });
    const fuzzed = result.findings
      .filter(({ level }) => level === "failure")
      .map(({ check, reason }) => `${check}: ${reason}`);
    found = {
      test: tested.failures.map((failure) => `${formatResult({ ...tested, failures: [failure] })}`),
      fuzz: fuzzed,
    };
  });
  return found;
}

// They mostly wait, so they run side by side.
test.concurrent.for(Object.keys(right))(
  "nothing is found where %s is right",
  { timeout: SLOW_MS },
  async (id, { expect }) => {
    expect(await findIn(right, [id])).toEqual({ test: [], fuzz: [] });
  },
);

async function* broken(): AsyncGenerator<unknown> {
  yield note;
  throw new Error("planted");
}

async function* leaking(): AsyncGenerator<unknown> {
  yield note;
  await new Promise(() => undefined);
}

test.concurrent.for([
  {
    name: "a wrong item",
    handlers: { listNotes: () => ({ status: 200, body: each(note, { text: "" }) }) },
    options: { checkReplies: false },
    wanted: "body /1/text violates",
  },
  {
    name: "a wrong item that the server finds itself",
    handlers: { listNotes: () => ({ status: 200, body: each(note, { text: "" }) }) },
    options: {},
    wanted: "the connection was closed before the stream ended (after 1 item)",
  },
  {
    name: "a wrong end",
    handlers: { listNotes: () => ({ status: 200, body: broken() }) },
    options: {},
    wanted: "the connection was closed before the stream ended (after 1 item)",
  },
  {
    name: "a leak of iterators",
    handlers: { listNotes: () => ({ status: 200, body: leaking() }) },
    options: {},
    wanted: "500",
  },
])("$name is found", { timeout: SLOW_MS }, async ({ handlers, options, wanted }, { expect }) => {
  const found = await findIn(handlers, ["listNotes"], options);
  expect(found?.test.join("\n")).toContain(wanted);
  expect(found?.fuzz.join("\n")).toContain(wanted);
});

test.concurrent("a request with a wrong item that is accepted is found", { timeout: SLOW_MS }, async ({ expect }) => {
  const found = await findIn({ addNotes: () => ({ status: 200, body: { count: 0 } }) }, ["addNotes"]);
  expect(found?.fuzz.join("\n")).toMatch(/invalid-accepted: a request in which the body is wrong at \/0\/text/);
  expect(found?.test.join("\n")).toContain("the body at /0/text");
});

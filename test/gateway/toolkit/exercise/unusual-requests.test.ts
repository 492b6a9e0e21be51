import { text as readText } from "node:stream/consumers";
import Koa from "koa";
import { expect, test } from "vitest";
import { readContract } from "../../../../scripts/probe/contract/contract.ts";
import { formatResult } from "../../../../scripts/probe/report/test-report.ts";
import { exercise } from "../../../../scripts/probe/run/exercise.ts";
import { Findings } from "../../../../scripts/probe/run/findings.ts";
import { fuzz } from "../../../../scripts/probe/run/fuzz.ts";
import { isObject, type JsonObject } from "../../../../scripts/schema/json.ts";
import { ServedApp } from "../koa/served-app.ts";

const SLOW_MS = 60_000;

const words = { type: "object", required: ["words"], properties: { words: { type: "string", maxLength: 20 } } };

/** GET with a body, TRACE, and a key in the query: OpenAPI allows them, and few servers have them. */
const document: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Unusual", version: "1" },
  security: [{ key: [] }],
  paths: {
    "/found": {
      get: {
        operationId: "find",
        requestBody: { required: true, content: { "application/json": { schema: words } } },
        responses: {
          "200": { description: "found", content: { "application/json": { schema: words } } },
          "400": { description: "refused" },
          "401": { description: "no key" },
        },
      },
    },
    "/echo": {
      trace: {
        operationId: "echo",
        responses: { "200": { description: "the request" }, "401": { description: "no key" } },
      },
    },
  },
  components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "api_key" } } },
};

/** `isOpen`: the key is not looked at. */
function unusualApp(isOpen = false): Koa {
  const app = new Koa();
  app.use(async (context) => {
    const { method, path, query } = context;
    if (!["GET /found", "TRACE /echo"].includes(`${method} ${path}`)) return;
    context.body = null;
    context.status = 401;
    if (query.api_key !== "secret" && !isOpen) return;
    context.status = 200;
    if (method === "TRACE") return;
    const text = await readText(context.req);
    const isRight = /^\{"words":".*"/s.test(text) && context.is("json") && lengthOf(text) <= 20;
    if (isRight) context.body = { words: "" };
    else context.status = 400;
  });
  return app;
}

function lengthOf(text: string): number {
  try {
    const { words: given } = JSON.parse(text) as { words: unknown };
    return typeof given === "string" ? [...given].length : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

async function serve<Result>(app: Koa, use: (url: string) => Promise<Result>): Promise<Result> {
  const served = await ServedApp.start(app);
  try {
    return await use(served.url);
  } finally {
    await served.stop();
  }
}

const authenticate = () => ({ api_key: "secret" });

test("a body of GET, TRACE and a key in the query are sent as the document says", { timeout: SLOW_MS }, async () => {
  const result = await serve(unusualApp(), (url) => exercise({ document, url, authenticate }));
  expect(result.failures, formatResult(result)).toEqual([]);
  expect(result.notReached).toEqual([]);
});

test("contract fuzz sends them as well", { timeout: SLOW_MS }, async () => {
  const contract = await readContract(document, { lenient: true, allowOtherHeaders: true });
  const { findings, neverAccepted } = await serve(unusualApp(), (url) =>
    fuzz({
      ...{ contract, url, operations: [...contract.operations.values()], findings: new Findings(() => {}) },
      ...{ ignored: [], seed: 1, rounds: 4, timeoutMs: 30_000 },
      getHeaders: async () => Object.entries(authenticate()),
    }),
  );
  expect(findings.map(({ operation, check, reason }) => [operation, check, reason])).toEqual([]);
  expect(neverAccepted).toEqual([]);
});

test("a key that is not looked at is found, and not shown", { timeout: SLOW_MS }, async () => {
  const result = await serve(unusualApp(true), (url) =>
    exercise({ document, url, authenticate, operations: ["echo"] }),
  );
  expect(result.failures.map(({ check }) => check)).toEqual(["no credentials", "wrong credentials"]);
  const broken = await serve(new Koa(), (url) => exercise({ document, url, authenticate, operations: ["echo"] }));
  const text = formatResult(broken);
  expect(text).toContain('/echo?api_key=\'"$API_KEY"');
  expect(text).toContain("export API_KEY='…'  # the value of the query parameter api_key");
  expect(text).not.toContain("secret");
});

const tagged: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Tags", version: "1" },
  paths: {
    "/tags": {
      post: {
        operationId: "tag",
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: {
                type: "object",
                required: ["tags"],
                properties: { tags: { type: "array", items: { type: "string" } } },
              },
            },
          },
        },
        responses: { "204": { description: "taken" }, "400": { description: "refused" } },
      },
    },
  },
};

/** Refuses a form that has no tag. */
const tagApp = (): Koa =>
  new Koa().use(async (context) => {
    const fields = new URLSearchParams(await readText(context.req));
    context.status = context.is("urlencoded") && fields.has("tags") ? 204 : 400;
  });

test("a required list of a form has an entry, because an empty list cannot be written", {
  timeout: SLOW_MS,
}, async () => {
  const result = await serve(tagApp(), (url) => exercise({ document: tagged, url }));
  expect(result.failures, formatResult(result)).toEqual([]);
  expect(result.notReached).toEqual([]);
});

const note = (name: string): JsonObject => ({
  schema: { type: "object", required: [name], properties: { [name]: { type: "string" } }, additionalProperties: false },
});
const versions: JsonObject = { "application/json": note("text"), "application/json;v=2": note("words") };
const versioned: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Versions", version: "1" },
  paths: {
    "/notes": {
      post: {
        operationId: "addNote",
        requestBody: { required: true, content: versions },
        responses: {
          "200": { description: "added", content: versions },
          "400": { description: "refused" },
          "415": { description: "unknown type" },
        },
      },
    },
  },
};

/** Takes each version by its own schema, and answers with the one that is asked for. */
const versionedApp = (taken: Set<string>): Koa =>
  new Koa().use(async (context) => {
    if (`${context.method} ${context.path}` !== "POST /notes") return;
    const name = { "application/json": "text", "application/json;v=2": "words" }[context.get("content-type")];
    const text = await readText(context.req);
    context.body = null;
    context.status = name === undefined ? 415 : 400;
    if (name === undefined || !isNote(text, name)) return;
    taken.add(name);
    const answered = context.get("accept").includes("v=2") ? "words" : "text";
    context.status = 200;
    context.body = JSON.stringify({ [answered]: "a" });
    context.set("content-type", answered === "words" ? "application/json; v=2" : "application/json");
  });

function isNote(text: string, name: string): boolean {
  try {
    const given: unknown = JSON.parse(text);
    return isObject(given) && typeof given[name] === "string" && Object.keys(given).length === 1;
  } catch {
    return false;
  }
}

test("versions of a media type are sent and read by their own schemas", { timeout: SLOW_MS }, async () => {
  const result = await serve(versionedApp(new Set()), (url) => exercise({ document: versioned, url }));
  expect(result.failures, formatResult(result)).toEqual([]);
  expect(result.notReached).toEqual([]);
  const taken = new Set<string>();
  const contract = await readContract(versioned, { lenient: true, allowOtherHeaders: true });
  const { findings } = await serve(versionedApp(taken), (url) =>
    fuzz({
      ...{ contract, url, operations: [...contract.operations.values()], findings: new Findings(() => {}) },
      ...{ ignored: [], seed: 1, rounds: 4, timeoutMs: 30_000 },
      getHeaders: async () => [],
    }),
  );
  expect(findings.map(({ operation, check, reason }) => [operation, check, reason])).toEqual([]);
  expect(taken).toEqual(new Set(["text", "words"]));
});

import Koa from "koa";
import { expect, test } from "vitest";
import { formatResult } from "../../../../scripts/probe/report/test-report.ts";
import { exercise } from "../../../../scripts/probe/run/exercise.ts";
import type { JsonObject } from "../../../../scripts/schema/json.ts";
import { ServedApp } from "../koa/served-app.ts";

const SLOW_MS = 60_000;

/** Nothing but the discriminator says which kinds there are, and nothing says that an id is not empty. */
function petsDocument(discriminator: JsonObject): JsonObject {
  const pet = { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } };
  const branch = (properties: JsonObject): JsonObject => ({
    type: "object",
    required: ["kind"],
    properties: { kind: { type: "string" }, ...properties },
    additionalProperties: false,
  });
  return {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    paths: {
      "/pets": {
        post: {
          operationId: "addPet",
          requestBody: { required: true, content: pet },
          responses: { "200": { description: "added", content: pet }, "400": { description: "refused" } },
        },
      },
      "/pets/{id}": {
        get: {
          operationId: "getPet",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
          responses: { "200": { description: "found", content: pet } },
        },
      },
      "/tags/{tags}": {
        get: {
          operationId: "getTags",
          parameters: [
            {
              name: "tags",
              in: "path",
              required: true,
              schema: { type: "array", items: { type: "string" } },
              example: [".."],
            },
          ],
          responses: { "200": { description: "found", content: pet } },
        },
      },
    },
    components: {
      schemas: {
        Pet: {
          oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
          discriminator: { propertyName: "kind", ...discriminator },
        },
        Cat: branch({ indoor: { type: "boolean" } }),
        Dog: branch({ legs: { type: "integer" } }),
      },
    },
  };
}

const MAPPED = petsDocument({ mapping: { cat: "#/components/schemas/Cat", dog: "Dog", hound: "Dog" } });
/** Field names and types by kind. */
const MAPPED_KINDS = { cat: { indoor: "boolean" }, dog: { legs: "number" }, hound: { legs: "number" } };

/** The others extend the one with the discriminator, and may have any fields. */
const child = (properties: JsonObject): JsonObject => ({
  allOf: [{ $ref: "#/components/schemas/Pet" }, { properties }],
});
const INHERITED: JsonObject = {
  ...petsDocument({}),
  components: {
    schemas: {
      Pet: {
        type: "object",
        required: ["kind"],
        properties: { kind: { type: "string" }, friend: { $ref: "#/components/schemas/Pet" } },
        discriminator: { propertyName: "kind", mapping: { dog: "Dog" } },
      },
      Cat: child({ indoor: { type: "boolean" } }),
      Dog: child({ legs: { type: "integer" } }),
    },
  },
};
const ANY_FIELDS = { indoor: "boolean", legs: "number", friend: "object" };

type Kinds = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Server {
  readonly kinds: Kinds;
  /** The pet that is found at every address. */
  readonly found: JsonObject;
  /** A field that is wrongly refused. */
  readonly refused?: string;
}

/** The server of the document, written by hand. */
function petsApp({ kinds, found, refused }: Server): Koa {
  const isPet = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null || !("kind" in value)) return false;
    const { kind, ...fields } = value;
    const known = typeof kind === "string" && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    const isRight = ([name, field]: [string, unknown]): boolean =>
      name !== refused && typeof field === known?.[name] && (name !== "friend" || isPet(field));
    return known !== undefined && Object.entries(fields).every(isRight);
  };
  return new Koa().use(async (ctx) => {
    if (ctx.path === "/pets") {
      const pet = await readJson(ctx.req);
      Object.assign(ctx, ctx.is("json") && isPet(pet) ? { body: pet } : { body: "", status: 400 });
    } else if (/^\/(pets|tags)\/[^/]+$/.test(ctx.path)) ctx.body = found;
  });
}

async function readJson(request: AsyncIterable<Uint8Array>): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

async function tryServer(document: JsonObject, server: Server) {
  const served = await ServedApp.start(petsApp(server));
  const paths = new Set<string>();
  try {
    const record = ({ request }: { readonly request: { readonly url: string } }) =>
      paths.add(new URL(request.url).pathname);
    return { ...(await exercise({ document, url: served.url, record })), paths };
  } finally {
    await served.stop();
  }
}

test.each([
  ["of a mapping", MAPPED, MAPPED_KINDS, { kind: "hound" }],
  [
    "that are the names of schemas",
    petsDocument({}),
    { Cat: MAPPED_KINDS.cat, Dog: MAPPED_KINDS.dog },
    { kind: "Dog" },
  ],
  [
    "of schemas that extend another",
    INHERITED,
    { Cat: ANY_FIELDS, dog: ANY_FIELDS },
    { kind: "dog", friend: { kind: "Cat" } },
  ],
])(
  "a valid body has one of the values of its discriminator %s",
  { timeout: SLOW_MS },
  async (_, document, kinds, found) => {
    const result = await tryServer(document, { kinds, found });
    expect(result.failures, formatResult(result)).toEqual([]);
    expect(result.notReached).toEqual([]);
  },
);

test.each([
  [MAPPED, { kind: "", legs: 4 }],
  [MAPPED, { kind: "Cat", indoor: true }],
  [MAPPED, { kind: "dog", indoor: true }],
  [INHERITED, { kind: "dog", friend: { kind: "Dog" } }],
])(
  "an answer whose discriminator chooses another schema or none is a fault: $1",
  { timeout: SLOW_MS },
  async (document, found) => {
    const kinds = document === INHERITED ? { Cat: ANY_FIELDS, dog: ANY_FIELDS } : MAPPED_KINDS;
    const { failures } = await tryServer(document, { kinds, found });
    expect(new Set(failures.map(({ operation }) => operation))).toEqual(new Set(["getPet", "getTags"]));
    expect(failures[0]?.expected).toMatch(/body .* violates/);
  },
);

test("a path parameter is never empty, nor only dots", { timeout: SLOW_MS }, async () => {
  const { paths } = await tryServer(MAPPED, { kinds: MAPPED_KINDS, found: { kind: "cat" } });
  expect([...paths].filter((path) => path !== "/pets")).toEqual(["/pets/a", "/tags/a"]);
});

test("a valid body is named by what was changed in it", { timeout: SLOW_MS }, async () => {
  const { failures } = await tryServer(MAPPED, { kinds: MAPPED_KINDS, found: { kind: "cat" }, refused: "indoor" });
  expect(failures.map(({ check }) => check)).toEqual(["a valid body (with indoor)"]);
});

test("an example that shows what a component says is read-only is a finding of the document", {
  timeout: SLOW_MS,
}, async () => {
  const Cat = {
    type: "object",
    required: ["kind", "badge"],
    properties: { kind: { const: "Cat" }, indoor: { type: "boolean" }, badge: { $ref: "#/components/schemas/Badge" } },
  };
  const Badge = { type: "object", readOnly: true, properties: { number: { type: "integer" } } };
  const schema = { $ref: "#/components/schemas/Cat" };
  const example = { kind: "Cat", badge: { number: 1 } };
  const post = {
    operationId: "addCat",
    requestBody: { required: true, content: { "application/json": { schema, example } } },
    responses: {
      "200": { description: "added", content: { "application/json": {} } },
      "400": { description: "refused" },
    },
  };
  const document = { ...petsDocument({}), paths: { "/pets": { post } }, components: { schemas: { Cat, Badge } } };
  const result = await tryServer(document, { kinds: { Cat: MAPPED_KINDS.cat }, found: {} });
  expect(result.failures, formatResult(result)).toEqual([]);
  expect(result.ofDocument.map(({ expected }) => expected)).toEqual(["an example that its schema accepts"]);
});

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OutputFile } from "../../../scripts/emit/emitter.ts";
import { type GenerateOptions, generate } from "../../../scripts/emit/generate.ts";
import { newTreesFolder } from "./generated-case.ts";

const folder = newTreesFolder("warm-generate");
const spec = join(folder, "openapi.json");
const options: GenerateOptions = {
  spec,
  plugin: undefined,
  out: join(folder, "out"),
  lenient: false,
  server: "koa",
};

beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const schemas = {
  Pet: {
    type: "object",
    required: ["name"],
    properties: { name: { type: "string", pattern: "^a" }, tag: { $ref: "#/components/schemas/a.b" } },
  },
  "a.b": { type: "string", maxLength: 5 },
  Form: { type: "object", properties: { size: { type: "integer", default: 1 } } },
};

const operation = (multipart: boolean): object => ({
  operationId: "addPet",
  requestBody: {
    content: {
      [multipart ? "multipart/form-data" : "application/json"]: { schema: { $ref: "#/components/schemas/Form" } },
    },
  },
  responses: {
    "200": { description: "ok", content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } },
  },
});

const document = (changed: object, multipart = false): object => ({
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: { "/pets": { post: operation(multipart) } },
  components: { schemas: { ...schemas, ...changed } },
});

/** Documents as a designer saves them one after the other. Each is a change from the first one. */
const SAVED: readonly (readonly [change: string, document: object])[] = [
  ["the first", document({})],
  ["a limit and a type", document({ "a.b": { type: "string", maxLength: 6 }, Form: { type: "object" } })],
  // The function of the new schema would have the name of another's.
  ["a new schema of nearly the same name, and a form", document({ "a-b": { type: "boolean" } }, true)],
  ["the first again, with a description", document({ Pet: { ...schemas.Pet, description: "A pet." } })],
];

/** In a thread of its own, which has loaded nothing yet. */
function generateCold(): Promise<readonly OutputFile[]> {
  const module = new URL("../../../scripts/emit/generate.ts", import.meta.url).href;
  const code = `
    import { parentPort, workerData } from "node:worker_threads";
    const { generate } = await import(workerData.module);
    parentPort.postMessage((await generate(workerData.options)).files);
  `;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { module, options },
  });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

test("a process that has generated before writes the same bytes as a new one", { timeout: 120_000 }, async () => {
  for (const [index, [change, saved]] of SAVED.entries()) {
    writeFileSync(spec, JSON.stringify(saved));
    const warm = (await generate(options)).files;
    // A new thread takes a second: every second document is enough, as each differs from the one before it in all that changed.
    if (index % 2 === 0) continue;
    const cold = await generateCold();
    const different = warm.filter(({ path, text }, at) => cold[at]?.path !== path || cold[at].text !== text);
    expect([change, warm.length, different.map(({ path }) => path)]).toEqual([change, cold.length, []]);
  }
});

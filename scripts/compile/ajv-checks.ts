import type { Ajv2020 } from "ajv/dist/2020.js";
import type { Api } from "../ir/model.ts";
import { yesOrNo } from "./yes-or-no.ts";

export interface Checks {
  readonly code: string;
  /** The function that checks a schema, by the schema's name in the defs. */
  readonly names: Readonly<Record<string, string>>;
}

const SMALL_ENOUGH_TO_INLINE = 8;

/** Compiles schemas with ajv to source code, and frees that code of ajv. */
export async function compileChecks(api: Api, schemas: readonly string[]): Promise<Checks> {
  const ajv = await prepare(api);
  const exported: Record<string, string> = {};
  schemas.forEach((name, index) => {
    exported[`check${index}`] = `defs#/$defs/${name}`;
  });
  for (const reference of Object.values(exported)) ajv.getSchema(reference);
  const { default: standalone } = await import("ajv/dist/standalone/index.js");
  const code = onLines(yesOrNo(freeOfAjv(standalone.default(ajv, exported))));
  return { code, names: Object.fromEntries(schemas.map((name, index) => [name, `check${index}`])) };
}

async function prepare(api: Api): Promise<Ajv2020> {
  const { Ajv2020, _, stringify } = await import("ajv/dist/2020.js");
  const { FORMATS } = await import("../runtime/formats.ts");
  const ajv = new Ajv2020({
    code: { source: true, esm: true, optimize: false, formats: _`FORMATS` },
    formats: { ...FORMATS },
    inlineRefs: SMALL_ENOUGH_TO_INLINE,
    // The schemas come from the normaliser, which has checked them and knows their places.
    strict: false,
    validateSchema: false,
    meta: false,
    messages: false,
    addUsedSchema: false,
    unevaluated: mentions(api, (keyword) => keyword.startsWith("unevaluated")),
    // Only a property called like one that every object inherits needs the slower look at what is the object's own.
    ownProperties: mentions(api, (name) => name in Object.prototype),
  });
  for (const [index, { keyword, appliesTo }] of api.keywords.entries()) {
    ajv.addKeyword({
      keyword,
      type: appliesTo as "string",
      code: (context) => {
        const holds = context.gen.scopeValue("keyword", {
          ref: { keyword },
          key: keyword,
          code: _`keywordModule${index}.holds`,
        });
        const key = JSON.stringify(context.schema);
        const parameter = context.gen.scopeValue("obj", { ref: { key }, key, code: stringify(context.schema) });
        context.fail(_`!${holds}(${context.data}, ${parameter})`);
      },
    });
  }
  ajv.addSchema({ $defs: api.defs }, "defs");
  return ajv;
}

/** Whether a key or word of the schemas is such a one. */
function mentions(api: Api, test: (word: string) => boolean): boolean {
  const visit = (value: unknown): boolean => {
    if (typeof value === "string") return test(value);
    if (Array.isArray(value)) return value.some(visit);
    return (
      typeof value === "object" &&
      value !== null &&
      Object.entries(value).some(([key, member]) => test(key) || visit(member))
    );
  };
  return visit(api.defs);
}

/** One declaration a line: a change of one schema is a change of a few lines. */
const onLines = (code: string): string =>
  code.replaceAll(
    /(?<=[;}])(?=(?:function validate|const (?:check|schema|func|pattern|formats|keyword|obj)\d))/g,
    "\n",
  );

/** Names that ajv's run-time modules have in the generated tree. */
const OWN_RUNTIME: Readonly<Record<string, string>> = { ucs2length: "lengthOf", equal: "deepEqual" };

function freeOfAjv(code: string): string {
  const own = code
    .replace(/^"use strict";/, "")
    .replaceAll("export const check", "const check")
    .replaceAll(
      /require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g,
      (found, name: string) => OWN_RUNTIME[name] ?? found,
    );
  const left = /require\([^)]*\)/.exec(own);
  if (left) throw new Error(`the validators would still need ${left[0]}`);
  return own;
}

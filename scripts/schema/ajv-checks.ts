import { createRequire } from "node:module";
import type { Code, KeywordCxt, Name } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { FORMATS } from "../runtime/formats.ts";
import { nameInRef } from "../runtime/json-schema.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "./json.ts";
import { keywordOf } from "./keywords.ts";
import { isBranch } from "./name-branches.ts";
import { eachSubschema, mapSubschemas, type Schema } from "./walk.ts";

type Defs = Readonly<Record<string, Schema>>;

/** What the code of checks needs from the module around it, by these names. */
export const AJV_IMPORTS = { require: "require", childErrors: "childErrors", isMultipleOf: "isMultipleOf" } as const;

export const keywordImport = (index: number): string => `keyword${index}`;

/** Schemas as ajv compiles them, by the names of their functions. */
export type AjvSchemas = readonly (readonly [functionName: string, schema: JsonObject])[];

/** A keyword of a plug-in. */
export interface PluginKeyword {
  readonly keyword: string;
  readonly appliesTo: string;
}

/** A keyword of ours: the value is checked by the function of another schema, which may be in another module. */
const CALL = "x-call";

/** Makes a `$ref` a call of the other schema's function, so that each module is compiled alone and holds no copies. */
export const toAjvSchemas = (
  defs: Defs,
  names: readonly string[],
  functionNames: ReadonlyMap<string, string>,
): AjvSchemas =>
  names.map((name) => [functionNames.get(name) ?? "", new References(defs, functionNames).convert(name)]);

/** Ajv's standalone code: an ES module, which exports the functions. */
export function compileChecks(schemas: AjvSchemas, keywords: readonly PluginKeyword[]): string {
  // A new one each time: ajv numbers its variables, and the same schemas must give the same text.
  return writeCode(newAjv(needsOf(schemas), keywords, true), schemas);
}

/** The body of a CommonJS module. Many schemas, one after the other, are compiled faster so. */
export class CheckCompiler {
  readonly #keywords: readonly PluginKeyword[];
  readonly #ajvs = new Map<string, Ajv2020>();

  constructor(keywords: readonly PluginKeyword[]) {
    this.#keywords = keywords;
  }

  compile(name: string, schema: JsonObject): string {
    const needs = needsOf([[name, schema]]);
    const key = JSON.stringify(needs);
    const ajv = this.#ajvs.get(key) ?? newAjv(needs, this.#keywords, false);
    this.#ajvs.set(key, ajv);
    try {
      return writeCode(ajv, [[name, schema]]);
    } finally {
      ajv.removeSchema(name);
    }
  }
}

function writeCode(ajv: Ajv2020, schemas: AjvSchemas): string {
  for (const [name, schema] of schemas) {
    checkSchema(name, schema);
    // Ajv keeps schemas in a plain object, which has a `constructor` already; no function is called so.
    ajv.addSchema(schema, name);
  }
  return dropUnused(loadAjv().standalone(ajv, Object.fromEntries(schemas.map(([name]) => [name, name]))));
}

/** Ajv writes every schema as a constant of one line, and its code uses few of them. */
function dropUnused(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replaceAll(/^const (schema\d+) = .*;\n/gm, (line, name) => (uses.get(name) === 1 ? "" : line));
}

/** What makes every check larger and slower, and is left out where no schema asks for it. */
interface Needs {
  /** Names such as `toString` are found in every object, unless only its own properties count. */
  readonly ownProperties: boolean;
  /** An account of what was evaluated. Some checks throw with it (patternProperties in an `if`). */
  readonly unevaluated: boolean;
}

const needsOf = (schemas: AjvSchemas): Needs => ({
  ownProperties: schemas.some(([, schema]) => isTrueInside(schema, namesInherited)),
  unevaluated: schemas.some(([, schema]) => isTrueInside(schema, isUnevaluated)),
});

interface AjvModules {
  readonly Ajv2020: typeof Ajv2020;
  readonly _: typeof import("ajv")["_"];
  readonly Name: typeof Name;
  readonly standalone: (ajv: Ajv2020, names: Readonly<Record<string, string>>) => string;
  readonly addFormats: (ajv: Ajv2020, formats: readonly string[]) => void;
  /** Knows the meta-schema, which takes ajv long to compile, and is asked about every schema. */
  readonly meta: Ajv2020;
}

let modules: AjvModules | undefined;

/** Loaded when something must be compiled: most runs find everything in the cache, and loading takes a tenth of a second. */
function loadAjv(): AjvModules {
  if (modules !== undefined) return modules;
  const require = createRequire(import.meta.url);
  const { Ajv2020 } = require("ajv/dist/2020.js");
  modules = {
    Ajv2020,
    ...require("ajv"),
    standalone: require("ajv/dist/standalone").default,
    addFormats: require("ajv-formats").default,
    meta: new Ajv2020({ strict: false }),
  };
  return modules as AjvModules;
}

/** No keyword may bring code along. */
function checkSchema(name: string, schema: JsonObject): void {
  const { meta } = loadAjv();
  if (meta.validateSchema(schema) !== true) throw new Error(`schema is invalid: ${name}: ${meta.errorsText()}`);
}

function newAjv({ ownProperties, unevaluated }: Needs, keywords: readonly PluginKeyword[], esm: boolean): Ajv2020 {
  const { Ajv2020, _, Name, addFormats } = loadAjv();
  const ajv = new Ajv2020({
    // Unknown keywords are annotations, as JSON Schema says.
    strict: false,
    // `checkSchema` does it.
    meta: false,
    validateSchema: false,
    // `explain` writes the messages.
    messages: false,
    ownProperties,
    // Formats that are not checked are annotations too.
    logger: false,
    code: { source: true, esm, lines: true },
  });
  ajv.opts.unevaluated = unevaluated;
  addFormats(ajv, Object.keys(FORMATS));
  ajv.addKeyword({ keyword: CALL, schemaType: "string", code: callCheck });
  // Ajv's own takes 1e308 for a multiple of 0.123456789.
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    code: (cxt) => cxt.fail(_`!${new Name(AJV_IMPORTS.isMultipleOf)}(${cxt.data}, ${cxt.schemaValue})`),
  });
  for (const [index, { keyword, appliesTo }] of keywords.entries())
    ajv.addKeyword({
      keyword,
      type: appliesTo as "string",
      code: (cxt) => cxt.fail(_`!${new Name(keywordImport(index))}.holds(${cxt.data}, ${cxt.schemaValue})`),
    });
  return ajv;
}

function callCheck(cxt: KeywordCxt): void {
  const { _, Name } = loadAjv();
  const { gen, data, schema, it } = cxt;
  const check = new Name(schema as string);
  // Variables of the code that ajv writes.
  const [allErrors, errorCount, instancePath] = [new Name("vErrors"), new Name("errors"), new Name("instancePath")];
  cxt.result(_`${check}(${data})`, undefined, () => {
    if (it.createErrors === false) {
      gen.code(_`${errorCount}++`);
      return;
    }
    const path: Code = _`${instancePath} + ${it.errorPath}`;
    const childErrors = new Name(AJV_IMPORTS.childErrors);
    gen.assign(allErrors, _`${childErrors}(${allErrors}, ${check}.errors, ${path})`);
    gen.assign(errorCount, _`${allErrors}.length`);
  });
}
/** Replaces the references of one schema. */
class References {
  readonly #defs: Defs;
  readonly #functionNames: ReadonlyMap<string, string>;
  /** Copies of other schemas, for `unevaluatedProperties` and `unevaluatedItems`, which must see into them. */
  readonly #copies = new Map<string, Schema>();

  constructor(defs: Defs, functionNames: ReadonlyMap<string, string>) {
    this.#defs = defs;
    this.#functionNames = functionNames;
  }

  convert(name: string): JsonObject {
    const schema = this.#convert(this.#defs[name] ?? false, false);
    const whole = isObject(schema) ? schema : { allOf: [schema] };
    return this.#copies.size === 0 ? whole : { ...whole, $defs: Object.fromEntries(this.#copies) };
  }

  #functionName(target: string): string {
    const name = this.#functionNames.get(target);
    if (name === undefined) throw new Error(`There is no schema ${target} to which a $ref could refer.`);
    return name;
  }

  #convert(schema: Schema, isSeenInto: boolean): Schema {
    if (!isObject(schema)) return schema;
    const seesInto = isSeenInto || isUnevaluated(schema);
    const written = separateContains(seesInto ? ifToUnion(containsToUnion(schema)) : schema);
    const { $ref, ...converted } = mapSubschemas(written, (child, keyword) =>
      this.#convert(child, seesInto && keywordOf(keyword)?.isOfSameValue === true),
    );
    if (typeof $ref !== "string") return converted;
    const target = nameInRef($ref) ?? "";
    // Its own function is for `explain`; here it would be slower than its code.
    if (isBranch(target)) return this.#convert(this.#defs[target] ?? false, seesInto);
    if (!seesInto) return { ...converted, [CALL]: this.#functionName(target) };
    if (!this.#copies.has(target)) {
      // The name is taken first, because a schema may contain itself.
      this.#copies.set(target, true);
      this.#copies.set(target, this.#convert(this.#defs[target] ?? false, true));
    }
    return { ...converted, $ref };
  }
}

/** The same condition as a union, because ajv counts what an `if` looks at as evaluated although it does not hold. */
function ifToUnion({ if: condition, then = true, else: otherwise = true, ...schema }: JsonObject): JsonObject {
  if (condition === undefined) return schema;
  const union = { anyOf: [{ allOf: [condition, then] }, { allOf: [{ not: condition }, otherwise] }] };
  return { ...schema, allOf: [...asArray(schema.allOf), union] };
}

/**
 * Items that match a `contains` are evaluated. Ajv takes all items for evaluated, so that the `contains` is put where it takes none, and
 * its schema becomes one more that unevaluated items may match.
 */
function containsToUnion(schema: JsonObject): JsonObject {
  const { unevaluatedItems } = schema;
  const contained = listContains(schema);
  if (unevaluatedItems === undefined || contained.length === 0) return schema;
  return { ...hideContains(schema), unevaluatedItems: { anyOf: [unevaluatedItems, ...contained] } };
}

const listContains = (schema: Json): Json[] =>
  isObject(schema)
    ? [...(schema.contains === undefined ? [] : [schema.contains]), ...asArray(schema.allOf).flatMap(listContains)]
    : [];

function hideContains({ contains, minContains, maxContains, ...schema }: JsonObject): JsonObject {
  const inner = asArray(schema.allOf).map((part) => (isObject(part) ? hideContains(part) : part));
  const hidden = contains === undefined ? [] : [{ not: { not: pickContains({ contains, minContains, maxContains }) } }];
  return { ...schema, allOf: [...inner, ...hidden] };
}

const pickContains = ({ contains = true, minContains, maxContains }: Partial<JsonObject>): JsonObject => ({
  contains,
  ...(minContains !== undefined && { minContains }),
  ...(maxContains !== undefined && { maxContains }),
});

/** Apart from `prefixItems`, because ajv takes the result of its last item for that of `contains` if the list is empty. */
function separateContains(schema: JsonObject): JsonObject {
  const { contains, minContains, maxContains, ...others } = schema;
  if (contains === undefined || schema.prefixItems === undefined) return schema;
  return { ...others, allOf: [...asArray(schema.allOf), pickContains(schema)] };
}

/** The functions that a schema calls. */
export function listCalls(schema: JsonObject): readonly string[] {
  const found = new Set<string>();
  isTrueInside(schema, ({ [CALL]: name }) => {
    if (typeof name === "string") found.add(name);
    return false;
  });
  return [...found];
}

const isUnevaluated = ({ unevaluatedProperties, unevaluatedItems }: JsonObject): boolean =>
  unevaluatedProperties !== undefined || unevaluatedItems !== undefined;

/** Whether something is true of a schema or of one inside it. */
function isTrueInside(schema: Schema, isTrue: (schema: JsonObject) => boolean): boolean {
  if (!isObject(schema)) return false;
  let found = isTrue(schema);
  eachSubschema(schema, (child) => {
    found ||= isTrueInside(child, isTrue);
  });
  return found;
}

/** Whether a schema names a property that every JavaScript object inherits. */
function namesInherited({ required, properties, dependentRequired, dependentSchemas }: JsonObject): boolean {
  const keys = [properties, dependentRequired, dependentSchemas].flatMap((one) => Object.keys(asObject(one)));
  return [...asArray(required), ...keys].some((name) => typeof name === "string" && name in Object.prototype);
}

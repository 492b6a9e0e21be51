import { _, type Code, type KeywordCxt, Name } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import ajvFormats from "ajv-formats";
import type { Keyword } from "../../model/model.ts";
import type { KeywordRule } from "../../runtime/explain.ts";
import { BUILT_IN_RULES } from "../../runtime/explain-rules.ts";
import type { Check } from "../../runtime/validator.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../schema/json.ts";
import { keywordOf } from "../../schema/keywords.ts";
import { eachSubschema, mapSubschemas, type Schema } from "../../schema/walk.ts";

type Defs = Readonly<Record<string, Schema>>;

/** What the code of checks needs from the module around it, by these names. */
export const AJV_IMPORTS = { require: "require", childErrors: "childErrors", isMultipleOf: "isMultipleOf" } as const;

export const keywordImport = (index: number): string => `keyword${index}`;

/** Schemas as ajv compiles them, by the names of their functions. */
export type AjvSchemas = readonly (readonly [functionName: string, schema: JsonObject])[];

/** A keyword of ours: the value is checked by the function of another schema, which may be in another module. */
const CALL = "x-call";

/** Makes a `$ref` a call of the other schema's function, so that each module is compiled alone and holds no copies. */
export const toAjvSchemas = (
  defs: Defs,
  names: readonly string[],
  functionNames: ReadonlyMap<string, string>,
): AjvSchemas =>
  names.map((name) => [functionNames.get(name) ?? "", new References(defs, functionNames).convert(name)]);

/** Ajv's standalone code, which exports the functions. */
export function compileChecks(schemas: AjvSchemas, keywords: readonly Omit<Keyword, "path">[]): string {
  const ajv = newAjv(schemas.map(([, schema]) => schema));
  ajv.addKeyword({ keyword: CALL, schemaType: "string", code: callCheck });
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
  // Ajv keeps schemas in a plain object, which has a `constructor` already; no function is called so.
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  return standalone.default(ajv, Object.fromEntries(schemas.map(([name]) => [name, name])));
}

/** The check of each schema, compiled in memory when it is first asked for. */
export function checksInMemory(defs: Defs, keywords: readonly KeywordRule[]): (name: string) => Check {
  const ajv = newAjv(Object.values(defs));
  const multipleOf = BUILT_IN_RULES.filter(({ keyword }) => keyword === "multipleOf");
  for (const { keyword, appliesTo, holds } of [...multipleOf, ...keywords])
    ajv.addKeyword({
      keyword,
      type: appliesTo,
      errors: false,
      validate: (parameter: unknown, value: unknown) => holds(value, parameter),
    });
  ajv.addSchema({ $id: "document", $defs: defs });
  return (name) => (value) => ajv.getSchema(`document#/$defs/${name}`)?.(value) === true;
}

function newAjv(schemas: readonly Schema[]): Ajv2020 {
  const ajv = new Ajv2020({
    // Unknown keywords are annotations, as JSON Schema says.
    strict: false,
    // `explain` writes the messages.
    messages: false,
    // Names such as `toString` are found in every object, unless only its own properties count.
    ownProperties: schemas.some((schema) => isTrueInside(schema, namesInherited)),
    discriminator: true,
    code: { source: true, esm: true, lines: true },
  });
  // To keep account of what was evaluated makes every check larger and slower, and some throw (patternProperties in an `if`).
  ajv.opts.unevaluated = schemas.some((schema) => isTrueInside(schema, isUnevaluated));
  ajvFormats.default(ajv);
  // Ajv's own takes 1e308 for a multiple of 0.123456789.
  ajv.removeKeyword("multipleOf");
  return ajv;
}

// Variables of the code that ajv writes.
const VALIDATION_ERRORS = new Name("vErrors");
const ERROR_COUNT = new Name("errors");
const INSTANCE_PATH = new Name("instancePath");

function callCheck(cxt: KeywordCxt): void {
  const { gen, data, schema, it } = cxt;
  const check = new Name(schema as string);
  cxt.result(_`${check}(${data})`, undefined, () => {
    const path: Code = _`${INSTANCE_PATH} + ${it.errorPath}`;
    const childErrors = new Name(AJV_IMPORTS.childErrors);
    gen.assign(VALIDATION_ERRORS, _`${childErrors}(${VALIDATION_ERRORS}, ${check}.errors, ${path})`);
    gen.assign(ERROR_COUNT, _`${VALIDATION_ERRORS}.length`);
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

  #convert(schema: Schema, isSeenInto: boolean): Schema {
    if (!isObject(schema)) return schema;
    const seesInto = isSeenInto || isUnevaluated(schema);
    const written = separateContains(seesInto ? ifToUnion(schema) : schema);
    const { $ref, ...converted } = mapSubschemas(written, (child, keyword) =>
      this.#convert(child, seesInto && keywordOf(keyword)?.isOfSameValue === true),
    );
    if (typeof $ref !== "string") return converted;
    const target = $ref.slice("#/$defs/".length);
    if (!seesInto) return { ...converted, [CALL]: this.#functionNames.get(target) ?? "" };
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

/** Apart from `prefixItems`, because ajv takes the result of its last item for that of `contains` if the list is empty. */
function separateContains(schema: JsonObject): JsonObject {
  const { contains, minContains, maxContains, ...others } = schema;
  if (contains === undefined || schema.prefixItems === undefined) return schema;
  const counts = {
    ...(minContains !== undefined && { minContains }),
    ...(maxContains !== undefined && { maxContains }),
  };
  return { ...others, allOf: [...asArray(schema.allOf), { contains, ...counts }] };
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

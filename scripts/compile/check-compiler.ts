import { _, Ajv2020, Name, stringify } from "ajv/dist/2020.js";
import type { Keyword } from "../ir/model.ts";
import type { Schema } from "../ir/schema.ts";
import { eachSubschema, mapSubschemas } from "../ir/schema.ts";
import { isObject } from "../pipeline/json.ts";
import { FORMATS } from "../runtime/formats.ts";
import { yesOrNo } from "./yes-or-no.ts";

type Defs = Readonly<Record<string, Schema>>;

/** The keyword that stands for "call the function of that schema" where the schema had a $ref. */
const CALL = "x-call";

/**
 * Compiles schemas to functions with ajv, each on its own: a $ref becomes a call of the other schema's function. So the
 * code of a schema depends on that schema alone: it can be compiled in any thread, and a change changes only its lines.
 */
export class CheckCompiler {
  readonly #defs: Defs;
  readonly #ajv: Ajv2020;
  readonly #functionName: (schema: string) => string;

  constructor(defs: Defs, keywords: readonly Keyword[], functionName: (schema: string) => string) {
    this.#defs = defs;
    this.#functionName = functionName;
    this.#ajv = prepare(keywords, (schema) => functionName(schema));
  }

  /** The declaration of the schema's function. */
  compile(schema: string): string {
    const name = this.#functionName(schema);
    const def = this.#defs[schema] ?? false;
    if (isBeyondAjv(def)) return `const ${name} = /* @__PURE__ */ interpreted(${JSON.stringify(schema)});`;
    this.#startAfresh();
    const { source } = this.#ajv.compile(this.#withCalls(def));
    if (!source) throw new Error(`ajv gave no code for ${schema}`);
    const code = freeOfAjv(yesOrNo(String(source.validateCode)));
    const constants = Object.values(source.scopeValues)
      .flatMap((values) => [...(values ?? [])])
      .filter((value) => value.value?.code !== undefined && mentions(code, String(value)))
      .map((value) => `const ${value} = ${freeOfAjv(String(value.value?.code))};`);
    if (constants.length === 0) return code.replace(/^function validate\d+/, `function ${name}`);
    return `const ${name} = /* @__PURE__ */ (() => {${constants.join("")}return ${code}})();`;
  }

  /** Names inside a function are counted anew for each, whatever was compiled before it. */
  #startAfresh(): void {
    const { scope } = this.#ajv;
    Object.assign(this.#ajv, { scope: new (scope.constructor as new (options: object) => typeof scope)(scope.opts) });
  }

  #withCalls(schema: Schema): Schema {
    if (!isObject(schema)) return schema;
    const target = typeof schema.$ref === "string" ? schema.$ref.slice("#/$defs/".length) : undefined;
    if (target === undefined) return mapSubschemas(schema, (child) => this.#withCalls(child));
    const def = this.#defs[target];
    // A bare number or string is checked where it stands: a call would cost more than the check.
    return def !== undefined && isLeaf(def) ? def : { [CALL]: target };
  }
}

function prepare(keywords: readonly Keyword[], functionName: (schema: string) => string): Ajv2020 {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, optimize: false, formats: _`FORMATS` },
    formats: { ...FORMATS },
    // The schemas come from the normaliser, which has checked them and knows their places.
    strict: false,
    validateSchema: false,
    meta: false,
    messages: false,
    addUsedSchema: false,
  });
  // Ajv2020 turns this on whatever it is told, and then every function keeps account of what it has looked at.
  Object.assign(ajv.opts, { unevaluated: false });
  // ajv divides and asks for a whole number, which 0.07 / 0.01 is not.
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    code: (context) => context.fail(_`!isMultiple(${context.data}, ${stringify(context.schema)})`),
  });
  ajv.addKeyword({
    keyword: CALL,
    schemaType: "string",
    code: (context) => context.fail(_`!${new Name(functionName(String(context.schema)))}(${context.data})`),
  });
  for (const [index, { keyword, appliesTo }] of keywords.entries()) {
    ajv.addKeyword({
      keyword,
      type: appliesTo as "string",
      code: (context) => {
        const { gen, schema, data } = context;
        // An object is made once, not at every call.
        const parameter =
          typeof schema === "object"
            ? gen.scopeValue("obj", { ref: {}, key: JSON.stringify(schema), code: stringify(schema) })
            : stringify(schema);
        context.fail(_`!keywordModule${index}.holds(${data}, ${parameter})`);
      },
    });
  }
  return ajv;
}

/** Keywords that ajv 8 decides wrongly in some places: values that break the rule pass. */
const DECIDED_WRONGLY: ReadonlySet<string> = new Set(["unevaluatedProperties", "unevaluatedItems", "contains"]);

/** Every object has these, so ajv, which asks `value.constructor !== undefined`, finds them everywhere. */
const isInherited = (name: unknown): boolean => typeof name === "string" && name in Object.prototype;

/** A missing property without a name is falsy in ajv's code, and so not missing. */
const isNameless = (name: unknown): boolean => name === "";

/** What ajv would get wrong is left to the interpreter: slower, but right. */
function isBeyondAjv(schema: Schema): boolean {
  if (!isObject(schema)) return false;
  if (Object.keys(schema).some((keyword) => DECIDED_WRONGLY.has(keyword))) return true;
  const names = [schema.properties, schema.dependentRequired].flatMap((map) => (isObject(map) ? Object.keys(map) : []));
  if (
    [...names, ...(Array.isArray(schema.required) ? schema.required : [])].some(
      (name) => isInherited(name) || isNameless(name),
    )
  )
    return true;
  let beyond = false;
  eachSubschema(schema, (child) => {
    beyond ||= isBeyondAjv(child);
  });
  return beyond;
}

function isLeaf(schema: Schema): boolean {
  if (!isObject(schema)) return true;
  let nested = schema.$ref !== undefined || Array.isArray(schema.enum);
  eachSubschema(schema, () => {
    nested = true;
  });
  return !nested && !isBeyondAjv(schema);
}

const mentions = (code: string, name: string): boolean => {
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1))
    if (!/\w/.test(code[at + name.length] ?? "")) return true;
  return false;
};

/** Names that ajv's run-time modules have in the generated tree. */
const OWN_RUNTIME: Readonly<Record<string, string>> = { ucs2length: "lengthOf", equal: "deepEqual" };

function freeOfAjv(code: string): string {
  const own = code.replaceAll(
    /require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g,
    (found, name: string) => OWN_RUNTIME[name] ?? found,
  );
  const left = /(?<![."\w])require\([^)]*\)/.exec(own);
  if (left) throw new Error(`the validators would still need ${left[0]}`);
  return own;
}

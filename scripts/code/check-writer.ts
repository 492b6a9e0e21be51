import type { Keyword } from "../ir/model.ts";
import type { Schema } from "../ir/schema.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../pipeline/json.ts";

/** Lines of JavaScript. */
type Lines = readonly string[];

/** Values that are made once, when the module is loaded: regular expressions, sets, objects. */
export class Constants {
  readonly #names = new Map<string, string>();
  readonly #functionName: string;

  constructor(functionName: string) {
    this.#functionName = functionName;
  }

  /** The name of a constant with this value; the same value has the same name. */
  name(kind: "pattern" | "values" | "parameter", expression: string): string {
    const known = this.#names.get(expression);
    if (known !== undefined) return known;
    const name = `${this.#functionName}_${kind}${this.#names.size + 1}`;
    this.#names.set(expression, name);
    return name;
  }

  declarations(): Lines {
    return [...this.#names].map(([expression, name]) => `const ${name} = ${expression};`);
  }
}

export const block = (head: string, lines: Lines): Lines =>
  lines.length === 0 ? [] : [`${head} {`, ...lines.map((line) => `  ${line}`), "}"];

/** Parsed and not written as a literal, in which a property called __proto__ would set the prototype. */
const parsedAtLoad = (json: string): string => `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`;

const failIf = (condition: string, fail: string): string => `if (${condition}) ${fail}`;

const TYPE_TESTS: Readonly<Record<string, (value: string) => string>> = {
  string: (value) => `typeof ${value} === "string"`,
  number: (value) => `Number.isFinite(${value})`,
  integer: (value) => `Number.isInteger(${value})`,
  boolean: (value) => `typeof ${value} === "boolean"`,
  null: (value) => `${value} === null`,
  array: (value) => `Array.isArray(${value})`,
  object: (value) => `typeof ${value} === "object" && ${value} !== null && !Array.isArray(${value})`,
};

/** Up to this length a list of comparisons is faster than a set. */
const MAX_COMPARISONS = 8;

const isScalar = (value: Json | undefined): boolean => typeof value !== "object" || value === null;

const strings = (value: Json | undefined): readonly string[] => asArray(value).filter((one) => typeof one === "string");

const schemas = (value: Json | undefined): readonly Schema[] => asArray(value) as readonly Schema[];

const members = (value: Json | undefined): readonly [string, Schema][] =>
  Object.entries(asObject(value)) as [string, Schema][];

/** Writes the body of one function. */
export class CheckWriter {
  readonly #keywords: readonly Keyword[];
  readonly #functionNames: ReadonlyMap<string, string>;
  readonly #constants: Constants;
  #variables = 0;

  constructor(keywords: readonly Keyword[], functionNames: ReadonlyMap<string, string>, constants: Constants) {
    this.#keywords = keywords;
    this.#functionNames = functionNames;
    this.#constants = constants;
  }

  /**
   * Statements that run `fail` if `value` is not valid.
   * @param known the type that the value is known to have, if any
   */
  check(schema: Schema, value: string, fail: string, known?: string): Lines {
    if (schema === true) return [];
    if (schema === false) return [fail];
    const { type } = schema;
    const typeAfter = typeof type === "string" ? type : known;
    return [
      ...this.#type(type, value, fail, known),
      ...this.#listedValues(schema, value, fail),
      ...this.#ofType("string", this.#string(schema, value, fail), schema, value, known),
      ...this.#ofType("number", this.#number(schema, value, fail), schema, value, known),
      ...this.#ofType("object", this.#object(schema, value, fail), schema, value, known),
      ...this.#ofType("array", this.#array(schema, value, fail), schema, value, known),
      ...this.#combined(schema, value, fail, typeAfter),
    ];
  }

  #variable(prefix: string): string {
    this.#variables += 1;
    return `${prefix}${this.#variables}`;
  }

  #type(type: Json | undefined, value: string, fail: string, known: string | undefined): Lines {
    if (type === undefined || type === known) return [];
    const tests = (typeof type === "string" ? [type] : strings(type)).map((one) => TYPE_TESTS[one]?.(value) ?? "false");
    return [failIf(`!(${tests.join(" || ")})`, fail)];
  }

  /** Runs the statements only for values of a type, unless all values here are of it. */
  #ofType(type: string, lines: Lines, schema: JsonObject, value: string, known: string | undefined): Lines {
    const checked = schema.type ?? known;
    const isType = (one: Json | undefined): boolean => one === type || (one === "integer" && type === "number");
    if (isType(checked)) return lines;
    if (typeof checked === "string" || (checked !== undefined && !asArray(checked).some(isType))) return [];
    const test = type === "number" ? `typeof ${value} === "number"` : TYPE_TESTS[type]?.(value);
    return block(`if (${test})`, lines);
  }

  #listedValues(schema: JsonObject, value: string, fail: string): Lines {
    const lists = [
      ...(Array.isArray(schema.enum) ? [schema.enum] : []),
      ...("const" in schema ? [[schema.const]] : []),
    ];
    return lists.map((values) => failIf(this.#isNoneOf(values, value), fail));
  }

  #isNoneOf(values: readonly (Json | undefined)[], value: string): string {
    if (values.length === 0) return "true";
    const text = JSON.stringify(values);
    if (values.every(isScalar)) {
      if (values.length > MAX_COMPARISONS)
        return `!${this.#constants.name("values", `/* @__PURE__ */ new Set(${text})`)}.has(${value})`;
      return values.map((one) => `${value} !== ${JSON.stringify(one)}`).join(" && ");
    }
    return `!${this.#constants.name("values", parsedAtLoad(text))}.some((one) => deepEqual(one, ${value}))`;
  }

  /** The plug-in's keywords for values of a type. */
  #pluginKeywords(type: string, schema: JsonObject, value: string, fail: string): Lines {
    return this.#keywords.flatMap(({ keyword, appliesTo }, index) => {
      const parameter = schema[keyword];
      if (appliesTo !== type || parameter === undefined) return [];
      const text = JSON.stringify(parameter);
      const argument = isScalar(parameter) ? text : this.#constants.name("parameter", parsedAtLoad(text));
      return [failIf(`!keywordModule${index}.holds(${value}, ${argument})`, fail)];
    });
  }

  #pattern(source: string): string {
    return this.#constants.name("pattern", `/* @__PURE__ */ new RegExp(${JSON.stringify(source)}, "u")`);
  }

  #string(schema: JsonObject, value: string, fail: string): Lines {
    const lines: string[] = [];
    const { minLength, maxLength, pattern, format } = schema;
    // A character is one or two UTF-16 units, so most lengths are decided without counting characters.
    if (typeof maxLength === "number")
      lines.push(failIf(`${value}.length > ${maxLength} && countCharacters(${value}) > ${maxLength}`, fail));
    if (typeof minLength === "number" && minLength > 0)
      lines.push(
        minLength === 1
          ? failIf(`${value} === ""`, fail)
          : failIf(`${value}.length < ${minLength * 2} && countCharacters(${value}) < ${minLength}`, fail),
      );
    if (typeof pattern === "string") lines.push(failIf(`!${this.#pattern(pattern)}.test(${value})`, fail));
    if (typeof format === "string") lines.push(failIf(`!FORMATS[${JSON.stringify(format)}](${value})`, fail));
    return [...lines, ...this.#pluginKeywords("string", schema, value, fail)];
  }

  #number(schema: JsonObject, value: string, fail: string): Lines {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
    const rules = [
      minimum !== undefined && `${value} >= ${minimum}`,
      maximum !== undefined && `${value} <= ${maximum}`,
      exclusiveMinimum !== undefined && `${value} > ${exclusiveMinimum}`,
      exclusiveMaximum !== undefined && `${value} < ${exclusiveMaximum}`,
      multipleOf !== undefined && `isMultipleOf(${value}, ${multipleOf})`,
    ].filter((rule) => rule !== false);
    return [...rules.map((rule) => failIf(`!(${rule})`, fail)), ...this.#pluginKeywords("number", schema, value, fail)];
  }

  #object(schema: JsonObject, value: string, fail: string): Lines {
    const required = new Set(strings(schema.required));
    const lines: string[] = [];
    const { minProperties, maxProperties } = schema;
    if (minProperties !== undefined) lines.push(failIf(`Object.keys(${value}).length < ${minProperties}`, fail));
    if (maxProperties !== undefined) lines.push(failIf(`Object.keys(${value}).length > ${maxProperties}`, fail));
    for (const [name, property] of members(schema.properties)) {
      const member = this.#variable("v");
      const checks = this.check(property, member, fail);
      if (required.delete(name))
        lines.push(`const ${member} = ${read(value, name)};`, failIf(`${member} === undefined`, fail), ...checks);
      else if (checks.length > 0)
        lines.push(`const ${member} = ${read(value, name)};`, ...block(`if (${member} !== undefined)`, checks));
    }
    for (const name of required) lines.push(failIf(`${read(value, name)} === undefined`, fail));
    if (isObject(schema.dependentRequired))
      for (const [name, needed] of Object.entries(schema.dependentRequired))
        lines.push(
          ...block(
            `if (${read(value, name)} !== undefined)`,
            strings(needed).map((other) => failIf(`${read(value, other)} === undefined`, fail)),
          ),
        );
    for (const [name, dependent] of members(schema.dependentSchemas))
      lines.push(...block(`if (${read(value, name)} !== undefined)`, this.check(dependent, value, fail, "object")));
    return [...lines, ...this.#eachKey(schema, value, fail), ...this.#pluginKeywords("object", schema, value, fail)];
  }

  /** `propertyNames`, `patternProperties` and `additionalProperties`: one loop over what the object holds. */
  #eachKey(schema: JsonObject, value: string, fail: string): Lines {
    const { additionalProperties, propertyNames } = schema;
    const patterns = members(schema.patternProperties);
    const key = this.#variable("key");
    const member = this.#variable("v");
    const lines: string[] = [];
    if (propertyNames !== undefined) lines.push(...this.check(propertyNames as Schema, key, fail, "string"));
    for (const [pattern, inner] of patterns)
      lines.push(...block(`if (${this.#pattern(pattern)}.test(${key}))`, this.check(inner, member, fail)));
    const rest = additionalProperties === undefined ? [] : this.check(additionalProperties as Schema, member, fail);
    const listed = members(schema.properties).map(([name]) => name);
    const isUnlisted = [
      ...(listed.length > 0 ? [this.#isNoneOf(listed, key)] : []),
      ...patterns.map(([pattern]) => `!${this.#pattern(pattern)}.test(${key})`),
    ];
    lines.push(...(isUnlisted.length > 0 ? block(`if (${isUnlisted.join(" && ")})`, rest) : rest));
    const isRead = lines.some((line) => line.includes(member));
    return block(`for (const ${key} in ${value})`, [
      ...(isRead ? [`const ${member} = ${value}[${key}];`] : []),
      ...lines,
    ]);
  }

  #array(schema: JsonObject, value: string, fail: string): Lines {
    const { minItems, maxItems, items, contains, minContains = 1, maxContains } = schema;
    const first = schemas(schema.prefixItems);
    const lines: string[] = [];
    if (minItems !== undefined) lines.push(failIf(`${value}.length < ${minItems}`, fail));
    if (maxItems !== undefined) lines.push(failIf(`${value}.length > ${maxItems}`, fail));
    for (const [index, item] of first.entries())
      lines.push(...block(`if (${value}.length > ${index})`, this.check(item, `${value}[${index}]`, fail)));
    if (items !== undefined)
      lines.push(...this.#eachItem(value, first.length, (item) => this.check(items as Schema, item, fail)));
    if (contains !== undefined) {
      const found = this.#variable("count");
      lines.push(`let ${found} = 0;`);
      lines.push(...this.#eachItem(value, 0, (item) => this.#attempt(contains as Schema, item, `${found}++;`)));
      lines.push(
        failIf(`${found} < ${minContains}${maxContains === undefined ? "" : ` || ${found} > ${maxContains}`}`, fail),
      );
    }
    if (schema.uniqueItems === true) lines.push(failIf(`findDuplicate(${value}) !== undefined`, fail));
    return [...lines, ...this.#pluginKeywords("array", schema, value, fail)];
  }

  #eachItem(value: string, from: number, check: (item: string) => Lines): Lines {
    const index = this.#variable("i");
    const item = this.#variable("v");
    const lines = check(item);
    if (lines.length === 0) return [];
    return block(`for (let ${index} = ${from}; ${index} < ${value}.length; ${index}++)`, [
      `const ${item} = ${value}[${index}];`,
      ...lines,
    ]);
  }

  /** Runs `then` if the value is valid; if it is not, goes on after the block. */
  #attempt(schema: Schema, value: string, then: string, known?: string): Lines {
    const label = this.#variable("attempt");
    return block(`${label}:`, [...this.check(schema, value, `break ${label};`, known), then]);
  }

  /** The keywords that apply further schemas to the same value. */
  #combined(schema: JsonObject, value: string, fail: string, known: string | undefined): Lines {
    const lines: string[] = [];
    if (typeof schema.$ref === "string") {
      const target = this.#functionNames.get(schema.$ref.slice("#/$defs/".length));
      lines.push(failIf(`!${target}(${value})`, fail));
    }
    for (const part of schemas(schema.allOf)) lines.push(...this.check(part, value, fail, known));
    if (Array.isArray(schema.anyOf)) {
      const holds = this.#variable("holds");
      lines.push(`let ${holds} = false;`);
      for (const branch of schemas(schema.anyOf))
        lines.push(...block(`if (!${holds})`, this.#attempt(branch, value, `${holds} = true;`, known)));
      lines.push(failIf(`!${holds}`, fail));
    }
    if (Array.isArray(schema.oneOf)) {
      const held = this.#variable("count");
      lines.push(`let ${held} = 0;`);
      for (const branch of schemas(schema.oneOf))
        lines.push(...block(`if (${held} < 2)`, this.#attempt(branch, value, `${held}++;`, known)));
      lines.push(failIf(`${held} !== 1`, fail));
    }
    if (schema.not !== undefined) lines.push(...this.#attempt(schema.not as Schema, value, fail, known));
    if (schema.if !== undefined) lines.push(...this.#conditional(schema, value, fail, known));
    return lines;
  }

  #conditional(schema: JsonObject, value: string, fail: string, known: string | undefined): Lines {
    const holds = this.#variable("holds");
    const branch = (inner: Json | undefined): Lines =>
      inner === undefined ? [] : this.check(inner as Schema, value, fail, known);
    const branches = [...block(`if (${holds})`, branch(schema.then)), ...block(`if (!${holds})`, branch(schema.else))];
    if (branches.length === 0) return [];
    return [
      `let ${holds} = false;`,
      ...this.#attempt(schema.if as Schema, value, `${holds} = true;`, known),
      ...branches,
    ];
  }
}

/** Reads a property. Every object inherits `constructor` and a few more, so these are read only if the object has them. */
function read(object: string, name: string): string {
  const key = JSON.stringify(name);
  if (name in Object.prototype) return `(Object.hasOwn(${object}, ${key}) ? ${object}[${key}] : undefined)`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${key}]`;
}

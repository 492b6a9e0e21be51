import { type NodePath, type Problems, pathTo } from "../document/problems.ts";
import { followRef } from "../document/walk-document.ts";
import { didYouMean } from "../project/nearest-name.ts";
import { setProperty } from "../runtime/json-values.ts";
import { findDeprecation } from "../schema/deprecation.ts";
import { findAnnotation, listParts } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { isSchema, type Schema } from "../schema/walk.ts";
import type { Parameter, ParameterPlace, Shape } from "./model.ts";
import type { ValidatorSchemas } from "./validator-schemas.ts";

const DEFAULT_STYLE: Record<ParameterPlace, string> = {
  path: "simple",
  query: "form",
  header: "simple",
  cookie: "form",
};

const STYLES: Record<ParameterPlace, readonly string[]> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form", "cookie"],
};

/** The media types in which a whole query (`in: querystring`) can be read. */
const FORM = "application/x-www-form-urlencoded";

/** OpenAPI describes these headers in other parts of the document. */
const IGNORED_HEADERS = ["accept", "content-type", "authorization"];

const isReadable = (type: string): boolean => type === FORM || /json/.test(type) || type.startsWith("text/");

export interface ReadContext {
  readonly document: JsonObject;
  readonly schemas: JsonObject;
  readonly validatorSchemas: ValidatorSchemas;
  readonly problems: Problems;
}

/** The parameters of an operation: its own, then those of the path that it does not override. */
export function readParameters(
  lists: readonly (readonly [Json | undefined, NodePath])[],
  owner: string,
  path: string | undefined,
  context: ReadContext,
): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const [list, at] of lists) {
    const own = new Map<string, NodePath>();
    for (const [index, entry] of asArray(list).entries()) {
      const here = pathTo(at, index);
      const parameter = readParameter(followRef(context.document, entry), owner, here, context);
      if (!parameter) continue;
      const key = `${parameter.in} ${parameter.name}`;
      const first = own.get(key);
      if (first === undefined) own.set(key, here);
      else
        context.problems.warn(here, {
          rule: "operation-parameters-unique",
          message: `The ${parameter.in} parameter ${parameter.name} is already at ${context.problems.placeOf(first)}.`,
          fix: "remove one of the two",
        });
      if (parameter.in === "path" && path !== undefined && !path.includes(`{${parameter.name}}`))
        context.problems.error(here, {
          rule: "path-parameters-defined",
          message: `The path ${path} has no {${parameter.name}}: the parameter can never be given.`,
          fix: `put it into the path, or remove the parameter${didYouMean(parameter.name, listPathNames(path))}`,
        });
      if (!found.has(key)) found.set(key, parameter);
    }
  }
  checkQuerystring([...found.values()], lists[0]?.[1], context.problems);
  if (path !== undefined) addUndeclared(found, path, owner, lists[0]?.[1], context);
  return [...found.values()];
}

/** A parameter that is the whole query leaves nothing for others. */
function checkQuerystring(parameters: readonly Parameter[], at: NodePath | undefined, problems: Problems): void {
  const whole = parameters.find(({ style }) => style === "querystring");
  const other = parameters.find((one) => one !== whole && one.in === "query");
  if (whole === undefined || other === undefined) return;
  problems.error(at ?? "", {
    rule: "parameter-style",
    message: `The parameter ${whole.name} is the whole query, so ${other.name} cannot be in it too.`,
    fix: `make ${other.name} a property of ${whole.name}`,
  });
}

/** The whole query as one value. Handlers and clients have it by its name among the parameters of the query. */
function readQuerystring(node: JsonObject, name: string, owner: string, at: NodePath, context: ReadContext): Parameter {
  const [type = "", media] = listMembers(node.content)[0] ?? [];
  const schema = contentSchema(node) ?? true;
  if (!isReadable(type) || asObject(media).encoding !== undefined)
    context.problems.error(pathTo(at, "content"), {
      rule: "parameter-style",
      message: `A query that is written as ${type === "" ? "nothing" : type}${isReadable(type) ? " with an encoding" : ""} cannot be read.`,
      fix: `describe it by content with ${FORM}, application/json or text/plain, without an encoding`,
    });
  const json = /json/.test(type);
  return {
    ...{ name, in: "query", style: "querystring", explode: true, json },
    required: node.required === true,
    allowReserved: false,
    allowEmptyValue: false,
    shape: json ? { kind: "any" } : toShape(schema, context.schemas),
    deprecation: findDeprecation([node, ...listParts(schema, context.schemas)]),
    default: findAnnotation(schema, "default", context.schemas),
    schema: context.validatorSchemas.addInline(schema, "request", `${owner}.query.${name}`),
    described: schema,
  };
}

function readParameter(node: JsonObject, owner: string, at: NodePath, context: ReadContext): Parameter | undefined {
  const { name, in: place } = node;
  if (typeof name === "string" && place === "querystring") return readQuerystring(node, name, owner, at, context);
  if (typeof name !== "string" || !isPlace(place)) return undefined;
  if (place === "header" && IGNORED_HEADERS.includes(name.toLowerCase())) return undefined;
  const json = isObject(node.content);
  const schema = getParameterSchema(node, at, context);
  const style = typeof node.style === "string" ? node.style : DEFAULT_STYLE[place];
  if (!STYLES[place].includes(style)) {
    context.problems.error(pathTo(at, "style"), {
      rule: "parameter-style",
      message: `The style ${style} cannot be used in ${place}.`,
      fix: `use ${STYLES[place].join(" or ")}${didYouMean(style, STYLES[place])}`,
    });
    return undefined;
  }
  const shape = json ? { kind: "any" as const } : toShape(schema, context.schemas);
  return {
    name,
    in: place,
    style,
    explode: typeof node.explode === "boolean" ? node.explode : style === "form" || style === "cookie",
    required: place === "path" || node.required === true,
    allowReserved: node.allowReserved === true,
    allowEmptyValue: node.allowEmptyValue === true,
    json,
    shape,
    deprecation: findDeprecation([node, ...listParts(schema, context.schemas)]),
    default: findAnnotation(schema, "default", context.schemas),
    schema: context.validatorSchemas.addInline(schema, "request", `${owner}.${place}.${name}`),
    described: schema,
  };
}

const isPlace = (place: Json | undefined): place is ParameterPlace =>
  place === "path" || place === "query" || place === "header" || place === "cookie";

function getParameterSchema(node: JsonObject, at: NodePath, context: ReadContext): Schema {
  if (!isObject(node.content)) return (node.schema as Schema | undefined) ?? true;
  const type = Object.keys(node.content)[0];
  if (type !== undefined && !/json/.test(type))
    context.problems.error(pathTo(at, "content", type), {
      rule: "parameter-style",
      message: `A parameter written as ${type} cannot be read: only JSON can.`,
      fix: "describe it by application/json, or by schema and style",
    });
  return contentSchema(node) ?? true;
}

/** The schema of a parameter or header that is described by `content`, which has exactly one entry. */
export function contentSchema(node: JsonObject): Schema | undefined {
  const media = isObject(node.content) ? Object.values(node.content)[0] : undefined;
  return isObject(media) && isSchema(media.schema) ? media.schema : undefined;
}

const listPathNames = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? "");

/** `/pets/{petId}` without a declared parameter petId: it is read as text. */
function addUndeclared(
  found: Map<string, Parameter>,
  path: string,
  owner: string,
  at: NodePath | undefined,
  context: ReadContext,
): void {
  for (const name of listPathNames(path)) {
    if (found.has(`path ${name}`)) continue;
    context.problems.warn(at ?? "", {
      rule: "path-parameters-defined",
      message: `The path parameter ${name} is not declared; it is taken as text.`,
      fix: "declare it under parameters, with in: path and a schema",
    });
    const node = { name, in: "path", required: true, schema: { type: "string" } };
    const parameter = readParameter(node, owner, at ?? pathTo(undefined, ""), context);
    if (parameter) found.set(`path ${name}`, parameter);
  }
}

type ScalarType = Extract<Shape, { kind: "scalar" }>["types"][number];

const SCALARS: readonly string[] = ["string", "number", "integer", "boolean", "null"];
const MAX_DEPTH = 6;
/** Of one value. A recursive union has more members in six levels than any table can hold. */
const MAX_SHAPES = 1000;

/**
 * How a value that is sent as text is decoded. Only the types of the schema matter for that. What is too deep or too large to be listed is
 * left as text.
 */
export function toShape(schema: Schema | undefined, schemas: JsonObject): Shape {
  for (let depth = MAX_DEPTH; depth > 0; depth--) {
    const shape = new ShapeReader(schemas).read(schema, depth);
    if (shape !== undefined) return shape;
  }
  return { kind: "any" };
}

class ShapeReader {
  readonly #schemas: JsonObject;
  #left = MAX_SHAPES;

  constructor(schemas: JsonObject) {
    this.#schemas = schemas;
  }

  /** Undefined if there are too many shapes in this depth. */
  read(schema: Schema | undefined, depth: number): Shape | undefined {
    if (--this.#left < 0) return undefined;
    if (depth < 0) return { kind: "any" };
    // All branches of a union count, because text does not tell which is meant.
    const parts = listParts(schema, this.#schemas, ["allOf", "anyOf", "oneOf"]);
    const types = new Set(parts.flatMap(listTypes));
    if (types.has("array")) {
      const items = this.read(parts.find((part) => part.items !== undefined)?.items as Schema | undefined, depth - 1);
      return items && { kind: "array", items };
    }
    if (types.has("object")) return this.#readObject(parts, depth);
    const scalars = [...types].filter((type): type is ScalarType => SCALARS.includes(type));
    return scalars.length > 0 ? { kind: "scalar", types: scalars } : { kind: "any" };
  }

  #readObject(parts: readonly JsonObject[], depth: number): Shape | undefined {
    const properties: Record<string, Shape> = {};
    let rest: Shape | undefined;
    for (const part of parts) {
      for (const [name, property] of Object.entries(asObject(part.properties))) {
        const shape = this.read(property as Schema, depth - 1);
        if (shape === undefined) return undefined;
        setProperty(properties, name, shape);
      }
      const more = part.additionalProperties;
      if (more === true || isObject(more)) rest = this.read(more, depth - 1);
    }
    return this.#left < 0 ? undefined : { kind: "object", properties, ...(rest ? { rest } : {}) };
  }
}

function listTypes({ type, properties, items, const: value, enum: values }: JsonObject): string[] {
  if (type !== undefined) return (Array.isArray(type) ? type : [type]).map(String);
  if (properties !== undefined) return ["object"];
  if (items !== undefined) return ["array"];
  return (value !== undefined ? [value] : asArray(values)).map((one) => (one === null ? "null" : typeof one));
}

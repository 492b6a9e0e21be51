import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { annotationOf } from "./annotation.ts";
import type { Parameter, ParameterPlace } from "./model.ts";
import { type Path, step } from "./path.ts";
import type { Problems } from "./problems.ts";
import type { Registry } from "./registry.ts";
import { resolved } from "./resolve.ts";
import { isSchema, type Schema } from "./schema.ts";
import { shapeOf } from "./shape.ts";

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
  cookie: ["form"],
};

/** OpenAPI leaves these headers to other parts of the document. */
const IGNORED_HEADERS = ["accept", "content-type", "authorization"];

export interface ReadContext {
  readonly document: JsonObject;
  readonly schemas: JsonObject;
  readonly registry: Registry;
  readonly problems: Problems;
}

/** The parameters of an operation: its own, then the path's that it does not override. */
export function readParameters(
  lists: readonly (readonly [Json | undefined, Path])[],
  owner: string,
  path: string | undefined,
  context: ReadContext,
): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const [list, at] of lists) {
    const own = new Set<string>();
    for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
      const here = step(at, index);
      const parameter = readParameter(resolved(context.document, entry), owner, here, context);
      if (!parameter) continue;
      const key = `${parameter.in} ${parameter.name}`;
      if (own.has(key)) context.problems.odd(here, `the ${parameter.in} parameter ${parameter.name} is listed twice`);
      own.add(key);
      if (parameter.in === "path" && path !== undefined && !path.includes(`{${parameter.name}}`))
        context.problems.cannot(here, `the path ${path} has no {${parameter.name}}: the parameter can never be given`);
      if (!found.has(key)) found.set(key, parameter);
    }
  }
  if (path !== undefined) addUndeclared(found, path, owner, lists[0]?.[1], context);
  return [...found.values()];
}

function readParameter(node: JsonObject, owner: string, at: Path, context: ReadContext): Parameter | undefined {
  const { name, in: place } = node;
  if (typeof name !== "string" || !isPlace(place)) {
    context.problems.cannot(at, "a parameter needs a name and in: path, query, header or cookie");
    return undefined;
  }
  if (place === "header" && IGNORED_HEADERS.includes(name.toLowerCase())) return undefined;
  const json = isObject(node.content);
  const schema = schemaOfParameter(node, at, context);
  const style = typeof node.style === "string" ? node.style : DEFAULT_STYLE[place];
  if (!STYLES[place].includes(style)) {
    context.problems.cannot(step(at, "style"), `the style ${style} cannot be used in ${place}`);
    return undefined;
  }
  const shape = json ? { kind: "any" as const } : shapeOf(schema, context.schemas);
  return {
    name,
    in: place,
    style,
    explode: typeof node.explode === "boolean" ? node.explode : style === "form",
    required: place === "path" || node.required === true,
    allowReserved: node.allowReserved === true,
    allowEmptyValue: node.allowEmptyValue === true,
    json,
    shape,
    default: annotationOf(schema, "default", context.schemas),
    schema: context.registry.inline(schema, "request", `${owner}.${place}.${name}`),
  };
}

const isPlace = (place: Json | undefined): place is ParameterPlace =>
  place === "path" || place === "query" || place === "header" || place === "cookie";

function schemaOfParameter(node: JsonObject, at: Path, context: ReadContext): Schema {
  if (!isObject(node.content)) return (node.schema as Schema | undefined) ?? true;
  const type = Object.keys(node.content)[0];
  if (type !== undefined && !/json/.test(type))
    context.problems.cannot(step(at, "content", type), `a parameter written as ${type} cannot be read: only JSON can`);
  return contentSchema(node) ?? true;
}

/** The schema of a parameter or header that is described by `content`, which has exactly one entry. */
export function contentSchema(node: JsonObject): Schema | undefined {
  const media = isObject(node.content) ? Object.values(node.content)[0] : undefined;
  return isObject(media) && isSchema(media.schema) ? media.schema : undefined;
}

/** `/pets/{petId}` without a parameter petId: it is there all the same, as text. */
function addUndeclared(
  found: Map<string, Parameter>,
  path: string,
  owner: string,
  at: Path | undefined,
  context: ReadContext,
): void {
  for (const [, name] of path.matchAll(/\{([^}]+)\}/g)) {
    if (name === undefined || found.has(`path ${name}`)) continue;
    context.problems.odd(at ?? "", `the path parameter ${name} is not declared; it is taken as text`);
    const node = { name, in: "path", required: true, schema: { type: "string" } };
    const parameter = readParameter(node, owner, at ?? step(undefined, ""), context);
    if (parameter) found.set(`path ${name}`, parameter);
  }
}

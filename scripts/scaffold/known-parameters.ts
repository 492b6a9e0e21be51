import { dirname, join } from "node:path";
import { HTTP_METHODS } from "../document/grammar.ts";
import { loadFile } from "../document/load.ts";
import type { KnownParameter } from "../project/config.ts";
import {
  asArray,
  asObject,
  isObject,
  type Json,
  type JsonObject,
  listMembers,
  parsePointer,
  valueAt,
} from "../schema/json.ts";

/**
 * The path parameters that the paths of the document declare, by name, as they are written there: a `$ref` or the parameter itself. Only
 * those of paths that are written in the same folder as the new one, because a relative `$ref` leads elsewhere from another folder.
 * `pathsFolder` is relative to the document; undefined: paths are written in the document itself.
 */
export function findPathParameters(
  spec: string,
  pathsFolder: string | undefined,
  bundled: JsonObject,
): Readonly<Record<string, KnownParameter>> {
  const document = asObject(loadFile(spec).root);
  const known = new Map<string, KnownParameter>();
  for (const [path, item] of listMembers(document.paths)) {
    const ref = asObject(item).$ref;
    if ((typeof ref === "string" ? dirname(ref) : undefined) !== pathsFolder) continue;
    const file = typeof ref === "string" ? join(dirname(spec), ref) : spec;
    for (const written of listParameters(typeof ref === "string" ? asObject(loadFile(file).root) : asObject(item))) {
      const { name, in: place } = resolve(written, file, document, pathsFolder === undefined);
      if (place !== "path" || typeof name !== "string" || known.has(name)) continue;
      known.set(name, { written, resolved: findResolved(bundled, path, name) });
    }
  }
  return Object.fromEntries(known);
}

/** The parameter in the bundled document, without a `$ref` of its own or of its schema. */
function findResolved(bundled: JsonObject, path: string, name: string): JsonObject {
  const follow = (value: Json | undefined): JsonObject => {
    const node = asObject(value);
    return typeof node.$ref === "string" ? { ...follow(valueAt(bundled, parsePointer(node.$ref))), ...node } : node;
  };
  const parameters = listParameters(follow(asObject(bundled.paths)[path])).map(follow);
  const found = parameters.find((one) => one.name === name && one.in === "path") ?? {};
  return { ...found, schema: follow(found.schema) };
}

const listParameters = (item: JsonObject): JsonObject[] =>
  [item, ...HTTP_METHODS.map((method) => asObject(item[method]))].flatMap(({ parameters }) =>
    asArray(parameters).filter((one) => isObject(one)),
  );

/** Empty if the reference cannot be used from another file. */
function resolve(written: JsonObject, file: string, document: JsonObject, isInPlace: boolean): JsonObject {
  const { $ref } = written;
  if (typeof $ref !== "string") return written;
  const [path = "", pointer] = $ref.split("#");
  if (path !== "") return pointer ? {} : asObject(loadFile(join(dirname(file), path)).root);
  const name = isInPlace ? /^\/components\/parameters\/([^/]+)$/.exec(pointer ?? "")?.[1] : undefined;
  return name === undefined ? {} : asObject(asObject(asObject(document.components).parameters)[name]);
}

import { listPathOperations } from "../document/path-operations.ts";
import type { Sources } from "../document/sources.ts";
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
import { getPathFolder } from "./document-style.ts";
import { listRefs } from "./rewrite-refs.ts";

/**
 * The path parameters that the paths of the document declare, by name, as they are written there: a `$ref` or the parameter itself. Only
 * those of paths that are written in the same folder as the new one, because a relative `$ref` leads elsewhere from another folder.
 * `pathsFolder` is relative to the document; undefined: paths are written in the document itself.
 */
export function findPathParameters(
  sources: Sources,
  pathsFolder: string | undefined,
  bundled: JsonObject,
): Readonly<Record<string, KnownParameter>> {
  const known = new Map<string, KnownParameter>();
  for (const [path, item] of listMembers(asObject(sources.root.root).paths)) {
    if (getPathFolder(item) !== pathsFolder) continue;
    const found = sources.follow({ file: sources.root, at: ["paths", path], node: item });
    for (const written of listParameters(asObject(found.node))) {
      // In a file of its own the new path would look for it in itself.
      if (pathsFolder !== undefined && listRefs(written).some((ref) => ref.startsWith("#"))) continue;
      const { name, in: place } = asObject(sources.follow({ ...found, node: written }).node);
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
  [item, ...listPathOperations(item).map(({ node }) => node)].flatMap(({ parameters }) =>
    asArray(parameters).filter((one) => isObject(one)),
  );

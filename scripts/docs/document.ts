import { listPathOperations } from "../document/path-operations.ts";
import { chooseTag, findTag } from "../document/tags.ts";
import { mergeRef } from "../document/walk-document.ts";
import { exampleValue } from "../schema/example-value.ts";
import { asArray, asObject, type Json, type JsonObject, listMembers, parsePointer } from "../schema/json.ts";
import { FileNames } from "./file-names.ts";
import { toSlug } from "./markdown.ts";

/** A bundled document, as the pages read it. */
export interface ApiDocument {
  readonly root: JsonObject;
  readonly title: string;
  readonly groups: readonly Group[];
  /** The page of each schema that has a name. */
  readonly schemaFiles: ReadonlyMap<string, string>;
}

/** The operations and webhooks of a tag, with a page that lists them. */
export interface Group {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** How many groups it is in. */
  readonly level: number;
  readonly file: string;
  readonly operations: readonly Operation[];
}

export interface Operation {
  readonly id: string;
  readonly kind: "operation" | "webhook";
  /** In upper case. */
  readonly method: string;
  /** The path, or the name of the webhook. */
  readonly path: string;
  readonly summary: string;
  /** Its page. */
  readonly file: string;
  readonly source: JsonObject;
  readonly parameters: readonly JsonObject[];
}

/** An operation without a tag is grouped by the first word of its path: `pets` in `/v1/pets/{id}`. */
const getPlace = (path: string): string => path.split("/").find((part) => /^(?!v\d+$)[^{]/.test(part)) ?? "operations";

export function readApiDocument(root: JsonObject): ApiDocument {
  const files = new FileNames();
  const operations = [
    ...listOperations(root, "paths", "operation", files),
    ...listOperations(root, "webhooks", "webhook", files),
  ];
  const declared = asArray(root.tags).map(asObject);
  const names = new Set([...declared.map(({ name }) => String(name)), ...operations.map(({ tag }) => tag)]);
  const listGroups = (parent: string | undefined, level: number): Group[] =>
    [...names].flatMap((name): Group[] => {
      const tag = findTag(root, name);
      if (getParent(root, name) !== parent) return [];
      const own = operations.filter((one) => one.tag === name).map(({ operation }) => operation);
      const inner = level < MAX_LEVELS ? listGroups(name, level + 1) : [];
      if (own.length === 0 && inner.length === 0) return [];
      const title = String(tag["x-displayName"] ?? tag.summary ?? name);
      const description = String(tag.description ?? "");
      return [{ name, title, description, level, file: files.give("group", name), operations: own }, ...inner];
    });
  const groups = listGroups(undefined, 0);
  const schemas = listMembers(asObject(root.components).schemas);
  return {
    ...{ root, title: String(asObject(root.info).title ?? "API"), groups },
    schemaFiles: new Map(schemas.map(([name]) => [name, files.give("schema", name)])),
  };
}

/** Groups in groups. A circle of parents, which lint reports, ends here. */
const MAX_LEVELS = 8;

/** The tag in which a tag is; undefined if there is none, or it leads back to the tag itself. */
function getParent(root: JsonObject, name: string): string | undefined {
  const { parent } = findTag(root, name);
  if (typeof parent !== "string" || findTag(root, parent).name === undefined) return undefined;
  let above: Json | undefined = parent;
  for (let level = 0; level < MAX_LEVELS && typeof above === "string"; level++) above = findTag(root, above).parent;
  return above === undefined ? parent : undefined;
}

function listOperations(root: JsonObject, place: "paths" | "webhooks", kind: Operation["kind"], files: FileNames) {
  return listMembers(root[place]).flatMap(([path, item]) => {
    const found = mergeRef(root, item);
    return listPathOperations(found).map(({ method, node: source }) => {
      const parameters = [...asArray(source.parameters), ...asArray(found.parameters)].map((one) =>
        mergeRef(root, one),
      );
      const isSame = (one: JsonObject, other: JsonObject): boolean => one.name === other.name && one.in === other.in;
      const id = String(source.operationId ?? toSlug(`${kind === "webhook" ? "webhook " : ""}${method} ${path}`));
      const operation: Operation = {
        ...{ id, kind, path, source, method: method.toUpperCase(), file: files.give("operation", id) },
        summary: String(source.summary ?? source.operationId ?? `${method.toUpperCase()} ${path}`),
        // A parameter of the operation takes the place of one of the path.
        parameters: parameters.filter((one, index) => parameters.findIndex((other) => isSame(one, other)) === index),
      };
      return { operation, tag: chooseTag(root, source) ?? (kind === "webhook" ? "webhooks" : getPlace(path)) };
    });
  });
}

/** The last part of a reference, such as the name of a schema. */
export const nameOf = (value: Json | undefined): string | undefined => {
  const { $ref } = asObject(value);
  return typeof $ref === "string" ? parsePointer($ref).at(-1) : undefined;
};

export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly value: Json;
}

/** The examples of a media type or a parameter, as they are written in the document. */
export function listExamples(root: JsonObject, holder: JsonObject, mediaType = ""): Example[] {
  const named = listMembers(holder.examples).flatMap(([name, one]) => {
    const example = mergeRef(root, one);
    const value = exampleValue(example, mediaType) ?? example.serializedValue;
    return value === undefined ? [] : [{ name, summary: String(example.summary ?? name), value }];
  });
  if (named.length > 0) return named;
  const schema = mergeRef(root, holder.schema);
  const value = holder.example ?? schema.example ?? asArray(schema.examples)[0];
  return value === undefined ? [] : [{ name: "example", summary: "Example", value }];
}

/** The address in samples of a document that names none. */
export const DEFAULT_SERVER = "http://localhost:8080";

/** The addresses of the API, with the defaults of their variables. A relative one begins at `ownUrl`, so that a sample can be run. */
export const listServers = (root: JsonObject, ownUrl = DEFAULT_SERVER): string[] =>
  listNamedServers(root, ownUrl).map(({ url }) => url);

/** The same with the names of the servers, empty where they have none. */
export function listNamedServers(root: JsonObject, ownUrl = DEFAULT_SERVER): { name: string; url: string }[] {
  return asArray(root.servers).map((server) => {
    const { url, variables, name } = asObject(server);
    const address = String(url).replaceAll(/\{([^}]+)\}/g, (_, name) =>
      String(asObject(asObject(variables)[name]).default ?? ""),
    );
    const isRelative = !URL.canParse(address) && URL.canParse(address, ownUrl);
    const absolute = isRelative ? new URL(address, ownUrl).href : address;
    return { name: typeof name === "string" ? name : "", url: absolute.replace(/\/$/, "") };
  });
}

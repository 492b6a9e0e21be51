import { getBasePath } from "../../model/servers.ts";
import type { JsonObject as MutableObject } from "../../schema/json.ts";
import { at, followed, isObject, type Json, type JsonObject } from "../../schema/json-pointer.ts";
import { type DocumentedOperation, type DocumentedParameter, essenceOf } from "../contract/operations.ts";
import { isJsonType, jsonOf, wireValue } from "../contract/wire-value.ts";
import type { Exchange } from "../wire/exchange.ts";
import { matchPath, namesIn } from "./known-values.ts";
import { FORM } from "./draft.ts";

/** What a request said, as values. */
export interface ReadRequest {
  readonly operation: DocumentedOperation;
  readonly parameters: ReadonlyMap<DocumentedParameter, unknown>;
  readonly mediaType: string;
  /** Undefined if there is none or it cannot be read. */
  readonly body: unknown;
}

/** Finds the operations of recorded requests, and reads what the requests said. */
export class RequestReader {
  readonly #document: JsonObject;
  readonly #operations: readonly DocumentedOperation[];
  readonly #basePath: string;

  constructor(document: JsonObject, operations: Iterable<DocumentedOperation>) {
    this.#document = document;
    // A path without parameters wins over one with parameters.
    this.#operations = [...operations].toSorted((one, other) => namesIn(one.path).length - namesIn(other.path).length);
    this.#basePath = getBasePath(structuredClone(document) as MutableObject);
  }

  /** Undefined if the document has no such operation. */
  async read({ operationId, request }: Exchange): Promise<ReadRequest | undefined> {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    for (const operation of this.#operations) {
      if (operationId !== undefined ? operation.id !== operationId : operation.method !== request.method.toUpperCase())
        continue;
      const path = this.#matchEnd(operation, pathname);
      if (path === undefined) continue;
      const headers = new Headers(request.headers);
      const parameters = new Map(
        operation.parameters.flatMap((parameter) => {
          const value = this.#valueOf(parameter, path, searchParams, headers);
          return value === undefined ? [] : [[parameter, value] as const];
        }),
      );
      const mediaType = essenceOf(headers.get("content-type") ?? "");
      const schema = operation.body?.mediaTypes.get(mediaType)?.schema;
      const body = request.body === undefined ? undefined : await this.#readBody(request.body, headers, schema);
      return { operation, parameters, mediaType, body };
    }
    return undefined;
  }

  /** A recording may have any path before those of the document, such as that of a proxy. */
  #matchEnd({ path }: DocumentedOperation, pathname: string): Record<string, string> | undefined {
    const own = pathname.startsWith(`${this.#basePath}/`) ? pathname.slice(this.#basePath.length) : pathname;
    const values = matchPath(path, own) ?? matchPath(path, pathname);
    if (values === undefined) return undefined;
    return Object.fromEntries(namesIn(path).map((name, index) => [name, values[index] ?? ""]));
  }

  #valueOf(
    parameter: DocumentedParameter,
    path: Readonly<Record<string, string>>,
    query: URLSearchParams,
    headers: Headers,
  ): unknown {
    const { name, in: where } = parameter;
    const schema = at(this.#document, followed(this.#document, parameter.schema));
    if (where === "query") return queryValue(parameter, schema, query);
    const cookies = headers.get("cookie")?.split(/;\s*/) ?? [];
    const text =
      where === "path"
        ? path[name]
        : where === "header"
          ? headers.get(name)
          : cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    if (text === undefined || text === null || text === "(hidden)") return undefined;
    if (parameter.mediaType !== undefined) return jsonOf(Buffer.from(text)).value;
    return wireValue(text, schema);
  }

  async #readBody(bytes: Uint8Array, headers: Headers, schema: string | undefined): Promise<unknown> {
    const mediaType = essenceOf(headers.get("content-type") ?? "");
    if (isJsonType(mediaType)) return jsonOf(bytes).value;
    if (mediaType !== FORM && mediaType !== "multipart/form-data") return Buffer.from(bytes).toString("latin1");
    try {
      const form = await new Response(Buffer.from(bytes), {
        headers: { "content-type": headers.get("content-type") ?? "" },
      }).formData();
      return await this.#fieldsOf(form, schema);
    } catch {
      return undefined;
    }
  }

  /** A file is as many characters as it has bytes. */
  async #fieldsOf(form: FormData, schema: string | undefined): Promise<Record<string, unknown>> {
    const fields: Record<string, unknown> = {};
    for (const name of new Set(form.keys())) {
      const node = schema === undefined ? undefined : this.#propertyOf(schema, name);
      const values = await Promise.all(
        form.getAll(name).map(async (value) => {
          if (typeof value === "string") return value;
          const bytes = Buffer.from(await value.arrayBuffer());
          return isJsonType(essenceOf(value.type)) ? jsonOf(bytes).value : bytes.toString("latin1");
        }),
      );
      const isList = isObject(node) && node.type === "array";
      const read = values.map((value) =>
        typeof value === "string" ? wireValue(value, isList ? node.items : node) : value,
      );
      fields[name] = isList || read.length > 1 ? read : read[0];
    }
    return fields;
  }

  #propertyOf(schema: string, name: string): Json | undefined {
    const properties = at(this.#document, `${followed(this.#document, schema)}/properties`);
    const property = isObject(properties) ? properties[name] : undefined;
    return isObject(property) && typeof property.$ref === "string"
      ? at(this.#document, followed(this.#document, property.$ref.slice(1)))
      : property;
  }
}

/** The value of a query parameter in the style that the document says. */
function queryValue(
  { name, node, mediaType }: DocumentedParameter,
  schema: Json | undefined,
  query: URLSearchParams,
): unknown {
  const types = isObject(schema) ? [schema.type].flat() : [];
  if (types.includes("object") && isObject(schema)) {
    const properties = isObject(schema.properties) ? schema.properties : {};
    const entries = [...query].flatMap(([key, text]): [string, Json][] => {
      const member = node.style === "deepObject" ? /^([^[]+)\[(.*)\]$/.exec(key) : undefined;
      if (member?.[1] === name && member[2] !== undefined) return [[member[2], wireValue(text, properties[member[2]])]];
      return node.style === undefined && properties[key] !== undefined ? [[key, wireValue(text, properties[key])]] : [];
    });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  }
  const texts = query.getAll(name);
  const [first] = texts;
  if (first === undefined) return undefined;
  if (mediaType !== undefined) return jsonOf(Buffer.from(first)).value;
  if (!types.includes("array") || !isObject(schema)) return wireValue(first, schema);
  const separator = node.style === "spaceDelimited" ? " " : node.style === "pipeDelimited" ? "|" : ",";
  const items = texts.length > 1 || node.explode !== false ? texts : first.split(separator);
  return items.map((item) => wireValue(item, schema.items));
}

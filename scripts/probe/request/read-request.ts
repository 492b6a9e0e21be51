import { toShape } from "../../model/parameters.ts";
import { getBasePath } from "../../model/servers.ts";
import { parseBigints } from "../../runtime/exact-json.ts";
import { exactRow } from "../../runtime/koa/route-values.ts";
import type { ParameterFault, ParameterRow, Style } from "../../runtime/parameter-model.ts";
import { decodeParameters } from "../../runtime/parameters.ts";
import { asObject, at, followed, formatPointer, isObject, type Json, type JsonObject } from "../../schema/json.ts";
import type { Schema } from "../../schema/walk.ts";
import {
  type DocumentedMedia,
  type DocumentedOperation,
  type DocumentedParameter,
  mediaOf,
} from "../contract/operations.ts";
import { bodyValue, isJsonType, jsonOf } from "../contract/wire-value.ts";
import type { Exchange } from "../wire/exchange.ts";
import { matchPath, namesIn } from "./paths.ts";
import { isMultipart, isQueryForm } from "./write-parameter.ts";

/** What a request said, as values. */
export interface ReadRequest {
  readonly operation: DocumentedOperation;
  readonly parameters: ReadonlyMap<DocumentedParameter, unknown>;
  /** Parameters that are missing, or cannot be read. */
  readonly faults: readonly ParameterFault[];
  /** As the request says. */
  readonly mediaType: string;
  /** What the document says of the media type. */
  readonly media: DocumentedMedia | undefined;
  /** Undefined if there is none or it cannot be read. */
  readonly body: unknown;
}

/** The styles that are exploded unless the document says otherwise. */
const EXPLODED: readonly Style[] = ["form", "cookie", "querystring"];

const HIDDEN = "(hidden)";

/** Finds the operations of requests, and reads what the requests said, as a server does that follows the document. */
export class RequestReader {
  readonly #document: JsonObject;
  readonly #schemas: JsonObject;
  readonly #operations: readonly DocumentedOperation[];
  readonly #basePath: string;
  readonly #rows = new Map<DocumentedOperation, readonly ParameterRow[]>();

  constructor(document: JsonObject, operations: Iterable<DocumentedOperation>) {
    this.#document = document;
    this.#schemas = asObject(asObject(document.components).schemas);
    // A path without parameters wins over one with parameters.
    this.#operations = [...operations].toSorted((one, other) => namesIn(one.path).length - namesIn(other.path).length);
    this.#basePath = getBasePath(document);
  }

  /** Undefined if the document has no such operation. */
  async read({ operationId, request }: Pick<Exchange, "operationId" | "request">): Promise<ReadRequest | undefined> {
    const { pathname, search } = new URL(request.url, "http://localhost");
    for (const operation of this.#operations) {
      if (operationId !== undefined ? operation.id !== operationId : operation.method !== request.method.toUpperCase())
        continue;
      const path = this.#matchEnd(operation, pathname);
      if (path === undefined) continue;
      const headers = new Headers(request.headers);
      const header = (name: string): string | undefined => {
        const text = headers.get(name);
        return text === null || text === HIDDEN ? undefined : text;
      };
      const rows = this.#rowsOf(operation);
      const decoded = decodeParameters(rows, { path, query: search.slice(1), header, cookie: header("cookie") });
      const parameters = operation.parameters.flatMap((parameter) => {
        const place = parameter.in === "querystring" ? "query" : parameter.in;
        const values = decoded[place as keyof typeof decoded] as Record<string, unknown> | undefined;
        return values !== undefined && Object.hasOwn(values, parameter.name)
          ? [[parameter, values[parameter.name]] as const]
          : [];
      });
      const mediaType = headers.get("content-type") ?? "";
      const media = mediaOf(operation.body?.mediaTypes ?? new Map(), mediaType);
      const body = request.body === undefined ? undefined : await this.#readBody(request.body, headers, media);
      return { operation, parameters: new Map(parameters), faults: decoded.faults, mediaType, media, body };
    }
    return undefined;
  }

  /** The texts of path parameters, still encoded. A recording may have any path before those of the document. */
  #matchEnd({ path }: DocumentedOperation, pathname: string): Record<string, string> | undefined {
    const own = pathname.startsWith(`${this.#basePath}/`) ? pathname.slice(this.#basePath.length) : pathname;
    const values = matchPath(path, own) ?? matchPath(path, pathname);
    if (values === undefined) return undefined;
    return Object.fromEntries(namesIn(path).map((name, index) => [name, values[index] ?? ""]));
  }

  #rowsOf(operation: DocumentedOperation): readonly ParameterRow[] {
    const known = this.#rows.get(operation) ?? operation.parameters.map((parameter) => this.#rowOf(parameter));
    this.#rows.set(operation, known);
    return known;
  }

  #rowOf({ name, in: place, required, node, schema, mediaType }: DocumentedParameter): ParameterRow {
    const isWhole = place === "querystring";
    const usual = isWhole ? "querystring" : place === "path" || place === "header" ? "simple" : "form";
    const style = (typeof node.style === "string" ? node.style : usual) as Style;
    return exactRow(
      {
        name,
        in: (isWhole ? "query" : place) as ParameterRow["in"],
        style,
        explode: typeof node.explode === "boolean" ? node.explode : EXPLODED.includes(style),
        required: required || place === "path",
        allowReserved: node.allowReserved === true,
        allowEmptyValue: node.allowEmptyValue === true,
        json: isWhole ? isJsonType(mediaType ?? "") : mediaType !== undefined,
        shape: toShape(at(this.#document, schema) as Schema | undefined, this.#schemas),
      },
      parseBigints,
    );
  }

  async #readBody(bytes: Uint8Array, headers: Headers, media: DocumentedMedia | undefined): Promise<unknown> {
    const mediaType = headers.get("content-type") ?? "";
    if (media?.stream !== undefined) {
      const { value, fault } = bodyValue(media, mediaType, bytes);
      return fault === undefined ? value : undefined;
    }
    if (isJsonType(mediaType)) return jsonOf(bytes).value;
    if (isQueryForm(mediaType)) return this.#readFields(Buffer.from(bytes).toString(), media);
    if (!isMultipart(mediaType)) return Buffer.from(bytes).toString("latin1");
    try {
      const given = { "content-type": mediaType };
      return await this.#readParts(await new Response(Buffer.from(bytes), { headers: given }).formData(), media);
    } catch {
      return undefined;
    }
  }

  /** The fields of a form are written like query parameters. */
  #readFields(text: string, media: DocumentedMedia | undefined): Record<string, unknown> | undefined {
    const names = [...new Set([...new URLSearchParams(text).keys()].map((name) => name.replace(/\[.*$/s, "")))];
    const rows = names.map((name): ParameterRow => {
      const given = this.#encodingOf(media, name);
      const schema = this.#propertyOf(media, name);
      const shape = toShape(schema as Schema | undefined, this.#schemas);
      const style = (typeof given.style === "string" ? given.style : "form") as Style;
      const explode = typeof given.explode === "boolean" ? given.explode : style === "form";
      // An object without a style is written as JSON.
      const json = shape.kind === "object" && given.style === undefined;
      return exactRow({ name, in: "query", style, explode, required: false, shape, json }, parseBigints);
    });
    const read = decodeParameters(rows, { path: {}, query: text, header: () => undefined, cookie: undefined });
    return read.faults.length > 0 ? undefined : read.query;
  }

  /** A file is as many characters as it has bytes. */
  async #readParts(form: FormData, media: DocumentedMedia | undefined): Promise<Record<string, unknown> | undefined> {
    const texts = new URLSearchParams();
    const files: Record<string, unknown> = {};
    for (const name of new Set(form.keys())) {
      const shape = toShape(this.#propertyOf(media, name) as Schema | undefined, this.#schemas);
      const values = form.getAll(name);
      const isJson = shape.kind === "object" || isJsonType(String(this.#encodingOf(media, name).contentType ?? ""));
      if (values.every((value) => typeof value === "string") && !isJson)
        for (const value of values) texts.append(name, value);
      else {
        const read = await Promise.all(values.map((value) => readPart(value, isJson)));
        files[name] = shape.kind === "array" || read.length > 1 ? read : read[0];
      }
    }
    const fields = this.#readFields(texts.toString(), media);
    return fields && { ...fields, ...files };
  }

  #encodingOf(media: DocumentedMedia | undefined, name: string): JsonObject {
    const encoding = media?.node.encoding;
    const given = isObject(encoding) ? encoding[name] : undefined;
    return isObject(given) ? given : {};
  }

  #propertyOf(media: DocumentedMedia | undefined, name: string): Json | undefined {
    if (media?.schema === undefined) return undefined;
    return at(this.#document, `${followed(this.#document, media.schema)}/properties${formatPointer([name])}`);
  }
}

async function readPart(value: File | string, isJson: boolean): Promise<unknown> {
  if (typeof value === "string") return isJson ? (jsonOf(Buffer.from(value)).value ?? value) : value;
  const bytes = Buffer.from(await value.arrayBuffer());
  return isJsonType(value.type) ? jsonOf(bytes).value : bytes.toString("latin1");
}

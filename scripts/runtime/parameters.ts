// Path, query, header and cookie parameters in every style of OpenAPI: decodes what a server receives, encodes what a client
// sends.

import { setProperty } from "./json-values.ts";
import { decodeHeader, decodePairs, decodePath } from "./parameter-decode.ts";
import { encodeHeader, encodePairs, encodePath } from "./parameter-encode.ts";
import {
  type DecodedParameters,
  type ParameterPlace,
  type ParameterRow,
  type ParameterValues,
  type RawParameters,
  type Shape,
  UnreadableParameter,
} from "./parameter-model.ts";
import { type Pairs, percentDecode, readCookies, readJson, readQuery, readScalar } from "./parameter-text.ts";

export type { DecodedParameters, ParameterRow, RawParameters, Shape };

/** Splits query and cookies only if a parameter needs them. */
class RequestText {
  private readonly raw: RawParameters;
  private readonly known: { query?: Pairs; cookie?: Pairs } = {};

  constructor(raw: RawParameters) {
    this.raw = raw;
  }

  pairs(place: "query" | "cookie"): Pairs {
    this.known[place] ??= place === "query" ? readQuery(this.raw.query) : readCookies(this.raw.cookie ?? "");
    return this.known[place];
  }

  /** The whole query, without the question mark. */
  get query(): string {
    return this.raw.query;
  }

  /** The text of a parameter that is written as one text; undefined if absent. */
  text(row: ParameterRow): string | undefined {
    if (row.in === "path") return Object.hasOwn(this.raw.path, row.name) ? this.raw.path[row.name] : undefined;
    if (row.in === "header") return this.raw.header(row.name.toLowerCase());
    const values = this.pairs(row.in).get(row.name);
    if (row.in === "query" && row.json && (values?.length ?? 0) > 1) {
      throw new UnreadableParameter("repeated", "must be given only once");
    }
    return values?.[0];
  }
}

/** The whole query as one value. As a form without fields it is an empty object if it must be there, and else absent. */
function readQuerystring(row: ParameterRow, rows: readonly ParameterRow[], source: RequestText): unknown {
  if (!row.json && row.shape.kind === "object")
    return decodePairs(row, source.pairs("query"), rows) ?? (row.required ? {} : undefined);
  if (source.query === "") return undefined;
  const text = percentDecode(source.query);
  return row.json ? readJson(text, row.parse) : readScalar(text, row.shape);
}

function readRow(row: ParameterRow, rows: readonly ParameterRow[], source: RequestText): unknown {
  if (row.style === "querystring") return readQuerystring(row, rows, source);
  if (row.json || row.in === "path" || row.in === "header") {
    const text = source.text(row);
    if (text === undefined) return undefined;
    if (row.json) return readJson(row.in === "header" ? text : percentDecode(text), row.parse);
    return row.in === "path" ? decodePath(row, text) : decodeHeader(row, text);
  }
  const value = decodePairs(row, source.pairs(row.in), rows);
  // `?flag` has no value: if the schema wants no text, that counts as absent.
  const wantsText = row.shape.kind === "any" || (row.shape.kind === "scalar" && row.shape.types.includes("string"));
  return value === "" && row.allowEmptyValue && !wantsText ? EMPTY : value;
}

const EMPTY = Symbol("present without a value");

export function decodeParameters(rows: readonly ParameterRow[], raw: RawParameters): DecodedParameters {
  const decoded: DecodedParameters = { path: {}, query: {}, header: {}, cookie: {}, faults: [] };
  if (rows.length === 0) return decoded;
  const source = new RequestText(raw);
  for (const row of rows) {
    try {
      const value = readRow(row, rows, source);
      if (value !== undefined && value !== EMPTY) setProperty(decoded[row.in], row.name, value);
      else if (row.default !== undefined) setProperty(decoded[row.in], row.name, structuredClone(row.default));
      else if (row.required && value !== EMPTY) throw new UnreadableParameter("required", "is required");
    } catch (reason) {
      if (!(reason instanceof UnreadableParameter)) throw reason;
      decoded.faults.push({ in: row.in, name: row.name, keyword: reason.keyword, message: reason.message });
    }
  }
  return decoded;
}

export type ParametersToSend = { readonly [Place in ParameterPlace]?: Readonly<ParameterValues> };

export interface EncodedParameters {
  path: Record<string, string>;
  /** Without the question mark. */
  query: string;
  headers: Record<string, string>;
  cookie: string | undefined;
}

/** Throws only for a path that cannot be written: a parameter is missing, or is "." or "..". */
export function encodeParameters(rows: readonly ParameterRow[], values: ParametersToSend): EncodedParameters {
  const path: Record<string, string> = {};
  const headers: Record<string, string> = {};
  const query: string[] = [];
  const cookies: string[] = [];
  for (const row of rows) {
    const ofPlace = values[row.in];
    const value = ofPlace !== undefined && Object.hasOwn(ofPlace, row.name) ? ofPlace[row.name] : undefined;
    if (value === undefined || (value === null && !allowsNull(row))) {
      if (row.in === "path") throw new TypeError(`path parameter "${row.name}" is required`);
    } else if (row.in === "path") setProperty(path, row.name, encodePath(row, value));
    else if (row.in === "header") setProperty(headers, row.name, encodeHeader(row, value));
    else (row.in === "query" ? query : cookies).push(...encodePairs(row, value));
  }
  return { path, query: query.join("&"), headers, cookie: cookies.length === 0 ? undefined : cookies.join("; ") };
}

function allowsNull({ json, shape }: ParameterRow): boolean {
  return json === true || (shape.kind === "scalar" && shape.types.includes("null"));
}

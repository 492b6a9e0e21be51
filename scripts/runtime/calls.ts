import type { PageRow } from "./pagination.ts";
import type { encodeParameters, ParameterRow, ParametersToSend } from "./parameters.ts";
import type { StreamRow } from "./stream-model.ts";

/** How a body of a media type is written. */
export interface BodyRow {
  readonly kind: "json" | "form" | "multipart" | "text" | "stream" | "bytes";
  readonly fields?: readonly ParameterRow[];
  /** How the items of a stream are written. */
  readonly stream?: StreamRow;
}

/** A response of one status, as far as is needed to recognise that it comes from the service and not from a proxy. */
export interface AnswerRow {
  /** Its media types, unless it is JSON. */
  readonly media?: readonly string[];
  /** The members that its JSON always has, and their own members as `member/inner`. */
  readonly needs?: readonly string[];
  /** The values of the member that says how the call ended. */
  readonly codes?: readonly string[];
}

/**
 * An operation as the client calls it. `parameters` and `bodies` are present only if the document does not use the standard
 * styles.
 */
export interface CallRow {
  readonly method: string;
  readonly path: string;
  /** What to say to who calls it, if it is deprecated. */
  readonly deprecated?: string;
  /** The arguments of the call, besides headers. */
  readonly takes?: readonly ("path" | "query" | "cookie" | "body")[];
  /** The names of the header parameters. */
  readonly headers?: readonly string[];
  /** The schemes of the first security requirement; absent if no credentials are required. */
  readonly security?: readonly string[];
  /** The schemes of each further security requirement. */
  readonly otherSecurity?: readonly (readonly string[])[];
  /** By status, `4XX` or `default`. */
  readonly answers?: { readonly [status: string]: AnswerRow };
  /** Executing it twice does no harm: its method says so, or `x-repeatable`. */
  readonly repeatable?: true;
  /** It answers with an `ETag`, and 304 if that is the same. */
  readonly etag?: true;
  /** How it gives a list in pages, if it does. */
  readonly pages?: PageRow;
  readonly parameters?: readonly ParameterRow[];
  /** The answers that are streams of items, by media type. */
  readonly streams?: { readonly [mediaType: string]: StreamRow };
  /** The documented bodies. The first is sent unless the call has another content type. */
  readonly bodies?: { readonly [mediaType: string]: BodyRow };
}

export type Headers = Readonly<Record<string, unknown>>;

/** Headers may be an object, a list of pairs, or a Headers object. In an object, null and undefined mean that there is none. */
export type GivenHeaders = Iterable<readonly [string, string]> | Headers;

interface CallInit {
  readonly params?: ParametersToSend;
  readonly body?: unknown;
  readonly headers?: GivenHeaders;
  readonly [option: string]: unknown;
}

/** The `request` function of openapi-fetch, without the types of a document. */
export interface Requester {
  request(...call: never): Promise<unknown>;
}

/** Passed in only if it is needed: most documents do not need it, and it is the larger part of what a browser loads. */
export type Encode = typeof encodeParameters;

/** One function for each row of the table. */
export function makeCalls<Calls>(
  rows: Readonly<Record<string, CallRow>>,
  client: Requester,
  encode: Encode = noEncoder,
): Calls {
  const request = client.request as (method: string, path: string, init: object) => Promise<unknown>;
  const calls = Object.entries(rows).map(([id, row]) => {
    const call = (init: CallInit = {}): Promise<unknown> =>
      request(row.method, row.path, prepareInit(row, init, encode));
    return [id, call] as const;
  });
  return Object.fromEntries(calls) as Calls;
}

const noEncoder: Encode = () => {
  throw new Error("The table has parameters that must be encoded, but no encoder was passed in");
};

function prepareInit(row: CallRow, init: CallInit, encode: Encode): object {
  if (row.parameters === undefined && row.bodies === undefined && init.headers === undefined) return init;
  const headers = toObject(init.headers);
  const parameters = row.parameters ? writeParameters(row.parameters, init, encode) : undefined;
  const body =
    row.bodies && init.body !== undefined && init.bodySerializer === undefined
      ? writeBody(row.bodies, headers, encode)
      : undefined;
  return {
    ...init,
    ...parameters?.options,
    ...body?.options,
    headers: { ...headers, ...parameters?.headers, ...body?.headers },
  };
}

export function toObject(headers: GivenHeaders | undefined): Headers {
  if (headers === undefined) return {};
  return Symbol.iterator in headers ? Object.fromEntries(headers as Iterable<readonly [string, string]>) : headers;
}

/** The value of a header, whatever the case of its name. */
export const findHeader = (headers: Headers, wanted: string): unknown =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? undefined;

interface Written {
  readonly options: object;
  readonly headers: Headers;
}

function writeParameters(rows: readonly ParameterRow[], init: CallInit, encode: Encode): Written {
  const { query, path, headers, cookie } = encode(rows, init.params ?? {});
  return {
    options: {
      // One of the call itself comes first, such as the query of a link to the next page.
      querySerializer: init.querySerializer ?? (() => query),
      pathSerializer: (template: string) => template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => path[name] ?? ""),
      params: { ...init.params, header: headers },
    },
    headers: cookie === undefined ? {} : { cookie },
  };
}

function writeBody(bodies: Readonly<Record<string, BodyRow>>, headers: Headers, encode: Encode): Written | undefined {
  const chosen = chooseBody(bodies, headers);
  if (!chosen) return undefined;
  const [mediaType, row] = chosen;
  const wanted = findHeader(headers, "content-type");
  const contentType = wanted === undefined ? getContentType(mediaType, row) : undefined;
  return {
    options: { bodySerializer: (body: unknown) => serialiseBody(row, body, encode) },
    headers: contentType === undefined ? {} : { "content-type": contentType },
  };
}

/** The body that the call sends: the one of its content type, or the first. */
export function chooseBody(
  bodies: Readonly<Record<string, BodyRow>>,
  headers: Headers,
): [mediaType: string, row: BodyRow] | undefined {
  const wanted = findHeader(headers, "content-type");
  return Object.entries(bodies).find(([mediaType]) => mediaType === wanted) ?? Object.entries(bodies)[0];
}

/** The Content-Type of a body, or undefined if fetch decides it. */
function getContentType(mediaType: string, { kind }: BodyRow): string | undefined {
  // fetch adds the boundary of a multipart body, and a range such as image/* is not a type.
  return kind === "multipart" || mediaType.includes("*") ? undefined : mediaType;
}

function serialiseBody({ kind, fields = [] }: BodyRow, body: unknown, encode: Encode): unknown {
  switch (kind) {
    case "json":
      return JSON.stringify(body);
    case "form":
      return encode(fields, { query: body as Record<string, unknown> }).query;
    case "multipart":
      return toFormData(fields, body as Record<string, unknown>);
    case "text":
      return String(body);
    // Bytes; and streams of items, which `streamRequests` writes.
    default:
      return body;
  }
}

function toFormData(fields: readonly ParameterRow[], body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    const asJson = fields.find((field) => field.name === name)?.json === true;
    for (const part of Array.isArray(value) && !asJson ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (asJson || (typeof part === "object" && part !== null))
        form.append(name, new Blob([JSON.stringify(part)], { type: "application/json" }));
      else form.append(name, String(part));
    }
  }
  return form;
}

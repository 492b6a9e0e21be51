import { type BodyRow, contentTypeOf, serialiseBody } from "./call-body.ts";
import type { encodeParameters, ParameterRow } from "./parameters.ts";

/** What an answer of one status is, for whoever must tell it from one that is not the service's. */
export interface AnswerRow {
  /** Its media types, unless it is JSON. */
  readonly media?: readonly string[];
  /** The members that its JSON always has, and theirs as `member/inner`. */
  readonly needs?: readonly string[];
  /** The values that can stand in the member which says what became of the call. */
  readonly codes?: readonly string[];
}

/**
 * An operation as the client calls it; `parameters` and `bodies` stand only where the standard way of writing values is
 * not the document's.
 */
export interface CallRow {
  readonly method: string;
  readonly path: string;
  /** What the caller gives beside headers. */
  readonly takes?: readonly ("path" | "query" | "cookie" | "body")[];
  /** The header parameters by name. */
  readonly headers?: readonly string[];
  /** The schemes of the first way to show who calls; absent where nobody is asked. */
  readonly security?: readonly string[];
  /** By status, `4XX` or `default`. */
  readonly answers?: { readonly [status: string]: AnswerRow };
  readonly parameters?: readonly ParameterRow[];
  /** The documented bodies, the first of which is sent unless the call names another as its content type. */
  readonly bodies?: { readonly [mediaType: string]: BodyRow };
}

type Headers = Readonly<Record<string, unknown>>;

interface CallInit {
  readonly params?: {
    readonly path?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
    readonly header?: Record<string, unknown>;
    readonly cookie?: Record<string, unknown>;
  };
  readonly body?: unknown;
  readonly headers?: Iterable<readonly [string, string]> | Headers;
  readonly [option: string]: unknown;
}

/** openapi-fetch's `request`, seen without the types of one document. */
interface Requester {
  request(...call: never): Promise<unknown>;
}

/** Handed in by tables that need it: most do not, and it is the larger part of what a browser would load. */
export type Encode = typeof encodeParameters;

/** One function for each row of the table. */
export function makeCalls<Calls>(
  rows: Readonly<Record<string, CallRow>>,
  client: Requester,
  encode: Encode = missing,
): Calls {
  const request = client.request as (method: string, path: string, init: object) => Promise<unknown>;
  const calls = Object.entries(rows).map(([id, row]) => {
    const call = (init: CallInit = {}): Promise<unknown> => request(row.method, row.path, prepared(row, init, encode));
    return [id, call] as const;
  });
  return Object.fromEntries(calls) as Calls;
}

const missing: Encode = () => {
  throw new Error("the table has parameters that were to be encoded, and nothing to do it with");
};

function prepared(row: CallRow, init: CallInit, encode: Encode): object {
  if (row.parameters === undefined && row.bodies === undefined && init.headers === undefined) return init;
  const given = plain(init.headers);
  const parameters = row.parameters ? writtenParameters(row.parameters, init, encode) : undefined;
  const body =
    row.bodies && init.body !== undefined && init.bodySerializer === undefined
      ? writtenBody(row.bodies, given, encode)
      : undefined;
  return {
    ...init,
    ...parameters?.options,
    ...body?.options,
    headers: { ...given, ...parameters?.headers, ...body?.headers },
  };
}

/** Headers may be given as an object, a list of pairs, or a Headers. */
function plain(headers: CallInit["headers"]): Headers {
  if (headers === undefined) return {};
  return Symbol.iterator in headers ? Object.fromEntries(headers as Iterable<readonly [string, string]>) : headers;
}

interface Written {
  readonly options: object;
  readonly headers: Headers;
}

function writtenParameters(rows: readonly ParameterRow[], init: CallInit, encode: Encode): Written {
  const { query, path, headers, cookie } = encode(rows, init.params ?? {});
  return {
    options: {
      querySerializer: () => query,
      pathSerializer: (template: string) => template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => path[name] ?? ""),
      params: { ...init.params, header: headers },
    },
    headers: cookie === undefined ? {} : { cookie },
  };
}

function writtenBody(bodies: Readonly<Record<string, BodyRow>>, headers: Headers, encode: Encode): Written | undefined {
  const named = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const chosen = Object.entries(bodies).find(([mediaType]) => mediaType === named) ?? Object.entries(bodies)[0];
  if (!chosen) return undefined;
  const [mediaType, row] = chosen;
  const contentType = named === undefined ? contentTypeOf(mediaType, row) : undefined;
  return {
    options: { bodySerializer: (body: unknown) => serialiseBody(row, body, encode) },
    headers: contentType === undefined ? {} : { "content-type": contentType },
  };
}

import type { ParameterRow } from "../../../runtime/parameter-model.ts";
import { encodeParameters } from "../../../runtime/parameters.ts";
import type { FuzzOperation } from "../contract/contract.ts";
import type { CredentialPlace } from "../contract/credentials.ts";
import { isObject } from "../schema/json.ts";
import type { WireRequest } from "../../wire/request.ts";
import { BOUNDARY, writeForm, writeMultipart } from "./forms.ts";
import { findMedia } from "./media-types.ts";
import type { Plan, PlannedBody } from "./plan.ts";

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** What all requests of a run have in common. */
export interface RequestContext {
  /** Put before each path. */
  readonly basePath: string;
  /** Of the command line, credentials among them. */
  readonly headers: HeaderList;
}

/** The parameters of an operation as the encoders take them. */
export const rowsOf = ({ parameters }: FuzzOperation): ParameterRow[] =>
  parameters.map((parameter) => ({ ...parameter, style: parameter.style as ParameterRow["style"] }));

/** Writes a planned request. Undefined: HTTP cannot carry it, such as a line break in a header. */
export function writeRequest(operation: FuzzOperation, plan: Plan, context: RequestContext): WireRequest | undefined {
  const encoded = tryEncode(operation, plan);
  const body = plan.body === undefined ? undefined : writeBody(operation, plan.body);
  if (encoded === undefined || (plan.body !== undefined && body === undefined)) return undefined;
  const { path, query, headers: own, cookie } = encoded;
  const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => path[name] ?? "");
  const given = applyCredentials(context.headers, plan, operation.credentials);
  const cookies = [...valuesOf(given.headers, "cookie"), ...(cookie === undefined ? [] : [cookie]), ...given.cookies];
  const ownNames = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  const headers: (readonly [string, string])[] = [
    ...given.headers.filter(([name]) => name.toLowerCase() !== "cookie" && !ownNames.has(name.toLowerCase())),
    ...Object.entries(own),
    ...(cookies.length > 0 ? [["Cookie", cookies.join("; ")] as const] : []),
    ...(body === undefined ? [] : [["Content-Type", body.type] as const]),
  ];
  if (!headers.every(([, value]) => SENDABLE.test(value))) return undefined;
  const queries = [query, ...given.query].filter((text) => text !== "").join("&");
  const target = `${context.basePath}${filled}${queries === "" ? "" : `?${queries}`}`;
  return { method: plan.method, path: target, headers, ...(body === undefined ? {} : { body: body.bytes }) };
}

/** Characters of a header that Node sends. */
const SENDABLE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

function tryEncode(operation: FuzzOperation, { parameters }: Plan) {
  try {
    const encoded = encodeParameters(rowsOf(operation), parameters);
    // An empty segment is another path.
    return Object.values(encoded.path).includes("") ? undefined : encoded;
  } catch (error) {
    // A path cannot have "." or "..", and half a character cannot be percent-encoded.
    if (error instanceof TypeError || error instanceof URIError) return undefined;
    throw error;
  }
}

function writeBody(
  { body }: FuzzOperation,
  { mediaType, value, text }: PlannedBody,
): { readonly type: string; readonly bytes: Buffer } | undefined {
  if (text !== undefined) return { type: mediaType, bytes: Buffer.from(text) };
  const media = findMedia(body?.media ?? [], mediaType);
  if (media?.kind === "form") {
    return isObject(value) ? { type: mediaType, bytes: Buffer.from(writeForm(media, value)) } : undefined;
  }
  if (media?.kind === "multipart") {
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    return isObject(value) ? { type, bytes: writeMultipart(media, value) } : undefined;
  }
  const isText = media?.kind === "text" || media?.kind === "bytes";
  return { type: mediaType, bytes: Buffer.from(isText ? String(value) : (JSON.stringify(value) ?? "null")) };
}

const valuesOf = (headers: HeaderList, wanted: string): string[] =>
  headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value);

/** The given headers without those that authenticate, or with wrong ones in their place, as the plan asks. */
function applyCredentials(headers: HeaderList, { credentials }: Plan, places: readonly CredentialPlace[]) {
  if (credentials === "given" || places.length === 0) return { headers, cookies: [], query: [] };
  const names = new Set(places.map((place) => (place.in === "cookie" ? "cookie" : place.name)));
  const kept = headers.filter(([name]) => !names.has(name.toLowerCase()));
  if (credentials === "none") return { headers: kept, cookies: [], query: [] };
  const wrong = (place: CredentialPlace["in"]) => places.filter((one) => one.in === place);
  return {
    headers: [...kept, ...wrong("header").map(({ name, wrong }) => [name, wrong] as const)],
    cookies: wrong("cookie").map(({ name, wrong }) => `${name}=${wrong}`),
    query: wrong("query").map(({ name, wrong }) => `${encodeURIComponent(name)}=${wrong}`),
  };
}

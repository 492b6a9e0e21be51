import { retryAfterMs } from "contract-kit-runtime/retry";
import type { AnswerRow, CallRow } from "../generated/client.ts";
import type { OperationId, Schemas } from "./contract.ts";
import { getRefusedDestinations, toOmniOutcome } from "./destinations.ts";
import type { AnyFailure, Succeeded, Undocumented } from "./results.ts";

/** A response that is not checked yet. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Text, bytes, or JSON that openapi-fetch has already parsed. */
  readonly body: unknown;
}

export type AnySucceeded = { [Id in OperationId]: Succeeded<Id> }[OperationId];
export type AnyResult = AnySucceeded | AnyFailure;

type Json = { readonly [member: string]: unknown };

/** The result code of success. */
const SUCCESS: Schemas["SuccessCode"] = "A000";
const MAX_SHOWN = 2000;
/** The data of a response to a send. */
const KEY = "msgKey";

/** Converts a response to a result. Only documented responses become typed data. */
export function readResponse(operation: OperationId, row: CallRow, response: RawResponse): AnyResult {
  try {
    return read(operation, row, response);
  } catch {
    // A part that the checks do not look at is not as documented, for example an entry of a list.
    return undocumented(operation, response, "shape");
  }
}

function read(operation: OperationId, row: CallRow, response: RawResponse): AnyResult {
  const { status, headers } = response;
  const { answers = {} } = row;
  const requestId = getRequestId(headers);
  const documented = answers[status] ?? answers[`${Math.floor(status / 100)}XX`] ?? answers.default;
  if (documented === undefined) return undocumented(operation, response, "status");
  if (documented.media !== undefined && isStream(response.body))
    return made({ ok: true, operation, status, code: undefined, headers, requestId, data: response.body });
  if (documented.media !== undefined && response.body instanceof Blob)
    return documented.media.includes(response.body.type)
      ? made({ ok: true, operation, status, code: undefined, headers, requestId, data: response.body })
      : undocumented(operation, response, "shape");
  const json = parsed(response.body);
  if (json === undefined) return undocumented(operation, response, isEmpty(response.body) ? "empty" : "not-json");
  const fault = findFault(json, documented);
  if (fault !== undefined) return undocumented(operation, response, fault);
  return json.code === SUCCESS
    ? made({ ok: true, operation, status, code: json.code, headers, requestId, answer: json, ...worth(json) })
    : made({
        ok: false,
        kind: "refused",
        operation,
        status,
        code: json.code,
        message: refusalText(operation, status, json),
        errors: Array.isArray(json.errors) ? json.errors : [],
        answer: json,
        headers,
        requestId,
        ...waiting(headers),
        ...(operation === "sendOmni" && { refused: getRefusedDestinations(json.data, json.errors) }),
      });
}

const getRequestId = (headers: Headers): string | undefined => headers.get("x-request-id") ?? undefined;

const isStream = (body: unknown): boolean => typeof body === "object" && body !== null && Symbol.asyncIterator in body;

/** The checks above have shown that the response is as documented. */
const made = (result: object): AnyResult => result as AnyResult;

function parsed(body: unknown): Json | undefined {
  let value = body;
  if (typeof body === "string")
    try {
      value = JSON.parse(body);
    } catch {
      return undefined;
    }
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
}

const isEmpty = (body: unknown): boolean => body === undefined || body === null || body === "";

function findFault(json: Json, { needs = [], codes }: AnswerRow): "shape" | "code" | undefined {
  if (needs.some((member) => isMissing(json, member))) return "shape";
  return codes === undefined || (typeof json.code === "string" && codes.includes(json.code)) ? undefined : "code";
}

function isMissing(json: Json, member: string): boolean {
  const value = json[member];
  if (value !== undefined && value !== null) return member === KEY && typeof value !== "string";
  const [outer = "", inner] = member.split("/");
  // A gateway can send null for an empty list.
  return inner === undefined || (json[outer] as Json)[inner] === undefined;
}

/** The data of a response beside the envelope; see `Worth` in results.ts. */
function worth(json: Json): object {
  const { code: _code, result: _result, data, ...beside } = json;
  const { msgKey, ref, errors } = beside;
  if (typeof msgKey === "string") return { accepted: { msgKey, ...(ref !== undefined && { ref }) } };
  return toOmniOutcome(data, errors) ?? (data === undefined ? {} : { data: { ...(data as Json), ...beside } });
}

const waiting = (headers: Headers): object => {
  const milliseconds = retryAfterMs(headers);
  return milliseconds === undefined ? {} : { retryAfterMs: milliseconds };
};

function refusalText(operation: OperationId, status: number, json: Json): string {
  const faults = Array.isArray(json.errors) ? json.errors : [];
  const listed = faults.slice(0, 3).map(({ pointer, message }: Json) => `${pointer} ${message}`);
  const more = faults.length > listed.length ? ` and ${faults.length - listed.length} more` : "";
  const detail = listed.length > 0 ? `: ${listed.join("; ")}${more}` : "";
  return `${operation} was refused with ${json.code} ${json.result} (HTTP ${status})${detail}`;
}

const REASONS: Readonly<Record<Undocumented["why"], string>> = {
  status: "a status that the contract does not have",
  empty: "an empty body",
  "not-json": "a body that is not JSON",
  shape: "a body of another shape than the contract's",
  code: "a result code that the contract does not have here",
};

function undocumented(operation: OperationId, response: RawResponse, why: Undocumented["why"]): Undocumented {
  const { status, headers, body } = response;
  const text = typeof body === "string" ? body : body instanceof Blob || isEmpty(body) ? "" : JSON.stringify(body);
  return {
    ok: false,
    kind: "undocumented",
    operation,
    status: undefined,
    code: undefined,
    httpStatus: status,
    why,
    message: `${operation} was answered with HTTP ${status} and ${REASONS[why]}`,
    body: text.slice(0, MAX_SHOWN),
    headers,
    requestId: getRequestId(headers),
    ...waiting(headers),
  };
}

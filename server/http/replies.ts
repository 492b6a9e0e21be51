import { isObject } from "contract-kit-runtime/json-values";
import type { Invalid, Reply, Route } from "../../generated/server.ts";
import { fault, getHttpStatus, refuse, refuseFor } from "../domain/refusal.ts";
import { makeEnvelope, type Refusal } from "../handlers/all.ts";

/** Every answer has these headers. */
export const COMMON_HEADERS = { "X-Content-Type-Options": "nosniff" };

const JSON_HEADERS = { "Cache-Control": "no-store" };
/** An image was uploaded by a caller: a browser must not treat its bytes as anything else. */
const UPLOAD_HEADERS = { "Content-Security-Policy": "default-src 'none'; sandbox" };

/** What the gateway itself writes; everything else was uploaded. Undefined is JSON. */
const OWN_TYPES: ReadonlySet<string | undefined> = new Set([undefined, "application/json", "text/event-stream"]);

/** The headers of every answer with this media type. */
export const getHeadersFor = (mediaType: string | undefined): Readonly<Record<string, string>> =>
  OWN_TYPES.has(mediaType) ? JSON_HEADERS : UPLOAD_HEADERS;

/** A refusal in the envelope of the contract. */
export function refusalReply(refusal: Refusal, headers?: Reply["headers"]): Reply {
  return { status: getHttpStatus(refusal.code), headers: { ...JSON_HEADERS, ...headers }, body: makeEnvelope(refusal) };
}

export const busyReply = refusalReply(refuse("A920"), { "Retry-After": 1 });
/** It is not known whether the request was carried out. */
export const unknownOutcomeReply = refusalReply(
  refuse(
    "A920",
    fault(
      "A920",
      "",
      "the request may have been stored; repeat a send with its Idempotency-Key, because without one it may be sent twice",
    ),
  ),
  { "Retry-After": 1 },
);
export const unknownErrorReply = refusalReply(refuse("A999"));

/** The result code in the envelope of a reply. An image has no envelope and is a success. */
export function getResultCode({ body }: Reply): string {
  return isObject(body) && typeof body.code === "string" ? body.code : "A000";
}

/** The messages that a reply to a send names: one, or one for each recipient that was accepted. */
export function listMessageKeys({ body }: Reply): readonly string[] {
  if (!isObject(body)) return [];
  if (typeof body.msgKey === "string") return [body.msgKey];
  const { data } = body;
  if (!isObject(data) || !Array.isArray(data.destinations)) return [];
  return data.destinations.flatMap((one) => (isObject(one) && typeof one.msgKey === "string" ? [one.msgKey] : []));
}

/** The contract's bound of a list of warnings. */
const MAX_WARNINGS = 100;

/** The body of an accepted request's answer, with what its caller should change. Beside `data`, where clients ignore names that they do not know. */
export function withWarnings({ status, body }: Reply, warnings: readonly Warning[]): unknown {
  if (warnings.length === 0 || status !== 200 || !isObject(body) || Symbol.asyncIterator in body) return body;
  const own = Array.isArray(body.warnings) ? body.warnings : [];
  return { ...body, warnings: [...warnings, ...own].slice(0, MAX_WARNINGS) };
}

type Warning = { readonly pointer: string; readonly message: string };

/** The contract's answer to a request that does not reach its handler. */
export function replyToInvalid(invalid: Invalid, route: Route | undefined): Reply {
  switch (invalid.reason) {
    case "busy":
      return busyReply;
    case "method-not-allowed":
      return refusalReply(refuse("A014"), { Allow: invalid.headers.Allow });
    default:
      return refusalReply(toRefusal(invalid, route));
  }
}

function toRefusal({ reason, faults }: Invalid, route: Route | undefined): Refusal {
  // A file of a form that is refused for its size or type has the code of that fault.
  const ofFile = reason === "too-large" || reason === "unsupported-media-type" ? refuseForAll(faults) : undefined;
  if (ofFile !== undefined) return ofFile;
  switch (reason) {
    case "unauthorized":
      return refuse(needsPassword(route) ? "A100" : "A002");
    case "unsupported-media-type":
      return refuse("A015");
    case "too-large":
      return refuse("A016");
    case "unreadable":
      return takesForm(route)
        ? refuse("A204", fault("A204", "/file", "is not there: the form is malformed or cut off"))
        : refuse("A010", fault("A010", ""));
    case "invalid":
      return refuseForAll(faults) ?? refuse("A011");
    default:
      return refuse("A012");
  }
}

/** Rules across fields count once every field and parameter is right by itself. */
function refuseForAll(faults: Invalid["faults"]): Refusal | undefined {
  const ofFields = faults.filter(({ isAcrossFields }) => !isAcrossFields);
  const listed = ofFields.length > 0 ? ofFields : faults;
  return refuseFor(listed.map(({ pointer, code, message }) => ({ pointer, code, message })));
}

const needsPassword = (route: Route | undefined): boolean =>
  route?.security.flat().some(({ scheme }) => scheme === "clientPassword") ?? false;

const takesForm = (route: Route | undefined): boolean => route?.body?.media["multipart/form-data"] !== undefined;

/** As bytes, for a connection on which Node has no request to answer. The connection is closed after it. */
function formatClosingReply(code: "A011" | "A920", ...headers: readonly string[]): string {
  const { status, body } = refusalReply(refuse(code));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} Refused`,
    "Content-Type: application/json",
    ...Object.entries(COMMON_HEADERS).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
    ...headers,
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${text}`;
}

/** The answer to bytes that are not HTTP. */
export const NOT_HTTP_REPLY = formatClosingReply("A011");
/** The answer to a request that did not arrive in time. */
export const TIMEOUT_REPLY = formatClosingReply("A920", "Retry-After: 1");

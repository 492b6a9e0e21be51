import { STATUS_CODES } from "node:http";
import { standardCode } from "../explain-text.ts";
import { unescapeSegment } from "../json-values.ts";
import type { Route } from "../route.ts";
import type { Invalid, InvalidReason, Reply, RequestFault } from "./call.ts";
import { findDocumentedStatus } from "./check-reply.ts";
import { type ErrorFacts, makeErrorBody } from "./error-body.ts";

/** A reply of the binding itself. The document need not describe it, so it is not checked. */
export class OwnReply implements Reply {
  readonly status: number;
  readonly headers: Reply["headers"];
  readonly mediaType: string;
  readonly body: unknown;

  constructor(status: number, headers: Reply["headers"], mediaType: string, body: unknown) {
    this.status = status;
    this.headers = headers;
    this.mediaType = mediaType;
    this.body = body;
  }
}

/** The reply to a request that does not reach its handler, where there is no `onInvalid` hook. */
export function refusalReply(why: Invalid, route: Route | undefined): Reply {
  const { reason, status, headers, faults } = why;
  // The other titles say all; this one does not say what to do.
  const detail = reason === "busy" ? MESSAGES.busy : undefined;
  const facts = { code: reason, message: MESSAGES[reason], detail, faults };
  // Many documents describe 422 for requests that can be read but are not valid.
  const unprocessable = reason === "invalid" && route !== undefined && !isExact(route, status) && isExact(route, 422);
  return errorReply(unprocessable ? 422 : status, headers, facts, route);
}

/** The reply when something throws, where there is no `onError` hook. It tells the caller nothing about the error. */
export const unexpectedReply = (route: Route): Reply =>
  errorReply(500, {}, { code: "internal-error", message: "The server failed.", faults: [] }, route);

/** The reply of an operation whose handler is not written yet. */
export const notImplementedReply = (route: Route): Reply =>
  errorReply(
    501,
    {},
    { code: "not-implemented", message: `${route.operationId} is not implemented yet.`, faults: [] },
    route,
  );

const MESSAGES: Readonly<Record<InvalidReason, string>> = {
  "not-found": "There is no such path.",
  "method-not-allowed": "The path does not have this method.",
  unauthorized: "The credentials are missing or not valid.",
  "unsupported-media-type": "The body has a media type that is not supported here.",
  "too-large": "The body is too large.",
  busy: "The server is busy. Try again later.",
  "precondition-failed": "It was changed in the meantime.",
  unreadable: "The body cannot be read.",
  invalid: "The request is not valid.",
};

interface Facts {
  readonly code: string;
  readonly message: string;
  /** What a problem document says besides its title. */
  readonly detail?: string | undefined;
  readonly faults: readonly RequestFault[];
}

const isExact = ({ replies }: Route, status: number): boolean => Object.hasOwn(replies, String(status));

/** By the document's own schema for the status where that is possible, otherwise a problem document (RFC 9457). */
function errorReply(status: number, headers: Reply["headers"], facts: Facts, route: Route | undefined): Reply {
  const title = STATUS_CODES[status] ?? "Error";
  const errors = facts.faults.map(toProblemError);
  const { detail } = facts;
  const problem = { title, status, ...(detail !== undefined && { detail }), ...(errors.length > 0 && { errors }) };
  const key = route && findDocumentedStatus(route, status);
  const validators = key === undefined ? undefined : route?.validators.responses[key]?.body;
  for (const [mediaType, validator] of Object.entries(validators ?? {})) {
    if (!/^application\/([\w.-]+\+)?json$/i.test(mediaType)) continue;
    // A schema of problem documents seldom lists all that ours has, and allows it.
    const isProblem = mediaType === PROBLEM_TYPE && validator(problem);
    const told = { ...facts, status, title, faults: facts.faults.map(nameFault) };
    const body = isProblem ? problem : makeErrorBody(validator, told);
    if (body !== undefined) return new OwnReply(status, headers, mediaType, body);
  }
  return new OwnReply(status, headers, PROBLEM_TYPE, problem);
}

const PROBLEM_TYPE = "application/problem+json";

/** `items.0.name` of the body, or the name of a parameter. */
function nameFault(fault: RequestFault): ErrorFacts["faults"][number] {
  const names = fault.pointer.split("/").slice(1).map(unescapeSegment);
  return { ...fault, name: names.join(".") };
}

/** A fault of the body has a pointer into the body; a fault of a parameter has the parameter's place and name. */
function toProblemError({ in: place, pointer, keyword, code, message }: RequestFault): object {
  // Otherwise the code only repeats the keyword.
  const ownCode = code === standardCode("", keyword) ? {} : { code };
  if (place === "body") return { pointer: `#${pointer}`, detail: message, keyword, ...ownCode };
  const [, name = "", ...rest] = pointer.split("/");
  return {
    in: place,
    parameter: unescapeSegment(name),
    pointer: `#${rest.map((part) => `/${part}`).join("")}`,
    detail: message,
    keyword,
    ...ownCode,
  };
}

import { STATUS_CODES } from "node:http";
import { unescapeSegment } from "../runtime/json-values.ts";
import type { Invalid, InvalidReason, Reply, RequestFault } from "./call.ts";

const STATUSES: Readonly<Record<InvalidReason, number>> = {
  "not-found": 404,
  "method-not-allowed": 405,
  unauthorized: 401,
  "unsupported-media-type": 415,
  "too-large": 413,
  busy: 503,
  unreadable: 400,
  invalid: 400,
};

export function invalid(
  reason: InvalidReason,
  more: { readonly headers?: Invalid["headers"]; readonly faults?: readonly RequestFault[] } = {},
): Invalid {
  return { reason, status: STATUSES[reason], headers: more.headers ?? {}, faults: more.faults ?? [] };
}

/** The outcome of a check that the request did not pass. */
export interface Refused {
  readonly ok: false;
  readonly invalid: Invalid;
}

export const refused = (why: Invalid): Refused => ({ ok: false, invalid: why });

/** A body that cannot be read at all. */
export function unreadable(message: string, code: string, pointer = ""): Invalid {
  return invalid("unreadable", { faults: [{ in: "body", pointer, keyword: "syntax", code, message }] });
}

/** RFC 9457: the default reply to a request that does not reach its handler. */
export class Problem implements Reply {
  readonly status: number;
  readonly headers: Reply["headers"];
  readonly mediaType = "application/problem+json";
  readonly body: object;

  constructor(status: number, headers: Reply["headers"], errors: readonly object[]) {
    const title = STATUS_CODES[status] ?? "Error";
    this.status = status;
    this.headers = headers;
    this.body = { title, status, ...(errors.length > 0 && { errors }) };
  }
}

export const toProblem = ({ status, headers, faults }: Invalid): Reply =>
  new Problem(status, headers, faults.map(toProblemError));

/** A fault of the body has a pointer into the body; a fault of a parameter has the parameter's place and name. */
function toProblemError({ in: place, pointer, keyword, message }: RequestFault): object {
  if (place === "body") return { pointer: `#${pointer}`, detail: message, keyword };
  const [, name = "", ...rest] = pointer.split("/");
  return {
    in: place,
    parameter: unescapeSegment(name),
    pointer: `#${rest.map((part) => `/${part}`).join("")}`,
    detail: message,
    keyword,
  };
}

/** The reply when something throws. It tells the caller nothing about the error. */
export const unexpectedProblem: Reply = new Problem(500, {}, []);

import { standardCode } from "../explain-text.ts";
import type { Invalid, InvalidReason, ParsedBody, RequestFault } from "./call.ts";

const STATUSES: Readonly<Record<InvalidReason, number>> = {
  "not-found": 404,
  "method-not-allowed": 405,
  unauthorized: 401,
  "unsupported-media-type": 415,
  "too-large": 413,
  busy: 503,
  "precondition-failed": 412,
  unreadable: 400,
  invalid: 400,
};

export function invalid(
  reason: InvalidReason,
  more: {
    readonly headers?: Invalid["headers"];
    readonly faults?: readonly RequestFault[];
    readonly body?: ParsedBody | undefined;
  } = {},
): Invalid {
  const { headers = {}, faults = [], body } = more;
  return { reason, status: STATUSES[reason], headers, faults, ...(body && { body }) };
}

/** The outcome of a check that the request did not pass. */
export interface Refused {
  readonly ok: false;
  readonly invalid: Invalid;
}

export const refused = (why: Invalid): Refused => ({ ok: false, invalid: why });

/** A body that cannot be read at all. */
export function unreadable(message: string, faultCode: string, pointer = ""): Invalid {
  const keyword = "syntax";
  const code = standardCode(faultCode, keyword);
  return invalid("unreadable", { faults: [{ in: "body", pointer, keyword, code, message }] });
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { standardCode } from "../runtime/explain-text.js";
const STATUSES = {
    "not-found": 404,
    "method-not-allowed": 405,
    unauthorized: 401,
    "unsupported-media-type": 415,
    "too-large": 413,
    busy: 503,
    unreadable: 400,
    invalid: 400,
};
export function invalid(reason, more = {}) {
    return { reason, status: STATUSES[reason], headers: more.headers ?? {}, faults: more.faults ?? [] };
}
export const refused = (why) => ({ ok: false, invalid: why });
/** A body that cannot be read at all. */
export function unreadable(message, faultCode, pointer = "") {
    const keyword = "syntax";
    const code = standardCode(faultCode, keyword);
    return invalid("unreadable", { faults: [{ in: "body", pointer, keyword, code, message }] });
}

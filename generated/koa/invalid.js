// Generated from the OpenAPI document. Do not edit: change the document and generate again.
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
/** A body that cannot be read at all. */
export function unreadable(message, code, pointer = "") {
    return invalid("unreadable", { faults: [{ in: "body", pointer, keyword: "syntax", code, message }] });
}

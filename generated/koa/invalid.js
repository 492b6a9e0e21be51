// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { STATUS_CODES } from "node:http";
import { unescapeSegment } from "../runtime/json-values.js";
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
export function unreadable(message, code, pointer = "") {
    return invalid("unreadable", { faults: [{ in: "body", pointer, keyword: "syntax", code, message }] });
}
/** RFC 9457: the default reply to a request that does not reach its handler. */
export class Problem {
    status;
    headers;
    mediaType = "application/problem+json";
    body;
    constructor(status, headers, errors) {
        const title = STATUS_CODES[status] ?? "Error";
        this.status = status;
        this.headers = headers;
        this.body = { title, status, ...(errors.length > 0 && { errors }) };
    }
}
export const toProblem = ({ status, headers, faults }) => new Problem(status, headers, faults.map(toProblemError));
/** A fault of the body has a pointer into the body; a fault of a parameter has the parameter's place and name. */
function toProblemError({ in: place, pointer, keyword, message }) {
    if (place === "body")
        return { pointer: `#${pointer}`, detail: message, keyword };
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
export const unexpectedProblem = new Problem(500, {}, []);

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { STATUS_CODES } from "node:http";
import { unescapeSegment } from "../runtime/json-values.js";
/** RFC 9457: the default answer to a request that does not reach its handler. */
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
export const problemOf = ({ status, headers, faults }) => new Problem(status, headers, faults.map(shown));
/** A pointer leads into the body; a parameter is told by its place and name. */
function shown({ in: place, pointer, keyword, message }) {
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
/** What is answered when something throws: nothing of it leaves. */
export const unexpectedProblem = new Problem(500, {}, []);

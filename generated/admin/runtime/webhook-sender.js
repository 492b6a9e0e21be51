// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { encodeParameters } from "./parameters.js";
/** One method for each row of the table. */
export function makeSender(rows, transport) {
    const methods = Object.entries(rows).map(([webhook, row]) => {
        const send = async (url, request) => readAnswer(row, await transport(toCall(webhook, row, url, request)));
        return [webhook, send];
    });
    return Object.fromEntries(methods);
}
function toCall(webhook, row, url, request) {
    const { headers, query, cookie } = encodeParameters(row.parameters, request);
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    return {
        webhook,
        url: query === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${query}`,
        method: row.method,
        headers: {
            ...headers,
            ...(cookie === undefined ? {} : { cookie }),
            ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        body,
    };
}
function readAnswer(row, { status, body }) {
    const { responses } = row.validators;
    const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
    const undocumented = (faults = []) => ({ documented: false, status, body, faults });
    if (!response)
        return undocumented();
    const validator = Object.values(response.body)[0];
    if (!validator)
        return { documented: true, reply: { status } };
    try {
        const value = JSON.parse(body);
        return validator(value)
            ? { documented: true, reply: { status, body: value } }
            : undocumented(validator.explain(value));
    }
    catch {
        return undocumented();
    }
}

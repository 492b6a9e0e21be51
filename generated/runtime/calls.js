// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { contentTypeOf, serialiseBody } from "./call-body.js";
/** One function for each row of the table. */
export function makeCalls(rows, client, encode = missing) {
    const request = client.request;
    const calls = Object.entries(rows).map(([id, row]) => {
        const call = (init = {}) => request(row.method, row.path, prepared(row, init, encode));
        return [id, call];
    });
    return Object.fromEntries(calls);
}
const missing = () => {
    throw new Error("the table has parameters that were to be encoded, and nothing to do it with");
};
function prepared(row, init, encode) {
    if (row.parameters === undefined && row.bodies === undefined && init.headers === undefined)
        return init;
    const given = plain(init.headers);
    const parameters = row.parameters ? writtenParameters(row.parameters, init, encode) : undefined;
    const body = row.bodies && init.body !== undefined && init.bodySerializer === undefined
        ? writtenBody(row.bodies, given, encode)
        : undefined;
    return {
        ...init,
        ...parameters?.options,
        ...body?.options,
        headers: { ...given, ...parameters?.headers, ...body?.headers },
    };
}
/** Headers may be given as an object, a list of pairs, or a Headers. */
function plain(headers) {
    if (headers === undefined)
        return {};
    return Symbol.iterator in headers ? Object.fromEntries(headers) : headers;
}
function writtenParameters(rows, init, encode) {
    const { query, path, headers, cookie } = encode(rows, init.params ?? {});
    return {
        options: {
            querySerializer: () => query,
            pathSerializer: (template) => template.replaceAll(/\{([^}]+)\}/g, (_, name) => path[name] ?? ""),
            params: { ...init.params, header: headers },
        },
        headers: cookie === undefined ? {} : { cookie },
    };
}
function writtenBody(bodies, headers, encode) {
    const named = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
    const chosen = Object.entries(bodies).find(([mediaType]) => mediaType === named) ?? Object.entries(bodies)[0];
    if (!chosen)
        return undefined;
    const [mediaType, row] = chosen;
    const contentType = named === undefined ? contentTypeOf(mediaType, row) : undefined;
    return {
        options: { bodySerializer: (body) => serialiseBody(row, body, encode) },
        headers: contentType === undefined ? {} : { "content-type": contentType },
    };
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { encodeParameters } from "./parameters.js";
/** One function for each row of the table. */
export function makeCalls(rows, client) {
    const request = client.request;
    const calls = Object.entries(rows).map(([id, row]) => {
        const call = (init = {}) => request(row.method, row.path, prepared(row, init));
        return [id, call];
    });
    return Object.fromEntries(calls);
}
function prepared(row, init) {
    const { parameters, forms } = row;
    const [mediaType, form] = Object.entries(forms ?? {})[0] ?? [];
    const written = parameters ? encodeParameters(parameters, init.params ?? {}) : undefined;
    return {
        ...init,
        ...(written
            ? {
                querySerializer: () => written.query,
                pathSerializer: (path) => path.replaceAll(/\{([^}]+)\}/g, (_, name) => written.path[name] ?? ""),
                params: { ...init.params, header: written.headers },
            }
            : {}),
        ...(written?.cookie === undefined
            ? {}
            : { headers: { ...init.headers, cookie: written.cookie } }),
        ...(form && init.body !== undefined && init.bodySerializer === undefined
            ? {
                bodySerializer: (body) => form.kind === "form" ? urlencoded(form.fields, body) : multipart(form.fields, body),
                // A multipart body names its own boundary: fetch must write that header itself.
                ...(form.kind === "form"
                    ? { headers: { ...init.headers, "content-type": mediaType } }
                    : {}),
            }
            : {}),
    };
}
const urlencoded = (fields, body) => encodeParameters(fields, { query: body }).query;
function multipart(fields, body) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) {
        if (value === undefined)
            continue;
        const asJson = fields.find((field) => field.name === name)?.json === true;
        for (const part of Array.isArray(value) && !asJson ? value : [value]) {
            if (part instanceof Blob)
                form.append(name, part);
            else if (asJson || (typeof part === "object" && part !== null))
                form.append(name, new Blob([JSON.stringify(part)], { type: "application/json" }));
            else
                form.append(name, String(part));
        }
    }
    return form;
}

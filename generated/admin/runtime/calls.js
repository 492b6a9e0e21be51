// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** One function for each row of the table. */
export function makeCalls(rows, client, encode = noEncoder) {
    const request = client.request;
    const calls = Object.entries(rows).map(([id, row]) => {
        const call = (init = {}) => request(row.method, row.path, prepareInit(row, init, encode));
        return [id, call];
    });
    return Object.fromEntries(calls);
}
const noEncoder = () => {
    throw new Error("The table has parameters that must be encoded, but no encoder was passed in");
};
function prepareInit(row, init, encode) {
    if (row.parameters === undefined && row.bodies === undefined && init.headers === undefined)
        return init;
    const headers = toObject(init.headers);
    const parameters = row.parameters ? writeParameters(row.parameters, init, encode) : undefined;
    const body = row.bodies && init.body !== undefined && init.bodySerializer === undefined
        ? writeBody(row.bodies, headers, encode)
        : undefined;
    return {
        ...init,
        ...parameters?.options,
        ...body?.options,
        headers: { ...headers, ...parameters?.headers, ...body?.headers },
    };
}
/** Headers may be an object, a list of pairs, or a Headers object. */
function toObject(headers) {
    if (headers === undefined)
        return {};
    return Symbol.iterator in headers ? Object.fromEntries(headers) : headers;
}
function writeParameters(rows, init, encode) {
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
function writeBody(bodies, headers, encode) {
    const wanted = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
    const chosen = Object.entries(bodies).find(([mediaType]) => mediaType === wanted) ?? Object.entries(bodies)[0];
    if (!chosen)
        return undefined;
    const [mediaType, row] = chosen;
    const contentType = wanted === undefined ? getContentType(mediaType, row) : undefined;
    return {
        options: { bodySerializer: (body) => serialiseBody(row, body, encode) },
        headers: contentType === undefined ? {} : { "content-type": contentType },
    };
}
/** The Content-Type of a body, or undefined if fetch decides it. */
function getContentType(mediaType, { kind }) {
    // fetch adds the boundary of a multipart body, and a range such as image/* is not a type.
    return kind === "multipart" || mediaType.includes("*") ? undefined : mediaType;
}
function serialiseBody({ kind, fields = [] }, body, encode) {
    switch (kind) {
        case "json":
            return JSON.stringify(body);
        case "form":
            return encode(fields, { query: body }).query;
        case "multipart":
            return toFormData(fields, body);
        case "text":
            return String(body);
        case "bytes":
            return body;
    }
}
function toFormData(fields, body) {
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

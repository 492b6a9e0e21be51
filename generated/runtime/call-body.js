// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** The header that goes with a body, or undefined where whoever sends it must decide. */
export function contentTypeOf(mediaType, { kind }) {
    // A multipart body names its own boundary, and a range such as image/* is no type: fetch writes what it knows.
    return kind === "multipart" || mediaType.includes("*") ? undefined : mediaType;
}
export function serialiseBody({ kind, fields = [] }, body, encode) {
    switch (kind) {
        case "json":
            return JSON.stringify(body);
        case "form":
            return encode(fields, { query: body }).query;
        case "multipart":
            return multipart(fields, body);
        case "text":
            return String(body);
        case "bytes":
            return body;
    }
}
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

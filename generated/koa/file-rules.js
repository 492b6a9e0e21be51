// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** The length of a file is counted in bytes. */
export function findLengthFault(row, bytes) {
    const { minLength = 0, maxLength = Infinity } = row ?? {};
    if (bytes > maxLength)
        return fault(row, "too-large", "maxLength", `must have at most ${countBytes(maxLength)}`);
    if (bytes < minLength)
        return fault(row, "invalid", "minLength", `must have at least ${countBytes(minLength)}`);
    return undefined;
}
/** A file that says nothing of its type is `application/octet-stream`, as in OpenAPI. */
export function findTypeFault(row, type) {
    const types = row?.types;
    const sent = type === "" ? "application/octet-stream" : type;
    if (types === undefined || types.some((allowed) => matches(allowed, sent)))
        return undefined;
    return fault(row, "unsupported-media-type", "contentType", `must be ${types.join(" or ")}, not ${sent.slice(0, 100)}`);
}
const matches = (allowed, type) => allowed.endsWith("/*") ? type.startsWith(allowed.slice(0, -1)) : type === allowed;
const fault = (row, reason, keyword, message) => ({ reason, keyword, message, code: row?.codes?.[keyword] ?? row?.codes?.default });
const countBytes = (count) => `${count} ${count === 1 ? "byte" : "bytes"}`;

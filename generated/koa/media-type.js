// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/**
 * Which of an operation's media types a body has: the very type, then a range such as `image/*`, then any. Text must be
 * UTF-8, and nothing may be compressed.
 */
export function mediaOfBody(headers, rows) {
    const { "content-encoding": encoding, "content-type": given = "" } = headers;
    if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity")
        return undefined;
    const found = rowNamed(given, rows) ?? rowFor(given, rows);
    return found !== undefined && found.row.kind !== "bytes" && !isUtf8(given) ? undefined : found;
}
function rowNamed(type, rows) {
    const row = Object.hasOwn(rows, type) ? rows[type] : undefined;
    return row && { type, row };
}
function rowFor(given, rows) {
    const type = essence(given);
    if (!type.includes("/"))
        return undefined;
    const documented = Object.keys(rows);
    const range = `${type.slice(0, type.indexOf("/"))}/*`;
    const key = documented.find((one) => essence(one) === type) ??
        documented.find((one) => essence(one) === range) ??
        documented.find((one) => essence(one) === "*/*");
    return key === undefined ? undefined : rowNamed(key, rows);
}
const essence = (type) => (type.split(";")[0] ?? "").trim().toLowerCase();
function isUtf8(type) {
    if (!type.includes(";"))
        return true;
    const charset = /;\s*charset="?([^";\s]*)/i.exec(type)?.[1];
    return charset === undefined || /^utf-?8$/i.test(charset);
}

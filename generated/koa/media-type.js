// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/**
 * Which of an operation's media types a body has: the very type, then a range such as `image/*`, then any. Text must be
 * UTF-8, and nothing may be compressed.
 */
export function mediaOfBody(headers, rows) {
    const { "content-encoding": encoding, "content-type": given = "" } = headers;
    if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity")
        return undefined;
    return rowNamed(given, rows) ?? rowFor(given, rows);
}
function rowNamed(type, rows) {
    const row = Object.hasOwn(rows, type) ? rows[type] : undefined;
    return row && { type, row };
}
function rowFor(given, rows) {
    const [type = "", ...parameters] = given.split(";").map((part) => part.trim().toLowerCase());
    if (!type.includes("/"))
        return undefined;
    const documented = Object.keys(rows);
    const essence = (key) => (key.split(";")[0] ?? "").trim().toLowerCase();
    const range = `${type.slice(0, type.indexOf("/"))}/*`;
    const key = documented.find((one) => essence(one) === type) ??
        documented.find((one) => essence(one) === range) ??
        documented.find((one) => essence(one) === "*/*");
    const found = key === undefined ? undefined : rowNamed(key, rows);
    return found && (found.row.kind === "bytes" || isUtf8(parameters)) ? found : undefined;
}
function isUtf8(parameters) {
    const charset = parameters.map((part) => /^charset="?([^"]*)"?$/.exec(part)?.[1]).find((name) => name !== undefined);
    return charset === undefined || /^utf-?8$/.test(charset);
}

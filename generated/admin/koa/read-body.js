// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { isUtf8 } from "node:buffer";
import { escapeSegment } from "../runtime/json-values.js";
import { decodeParameters } from "../runtime/parameters.js";
import { invalid, refused, unreadable } from "./invalid.js";
import { parseJson } from "./json-body.js";
import { measureJson } from "./json-size.js";
const NO_BODY = { ok: true, body: undefined };
const NO_BYTES = Buffer.alloc(0);
/** Checks media type, size and signature, then parses. If the operation has no body, the body of the request is left unread. */
export async function readBody(route, request, options, budget, verify) {
    const { headers } = request;
    if (route.body === undefined || (!route.body.required && !hasBody(headers))) {
        const isVerified = verify === undefined || (await verify(NO_BYTES));
        return isVerified ? NO_BODY : refused(invalid("unauthorized"));
    }
    const media = findBodyMedia(headers, route.body.media);
    if (media === undefined)
        return refused(invalid("unsupported-media-type"));
    // Node has already refused a request whose length is not a number.
    const declared = headers["content-length"];
    const length = declared === undefined ? options.bodyBytes : Number(declared);
    if (length > options.bodyBytes)
        return refused(invalid("too-large"));
    // The whole body is reserved before its first byte is read, so that memory cannot run out while it arrives.
    if (!budget.reserve(length))
        return refused(invalid("busy", { headers: { "Retry-After": "1" } }));
    if (media.row.kind === "multipart")
        return readForm(route, request, media, options, verify);
    const bytes = await request.bytes(options.bodyBytes);
    if (bytes === undefined)
        return refused(invalid("too-large"));
    if (verify !== undefined && !(await verify(bytes)))
        return refused(invalid("unauthorized"));
    return parseBody(bytes, media, options);
}
const hasBody = (headers) => headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
function parseBody(bytes, { type: mediaType, row }, options) {
    const { kind } = row;
    const { faultCode } = options;
    switch (kind) {
        case "json": {
            const size = measureJson(bytes, options.jsonValues);
            if (size.values > options.jsonValues)
                return refused(invalid("too-large"));
            if (size.isTooDeep)
                return refused(unreadable("must be JSON", faultCode));
            const json = parseJson(bytes);
            if (!json.ok)
                return refused(unreadable("must be JSON", faultCode));
            return { ok: true, body: { mediaType, kind, value: json.value, text: json.text } };
        }
        case "form":
            return isUtf8(bytes)
                ? parseForm(bytes, mediaType, row, faultCode)
                : refused(unreadable("must be UTF-8", faultCode));
        case "text":
            if (!isUtf8(bytes))
                return refused(unreadable("must be UTF-8", faultCode));
            return { ok: true, body: { mediaType, kind, value: bytes.toString("utf8") } };
        default:
            return { ok: true, body: { mediaType, kind, value: bytes } };
    }
}
/** The fields of a form are written like a query. */
function parseForm(bytes, mediaType, row, code) {
    const query = bytes.toString("utf8");
    const decoded = decodeParameters(row.fields ?? [], { path: {}, query, header: () => undefined, cookie: undefined });
    const faults = decoded.faults.map(({ name, keyword, message }) => {
        const pointer = `/${escapeSegment(name)}`;
        return { in: "body", pointer, keyword, code, message };
    });
    if (faults.length > 0)
        return refused(invalid("invalid", { faults }));
    return { ok: true, body: { mediaType, kind: "form", value: decoded.query } };
}
async function readForm({ operationId }, request, { type: mediaType, row }, { readMultipart, ...limits }, verify) {
    // A form is parsed while it arrives, so its bytes are not available to check a signature.
    if (verify !== undefined)
        throw new Error(`${operationId} takes a multipart form: the signature of such a body cannot be checked`);
    if (readMultipart === undefined)
        throw new Error(`${operationId} takes a multipart form, but no readMultipart was passed in`);
    const form = await readMultipart(request, row, limits);
    return form.ok ? { ok: true, body: { mediaType, kind: "multipart", value: form.value } } : form;
}
/**
 * Finds the media type of an operation that a body has: the exact type, else a range such as `image/*`, else any. Text must
 * be UTF-8, and compressed bodies are not accepted.
 */
function findBodyMedia(headers, rows) {
    const { "content-encoding": encoding, "content-type": type = "" } = headers;
    if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity")
        return undefined;
    const found = exactMedia(type, rows) ?? matchingMedia(type, rows);
    return found !== undefined && found.row.kind !== "bytes" && !hasUtf8Charset(type) ? undefined : found;
}
function exactMedia(type, rows) {
    const row = Object.hasOwn(rows, type) ? rows[type] : undefined;
    return row && { type, row };
}
function matchingMedia(contentType, rows) {
    const type = essence(contentType);
    if (!type.includes("/"))
        return undefined;
    const documented = Object.keys(rows);
    const range = `${type.slice(0, type.indexOf("/"))}/*`;
    const key = documented.find((one) => essence(one) === type) ??
        documented.find((one) => essence(one) === range) ??
        documented.find((one) => essence(one) === "*/*");
    return key === undefined ? undefined : exactMedia(key, rows);
}
const essence = (type) => (type.split(";")[0] ?? "").trim().toLowerCase();
function hasUtf8Charset(type) {
    if (!type.includes(";"))
        return true;
    const charset = /;\s*charset="?([^";\s]*)/i.exec(type)?.[1];
    return charset === undefined || /^utf-?8$/i.test(charset);
}

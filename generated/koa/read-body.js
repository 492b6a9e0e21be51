// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { isUtf8 } from "node:buffer";
import { escapeSegment } from "../runtime/json-values.js";
import { decodeParameters } from "../runtime/parameters.js";
import { invalid, unreadable } from "./invalid.js";
import { parseJson } from "./json-body.js";
import { mediaOfBody } from "./media-type.js";
const refused = (why) => ({ ok: false, invalid: why });
const NO_BODY = { ok: true, body: undefined };
const NOTHING = Buffer.alloc(0);
/** Media type, size, signature, parsing, in this order. An operation without a body leaves whatever came unread. */
export async function readBody(route, request, reader, room, verify) {
    const { headers } = request;
    if (route.body === undefined || (!route.body.required && !hasBody(headers))) {
        const isGood = verify === undefined || (await verify(NOTHING));
        return isGood ? NO_BODY : refused(invalid("unauthorized"));
    }
    const media = mediaOfBody(headers, route.body.media);
    if (media === undefined)
        return refused(invalid("unsupported-media-type"));
    // Node has refused a request whose length is no number.
    const declared = headers["content-length"];
    const length = declared === undefined ? reader.bodyBytes : Number(declared);
    if (length > reader.bodyBytes)
        return refused(invalid("too-large"));
    // Reserved as a whole before the first byte is read: a body under way must never be what memory runs out on.
    if (!room.takeRoom(length))
        return refused(invalid("busy", { headers: { "Retry-After": "1" } }));
    if (media.row.kind === "multipart")
        return readForm(route, request, media, reader, verify);
    const bytes = await request.bytes(reader.bodyBytes);
    if (bytes === undefined)
        return refused(invalid("too-large"));
    if (verify !== undefined && !(await verify(bytes)))
        return refused(invalid("unauthorized"));
    return parsed(bytes, media, reader);
}
const hasBody = (headers) => headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
function parsed(bytes, { type: mediaType, row }, { faultCode }) {
    const { kind } = row;
    switch (kind) {
        case "json": {
            const json = parseJson(bytes);
            if (!json.ok)
                return refused(unreadable("must be JSON", faultCode));
            return { ok: true, body: { mediaType, kind, value: json.value, text: json.text } };
        }
        case "form":
            return isUtf8(bytes)
                ? formOutcome(bytes, mediaType, row, faultCode)
                : refused(unreadable("must be UTF-8", faultCode));
        case "text":
            if (!isUtf8(bytes))
                return refused(unreadable("must be UTF-8", faultCode));
            return { ok: true, body: { mediaType, kind, value: bytes.toString("utf8") } };
        default:
            return { ok: true, body: { mediaType, kind, value: bytes } };
    }
}
/** The fields of a form are written as a query is. */
function formOutcome(bytes, mediaType, row, code) {
    const query = bytes.toString("utf8");
    const decoded = decodeParameters(row.fields ?? [], { path: {}, query, header: () => undefined, cookie: undefined });
    const faults = decoded.faults.map(({ name, keyword, message }) => {
        return {
            in: "body",
            pointer: `/${escapeSegment(name)}`,
            keyword,
            code,
            message,
        };
    });
    if (faults.length > 0)
        return refused(invalid("invalid", { faults }));
    return { ok: true, body: { mediaType, kind: "form", value: decoded.query } };
}
async function readForm({ operationId }, request, { type: mediaType, row }, { readMultipart, bodyBytes, formParts: parts, faultCode }, verify) {
    // Its parts are taken one by one, and are gone: nothing is left that could be signed.
    if (verify !== undefined)
        throw new Error(`${operationId} takes a form, which no signature can be checked of`);
    if (readMultipart === undefined)
        throw new Error(`${operationId} takes a multipart form, and nothing is there to read it`);
    const form = await readMultipart(request, row, { bodyBytes, parts, faultCode });
    return form.ok ? { ok: true, body: { mediaType, kind: "multipart", value: form.value } } : form;
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Path, query, header and cookie parameters in every style of OpenAPI: decodes what a server receives, encodes what a client
// sends.
import { setProperty } from "./json-values.js";
import { decodeHeader, decodePairs, decodePath } from "./parameter-decode.js";
import { encodeHeader, encodePairs, encodePath } from "./parameter-encode.js";
import { UnreadableParameter, } from "./parameter-model.js";
import { percentDecode, readCookies, readJson, readQuery } from "./parameter-text.js";
/** Splits query and cookies only if a parameter needs them. */
class RequestText {
    raw;
    known = {};
    constructor(raw) {
        this.raw = raw;
    }
    pairs(place) {
        this.known[place] ??= place === "query" ? readQuery(this.raw.query) : readCookies(this.raw.cookie ?? "");
        return this.known[place];
    }
    /** The text of a parameter that is written as one text; undefined if absent. */
    text(row) {
        if (row.in === "path")
            return Object.hasOwn(this.raw.path, row.name) ? this.raw.path[row.name] : undefined;
        if (row.in === "header")
            return this.raw.header(row.name.toLowerCase());
        const values = this.pairs(row.in).get(row.name);
        if (row.in === "query" && row.json && (values?.length ?? 0) > 1) {
            throw new UnreadableParameter("repeated", "must be given only once");
        }
        return values?.[0];
    }
}
function readRow(row, rows, source) {
    if (row.json || row.in === "path" || row.in === "header") {
        const text = source.text(row);
        if (text === undefined)
            return undefined;
        if (row.json)
            return readJson(row.in === "header" ? text : percentDecode(text));
        return row.in === "path" ? decodePath(row, text) : decodeHeader(row, text);
    }
    const value = decodePairs(row, source.pairs(row.in), rows);
    // `?flag` has no value: if the schema wants no text, that counts as absent.
    const wantsText = row.shape.kind === "any" || (row.shape.kind === "scalar" && row.shape.types.includes("string"));
    return value === "" && row.allowEmptyValue && !wantsText ? EMPTY : value;
}
const EMPTY = Symbol("present without a value");
export function decodeParameters(rows, raw) {
    const decoded = { path: {}, query: {}, header: {}, cookie: {}, faults: [] };
    if (rows.length === 0)
        return decoded;
    const source = new RequestText(raw);
    for (const row of rows) {
        try {
            const value = readRow(row, rows, source);
            if (value !== undefined && value !== EMPTY)
                setProperty(decoded[row.in], row.name, value);
            else if (row.default !== undefined)
                setProperty(decoded[row.in], row.name, structuredClone(row.default));
            else if (row.required && value !== EMPTY)
                throw new UnreadableParameter("required", "is required");
        }
        catch (reason) {
            if (!(reason instanceof UnreadableParameter))
                throw reason;
            decoded.faults.push({ in: row.in, name: row.name, keyword: reason.keyword, message: reason.message });
        }
    }
    return decoded;
}
/** Throws only for a path that cannot be written: a parameter is missing, or is "." or "..". */
export function encodeParameters(rows, values) {
    const path = {};
    const headers = {};
    const query = [];
    const cookies = [];
    for (const row of rows) {
        const ofPlace = values[row.in];
        const value = ofPlace !== undefined && Object.hasOwn(ofPlace, row.name) ? ofPlace[row.name] : undefined;
        if (value === undefined || (value === null && !allowsNull(row))) {
            if (row.in === "path")
                throw new TypeError(`path parameter "${row.name}" is required`);
        }
        else if (row.in === "path")
            setProperty(path, row.name, encodePath(row, value));
        else if (row.in === "header")
            setProperty(headers, row.name, encodeHeader(row, value));
        else
            (row.in === "query" ? query : cookies).push(...encodePairs(row, value));
    }
    return { path, query: query.join("&"), headers, cookie: cookies.length === 0 ? undefined : cookies.join("; ") };
}
function allowsNull({ json, shape }) {
    return json === true || (shape.kind === "scalar" && shape.types.includes("null"));
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// One encoder per style, the inverse of the decoders. RFC 6570 is the model: an absent value leaves
// nothing behind, and neither does an empty list, unless the parameter is required.
import { encodeDeep } from "./parameter-deep.js";
import { percentEncode, percentEncodeReserved, writeJson, writeScalar } from "./parameter-text.js";
const itemsOf = (value) => value.filter((item) => item !== undefined).map(writeScalar);
function fieldsOf(value) {
    const given = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return given.map(([name, inner]) => [name, writeScalar(inner)]);
}
const isObject = (value) => typeof value === "object" && value !== null;
/** Items or fields in one text: a,b or R,100 or, exploded, R=100. */
function joined(value, delimiter, assigned, encode) {
    if (Array.isArray(value))
        return itemsOf(value).map(encode).join(delimiter);
    if (!isObject(value))
        return encode(writeScalar(value));
    const link = assigned ? "=" : delimiter;
    return fieldsOf(value)
        .map(([name, inner]) => `${encode(name)}${link}${encode(inner)}`)
        .join(delimiter);
}
export function encodeHeader(row, value) {
    return row.json ? writeJson(value, true) : joined(value, ",", row.explode, (text) => text);
}
export function encodePath(row, value) {
    const { name, explode } = row;
    if (row.json)
        return percentEncode(writeJson(value, false));
    if (row.style === "label") {
        // A full stop inside an item would divide it.
        const encode = explode && isObject(value) ? (text) => percentEncode(text).replaceAll(".", "%2E") : percentEncode;
        return `.${joined(value, explode ? "." : ",", explode, encode)}`;
    }
    if (row.style === "matrix")
        return encodeMatrix(row, value);
    const text = joined(value, ",", explode, percentEncode);
    // Even encoded, these two are taken as steps in the path, and the request would reach another route.
    if (text === "." || text === "..")
        throw new TypeError(`path parameter "${name}" cannot be "${text}"`);
    return text;
}
function encodeMatrix(row, value) {
    const assign = (name, text) => text === "" ? `;${percentEncode(name)}` : `;${percentEncode(name)}=${text}`;
    if (!row.explode || !isObject(value))
        return assign(row.name, joined(value, ",", false, percentEncode));
    if (Array.isArray(value))
        return itemsOf(value)
            .map((item) => assign(row.name, percentEncode(item)))
            .join("");
    // With its equals sign even when empty, or it could not be told from a name alone.
    return fieldsOf(value)
        .map(([name, inner]) => `;${percentEncode(name)}=${percentEncode(inner)}`)
        .join("");
}
const DELIMITERS = { form: ",", spaceDelimited: "%20", pipeDelimited: "%7C" };
/** Query and cookie: the `name=value` pairs of one parameter. */
export function encodePairs(row, value) {
    const { name, style, explode } = row;
    const encode = row.allowReserved && row.in === "query" ? percentEncodeReserved : percentEncode;
    const assign = (key, text) => `${percentEncode(key)}=${text}`;
    if (row.json)
        return [assign(name, encode(writeJson(value, false)))];
    if (style === "deepObject")
        return encodeDeep(name, value, encode);
    if (!isObject(value))
        return [assign(name, encode(writeScalar(value)))];
    if (Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0) {
        return row.required && !explode ? [assign(name, "")] : [];
    }
    if (!explode) {
        // The delimiter must not stand inside an item, reserved or not.
        const delimiter = DELIMITERS[style] ?? ",";
        const inItem = (text) => encode(text).replaceAll(",", style === "form" ? "%2C" : ",");
        return [assign(name, joined(value, delimiter, false, inItem))];
    }
    if (Array.isArray(value))
        return itemsOf(value).map((item) => assign(name, encode(item)));
    return Object.entries(value).flatMap(([key, inner]) => {
        if (inner === undefined)
            return [];
        const texts = Array.isArray(inner) ? itemsOf(inner) : [writeScalar(inner)];
        return texts.map((text) => assign(key, encode(text)));
    });
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// One decoder per style. A text whose parts do not make the shape is passed on as it is, for the
// schema to refuse; only what breaks the style itself is unreadable.
import { decodeDeep, isDeepKey } from "./parameter-deep.js";
import { setField, shapeOfField, Unreadable, } from "./parameter-model.js";
import { percentDecode, readScalar } from "./parameter-text.js";
const asItIs = (text) => text;
function readItems(parts, shape, read) {
    return parts.map((part) => readScalar(read(part), shape.items));
}
/** R,100,G,200 */
function readAlternating(parts, shape, read) {
    if (parts.length % 2 === 1)
        return undefined;
    const fields = {};
    for (let at = 0; at < parts.length; at += 2) {
        const name = read(parts[at] ?? "");
        setField(fields, name, readScalar(read(parts[at + 1] ?? ""), shapeOfField(shape, name)));
    }
    return fields;
}
/** R=100,G=200 */
function readAssigned(parts, shape, read) {
    const fields = {};
    for (const part of parts) {
        const at = part.indexOf("=");
        if (at < 0)
            return undefined;
        const name = read(part.slice(0, at));
        setField(fields, name, readScalar(read(part.slice(at + 1)), shapeOfField(shape, name)));
    }
    return fields;
}
function readDelimited(text, delimiter, row, read) {
    const { shape } = row;
    if (shape.kind !== "array" && shape.kind !== "object")
        return readScalar(read(text), shape);
    const parts = text === "" ? [] : text.split(delimiter).map((part) => (read === asItIs ? part.trim() : part));
    if (shape.kind === "array")
        return readItems(parts, shape, read);
    const assigned = row.explode && row.style !== "form";
    return (assigned ? readAssigned(parts, shape, read) : readAlternating(parts, shape, read)) ?? read(text);
}
/** Headers are not percent-encoded: what stands there is the value. */
export function decodeHeader(row, text) {
    return readDelimited(text, ",", row, asItIs);
}
export function decodePath(row, text) {
    if (row.style === "label") {
        if (!text.startsWith("."))
            throw new Unreadable("style", "must begin with a full stop");
        return readDelimited(text.slice(1), row.explode ? "." : ",", row, percentDecode);
    }
    return row.style === "matrix" ? decodeMatrix(row, text) : readDelimited(text, ",", row, percentDecode);
}
function decodeMatrix(row, text) {
    const { name, shape, explode } = row;
    const [before, ...parts] = text.split(";");
    if (before !== "" || parts.length === 0)
        throw new Unreadable("style", `must be written as ;${name}=…`);
    if (explode && shape.kind === "object")
        return readAssigned(parts, shape, percentDecode) ?? percentDecode(text);
    const values = parts.map((part) => {
        const at = part.indexOf("=");
        if (percentDecode(at < 0 ? part : part.slice(0, at)) !== name) {
            throw new Unreadable("style", `must be written as ;${name}=…`);
        }
        return at < 0 ? "" : part.slice(at + 1);
    });
    if (explode && shape.kind === "array")
        return readItems(values, shape, percentDecode);
    if (values.length > 1)
        throw new Unreadable("repeated", "must be given only once");
    return readDelimited(values[0] ?? "", ",", row, percentDecode);
}
const DELIMITERS = {
    form: ",",
    spaceDelimited: "%20",
    pipeDelimited: /\||%7C/i,
};
/** Query and cookie; undefined when nothing belongs to the row. */
export function decodePairs(row, pairs, rows) {
    const { name, shape } = row;
    if (row.style === "deepObject")
        return decodeDeep(name, shape, pairs);
    if (row.explode && shape.kind === "object")
        return decodeSpread(row, shape, pairs, rows);
    const values = pairs.get(name);
    if (values === undefined)
        return undefined;
    if (row.explode && shape.kind === "array")
        return readItems(values, shape, percentDecode);
    if (values.length > 1 && row.in === "query") {
        if (shape.kind === "any")
            return values.map(percentDecode);
        throw new Unreadable("repeated", "must be given only once");
    }
    return readDelimited(values[0] ?? "", DELIMITERS[row.style] ?? ",", row, percentDecode);
}
/** Each field of the object is a parameter of its own: R=100&G=200. */
function decodeSpread(row, shape, pairs, rows) {
    const fields = {};
    let found = false;
    for (const [key, values] of pairs) {
        const own = Object.hasOwn(shape.properties, key);
        if (!own && (shape.rest === undefined || belongsToOther(key, row, rows)))
            continue;
        found = true;
        const inner = shapeOfField(shape, key);
        if (inner.kind === "array")
            setField(fields, key, readItems(values, inner, percentDecode));
        else if (values.length > 1)
            throw new Unreadable("repeated", `must have ${key.slice(0, 40)} only once`);
        else
            setField(fields, key, readScalar(percentDecode(values[0] ?? ""), inner));
    }
    return found ? fields : undefined;
}
function belongsToOther(key, row, rows) {
    return rows.some((other) => {
        if (other === row || other.in !== row.in)
            return false;
        if (other.style === "deepObject")
            return isDeepKey(key, other.name);
        if (other.explode && other.shape.kind === "object" && !other.json)
            return Object.hasOwn(other.shape.properties, key);
        return other.name === key;
    });
}

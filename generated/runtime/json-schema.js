// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// The keywords of JSON Schema 2020-12 that `explain` reads, and how a "$ref" is followed.
import { unescapeSegment } from "./json-values.js";
/** The JSON type of a value. Whole numbers are "number" here; `matchesType` knows "integer". */
export function jsonType(value) {
    if (value === null)
        return "null";
    return Array.isArray(value) ? "array" : typeof value;
}
export function matchesType(type, value) {
    if (typeof type !== "string")
        return type.some((one) => matchesType(one, value));
    if (type === "integer")
        return Number.isInteger(value);
    if (type === "number")
        return typeof value === "number" && Number.isFinite(value);
    return jsonType(value) === type;
}
const PREFIX = "#/$defs/";
/** The name of the definition to which a `$ref` refers. */
export function nameInRef(ref) {
    const written = ref.startsWith(PREFIX) ? ref.slice(PREFIX.length) : undefined;
    return written?.includes("~") ? unescapeSegment(written) : written;
}
/** The definition that alone decides which values match: the schema is a `$ref`, with nothing but the author's words beside it. */
export function onlyRef(schema) {
    if (schema.$ref === undefined)
        return undefined;
    for (const keyword in schema)
        if (keyword !== "$ref" && keyword !== "x-code" && keyword !== "x-message")
            return undefined;
    return nameInRef(schema.$ref);
}
export function resolveRef(ref, defs) {
    const name = nameInRef(ref);
    const target = name !== undefined && Object.hasOwn(defs, name) ? defs[name] : undefined;
    if (target === undefined)
        throw new Error(`cannot follow $ref "${ref}": only "#/$defs/<name>" of a known name is supported`);
    return target;
}
/**
 * The schemas that apply to every value of this one: targets of `$ref` and members of `allOf`, innermost first, the schema
 * itself last. A cycle of refs ends at a fixed depth.
 */
export function flattenAllOf(schema, defs, depth = 0) {
    if (typeof schema === "boolean" || depth > 16)
        return [];
    const inner = [];
    if (schema.$ref !== undefined)
        inner.push(...flattenAllOf(resolveRef(schema.$ref, defs), defs, depth + 1));
    for (const member of schema.allOf ?? [])
        inner.push(...flattenAllOf(member, defs, depth + 1));
    inner.push(schema);
    return inner;
}

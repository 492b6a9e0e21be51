// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// The words of JSON Schema 2020-12 that the interpreter reads, and how a "$ref" is followed.
export function isFields(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** "integer" is no kind of its own here: a value is a number, and `matchesType` knows whole ones. */
export function kindOf(value) {
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
    return kindOf(value) === type;
}
const PREFIX = "#/$defs/";
export function resolveRef(ref, defs) {
    const name = ref.startsWith(PREFIX)
        ? ref.slice(PREFIX.length).replaceAll("~1", "/").replaceAll("~0", "~")
        : undefined;
    const target = name !== undefined && Object.hasOwn(defs, name) ? defs[name] : undefined;
    if (target === undefined)
        throw new Error(`cannot follow $ref "${ref}": only "#/$defs/<name>" of a known name is understood`);
    return target;
}
export function escapePointer(token) {
    return token.replaceAll("~", "~0").replaceAll("/", "~1");
}
/**
 * The nodes that describe the same value whatever that value is: targets of `$ref` and members of
 * `allOf`, innermost first, the schema itself last. A cycle of refs ends at a fixed depth.
 */
export function familyOf(schema, defs, depth = 0) {
    if (typeof schema === "boolean" || depth > 16)
        return [];
    const inner = [];
    if (schema.$ref !== undefined)
        inner.push(...familyOf(resolveRef(schema.$ref, defs), defs, depth + 1));
    for (const member of schema.allOf ?? [])
        inner.push(...familyOf(member, defs, depth + 1));
    inner.push(schema);
    return inner;
}

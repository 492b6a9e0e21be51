// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// What can be told of a branch of a union without trying it: its types, the values and fields that
// mark it, the fields it wants.
import { familyOf, kindOf } from "./json-schema.js";
/** The values of a `const` or `enum`, when the schema is one. */
export function literalsOf(schema, defs) {
    for (const node of familyOf(schema, defs)) {
        if (Object.hasOwn(node, "const"))
            return [node.const];
        if (node.enum !== undefined)
            return node.enum;
    }
    return undefined;
}
/** The types that the branch could hold, or undefined when it does not say. */
export function typesOf(schema, defs, depth = 0) {
    if (depth > 8)
        return undefined;
    let types;
    for (const node of familyOf(schema, defs)) {
        const own = typesOfNode(node, defs, depth);
        if (own === undefined)
            continue;
        const before = types;
        types = before === undefined ? own : own.filter((type) => before.includes(type));
    }
    // Nothing left means that the branches of an allOf exclude each other; that is not a matter of type.
    return types?.length === 0 ? undefined : types;
}
function typesOfNode(node, defs, depth) {
    if (node.type !== undefined)
        return typeof node.type === "string" ? [node.type] : node.type;
    if (Object.hasOwn(node, "const"))
        return [kindOf(node.const)];
    if (node.enum !== undefined)
        return [...new Set(node.enum.map(kindOf))];
    const branches = node.anyOf ?? node.oneOf;
    if (branches === undefined)
        return undefined;
    const all = new Set();
    for (const branch of branches) {
        const types = typesOf(branch, defs, depth + 1);
        if (types === undefined)
            return undefined;
        for (const type of types)
            all.add(type);
    }
    return [...all];
}
/** Fields with one allowed value, such as `type: {const: URL}`. */
export function marksOf(schema, defs) {
    const marks = new Map();
    for (const node of familyOf(schema, defs)) {
        for (const [field, inner] of Object.entries(node.properties ?? {})) {
            const literals = literalsOf(inner, defs);
            if (literals?.length === 1 && typeof inner !== "boolean")
                marks.set(field, { value: literals[0], node: inner });
        }
    }
    return marks;
}
export function requiredOf(schema, defs) {
    return [...new Set(familyOf(schema, defs).flatMap((node) => node.required ?? []))];
}
export function fieldsOf(schema, defs) {
    return new Set(familyOf(schema, defs).flatMap((node) => Object.keys(node.properties ?? {})));
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Which result code a fault has: the nearest `x-code` among the schema nodes that describe the same
// value, innermost first. A field never takes the code of the object it stands in.
import { nodesOfField } from "./explain-absent.js";
/** `x-code: {maxLength: A328}` names the keyword itself. */
function namedCode(node, keyword) {
    const codes = node["x-code"];
    if (typeof codes !== "object" || codes === null || !Object.hasOwn(codes, keyword))
        return undefined;
    const code = Reflect.get(codes, keyword);
    return typeof code === "string" ? code : undefined;
}
function defaultCode(node) {
    const codes = node["x-code"];
    return typeof codes === "string" ? codes : namedCode(node, "default");
}
function firstCode(nodes, lookup) {
    for (const node of nodes) {
        const code = lookup(node);
        if (code !== undefined)
            return code;
    }
    return undefined;
}
/** The keyword's own chain outward, then whatever else describes this value. */
function* nodesAt(chain, place) {
    for (let link = chain; link !== undefined; link = link.outer)
        yield link.node;
    yield* place.applied.keys();
}
/** What the schema of an absent field says: its code for `required`, else its default. */
function codeOfField(field, chain, place, defs) {
    const nodes = nodesOfField(field, chain, place, defs);
    return firstCode(nodes, (node) => namedCode(node, "required")) ?? firstCode(nodes, defaultCode);
}
export function codeOf(fault, place, defs) {
    const { keyword, chain, field, about } = fault;
    const named = (node) => namedCode(node, keyword);
    if (about === "unknown")
        return firstCode(nodesAt(chain, place), named);
    if (field !== undefined && keyword === "required") {
        return codeOfField(field, chain, place, defs) ?? firstCode(nodesAt(chain, place), named);
    }
    const own = firstCode(nodesAt(chain, place), (node) => named(node) ?? defaultCode(node));
    return own ?? (field === undefined ? undefined : codeOfField(field, chain, place, defs));
}

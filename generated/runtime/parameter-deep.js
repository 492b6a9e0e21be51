// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// deepObject: color[R]=100. One level is the standard; a[b][c] and a[b][] are read as everyone writes them.
import { ANY, setField, shapeOfField, Unreadable } from "./parameter-model.js";
import { percentDecode, percentEncode, readScalar, writeScalar } from "./parameter-text.js";
const DEEPEST = 32;
const newBranch = () => ({ values: [], children: new Map() });
export function isDeepKey(key, name) {
    return key.startsWith(`${name}[`) && key.endsWith("]");
}
export function decodeDeep(name, shape, pairs) {
    const root = newBranch();
    for (const [key, values] of pairs) {
        if (!isDeepKey(key, name))
            continue;
        const tokens = key.slice(name.length + 1, -1).split("][");
        if (tokens.length > DEEPEST)
            throw new Unreadable("maxDepth", "is nested too deeply");
        let branch = root;
        for (const token of tokens) {
            const next = branch.children.get(token) ?? newBranch();
            branch.children.set(token, next);
            branch = next;
        }
        for (const value of values)
            branch.values.push(value);
    }
    return root.children.size === 0 ? undefined : readBranch(root, shape);
}
function readBranch(branch, shape) {
    const { values, children } = branch;
    const list = children.size === 0 ? values.length > 1 : isList(children);
    if (shape.kind === "array" || (shape.kind === "any" && list)) {
        const items = shape.kind === "array" ? shape.items : ANY;
        if (children.size > 0 && !isList(children))
            return readFields(children, ANY);
        return [...values.map((text) => readScalar(percentDecode(text), items)), ...readItems(children, items)];
    }
    if (children.size > 0)
        return readFields(children, shape);
    if (values.length > 1)
        throw new Unreadable("repeated", "must be given only once");
    return readScalar(percentDecode(values[0] ?? ""), shape);
}
function isList(children) {
    return children.size > 0 && [...children.keys()].every((key) => /^[0-9]*$/.test(key));
}
/** a[] in the order given, a[0] a[1] … by their numbers. */
function readItems(children, items) {
    const byNumber = [...children].sort(([one], [other]) => Number(one) - Number(other));
    return byNumber.flatMap(([, { values, children: inner }]) => inner.size > 0
        ? [readBranch({ values, children: inner }, items)]
        : values.map((text) => readScalar(percentDecode(text), items)));
}
function readFields(children, shape) {
    const fields = {};
    for (const [key, branch] of children)
        setField(fields, key, readBranch(branch, shapeOfField(shape, key)));
    return fields;
}
export function encodeDeep(name, value, encode = percentEncode) {
    if (Array.isArray(value)) {
        // Numbers only where an item has parts that must be kept together.
        const plain = value.every((item) => typeof item !== "object" || item === null);
        return value.flatMap((item, index) => encodeDeep(`${name}[${plain ? "" : index}]`, item, encode));
    }
    if (typeof value !== "object" || value === null)
        return [`${percentEncode(name)}=${encode(writeScalar(value))}`];
    const given = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return given.flatMap(([key, inner]) => encodeDeep(`${name}[${key}]`, inner, encode));
}

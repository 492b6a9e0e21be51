// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// What a fault says: its message and its result code. Messages never repeat long data: a value is quoted only if it is
// short, and lists are cut.
import { flattenAllOf } from "./json-schema.js";
const MAX_LISTED = 12;
const MAX_QUOTED = 60;
function quote(value) {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text;
}
/** "a", "a or b", "a, b or c". */
export function joinWords(words, last) {
    if (words.length > MAX_LISTED)
        return `${words.slice(0, MAX_LISTED).join(", ")} … (${words.length} in all)`;
    if (words.length < 2)
        return words.join("");
    return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
export function count(amount, unit) {
    return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}
const TYPE_WORDS = new Map([
    ["string", "a string"],
    ["number", "a number"],
    ["integer", "an integer"],
    ["boolean", "true or false"],
    ["null", "null"],
    ["array", "an array"],
    ["object", "an object"],
]);
export function mustBeOfType(type) {
    const types = typeof type === "string" ? [type] : type;
    const words = types.map((one) => TYPE_WORDS.get(one) ?? one);
    return `must be ${joinWords(words, "or")}`;
}
export function mustBeOneOf(values) {
    if (values.length === 1)
        return `must be ${quote(values[0])}`;
    const listed = values.slice(0, MAX_LISTED).map(quote).join(", ");
    return `must be one of ${listed}${values.length > MAX_LISTED ? ` … (${values.length} in all)` : ""}`;
}
export function mustMatch(pattern) {
    return `must match the pattern ${pattern.length > 200 ? `${pattern.slice(0, 199)}…` : pattern}`;
}
export const REQUIRED = "is required";
export const UNKNOWN_FIELD = "is not a known field";
export const NOT_ALLOWED = "is not allowed here";
/** What `x-code` or `x-message` of a schema has for a keyword: `x-message: {maxLength: "…"}`. */
function entryFor(extension, keyword) {
    if (typeof extension !== "object" || extension === null || !Object.hasOwn(extension, keyword))
        return undefined;
    const entry = Reflect.get(extension, keyword);
    return typeof entry === "string" ? entry : undefined;
}
/** The author's message for a keyword of this schema. A single `x-message: "…"`, or its `default`, is for every keyword. */
export function ownMessage(schema, keyword) {
    const own = schema["x-message"];
    return typeof own === "string" ? own : (entryFor(own, keyword) ?? entryFor(own, "default"));
}
/** The code of a fault for which no schema names one: that of the plug-in, or else the keyword as `max-length`. */
export const standardCode = (faultCode, keyword) => faultCode === "" ? keyword.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`) : faultCode;
const namedCode = (keyword) => (schema) => entryFor(schema["x-code"], keyword);
const defaultCode = (schema) => {
    const own = schema["x-code"];
    return typeof own === "string" ? own : entryFor(own, "default");
};
function firstText(schemas, lookup) {
    for (const schema of schemas) {
        const text = lookup(schema);
        if (text !== undefined)
            return text;
    }
    return undefined;
}
/** The schemas of the chain, innermost first, then the others that apply to this value. */
function* schemasAt(chain, tree) {
    for (let link = chain; link !== undefined; link = link.outer)
        yield link.schema;
    yield* tree.applied.keys();
}
/** The schemas of an absent field: those nearest to the keyword first, then those of any schema applied to the object. */
function schemasOfField(field, chain, tree, defs) {
    const found = [];
    for (let link = chain; link !== undefined; link = link.outer) {
        const { properties } = link.schema;
        if (properties !== undefined && Object.hasOwn(properties, field))
            found.push(properties[field] ?? true);
    }
    found.push(...(tree.fields.get(field) ?? []));
    return found.flatMap((schema) => flattenAllOf(schema, defs));
}
/** The message of a fault: for an absent field, the author's message for `required` of the field, or else of the object. */
export function getMessage(fault, tree, defs) {
    const { field, chain, keyword } = fault;
    if (fault.about !== "missing" || field === undefined)
        return fault.message;
    const lookup = (schema) => entryFor(schema["x-message"], keyword);
    const ofField = keyword === "required" ? firstText(schemasOfField(field, chain, tree, defs), lookup) : undefined;
    return ofField ?? (chain && lookup(chain.schema)) ?? fault.message;
}
/**
 * The result code of a fault: the nearest `x-code` among the schemas of the same value, innermost first. A field never
 * takes the code of the object that contains it.
 */
export function getCode(fault, tree, defs) {
    const { keyword, chain, field, about } = fault;
    const named = namedCode(keyword);
    const codeOfField = (name) => {
        const schemas = schemasOfField(name, chain, tree, defs);
        return firstText(schemas, namedCode("required")) ?? firstText(schemas, defaultCode);
    };
    if (about === "unknown")
        return firstText(schemasAt(chain, tree), named);
    if (field !== undefined && keyword === "required")
        return codeOfField(field) ?? firstText(schemasAt(chain, tree), named);
    const own = firstText(schemasAt(chain, tree), (schema) => named(schema) ?? defaultCode(schema));
    return own ?? (field === undefined ? undefined : codeOfField(field));
}

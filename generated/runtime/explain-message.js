// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Plain words for faults. They never echo long data: a value is quoted only where it is short, and
// lists are cut.
const LONGEST_LIST = 12;
const LONGEST_QUOTE = 60;
export function quote(value) {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text;
}
/** "a", "a or b", "a, b or c". */
export function joinWords(words, last) {
    if (words.length > LONGEST_LIST)
        return `${words.slice(0, LONGEST_LIST).join(", ")} … (${words.length} in all)`;
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
    return `must be ${joinWords(types.map((one) => TYPE_WORDS.get(one) ?? one), "or")}`;
}
export function mustBeOneOf(values) {
    if (values.length === 1)
        return `must be ${quote(values[0])}`;
    const shown = values.slice(0, LONGEST_LIST).map(quote).join(", ");
    return `must be one of ${shown}${values.length > LONGEST_LIST ? ` … (${values.length} in all)` : ""}`;
}
export function mustMatch(pattern) {
    return `must match the pattern ${pattern.length > 200 ? `${pattern.slice(0, 199)}…` : pattern}`;
}
export const REQUIRED = "is required";
export const UNKNOWN_FIELD = "is not a known field";
export const NOT_ALLOWED = "is not allowed here";
/** The author's own words for a keyword of this node: `x-message: {maxLength: "…"}`. */
export function messageForKeyword(node, keyword) {
    const own = node["x-message"];
    if (typeof own !== "object" || own === null || !Object.hasOwn(own, keyword))
        return undefined;
    const text = Reflect.get(own, keyword);
    return typeof text === "string" ? text : undefined;
}
/** The same, where a single `x-message: "…"` (or its `default`) speaks for every keyword of the node. */
export function ownMessage(node, keyword) {
    const own = node["x-message"];
    return typeof own === "string" ? own : (messageForKeyword(node, keyword) ?? messageForKeyword(node, "default"));
}

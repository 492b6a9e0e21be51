// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// What a value must not be, in words where the excluded schema is a simple one.
import { joinWords, mustBeOfType, mustBeOneOf, mustMatch, NOT_ALLOWED } from "./explain-message.js";
import { note, noteValue } from "./explain-run.js";
import { familyOf, isFields } from "./json-schema.js";
export function applyNot(run, excluded, data, place, chain) {
    if (run.apply(run, excluded, data) === undefined || run.stopped)
        return true;
    if (place === undefined)
        return false;
    const together = isFields(data) ? clashes(run, excluded, data) : [];
    for (const fields of together) {
        const message = fields.length === 1 ? NOT_ALLOWED : `${joinWords(fields, "and")} cannot stand together`;
        const field = fields.at(-1);
        if (field !== undefined)
            note(run, place, { keyword: "not", message, chain, about: "clash", field });
    }
    return together.length > 0 || noteValue(run, place, chain, "not", () => mustNot(run, excluded));
}
/** The sets of fields that the data has and that may not stand together, when that is all that is excluded. */
function clashes(run, excluded, data) {
    const [node, ...more] = familyOf(excluded, run.defs).filter((one) => !isMereRef(one));
    if (node === undefined || more.length > 0)
        return [];
    const keywords = Object.keys(node).filter((keyword) => !keyword.startsWith("x-") && keyword !== "type");
    if (keywords.length !== 1)
        return [];
    if (node.required !== undefined)
        return node.required.every((field) => Object.hasOwn(data, field)) ? [node.required] : [];
    const sets = (node.anyOf ?? []).map((branch) => clashes(run, branch, data));
    return sets.flat();
}
function isMereRef(node) {
    return Object.keys(node).every((keyword) => keyword === "$ref");
}
function mustNot(run, excluded) {
    const nodes = familyOf(excluded, run.defs).filter((one) => !isMereRef(one));
    const node = nodes[0];
    const [keyword, ...more] = Object.keys(node ?? {}).filter((one) => !one.startsWith("x-"));
    if (node === undefined || keyword === undefined)
        return NOT_ALLOWED;
    const positive = more.length > 0 || nodes.length > 1
        ? undefined
        : keyword === "const"
            ? mustBeOneOf([node.const])
            : keyword === "enum"
                ? mustBeOneOf(node.enum ?? [])
                : keyword === "type"
                    ? mustBeOfType(node.type ?? [])
                    : keyword === "pattern"
                        ? mustMatch(String(node.pattern))
                        : undefined;
    return positive === undefined ? "must not have the form that is excluded here" : positive.replace("must", "must not");
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// The keywords that compare a value with one parameter. Built-in keywords and those of a plug-in have the same form, so one
// loop serves both.
import { count, mustMatch } from "./explain-text.js";
import { countCharacters, findDuplicate, isMultipleOf } from "./json-values.js";
const patterns = new Map();
/** Unicode mode where the pattern allows it, as in the generated checks. */
export function compilePattern(source) {
    let pattern = patterns.get(source);
    if (pattern === undefined) {
        try {
            pattern = new RegExp(source, "u");
        }
        catch {
            pattern = new RegExp(source);
        }
        patterns.set(source, pattern);
    }
    return pattern;
}
function rule(keyword, appliesTo, own) {
    // The walk calls a rule only for values of `appliesTo`, and the generator has checked the parameter.
    return {
        keyword,
        appliesTo,
        holds: (value, param) => own.holds(value, param),
        message: (param, value) => own.message(param, value),
    };
}
const atLeast = (limit, unit, verb, is) => limit === 1 && is === 0 ? "must not be empty" : `must be at least ${count(limit, unit)} (${verb} ${is})`;
const atMost = (limit, unit, verb, is) => limit === 0 ? `must be empty (${verb} ${count(is, unit)})` : `must be at most ${count(limit, unit)} (${verb} ${is})`;
const countFields = (value) => Object.keys(value).length;
export const BUILT_IN_RULES = [
    rule("minLength", "string", {
        holds: (text, limit) => text.length >= limit * 2 || countCharacters(text) >= limit,
        message: (limit, text) => atLeast(limit, "character", "is", countCharacters(text)),
    }),
    rule("maxLength", "string", {
        holds: (text, limit) => text.length <= limit || countCharacters(text) <= limit,
        message: (limit, text) => atMost(limit, "character", "is", countCharacters(text)),
    }),
    rule("pattern", "string", {
        holds: (text, pattern) => compilePattern(pattern).test(text),
        message: mustMatch,
    }),
    rule("minimum", "number", {
        holds: (value, limit) => value >= limit,
        message: (limit, value) => `must be at least ${limit} (is ${value})`,
    }),
    rule("exclusiveMinimum", "number", {
        holds: (value, limit) => value > limit,
        message: (limit, value) => `must be more than ${limit} (is ${value})`,
    }),
    rule("maximum", "number", {
        holds: (value, limit) => value <= limit,
        message: (limit, value) => `must be at most ${limit} (is ${value})`,
    }),
    rule("exclusiveMaximum", "number", {
        holds: (value, limit) => value < limit,
        message: (limit, value) => `must be less than ${limit} (is ${value})`,
    }),
    rule("multipleOf", "number", {
        holds: isMultipleOf,
        message: (step, value) => `must be a multiple of ${step} (is ${value})`,
    }),
    rule("minItems", "array", {
        holds: (items, limit) => items.length >= limit,
        message: (limit, items) => atLeast(limit, "item", "has", items.length),
    }),
    rule("maxItems", "array", {
        holds: (items, limit) => items.length <= limit,
        message: (limit, items) => atMost(limit, "item", "has", items.length),
    }),
    rule("uniqueItems", "array", {
        holds: (items, unique) => !unique || findDuplicate(items) === undefined,
        message: (_unique, items) => `must not hold the same item twice (items ${findDuplicate(items)?.join(" and ")})`,
    }),
    rule("minProperties", "object", {
        holds: (value, limit) => countFields(value) >= limit,
        message: (limit, value) => atLeast(limit, "field", "has", countFields(value)),
    }),
    rule("maxProperties", "object", {
        holds: (value, limit) => countFields(value) <= limit,
        message: (limit, value) => atMost(limit, "field", "has", countFields(value)),
    }),
];

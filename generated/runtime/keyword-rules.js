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
/** A limit of a number. */
const ofNumber = (keyword, words, holds) => rule(keyword, "number", {
    holds,
    message: (limit, value) => `must be ${words} ${limit} (is ${value})`,
});
/** The lower and the upper limit of a size. */
function ofSize(keywords, appliesTo, [verb, unit], measure) {
    const [min, max] = keywords;
    return [
        rule(min, appliesTo, {
            holds: (value, limit) => measure(value) >= limit,
            message: (limit, value) => atLeast(limit, unit, verb, measure(value)),
        }),
        rule(max, appliesTo, {
            holds: (value, limit) => measure(value) <= limit,
            message: (limit, value) => atMost(limit, unit, verb, measure(value)),
        }),
    ];
}
export const BUILT_IN_RULES = [
    ...ofSize(["minLength", "maxLength"], "string", ["is", "character"], countCharacters),
    rule("pattern", "string", {
        holds: (text, pattern) => compilePattern(pattern).test(text),
        message: mustMatch,
    }),
    ofNumber("minimum", "at least", (value, limit) => value >= limit),
    ofNumber("exclusiveMinimum", "more than", (value, limit) => value > limit),
    ofNumber("maximum", "at most", (value, limit) => value <= limit),
    ofNumber("exclusiveMaximum", "less than", (value, limit) => value < limit),
    ofNumber("multipleOf", "a multiple of", isMultipleOf),
    ...ofSize(["minItems", "maxItems"], "array", ["has", "item"], (items) => items.length),
    rule("uniqueItems", "array", {
        holds: (items, unique) => !unique || findDuplicate(items) === undefined,
        message: (_unique, items) => `must not hold the same item twice (items ${findDuplicate(items)?.join(" and ")})`,
    }),
    ...ofSize(["minProperties", "maxProperties"], "object", ["has", "field"], (value) => Object.keys(value).length),
];

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// The assertions that look at one value and one number or text of the schema. The built-in ones have
// the same form as the plug-in keywords, so one loop serves both.
import { firstRepeat } from "./deep-equal.js";
import { count, mustMatch } from "./explain-message.js";
const patterns = new Map();
/** Unicode mode where the pattern allows it, as in the compiled validators. */
export function patternOf(source) {
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
/** Code points: a surrogate pair is one character, a lone half is one too. */
export function lengthOf(text) {
    let length = text.length;
    for (let index = 0; index < text.length - 1; index += 1) {
        if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
            length -= 1;
            index += 1;
        }
    }
    return length;
}
export function isMultiple(value, step) {
    const quotient = value / step;
    // 0.07 / 0.01 is 7.000000000000001: what decimals lose in binary is not the sender's fault.
    return Number.isFinite(quotient) && Math.abs(quotient - Math.round(quotient)) < 1e-8;
}
function rule(keyword, appliesTo, own) {
    // The walker calls a rule only for values of `appliesTo`, and the document's own check has seen the parameter.
    return {
        keyword,
        appliesTo,
        holds: (value, param) => own.holds(value, param),
        message: (param, value) => own.message(param, value),
    };
}
const atLeast = (limit, unit, verb, is) => limit === 1 && is === 0 ? "must not be empty" : `must be at least ${count(limit, unit)} (${verb} ${is})`;
const atMost = (limit, unit, verb, is) => limit === 0 ? `must be empty (${verb} ${count(is, unit)})` : `must be at most ${count(limit, unit)} (${verb} ${is})`;
const fieldsIn = (value) => Object.keys(value).length;
export const BUILT_IN_RULES = [
    rule("minLength", "string", {
        holds: (text, limit) => text.length >= limit * 2 || lengthOf(text) >= limit,
        message: (limit, text) => atLeast(limit, "character", "is", lengthOf(text)),
    }),
    rule("maxLength", "string", {
        holds: (text, limit) => text.length <= limit || lengthOf(text) <= limit,
        message: (limit, text) => atMost(limit, "character", "is", lengthOf(text)),
    }),
    rule("pattern", "string", {
        holds: (text, pattern) => patternOf(pattern).test(text),
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
        holds: isMultiple,
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
        holds: (items, unique) => !unique || firstRepeat(items) === undefined,
        message: (_unique, items) => `must not hold the same item twice (items ${firstRepeat(items)?.join(" and ")})`,
    }),
    rule("minProperties", "object", {
        holds: (value, limit) => fieldsIn(value) >= limit,
        message: (limit, value) => atLeast(limit, "field", "has", fieldsIn(value)),
    }),
    rule("maxProperties", "object", {
        holds: (value, limit) => fieldsIn(value) <= limit,
        message: (limit, value) => atMost(limit, "field", "has", fieldsIn(value)),
    }),
];

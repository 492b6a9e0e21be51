// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Applies one schema to one value: its own assertions, the members, the schemas it brings in for the
// same value, and last what none of these has looked at.
import { deepEqual } from "./deep-equal.js";
import { applyToFields, applyToUnevaluatedFields, checkFields } from "./explain-fields.js";
import { applyToItems, applyToUnevaluatedItems } from "./explain-items.js";
import { mustBeOfType, mustBeOneOf, NOT_ALLOWED } from "./explain-message.js";
import { applyNot } from "./explain-not.js";
import { noteValue } from "./explain-run.js";
import { ALL_SEEN, NOTHING_SEEN, Seen } from "./explain-seen.js";
import { applyUnion } from "./explain-union.js";
import { isFields, kindOf, matchesType, resolveRef } from "./json-schema.js";
/** Schemas inside one another, data depth included. Beyond it the engine's stack would be at risk. */
const DEEPEST_NESTING = 600;
export function apply(run, schema, data, place, outer) {
    if (schema === true)
        return NOTHING_SEEN;
    run.work -= 1;
    if (run.work < 0)
        run.stopped = true;
    if (run.stopped)
        return NOTHING_SEEN;
    if (schema === false)
        return noteValue(run, place, outer, "false", () => NOT_ALLOWED) ? ALL_SEEN : undefined;
    if (run.nesting >= DEEPEST_NESTING) {
        noteValue(run, place, outer, "maxDepth", () => "is nested too deeply");
        return NOTHING_SEEN;
    }
    const before = place?.applied.get(schema);
    if (before !== undefined)
        return before;
    run.nesting += 1;
    const seen = place === undefined ? check(run, schema, data) : evaluate(run, schema, data, place, outer);
    run.nesting -= 1;
    return seen;
}
/** Whether the value holds, remembered: unions inside unions ask the same question many times. */
function check(run, schema, data) {
    if (typeof data !== "object" || data === null)
        return evaluate(run, schema, data);
    let known = run.checked.get(schema);
    if (known === undefined) {
        known = new Map();
        run.checked.set(schema, known);
    }
    if (known.has(data))
        return known.get(data);
    const seen = evaluate(run, schema, data);
    // An answer that was cut short is none.
    if (!run.stopped)
        known.set(data, seen);
    return seen;
}
function evaluate(run, schema, data, place, outer) {
    const chain = place?.enter(schema, outer);
    const { type } = schema;
    if (type !== undefined && !matchesType(type, data)) {
        place?.leave(schema, ALL_SEEN);
        // All else this node says is about values of another type.
        return noteValue(run, place, chain, "type", () => mustBeOfType(type)) ? ALL_SEEN : undefined;
    }
    const seen = new Seen();
    // What the node says itself comes first, so that its fields, at every depth, lead the order.
    if (!assertValue(run, schema, data, place, chain))
        return undefined;
    if (isFields(data)) {
        if (!checkFields(run, schema, data, place, chain))
            return undefined;
        if (!applyToFields(run, schema, data, seen, place, chain))
            return undefined;
    }
    else if (Array.isArray(data) && !applyToItems(run, schema, data, seen, place, chain))
        return undefined;
    if (!applyInPlace(run, schema, data, seen, place, chain))
        return undefined;
    place?.leave(schema, seen);
    if (isFields(data))
        return applyToUnevaluatedFields(run, schema, data, seen, place, chain) ? seen : undefined;
    if (!Array.isArray(data))
        return seen;
    return applyToUnevaluatedItems(run, schema, data, seen, place, chain) ? seen : undefined;
}
function applyInPlace(run, schema, data, seen, place, chain) {
    const take = (inner) => {
        if (inner !== undefined)
            seen.merge(inner);
        return inner !== undefined;
    };
    const brings = (inner) => take(run.apply(run, inner, data, place, chain));
    if (schema.$dynamicRef !== undefined)
        throw new Error(`$dynamicRef "${schema.$dynamicRef}" is not understood here`);
    if (schema.$ref !== undefined && !brings(resolveRef(schema.$ref, run.defs)))
        return false;
    if (schema.allOf !== undefined && !schema.allOf.every(brings))
        return false;
    for (const union of ["anyOf", "oneOf"]) {
        const branches = schema[union];
        if (branches !== undefined && !take(applyUnion(run, union, branches, data, place, chain)))
            return false;
    }
    if (schema.not !== undefined && !applyNot(run, schema.not, data, place, chain))
        return false;
    if (schema.if !== undefined) {
        const condition = run.apply(run, schema.if, data);
        if (condition !== undefined)
            seen.merge(condition);
        if (!brings((condition !== undefined ? schema.then : schema.else) ?? true))
            return false;
    }
    if (schema.dependentSchemas !== undefined && isFields(data)) {
        for (const [field, inner] of Object.entries(schema.dependentSchemas)) {
            if (Object.hasOwn(data, field) && !brings(inner))
                return false;
        }
    }
    return true;
}
function assertValue(run, schema, data, place, chain) {
    if (schema.enum !== undefined) {
        const { enum: values } = schema;
        run.work -= values.length >> 3;
        const listed = values.some((value) => deepEqual(value, data));
        if (!listed && !noteValue(run, place, chain, "enum", () => mustBeOneOf(values)))
            return false;
    }
    if (Object.hasOwn(schema, "const") && !deepEqual(schema.const, data)) {
        if (!noteValue(run, place, chain, "const", () => mustBeOneOf([schema.const])))
            return false;
    }
    for (const rule of run.rules.get(kindOf(data)) ?? []) {
        const param = schema[rule.keyword];
        if (param === undefined || rule.holds(data, param))
            continue;
        if (!noteValue(run, place, chain, rule.keyword, () => rule.message(param, data)))
            return false;
    }
    const { format } = schema;
    if (format === undefined || typeof data !== "string" || !Object.hasOwn(run.formats, format))
        return true;
    if (run.formats[format]?.(data) !== false)
        return true;
    return noteValue(run, place, chain, "format", () => `must be a valid ${format}`);
}

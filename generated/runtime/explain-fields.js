// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Objects: which fields must be there, and what each of them must be.
import { REQUIRED, UNKNOWN_FIELD } from "./explain-message.js";
import { Place, visitFaults } from "./explain-place.js";
import { patternOf } from "./explain-rules.js";
import { newBook, note, noteValue } from "./explain-run.js";
export function checkFields(run, schema, data, place, chain) {
    for (const field of schema.required ?? []) {
        if (Object.hasOwn(data, field))
            continue;
        const fault = { keyword: "required", message: REQUIRED, chain, about: "missing", field };
        if (!note(run, place, fault))
            return false;
    }
    if (schema.dependentRequired === undefined)
        return true;
    for (const [given, needed] of Object.entries(schema.dependentRequired)) {
        if (!Object.hasOwn(data, given))
            continue;
        for (const field of needed) {
            if (Object.hasOwn(data, field))
                continue;
            const message = `is required when ${given} is given`;
            const fault = { keyword: "dependentRequired", message, chain, about: "missing", field };
            if (!note(run, place, fault))
                return false;
        }
    }
    return true;
}
/** A member of an object or array: a value of its own, so a new chain begins. */
export function applyToMember(run, schema, value, key, place) {
    if (schema === true)
        return true;
    const member = place?.member(key, value);
    if (run.depth >= run.maxDepth && typeof value === "object" && value !== null) {
        noteValue(run, member, undefined, "maxDepth", () => `is nested too deeply (more than ${run.maxDepth} levels)`);
        return true;
    }
    run.depth += 1;
    const seen = run.apply(run, schema, value, member);
    run.depth -= 1;
    return seen !== undefined;
}
export function applyToFields(run, schema, data, seen, place, chain) {
    const { properties, patternProperties, additionalProperties, propertyNames } = schema;
    for (const key of Object.keys(properties ?? {})) {
        if (!Object.hasOwn(data, key))
            continue;
        seen.addKey(key);
        if (!applyToMember(run, properties?.[key] ?? true, data[key], key, place))
            return false;
    }
    const patterns = Object.entries(patternProperties ?? {});
    if (patterns.length === 0 && additionalProperties === undefined && propertyNames === undefined)
        return true;
    const keys = Object.keys(data);
    run.work -= keys.length >> 3;
    for (const key of keys) {
        let known = properties !== undefined && Object.hasOwn(properties, key);
        for (const [pattern, inner] of patterns) {
            if (!patternOf(pattern).test(key))
                continue;
            known = true;
            seen.addKey(key);
            if (!applyToMember(run, inner, data[key], key, place))
                return false;
        }
        if (!known && additionalProperties !== undefined) {
            seen.addKey(key);
            if (!applyToRest(run, "additionalProperties", additionalProperties, data, key, place, chain))
                return false;
        }
        if (propertyNames !== undefined && !checkName(run, propertyNames, key, place, chain))
            return false;
    }
    return true;
}
/** Called last: by now `seen` has what every schema that describes this object looked at. */
export function applyToUnevaluatedFields(run, schema, data, seen, place, chain) {
    const { unevaluatedProperties: inner } = schema;
    if (inner === undefined)
        return true;
    for (const key of Object.keys(data)) {
        if (!seen.hasKey(key) && !applyToRest(run, "unevaluatedProperties", inner, data, key, place, chain))
            return false;
    }
    seen.addEveryKey();
    return true;
}
function applyToRest(run, keyword, schema, data, key, place, chain) {
    if (schema !== false)
        return applyToMember(run, schema, data[key], key, place);
    return note(run, place, { keyword, message: UNKNOWN_FIELD, chain, about: "unknown", field: key });
}
function checkName(run, names, key, place, chain) {
    if (run.apply(run, names, key) !== undefined)
        return true;
    if (place === undefined)
        return false;
    const trial = new Place(key, newBook());
    run.apply(run, names, key, trial);
    let message = UNKNOWN_FIELD;
    visitFaults(trial, [], (fault) => {
        // A closed list of names is the same as listing the fields.
        if (!["enum", "const", "false"].includes(fault.keyword))
            message = `has a name that ${fault.message}`;
        return false;
    });
    return note(run, place, { keyword: "propertyNames", message, chain, about: "unknown", field: key });
}

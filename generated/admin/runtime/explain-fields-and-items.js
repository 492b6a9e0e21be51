// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// The members of objects and arrays: which must be there, and which schema each must match.
import { compilePattern } from "./explain-rules.js";
import { count, REQUIRED, UNKNOWN_FIELD } from "./explain-text.js";
import { FaultTree, newBudget, visitFaults } from "./explain-tree.js";
import { report, reportValue } from "./explain-walk.js";
/** Too many is the fault: of those above the limit, only so many are looked at. */
const MAX_EXCESS = 50;
export function checkRequired(walk, { schema, tree, chain }, data) {
    const reportMissing = (field, keyword, message) => report(walk, tree, { keyword, message, chain, about: "missing", field });
    for (const field of schema.required ?? [])
        if (!Object.hasOwn(data, field) && !reportMissing(field, "required", REQUIRED))
            return false;
    for (const [present, needed] of Object.entries(schema.dependentRequired ?? {})) {
        if (!Object.hasOwn(data, present))
            continue;
        const message = `is required when ${present} is given`;
        for (const field of needed)
            if (!Object.hasOwn(data, field) && !reportMissing(field, "dependentRequired", message))
                return false;
    }
    return true;
}
/** Whether the member is valid; undefined where only the walk can tell. A valid member needs no tree, and most are valid. */
function isValidMember(walk, schema, value) {
    const isValid = walk.shortcuts.isValid(schema, value);
    if (isValid === undefined && (typeof value !== "object" || value === null))
        return walk.apply(schema, value) !== undefined;
    walk.work -= 1;
    return isValid;
}
/**
 * The tree for the faults of a member. Schemas that the member matches are applied to it first, because faults of the same
 * value take the order of fields and the codes from all schemas in their order.
 */
export function memberTree(walk, tree, key, value) {
    const member = tree.member(key, value);
    const matched = tree.matched.get(key);
    tree.matched.delete(key);
    for (const schema of matched ?? [])
        applyToMember(walk, schema, value, key, tree);
    return member;
}
/** A member is a value of its own, so it starts a new chain of schemas. */
function applyToMember(walk, schema, value, key, tree) {
    if (schema === true)
        return true;
    const isValid = isValidMember(walk, schema, value);
    if (tree === undefined && isValid !== undefined)
        return isValid;
    if (isValid && tree !== undefined && !tree.members.has(key)) {
        tree.matched.set(key, [...(tree.matched.get(key) ?? []), schema]);
        return true;
    }
    const member = tree && memberTree(walk, tree, key, value);
    if (walk.depth >= walk.maxDepth && typeof value === "object" && value !== null) {
        const message = () => `is nested too deeply (more than ${walk.maxDepth} levels)`;
        reportValue(walk, { tree: member, chain: undefined }, "maxDepth", message);
        return true;
    }
    walk.depth += 1;
    const evaluated = walk.apply(schema, value, member);
    walk.depth -= 1;
    return evaluated !== undefined;
}
export function applyToFields(walk, application, data) {
    const { schema, tree, evaluated } = application;
    const { properties, patternProperties, additionalProperties, propertyNames } = schema;
    for (const key of Object.keys(properties ?? {})) {
        if (!Object.hasOwn(data, key))
            continue;
        evaluated.add(key);
        if (!applyToMember(walk, properties?.[key] ?? true, data[key], key, tree))
            return false;
    }
    const patterns = Object.entries(patternProperties ?? {});
    if (patterns.length === 0 && additionalProperties === undefined && propertyNames === undefined)
        return true;
    const all = Object.keys(data);
    walk.work -= all.length >> 3;
    const keys = all.slice(0, (schema.maxProperties ?? all.length) + MAX_EXCESS);
    if (keys.length < all.length)
        evaluated.addAll();
    for (const key of keys) {
        if (walk.stopped)
            break;
        let isListed = properties !== undefined && Object.hasOwn(properties, key);
        for (const [pattern, inner] of patterns) {
            if (!compilePattern(pattern).test(key))
                continue;
            isListed = true;
            evaluated.add(key);
            if (!applyToMember(walk, inner, data[key], key, tree))
                return false;
        }
        if (!isListed && additionalProperties !== undefined) {
            evaluated.add(key);
            if (!applyToOtherMember(walk, application, "additionalProperties", additionalProperties, data[key], key))
                return false;
        }
        if (propertyNames !== undefined && !checkName(walk, application, propertyNames, key))
            return false;
    }
    return true;
}
/** To be called last, when `evaluated` has what every schema of this value looked at. */
export function applyToUnevaluated(walk, application, data) {
    const { schema, tree, chain, evaluated } = application;
    const keyword = Array.isArray(data) ? "unevaluatedItems" : "unevaluatedProperties";
    const inner = schema[keyword];
    if (inner === undefined)
        return true;
    for (const [key, value] of Object.entries(data)) {
        if (walk.stopped)
            break;
        if (evaluated.has(key))
            continue;
        if (inner === false && Array.isArray(data)) {
            const member = tree && memberTree(walk, tree, key, value);
            if (!reportValue(walk, { tree: member, chain }, keyword, () => "is not a known item"))
                return false;
        }
        else if (!applyToOtherMember(walk, application, keyword, inner, value, key))
            return false;
    }
    evaluated.addAll();
    return true;
}
function applyToOtherMember(walk, { tree, chain }, keyword, schema, value, key) {
    if (schema !== false)
        return applyToMember(walk, schema, value, key, tree);
    return report(walk, tree, { keyword, message: UNKNOWN_FIELD, chain, about: "unknown", field: key });
}
function checkName(walk, { tree, chain }, names, key) {
    if (walk.apply(names, key) !== undefined)
        return true;
    if (tree === undefined)
        return false;
    const trial = new FaultTree(key, newBudget());
    walk.apply(names, key, trial);
    let message = UNKNOWN_FIELD;
    visitFaults(trial, [], (fault) => {
        // A closed list of names means the same as listing the fields.
        if (!["enum", "const", "false"].includes(fault.keyword))
            message = `has a name that ${fault.message}`;
        return false;
    });
    return report(walk, tree, { keyword: "propertyNames", message, chain, about: "unknown", field: key });
}
export function applyToItems(walk, application, data) {
    const { schema, tree, evaluated } = application;
    const first = schema.prefixItems ?? [];
    for (let index = 0; index < first.length && index < data.length; index += 1) {
        evaluated.add(String(index));
        if (!applyToMember(walk, first[index] ?? true, data[index], String(index), tree))
            return false;
    }
    if (schema.items !== undefined) {
        evaluated.addAll();
        if (!applyToOtherItems(walk, application, schema.items, data, first.length))
            return false;
    }
    return schema.contains === undefined || checkContains(walk, application, schema.contains, data);
}
function applyToOtherItems(walk, application, items, data, from) {
    if (data.length <= from)
        return true;
    if (items === false) {
        const limit = from === 0 ? "must be empty" : `must be at most ${count(from, "item")}`;
        return reportValue(walk, application, "items", () => `${limit} (has ${data.length})`);
    }
    const end = Math.min(data.length, (application.schema.maxItems ?? data.length) + MAX_EXCESS);
    for (let index = from; index < end && !walk.stopped; index += 1)
        if (!applyToMember(walk, items, data[index], String(index), application.tree))
            return false;
    return true;
}
function checkContains(walk, application, contains, data) {
    const { schema, evaluated } = application;
    const { minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
    let found = 0;
    for (let index = 0; index < data.length && !walk.stopped; index += 1) {
        if (!applyToMember(walk, contains, data[index], String(index)))
            continue;
        found += 1;
        evaluated.add(String(index));
    }
    const items = (limit) => `${count(limit, "item")} of the required form (has ${found})`;
    if (found < minContains) {
        const keyword = schema.minContains === undefined ? "contains" : "minContains";
        if (!reportValue(walk, application, keyword, () => `must have at least ${items(minContains)}`))
            return false;
    }
    if (found <= maxContains)
        return true;
    return reportValue(walk, application, "maxContains", () => `must have at most ${items(maxContains)}`);
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// No branch of a union matches: which one did the sender mean? Only the faults of that one are reported, or, where no
// branch is more likely than another, one sentence for all.
import { ALL_EVALUATED, Evaluated, FaultTree, NOTHING_EVALUATED, newBudget, visitFaults } from "./explain-tree.js";
import { flattenAllOf, jsonType, matchesType, } from "./json-schema.js";
import { deepEqual, isObject } from "./json-values.js";
const MIN_TRIAL_WORK = 500;
export function explainMismatch(walk, branches, data) {
    walk.work -= branches.length;
    const obvious = mismatchOfValues(walk, branches, data) ?? mismatchOfTypes(walk, branches, data);
    const likely = mostLikely(walk, branches, data);
    // Inside a trial a union is decided without further trials: trials inside trials would multiply.
    if (likely.length === 1 || walk.inTrial)
        return { mismatch: obvious ?? { kind: "branch", branch: likely[0] ?? false }, evaluated: ALL_EVALUATED };
    const trials = likely.map((branch) => tryBranch(walk, branch, data));
    const evaluated = new Evaluated();
    for (const trial of trials)
        evaluated.merge(trial.evaluated);
    const mismatch = obvious ?? mismatchOfFields(trials) ?? { kind: "branch", branch: bestBranch(trials) };
    return { mismatch, evaluated };
}
/** The branches whose tags the value has, or at least does not contradict; of these, the ones of the value's type. */
function mostLikely(walk, branches, data) {
    const tagged = highest(branches, (branch) => (isObject(data) ? tagScore(tagFields(branch, walk.defs), data) : 0));
    return highest(tagged, (branch) => {
        if (branch === false)
            return -1;
        const types = possibleTypes(branch, walk.defs);
        return types === undefined || matchesType(types, data) ? 1 : 0;
    });
}
function highest(all, score) {
    const scores = all.map(score);
    const top = Math.max(...scores);
    return all.filter((_, index) => scores[index] === top);
}
/** 1: the value has the tags of this branch; -1: it has those of another; 0: it has no tags. */
function tagScore(tags, data) {
    const present = [...tags].filter(([field]) => Object.hasOwn(data, field));
    if (present.length === 0)
        return 0;
    return present.every(([field, tag]) => deepEqual(tag.value, data[field])) ? 1 : -1;
}
/** All required fields present, then the fewest faults, then the deepest fault, then the most known fields. */
function bestBranch(trials) {
    const scores = [
        (trial) => (trial.hasAllRequired ? 1 : 0),
        (trial) => -trial.faults,
        (trial) => trial.deepestFault,
        (trial) => trial.knownFields,
    ];
    return scores.reduce(highest, trials)[0]?.branch ?? false;
}
function tryBranch(walk, branch, data) {
    const tree = new FaultTree(data, newBudget());
    const evaluated = applyInTrial(walk, branch, data, tree);
    let faults = 0;
    let deepestFault = 0;
    let missing = [];
    visitFaults(tree, [], (fault, _tree, path) => {
        faults += 1;
        deepestFault = Math.max(deepestFault, path.length);
        if (fault.about !== "missing" || fault.keyword !== "required" || path.length !== 1)
            missing = undefined;
        else if (fault.field !== undefined)
            missing?.push(fault.field);
        return true;
    });
    const has = (field) => isObject(data) && Object.hasOwn(data, field);
    const required = requiredFields(branch, walk.defs);
    const listed = new Set(flattenAllOf(branch, walk.defs).flatMap((schema) => Object.keys(schema.properties ?? {})));
    return {
        branch,
        evaluated,
        faults,
        deepestFault,
        knownFields: [...listed].filter(has).length,
        hasAllRequired: required.length > 0 && required.every(has),
        required,
        missing,
    };
}
/**
 * A trial may use a small part of the work that is left. A large value is then judged by its beginning, and unions at
 * every level of the data do not use up the work before the walk reaches a fault.
 */
function applyInTrial(walk, branch, data, tree) {
    const before = walk.work;
    const share = Math.max(before >> 6, Math.min(before, MIN_TRIAL_WORK));
    walk.work = share;
    walk.inTrial = true;
    const evaluated = walk.apply(branch, data, tree) ?? NOTHING_EVALUATED;
    walk.inTrial = false;
    walk.work += before - share;
    walk.stopped = walk.work <= 0;
    return evaluated;
}
function mismatchOfValues(walk, branches, data) {
    const allowed = branches.map((branch) => allowedValues(branch, walk.defs));
    if (allowed.every((values) => values !== undefined))
        return { kind: "values", values: unique(allowed.flat()), schema: {} };
    if (!isObject(data))
        return undefined;
    const tags = branches.map((branch) => tagFields(branch, walk.defs));
    for (const [field, { schema }] of tags[0] ?? []) {
        const all = tags.map((tag) => tag.get(field));
        if (!Object.hasOwn(data, field) || !all.every((tag) => tag !== undefined))
            continue;
        const values = unique(all.map((tag) => tag.value));
        if (values.every((value) => !deepEqual(value, data[field])))
            return { kind: "values", values, field, schema };
    }
    return undefined;
}
function unique(values) {
    return values.filter((value, index) => values.findIndex((other) => deepEqual(other, value)) === index);
}
function mismatchOfTypes(walk, branches, data) {
    const all = new Set();
    for (const branch of branches) {
        const types = possibleTypes(branch, walk.defs);
        if (types === undefined || matchesType(types, data))
            return undefined;
        for (const type of types)
            all.add(type);
    }
    return { kind: "types", types: [...all] };
}
function mismatchOfFields(trials) {
    const sets = [];
    // If no branch knows any field of the value, its fields do not tell which branch was meant.
    const isUnlike = trials.every(({ knownFields, required }) => knownFields === 0 && required.length > 0);
    for (const trial of trials) {
        const missing = isUnlike ? trial.required : trial.missing;
        if (missing === undefined || missing.length === 0)
            return undefined;
        sets.push(missing);
    }
    // What every branch requires is simply required; the rest is reported once that is there.
    const common = (sets[0] ?? []).filter((field) => sets.every((set) => set.includes(field)));
    return common.length > 0 ? { kind: "required", fields: common } : { kind: "alternatives", sets };
}
/** The values of a `const` or `enum`, if the schema has one. */
function allowedValues(schema, defs) {
    for (const part of flattenAllOf(schema, defs)) {
        if (Object.hasOwn(part, "const"))
            return [part.const];
        if (part.enum !== undefined)
            return part.enum;
    }
    return undefined;
}
/** The types that a value of the schema can have, or undefined if the schema does not say. */
function possibleTypes(schema, defs, depth = 0) {
    if (depth > 8)
        return undefined;
    let types;
    for (const part of flattenAllOf(schema, defs)) {
        const own = typesOfPart(part, defs, depth);
        if (own === undefined)
            continue;
        const before = types;
        types = before === undefined ? own : own.filter((type) => before.includes(type));
    }
    // If no type is left, the parts of an allOf exclude each other; then the type is not what is wrong.
    return types?.length === 0 ? undefined : types;
}
function typesOfPart(part, defs, depth) {
    if (part.type !== undefined)
        return typeof part.type === "string" ? [part.type] : part.type;
    if (Object.hasOwn(part, "const"))
        return [jsonType(part.const)];
    if (part.enum !== undefined)
        return [...new Set(part.enum.map(jsonType))];
    const branches = (part.anyOf ?? part.oneOf)?.map((branch) => possibleTypes(branch, defs, depth + 1));
    return branches?.every((types) => types !== undefined) ? [...new Set(branches.flat())] : undefined;
}
/** Fields with one allowed value, such as `type: {const: URL}`. */
function tagFields(schema, defs) {
    const tags = new Map();
    for (const part of flattenAllOf(schema, defs)) {
        for (const [field, inner] of Object.entries(part.properties ?? {})) {
            const values = allowedValues(inner, defs);
            if (values?.length === 1 && typeof inner !== "boolean")
                tags.set(field, { value: values[0], schema: inner });
        }
    }
    return tags;
}
export function requiredFields(schema, defs) {
    return [...new Set(flattenAllOf(schema, defs).flatMap((part) => part.required ?? []))];
}

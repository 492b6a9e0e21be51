// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// No branch of a union holds: which one did the sender mean? Only that one speaks, or, where none is
// meant more than another, one sentence for them all.
import { deepEqual } from "./deep-equal.js";
import { fieldsOf, literalsOf, marksOf, requiredOf, typesOf } from "./explain-branch.js";
import { Place, visitFaults } from "./explain-place.js";
import { newBook } from "./explain-run.js";
import { ALL_SEEN, NOTHING_SEEN, Seen } from "./explain-seen.js";
import { isFields, matchesType } from "./json-schema.js";
const SMALLEST_SHARE = 500;
export function decide(run, branches, data) {
    run.work -= branches.length;
    const told = sayValues(run, branches, data) ?? sayTypes(run, branches, data);
    const likely = mostLikely(run, branches, data);
    // A union inside a branch on trial is decided by its looks: trials inside trials would multiply.
    if (likely.length === 1 || run.trying)
        return { verdict: told ?? speak(likely[0] ?? false), seen: ALL_SEEN };
    const trials = likely.map((branch) => tryBranch(run, branch, data));
    const verdict = told ?? sayMissing(trials) ?? speak(best(trials));
    const seen = new Seen();
    for (const trial of trials)
        seen.merge(trial.seen);
    return { verdict, seen };
}
const speak = (branch) => ({ say: "branch", branch });
/** The branches that the value is marked as, or at least not marked against; of these, those of its type. */
function mostLikely(run, branches, data) {
    const marked = highest(branches, (branch) => (isFields(data) ? markScore(marksOf(branch, run.defs), data) : 0));
    return highest(marked, (branch) => {
        if (branch === false)
            return -1;
        const types = typesOf(branch, run.defs);
        return types === undefined || matchesType(types, data) ? 1 : 0;
    });
}
function highest(all, score) {
    const scores = all.map(score);
    const top = Math.max(...scores);
    return all.filter((_one, index) => scores[index] === top);
}
/** With all its required fields there, then the fewest faults, then the deepest, then the most known fields. */
function best(trials) {
    const orders = [(trial) => (trial.complete ? 1 : 0), (trial) => -trial.faults];
    const ties = [(trial) => trial.deepest, (trial) => trial.known];
    return [...orders, ...ties].reduce(highest, trials)[0]?.branch ?? false;
}
function tryBranch(run, branch, data) {
    const place = new Place(data, newBook());
    const seen = applyOnPartOfTheWork(run, branch, data, place);
    let faults = 0;
    let deepest = 0;
    let missing = [];
    visitFaults(place, [], (fault, _at, path) => {
        faults += 1;
        deepest = Math.max(deepest, path.length);
        if (fault.about !== "missing" || fault.keyword !== "required" || path.length !== 1)
            missing = undefined;
        else if (fault.field !== undefined)
            missing?.push(fault.field);
        return true;
    });
    const has = (field) => isFields(data) && Object.hasOwn(data, field);
    const required = requiredOf(branch, run.defs);
    const complete = required.length > 0 && required.every(has);
    const known = [...fieldsOf(branch, run.defs)].filter(has).length;
    return { branch, seen, faults, deepest, known, complete, required, missing };
}
/**
 * A trial may spend a small part of what is left. A large value is then judged by its beginning, and
 * unions at every level of the data never use up the work before the walk reaches a fault.
 */
function applyOnPartOfTheWork(run, branch, data, place) {
    const before = run.work;
    const share = Math.max(before >> 6, Math.min(before, SMALLEST_SHARE));
    run.work = share;
    run.trying = true;
    const seen = run.apply(run, branch, data, place) ?? NOTHING_SEEN;
    run.trying = false;
    run.work += before - share;
    run.stopped = run.work <= 0;
    return seen;
}
function sayValues(run, branches, data) {
    const literals = branches.map((branch) => literalsOf(branch, run.defs));
    if (literals.every((values) => values !== undefined)) {
        return { say: "values", values: unique(literals.flat()), node: {} };
    }
    if (!isFields(data))
        return undefined;
    const marks = branches.map((branch) => marksOf(branch, run.defs));
    for (const [field, { node }] of marks[0] ?? []) {
        const all = marks.map((mark) => mark.get(field));
        if (!Object.hasOwn(data, field) || !all.every((mark) => mark !== undefined))
            continue;
        const values = unique(all.map((mark) => mark.value));
        if (values.every((value) => !deepEqual(value, data[field])))
            return { say: "values", values, field, node };
    }
    return undefined;
}
function unique(values) {
    return values.filter((value, index) => values.findIndex((other) => deepEqual(other, value)) === index);
}
function sayTypes(run, branches, data) {
    const types = new Set();
    for (const branch of branches) {
        const own = typesOf(branch, run.defs);
        if (own === undefined || matchesType(own, data))
            return undefined;
        for (const type of own)
            types.add(type);
    }
    return { say: "types", types: [...types] };
}
function sayMissing(trials) {
    const sets = [];
    // Where the value has no field that any branch knows, its unknown fields say nothing of which one was meant.
    const strange = trials.every(({ known, required }) => known === 0 && required.length > 0);
    for (const trial of trials) {
        const missing = strange ? trial.required : trial.missing;
        if (missing === undefined || missing.length === 0)
            return undefined;
        sets.push(missing);
    }
    // What every branch wants is simply required; the rest is said once that is there.
    const common = (sets[0] ?? []).filter((field) => sets.every((set) => set.includes(field)));
    return common.length > 0 ? { say: "required", fields: common } : { say: "alternatives", sets };
}
/** 1: marked as this branch; -1: marked as another; 0: no mark to go by. */
function markScore(marks, data) {
    const given = [...marks].filter(([field]) => Object.hasOwn(data, field));
    if (given.length === 0)
        return 0;
    return given.every(([field, mark]) => deepEqual(mark.value, data[field])) ? 1 : -1;
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// anyOf and oneOf: the branches that hold bring in their fields and codes; when none does, one speaks.
import { requiredOf } from "./explain-branch.js";
import { joinWords, mustBeOfType, mustBeOneOf, REQUIRED } from "./explain-message.js";
import { note, noteValue } from "./explain-run.js";
import { Seen } from "./explain-seen.js";
import { decide } from "./explain-verdict.js";
import { familyOf, isFields } from "./json-schema.js";
export function applyUnion(run, keyword, branches, data, place, chain) {
    const seen = new Seen();
    const passed = [];
    for (const branch of branches) {
        const inner = run.apply(run, branch, data);
        if (inner === undefined)
            continue;
        seen.merge(inner);
        passed.push(branch);
        if (keyword === "oneOf" && passed.length > 1 && place === undefined)
            return undefined;
    }
    if (run.stopped)
        return seen;
    if (passed.length === 0)
        return place && sayNone(run, keyword, branches, data, place, chain);
    if (keyword === "oneOf" && passed.length > 1)
        saySeveral(run, branches, passed, place, chain);
    // They hold, so this notes no fault: it makes their fields and codes known at this place.
    else if (place !== undefined)
        for (const branch of passed)
            run.apply(run, branch, data, place, chain);
    return seen;
}
function sayNone(run, keyword, branches, data, place, chain) {
    const { verdict, seen } = decide(run, branches, data);
    if (verdict.say === "branch")
        return run.apply(run, verdict.branch, data, place, chain);
    if (verdict.say === "types")
        noteValue(run, place, chain, "type", () => mustBeOfType(verdict.types));
    else if (verdict.say === "values")
        sayValues(run, verdict, data, place, chain);
    else if (verdict.say === "required") {
        for (const field of verdict.fields) {
            for (const branch of branches)
                if (typeof branch !== "boolean")
                    place.enter(branch, chain);
            note(run, place, { keyword: "required", message: REQUIRED, chain, about: "missing", field });
        }
    }
    else
        sayAlternatives(run, keyword, verdict.sets, place, chain);
    return seen;
}
function sayValues(run, verdict, data, place, chain) {
    const message = () => mustBeOneOf(verdict.values);
    if (verdict.field === undefined || !isFields(data))
        noteValue(run, place, chain, "enum", message);
    else {
        const member = place.member(verdict.field, data[verdict.field]);
        const nodes = familyOf(verdict.node, run.defs);
        const own = nodes.reduceRight((outer, node) => ({ node, outer }), undefined);
        noteValue(run, member, own, "enum", message);
    }
}
/** "content or body is required", at the first of them. */
function sayAlternatives(run, keyword, sets, place, chain) {
    const field = sets[0]?.[0];
    if (field === undefined)
        return;
    const single = sets.every((set) => set.length === 1);
    const words = sets.map((set) => joinWords(set, "and"));
    const message = single
        ? `${joinWords([...new Set(words)], "or")} is required`
        : `${words.join(", or ")} are required`;
    note(run, place, { keyword, message, chain, about: "missing", field });
}
function saySeveral(run, branches, passed, place, chain) {
    const wanted = passed.map((branch) => requiredOf(branch, run.defs));
    const own = wanted.map((fields) => fields.find((field) => !wanted.every((others) => others.includes(field))));
    const names = own.filter((field) => field !== undefined);
    const field = names[1];
    if (field !== undefined && names.length === passed.length && new Set(names).size === names.length) {
        const message = `${joinWords(names, "and")} cannot stand together`;
        note(run, place, { keyword: "oneOf", message, chain, about: "clash", field });
        return;
    }
    noteValue(run, place, chain, "oneOf", () => `must match only one of ${branches.length} allowed forms (matches ${passed.length})`);
}

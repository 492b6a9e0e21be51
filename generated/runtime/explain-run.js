// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// What one walk carries with it: the vocabulary, the caps, and what was already found out.
import { ownMessage } from "./explain-message.js";
import { BUILT_IN_RULES } from "./explain-rules.js";
const MOST_WORK = 200_000;
const DEEPEST_DATA = 200;
export function startRun(vocabulary, apply) {
    const rules = new Map();
    for (const rule of [...BUILT_IN_RULES, ...vocabulary.keywords]) {
        rules.set(rule.appliesTo, [...(rules.get(rule.appliesTo) ?? []), rule]);
    }
    return {
        defs: vocabulary.defs,
        formats: vocabulary.formats,
        rules,
        apply,
        maxDepth: vocabulary.maxDepth ?? DEEPEST_DATA,
        depth: 0,
        nesting: 0,
        work: MOST_WORK,
        trying: false,
        stopped: false,
        checked: new Map(),
    };
}
export function newBook(limit = Number.POSITIVE_INFINITY) {
    return { left: limit };
}
/**
 * Notes a fault. Answers whether the walk goes on: it does with a place to note faults at, and ends at
 * once without one.
 */
export function note(run, place, fault) {
    if (place === undefined)
        return false;
    // After the work ran out the answers of inner checks mean nothing, so nothing more is noted.
    if (run.stopped)
        return true;
    const words = fault.chain === undefined || fault.about === "missing" ? undefined : ownMessage(fault.chain.node, fault.keyword);
    place.faults.push(words === undefined ? fault : { ...fault, message: words });
    place.book.left -= 1;
    if (place.book.left <= 0)
        run.stopped = true;
    return true;
}
/** The common case: the value itself breaks a keyword of the innermost node. */
export function noteValue(run, place, chain, keyword, message) {
    if (place === undefined)
        return false;
    return note(run, place, { keyword, message: message(), chain, about: "value" });
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// The state of one walk over a value, and how the walk reports a fault.
import { BUILT_IN_RULES } from "./explain-rules.js";
import { Shortcuts } from "./explain-shortcut.js";
import { ownMessage } from "./explain-text.js";
const MAX_DATA_DEPTH = 200;
const NO_CHECKS = new Map();
export function startWalk(vocabulary, applySchema, maxSteps) {
    const rules = new Map();
    for (const rule of [...BUILT_IN_RULES, ...vocabulary.keywords])
        rules.set(rule.appliesTo, [...(rules.get(rule.appliesTo) ?? []), rule]);
    const walk = {
        defs: vocabulary.defs,
        formats: vocabulary.formats,
        rules,
        maxDepth: vocabulary.maxDepth ?? MAX_DATA_DEPTH,
        shortcuts: new Shortcuts(vocabulary.checks ?? NO_CHECKS),
        depth: 0,
        nesting: 0,
        work: maxSteps,
        inTrial: false,
        stopped: false,
        checked: new Map(),
        apply: (...args) => applySchema(walk, ...args),
    };
    return walk;
}
/** Collects a fault. Returns whether the walk goes on: it does with a tree to collect faults in, and ends without one. */
export function report(walk, tree, fault) {
    if (tree === undefined)
        return false;
    // Once the work has run out, the results of inner checks mean nothing, so nothing more is collected.
    if (walk.stopped)
        return true;
    const { chain, about, keyword } = fault;
    const message = chain === undefined || about === "missing" ? undefined : ownMessage(chain.schema, keyword);
    tree.faults.push(message === undefined ? fault : { ...fault, message });
    tree.budget.left -= 1;
    if (tree.budget.left <= 0)
        walk.stopped = true;
    return true;
}
/** The common case: the value itself breaks a keyword of the innermost schema. */
export function reportValue(walk, { tree, chain }, keyword, message) {
    if (tree === undefined)
        return false;
    return report(walk, tree, { keyword, message: message(), chain, about: "value" });
}

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// anyOf, oneOf and not: which sentence explains that no branch matches, too many do, or the excluded schema does.
import { explainMismatch, requiredFields } from "./explain-branch.js";
import { memberTree } from "./explain-fields-and-items.js";
import { joinWords, mustBeOfType, mustBeOneOf, mustMatch, NOT_ALLOWED, REQUIRED } from "./explain-text.js";
import { Evaluated } from "./explain-tree.js";
import { report, reportValue } from "./explain-walk.js";
import { flattenAllOf } from "./json-schema.js";
import { isObject } from "./json-values.js";
export function applyUnion(walk, application, keyword, branches, data) {
    const { tree, chain } = application;
    const evaluated = new Evaluated();
    const matching = [];
    for (const branch of branches) {
        const inner = walk.apply(branch, data);
        if (inner === undefined)
            continue;
        evaluated.merge(inner);
        matching.push(branch);
        if (keyword === "oneOf" && matching.length > 1 && tree === undefined)
            return undefined;
    }
    if (walk.stopped)
        return evaluated;
    if (matching.length === 0)
        return tree && reportNone(walk, { ...application, tree }, keyword, branches, data);
    if (keyword === "oneOf" && matching.length > 1)
        reportSeveral(walk, application, branches, matching);
    // They match, so this adds no fault: it makes their fields and codes known at this value.
    else if (tree !== undefined)
        for (const branch of matching)
            walk.apply(branch, data, tree, chain);
    return evaluated;
}
function reportNone(walk, application, keyword, branches, data) {
    const { tree, chain } = application;
    const { mismatch, evaluated } = explainMismatch(walk, branches, data);
    switch (mismatch.kind) {
        case "branch":
            return walk.apply(mismatch.branch, data, tree, chain);
        case "types":
            reportValue(walk, application, "type", () => mustBeOfType(mismatch.types));
            break;
        case "values":
            reportValues(walk, application, mismatch, data);
            break;
        case "required":
            for (const branch of branches)
                if (typeof branch !== "boolean")
                    tree.enter(branch, chain);
            for (const field of mismatch.fields)
                report(walk, tree, { keyword: "required", message: REQUIRED, chain, about: "missing", field });
            break;
        case "alternatives":
            reportAlternatives(walk, application, keyword, mismatch.sets);
    }
    return evaluated;
}
function reportValues(walk, application, { values, field, schema }, data) {
    const message = () => mustBeOneOf(values);
    if (field === undefined || !isObject(data)) {
        reportValue(walk, application, "enum", message);
        return;
    }
    const toChain = (outer, inner) => ({ schema: inner, outer });
    const chain = flattenAllOf(schema, walk.defs).reduceRight(toChain, undefined);
    reportValue(walk, { tree: memberTree(walk, application.tree, field, data[field]), chain }, "enum", message);
}
/** "content or body is required", reported at the first of them. */
function reportAlternatives(walk, { tree, chain }, keyword, sets) {
    const field = sets[0]?.[0];
    if (field === undefined)
        return;
    const words = sets.map((set) => joinWords(set, "and"));
    const message = sets.every((set) => set.length === 1)
        ? `${joinWords([...new Set(words)], "or")} is required`
        : `${words.join(", or ")} are required`;
    report(walk, tree, { keyword, message, chain, about: "missing", field });
}
function reportSeveral(walk, application, branches, matching) {
    const { tree, chain } = application;
    const required = matching.map((branch) => requiredFields(branch, walk.defs));
    const distinct = required.map((fields) => fields.find((field) => !required.every((all) => all.includes(field))));
    const names = distinct.filter((field) => field !== undefined);
    const field = names[1];
    if (field !== undefined && names.length === matching.length && new Set(names).size === names.length) {
        const message = `${joinWords(names, "and")} cannot stand together`;
        report(walk, tree, { keyword: "oneOf", message, chain, about: "clash", field });
        return;
    }
    const message = `must match only one of ${branches.length} allowed forms (matches ${matching.length})`;
    reportValue(walk, application, "oneOf", () => message);
}
export function applyNot(walk, application, excluded, data) {
    const { tree, chain } = application;
    if (walk.apply(excluded, data) === undefined || walk.stopped)
        return true;
    if (tree === undefined)
        return false;
    const clashes = isObject(data) ? findClashes(walk, excluded, data) : [];
    for (const fields of clashes) {
        const message = fields.length === 1 ? NOT_ALLOWED : `${joinWords(fields, "and")} cannot stand together`;
        const field = fields.at(-1);
        if (field !== undefined)
            report(walk, tree, { keyword: "not", message, chain, about: "clash", field });
    }
    return clashes.length > 0 || reportValue(walk, application, "not", () => mustNotMatch(walk, excluded));
}
/** The sets of fields that the data has and that may not stand together, if the excluded schema says nothing else. */
function findClashes(walk, excluded, data) {
    const [schema, ...more] = flattenAllOf(excluded, walk.defs).filter((one) => !isBareRef(one));
    if (schema === undefined || more.length > 0)
        return [];
    const keywords = Object.keys(schema).filter((keyword) => !keyword.startsWith("x-") && keyword !== "type");
    if (keywords.length !== 1)
        return [];
    if (schema.required !== undefined)
        return schema.required.every((field) => Object.hasOwn(data, field)) ? [schema.required] : [];
    return (schema.anyOf ?? []).flatMap((branch) => findClashes(walk, branch, data));
}
function isBareRef(schema) {
    return Object.keys(schema).every((keyword) => keyword === "$ref");
}
function mustNotMatch(walk, excluded) {
    const [schema, ...more] = flattenAllOf(excluded, walk.defs).filter((one) => !isBareRef(one));
    const keywords = Object.keys(schema ?? {}).filter((one) => !one.startsWith("x-"));
    if (schema === undefined || keywords.length === 0)
        return NOT_ALLOWED;
    const positive = more.length === 0 && keywords.length === 1 ? mustMatchKeyword(schema) : undefined;
    return positive === undefined ? "must not have the form that is excluded here" : positive.replace("must", "must not");
}
/** What a schema of a single keyword demands. */
function mustMatchKeyword(schema) {
    if (Object.hasOwn(schema, "const"))
        return mustBeOneOf([schema.const]);
    if (schema.enum !== undefined)
        return mustBeOneOf(schema.enum);
    if (schema.type !== undefined)
        return mustBeOfType(schema.type);
    return typeof schema.pattern === "string" ? mustMatch(schema.pattern) : undefined;
}

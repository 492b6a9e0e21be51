// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Arrays: the items by place, the rest, and how many must be of some form.
import { applyToMember } from "./explain-fields.js";
import { count } from "./explain-message.js";
import { note, noteValue } from "./explain-run.js";
export function applyToItems(run, schema, data, seen, place, chain) {
    const first = schema.prefixItems ?? [];
    for (let index = 0; index < first.length && index < data.length; index += 1) {
        if (!applyToMember(run, first[index] ?? true, data[index], String(index), place))
            return false;
    }
    seen.addPrefix(first.length);
    if (schema.items !== undefined) {
        seen.addPrefix(Number.POSITIVE_INFINITY);
        if (!applyToRest(run, schema, data, first.length, place, chain))
            return false;
    }
    return schema.contains === undefined || checkContains(run, schema, data, seen, place, chain);
}
/** Called last: by now `seen` has what every schema that describes this array looked at. */
export function applyToUnevaluatedItems(run, schema, data, seen, place, chain) {
    const { unevaluatedItems } = schema;
    if (unevaluatedItems === undefined)
        return true;
    for (let index = 0; index < data.length && !run.stopped; index += 1) {
        if (seen.hasIndex(index))
            continue;
        if (unevaluatedItems === false) {
            const member = place?.member(String(index), data[index]);
            const fault = { keyword: "unevaluatedItems", message: "is not a known item", chain, about: "value" };
            if (!note(run, member, fault))
                return false;
        }
        else if (!applyToMember(run, unevaluatedItems, data[index], String(index), place))
            return false;
    }
    seen.addPrefix(Number.POSITIVE_INFINITY);
    return true;
}
function applyToRest(run, schema, data, from, place, chain) {
    const { items } = schema;
    if (items === undefined || data.length <= from)
        return true;
    if (items === false) {
        const words = from === 0 ? "must be empty" : `must be at most ${count(from, "item")}`;
        return noteValue(run, place, chain, "items", () => `${words} (has ${data.length})`);
    }
    for (let index = from; index < data.length && !run.stopped; index += 1) {
        if (!applyToMember(run, items, data[index], String(index), place))
            return false;
    }
    return true;
}
function checkContains(run, schema, data, seen, place, chain) {
    const { contains = true, minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
    let found = 0;
    for (let index = 0; index < data.length && !run.stopped; index += 1) {
        if (!applyToMember(run, contains, data[index], String(index)))
            continue;
        found += 1;
        seen.addIndex(index);
    }
    const of = (limit) => `${count(limit, "item")} of the required form (has ${found})`;
    if (found < minContains) {
        const keyword = schema.minContains === undefined ? "contains" : "minContains";
        if (!noteValue(run, place, chain, keyword, () => `must have at least ${of(minContains)}`))
            return false;
    }
    if (found <= maxContains)
        return true;
    return noteValue(run, place, chain, "maxContains", () => `must have at most ${of(maxContains)}`);
}

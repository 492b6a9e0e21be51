// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Equality of JSON values: own properties only, so that names like "__proto__" or "constructor" are
// plain data, and without recursion, because the depth of the data is the sender's choice.
export function deepEqual(left, right) {
    if (left === right)
        return true;
    if (typeof left !== "object" || typeof right !== "object")
        return false;
    const pending = [[left, right]];
    for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
        const [a, b] = pair;
        if (a === b)
            continue;
        if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
            return false;
        if (Array.isArray(a) !== Array.isArray(b))
            return false;
        const keys = Object.keys(a);
        if (keys.length !== Object.keys(b).length)
            return false;
        for (const key of keys) {
            if (!Object.hasOwn(b, key))
                return false;
            pending.push([Reflect.get(a, key), Reflect.get(b, key)]);
        }
    }
    return true;
}
function withSortedKeys(_key, value) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
/**
 * Equal values have the same signature, so only those with the same one need comparing: an array of
 * ten thousand different objects costs no fifty million comparisons.
 */
function signature(value) {
    try {
        return JSON.stringify(value, withSortedKeys);
    }
    catch {
        // Nested too deeply for the engine's own recursion.
        return "deep";
    }
}
/** The indexes of the first item that stands a second time, earlier one first. */
export function firstRepeat(items) {
    const scalars = new Map();
    const compounds = new Map();
    for (let index = 0; index < items.length; index += 1) {
        const item = items[index];
        if (typeof item !== "object" || item === null) {
            const before = scalars.get(item);
            if (before !== undefined)
                return [before, index];
            scalars.set(item, index);
            continue;
        }
        const mark = signature(item);
        const alike = compounds.get(mark) ?? [];
        const before = alike.find((other) => deepEqual(items[other], item));
        if (before !== undefined)
            return [before, index];
        alike.push(index);
        compounds.set(mark, alike);
    }
    return undefined;
}

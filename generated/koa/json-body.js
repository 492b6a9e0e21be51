// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { isUtf8 } from "node:buffer";
import { escapeSegment } from "../runtime/json-values.js";
/** No schema that people write comes near it; what is nested deeper was made to do harm. */
const DEEPEST = 64;
/**
 * Bytes as JSON. A byte order mark is skipped (RFC 8259 allows it). Of a name that an object repeats the last value counts,
 * as everywhere in JavaScript.
 */
export function parseJson(bytes) {
    if (!isUtf8(bytes))
        return { ok: false };
    const text = bytes.toString("utf8");
    try {
        return { ok: true, value: JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text), text };
    }
    catch {
        return { ok: false };
    }
}
/** Asked only of a value that the schema refuses: one that it accepts cannot be that deep. */
export function isTooDeep(value) {
    let level = [value];
    for (let depth = 0; depth <= DEEPEST; depth++) {
        const next = [];
        for (const entry of level)
            if (typeof entry === "object" && entry !== null)
                for (const member of Object.values(entry))
                    next.push(member);
        if (next.length === 0)
            return false;
        level = next;
    }
    return true;
}
const MOST_FOUND = 50;
/**
 * Where an object has a member named `__proto__`. JSON knows no such trap, but code that copies objects member by member
 * falls into it, and a map that takes any name would let it through. The value is only looked at when its text can hold
 * the name.
 */
export function prototypeNames(text, value) {
    const canHold = text.includes("__proto__") || text.includes("\\u005");
    const found = [];
    if (canHold)
        collect(value, "", found);
    return found;
}
function collect(value, pointer, found) {
    if (typeof value !== "object" || value === null || found.length >= MOST_FOUND)
        return;
    for (const [name, member] of Object.entries(value)) {
        const place = `${pointer}/${escapeSegment(name)}`;
        if (name === "__proto__")
            found.push(place);
        else
            collect(member, place, found);
    }
}

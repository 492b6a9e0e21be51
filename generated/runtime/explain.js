// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// The second tier of validation: called when the compiled validator has refused a value, lists every
// fault with its place, code and plain words, in the order of the contract.
import { messageOfAbsent } from "./explain-absent.js";
import { codeOf } from "./explain-code.js";
import { Place, visitFaults } from "./explain-place.js";
import { newBook, startRun } from "./explain-run.js";
import { apply } from "./explain-walk.js";
import { escapePointer } from "./json-schema.js";
const MOST_FAULTS = 50;
// More are noted than told, because those noted first need not come first in the contract's order.
const NOTED_PER_TOLD = 20;
/** No faults also when the work cap was reached before one was found: the caller then speaks in general. */
export function explain(schema, data, options) {
    const { faultCode, maxFaults = MOST_FAULTS, at = "" } = options;
    const root = new Place(data, newBook(Math.max(1, maxFaults) * NOTED_PER_TOLD));
    apply(startRun(options, apply), schema, data, root);
    const faults = [];
    const told = new Set();
    visitFaults(root, [], (raw, place, path) => {
        if (faults.length >= maxFaults)
            return false;
        const pointer = at + path.map((token) => `/${escapePointer(token)}`).join("");
        const { keyword } = raw;
        const message = messageOfAbsent(raw, place, options.defs) ?? raw.message;
        const code = codeOf(raw, place, options.defs) ?? faultCode;
        const marks = [JSON.stringify([pointer, keyword]), JSON.stringify([pointer, code, message])];
        if (!marks.some((mark) => told.has(mark)))
            faults.push({ pointer, keyword, code, message });
        for (const mark of marks)
            told.add(mark);
        return true;
    });
    return faults;
}
/** Whether `explain` would find nothing, at the cost of the first fault only. */
export function isValid(schema, data, options) {
    return apply(startRun(options, apply), schema, data) !== undefined;
}

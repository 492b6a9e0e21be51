// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// One place per value of the instance. Every schema that describes the value reports here, whichever
// way it was reached; only at the end are the faults brought into the order of the contract.
import { isFields } from "./json-schema.js";
export class Place {
    data;
    book;
    faults = [];
    /**
     * Schemas applied to this value and what they looked at, inner ones before those that brought them in.
     * One that is brought in a second time has nothing new to say; without this, two ways to the same
     * schema at each level of the data would double the work at each.
     */
    applied = new Map();
    /** Fields in the order in which schemas list them, with the schemas they are given. */
    fields = new Map();
    members = new Map();
    constructor(data, book) {
        this.data = data;
        this.book = book;
    }
    enter(node, outer) {
        if (node.properties !== undefined && isFields(this.data)) {
            for (const [field, schema] of Object.entries(node.properties)) {
                const known = this.fields.get(field);
                if (known === undefined)
                    this.fields.set(field, [schema]);
                else if (!known.includes(schema))
                    known.push(schema);
            }
        }
        return { node, outer };
    }
    /** Innermost first: a node is added when all it brought in has been. */
    leave(node, seen) {
        this.applied.set(node, seen);
    }
    member(key, data) {
        let member = this.members.get(key);
        if (member === undefined) {
            member = new Place(data, this.book);
            this.members.set(key, member);
        }
        return member;
    }
}
// Where the type is wrong, these can only repeat it in other words.
const SILENCED_BY_TYPE = new Set(["const", "enum", "anyOf", "oneOf", "not", "format", "false"]);
/** Of two faults by the same keyword the later one stands, in the earlier one's place: it is the inner, stricter one. */
function lastOfEach(faults) {
    return [...new Map(faults.map((fault) => [fault.keyword, fault])).values()];
}
function ownFaults(place) {
    const own = lastOfEach(place.faults.filter((fault) => fault.about === "value"));
    const wrongType = own.find((fault) => fault.keyword === "type");
    if (wrongType === undefined)
        return own;
    return [wrongType, ...own.filter((fault) => fault.keyword !== "type" && !SILENCED_BY_TYPE.has(fault.keyword))];
}
/** An absent field is named once, in its plainest form. */
function fieldFaults(faults) {
    const missing = faults.filter((fault) => fault.about === "missing");
    const named = missing.findLast((fault) => fault.keyword === "required") ?? missing[0];
    return lastOfEach(faults.filter((fault) => fault.about !== "missing" || fault === named));
}
/** Calls `visit` for each fault in the contract's order, until it answers false. */
export function visitFaults(place, path, visit) {
    for (const fault of ownFaults(place))
        if (!visit(fault, place, path))
            return false;
    const byField = new Map();
    const unknown = new Map();
    for (const fault of place.faults) {
        if (fault.field === undefined)
            continue;
        if (fault.about === "unknown") {
            if (!unknown.has(fault.field))
                unknown.set(fault.field, fault);
        }
        else
            byField.set(fault.field, [...(byField.get(fault.field) ?? []), fault]);
    }
    // Listed fields, then absent ones that no schema lists, then the rest as the data has them.
    const inOrder = new Set([...place.fields.keys(), ...byField.keys(), ...memberKeys(place)]);
    for (const key of inOrder) {
        for (const fault of fieldFaults(byField.get(key) ?? []))
            if (!visit(fault, place, [...path, key]))
                return false;
        const member = place.members.get(key);
        if (member !== undefined && !visitFaults(member, [...path, key], visit))
            return false;
    }
    if (unknown.size === 0)
        return true;
    for (const key of Object.keys(place.data)) {
        const fault = unknown.get(key);
        if (fault !== undefined && !visit(fault, place, [...path, key]))
            return false;
    }
    return true;
}
function memberKeys(place) {
    if (place.members.size === 0)
        return [];
    return isFields(place.data)
        ? Object.keys(place.data)
        : [...place.members.keys()].sort((one, other) => Number(one) - Number(other));
}

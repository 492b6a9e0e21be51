// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { escapeSegment } from "../runtime/json-values.js";
import { decodeParameters } from "../runtime/parameters.js";
import { invalid, unreadable } from "./invalid.js";
import { isTooDeep, prototypeNames } from "./json-body.js";
/**
 * Parameters and body, checked against the contract, with defaults put in. All faults of both are told at once: parameters
 * first, as the document lists them.
 */
export function decodeRequest(route, raw, body, faultCode) {
    const values = decodeParameters(route.parameters, raw);
    const faults = [];
    for (const row of route.parameters) {
        const place = row.in;
        const validator = route.validators.parameters[place]?.[row.name];
        const broken = values.faults.find((fault) => fault.in === place && fault.name === row.name);
        const value = values[place][row.name];
        if (broken !== undefined) {
            const { keyword, message } = broken;
            const at = pointerTo(row.name);
            faults.push({ in: place, pointer: at, keyword, code: codeOfWrong(validator, at) ?? faultCode, message });
        }
        else if (value !== undefined && validator !== undefined && !validator(value)) {
            for (const fault of validator.explain(value, { at: pointerTo(row.name) }))
                faults.push({ in: place, ...fault });
        }
    }
    const bodyFault = body && checkBody(body, route.validators.body[body.mediaType], faults, faultCode);
    if (bodyFault !== undefined)
        return { ok: false, invalid: bodyFault };
    if (faults.length > 0)
        return { ok: false, invalid: invalid("invalid", { faults }) };
    const { path, query, header, cookie } = values;
    if (body === undefined)
        return { ok: true, request: { path, query, header, cookie } };
    return { ok: true, request: { path, query, header, cookie, mediaType: body.mediaType, body: body.value } };
}
const pointerTo = (name) => `/${escapeSegment(name)}`;
/** Adds what is wrong with the body to the faults. Returns what makes it no body at all. */
function checkBody({ value, text }, validator, faults, faultCode) {
    if (validator !== undefined && !validator(value)) {
        // Part of parsing, which comes before; looked at only here because only here it can be.
        if (isTooDeep(value))
            return unreadable("must be JSON", faultCode);
        for (const fault of validator.explain(value))
            faults.push({ in: "body", ...fault });
    }
    else
        validator?.fill(value);
    if (text === undefined)
        return undefined;
    for (const pointer of prototypeNames(text, value))
        if (!faults.some((fault) => fault.in === "body" && fault.pointer === pointer))
            faults.push({
                in: "body",
                pointer,
                keyword: "additionalProperties",
                code: faultCode,
                message: "is not known here",
            });
    return undefined;
}
/** What cannot even be read has the code that any wrong value has there. */
const codeOfWrong = (validator, at) => validator?.explain(undefined, { at })[0]?.code;

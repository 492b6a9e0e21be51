// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { fullFormats } from "./ajv.js";
const NAMES = [
    ...["date-time", "date", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uri-reference"],
    ...["uuid", "json-pointer", "regex", "byte"],
];
function toTest(name) {
    const format = fullFormats[name];
    if (format instanceof RegExp)
        return (value) => format.test(value);
    const test = typeof format === "function" ? format : format.validate;
    return test;
}
/** The formats of strings that are checked, as ajv does it. Others are annotations. */
export const FORMATS = Object.fromEntries(NAMES.map((name) => [name, toTest(name)]));

// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// Most of a refused value is valid. The generated checks find the valid members a hundred times as fast as the walk does, so
// that the walk only goes where a fault is.
import { PREFIX } from "./json-schema.js";
/** Keywords that refuse nothing. A reference with any other keyword beside it is not decided by the check of its target. */
const ANNOTATIONS = new Set([
    "$ref",
    "$comment",
    "title",
    "description",
    "default",
    "deprecated",
    "example",
    "examples",
    "readOnly",
    "writeOnly",
    "x-code",
    "x-message",
    "x-origin",
]);
/** The generated checks, asked at most once for the same schema and value: branches of a union share many members. */
export class Shortcuts {
    #checks;
    #bySchema = new Map();
    #known = new Map();
    constructor(checks) {
        this.#checks = checks;
    }
    /** Whether the value is valid; undefined if no generated check knows. */
    isValid(schema, value) {
        const check = this.#checkOf(schema);
        if (check === undefined)
            return undefined;
        if (typeof value !== "object" || value === null)
            return check(value);
        let results = this.#known.get(check);
        if (results === undefined) {
            results = new Map();
            this.#known.set(check, results);
        }
        let result = results.get(value);
        if (result === undefined) {
            result = check(value);
            results.set(value, result);
        }
        return result;
    }
    #checkOf(schema) {
        if (this.#bySchema.has(schema))
            return this.#bySchema.get(schema);
        const check = this.#findCheck(schema);
        this.#bySchema.set(schema, check);
        return check;
    }
    #findCheck(schema) {
        if (typeof schema === "boolean" || schema.$ref === undefined)
            return undefined;
        const isReference = Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword));
        return isReference ? this.#checks.get(schema.$ref.slice(PREFIX.length)) : undefined;
    }
}

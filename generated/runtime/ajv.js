// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// What the checks that ajv writes ask for when they run.
import equal from "ajv/dist/runtime/equal.js";
import ucs2length from "ajv/dist/runtime/ucs2length.js";
import * as formats from "ajv-formats/dist/formats.js";
/** With a type of its own: the declarations of a package that bundles this file name no package that it does not have. */
export const fullFormats = formats.fullFormats;
/** The modules that ajv's code names. It calls `require` in ES modules too, where there is none. */
const MODULES = {
    "ajv/dist/runtime/equal": equal,
    "ajv/dist/runtime/ucs2length": ucs2length,
    "ajv-formats/dist/formats": formats,
};
export function ajvRequire(name) {
    const module = MODULES[name];
    if (module === undefined)
        throw new Error(`The code of ajv needs ${name}, which runtime/ajv.ts does not import.`);
    return module;
}
/** Adds the errors of a schema that was called for a part of the value, at the place of that part. */
export function childErrors(errors, inner, path) {
    // Added in place, as ajv does: `contains` may collect an error for each of many items, and to copy them each time is quadratic.
    const all = errors ?? [];
    for (const error of inner ?? [])
        all.push({ ...error, instancePath: path + error.instancePath });
    return all;
}

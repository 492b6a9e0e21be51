import { findUnknownFormats } from "../../model/unknown-formats.ts";
import { type JsonObject, parsePointer } from "../../schema/json.ts";
import { documentRule } from "./document.ts";

/** Nothing is checked by a format that nobody knows. A misspelt one looks as if it were. */
export const knownFormat = documentRule((root, report) => {
  for (const { pointer, message, fix } of findUnknownFormats(root.node as JsonObject))
    report.atKey(parsePointer(pointer), message, fix);
});

import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode } from "./document.ts";
import { codesOf, listedCodesOf } from "./result-code.ts";

/** Keywords whose violation can be told apart in `x-code`. */
const assertionKeywords = new Set([
  "default",
  ..."type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum".split(" "),
  ..."maxLength minLength pattern format maxItems minItems uniqueItems contains maxContains minContains".split(" "),
  ..."maxProperties minProperties required dependentRequired additionalProperties unevaluatedProperties".split(" "),
  ..."unevaluatedItems propertyNames oneOf anyOf not items".split(" "),
]);

/** A code that the table lacks has no text and no HTTP status; a keyword that does not exist never yields its code. */
export function codeInTable(table: ReadonlySet<string>, ownKeywords: ReadonlySet<string>): Oas3Rule {
  const addRow = "correct the code, or add its row to spec/tables/result-codes.yaml";
  return () => ({
    Schema(schema, { report, location }) {
      if (!isNode(schema) || !("x-code" in schema)) return;
      const named = codesOf(schema);
      if (named.length === 0) {
        const suggest = [
          "write one code (x-code: A302) or codes by keyword (x-code: {default: A303, maxLength: A328})",
        ];
        report({ message: "`x-code` names no code.", location: location.child(["x-code"]), suggest });
      }
      for (const { code, keyword } of named) {
        const place = location.child(keyword === undefined ? ["x-code"] : ["x-code", keyword]);
        if (!table.has(code))
          report({ message: `${code} is not in the result code table.`, location: place, suggest: [addRow] });
        if (keyword !== undefined && !assertionKeywords.has(keyword) && !ownKeywords.has(keyword)) {
          const suggest = ["use `default`, a keyword of JSON Schema, or one of spec/keywords"];
          report({
            message: `\`${keyword}\` is not a keyword that a value can violate.`,
            location: place.key(),
            suggest,
          });
        }
      }
    },
    Operation(operation, { report, location }) {
      const listed = isNode(operation) ? (listedCodesOf(operation) ?? []) : [];
      for (const [index, code] of listed.entries()) {
        if (table.has(code)) continue;
        const place = location.child(["x-result-codes", index]);
        report({ message: `${code} is not in the result code table.`, location: place, suggest: [addRow] });
      }
    },
  });
}

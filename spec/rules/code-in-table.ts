import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, operationsOf, type Path } from "./document.ts";
import { codesOf, listedCodesOf } from "./result-code.ts";
import { allSchemas } from "./schema-walk.ts";

/** Keywords whose violation can be told apart in `x-code`. */
const assertionKeywords = new Set([
  "default",
  ..."type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum".split(" "),
  ..."maxLength minLength pattern format maxItems minItems uniqueItems contains maxContains minContains".split(" "),
  ..."maxProperties minProperties required dependentRequired additionalProperties unevaluatedProperties".split(" "),
  ..."unevaluatedItems propertyNames oneOf anyOf not items".split(" "),
]);

const addRow = "correct the code, or add its row to spec/tables/result-codes.yaml";
const writeCode = "write one code (x-code: A302) or codes by keyword (x-code: {default: A303, maxLength: A328})";
const useKeyword = "use `default`, a keyword of JSON Schema, or one of spec/keywords";

/** A code that the table lacks has no text and no HTTP status; a keyword that does not exist never yields its code. */
export function codeInTable(table: ReadonlySet<string>, ownKeywords: ReadonlySet<string>): Oas3Rule {
  return () => ({
    Root(document, { report, location }) {
      if (!isNode(document)) return;
      const root = { node: document, path: [] };
      const tell = (path: Path, message: string, mend: string): void => {
        report({ message, location: location.child([...path]), suggest: [mend] });
      };
      for (const { node, path } of allSchemas(root)) {
        if (!("x-code" in node)) continue;
        const named = codesOf(node);
        if (named.length === 0) tell([...path, "x-code"], "`x-code` names no code.", writeCode);
        for (const { code, keyword } of named) {
          const place = keyword === undefined ? [...path, "x-code"] : [...path, "x-code", keyword];
          if (!table.has(code)) tell(place, `${code} is not in the result code table.`, addRow);
          if (keyword !== undefined && !assertionKeywords.has(keyword) && !ownKeywords.has(keyword)) {
            tell(place, `\`${keyword}\` is not a keyword that a value can violate.`, useKeyword);
          }
        }
      }
      for (const operation of operationsOf(root)) {
        for (const [index, code] of (listedCodesOf(operation.node) ?? []).entries()) {
          if (table.has(code)) continue;
          tell([...operation.path, "x-result-codes", index], `${code} is not in the result code table.`, addRow);
        }
      }
    },
  });
}

import type { Oas3Rule } from "@redocly/openapi-core";
import { allSchemas, didYouMean, documentRule, listOperations } from "#lint-rules";
import { codesOf, listedCodesOf } from "./result-code.ts";

/** Keywords that can have their own code in `x-code`. */
const ASSERTION_KEYWORDS = new Set([
  "default",
  ..."type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum".split(" "),
  ..."maxLength minLength pattern format maxItems minItems uniqueItems contains maxContains minContains".split(" "),
  ..."maxProperties minProperties required dependentRequired additionalProperties unevaluatedProperties".split(" "),
  ..."unevaluatedItems propertyNames oneOf anyOf not items".split(" "),
]);

const addRow = (code: string, table: ReadonlySet<string>): string =>
  `correct the code, or add its row to spec/tables/result-codes.yaml${didYouMean(code, table)}`;
const writeCode = "write one code (x-code: A302) or codes by keyword (x-code: {default: A303, maxLength: A328})";
const useKeyword = "use `default`, a keyword of JSON Schema, or one of spec/keywords";

/** A file of a form can also violate `encoding.<part>.contentType`. */
const isViolable = (keyword: string): boolean => ASSERTION_KEYWORDS.has(keyword) || keyword === "contentType";

/** Each code must be in the table, which has its text and HTTP status, and each keyword in `x-code` must exist. */
export function codeInTable(table: ReadonlySet<string>, ownKeywords: ReadonlySet<string>): Oas3Rule {
  return documentRule((root, report) => {
    for (const { node, path } of allSchemas(root)) {
      if (!("x-code" in node)) continue;
      const named = codesOf(node);
      if (named.length === 0) report.atValue([...path, "x-code"], "`x-code` names no code.", writeCode);
      for (const { code, keyword } of named) {
        const place = keyword === undefined ? [...path, "x-code"] : [...path, "x-code", keyword];
        if (!table.has(code)) report.atValue(place, `${code} is not in the result code table.`, addRow(code, table));
        if (keyword !== undefined && !isViolable(keyword) && !ownKeywords.has(keyword))
          report.atValue(place, `\`${keyword}\` is not a keyword that a value can violate.`, useKeyword);
      }
    }
    for (const operation of listOperations(root))
      for (const [index, code] of (listedCodesOf(operation.node) ?? []).entries())
        if (!table.has(code))
          report.atValue(
            [...operation.path, "x-result-codes", index],
            `${code} is not in the result code table.`,
            addRow(code, table),
          );
  });
}

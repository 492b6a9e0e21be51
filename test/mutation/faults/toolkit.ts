import { type Fault, testOf } from "../fault.ts";

/** The generator and the other commands that work on any document. */
export const toolkitFaults: readonly Fault[] = [
  {
    name: "diff-forgives-removal",
    harm: "A release takes a field away from partners and calls itself compatible.",
    file: "scripts/diff/compare-objects.ts",
    find: 'addChange(pair, MAJOR, "properties"',
    put: 'addChange(pair, MINOR, "properties"',
    caughtBy: testOf("unit", "test/unit/scripts/diff/responses.test.ts", "the fields of a response", /no longer has/),
  },
  {
    name: "generator-drops-keyword",
    harm: "A rule that stands in the document is not held by the validators.",
    file: "scripts/ir/validator-schemas.ts",
    find: '"$vocabulary",',
    put: '"$vocabulary",\n  "propertyNames",',
    caughtBy: testOf("unit", "test/unit/scripts/cases.test.ts", "maps-and-lists > schema Names"),
  },
  {
    name: "generator-takes-one-of-for-any-of",
    harm: "A value that matches two alternatives of which it may match one is accepted.",
    file: "scripts/code/check-writer.ts",
    find: "} !== 1`",
    put: "} < 1`",
    caughtBy: testOf("unit", "test/unit/scripts/cases.test.ts", "composition > schema Hull"),
  },
  {
    name: "explain-off-by-one",
    harm: "A request is refused, and no fault is named.",
    file: "scripts/runtime/explain-rules.ts",
    find: "measure(value) <= limit,",
    put: "measure(value) <= limit + 1,",
    regenerate: true,
    caughtBy: testOf("unit", "test/unit/scripts/runtime/explain-keywords.test.ts", "maxLength"),
  },
  {
    name: "lint-rule-blind",
    harm: "An input without a limit gets into the contract unnoticed.",
    file: "spec/rules/bounded-string.ts",
    find: "/[*+]|\\{\\d+,\\}/",
    put: "/[*]|\\{\\d+,\\}/",
    caughtBy: testOf("unit", "test/unit/spec/rules/bounded-inputs.test.ts", "finds"),
  },
  {
    name: "two-byte-characters-counted-once",
    harm: "A Korean text of 90 characters is accepted as an SMS and cut off by the carrier.",
    file: "spec/keywords/x-max-bytes.ts",
    find: "return cp949Bytes(value) <= limit;",
    put: "return true;",
    caughtBy: testOf("contract", "test/contract/agreement/agreement-own-keywords.test.ts", "x-max-bytes"),
  },
];

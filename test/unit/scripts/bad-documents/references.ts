import { type BadDocument, DONE, operation, root, schema } from "./bad-document.ts";

export const REFERENCES: readonly BadDocument[] = [
  {
    name: "a $ref to a missing file",
    files: schema("{$ref: none.yaml}"),
    lines: ["api.yaml:6:10: $ref to none.yaml: no such file"],
  },
  {
    name: "a $ref to a folder",
    files: { ...schema("{$ref: folder}"), "folder/other.yaml": "" },
    lines: ["api.yaml:6:10: $ref to folder: is a directory"],
  },
  {
    name: "a $ref to nowhere",
    files: schema('{$ref: "#/components/schemas/None"}'),
    lines: ["api.yaml:6:10: $ref #/components/schemas/None leads nowhere"],
  },
  {
    name: "a $ref to nowhere in another file",
    files: { ...schema('{$ref: "other.yaml#/None"}'), "other.yaml": "Some: {}\n" },
    lines: ["api.yaml:6:10: $ref other.yaml#/None leads nowhere"],
  },
  {
    name: "a $ref to an anchor that nothing has",
    files: schema('{$ref: "#none", $anchor: some}'),
    lines: ["api.yaml:6:10: $ref #none: no schema of that file has this anchor"],
  },
  {
    name: "a $ref to a file that is not YAML",
    files: { ...schema("{$ref: other.yaml}"), "other.yaml": "a: {b\n" },
    lines: [
      "other.yaml:2:1: not valid YAML or JSON: deficient indentation; fix: close every bracket and quote above this line, or indent this line further",
    ],
  },
  {
    name: "a $ref to what is no schema",
    files: schema('{$ref: "#/info/title"}'),
    lines: ["api.yaml:6:5: $ref #/info/title leads to no schema"],
    lenient: true,
  },
  {
    name: "a $ref to the network",
    files: schema("{$ref: https://example.com/a.yaml}"),
    lines: [
      "api.yaml:6:10: $ref to https://example.com/a.yaml: only files are read, nothing is fetched from the network",
    ],
  },
  {
    name: "a $ref with a bad escape",
    files: schema("{$ref: a%zz.yaml}"),
    lines: ["api.yaml:6:10: $ref to a%zz.yaml: no such file"],
  },
  {
    name: "a $ref to itself",
    files: schema('{$ref: "#/components/schemas/It"}'),
    lines: ["api.yaml:6:5: $refs that only lead back to themselves: It → It"],
    lenient: true,
  },
  {
    name: "$refs in a circle",
    files: schema('{$ref: "#/components/schemas/B"}\n    B: {$ref: "#/components/schemas/It"}'),
    lines: ["api.yaml:7:5: $refs that only lead back to themselves: It → B → It"],
    lenient: true,
  },
  {
    name: "$refs in a circle through another file",
    files: { ...schema("{$ref: other.yaml}"), "other.yaml": '{$ref: "api.yaml#/components/schemas/It"}\n' },
    lines: ["other.yaml:1:1: $refs that only lead back to themselves: It → It"],
    lenient: true,
  },
  {
    name: "a schema that consists of itself",
    files: schema(
      '{allOf: [{$ref: "#/components/schemas/B"}]}\n    B: {anyOf: [{type: string}, {$ref: "#/components/schemas/It"}]}',
    ),
    lines: ["api.yaml:7:5: $refs that only lead back to themselves: It → B → It"],
    lenient: true,
  },
  {
    name: "a response $ref to nowhere",
    files: operation('responses: {"200": {$ref: "#/components/responses/None"}}'),
    lines: ["api.yaml:6:27: $ref #/components/responses/None leads nowhere"],
  },
  {
    name: "a path item $ref to nowhere",
    files: root('paths:\n  /a: {$ref: "#/components/pathItems/None"}\n'),
    lines: ["api.yaml:4:8: $ref #/components/pathItems/None leads nowhere"],
  },
  {
    name: "a path item $ref in a circle",
    files: root('paths:\n  /a: {$ref: "#/paths/~1b"}\n  /b: {$ref: "#/paths/~1a"}\n'),
    lines: [
      "api.yaml:5:8: $refs that only lead back to themselves: api.yaml#/paths/~1b → api.yaml#/paths/~1a → api.yaml#/paths/~1b",
    ],
  },
  {
    name: "a parameter $ref in a circle",
    files: root(
      `paths: {/a: {get: {parameters: [{$ref: "#/components/parameters/A"}], ${DONE}}}}\ncomponents: {parameters: {A: {$ref: "#/components/parameters/A"}}}\n`,
    ),
    lines: [
      "api.yaml:4:31: $refs that only lead back to themselves: api.yaml#/components/parameters/A → api.yaml#/components/parameters/A",
    ],
  },
];

import { type BadDocument, schema } from "./bad-document.ts";

const COERCE_FIX = "    fix: numbers are read from: [string], strings from: [number, boolean], arrays from: [object]";
const ONE_THING = "    fix: let each name mean one thing only";

export const READING: readonly BadDocument[] = [
  {
    name: "another spelling that is a property",
    files: schema("{properties: {a: {x-also: [b]}, b: {}}}"),
    lines: ["api.yaml:6:27  error  contract/reading  b is another spelling of a and the property b too.", ONE_THING],
    lenient: true,
  },
  {
    name: "another spelling of two properties",
    files: schema("{properties: {a: {x-also: [c]}, b: {x-also: [c]}}}"),
    lines: [
      "api.yaml:6:45  error  contract/reading  c is another spelling of b and another spelling of a too.",
      ONE_THING,
    ],
    lenient: true,
  },
  {
    name: "another spelling that is a property of another part",
    files: schema("{properties: {a: {x-also: [b]}}, allOf: [{properties: {b: {}}}]}"),
    lines: ["api.yaml:6:27  error  contract/reading  b is another spelling of a and the property b too.", ONE_THING],
    lenient: true,
  },
  {
    name: "a value for what is wrong beside a reference",
    files: schema('{properties: {a: {$ref: "#/components/schemas/It", x-otherwise: ""}}}'),
    lines: [
      "api.yaml:6:60  error  contract/reading  x-otherwise stands beside a $ref.",
      "    fix: write the schema of the property here",
    ],
    lenient: true,
  },
  {
    name: "another spelling that is no list",
    files: schema("{properties: {a: {x-also: b}}}"),
    lines: [
      "api.yaml:6:27  error  contract/reading  x-also must be a list of names.",
      "    fix: write x-also: [otherSpelling]",
    ],
    lenient: true,
  },
  {
    name: "an ignored name that is a property",
    files: schema("{properties: {a: {}}, x-ignored: {a: true}}"),
    lines: ["api.yaml:6:31  error  contract/reading  a is an ignored name and the property a too.", ONE_THING],
    lenient: true,
  },
  {
    name: "ignored names that are a list",
    files: schema("{properties: {a: {}}, x-ignored: [b]}"),
    lines: [
      "api.yaml:6:31  error  contract/reading  x-ignored must map names to schemas.",
      "    fix: write x-ignored: {name: true}, or a schema in place of true",
    ],
    lenient: true,
  },
  {
    name: "an empty name that is a property",
    files: schema("{properties: {a: {}}, x-empty: {names: [a]}}"),
    lines: [
      "api.yaml:6:31  error  contract/reading  a is a name that may only be empty and the property a too.",
      ONE_THING,
    ],
    lenient: true,
  },
  {
    name: "an unknown rule for empty values",
    files: schema("{x-empty: never}"),
    lines: [
      "api.yaml:6:10  error  contract/reading  x-empty is neither `absent` nor `value` nor an object with optional, names, values, unless and unlessEqual.",
      "    fix: write x-empty: absent, or one of the other forms",
    ],
    lenient: true,
  },
  {
    name: "a coercion between types that have none",
    files: schema("{type: boolean, x-coerce: {from: [string]}}"),
    lines: [
      'api.yaml:6:25  error  contract/reading  A value of the type string cannot be read as "boolean".',
      COERCE_FIX,
    ],
    lenient: true,
  },
  {
    name: "a coercion without types",
    files: schema("{type: number, x-coerce: string}"),
    lines: ["api.yaml:6:24  error  contract/reading  x-coerce must be an object whose `from` lists types.", COERCE_FIX],
    lenient: true,
  },
  {
    name: "x-coerce with a pattern that takes exponential time",
    files: schema('{type: integer, x-coerce: {from: [string], pattern: "^(1+)+$"}}'),
    lines: [
      "api.yaml:6:25  error  slow-pattern  The pattern ^(1+)+$ can keep a server busy for hours: a repetition in it can match the same text in many ways.",
      "    fix: let each text match in one way only, such as ^[a-z]+(-[a-z]+)*$ instead of ^([a-z]+-?)+$",
    ],
    lenient: true,
  },
  {
    name: "x-empty unless a minimum in words",
    files: schema("{properties: {a: {x-empty: {values: [0], unless: {properties: {b: {minimum: one}}}}}}}"),
    lines: ["api.yaml:6:76  error  struct  minimum must be a number.", "    fix: write a number, or remove minimum"],
    lenient: true,
  },
];

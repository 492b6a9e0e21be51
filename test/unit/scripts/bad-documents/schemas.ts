import { type BadDocument, schema } from "./bad-document.ts";

export const SCHEMAS: readonly BadDocument[] = [
  {
    name: "an unknown type",
    files: schema("{type: text}"),
    lines: [
      'api.yaml:6:10  error  struct  The type "text" does not exist.',
      "    fix: write one of string, number, integer, boolean, object, array, null",
    ],
    lenient: true,
  },
  {
    name: "a bad pattern",
    files: schema('{type: string, pattern: "(["}'),
    lines: [
      "api.yaml:6:24  error  valid-pattern  The pattern ([ is not a regular expression of ECMAScript: unterminated character class.",
      "    fix: correct the pattern; JSON Schema uses the syntax of JavaScript with the flag u",
    ],
    lenient: true,
  },
  {
    name: "required: true on a property",
    files: schema("{type: object, properties: {a: {type: string, required: true}}}"),
    lines: [
      "api.yaml:6:55  error  struct  required must be a list of property names.",
      "    fix: write a list of property names, or remove required",
    ],
    lenient: true,
  },
  {
    name: "a limit in words",
    files: schema("{type: string, maxLength: five}"),
    lines: [
      "api.yaml:6:24  error  struct  maxLength must be a whole number, 0 or more.",
      "    fix: write a whole number, 0 or more, or remove maxLength",
    ],
    lenient: true,
  },
  {
    name: "properties as a list",
    files: schema("{type: object, properties: [a]}"),
    lines: [
      "api.yaml:6:24  error  struct  properties must be a map of schemas.",
      "    fix: write a map of schemas, or remove properties",
    ],
    lenient: true,
  },
  {
    name: "a schema that is a text",
    files: schema("text"),
    lines: ["api.yaml:6:5  error  struct  It must be an object.", "    fix: write an object, or remove It"],
    lenient: true,
  },
  {
    name: "a property that is a text",
    files: schema("{properties: {a: text}}"),
    lines: [
      "api.yaml:6:10  error  struct  properties must be a map of schemas.",
      "    fix: write a map of schemas, or remove properties",
    ],
    lenient: true,
  },
  {
    name: "a discriminator without propertyName",
    files: schema("{oneOf: [{type: object}], discriminator: {}}"),
    lines: [
      "api.yaml:6:35  error  struct  discriminator must be an object with propertyName.",
      "    fix: write an object with propertyName, or remove discriminator",
    ],
    lenient: true,
  },
  {
    name: "$dynamicRef that could mean two schemas",
    files: schema('{$dynamicAnchor: n, items: {$dynamicRef: "#n"}}\n    B: {$dynamicAnchor: n}'),
    lines: [
      "api.yaml:6:37  error  no-dynamic-ref  The $dynamicRef #n could mean 2 schemas.",
      "    fix: name the one that is meant, with a plain $ref",
    ],
    lenient: true,
  },
  {
    name: "a dialect of somebody's own",
    files: schema("{$schema: https://example.com/dialect}"),
    lines: [
      "api.yaml:6:10  error  known-dialect  The dialect https://example.com/dialect is not known.",
      "    fix: remove $schema, or use a dialect of JSON Schema or OpenAPI",
    ],
    lenient: true,
  },
  {
    name: "a misspelt type",
    files: schema("{type: [strng, 'null']}"),
    lines: [
      'api.yaml:6:10  error  struct  The type "strng" does not exist.',
      "    fix: write one of string, number, integer, boolean, object, array, null; did you mean string?",
    ],
    lenient: true,
  },
  {
    name: "a bad pattern of property names",
    files: schema('{type: object, patternProperties: {"^(a": {}}}'),
    lines: [
      "api.yaml:6:44  error  valid-pattern  The pattern ^(a is not a regular expression of ECMAScript: unterminated group.",
      "    fix: correct the pattern; JSON Schema uses the syntax of JavaScript with the flag u",
    ],
    lenient: true,
  },
  {
    name: "a pattern that takes exponential time",
    files: schema('{type: string, pattern: "^([a-z]+-?)+$"}'),
    lines: [
      "api.yaml:6:24  error  slow-pattern  The pattern ^([a-z]+-?)+$ can keep a server busy for hours: a repetition in it can match the same text in many ways.",
      "    fix: let each text match in one way only, such as ^[a-z]+(-[a-z]+)*$ instead of ^([a-z]+-?)+$",
    ],
    lenient: true,
  },
  {
    name: "a pattern of property names that takes exponential time",
    files: schema('{type: object, patternProperties: {"^(a|a)*$": {}}}'),
    lines: [
      "api.yaml:6:44  error  slow-pattern  The pattern ^(a|a)*$ can keep a server busy for hours: a repetition in it can match the same text in many ways.",
      "    fix: let each text match in one way only, such as ^[a-z]+(-[a-z]+)*$ instead of ^([a-z]+-?)+$",
    ],
    lenient: true,
  },
  {
    name: "dependentRequired with a text",
    files: schema("{type: object, dependentRequired: {a: b}}"),
    lines: [
      "api.yaml:6:24  error  struct  dependentRequired must be a map of lists of property names.",
      "    fix: write a map of lists of property names, or remove dependentRequired",
    ],
    lenient: true,
  },
];

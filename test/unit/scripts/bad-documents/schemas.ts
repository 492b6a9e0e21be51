import { type BadDocument, schema } from "./bad-document.ts";

export const SCHEMAS: readonly BadDocument[] = [
  {
    name: "an unknown type",
    files: schema("{type: text}"),
    lines: ['api.yaml:6:10: unknown type "text"'],
    lenient: true,
  },
  {
    name: "a bad pattern",
    files: schema('{type: string, pattern: "(["}'),
    lines: ["api.yaml:6:24: not a regular expression ECMAScript knows: (["],
    lenient: true,
  },
  {
    name: "required: true on a property",
    files: schema("{type: object, properties: {a: {type: string, required: true}}}"),
    lines: ["api.yaml:6:55: required must be a list of property names"],
    lenient: true,
  },
  {
    name: "maxLength as text",
    files: schema('{type: string, maxLength: "5"}'),
    lines: ["api.yaml:6:24: maxLength must be a whole number, 0 or more"],
    lenient: true,
  },
  {
    name: "properties as a list",
    files: schema("{type: object, properties: [a]}"),
    lines: ["api.yaml:6:24: properties must be a map of schemas"],
    lenient: true,
  },
  {
    name: "a schema that is a text",
    files: schema("text"),
    lines: ["api.yaml:6:5: It must be an object"],
    lenient: true,
  },
  {
    name: "a property that is a text",
    files: schema("{properties: {a: text}}"),
    lines: ["api.yaml:6:10: properties must be a map of schemas"],
    lenient: true,
  },
  {
    name: "a discriminator without propertyName",
    files: schema("{oneOf: [{type: object}], discriminator: {}}"),
    lines: ["api.yaml:6:35: discriminator must be an object with propertyName"],
    lenient: true,
  },
  {
    name: "$dynamicRef that could mean two schemas",
    files: schema('{$dynamicAnchor: n, items: {$dynamicRef: "#n"}}\n    B: {$dynamicAnchor: n}'),
    lines: ["api.yaml:6:37: $dynamicRef #n could mean 2 schemas: name the one with $ref"],
    lenient: true,
  },
  {
    name: "a dialect of somebody's own",
    files: schema("{$schema: https://example.com/dialect}"),
    lines: ["api.yaml:6:10: the dialect https://example.com/dialect is not known"],
    lenient: true,
  },
];

import { type BadDocument, DONE, operation, root, schema } from "./bad-document.ts";

/** Everything of which the name becomes a member of an object in generated code, with the place of the name. */
const NAMED: readonly (readonly [string, Record<string, string>, string])[] = [
  ...["schemas", "responses", "parameters", "requestBodies", "headers", "securitySchemes", "examples", "links"].map(
    (section): readonly [string, Record<string, string>, string] => [
      `component of ${section}`,
      root(`paths: {}\ncomponents: {${section}: {__proto__: {}}}\n`),
      `4:${`components: {${section}: {`.length + 1}`,
    ],
  ),
  ["property", schema("{properties: {__proto__: {}}}"), "6:23"],
  ["operation", operation("operationId: __proto__", DONE), "6:7"],
  ["parameter", operation("parameters: [{name: __proto__, in: query, schema: {}}]", DONE), "6:21"],
  ["header", operation('responses: {"200": {description: a, headers: {__proto__: {schema: {}}}}}'), "6:53"],
  ["callback", operation("callbacks: {__proto__: {}}", DONE), "6:19"],
  ["URL of a callback", operation("callbacks: {a: {__proto__: {}}}", DONE), "6:23"],
  ["webhook", root("webhooks: {__proto__: {}}\n"), "3:12"],
];

export const NAMES: readonly BadDocument[] = NAMED.map(([what, files, place]) => ({
  name: `__proto__ as the name of a ${what}`,
  files,
  lines: [
    `api.yaml:${place}  error  forbidden-name  The name __proto__ cannot be used: in JavaScript it sets the prototype of an object.`,
    "    fix: choose another name",
  ],
}));

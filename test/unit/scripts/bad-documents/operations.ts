import { type BadDocument, DONE, operation, root } from "./bad-document.ts";

export const OPERATIONS: readonly BadDocument[] = [
  {
    name: "paths as a list",
    files: root("paths: [/a]\n"),
    lines: ["api.yaml:3:1: paths must be a map"],
    lenient: true,
  },
  {
    name: "a path that is a text",
    files: root("paths: {/a: text}\n"),
    lines: ["api.yaml:3:9: /a must be an object"],
    lenient: true,
  },
  {
    name: "an operation that is a list",
    files: root("paths: {/a: {get: []}}\n"),
    lines: ["api.yaml:3:14: get must be an object"],
    lenient: true,
  },
  {
    name: "parameters as a map",
    files: operation("parameters: {name: a, in: query}", DONE),
    lines: ["api.yaml:6:7: parameters must be a list"],
    lenient: true,
  },
  {
    name: "a parameter that is a text",
    files: operation("parameters: [a]", DONE),
    lines: ["api.yaml:6:20: a parameter must be an object"],
    lenient: true,
  },
  {
    name: "responses as a list",
    files: operation("responses: [ok]"),
    lines: ["api.yaml:6:7: responses must be a map"],
    lenient: true,
  },
  {
    name: "a response without anything",
    files: operation('responses: {"200": }'),
    lines: ["api.yaml:6:19: 200 must be an object"],
    lenient: true,
  },
  {
    name: "content as a list",
    files: operation("requestBody: {content: [application/json]}", DONE),
    lines: ["api.yaml:6:21: content must be a map"],
    lenient: true,
  },
  {
    name: "a media type's schema as text",
    files: operation("requestBody: {content: {application/json: {schema: text}}}", DONE),
    lines: ["api.yaml:6:50: schema must be an object"],
    lenient: true,
  },
  {
    name: "a path parameter that the path lacks",
    files: operation("parameters: [{name: id, in: path, required: true, schema: {}}]", DONE),
    lines: ["api.yaml:6:20: the path /it has no {id}: the parameter can never be given"],
    lenient: true,
  },
  {
    name: "security as a map",
    files: operation("security: {none: []}", DONE),
    lines: [
      "api.yaml:6:7: security must be a list of maps from a scheme to its scopes",
      "api.yaml:6:7: the security scheme none is not among the components",
    ],
    lenient: true,
  },
  {
    name: "an operationId twice",
    files: root(`paths:\n  /a:\n    get: {operationId: a, ${DONE}}\n    put: {operationId: a, ${DONE}}\n`),
    lines: ["api.yaml:6:11: the operationId a is used twice"],
    lenient: true,
  },
  {
    name: "a bad status",
    files: operation("responses: {OK: {description: done}}"),
    lines: ["api.yaml:6:19: OK is not a status: a number from 100 to 599, 1XX to 5XX, or default"],
    lenient: true,
  },
  {
    name: "status 600",
    files: operation('responses: {"600": {description: done}}'),
    lines: ["api.yaml:6:19: 600 is not a status: a number from 100 to 599, 1XX to 5XX, or default"],
    lenient: true,
  },
  {
    name: "a parameter in the body",
    files: operation("parameters: [{name: a, in: body, schema: {}}]", DONE),
    lines: ["api.yaml:6:20: a parameter needs a name and in: path, query, header or cookie"],
    lenient: true,
  },
  {
    name: "a parameter without a name",
    files: operation("parameters: [{in: query, schema: {}}]", DONE),
    lines: ["api.yaml:6:20: a parameter needs a name and in: path, query, header or cookie"],
    lenient: true,
  },
  {
    name: "a style in the wrong place",
    files: operation("parameters: [{name: a, in: query, style: matrix, schema: {}}]", DONE),
    lines: ["api.yaml:6:41: the style matrix cannot be used in query"],
    lenient: true,
  },
  {
    name: "a parameter written as XML",
    files: operation("parameters: [{name: a, in: query, content: {text/xml: {schema: {}}}}]", DONE),
    lines: ["api.yaml:6:51: a parameter written as text/xml cannot be read: only JSON can"],
    lenient: true,
  },
  {
    name: "an unknown security scheme",
    files: operation("security: [{none: []}]", DONE),
    lines: ["api.yaml:6:7: the security scheme none is not among the components"],
    lenient: true,
  },
  {
    name: "a security scheme of an unknown type",
    files: root("paths: {}\ncomponents: {securitySchemes: {a: {type: magic}}}\n"),
    lines: ['api.yaml:4:32: unknown type of security scheme: "magic"'],
    lenient: true,
  },
];

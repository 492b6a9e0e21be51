import { type BadDocument, DONE, operation, root } from "./bad-document.ts";

export const OPERATIONS: readonly BadDocument[] = [
  {
    name: "paths as a list",
    files: root("paths: [/a]\n"),
    lines: ["api.yaml:3:1  error  struct  paths must be a map.", "    fix: write a map, or remove paths"],
    lenient: true,
  },
  {
    name: "a path that is a text",
    files: root("paths: {/a: text}\n"),
    lines: ["api.yaml:3:9  error  struct  /a must be an object.", "    fix: write an object, or remove /a"],
    lenient: true,
  },
  {
    name: "an operation that is a list",
    files: root("paths: {/a: {get: []}}\n"),
    lines: ["api.yaml:3:14  error  struct  get must be an object.", "    fix: write an object, or remove get"],
    lenient: true,
  },
  {
    name: "parameters as a map",
    files: operation("parameters: {name: a, in: query}", DONE),
    lines: ["api.yaml:6:7  error  struct  parameters must be a list.", "    fix: write a list, or remove parameters"],
    lenient: true,
  },
  {
    name: "a parameter that is a text",
    files: operation("parameters: [a]", DONE),
    lines: [
      "api.yaml:6:20  error  struct  A parameter must be an object.",
      "    fix: write the parameter as a map, or a $ref to it",
    ],
    lenient: true,
  },
  {
    name: "responses as a list",
    files: operation("responses: [ok]"),
    lines: ["api.yaml:6:7  error  struct  responses must be a map.", "    fix: write a map, or remove responses"],
    lenient: true,
  },
  {
    name: "a response without anything",
    files: operation('responses: {"200": }'),
    lines: ["api.yaml:6:19  error  struct  200 must be an object.", "    fix: write an object, or remove 200"],
    lenient: true,
  },
  {
    name: "content as a list",
    files: operation("requestBody: {content: [application/json]}", DONE),
    lines: ["api.yaml:6:21  error  struct  content must be a map.", "    fix: write a map, or remove content"],
    lenient: true,
  },
  {
    name: "a media type's schema as text",
    files: operation("requestBody: {content: {application/json: {schema: text}}}", DONE),
    lines: ["api.yaml:6:50  error  struct  schema must be an object.", "    fix: write an object, or remove schema"],
    lenient: true,
  },
  {
    name: "a path parameter that the path lacks",
    files: operation("parameters: [{name: id, in: path, required: true, schema: {}}]", DONE),
    lines: [
      "api.yaml:6:20  error  path-parameters-defined  The path /it has no {id}: the parameter can never be given.",
      "    fix: put it into the path, or remove the parameter",
    ],
    lenient: true,
  },
  {
    name: "security as a map",
    files: operation("security: {none: []}", DONE),
    lines: [
      "api.yaml:6:7  error  struct  security must be a list of maps from a scheme to its scopes.",
      "    fix: write a list, such as security: [{apiKey: []}]",
      "api.yaml:6:7  error  security-defined  The security scheme none is not among the components.",
      "    fix: add it to components.securitySchemes, or correct its name",
    ],
    lenient: true,
  },
  {
    name: "an operationId twice",
    files: root(`paths:\n  /a:\n    get: {operationId: a, ${DONE}}\n    put: {operationId: a, ${DONE}}\n`),
    lines: [
      "api.yaml:6:11  error  operation-operationId-unique  The operationId a is already at api.yaml:5:11.",
      "    fix: rename one of the two operations",
    ],
    lenient: true,
  },
  {
    name: "a bad status",
    files: operation("responses: {OK: {description: done}}"),
    lines: [
      "api.yaml:6:19  error  valid-status  OK is not a status.",
      "    fix: use a number from 100 to 599, 1XX to 5XX, or default",
    ],
    lenient: true,
  },
  {
    name: "status 600",
    files: operation('responses: {"600": {description: done}}'),
    lines: [
      "api.yaml:6:19  error  valid-status  600 is not a status.",
      "    fix: use a number from 100 to 599, 1XX to 5XX, or default",
    ],
    lenient: true,
  },
  {
    name: "a parameter in the body",
    files: operation("parameters: [{name: a, in: body, schema: {}}]", DONE),
    lines: [
      "api.yaml:6:20  error  struct  The parameter lacks its name or place.",
      "    fix: add name, and in: path, query, querystring, header or cookie; a body belongs into requestBody",
    ],
    lenient: true,
  },
  {
    name: "a parameter without a name",
    files: operation("parameters: [{in: query, schema: {}}]", DONE),
    lines: [
      "api.yaml:6:20  error  struct  The parameter lacks its name or place.",
      "    fix: add name, and in: path, query, querystring, header or cookie; a body belongs into requestBody",
    ],
    lenient: true,
  },
  {
    name: "a style in the wrong place",
    files: operation("parameters: [{name: a, in: query, style: matrix, schema: {}}]", DONE),
    lines: [
      "api.yaml:6:41  error  parameter-style  The style matrix cannot be used in query.",
      "    fix: use form or spaceDelimited or pipeDelimited or deepObject",
    ],
    lenient: true,
  },
  {
    name: "a parameter written as XML",
    files: operation("parameters: [{name: a, in: query, content: {text/xml: {schema: {}}}}]", DONE),
    lines: [
      "api.yaml:6:51  error  parameter-style  A parameter written as text/xml cannot be read: only JSON can.",
      "    fix: describe it by application/json, or by schema and style",
    ],
    lenient: true,
  },
  {
    name: "an unknown security scheme",
    files: operation("security: [{none: []}]", DONE),
    lines: [
      "api.yaml:6:7  error  security-defined  The security scheme none is not among the components.",
      "    fix: add it to components.securitySchemes, or correct its name",
    ],
    lenient: true,
  },
  {
    name: "a security scheme of an unknown type",
    files: root("paths: {}\ncomponents: {securitySchemes: {a: {type: magic}}}\n"),
    lines: [
      'api.yaml:4:32  error  security-scheme  The type of the security scheme, "magic", is not known.',
      "    fix: write one of apiKey, http, oauth2, openIdConnect, mutualTLS",
    ],
    lenient: true,
  },
  {
    name: "a misspelt security scheme",
    files: root(
      `paths:\n  /a:\n    get: {security: [{tokn: []}], ${DONE}}\ncomponents: {securitySchemes: {token: {type: http, scheme: bearer}}}\n`,
    ),
    lines: [
      "api.yaml:5:11  error  security-defined  The security scheme tokn is not among the components.",
      "    fix: add it to components.securitySchemes, or correct its name; did you mean token?",
    ],
    lenient: true,
  },
  {
    name: "a misspelt path parameter",
    files: root(
      `paths:\n  /a/{petId}:\n    get:\n      parameters: [{name: petid, in: path, required: true, schema: {}}]\n      ${DONE}\n`,
    ),
    lines: [
      "api.yaml:6:20  error  path-parameters-defined  The path /a/{petId} has no {petid}: the parameter can never be given.",
      "    fix: put it into the path, or remove the parameter; did you mean petId?",
    ],
    lenient: true,
  },
];

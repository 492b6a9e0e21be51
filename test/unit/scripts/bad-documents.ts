/** A document that cannot be generated from, and the lines that say why. */
export interface BadDocument {
  readonly name: string;
  /** The first file is the document. */
  readonly files: Readonly<Record<string, string>>;
  /** What is printed: one line for each fault, its place first. */
  readonly lines: readonly string[];
  /** Whether `--lenient` survives it. */
  readonly lenient?: boolean;
}

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n';
const root = (rest: string): Record<string, string> => ({ "api.yaml": HEAD + rest });

/** A document with one schema, written on line 6. */
const schema = (text: string): Record<string, string> =>
  root(`paths: {}\ncomponents:\n  schemas:\n    It: ${text}\n`);

/** A document with one operation, whose members start on line 6. */
const operation = (...members: readonly string[]): Record<string, string> =>
  root(`paths:\n  /it:\n    get:\n      ${members.join("\n      ")}\n`);

const DONE = 'responses: {"204": {description: done}}';

const UNREADABLE: readonly BadDocument[] = [
  { name: "not YAML", files: { "api.yaml": "openapi: 3.1.0\ninfo: {title: T\npaths: }\n" }, lines: ["?"] },
  { name: "not JSON", files: { "api.json": '{"openapi": "3.1.0",\n "info": }\n' }, lines: ["?"] },
  { name: "a key twice", files: root("paths: {}\npaths: {}\n"), lines: ["?"] },
  { name: "an empty file", files: { "api.yaml": "\n  \n" }, lines: ["?"] },
  { name: "only a comment", files: { "api.yaml": "# to do\n" }, lines: ["?"] },
  { name: "a list", files: { "api.yaml": "- a\n" }, lines: ["?"] },
  { name: "a text", files: { "api.yaml": "hello\n" }, lines: ["?"] },
  { name: "a missing file", files: {}, lines: ["?"] },
  { name: "Swagger 2.0", files: { "api.yaml": 'swagger: "2.0"\npaths: {}\n' }, lines: ["?"] },
  { name: "OpenAPI 3.2", files: { "api.yaml": "openapi: 3.2.0\npaths: {}\n" }, lines: ["?"] },
  { name: "no version", files: { "api.yaml": "info: {title: T}\npaths: {}\n" }, lines: ["?"] },
  { name: "a number as version", files: { "api.yaml": "openapi: 3.1\npaths: {}\n" }, lines: ["?"] },
  { name: "an alias inside its own anchor", files: root("paths: {}\nx-a: &a {b: *a}\n"), lines: ["?"] },
];

const REFERENCES: readonly BadDocument[] = [
  { name: "a $ref to a missing file", files: schema("{$ref: none.yaml}"), lines: ["?"] },
  { name: "a $ref to a folder", files: schema("{$ref: .}"), lines: ["?"] },
  { name: "a $ref to nowhere", files: schema('{$ref: "#/components/schemas/None"}'), lines: ["?"] },
  {
    name: "a $ref to nowhere in another file",
    files: { ...schema('{$ref: "other.yaml#/None"}'), "other.yaml": "Some: {}\n" },
    lines: ["?"],
  },
  {
    name: "a $ref to a file that is not YAML",
    files: { ...schema("{$ref: other.yaml}"), "other.yaml": "a: {b\n" },
    lines: ["?"],
  },
  { name: "a $ref to what is no schema", files: schema('{$ref: "#/info/title"}'), lines: ["?"], lenient: true },
  { name: "a $ref to the network", files: schema("{$ref: https://example.com/a.yaml}"), lines: ["?"] },
  { name: "a $ref with a bad escape", files: schema("{$ref: a%zz.yaml}"), lines: ["?"] },
  { name: "a $ref to itself", files: schema('{$ref: "#/components/schemas/It"}'), lines: ["?"] },
  {
    name: "$refs in a circle",
    files: schema('{$ref: "#/components/schemas/B"}\n    B: {$ref: "#/components/schemas/It"}'),
    lines: ["?"],
  },
  {
    name: "$refs in a circle through another file",
    files: { ...schema("{$ref: other.yaml}"), "other.yaml": '{$ref: "api.yaml#/components/schemas/It"}\n' },
    lines: ["?"],
  },
  {
    name: "a schema that consists of itself",
    files: schema('{allOf: [{$ref: "#/components/schemas/B"}]}\n    B: {anyOf: [{type: string}, {$ref: "#/components/schemas/It"}]}'),
    lines: ["?"],
    lenient: true,
  },
  { name: "a response $ref to nowhere", files: operation('responses: {"200": {$ref: "#/components/responses/None"}}'), lines: ["?"] },
  { name: "a path item $ref in a circle", files: root('paths:\n  /a: {$ref: "#/paths/~1b"}\n  /b: {$ref: "#/paths/~1a"}\n'), lines: ["?"] },
  { name: "a parameter $ref in a circle", files: {...operation('parameters: [{$ref: "#/components/parameters/A"}]', DONE), "api.yaml": operation('parameters: [{$ref: "#/components/parameters/A"}]', DONE)["api.yaml"] + 'components: {parameters: {A: {$ref: "#/components/parameters/A"}}}\n'}, lines: ["?"] },
];

const SCHEMAS: readonly BadDocument[] = [
  { name: "an unknown type", files: schema("{type: text}"), lines: ["?"], lenient: true },
  { name: "a bad pattern", files: schema('{type: string, pattern: "(["}'), lines: ["?"], lenient: true },
  { name: "required: true on a property", files: schema("{type: object, properties: {a: {type: string, required: true}}}"), lines: ["?"], lenient: true },
  { name: "maxLength as text", files: schema('{type: string, maxLength: "5"}'), lines: ["?"], lenient: true },
  { name: "properties as a list", files: schema("{type: object, properties: [a]}"), lines: ["?"], lenient: true },
  { name: "a schema that is a text", files: schema("text"), lines: ["?"], lenient: true },
  { name: "a property that is a text", files: schema("{properties: {a: text}}"), lines: ["?"], lenient: true },
  { name: "a discriminator without propertyName", files: schema("{oneOf: [{type: object}], discriminator: {}}"), lines: ["?"], lenient: true },
  {
    name: "$dynamicRef that could mean two schemas",
    files: schema('{$dynamicAnchor: n, items: {$dynamicRef: "#n"}}\n    B: {$dynamicAnchor: n}'),
    lines: ["?"],
    lenient: true,
  },
];

const OPERATIONS: readonly BadDocument[] = [
  { name: "an operationId twice", files: root(`paths:\n  /a:\n    get: {operationId: a, ${DONE}}\n    put: {operationId: a, ${DONE}}\n`), lines: ["?"], lenient: true },
  { name: "a bad status", files: operation("responses: {OK: {description: done}}"), lines: ["?"], lenient: true },
  { name: "status 600", files: operation('responses: {"600": {description: done}}'), lines: ["?"], lenient: true },
  { name: "a parameter in the body", files: operation("parameters: [{name: a, in: body, schema: {}}]", DONE), lines: ["?"], lenient: true },
  { name: "a parameter without a name", files: operation("parameters: [{in: query, schema: {}}]", DONE), lines: ["?"], lenient: true },
  { name: "a style in the wrong place", files: operation("parameters: [{name: a, in: query, style: matrix, schema: {}}]", DONE), lines: ["?"], lenient: true },
  { name: "a parameter written as XML", files: operation("parameters: [{name: a, in: query, content: {text/xml: {schema: {}}}}]", DONE), lines: ["?"], lenient: true },
  { name: "an unknown security scheme", files: operation("security: [{none: []}]", DONE), lines: ["?"], lenient: true },
  { name: "a security scheme of an unknown type", files: root("paths: {}\ncomponents: {securitySchemes: {a: {type: magic}}}\n"), lines: ["?"], lenient: true },
];

export const BAD_DOCUMENTS: readonly BadDocument[] = [...UNREADABLE, ...REFERENCES, ...SCHEMAS, ...OPERATIONS];

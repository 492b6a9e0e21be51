/** The kinds of objects in an OpenAPI document. Members that the grammar does not list (x-*, example, default…) are data. */
export type Kind =
  | "root"
  | "components"
  | "pathItem"
  | "operation"
  | "parameter"
  | "requestBody"
  | "mediaType"
  | "encoding"
  | "response"
  | "header"
  | "example"
  | "link"
  | "callback"
  | "securityScheme"
  | "schema";

/** `one`: the value is of that kind; `map` and `list`: its members are. */
export type Rule = { one: Kind } | { map: Kind } | { list: Kind };

const one = (kind: Kind): Rule => ({ one: kind });
const map = (kind: Kind): Rule => ({ map: kind });
const list = (kind: Kind): Rule => ({ list: kind });

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

const content = map("mediaType");

export const GRAMMAR: Readonly<Record<Kind, Readonly<Record<string, Rule>>>> = {
  root: { paths: map("pathItem"), webhooks: map("pathItem"), components: one("components") },
  components: {
    schemas: map("schema"),
    responses: map("response"),
    parameters: map("parameter"),
    examples: map("example"),
    requestBodies: map("requestBody"),
    headers: map("header"),
    securitySchemes: map("securityScheme"),
    links: map("link"),
    callbacks: map("callback"),
    pathItems: map("pathItem"),
  },
  pathItem: {
    parameters: list("parameter"),
    ...Object.fromEntries(METHODS.map((method) => [method, one("operation")])),
  },
  operation: {
    parameters: list("parameter"),
    requestBody: one("requestBody"),
    responses: map("response"),
    callbacks: map("callback"),
  },
  parameter: { schema: one("schema"), content, examples: map("example") },
  requestBody: { content },
  mediaType: { schema: one("schema"), examples: map("example"), encoding: map("encoding") },
  encoding: { headers: map("header") },
  response: { headers: map("header"), content, links: map("link") },
  header: { schema: one("schema"), content, examples: map("example") },
  example: {},
  link: {},
  callback: { "*": one("pathItem") },
  securityScheme: {},
  schema: {
    properties: map("schema"),
    patternProperties: map("schema"),
    dependentSchemas: map("schema"),
    $defs: map("schema"),
    definitions: map("schema"),
    additionalProperties: one("schema"),
    unevaluatedProperties: one("schema"),
    propertyNames: one("schema"),
    items: one("schema"),
    prefixItems: list("schema"),
    unevaluatedItems: one("schema"),
    contains: one("schema"),
    contentSchema: one("schema"),
    allOf: list("schema"),
    anyOf: list("schema"),
    oneOf: list("schema"),
    not: one("schema"),
    if: one("schema"),
    then: one("schema"),
    else: one("schema"),
  },
};

export const HTTP_METHODS: readonly string[] = METHODS;

/** The section of `components` for each kind. Path items are inlined, because 3.0 has no section for them. */
export const COMPONENT_SECTION: Readonly<Partial<Record<Kind, string>>> = {
  schema: "schemas",
  response: "responses",
  parameter: "parameters",
  example: "examples",
  requestBody: "requestBodies",
  header: "headers",
  securityScheme: "securitySchemes",
  link: "links",
  callback: "callbacks",
};

/** The rule for a member of a node, or undefined if the member is data. */
export function ruleFor(kind: Kind, key: string): Rule | undefined {
  const rules = GRAMMAR[kind];
  if (Object.hasOwn(rules, key)) return rules[key];
  return key.startsWith("x-") ? undefined : rules["*"];
}

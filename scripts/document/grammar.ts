import { keywordOf, SCHEMA_HOLDERS } from "../schema/keywords.ts";

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
export interface Rule {
  readonly form: "one" | "map" | "list";
  readonly kind: Kind;
}

const one = (kind: Kind): Rule => ({ form: "one", kind });
const map = (kind: Kind): Rule => ({ form: "map", kind });
const list = (kind: Kind): Rule => ({ form: "list", kind });
const all = (members: readonly string[], rule: Rule): Record<string, Rule> =>
  Object.fromEntries(members.map((member) => [member, rule]));

/**
 * The section of `components` for each kind to which the bundler may add. Path items and media types are inlined, because 3.0 has no section
 * for path items, and 3.1 none for media types.
 */
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

/** The methods that OpenAPI 3.1 has, and so those that tools know which stop there. */
export const METHODS_OF_3_1: readonly string[] = [
  ...["get", "put", "post", "delete", "options", "head", "patch", "trace"],
];

/** The methods for which a path item has a member. Others are in `additionalOperations`; `listPathOperations` reads both. */
export const HTTP_METHODS: readonly string[] = [...METHODS_OF_3_1, "query"];

const content = map("mediaType");

export const GRAMMAR: Readonly<Record<Kind, Readonly<Record<string, Rule>>>> = {
  root: { paths: map("pathItem"), webhooks: map("pathItem"), components: one("components") },
  components: {
    ...Object.fromEntries(Object.entries(COMPONENT_SECTION).map(([kind, section]) => [section, map(kind as Kind)])),
    pathItems: map("pathItem"),
    mediaTypes: map("mediaType"),
  },
  pathItem: {
    parameters: list("parameter"),
    ...all(HTTP_METHODS, one("operation")),
    additionalOperations: map("operation"),
  },
  operation: {
    parameters: list("parameter"),
    requestBody: one("requestBody"),
    responses: map("response"),
    callbacks: map("callback"),
  },
  parameter: { schema: one("schema"), content, examples: map("example") },
  requestBody: { content },
  mediaType: {
    schema: one("schema"),
    itemSchema: one("schema"),
    examples: map("example"),
    encoding: map("encoding"),
    prefixEncoding: list("encoding"),
    itemEncoding: one("encoding"),
  },
  encoding: {
    headers: map("header"),
    encoding: map("encoding"),
    prefixEncoding: list("encoding"),
    itemEncoding: one("encoding"),
  },
  response: { headers: map("header"), content, links: map("link") },
  header: { schema: one("schema"), content, examples: map("example") },
  example: {},
  link: {},
  callback: { "*": one("pathItem") },
  securityScheme: {},
  schema: Object.fromEntries(
    SCHEMA_HOLDERS.map((name) => [name, { form: keywordOf(name)?.schemas ?? "one", kind: "schema" }]),
  ),
};

/** The rule for a member of a node, or undefined if the member is data. */
export function ruleFor(kind: Kind, key: string): Rule | undefined {
  const rules = GRAMMAR[kind];
  if (Object.hasOwn(rules, key)) return rules[key];
  return key.startsWith("x-") ? undefined : rules["*"];
}

export type KeywordValue =
  | ("type" | "values" | "names" | "namesByName" | "discriminator" | "link" | "object")
  | ("count" | "number" | "positive" | "bound")
  | ("boolean" | "string" | "text" | "anchor");

/** What a keyword of JSON Schema 2020-12 (and OpenAPI 3) is, once for everybody who reads schemas. */
export interface Keyword {
  /** Its value is a schema, or the members of its value are. */
  readonly schemas?: "one" | "map" | "list";
  /** What its value is, if it holds no schemas. Undefined: anything. */
  readonly value?: KeywordValue;
  /** Values of other types satisfy it, whatever it says. Undefined: it applies to every value. */
  readonly appliesTo?: "string" | "number" | "array" | "object";
  /** A number that a value, or its length or count, may not pass. */
  readonly limit?: "upper" | "lower";
  /** It says something about the schema to readers, and nothing about values. */
  readonly isAnnotation?: true;
  /** It is no annotation, but no value is refused because of it. */
  readonly refusesNothing?: true;
  /** It refuses nothing by itself: the schemas in it do. */
  readonly passesOn?: true;
  /** Its schemas apply to the value itself, always or under a condition, and not to a part of it. */
  readonly isOfSameValue?: true;
  /** Its schema describes every part of a value that no other keyword names. */
  readonly describesRest?: true;
  /** Its schemas are asked a question: a value that they refuse may still be valid. */
  readonly isCondition?: true;
}

const each = (names: string, keyword: Keyword): Record<string, Keyword> =>
  Object.fromEntries(names.split(" ").map((name) => [name, keyword]));

/** In the order in which schemas are walked. */
export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $ref: { passesOn: true, value: "string" },
  type: { value: "type" },
  enum: { value: "values" },
  const: {},
  ...each("properties patternProperties", { schemas: "map", appliesTo: "object", passesOn: true }),
  dependentSchemas: { schemas: "map", appliesTo: "object", passesOn: true, isOfSameValue: true },
  ...each("$defs definitions", { schemas: "map", refusesNothing: true }),
  ...each("additionalProperties unevaluatedProperties", { schemas: "one", appliesTo: "object", describesRest: true }),
  propertyNames: { schemas: "one", appliesTo: "object", passesOn: true },
  required: { appliesTo: "object", value: "names" },
  dependentRequired: { appliesTo: "object", value: "namesByName" },
  minProperties: { appliesTo: "object", limit: "lower", value: "count" },
  maxProperties: { appliesTo: "object", limit: "upper", value: "count" },
  items: { schemas: "one", appliesTo: "array", passesOn: true, describesRest: true },
  prefixItems: { schemas: "list", appliesTo: "array", passesOn: true },
  unevaluatedItems: { schemas: "one", appliesTo: "array", describesRest: true },
  contains: { schemas: "one", appliesTo: "array" },
  uniqueItems: { appliesTo: "array", value: "boolean" },
  ...each("minContains maxContains", { appliesTo: "array", value: "count" }),
  minItems: { appliesTo: "array", limit: "lower", value: "count" },
  maxItems: { appliesTo: "array", limit: "upper", value: "count" },
  contentSchema: { schemas: "one", appliesTo: "string", refusesNothing: true },
  ...each("pattern format", { appliesTo: "string", value: "string" }),
  minLength: { appliesTo: "string", limit: "lower", value: "count" },
  maxLength: { appliesTo: "string", limit: "upper", value: "count" },
  minimum: { appliesTo: "number", limit: "lower", value: "number" },
  exclusiveMinimum: { appliesTo: "number", limit: "lower", value: "bound" },
  maximum: { appliesTo: "number", limit: "upper", value: "number" },
  exclusiveMaximum: { appliesTo: "number", limit: "upper", value: "bound" },
  multipleOf: { appliesTo: "number", value: "positive" },
  allOf: { schemas: "list", passesOn: true, isOfSameValue: true },
  ...each("anyOf oneOf", { schemas: "list", isOfSameValue: true }),
  not: { schemas: "one", isCondition: true, isOfSameValue: true },
  if: { schemas: "one", isCondition: true, refusesNothing: true, isOfSameValue: true },
  ...each("then else", { schemas: "one", passesOn: true, isOfSameValue: true }),
  ...each("title description summary $comment", { isAnnotation: true, value: "text" }),
  ...each("default example", { isAnnotation: true }),
  examples: { isAnnotation: true, value: "values" },
  ...each("deprecated readOnly writeOnly", { isAnnotation: true, value: "boolean" }),
  externalDocs: { isAnnotation: true, value: "link" },
  xml: { isAnnotation: true, value: "object" },
  ...each("$schema contentMediaType contentEncoding", { isAnnotation: true, value: "string" }),
  discriminator: { refusesNothing: true, value: "discriminator" },
  $id: { refusesNothing: true, value: "string" },
  ...each("$anchor $dynamicAnchor", { refusesNothing: true, value: "anchor" }),
};

const namesOf = (test: (keyword: Keyword) => boolean): readonly string[] =>
  Object.entries(KEYWORDS).flatMap(([name, keyword]) => (test(keyword) ? [name] : []));

/** The keywords whose value is a schema, or holds schemas. */
export const SCHEMA_HOLDERS = namesOf(({ schemas }) => schemas !== undefined);
/** Those of them that describe parts of a value, and not the value itself. */
export const PART_HOLDERS = namesOf(
  ({ schemas, isOfSameValue, refusesNothing }) => schemas !== undefined && !isOfSameValue && !refusesNothing,
);
export const REST_HOLDERS = namesOf(({ describesRest }) => describesRest === true);
export const UPPER_LIMITS = namesOf(({ limit }) => limit === "upper");
export const LOWER_LIMITS = namesOf(({ limit }) => limit === "lower");

export const keywordOf = (name: string): Keyword | undefined =>
  Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined;

/** Extensions are annotations, unless a plug-in knows them. */
export const isAnnotation = (name: string): boolean => name.startsWith("x-") || keywordOf(name)?.isAnnotation === true;

/** Annotations, and `if`, which never refuses a value: its inner keywords count instead. */
const ANNOTATIONS = new Set([
  ...["$comment", "$defs", "title", "description", "default", "deprecated", "examples", "example", "readOnly"],
  ...["writeOnly", "discriminator", "xml", "externalDocs", "contentMediaType", "contentEncoding", "if"],
]);

/** Keywords that apply other schemas and refuse nothing themselves. */
const PASSING = new Set([
  ...["$ref", "allOf", "then", "else", "properties", "items", "prefixItems", "patternProperties", "dependentSchemas"],
  "propertyNames",
]);

/** Whether a value can satisfy or violate the keyword. Of the keywords with x-, only the ones in `own`. */
export const decides = (keyword: string, own: readonly string[]): boolean =>
  keyword.startsWith("x-") ? own.includes(keyword) : !ANNOTATIONS.has(keyword);

export const passesOn = (keyword: string): boolean => PASSING.has(keyword);

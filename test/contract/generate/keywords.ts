/** Keywords that only speak to the reader, and `if`, which never refuses: what stands under it is looked at instead. */
const REMARKS = new Set([
  ...[
    "$comment",
    "$defs",
    "title",
    "description",
    "default",
    "deprecated",
    "examples",
    "example",
    "readOnly",
    "writeOnly",
  ],
  ...["discriminator", "xml", "externalDocs", "contentMediaType", "contentEncoding", "if"],
]);

/** Keywords that pass on what other keywords find. */
const PASSING = new Set([
  ...["$ref", "allOf", "then", "else", "properties", "items", "prefixItems", "patternProperties", "dependentSchemas"],
  "propertyNames",
]);

/** Whether a value can satisfy or violate the keyword. Of those that begin with x-, only the ones that are given. */
export const decides = (keyword: string, own: readonly string[]): boolean =>
  keyword.startsWith("x-") ? own.includes(keyword) : !REMARKS.has(keyword);

export const passesOn = (keyword: string): boolean => PASSING.has(keyword);

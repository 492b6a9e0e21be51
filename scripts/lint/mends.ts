/** What to do about a finding of one of Redocly's own rules. A rule that is not listed points to its manual page. */
const mends: Readonly<Record<string, string>> = {
  "info-license": "add info.license with a name, and an identifier or a url",
  "info-license-strict": "give info.license an SPDX identifier or a url",
  "no-ambiguous-paths": "rename one of the two paths so that no request fits both",
  "no-duplicated-enum-values": "remove the repeated value",
  "no-duplicated-tag-names": "remove one of the two tags",
  "no-empty-servers": "list at least one server",
  "no-enum-type-mismatch": "make the value fit the schema's type, or correct the type",
  "no-example-value-and-externalValue": "keep value or externalValue, not both",
  "no-identical-paths": "merge the two paths: they differ only in the names of their parameters",
  "no-illogical-composition-keywords": "give oneOf and anyOf at least two different schemas, or drop the keyword",
  "no-invalid-media-type-examples": "correct the example, or the schema if the example is right",
  "no-invalid-parameter-examples": "correct the example, or the parameter's schema if the example is right",
  "no-invalid-schema-examples": "correct the example, or the schema if the example is right",
  "no-mixed-number-range-constraints": "keep minimum or exclusiveMinimum (maximum or exclusiveMaximum), not both",
  "no-path-trailing-slash": "remove the slash at the path's end",
  "no-required-schema-properties-undefined": "declare the property under properties, or take its name out of required",
  "no-schema-type-mismatch": "drop the keyword that belongs to another type, or correct the type",
  "no-server-example.com": "give a server's real address, or a relative one",
  "no-server-trailing-slash": "remove the slash at the server address's end",
  "no-server-variables-empty-enum": "list the values, the default among them, or drop the enum",
  "no-undefined-server-variable": "declare the variable under the server's variables",
  "no-unresolved-refs": "correct the $ref, or add what it points to",
  "no-unsafe-markdown": "take the script, the event handler or the javascript: link out of the text",
  "no-unused-components": "refer to the component somewhere, or remove it",
  "nullable-type-sibling": "give the schema a type beside nullable",
  "operation-2xx-response": "add the response of a success",
  "operation-4xx-response": "add the response of a refused request",
  "operation-operationId": "add an operationId",
  "operation-operationId-unique": "rename one of the two operations",
  "operation-operationId-url-safe": "use only letters, digits, hyphens, dots and underscores in the operationId",
  "operation-parameters-unique": "remove one of the two parameters of that name and place",
  "operation-summary": "add a summary: a few words for the list of operations",
  "path-declaration-must-exist": "give every {} of the path a name",
  "path-not-include-query": "describe the query as parameters",
  "path-parameters-defined": "declare the path's parameter, or take it out of the path",
  "security-defined": "give the operation or the document a security entry that names a security scheme",
  "security-scopes-defined": "declare the scope in the security scheme, or correct its name",
  "spec-components-invalid-map-name": "name the component with letters, digits, dots, hyphens and underscores only",
  "spec-discriminator-defaultMapping": "give the discriminator a defaultMapping, or require its property",
  "spec-ref-siblings": "move the keywords beside $ref into the target: an OpenAPI 3.0 reader ignores them",
  struct: "follow the OpenAPI structure at this place: remove, rename or add the field named",
  "tag-description": "add a description to the tag",
};

/** Redocly's `suggest` holds values that would fit; a rule of a plug-in says there what to do. */
export function mendOf(rule: string, suggest: readonly string[], reference: string | undefined): string {
  if (rule.includes("/") && suggest[0] !== undefined) return suggest[0];
  const mend = mends[rule] ?? (reference === undefined ? "see the rule's description" : `see ${reference}`);
  const nearest = suggest.slice(0, 5).map((value) => `"${value}"`);
  return nearest.length === 0 ? mend : `${mend}; did you mean ${nearest.join(", ")}?`;
}

export const rulesWithMend: ReadonlySet<string> = new Set(Object.keys(mends));

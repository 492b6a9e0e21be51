/** The fix for each of Redocly's own rules. For a rule that is not listed, the fix is a link to its manual page. */
const FIXES: Readonly<Record<string, string>> = {
  "info-license": "add info.license with a name, and an identifier or a url",
  "info-license-strict": "give info.license an SPDX identifier or a url",
  "no-ambiguous-paths": "rename one of the two paths, so that no request matches both",
  "no-duplicated-enum-values": "remove the repeated value",
  "no-duplicated-tag-names": "remove one of the two tags",
  "no-empty-servers": "list at least one server",
  "no-enum-type-mismatch": "use a value of the schema's type, or correct the type",
  "no-example-value-and-externalValue": "use either value or externalValue",
  "no-identical-paths": "merge the two paths: they differ only in the names of their parameters",
  "no-illogical-composition-keywords": "give oneOf and anyOf at least two different schemas, or remove the keyword",
  "no-invalid-media-type-examples": "correct the example, or the schema if the example is right",
  "no-invalid-parameter-examples": "correct the example, or the parameter's schema if the example is right",
  "no-invalid-schema-examples": "correct the example, or the schema if the example is right",
  "no-mixed-number-range-constraints": "use either minimum or exclusiveMinimum (maximum or exclusiveMaximum)",
  "no-path-trailing-slash": "remove the slash at the end of the path",
  "no-required-schema-properties-undefined": "declare the property under properties, or remove its name from required",
  "no-schema-type-mismatch": "remove the keyword that belongs to another type, or correct the type",
  "no-server-example.com": "use the server's real URL, or a relative one",
  "no-server-trailing-slash": "remove the slash at the end of the server's URL",
  "no-server-variables-empty-enum": "list the values, with the default, or remove the enum",
  "no-undefined-server-variable": "declare the variable under the server's variables",
  "no-unresolved-refs": "correct the $ref, or add what it points to",
  "no-unsafe-markdown": "remove the script, the event handler or the javascript: link from the text",
  "no-unused-components": "use the component, or remove it",
  "nullable-type-sibling": "add a type beside nullable",
  "operation-2xx-response": "add a 2xx response",
  "operation-4xx-response": "add a 4xx response",
  "operation-operationId": "add an operationId",
  "operation-operationId-unique": "rename one of the two operations",
  "operation-operationId-url-safe": "use only letters, digits, hyphens, dots and underscores in the operationId",
  "operation-parameters-unique": "remove one of the two parameters with the same name and place",
  "operation-summary": "add a summary: a few words for the list of operations",
  "operation-tag-defined":
    "add the tag, with a description, to tags at the top of the document, or use one that is there",
  "path-declaration-must-exist": "give every {} of the path a name",
  "path-not-include-query": "describe the query as parameters",
  "path-parameters-defined": "declare the parameter of the path, or remove it from the path",
  "security-defined": "add security with a security scheme to the operation or to the document",
  "security-scopes-defined": "declare the scope in the security scheme, or correct its name",
  "spec-components-invalid-map-name": "name the component with letters, digits, dots, hyphens and underscores only",
  "spec-discriminator-defaultMapping": "give the discriminator a defaultMapping, or require its property",
  "spec-ref-siblings": "move the keywords beside $ref into its target: OpenAPI 3.0 tools ignore them",
  struct: "remove, rename or add the named field, as the OpenAPI structure requires",
  "tag-description": "add a description to the tag",
};

/** Redocly's `suggest` lists similar names. For a rule of a plug-in it holds the fix. */
export function getFix(rule: string, suggest: readonly string[], reference: string | undefined): string {
  if (rule.includes("/") && suggest[0] !== undefined) return suggest[0];
  const fix = FIXES[rule] ?? (reference === undefined ? "see the rule's description" : `see ${reference}`);
  const similar = suggest.slice(0, 5).map((value) => `"${value}"`);
  return similar.length === 0 ? fix : `${fix}; did you mean ${similar.join(", ")}?`;
}

export const rulesWithFix: ReadonlySet<string> = new Set(Object.keys(FIXES));

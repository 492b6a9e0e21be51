import type { Oas3Rule } from "@redocly/openapi-core";

/** OpenAPI 3.1 has no `nullable`: a reader that follows the standard ignores it and refuses null. */
export const noNullable: Oas3Rule = () => ({
  Schema(schema, { report, location }) {
    if (!("nullable" in schema)) return;
    report({
      message: "`nullable` is not a keyword of OpenAPI 3.1.",
      location: location.child(["nullable"]).key(),
      suggest: ['list "null" among the types: type: [string, "null"]'],
    });
  },
});

import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode } from "./document.ts";
import { allSchemas } from "./schema-walk.ts";

/** OpenAPI 3.1 has no `nullable`: a reader that follows the standard ignores it and refuses null. */
export const noNullable: Oas3Rule = () => ({
  Root(document, { report, location }) {
    if (!isNode(document)) return;
    for (const { node, path } of allSchemas({ node: document, path: [] })) {
      if (!("nullable" in node)) continue;
      report({
        message: "`nullable` is not a keyword of OpenAPI 3.1.",
        location: location.child([...path, "nullable"]).key(),
        suggest: ['list "null" among the types: type: [string, "null"]'],
      });
    }
  },
});

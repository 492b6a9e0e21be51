import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, operationsOf, requestSchemasOf } from "./document.ts";
import { codesOf, listedCodesOf } from "./result-code.ts";
import { reachableSchemas } from "./schema-walk.ts";

/** A caller reads the operation's list of codes: a code that a field can yield must stand there. */
export const codeListed: Oas3Rule = () => ({
  Root(document, { report, location }) {
    if (!isNode(document)) return;
    const root = { node: document, path: [] };
    for (const operation of operationsOf(root)) {
      const listed = listedCodesOf(operation.node);
      const schemas = reachableSchemas(root, requestSchemasOf(root, operation));
      const missing = new Set(schemas.flatMap(({ node }) => codesOf(node).map(({ code }) => code)));
      for (const code of listed ?? []) missing.delete(code);
      if (missing.size === 0) continue;
      const codes = [...missing].sort().join(", ");
      const place = location.child([...operation.path, ...(listed === undefined ? [] : ["x-result-codes"])]);
      report({
        message: `${operation.title} can answer ${codes}, which its x-result-codes leave out.`,
        location: place.key(),
        suggest: [`add ${codes} to the operation's x-result-codes`],
      });
    }
  },
});

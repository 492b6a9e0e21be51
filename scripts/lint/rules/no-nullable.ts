import { allSchemas } from "../../document/walk-document.ts";
import { documentRule } from "./document.ts";

/** OpenAPI has no `nullable` since 3.1: tools that follow the standard ignore it and refuse null. */
export const noNullable = documentRule((root, report) => {
  if (String(root.node.openapi).startsWith("3.0")) return;
  for (const { node, path } of allSchemas(root))
    if ("nullable" in node)
      report.atKey(
        [...path, "nullable"],
        "`nullable` is not a keyword of OpenAPI 3.1 or later.",
        'list "null" among the types: type: [string, "null"]',
      );
});

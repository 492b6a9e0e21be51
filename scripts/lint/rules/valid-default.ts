import { allSchemas } from "../../document/walk-document.ts";
import { parsePointer } from "../../schema/json.ts";
import { documentRule } from "./document.ts";
import { describeFault, valueCheckOf } from "./example-values.ts";
import { getLintContext } from "./lint-context.ts";

/** A default stands for a value that the caller leaves out, so the schema must allow it: its type, its enum, its limits. */
export const validDefault = documentRule((root, report) => {
  const context = getLintContext(root.node);
  if (context === undefined) return;
  const check = valueCheckOf(context);
  for (const { node, path } of allSchemas(root)) {
    if (!("default" in node)) continue;
    for (const fault of check.byPath(path, node.default))
      report.atKey(
        [...path, "default", ...parsePointer(fault.pointer)],
        `The default ${JSON.stringify(node.default)} is not allowed by its schema: ${describeFault(fault)}.`,
        "use a default that the schema allows, or change the schema",
      );
  }
});

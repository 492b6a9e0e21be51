import { allSchemas } from "../../document/walk-document.ts";
import { documentRule } from "./document.ts";

const DYNAMIC_KEYWORDS = ["$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor"];

/** Validators and code generators treat dynamic references differently. */
export const noDynamicRef = documentRule((root, report) => {
  for (const { node, path } of allSchemas(root))
    for (const keyword of DYNAMIC_KEYWORDS.filter((one) => one in node))
      report.atKey(
        [...path, keyword],
        `Validators treat \`${keyword}\` differently.`,
        "use a plain $ref, and one named schema for each shape",
      );
});

import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode } from "./document.ts";
import { allSchemas } from "./schema-walk.ts";

const dynamicKeywords = ["$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor"];

/** Validators and code generators disagree on dynamic references, so one document would mean several things. */
export const noDynamicRef: Oas3Rule = () => ({
  Root(document, { report, location }) {
    if (!isNode(document)) return;
    for (const { node, path } of allSchemas({ node: document, path: [] })) {
      for (const keyword of dynamicKeywords) {
        if (!(keyword in node)) continue;
        report({
          message: `\`${keyword}\` means different things to different validators.`,
          location: location.child([...path, keyword]).key(),
          suggest: ["use a plain $ref, and one named schema for each shape"],
        });
      }
    }
  },
});

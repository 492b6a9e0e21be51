import type { Oas3Rule } from "@redocly/openapi-core";

const dynamicKeywords = ["$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor"];

/** Validators and code generators disagree on dynamic references, so one document would mean several things. */
export const noDynamicRef: Oas3Rule = () => ({
  Schema(schema, { report, location }) {
    for (const keyword of dynamicKeywords) {
      if (!(keyword in schema)) continue;
      report({
        message: `\`${keyword}\` means different things to different validators.`,
        location: location.child([keyword]).key(),
        suggest: ["use a plain $ref, and one named schema for each shape"],
      });
    }
  },
});

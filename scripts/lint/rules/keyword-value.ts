import { allSchemas } from "../../document/walk-document.ts";
import { ChecksInMemory } from "../../schema/checks-in-memory.ts";
import type { Schema } from "../../schema/walk.ts";
import { documentRule } from "./document.ts";
import { describeFault } from "./example-values.ts";
import { getLintContext } from "./lint-context.ts";

/** The values of the plug-in's keywords must be valid. Otherwise the generator fails, without the place of the value. */
export const keywordValue = documentRule((root, report) => {
  const keywords = getLintContext(root.node)?.bundle.plugin.keywords ?? [];
  if (keywords.length === 0) return;
  const explain = new ChecksInMemory().explainer({});
  for (const { node, path } of allSchemas(root))
    for (const { module } of keywords) {
      const { keyword, valueSchema } = module;
      if (!(keyword in node)) continue;
      for (const fault of explain(valueSchema as Schema, node[keyword], { maxFaults: 1 }))
        report.atValue(
          [...path, keyword],
          `The value of ${keyword} is not valid: ${describeFault(fault)}.`,
          `use a value that fits ${JSON.stringify(valueSchema)}`,
        );
    }
});

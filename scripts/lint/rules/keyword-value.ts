import { allSchemas } from "../../document/walk-document.ts";
import { explain, type Schema } from "../../runtime/explain.ts";
import { FORMATS } from "../../runtime/formats.ts";
import { documentRule } from "./document.ts";
import { describeFault } from "./example-values.ts";
import { getLintContext } from "./lint-context.ts";

/** The values of the plug-in's keywords must be valid. Otherwise the generator fails, without the place of the value. */
export const keywordValue = documentRule((root, report) => {
  const keywords = getLintContext(root.node)?.bundle.plugin.keywords ?? [];
  if (keywords.length === 0) return;
  for (const { node, path } of allSchemas(root))
    for (const { module } of keywords) {
      const { keyword, valueSchema } = module;
      if (!(keyword in node)) continue;
      const vocabulary = { defs: {}, keywords: [], formats: FORMATS, faultCode: "", maxFaults: 1 };
      for (const fault of explain(valueSchema as Schema, node[keyword], vocabulary))
        report.atValue(
          [...path, keyword],
          `The value of ${keyword} is not valid: ${describeFault(fault)}.`,
          `use a value that fits ${JSON.stringify(valueSchema)}`,
        );
    }
});

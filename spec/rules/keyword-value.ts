import type { Oas3Rule } from "@redocly/openapi-core";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { isNode } from "./document.ts";
import { allSchemas } from "./schema-walk.ts";

export interface OwnKeyword {
  readonly keyword: string;
  readonly valueSchema: object;
}

/** A keyword of ours with a wrong value would fail in the generated validators, far from the line that is wrong. */
export function keywordValue(keywords: readonly OwnKeyword[]): Oas3Rule {
  return () => {
    const ajv = new Ajv2020({ strict: false });
    const checks = new Map<string, ValidateFunction>();
    const checkOf = ({ keyword, valueSchema }: OwnKeyword): ValidateFunction => {
      const check = checks.get(keyword) ?? ajv.compile(valueSchema);
      checks.set(keyword, check);
      return check;
    };
    return {
      Root(document, { report, location }) {
        if (!isNode(document)) return;
        for (const { node, path } of allSchemas({ node: document, path: [] })) {
          for (const own of keywords) {
            if (!(own.keyword in node)) continue;
            const check = checkOf(own);
            if (check(node[own.keyword])) continue;
            const fault = check.errors?.[0];
            report({
              message: `\`${own.keyword}\` ${[fault?.instancePath, fault?.message].filter(Boolean).join(" ")}.`,
              location: location.child([...path, own.keyword]),
              suggest: [`give a value that fits ${JSON.stringify(own.valueSchema)}`],
            });
          }
        }
      },
    };
  };
}

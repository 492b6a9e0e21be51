import type { Oas3Rule } from "@redocly/openapi-core";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { documentRule } from "./document.ts";
import { allSchemas } from "./schema-walk.ts";

export interface OwnKeyword {
  readonly keyword: string;
  readonly valueSchema: object;
}

/** The values of the contract's own keywords must be valid. Otherwise the generator fails, without the place of the value. */
export function keywordValue(keywords: readonly OwnKeyword[]): Oas3Rule {
  const ajv = new Ajv2020({ strict: false });
  const validators = new Map<string, ValidateFunction>();
  return documentRule((root, report) => {
    for (const { node, path } of allSchemas(root))
      for (const { keyword, valueSchema } of keywords) {
        if (!(keyword in node)) continue;
        const validate = validators.get(keyword) ?? ajv.compile(valueSchema);
        validators.set(keyword, validate);
        if (validate(node[keyword])) continue;
        const [error] = validate.errors ?? [];
        report.atValue(
          [...path, keyword],
          `\`${keyword}\` ${[error?.instancePath, error?.message].filter(Boolean).join(" ")}.`,
          `use a value that fits ${JSON.stringify(valueSchema)}`,
        );
      }
  });
}

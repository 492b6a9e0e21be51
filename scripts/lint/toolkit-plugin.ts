import type { Oas3Rule, Plugin } from "@redocly/openapi-core";
import { PRESET_RULES } from "./presets.ts";
import { extendTypes } from "./redocly-types.ts";
import { boundedInputs } from "./rules/bounded-inputs.ts";
import { componentsUsed } from "./rules/components-used.ts";
import { deprecation } from "./rules/deprecation.ts";
import { examplePerResponse } from "./rules/example-per-response.ts";
import { keywordValue } from "./rules/keyword-value.ts";
import { knownFormat } from "./rules/known-format.ts";
import { nameStyle } from "./rules/name-style.ts";
import { noDynamicRef } from "./rules/no-dynamic-ref.ts";
import { noNullable } from "./rules/no-nullable.ts";
import { propertyDescription } from "./rules/property-description.ts";
import { refusalsDocumented } from "./rules/refusals-documented.ts";
import { repeatable } from "./rules/repeatable.ts";
import { requiredDeclared } from "./rules/required-declared.ts";
import { validDefault } from "./rules/valid-default.ts";
import { validExample } from "./rules/valid-example.ts";
import { SOURCE_RULES } from "./source-rules.ts";

/** Redocly looks for nothing: `lintBundle` runs these on the files. They are listed so that a redocly.yaml may set them. */
const fileRules = Object.fromEntries(Object.keys(SOURCE_RULES).map((name): [string, Oas3Rule] => [name, () => ({})]));

/** The toolkit's own rules and presets, for any document. */
export const toolkitPlugin: Plugin = {
  id: "contract",
  typeExtension: { oas3: extendTypes },
  configs: Object.fromEntries(Object.entries(PRESET_RULES).map(([name, rules]) => [name, { rules: { ...rules } }])),
  rules: {
    oas3: {
      "contract/bounded-inputs": boundedInputs,
      "contract/components-used": componentsUsed,
      "contract/deprecation": deprecation,
      "contract/example-per-response": examplePerResponse,
      "contract/keyword-value": keywordValue,
      "contract/known-format": knownFormat,
      "contract/name-style": nameStyle,
      "contract/no-dynamic-ref": noDynamicRef,
      "contract/no-nullable": noNullable,
      "contract/property-description": propertyDescription,
      "contract/refusals-documented": refusalsDocumented,
      "contract/repeatable": repeatable,
      "contract/required-declared": requiredDeclared,
      "contract/valid-default": validDefault,
      "contract/valid-example": validExample,
      ...fileRules,
    },
  },
};

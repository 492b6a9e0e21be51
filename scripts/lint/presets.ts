import type { RuleConfig } from "@redocly/openapi-core";

export const PRESETS = ["minimal", "recommended", "strict"] as const;
export type Preset = (typeof PRESETS)[number];

type Rules = Readonly<Record<string, RuleConfig>>;

/** These check examples with a compiler; contract/valid-example does it faster, and with the keywords of the plug-in. */
const REPLACED: Rules = {
  "no-invalid-media-type-examples": "off",
  "no-invalid-parameter-examples": "off",
  "no-invalid-schema-examples": "off",
};

/** What a document need not have from its first day: a licence, and a server with a name of its own. */
const FOR_LATER = ["info-license", "no-server-example.com"];

const MINIMAL: Rules = {
  ...REPLACED,
  ...Object.fromEntries(FOR_LATER.map((rule) => [rule, "off"])),
  "contract/keyword-value": "error",
  "contract/known-format": "warn",
  "contract/refusals-documented": { severity: "warn", statuses: [400] },
  "contract/valid-default": "error",
  "contract/valid-example": "warn",
};

const RECOMMENDED: Rules = {
  ...MINIMAL,
  // contract/refusals-documented says which answer is missing, and why.
  "operation-4xx-response": "off",
  "contract/deprecation": "warn",
  "contract/name-style": "warn",
  "contract/no-nullable": "error",
  "contract/orphan-file": "warn",
  "contract/quoted-status": "warn",
  "contract/refusals-documented": "error",
  "contract/repeatable": "warn",
};

const STRICT: Rules = {
  ...RECOMMENDED,
  ...Object.fromEntries(FOR_LATER.map((rule) => [rule, "error"])),
  // contract/required-declared and contract/components-used do the same, and know more.
  "no-required-schema-properties-undefined": "off",
  "no-unused-components": "off",
  "operation-description": "error",
  "operation-tag-defined": "error",
  "parameter-description": "error",
  "contract/bounded-inputs": "error",
  "contract/components-used": "error",
  "contract/example-per-response": "error",
  "contract/name-style": "error",
  "contract/no-dynamic-ref": "error",
  "contract/orphan-file": "error",
  "contract/property-description": "error",
  "contract/quoted-status": "error",
  "contract/required-declared": "error",
  "contract/slip": "error",
  "contract/valid-example": "error",
};

/** The rules that each preset adds to one of Redocly's. */
export const PRESET_RULES: Readonly<Record<Preset, Rules>> = {
  minimal: MINIMAL,
  recommended: RECOMMENDED,
  strict: STRICT,
};

/** What `extends` of a redocly.yaml would list. */
export const PRESET_EXTENDS: Readonly<Record<Preset, readonly string[]>> = {
  minimal: ["minimal", "contract/minimal"],
  recommended: ["recommended", "contract/recommended"],
  strict: ["recommended-strict", "contract/strict"],
};

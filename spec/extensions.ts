import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { getStepSchemas } from "./derive/channels.ts";
import type { Json } from "./derive/json.ts";

// What `npm run diff` needs to know about this contract: what a change of our own extensions means for callers (changes of
// other extensions mean nothing), and the schemas that requests must satisfy although no operation refers to them.

interface Rated {
  readonly rating: "major" | "minor" | "patch";
  readonly warning?: boolean;
  readonly sentence: string;
  /** Response fields whose enum changes follow from the extension. */
  readonly explains?: readonly string[];
}

type Rule = (before: Json | undefined, after: Json | undefined, name: string) => Rated | undefined;

/** A numeric limit: a lower limit breaks callers that exceed it. */
const limit =
  (words: (name: string, limit: string) => string): Rule =>
  (before, after, name) => {
    if (after === undefined)
      return { rating: "minor", sentence: `${words(name, String(before))} are no longer refused` };
    const breaks = before === undefined || Number(after) < Number(before);
    const formerly = before === undefined ? "" : ` (before: ${String(before)})`;
    return {
      rating: breaks ? "major" : "minor",
      sentence: breaks
        ? `${words(name, String(after))} are now refused${formerly}`
        : `only ${words(name, String(after))} are refused now${formerly}`,
    };
  };

/** The codes of a place: `A302`, or `{default: A303, maxLength: A328}`. */
const formatCodes = (code: Json | undefined): string => {
  if (code === undefined) return "the general code";
  if (typeof code !== "object" || code === null) return String(code);
  return Object.entries(code)
    .map(([keyword, own]) => `${String(own)}${keyword === "default" ? "" : ` for ${keyword}`}`)
    .join(", ");
};

/** Callers react to codes, so that another code for the same fault breaks them. */
const code: Rule = (before, after, name) => ({
  rating: "major",
  sentence: `a fault of ${name} is now refused with ${formatCodes(after)} (before: ${formatCodes(before)})`,
});

const codes: Rule = (before, after) => {
  const [old, now] = [before, after].map((list) => (Array.isArray(list) ? list.map(String) : []));
  const gained = (now ?? []).filter((one) => !old?.includes(one));
  const lost = (old ?? []).filter((one) => !now?.includes(one));
  const words = [
    ...(gained.length > 0 ? [`may now answer ${gained.join(", ")}`] : []),
    ...(lost.length > 0 ? [`no longer answers ${lost.join(", ")}`] : []),
  ];
  // Only the order of the codes changed.
  if (words.length === 0) return undefined;
  const explains = ["code", "result", "errors[].code"];
  return { rating: "minor", warning: gained.length > 0, sentence: words.join(" and "), explains };
};

const placeholders: Rule = (_before, after, name) => ({
  rating: after === true ? "minor" : "major",
  sentence: `placeholders in ${name} are ${after === true ? "now" : "no longer"} replaced`,
});

const rateLimit: Rule = (before, after, name) => ({
  rating: "minor",
  warning: true,
  sentence: `${name} is now counted under the rate limit \`${String(after ?? "none")}\` (before: \`${String(before ?? "none")}\`)`,
});

const right: Rule = (before, after, name) => ({
  rating: "minor",
  warning: true,
  sentence: `${name} now needs the right \`${String(after ?? "none")}\` of a credential (before: \`${String(before ?? "none")}\`)`,
});

export const extensions: Readonly<Record<string, Rule>> = {
  "x-code": code,
  "x-result-codes": codes,
  "x-placeholders": placeholders,
  "x-rate-limit": rateLimit,
  "x-right": right,
  "x-body-limit": limit((_name, bytes) => `bodies over ${bytes} bytes`),
  "x-max-length": limit((name, length) => `credentials of ${name} over ${length} characters`),
};

const steps = getStepSchemas({
  channels: parse(readFileSync(new URL("tables/channels.yaml", import.meta.url), "utf8")),
});
const templates = ["RcsTemplateFree", "RcsTemplateDescription", "RcsTemplateCell", "RcsTemplateImage"];

/** Schemas that the server checks later: an entry of a flow after its placeholders were replaced, and an RCS message with a template. */
export const alsoHeldTo: readonly { readonly schema: string; readonly operation: string; readonly field: string }[] = [
  ...Object.entries(steps).map(([name, schema]) => ({
    schema,
    operation: "sendOmni",
    field: `messageFlow[].${name}`,
  })),
  ...templates.flatMap((schema) => [
    { schema, operation: "sendRcs", field: "" },
    { schema, operation: "sendOmni", field: "messageFlow[].rcs" },
  ]),
];

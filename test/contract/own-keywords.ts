import { fileURLToPath } from "node:url";
import { loadPlugin } from "../../scripts/document/plugin.ts";
import type { OwnKeyword } from "../../scripts/probe/contract/validator.ts";
import { isObject, type Json } from "../../scripts/schema/json.ts";
import { lengthen } from "../../scripts/schema/texts.ts";

type Breaks = (value: Json, parameter: Json) => readonly Json[];

/** Values that break a keyword and as little else as possible. A keyword that is not here is broken by guesses. */
const breaks: Readonly<Record<string, Breaks>> = {
  "x-max-bytes": (value, limit) => [
    lengthen(String(value), Number(limit) + 1, "a"),
    String(value) + "가".repeat(Math.ceil(Number(limit) / 2)),
  ],
  "x-cp949": (value) => [`${[...String(value)].slice(1).join("")}é`, "é"],
  "x-max-total-length": (value, rule) => {
    if (!isObject(value) || !isObject(rule) || !Array.isArray(rule.of)) return [];
    const names = rule.of.map(String).filter((name) => typeof value[name] === "string");
    return names.map((name) => ({ ...value, [name]: lengthen(String(value[name]), Number(rule.limit) + 1, "a") }));
  },
  "x-max-items-total-length": (value, rule) => {
    if (!Array.isArray(value) || !isObject(rule)) return [];
    const share = Math.ceil((Number(rule.limit) + 1) / value.length);
    const name = String(rule.of);
    return [
      value.map((item) =>
        isObject(item) ? { ...item, [name]: lengthen(String(item[name] ?? ""), share, "a") } : item,
      ),
    ];
  },
};

const plugin = await loadPlugin(fileURLToPath(new URL("../../spec/plugin.ts", import.meta.url)));

/** The keywords of the contract that no validator but ours knows. */
export const ownKeywords: readonly OwnKeyword[] = plugin.keywords.map(({ module }) => {
  const known = breaks[module.keyword];
  return known === undefined ? module : { ...module, breaks: known };
});

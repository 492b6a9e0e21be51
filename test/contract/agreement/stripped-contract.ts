import { loadPlugin } from "../../../scripts/document/plugin.ts";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";
import { ownPlugin } from "../../rig/own-project.ts";
import { document } from "../document.ts";

/** The names of the contract's own schema keywords. */
export async function ownKeywords(): Promise<ReadonlySet<string>> {
  const { keywords } = await loadPlugin(ownPlugin);
  return new Set(keywords.map(({ module }) => module.keyword));
}

/** The contract without its own keywords: what any validator of JSON Schema can be asked about. */
export async function strippedContract(): Promise<JsonObject> {
  const own = await ownKeywords();
  const strip = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(strip);
    if (!isObject(node)) return node;
    const kept = Object.entries(node).filter(([key]) => !own.has(key));
    return Object.fromEntries(kept.map(([key, value]) => [key, strip(value)]));
  };
  return strip(document as JsonObject) as JsonObject;
}

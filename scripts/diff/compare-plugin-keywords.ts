import { isDeepStrictEqual } from "node:util";
import type { KeywordModule } from "../document/plugin.ts";
import { writeExact } from "../runtime/exact-json.ts";
import type { Json } from "../schema/json.ts";
import { addNarrowed, addWidened, type Comparison, type SchemaPair } from "./schema-pair.ts";

/** Schema keywords of the plug-in; their modules say what a change means. */
export const comparePluginKeywords: Comparison = (pair) => {
  for (const [keyword, module] of pair.rules.keywords) {
    const [old, now] = [pair.before.pluginKeywords.get(keyword) ?? [], pair.after.pluginKeywords.get(keyword) ?? []];
    if (!isDeepStrictEqual(old, now)) comparePluginKeyword(pair, module, old, now);
  }
};

function comparePluginKeyword(pair: SchemaPair, module: KeywordModule, old: readonly Json[], now: readonly Json[]) {
  const { keyword, narrows, refuses } = module;
  const isRequest = pair.direction === "request";
  // A value is a new restriction if none of the other values restricted as much.
  const newIn = (values: readonly Json[], others: readonly Json[]): Json[] =>
    values.filter((value) => others.every((other) => narrows?.(other, value) ?? !isDeepStrictEqual(other, value)));
  const [gained, lost] = [newIn(now, old), newIn(old, now)];
  const words = (value: Json): string => refuses?.(value) ?? `that ${keyword} ${writeExact(value)} refuses`;
  for (const value of gained)
    addNarrowed(pair, keyword, { before: old[0], after: now[0] }, (label, subject) =>
      isRequest ? subject.refused(`with ${label} ${words(value)}`) : `${label} is no longer ${words(value)}`,
    );
  if (gained.length > 0) return;
  for (const value of lost)
    addWidened(pair, keyword, { before: old[0], after: now[0] }, (label, subject) =>
      isRequest
        ? `${subject.messages()} with ${label} ${words(value)} are now accepted`
        : `${label} may now come ${words(value)}`,
    );
}

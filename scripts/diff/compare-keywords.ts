import type { Json } from "../pipeline/json.ts";
import type { KeywordModule } from "../pipeline/plugin.ts";
import { canonicalJson } from "./canonical.ts";
import { type Comparison, type FlatPair, narrowed, widened } from "./flat-pair.ts";

/** The document's own schema keywords, by what their modules say of them. */
export const compareKeywords: Comparison = (pair) => {
  for (const [keyword, module] of pair.own.keywords) {
    const [old, now] = [pair.before.ownKeywords.get(keyword) ?? [], pair.after.ownKeywords.get(keyword) ?? []];
    if (canonicalJson([...old]) === canonicalJson([...now])) continue;
    compareKeyword(pair, module, old, now);
  }
};

function compareKeyword(pair: FlatPair, module: KeywordModule, old: readonly Json[], now: readonly Json[]): void {
  const { keyword, narrows, refuses } = module;
  const origin = pair.after.origins.get(keyword) ?? pair.before.origins.get(keyword);
  const told = { keyword, before: old[0], after: now[0], origin };
  // Each value on its own: what none of the others demanded already is a new demand.
  const demands = (values: readonly Json[], others: readonly Json[]): Json[] =>
    values.filter((value) =>
      others.every((other) => narrows?.(other, value) ?? canonicalJson(other) !== canonicalJson(value)),
    );
  const [gained, lost] = [demands(now, old), demands(old, now)];
  const words = (value: Json): string => refuses?.(value) ?? `that ${keyword} ${JSON.stringify(value)} refuses`;
  for (const value of gained)
    narrowed(pair, {
      ...told,
      say: (subject) =>
        pair.direction === "request"
          ? subject.refused(words(value))
          : `${subject.name()} is no longer ${words(value)}${subject.condition()}`,
    });
  if (gained.length > 0) return;
  for (const value of lost)
    widened(pair, {
      ...told,
      say: (subject) =>
        pair.direction === "request"
          ? subject.accepted(words(value))
          : `${subject.name()} may now come ${words(value)}${subject.condition()}`,
    });
}

import { canonicalJson } from "./canonical.ts";
import { isOtherThing } from "./compare-values.ts";
import { type Comparison, type FlatPair, narrowed, widened } from "./flat-pair.ts";
import { code } from "./wording.ts";

/** The entries of a list. */
export const compareItems: Comparison = (pair) => {
  const { before, after } = pair;
  if (isOtherThing(pair)) return;
  for (let index = 0; index < Math.max(before.prefixItems.length, after.prefixItems.length); index++)
    pair.follow(
      { to: `[${index}]` },
      before.prefixItems[index] ?? before.items,
      after.prefixItems[index] ?? after.items,
    );
  if (before.items.length + after.items.length > 0) pair.follow({ to: "[]" }, before.items, after.items);
};

/** Keywords that are not taken apart: `not`, `contains`, `propertyNames`, `uniqueItems`, … A new demand counts as one. */
export const compareOthers: Comparison = (pair) => {
  const { before, after } = pair;
  for (const keyword of new Set([...before.others.keys(), ...after.others.keys()])) {
    const [old, now] = [before.others.get(keyword), after.others.get(keyword)];
    const gained = [...(now ?? [])].filter(([text]) => !old?.has(text));
    const lost = [...(old ?? [])].filter(([text]) => !now?.has(text));
    const origin = after.origins.get(keyword) ?? before.origins.get(keyword);
    const told = { keyword, before: lost.map(([, value]) => value), after: gained.map(([, value]) => value), origin };
    if (keyword === "uniqueItems") compareUnique(pair, origin);
    else if (gained.length > 0)
      narrowed(pair, {
        ...told,
        say: (subject) =>
          `${subject.name()} is held to another rule: ${keyword} ${code(gained[0]?.[1])}${subject.condition()}`,
      });
    else if (lost.length > 0)
      widened(pair, {
        ...told,
        say: (subject) =>
          `${subject.name()} is no longer held to ${keyword} ${code(lost[0]?.[1])}${subject.condition()}`,
      });
  }
};

function compareUnique(pair: FlatPair, origin: string | undefined): void {
  const unique = (side: "before" | "after"): boolean =>
    [...(pair[side].others.get("uniqueItems")?.keys() ?? [])].includes("true");
  const [old, now] = [unique("before"), unique("after")];
  const told = { keyword: "uniqueItems", before: old, after: now, origin };
  if (now && !old)
    narrowed(pair, {
      ...told,
      say: (subject) =>
        pair.direction === "request"
          ? subject.refused("with an entry twice")
          : `${subject.name()} has no entry twice any more`,
    });
  if (old && !now)
    widened(pair, { ...told, say: (subject) => `${subject.name()} may now have an entry twice${subject.condition()}` });
}

/** Remarks that callers notice: what is meant when a field is left out, what is going to go, and the document's own. */
export const compareRemarks: Comparison = (pair) => {
  compareDefault(pair);
  const { before, after } = pair;
  if (after.remarks.get("deprecated") === true && before.remarks.get("deprecated") !== true)
    pair.add({
      rating: "minor",
      keyword: "deprecated",
      before: false,
      after: true,
      say: (subject) => `${subject.name()} is deprecated${subject.condition()}`,
    });
  for (const [name, rule] of Object.entries(pair.own.extensions)) {
    const [old, now] = [before.remarks.get(name), after.remarks.get(name)];
    // What an extension says of a value is said to whoever sends it.
    if (pair.direction === "response" || canonicalJson(old) === canonicalJson(now)) continue;
    const rated = rule(old, now, "");
    if (!rated) continue;
    const { rating, warning = false } = rated;
    pair.add({
      rating,
      warning,
      keyword: name,
      before: old,
      after: now,
      origin: after.origins.get(name) ?? before.origins.get(name),
      say: (subject) => `${rule(old, now, subject.name())?.sentence ?? ""}${subject.condition()}`,
    });
  }
};

function compareDefault(pair: FlatPair): void {
  const [old, now] = [pair.before.remarks.get("default"), pair.after.remarks.get("default")];
  if (pair.direction === "response" || canonicalJson(old) === canonicalJson(now)) return;
  const told = { keyword: "default", before: old, after: now, origin: pair.after.origins.get("default") };
  if (old === undefined)
    pair.add({
      rating: "minor",
      ...told,
      say: (subject) => `without ${subject.name()}, ${code(now)} is now taken${subject.condition()}`,
    });
  else if (now === undefined)
    pair.add({
      rating: "minor",
      warning: true,
      ...told,
      say: (subject) => `without ${subject.name()}, ${code(old)} is no longer taken${subject.condition()}`,
    });
  else
    pair.add({
      rating: "major",
      hits: "needed",
      ...told,
      say: (subject) =>
        `without ${subject.name()}, ${code(now)} is now taken (before: ${code(old)})${subject.condition()}`,
    });
}

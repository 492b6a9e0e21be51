import { isObject } from "../pipeline/json.ts";
import type { Conjunction, Flat } from "./flat.ts";
import { BREAKS_READERS, type Comparison, type FlatPair, narrowed, widened } from "./flat-pair.ts";
import { code, listed } from "./wording.ts";

/** Properties: which there are, which must be there, and what becomes of others. */
export const compareObjects: Comparison = (pair) => {
  compareProperties(pair);
  compareRequired(pair);
  compareAdditional(pair);
  comparePatternProperties(pair);
  compareDependencies(pair);
};

const isClosed = (flat: Flat): boolean => flat.additional.includes(false);
/** What a property that is not listed must be; empty where anything will do. */
const typedAdditional = (flat: Flat): Conjunction => flat.additional.filter(isObject);

/** Those that show in this direction. */
function visible(pair: FlatPair, side: "before" | "after"): ReadonlyMap<string, Conjunction> {
  return new Map([...pair[side].properties].filter(([, property]) => !pair.hides(side, property)));
}

function compareProperties(pair: FlatPair): void {
  const [old, now] = [visible(pair, "before"), visible(pair, "after")];
  for (const [name, property] of old) {
    const kept = now.get(name);
    const step = { to: `.${name}` };
    if (kept) pair.follow(step, property, kept);
    else if (pair.rule) pair.follow(step, property, []);
    else if (matches(pair.after, name)) pair.follow(step, property, matched(pair.after, name));
    else if (!property.includes(false)) removed(pair, name);
  }
  const news: string[] = [];
  for (const [name, property] of now) {
    if (old.has(name)) continue;
    const step = { to: `.${name}` };
    if (pair.rule || property.includes(false)) pair.follow(step, [], property);
    else if (matches(pair.before, name)) pair.follow(step, matched(pair.before, name), property);
    else news.push(name);
  }
  added(pair, news);
}

/** Whether a name that is not listed is still described, by a pattern or as one of many. */
const matches = (flat: Flat, name: string): boolean =>
  typedAdditional(flat).length > 0 || patternsOf(flat, name).length > 0;

const patternsOf = (flat: Flat, name: string): Conjunction[] =>
  [...flat.patternProperties]
    .filter(([pattern]) => new RegExp(pattern, "u").test(name))
    .map(([, property]) => property);

function matched(flat: Flat, name: string): Conjunction {
  const patterns = patternsOf(flat, name);
  return patterns.length > 0 ? patterns.flat() : typedAdditional(flat);
}

function removed(pair: FlatPair, name: string): void {
  const { before, after, direction } = pair;
  const origin = before.origins.get(`.${name}`);
  pair.add({
    rating: "major",
    keyword: "properties",
    member: name,
    before: name,
    after: undefined,
    origin,
    say: (subject) => {
      if (direction === "response")
        return `${subject.whole()} no longer has \`${subject.field(name)}\`${subject.condition()}`;
      return isClosed(after)
        ? subject.refusedWith(name)
        : `${subject.whole()} no longer has \`${subject.field(name)}\`: at best it is ignored${subject.condition()}`;
    },
  });
}

/** New properties, told together; one that callers must give is told as that. */
function added(pair: FlatPair, names: readonly string[]): void {
  const { after, direction } = pair;
  const always = names.filter((name) => after.required.has(name));
  const sometimes = names.filter((name) => !after.required.has(name));
  for (const [some, words] of [
    [always, "now has"],
    [sometimes, "may now have"],
  ] as const) {
    if (some.length === 0 || (direction === "request" && some === always)) continue;
    pair.add({
      rating: "minor",
      keyword: "properties",
      before: undefined,
      after: [...some],
      origin: after.origins.get(`.${some[0]}`),
      say: (subject) => {
        const fields = listed(some.map((name) => `\`${subject.field(name)}\``));
        const told = direction === "request" ? `${fields} may now be given` : `${subject.whole()} ${words} ${fields}`;
        return `${told}${subject.condition()}`;
      },
    });
  }
}

function compareRequired(pair: FlatPair): void {
  const { before, after, direction } = pair;
  const [old, now] = [visible(pair, "before"), visible(pair, "after")];
  const shows = (name: string): boolean => now.has(name) || !after.properties.has(name);
  for (const name of after.required) {
    if (before.required.has(name) || !shows(name)) continue;
    const told = {
      keyword: "required",
      member: name,
      before: false,
      after: true,
      origin: after.origins.get("required"),
    };
    if (direction === "request")
      narrowed(pair, { ...told, hits: "needed", say: (subject) => subject.refusedWithout(name) });
    else if (old.has(name) || pair.rule)
      narrowed(pair, { ...told, say: (subject) => `${subject.name(name)} is now always there${subject.condition()}` });
  }
  for (const name of before.required) {
    if (after.required.has(name)) continue;
    if (!pair.rule && (!now.has(name) || !old.has(name))) continue;
    const origin = before.origins.get("required");
    const told = { keyword: "required", member: name, before: true, after: false, origin };
    const say = direction === "request" ? "may now be left out" : "may now be missing";
    widened(pair, { ...told, say: (subject) => `${subject.name(name)} ${say}${subject.condition()}` }, BREAKS_READERS);
  }
}

function compareAdditional(pair: FlatPair): void {
  const { before, after, direction } = pair;
  const told = {
    keyword: "additionalProperties",
    before: !isClosed(before),
    after: !isClosed(after),
    origin: after.origins.get("additionalProperties") ?? before.origins.get("additionalProperties"),
  };
  const of = (field: string): string => (field === "" ? "" : ` of \`${field}\``);
  if (isClosed(after) && !isClosed(before))
    narrowed(pair, {
      ...told,
      say: (subject) =>
        direction === "request"
          ? `members${of(subject.field())} that the document does not name are now refused${subject.condition()}`
          : `${subject.whole()} no longer has members${of(subject.field())} that the document does not name${subject.condition()}`,
    });
  else if (isClosed(before) && !isClosed(after))
    widened(pair, {
      ...told,
      say: (subject) =>
        `${subject.whole()} may now have members${of(subject.field())} that the document does not name${subject.condition()}`,
    });
  else if (typedAdditional(before).length + typedAdditional(after).length > 0)
    pair.follow({ to: ".*" }, typedAdditional(before), typedAdditional(after), { rule: true });
}

function comparePatternProperties(pair: FlatPair): void {
  const { before, after } = pair;
  const fallback = (flat: Flat): Conjunction => (isClosed(flat) && !pair.rule ? [false] : typedAdditional(flat));
  for (const pattern of new Set([...before.patternProperties.keys(), ...after.patternProperties.keys()])) {
    const [old, now] = [before.patternProperties.get(pattern), after.patternProperties.get(pattern)];
    pair.follow({ to: `.<${pattern}>` }, old ?? fallback(before), now ?? fallback(after), { rule: true });
  }
}

function compareDependencies(pair: FlatPair): void {
  const { before, after, direction } = pair;
  for (const name of new Set([...before.dependentRequired.keys(), ...after.dependentRequired.keys()])) {
    const [old, now] = [before.dependentRequired.get(name), after.dependentRequired.get(name)];
    const gained = [...(now ?? [])].filter((needed) => !old?.has(needed));
    const lost = [...(old ?? [])].filter((needed) => !now?.has(needed));
    const told = { keyword: "dependentRequired", member: name, before: lost, after: gained };
    if (gained.length > 0)
      narrowed(pair, {
        ...told,
        say: (subject) =>
          direction === "request"
            ? subject.refused(`but without ${listed(gained.map(code))}`, name)
            : `${subject.name(name)} now comes with ${listed(gained.map(code))}${subject.condition()}`,
      });
    if (lost.length > 0)
      widened(pair, {
        ...told,
        say: (subject) => `${subject.name(name)} may now come without ${listed(lost.map(code))}${subject.condition()}`,
      });
  }
}

import { refName, type Schema } from "../ir/schema.ts";
import { isObject, type Json } from "../pipeline/json.ts";
import { canonicalJson, canonicalSchema } from "./canonical.ts";
import type { Conjunction, Union } from "./flat.ts";
import { type Comparison, type FlatPair, narrowed, widened } from "./flat-pair.ts";
import type { Step } from "./subject.ts";
import { code, codes, either, listed } from "./wording.ts";

/** Choices between schemas: which variants came and went, and what became of those that stayed. */
export const compareUnions: Comparison = (pair) => {
  const { before, after } = pair;
  for (let index = 0; index < Math.max(before.unions.length, after.unions.length); index++) {
    const [old, now] = [before.unions[index], after.unions[index]];
    if (old && now) compareUnion(pair, old, now);
    else if (now) turned(pair, now, "into");
    else if (old) turned(pair, old, "from");
  }
};

interface Variant {
  readonly schema: Schema;
  readonly name: string | undefined;
  readonly values: readonly Json[] | undefined;
  /** How a sentence names it. */
  readonly words: string;
  readonly step: Step;
}

function variantsOf(union: Union): Variant[] {
  return union.branches.map((schema, index) => {
    const name = isObject(schema) ? (refName(schema.$ref) ?? onlyRef(schema)) : undefined;
    const values = union.by?.values[index];
    const title = isObject(schema) && typeof schema.title === "string" ? schema.title : undefined;
    const type = isObject(schema) && typeof schema.type === "string" ? schema.type : undefined;
    const told = values && union.by ? `when \`${union.by.property}\` is ${either(codes(values))}` : undefined;
    const own = name ?? title ?? type;
    const words = told ?? (own === undefined ? `variant ${index + 1}` : `\`${own}\``);
    return { schema, name, values, words, step: { note: told ?? `as ${words}` } };
  });
}

/** The discriminator's rule wraps a branch in an allOf: the name is inside. */
const onlyRef = (schema: Schema): string | undefined => {
  const [first] = isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf : [];
  return isObject(first) ? refName(first.$ref) : undefined;
};

function compareUnion(pair: FlatPair, old: Union, now: Union): void {
  const matched = match(pair, variantsOf(old), variantsOf(now));
  for (const [before, after] of matched.pairs) pair.follow(after.step, [before.schema], [after.schema]);
  tell(pair, old.keyword, matched.lost, matched.gained);
}

function tell(pair: FlatPair, keyword: string, lost: readonly Variant[], gained: readonly Variant[]): void {
  const origin = pair.after.origins.get(keyword) ?? pair.before.origins.get(keyword);
  const told = { keyword, before: lost.map(({ words }) => words), after: gained.map(({ words }) => words), origin };
  const some = (variants: readonly Variant[]): string => listed(variants.map(({ words }) => words));
  if (lost.length > 0)
    narrowed(pair, {
      ...told,
      say: (subject) =>
        pair.direction === "request"
          ? `${subject.name()} can no longer be ${some(lost)}: such ${subject.sent()} are refused${subject.condition()}`
          : `${subject.name()} is never ${some(lost)} any more${subject.condition()}`,
    });
  if (gained.length > 0)
    widened(pair, {
      ...told,
      say: (subject) =>
        `${subject.name()} ${pair.direction === "request" ? "may" : "can"} now also be ${some(gained)}${subject.condition()}`,
    });
}

interface Matched {
  readonly pairs: readonly (readonly [Variant, Variant])[];
  readonly lost: readonly Variant[];
  readonly gained: readonly Variant[];
}

/** Which variant is which: told by the same values, then the same name, then the same text, then by likeness. */
function match(pair: FlatPair, old: readonly Variant[], now: readonly Variant[]): Matched {
  const pairs: (readonly [Variant, Variant])[] = [];
  const left = { old: new Set(old), now: new Set(now) };
  const alike: readonly ((one: Variant, other: Variant) => boolean)[] = [
    (one, other) =>
      one.values?.some((value) => other.values?.map(canonicalJson).includes(canonicalJson(value))) ?? false,
    (one, other) => one.name !== undefined && one.name === other.name,
    (one, other) => canonicalSchema(one.schema) === canonicalSchema(other.schema),
    (one, other) => pair.likeness([one.schema], [other.schema]) > 0.5,
    (one, other) => left.old.size === 1 && left.now.size === 1 && pair.likeness([one.schema], [other.schema]) > 0,
  ];
  for (const test of alike)
    for (const one of left.old) {
      const other = [...left.now].find((candidate) => test(one, candidate));
      if (!other) continue;
      pairs.push([one, other]);
      left.old.delete(one);
      left.now.delete(other);
    }
  return { pairs, lost: [...left.old], gained: [...left.now] };
}

/** One schema became a choice, or a choice one schema: the branch most like it is what it became; the others came or went. */
function turned(pair: FlatPair, union: Union, way: "into" | "from"): void {
  const whole: Conjunction = way === "into" ? pair.whole("before") : pair.whole("after");
  const rest: Conjunction = pair.without(way === "into" ? "after" : "before");
  const variants = variantsOf(union);
  const ranked = variants
    .map((variant) => ({ variant, likeness: pair.likeness(whole, [...rest, variant.schema]) }))
    .sort((one, other) => other.likeness - one.likeness);
  const [best] = ranked;
  if (!best || best.likeness === 0) {
    pair.add({
      rating: "major",
      keyword: union.keyword,
      before: way === "from" ? variants.map(({ words }) => words) : undefined,
      after: way === "into" ? variants.map(({ words }) => words) : undefined,
      origin: pair[way === "into" ? "after" : "before"].origins.get(union.keyword),
      say: (subject) =>
        `${subject.name()} is ${way === "into" ? "now" : "no longer"} one of ${listed(variants.map(({ words }) => words))}${subject.condition()}`,
    });
    return;
  }
  // What takes anything takes each of them.
  const others = pair.isOpen(whole, way === "into" ? "before" : "after")
    ? []
    : variants.filter((variant) => variant !== best.variant);
  const part: Conjunction = [...rest, best.variant.schema];
  if (way === "into") pair.follow({ note: best.variant.step.note ?? code(best.variant.words) }, whole, part);
  else pair.follow({}, part, whole);
  tell(pair, union.keyword, way === "from" ? others : [], way === "into" ? others : []);
}

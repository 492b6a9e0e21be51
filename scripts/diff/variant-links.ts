import { haveCommonValue } from "../schema/accepted-values.ts";
import type { Conjunction, Union } from "../schema/flat-schema.ts";
import type { Json } from "../schema/json.ts";
import type { UnionBy } from "../schema/union-mark.ts";
import { type Ask, type Branch, newChoice } from "./branches.ts";
import type { Matched, Variant } from "./match-variants.ts";
import type { SchemaPair, Side } from "./schema-pair.ts";
import { codes } from "./wording.ts";

/** A variant before, and the one that has its values now, or some of them. */
export interface VariantLink {
  readonly before: Variant;
  readonly after: Variant;
  /** The values of the discriminator that lead from one to the other; empty: there is none, or they have none in common. */
  readonly values: readonly Json[];
  /** The values belong to other variants than before, which both go on. */
  readonly isMoved: boolean;
}

/** The matched variants, and those between which a discriminator has moved values. */
export function linkVariants(
  { before, after }: Readonly<Record<Side, readonly Variant[]>>,
  [old, now]: readonly [Union, Union],
  matched: Matched,
): VariantLink[] {
  const links: VariantLink[] = matched.map(([one, other]) => {
    const values = (one.values ?? []).filter((value) => haveCommonValue(other.values ?? [], [value]));
    return { before: one, after: other, values, isMoved: false };
  });
  if (old.by === undefined || old.by.property !== now.by?.property) return links;
  for (const value of new Set([...old.by.values, ...now.by.values].flat())) {
    const [one, other] = [getChosen(before, old.by, value), getChosen(after, now.by, value)];
    if (one === undefined || other === undefined) continue;
    if (matched.some(([kept, same]) => kept === one && same === other)) continue;
    const index = links.findIndex((link) => link.before === one && link.after === other);
    const known = links[index]?.values ?? [];
    links.splice(index === -1 ? links.length : index, 1, {
      ...{ before: one, after: other, values: [...known, value] },
      isMoved: true,
    });
  }
  return links;
}

const getChosen = (variants: readonly Variant[], { otherwise }: UnionBy, value: Json): Variant | undefined =>
  variants.find(({ values }) => haveCommonValue(values ?? [], [value])) ??
  (otherwise === undefined ? undefined : variants[otherwise]);

/** The schemas of one side of a link, without values that another link has. */
export function restrict(
  links: readonly VariantLink[],
  link: VariantLink,
  side: Side,
  by: UnionBy | undefined,
): Conjunction {
  const { schema, values, isDefault } = link[side];
  const moved = links.filter((one) => one.isMoved && one[side] === link[side]).flatMap((one) => one.values);
  if (by === undefined || moved.length === 0 || (isDefault && !link.isMoved)) return [schema];
  const own = link.isMoved ? link.values : (values ?? []).filter((value) => !haveCommonValue(moved, [value]));
  return [schema, { properties: { [by.property]: { enum: [...own] } } }];
}

/** The branches of a choice between links; `others` counts the variants that are in none of them. */
export function newBranches(pair: SchemaPair, links: readonly VariantLink[], others: number): Branch[] {
  const branches = newChoice(links.map((link) => describeLink(pair, link)));
  return branches.map((branch) => ({ ...branch, count: links.length + others }));
}

function describeLink(pair: SchemaPair, { before, after, values, isMoved }: VariantLink) {
  const isDefault = !isMoved && before.isDefault && after.isDefault;
  const isRenamed = values.length === 0 && !isDefault && before.values !== undefined;
  if (isRenamed && pair.direction === "request") return toCase(pair, before, "before");
  const known = toCase(pair, after, "after");
  if (values.length === 0 || after.values === undefined) return known;
  const asks = (): readonly Ask[] =>
    isDefault ? known.asks() : known.asks().map(({ member }) => ({ member, values }));
  return { ...known, words: [...codes(values), ...(isDefault ? ["anything else"] : [])], asks };
}

/** A variant as one branch of a choice. */
export const toCase = (pair: SchemaPair, { schema, lead, names, member, asks }: Variant, side: Side) => ({
  ...{ lead, words: names, member },
  asks: (): readonly Ask[] => asks ?? listStated(pair, schema, side),
});

/** The values that a variant states of its members. */
const listStated = (pair: SchemaPair, schema: Variant["schema"], side: Side): Ask[] =>
  [...pair.flatten([schema], side).properties].flatMap(([member, property]) => {
    const { values } = pair.flatten(property, side);
    return values === undefined ? [] : [{ member, values }];
  });

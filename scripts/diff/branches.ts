import { canonicalJson } from "../schema/canonical.ts";
import type { Json } from "../schema/json.ts";

// Under which conditions a change applies: in which branches of unions and conditions the value is.

/** What a value of a branch has. */
export interface Ask {
  readonly member: string;
  /** The member has one of these values; undefined: it is only there. */
  readonly values?: readonly Json[];
  /** The member is missing, or has none of these values. */
  readonly not?: readonly Json[];
}

/** One branch of several, of which each value takes one. */
export interface Branch {
  /** The same for all branches of a choice. */
  readonly choice: string;
  readonly index: number;
  /** How many branches the choice has: together they are all values. */
  readonly count: number;
  /** "when `kind` is", and the values: the branches of a choice may have the beginning in common. */
  readonly lead: string;
  readonly words: readonly string[];
  /** The member by whose value the branch is chosen. */
  readonly member?: string | undefined;
  /** Only partners who list values need it. */
  asks(): readonly Ask[];
}

type Draft = Pick<Branch, "lead" | "words" | "member" | "asks">;

/** The branches of one choice. Without a name it is known by their words. */
export function newChoice(
  drafts: readonly Draft[],
  choice = canonicalJson(drafts.map(({ lead, words }) => `${lead} ${words.join()}`)),
): Branch[] {
  return drafts.map((draft, index) => ({ ...draft, choice, index, count: drafts.length }));
}

/** All of these hold: of each choice, by its place, the value takes one of the branches. */
type Term = ReadonlyMap<string, readonly Branch[]>;

/** One of these holds. */
export type Condition = readonly Term[];

export const ALWAYS: Condition = [new Map()];

/** The condition and, for the value at a field, a branch. */
export const within = (condition: Condition, field: string, branch: Branch): Condition =>
  condition.map((term) => new Map([...term, [`${field} ${branch.choice}`, [branch]]]));

/** The condition without what a member of the value at a field decides: of the member itself that would say nothing. */
export const withoutMember = (condition: Condition, field: string, member: string | undefined): Condition =>
  condition.map((term) => {
    const others = [...term].filter(
      ([key, [branch]]) => member === undefined || branch?.member !== member || key !== `${field} ${branch.choice}`,
    );
    return others.length === term.size ? term : new Map(others);
  });

/** Whether whatever meets the second term meets the first. */
const covers = (wide: Term, narrow: Term): boolean =>
  [...wide].every(([key, branches]) => {
    const others = narrow.get(key);
    return others?.every((one) => branches.some(({ index }) => index === one.index)) === true;
  });

/** What of a condition is not covered by another one. */
export const beyond = (condition: Condition, known: Condition): Condition =>
  condition.filter((term) => !known.some((other) => covers(other, term)));

/** Either of the two. A choice of which all branches are named is no condition. */
export function join(one: Condition, other: Condition): Condition {
  let terms: Term[] = [];
  for (const term of [...one, ...other]) terms = add(terms, term);
  return terms;
}

function add(terms: readonly Term[], term: Term): Term[] {
  if (terms.some((known) => covers(known, term))) return [...terms];
  const others = terms.filter((known) => !covers(term, known));
  for (const known of others) {
    const merged = merge(known, term);
    if (merged !== undefined) return add(without(others, known), merged);
  }
  return [...others, term];
}

const without = (terms: readonly Term[], term: Term): Term[] => terms.filter((one) => one !== term);

/** One term for two that differ in the branches of one choice. */
function merge(one: Term, other: Term): Term | undefined {
  if (one.size !== other.size || [...one.keys()].some((key) => !other.has(key))) return undefined;
  const differing = [...one].filter(([key, branches]) => nameOf(branches) !== nameOf(other.get(key) ?? []));
  const [[key, branches] = ["", []], ...more] = differing;
  if (more.length > 0) return undefined;
  const byIndex = new Map([...branches, ...(other.get(key) ?? [])].map((branch) => [branch.index, branch]));
  const all = [...byIndex.values()].toSorted((a, b) => a.index - b.index);
  const isAny = all.length === all[0]?.count;
  return new Map([...one].flatMap(([own, same]) => (own !== key ? [[own, same]] : isAny ? [] : [[own, all]])));
}

const nameOf = (branches: readonly Branch[]): string => branches.map(({ index }) => index).join();

/** " (when `type` is `WL`)"; empty if it always holds. */
export function describeCondition(condition: Condition): string {
  const terms = condition.map((term) => [...new Set([...term.values()].map(describeBranches))].join(", "));
  return terms.includes("") || terms.length === 0 ? "" : ` (${[...new Set(terms)].join("; or ")})`;
}

/** "when `kind` is `cat` or `dog`". */
function describeBranches(branches: readonly Branch[]): string {
  const leads = new Map<string, string[]>();
  for (const { lead, words } of branches) leads.set(lead, [...(leads.get(lead) ?? []), ...words]);
  return [...leads].map(([lead, words]) => `${lead} ${anyOf(words)}`).join(" or ");
}

/** Every one is named: a caller looks for its own. */
const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

import { canonicalJson } from "../schema/canonical.ts";
import {
  ALWAYS,
  type Branch,
  beyond,
  type Condition,
  describeCondition,
  join,
  within,
  withoutMember,
} from "./branches.ts";
import type { ApiChange, Change, Scope } from "./change.ts";
import type { ComparedValue, Difference } from "./operation-diff.ts";
import type { SchemaNode } from "./schema-graph.ts";
import { type Step, Subject } from "./wording.ts";

/** Selects parts of a value; `State` is what is known about the part that was reached. */
export interface UseFilter<State> {
  readonly start: State;
  /** undefined: the part is not used. */
  next(state: State, step: Step): State | undefined;
  /** Whether some of the values that are used take a branch. */
  reaches(state: State, branch: Branch): boolean;
  /** Whether a change of a used part is included. */
  includes(state: State, change: Change): boolean;
  /** Whether a change of an unused part is included. */
  includesUnused(change: Change): boolean;
}

const EVERYTHING: UseFilter<true> = {
  start: true,
  next: () => true,
  reaches: () => true,
  includes: () => true,
  includesUnused: () => false,
};

export const getAllChanges = ({ apiChanges, values }: Difference): ApiChange[] => [
  ...apiChanges,
  ...collectChanges(values, () => EVERYTHING),
];

/** The changes below the values of operations, each at the nearest places, with all conditions under which it applies there. */
export function collectChanges<State>(
  values: readonly ComparedValue[],
  getFilter: (value: ComparedValue) => UseFilter<State> | undefined,
): ApiChange[] {
  const changed = findChangedNodes(values.map(({ node }) => node));
  return values.flatMap((value) => {
    const filter = getFilter(value);
    return filter && changed.has(value.node) ? joinConditions(value, collectFromValue(value, filter, changed)) : [];
  });
}

/** A change at one place of a value. */
interface FoundChange {
  readonly change: Change;
  readonly steps: readonly Step[];
  readonly condition: Condition;
}

/** A part of a value on the way to its changes. */
interface Visit<State> {
  readonly node: SchemaNode;
  readonly steps: readonly Step[];
  readonly field: string;
  readonly state: State;
  readonly condition: Condition;
}

/** A part that is in the value at so many places stands for the others there. */
const MOST_PLACES = 20;

/** What is known of a node: where it was met, and under which conditions. */
interface Known {
  readonly fields: Set<string>;
  condition: Condition;
}

function collectFromValue<State>(
  value: ComparedValue,
  filter: UseFilter<State>,
  changed: ReadonlySet<SchemaNode>,
): FoundChange[] {
  const found: FoundChange[] = [];
  const known = new Map<SchemaNode, Map<State, Known>>();
  const { steps = [] } = value;
  let state: State | undefined = filter.start;
  for (const step of steps) state = state === undefined ? undefined : filter.next(state, step);
  const start = { node: value.node, steps, field: fieldOf(steps), condition: ALWAYS };
  // All parts in the same number of steps go together: what several branches lead to is met once, under all their conditions.
  let level: Visit<State>[] = state === undefined ? [] : [{ ...start, state }];
  while (level.length > 0) {
    const next: Visit<State>[] = [];
    for (const visit of meet(level)) {
      const condition = getNews(known, visit);
      if (condition.length === 0) continue;
      const { node, steps: path, field } = visit;
      for (const change of node.changes)
        if (filter.includes(visit.state, change))
          found.push({ change, steps: path, condition: withoutMember(condition, field, change.member) });
      for (const { step, to } of node.edges) {
        if (!changed.has(to) || (step.branch !== undefined && !filter.reaches(visit.state, step.branch))) continue;
        const inner = {
          node: to,
          steps: [...path, step],
          field: field + (step.to ?? ""),
          condition:
            step.branch === undefined
              ? withoutMember(condition, field, step.to?.slice(1))
              : within(condition, field, step.branch),
        };
        const after = filter.next(visit.state, step);
        if (after !== undefined) next.push({ ...inner, state: after });
        else for (const change of to.changes) if (filter.includesUnused(change)) found.push({ ...inner, change });
      }
    }
    level = next;
  }
  return found;
}

const fieldOf = (steps: readonly Step[]): string => steps.map(({ to = "" }) => to).join("");

/** One visit of each part, under the conditions of all visits. */
function meet<State>(visits: readonly Visit<State>[]): Visit<State>[] {
  const byNode = new Map<SchemaNode, Visit<State>[]>();
  for (const visit of visits) {
    const same = byNode.get(visit.node) ?? [];
    byNode.set(visit.node, same);
    const index = same.findIndex(({ field, state }) => field === visit.field && state === visit.state);
    const other = same[index];
    if (other === undefined) same.push(visit);
    else same[index] = { ...other, condition: join(other.condition, visit.condition) };
  }
  return [...byNode.values()].flat();
}

/** The conditions under which a part was not met before: a schema may contain itself, and the same change is not told twice. */
function getNews<State>(
  known: Map<SchemaNode, Map<State, Known>>,
  { node, state, field, condition }: Visit<State>,
): Condition {
  const states = known.get(node) ?? new Map<State, Known>();
  known.set(node, states);
  const before = states.get(state) ?? { fields: new Set(), condition: [] };
  states.set(state, before);
  const news = beyond(condition, before.condition);
  if (news.length === 0 || (before.fields.size >= MOST_PLACES && !before.fields.has(field))) return [];
  before.fields.add(field);
  before.condition = join(before.condition, news);
  return news;
}

/** The same change of the same field, met in several branches, is one. */
function joinConditions(value: ComparedValue, found: readonly FoundChange[]): ApiChange[] {
  const joined = new Map<string, FoundChange>();
  for (const one of found) {
    const { change, steps } = one;
    const { rating, warning, keyword, member, affects, before, after } = change;
    const subject = newSubject(value, steps);
    const sentence = change.describe(subject.name(member), subject);
    const parts = [rating, warning, keyword, subject.field(member), affects, before, after, sentence];
    const key = canonicalJson(parts.map((part) => part ?? null));
    const other = joined.get(key);
    joined.set(key, other === undefined ? one : { ...other, condition: join(other.condition, one.condition) });
  }
  return [...joined.values()].map((one) => newValueChange(value, one));
}

const newSubject = ({ direction, holder, operation }: ComparedValue, steps: readonly Step[]): Subject =>
  new Subject({ direction, holder, steps, isWebhook: operation.isWebhook });

/** The nodes that changed or lead to a change. Most of a document is unchanged and is skipped. */
function findChangedNodes(starts: readonly SchemaNode[]): Set<SchemaNode> {
  const users = new Map<SchemaNode, SchemaNode[]>();
  const known = new Set(starts);
  // The loop also visits the nodes that are added to the set during the loop.
  for (const node of known)
    for (const { to } of node.edges) {
      users.set(to, [...(users.get(to) ?? []), node]);
      known.add(to);
    }
  const changed = new Set([...known].filter((node) => node.changes.length > 0));
  for (const node of changed) for (const user of users.get(node) ?? []) changed.add(user);
  return changed;
}

function newValueChange(value: ComparedValue, { change, steps, condition }: FoundChange): ApiChange {
  const { operation, part, holder, direction } = value;
  const subject = newSubject(value, steps);
  const { rating, warning = false, keyword, member, before, after, origin, affects = "using" } = change;
  const field = subject.field(member);
  const described = describeCondition(condition);
  const sentence = `${change.describe(subject.name(member), subject)}${described}`;
  const scope: Scope =
    holder.kind === "parameter" || holder.kind === "header"
      ? { kind: holder.kind, name: holder.name, affects }
      : { kind: "field", name: field, affects };
  // The same keyword of the same component, changed in the same way, is one change at several places.
  const groupKey = canonicalJson(
    origin === undefined
      ? [rating, keyword, sentence]
      : [rating, origin, keyword, member ?? null, before ?? null, after ?? null, direction],
  );
  return {
    ...{
      rating,
      warning,
      operation: operation.id,
      part,
      field,
      condition: described,
      keyword,
      sentence,
      before,
      after,
    },
    ...{ groupKey, scope },
  };
}

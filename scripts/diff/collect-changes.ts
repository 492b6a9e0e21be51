import { canonicalJson } from "../schema/canonical.ts";
import type { ApiChange, Change, Scope } from "./change.ts";
import type { ComparedValue, Difference } from "./operation-diff.ts";
import type { SchemaNode } from "./schema-graph.ts";
import { type Step, Subject } from "./wording.ts";

/** Selects parts of a value; `State` is what is known about the part that was reached. */
export interface UseFilter<State> {
  readonly start: State;
  /** undefined: the part is not used. */
  next(state: State, step: Step): State | undefined;
  /** Whether a change of a used part is included. */
  includes(state: State, change: Change): boolean;
  /** Whether a change of an unused part is included. */
  includesUnused(change: Change): boolean;
}

const EVERYTHING: UseFilter<true> = {
  start: true,
  next: () => true,
  includes: () => true,
  includesUnused: () => false,
};

export const getAllChanges = ({ apiChanges, values }: Difference): ApiChange[] => [
  ...apiChanges,
  ...collectChanges(values, () => EVERYTHING),
];

/** The changes below the values of operations, each with the shortest path from the value. */
export function collectChanges<State>(
  values: readonly ComparedValue[],
  getFilter: (value: ComparedValue) => UseFilter<State> | undefined,
): ApiChange[] {
  const changed = findChangedNodes(values.map(({ node }) => node));
  return values.flatMap((value) => {
    const filter = getFilter(value);
    return filter && changed.has(value.node) ? collectFromValue(value, filter, changed) : [];
  });
}

function collectFromValue<State>(
  value: ComparedValue,
  filter: UseFilter<State>,
  changed: ReadonlySet<SchemaNode>,
): ApiChange[] {
  const { node: startNode, steps: startSteps = [] } = value;
  const apiChanges: ApiChange[] = [];
  const visited = new Map<SchemaNode, Set<State>>();
  let start: State | undefined = filter.start;
  for (const step of startSteps) start = start === undefined ? undefined : filter.next(start, step);
  const queue = start === undefined ? [] : [{ node: startNode, steps: startSteps, state: start }];
  for (let visit = queue.shift(); visit; visit = queue.shift()) {
    const { node, steps, state } = visit;
    const states = visited.get(node) ?? new Set();
    if (states.has(state)) continue;
    visited.set(node, states.add(state));
    for (const change of node.changes)
      if (filter.includes(state, change)) apiChanges.push(newValueChange(value, steps, change));
    for (const { step, to } of node.edges) {
      if (!changed.has(to)) continue;
      const next = filter.next(state, step);
      if (next !== undefined) queue.push({ node: to, steps: [...steps, step], state: next });
      else
        for (const change of to.changes)
          if (filter.includesUnused(change)) apiChanges.push(newValueChange(value, [...steps, step], change));
    }
  }
  return apiChanges;
}

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

function newValueChange(value: ComparedValue, steps: readonly Step[], change: Change): ApiChange {
  const { operation, part, holder, direction } = value;
  const subject = new Subject({ direction, holder, steps, isWebhook: operation.isWebhook });
  const { rating, warning = false, keyword, member, before, after, origin, affects = "using" } = change;
  const field = subject.field(member);
  const sentence = `${change.describe(subject.name(member), subject)}${subject.condition()}`;
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
  return { rating, warning, operation: operation.id, part, field, keyword, sentence, before, after, groupKey, scope };
}

import { canonicalJson } from "./canonical.ts";
import type { Change, Finding, Use } from "./change.ts";
import type { Root } from "./difference.ts";
import type { Node } from "./schema-graph.ts";
import { type Step, Subject } from "./subject.ts";

/** Which parts of a value are looked at; `State` is what is known on the way to a part. */
export interface Filter<State> {
  readonly start: State;
  /** undefined: this part is not looked at. */
  next(state: State, step: Step): State | undefined;
  /** Whether a change counts, at a value that is looked at. */
  counts(state: State, change: Change): boolean;
  /** Whether a change counts at a value that is not looked at. */
  countsUnused(change: Change): boolean;
}

/** Everything is looked at. */
export const EVERYTHING: Filter<true> = {
  start: true,
  next: () => true,
  counts: () => true,
  countsUnused: () => false,
};

/** What changed below the values of operations, each change at the shortest way to it from each value. */
export function walkRoots<State>(
  roots: readonly Root[],
  filterFor: (root: Root) => Filter<State> | undefined,
): Finding[] {
  const worthwhile = leadingToChanges(roots.map(({ node }) => node));
  return roots.flatMap((root) => {
    const filter = filterFor(root);
    return filter && worthwhile.has(root.node) ? walkRoot(root, filter, worthwhile) : [];
  });
}

interface Visit<State> {
  readonly node: Node;
  readonly steps: readonly Step[];
  readonly state: State;
}

function walkRoot<State>(root: Root, filter: Filter<State>, worthwhile: ReadonlySet<Node>): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<Node, Set<State>>();
  const queue: Visit<State>[] = [];
  const start = stateAt(root, filter);
  if (start !== undefined) queue.push({ node: root.node, steps: root.steps ?? [], state: start });
  for (let visit = queue.shift(); visit; visit = queue.shift()) {
    const { node, steps, state } = visit;
    const states = seen.get(node) ?? new Set();
    if (states.has(state)) continue;
    seen.set(node, states.add(state));
    for (const change of node.changes) if (filter.counts(state, change)) findings.push(at(root, steps, change));
    for (const { step, to } of node.edges) {
      if (!worthwhile.has(to)) continue;
      const next = filter.next(state, step);
      if (next !== undefined) queue.push({ node: to, steps: [...steps, step], state: next });
      else
        for (const change of to.changes)
          if (filter.countsUnused(change)) findings.push(at(root, [...steps, step], change));
    }
  }
  return findings;
}

function stateAt<State>({ steps = [] }: Root, filter: Filter<State>): State | undefined {
  let state: State | undefined = filter.start;
  for (const step of steps) state = state === undefined ? undefined : filter.next(state, step);
  return state;
}

/** The nodes below which anything changed at all: most of a document has not, and need not be walked. */
function leadingToChanges(starts: readonly Node[]): Set<Node> {
  const users = new Map<Node, Node[]>();
  const known = new Set(starts);
  // A set is walked in the order of what is added to it, also while it is walked.
  for (const node of known)
    for (const { to } of node.edges) {
      users.set(to, [...(users.get(to) ?? []), node]);
      known.add(to);
    }
  const leading = new Set([...known].filter((node) => node.changes.length > 0));
  for (const node of leading) for (const user of users.get(node) ?? []) leading.add(user);
  return leading;
}

function at({ operation, part, holder, direction }: Root, steps: readonly Step[], change: Change): Finding {
  const subject = new Subject({ direction, holder, steps, isWebhook: operation.isWebhook });
  const { rating, warning = false, keyword, member, before, after, origin, hits = "used" } = change;
  const field = subject.field(member);
  const sentence = change.say(subject);
  const kind: Use["kind"] = holder.kind === "parameter" || holder.kind === "header" ? holder.kind : "field";
  const name = holder.kind === "parameter" || holder.kind === "header" ? holder.name : field;
  // The same keyword of the same component, changed in the same way, is one change however many ways lead to it.
  const group = canonicalJson(
    origin === undefined
      ? [rating, keyword, sentence]
      : [rating, origin, keyword, member ?? null, before ?? null, after ?? null, direction],
  );
  return {
    rating,
    warning,
    operation: operation.id,
    part,
    field,
    keyword,
    sentence,
    before,
    after,
    group,
    use: { kind, name, hits },
  };
}

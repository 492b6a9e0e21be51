import type { Json } from "../pipeline/json.ts";
import { canonicalJson } from "./canonical.ts";
import type { Change, Finding } from "./change.ts";
import type { Root } from "./difference.ts";
import { type FieldTree, newTree } from "./field-tree.ts";
import type { OwnWords } from "./flat-pair.ts";
import type { OperationUse } from "./partner.ts";
import type { Step } from "./subject.ts";
import type { Filter } from "./walk.ts";

/** What of a value a partner uses; undefined: nothing at all. */
export function filterFor(root: Root, use: OperationUse, own: OwnWords): Filter<State> | undefined {
  const { holder, direction } = root;
  if (holder.kind === "parameter") return uses(use.parameters, holder.name) ? filterOf(newTree(true), own) : undefined;
  if (holder.kind === "header") return uses(use.headers, holder.name) ? filterOf(newTree(true), own) : undefined;
  return filterOf(direction === "request" ? use.sends : use.reads, own);
}

const uses = (names: ReadonlySet<string> | undefined, name: string): boolean => names?.has(name.toLowerCase()) ?? true;

/** Whether a finding about an operation itself concerns a partner. */
export function concerns({ use: hit }: Finding, use: OperationUse): boolean {
  if (hit.kind === "operation" || hit.kind === "field") return true;
  const names = hit.kind === "parameter" ? use.parameters : use.headers;
  // Who does not say what they send may lack what is now needed.
  return hit.hits === "needed" ? names === undefined || !uses(names, hit.name) : uses(names, hit.name);
}

/** A field that is named, or something below a field that was named as a whole. */
type State = FieldTree | "below";

function filterOf(start: FieldTree, own: OwnWords): Filter<State> {
  return {
    start,
    next: (state, step) => (state === "below" ? state : nextState(state, step)),
    counts: (state, change) => state === "below" || countsAt(state, change, own),
    // Left out, a field means something else now: that concerns those who leave it out.
    countsUnused: (change) => change.hits === "needed" && change.member === undefined,
  };
}

function nextState(tree: FieldTree, { to }: Step): State | undefined {
  if (to === undefined || to.startsWith("[")) return tree;
  if (tree.whole) return "below";
  const name = to.slice(1);
  // Of a map, or of names by a pattern, any of the fields may be meant.
  if (name === "*" || name.startsWith("<")) return tree.fields.size > 0 ? "below" : undefined;
  return tree.fields.get(name);
}

function countsAt(tree: FieldTree, change: Change, own: OwnWords): boolean {
  const { member, hits = "used" } = change;
  if (hits === "needed") {
    const sent = member === undefined ? tree : tree.fields.get(member);
    // A field that is named is sent; of a whole that is named, nobody knows.
    return sent === undefined || sent.sometimes;
  }
  if (member !== undefined) return tree.whole || tree.fields.has(member);
  const fact = tree.facts.get(change.keyword);
  return fact === undefined || !staysWithin(change, fact, own);
}

/** Whether what the partner says of their values fits what is accepted now. */
function staysWithin({ keyword, after }: Change, fact: Json, own: OwnWords): boolean {
  if (after === undefined) return true;
  if (keyword === "enum" && Array.isArray(fact) && Array.isArray(after)) {
    const accepted = new Set(after.map(canonicalJson));
    return fact.every((value) => accepted.has(canonicalJson(value)));
  }
  if (typeof fact === "number" && typeof after === "number") {
    if (/^(exclusiveM|m)ax/.test(keyword)) return fact <= after;
    if (/^(exclusiveM|m)in/.test(keyword)) return fact >= after;
  }
  const narrows = own.keywords.get(keyword)?.narrows;
  return narrows !== undefined && !narrows(fact, after);
}

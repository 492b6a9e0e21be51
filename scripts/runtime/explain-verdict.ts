// No branch of a union holds: which one did the sender mean? Only that one speaks, or, where none is
// meant more than another, one sentence for them all.

import { deepEqual } from "./deep-equal.ts";
import { fieldsOf, literalsOf, type Mark, marksOf, requiredOf, typesOf } from "./explain-branch.ts";
import { Place, visitFaults } from "./explain-place.ts";
import { type Decision, newBook, type Run, type Verdict } from "./explain-run.ts";
import { ALL_SEEN, NOTHING_SEEN, Seen } from "./explain-seen.ts";
import { type Fields, isFields, matchesType, type Schema } from "./json-schema.ts";

const SMALLEST_SHARE = 500;

interface Trial {
  readonly branch: Schema;
  readonly seen: Seen;
  readonly faults: number;
  readonly deepest: number;
  /** How many of the data's fields the branch lists. */
  readonly known: number;
  readonly complete: boolean;
  readonly required: readonly string[];
  /** Fields whose absence is all that is wrong; undefined when something else is. */
  readonly missing: readonly string[] | undefined;
}

export function decide(run: Run, branches: readonly Schema[], data: unknown): Decision {
  run.work -= branches.length;
  const told = sayValues(run, branches, data) ?? sayTypes(run, branches, data);
  const likely = mostLikely(run, branches, data);
  // A union inside a branch on trial is decided by its looks: trials inside trials would multiply.
  if (likely.length === 1 || run.trying) return { verdict: told ?? speak(likely[0] ?? false), seen: ALL_SEEN };

  const trials = likely.map((branch) => tryBranch(run, branch, data));
  const verdict = told ?? sayMissing(trials) ?? speak(best(trials));
  const seen = new Seen();
  for (const trial of trials) seen.merge(trial.seen);
  return { verdict, seen };
}

const speak = (branch: Schema): Verdict => ({ say: "branch", branch });

/** The branches that the value is marked as, or at least not marked against; of these, those of its type. */
function mostLikely(run: Run, branches: readonly Schema[], data: unknown): readonly Schema[] {
  const marked = highest(branches, (branch) => (isFields(data) ? markScore(marksOf(branch, run.defs), data) : 0));
  return highest(marked, (branch) => {
    if (branch === false) return -1;
    const types = typesOf(branch, run.defs);
    return types === undefined || matchesType(types, data) ? 1 : 0;
  });
}

function highest<T>(all: readonly T[], score: (one: T) => number): readonly T[] {
  const scores = all.map(score);
  const top = Math.max(...scores);
  return all.filter((_one, index) => scores[index] === top);
}

/** With all its required fields there, then the fewest faults, then the deepest, then the most known fields. */
function best(trials: readonly Trial[]): Schema {
  const orders = [(trial: Trial) => (trial.complete ? 1 : 0), (trial: Trial) => -trial.faults];
  const ties = [(trial: Trial) => trial.deepest, (trial: Trial) => trial.known];
  return [...orders, ...ties].reduce(highest, trials)[0]?.branch ?? false;
}

function tryBranch(run: Run, branch: Schema, data: unknown): Trial {
  const place = new Place(data, newBook());
  const seen = applyOnPartOfTheWork(run, branch, data, place);
  let faults = 0;
  let deepest = 0;
  let missing: string[] | undefined = [];
  visitFaults(place, [], (fault, _at, path) => {
    faults += 1;
    deepest = Math.max(deepest, path.length);
    if (fault.about !== "missing" || fault.keyword !== "required" || path.length !== 1) missing = undefined;
    else if (fault.field !== undefined) missing?.push(fault.field);
    return true;
  });
  const has = (field: string) => isFields(data) && Object.hasOwn(data, field);
  const required = requiredOf(branch, run.defs);
  const complete = required.length > 0 && required.every(has);
  const known = [...fieldsOf(branch, run.defs)].filter(has).length;
  return { branch, seen, faults, deepest, known, complete, required, missing };
}

/**
 * A trial may spend a small part of what is left. A large value is then judged by its beginning, and
 * unions at every level of the data never use up the work before the walk reaches a fault.
 */
function applyOnPartOfTheWork(run: Run, branch: Schema, data: unknown, place: Place): Seen {
  const before = run.work;
  const share = Math.max(before >> 6, Math.min(before, SMALLEST_SHARE));
  run.work = share;
  run.trying = true;
  const seen = run.apply(run, branch, data, place) ?? NOTHING_SEEN;
  run.trying = false;
  run.work += before - share;
  run.stopped = run.work <= 0;
  return seen;
}

function sayValues(run: Run, branches: readonly Schema[], data: unknown): Verdict | undefined {
  const literals = branches.map((branch) => literalsOf(branch, run.defs));
  if (literals.every((values) => values !== undefined)) {
    return { say: "values", values: unique(literals.flat()), node: {} };
  }
  if (!isFields(data)) return undefined;
  const marks = branches.map((branch) => marksOf(branch, run.defs));
  for (const [field, { node }] of marks[0] ?? []) {
    const all = marks.map((mark) => mark.get(field));
    if (!Object.hasOwn(data, field) || !all.every((mark) => mark !== undefined)) continue;
    const values = unique(all.map((mark) => mark.value));
    if (values.every((value) => !deepEqual(value, data[field]))) return { say: "values", values, field, node };
  }
  return undefined;
}

function unique(values: readonly unknown[]): readonly unknown[] {
  return values.filter((value, index) => values.findIndex((other) => deepEqual(other, value)) === index);
}

function sayTypes(run: Run, branches: readonly Schema[], data: unknown): Verdict | undefined {
  const types = new Set<string>();
  for (const branch of branches) {
    const own = typesOf(branch, run.defs);
    if (own === undefined || matchesType(own, data)) return undefined;
    for (const type of own) types.add(type);
  }
  return { say: "types", types: [...types] };
}

function sayMissing(trials: readonly Trial[]): Verdict | undefined {
  const sets: (readonly string[])[] = [];
  // Where the value has no field that any branch knows, its unknown fields say nothing of which one was meant.
  const strange = trials.every(({ known, required }) => known === 0 && required.length > 0);
  for (const trial of trials) {
    const missing = strange ? trial.required : trial.missing;
    if (missing === undefined || missing.length === 0) return undefined;
    sets.push(missing);
  }
  // What every branch wants is simply required; the rest is said once that is there.
  const common = (sets[0] ?? []).filter((field) => sets.every((set) => set.includes(field)));
  return common.length > 0 ? { say: "required", fields: common } : { say: "alternatives", sets };
}

/** 1: marked as this branch; -1: marked as another; 0: no mark to go by. */
function markScore(marks: ReadonlyMap<string, Mark>, data: Fields): number {
  const given = [...marks].filter(([field]) => Object.hasOwn(data, field));
  if (given.length === 0) return 0;
  return given.every(([field, mark]) => deepEqual(mark.value, data[field])) ? 1 : -1;
}

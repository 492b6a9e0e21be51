// anyOf, oneOf and not: ajv's functions say which branches match. Where none does, the faults of the branch that the sender
// meant are reported, or, where no branch is more likely than another, one sentence for all.

import { memberTree } from "./explain-members.ts";
import {
  joinWords,
  mustBeOfType,
  mustBeOneOf,
  mustMatch,
  NOT_ALLOWED,
  REQUIRED,
  UNKNOWN_FIELD,
} from "./explain-text.ts";
import { ALL_EVALUATED, Evaluated, FaultTree, type SchemaChain, visitFaults } from "./explain-tree.ts";
import type { Application, Walk } from "./explain-walk.ts";
import { flattenAllOf, matchesType, type Schema, type SchemaObject } from "./json-schema.ts";
import { deepEqual, isObject, type JsonObject } from "./json-values.ts";
import { allowedValues, possibleTypes, requiredFields, type Tag, tagFields } from "./schema-facts.ts";

export interface Union {
  readonly keyword: "anyOf" | "oneOf";
  readonly branches: readonly Schema[];
  readonly data: unknown;
}

/** Returns what the branches have looked at. */
export function applyUnion(walk: Walk, application: Application, union: Union): Evaluated {
  const { keyword, branches, data } = union;
  const matching = branches.filter((branch) => walk.holds(branch, data));
  if (matching.length === 0) return explainMismatch(walk, application, union);
  const isAmbiguous = keyword === "oneOf" && matching.length > 1;
  if (isAmbiguous) reportSeveral(walk, application, branches, matching);
  const evaluated = new Evaluated();
  for (const branch of matching) {
    // It matches, so this adds no fault: it makes its fields and codes known at this value.
    const tree = isAmbiguous ? new FaultTree(data) : application.tree;
    evaluated.merge(walk.apply(branch, data, tree, application.chain));
  }
  return evaluated;
}

function reportSeveral(
  walk: Walk,
  application: Application,
  branches: readonly Schema[],
  matching: readonly Schema[],
): void {
  const required = matching.map((branch) => requiredFields(branch, walk.defs));
  const distinct = required.map((fields) => fields.find((field) => !required.every((all) => all.includes(field))));
  const names = distinct.filter((field) => field !== undefined);
  const field = names[1];
  if (field !== undefined && names.length === matching.length && new Set(names).size === names.length) {
    const message = `${joinWords(names, "and")} cannot stand together`;
    walk.report(application.tree, { keyword: "oneOf", message, chain: application.chain, about: "clash", field });
    return;
  }
  const message = `must match only one of ${branches.length} allowed forms (matches ${matching.length})`;
  walk.reportValue(application, "oneOf", message);
}

function explainMismatch(walk: Walk, application: Application, union: Union): Evaluated {
  const { branches, data } = union;
  walk.work -= branches.length;
  const isTold = reportValues(walk, application, union) || reportTypes(walk, application, union);
  const likely = mostLikely(walk, branches, data);
  // Inside a trial a union is decided without further trials: trials inside trials would multiply.
  const trials = likely.length === 1 || walk.inTrial ? [] : likely.map((branch) => tryBranch(walk, branch, data));
  if (!isTold && !reportMissing(walk, application, union, trials)) {
    const branch = (trials.length === 0 ? likely[0] : bestBranch(trials)) ?? false;
    return walk.apply(branch, data, application.tree, application.chain);
  }
  if (trials.length === 0) return ALL_EVALUATED;
  const evaluated = new Evaluated();
  for (const trial of trials) evaluated.merge(trial.evaluated);
  return evaluated;
}

/** The value is none of those that the branches allow; or that of a field by which the branches differ. */
function reportValues(walk: Walk, application: Application, { branches, data }: Union): boolean {
  const allowed = branches.map((branch) => allowedValues(branch, walk.defs));
  if (allowed.every((values) => values !== undefined)) {
    walk.reportValue(application, "enum", mustBeOneOf(unique(allowed.flat())));
    return true;
  }
  if (!isObject(data)) return false;
  const tags = branches.map((branch) => tagFields(branch, walk.defs));
  for (const [field, { schema }] of tags[0] ?? []) {
    const all = tags.map((tag) => tag.get(field));
    if (!Object.hasOwn(data, field) || !all.every((tag) => tag !== undefined)) continue;
    const values = unique(all.map((tag) => tag.value));
    if (values.some((value) => deepEqual(value, data[field]))) continue;
    const toChain = (outer: SchemaChain | undefined, inner: SchemaObject): SchemaChain => ({ schema: inner, outer });
    const chain = flattenAllOf(schema, walk.defs).reduceRight<SchemaChain | undefined>(toChain, undefined);
    const tree = memberTree(walk, application.tree, field, data[field]);
    walk.reportValue({ tree, chain }, "enum", mustBeOneOf(values));
    return true;
  }
  return false;
}

function reportTypes(walk: Walk, application: Application, { branches, data }: Union): boolean {
  const all = new Set<string>();
  for (const branch of branches) {
    const types = possibleTypes(branch, walk.defs);
    if (types === undefined || matchesType(types, data)) return false;
    for (const type of types) all.add(type);
  }
  walk.reportValue(application, "type", mustBeOfType([...all]));
  return true;
}

/** Nothing but fields is missing: those that every branch requires, or else one of the sets. */
function reportMissing(
  walk: Walk,
  { tree, chain }: Application,
  { keyword, branches }: Union,
  trials: readonly Trial[],
): boolean {
  // If no branch knows any field of the value, its fields do not tell which branch was meant.
  const isUnlike = trials.every(({ knownFields, required }) => knownFields === 0 && required.length > 0);
  const sets = trials.map((trial) => (isUnlike ? trial.required : trial.missing));
  const [first] = sets;
  if (first === undefined || !sets.every((set) => set.length > 0)) return false;
  // What every branch requires is simply required; the rest is reported once that is there.
  const common = first.filter((field) => sets.every((set) => set.includes(field)));
  if (common.length > 0)
    for (const part of branches.flatMap((branch) => flattenAllOf(branch, walk.defs))) tree.listFields(part);
  for (const field of common)
    walk.report(tree, { keyword: "required", message: REQUIRED, chain, about: "missing", field });
  if (common.length > 0) return true;
  const words = sets.map((set) => joinWords(set, "and"));
  const message = sets.every((set) => set.length === 1)
    ? `${joinWords([...new Set(words)], "or")} is required`
    : `${words.join(", or ")} are required`;
  // A field that no branch knows is most often the misspelt name of the one that is missing: the fault points at it.
  const misspelt = isUnlike
    ? trials[0]?.unknown.find((field) => trials.every(({ unknown }) => unknown.includes(field)))
    : undefined;
  if (misspelt === undefined) walk.report(tree, { keyword, message, chain, about: "missing", field: first[0] ?? "" });
  else
    walk.report(tree, {
      ...{ keyword, message: `${UNKNOWN_FIELD}; ${message}`, chain, about: "missing", field: misspelt },
    });
  return true;
}

interface Trial {
  readonly branch: Schema;
  readonly evaluated: Evaluated;
  readonly faults: number;
  readonly deepestFault: number;
  /** How many of the data's fields the branch lists. */
  readonly knownFields: number;
  readonly hasAllRequired: boolean;
  readonly required: readonly string[];
  /** The fields that are missing; empty if anything else is wrong. */
  readonly missing: readonly string[];
  /** The data's fields that the branch does not allow. */
  readonly unknown: readonly string[];
}

function tryBranch(walk: Walk, branch: Schema, data: unknown): Trial {
  const tree = new FaultTree(data);
  const evaluated = applyInTrial(walk, branch, data, tree);
  let faults = 0;
  let deepestFault = 0;
  const missing: string[] = [];
  const unknown: string[] = [];
  visitFaults(tree, [], (fault, _tree, path) => {
    faults += 1;
    deepestFault = Math.max(deepestFault, path.length);
    const isMissing = fault.about === "missing" && fault.keyword === "required" && path.length === 1;
    if (isMissing && fault.field !== undefined) missing.push(fault.field);
    if (fault.about === "unknown" && path.length === 1 && fault.field !== undefined) unknown.push(fault.field);
    return true;
  });
  const has = (field: string) => isObject(data) && Object.hasOwn(data, field);
  const required = requiredFields(branch, walk.defs);
  const listed = new Set(flattenAllOf(branch, walk.defs).flatMap((schema) => Object.keys(schema.properties ?? {})));
  return {
    ...{ branch, evaluated, faults, deepestFault, required, unknown },
    knownFields: [...listed].filter(has).length,
    hasAllRequired: required.length > 0 && required.every(has),
    missing: missing.length === faults ? missing : [],
  };
}

const MIN_TRIAL_WORK = 500;

/**
 * A trial may use a small part of the work that is left. A large value is then judged by its beginning, and unions at
 * every level of the data do not use up the work before the walk reaches a fault.
 */
function applyInTrial(walk: Walk, branch: Schema, data: unknown, tree: FaultTree): Evaluated {
  const before = walk.work;
  const share = Math.max(before >> 6, Math.min(before, MIN_TRIAL_WORK));
  walk.work = share;
  walk.inTrial = true;
  const evaluated = walk.apply(branch, data, tree);
  walk.inTrial = false;
  walk.work += before - share;
  walk.stopped = walk.work <= 0;
  return evaluated;
}

/** The branches whose tags the value has, or at least does not contradict; of these, the ones of the value's type. */
function mostLikely(walk: Walk, branches: readonly Schema[], data: unknown): readonly Schema[] {
  const tagged = highest(branches, (branch) => (isObject(data) ? tagScore(tagFields(branch, walk.defs), data) : 0));
  return highest(tagged, (branch) => {
    if (branch === false) return -1;
    const types = possibleTypes(branch, walk.defs);
    return types === undefined || matchesType(types, data) ? 1 : 0;
  });
}

function highest<Candidate>(all: readonly Candidate[], score: (candidate: Candidate) => number): readonly Candidate[] {
  const scores = all.map(score);
  const top = Math.max(...scores);
  return all.filter((_, index) => scores[index] === top);
}

/** 1: the value has the tags of this branch; -1: it has those of another; 0: it has no tags. */
function tagScore(tags: ReadonlyMap<string, Tag>, data: JsonObject): number {
  const present = [...tags].filter(([field]) => Object.hasOwn(data, field));
  if (present.length === 0) return 0;
  return present.every(([field, tag]) => deepEqual(tag.value, data[field])) ? 1 : -1;
}

/** All required fields present, then the fewest faults, then the deepest fault, then the most known fields. */
function bestBranch(trials: readonly Trial[]): Schema | undefined {
  const scores: ((trial: Trial) => number)[] = [
    (trial) => (trial.hasAllRequired ? 1 : 0),
    (trial) => -trial.faults,
    (trial) => trial.deepestFault,
    (trial) => trial.knownFields,
  ];
  return scores.reduce<readonly Trial[]>(highest, trials)[0]?.branch;
}

const unique = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, index) => values.findIndex((other) => deepEqual(other, value)) === index);

export function applyNot(walk: Walk, application: Application, excluded: Schema, data: unknown): void {
  if (!walk.holds(excluded, data)) return;
  const clashes = isObject(data) ? findClashes(walk, excluded, data) : [];
  for (const fields of clashes) {
    const message = fields.length === 1 ? NOT_ALLOWED : `${joinWords(fields, "and")} cannot stand together`;
    const { tree, chain } = application;
    walk.report(tree, { keyword: "not", message, chain, about: "clash", field: fields.at(-1) ?? "" });
  }
  if (clashes.length === 0) walk.reportValue(application, "not", mustNotMatch(walk, excluded));
}

/** The only keywords of a schema, besides those of the author's words; undefined if they are in several schemas. */
function ownKeywords(walk: Walk, schema: Schema): { only: SchemaObject; keywords: string[] } | undefined {
  const isBareRef = (one: SchemaObject) => Object.keys(one).every((keyword) => keyword === "$ref");
  const [only = {}, ...more] = flattenAllOf(schema, walk.defs).filter((one) => !isBareRef(one));
  const keywords = Object.keys(only).filter((keyword) => !keyword.startsWith("x-"));
  return more.length > 0 ? undefined : { only, keywords };
}

/** The sets of fields that the data has and that may not stand together, if the excluded schema says nothing else. */
function findClashes(walk: Walk, excluded: Schema, data: JsonObject): readonly (readonly string[])[] {
  const { only, keywords } = ownKeywords(walk, excluded) ?? { only: {}, keywords: [] };
  if (keywords.filter((keyword) => keyword !== "type").length !== 1) return [];
  const { required, anyOf = [] } = only;
  if (required === undefined) return anyOf.flatMap((branch) => findClashes(walk, branch, data));
  return required.length > 0 && required.every((field) => Object.hasOwn(data, field)) ? [required] : [];
}

function mustNotMatch(walk: Walk, excluded: Schema): string {
  const { only, keywords } = ownKeywords(walk, excluded) ?? { only: {}, keywords: ["allOf"] };
  if (keywords.length === 0) return NOT_ALLOWED;
  const positive = keywords.length === 1 ? mustMatchKeyword(only) : undefined;
  return positive === undefined ? "must not have the form that is excluded here" : positive.replace("must", "must not");
}

/** What a schema of a single keyword demands. */
function mustMatchKeyword(schema: SchemaObject): string | undefined {
  if (Object.hasOwn(schema, "const")) return mustBeOneOf([schema.const]);
  if (schema.enum !== undefined) return mustBeOneOf(schema.enum);
  if (schema.type !== undefined) return mustBeOfType(schema.type);
  return typeof schema.pattern === "string" ? mustMatch(schema.pattern) : undefined;
}

import { UsageError } from "../project/usage-error.ts";
import { haveCommonValue, without } from "../schema/accepted-values.ts";
import { canonicalJson } from "../schema/canonical.ts";
import type { Conjunction } from "../schema/flat-schema.ts";
import { flatten } from "../schema/flatten.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { isNumeric } from "../schema/numeric.ts";
import type { Schema } from "../schema/walk.ts";
import type { Ask, Branch } from "./branches.ts";
import type { ApiChange, Change } from "./change.ts";
import { collectChanges, getAllChanges, type UseFilter } from "./collect-changes.ts";
import { dropExplained } from "./group-changes.ts";
import type { ComparedValue, Difference } from "./operation-diff.ts";
import { type FieldTree, newFieldTree, type OperationUse, type Partner } from "./partner-manifest.ts";
import type { ApiDocument, ApiOperation } from "./read-document.ts";
import type { PluginRules } from "./schema-pair.ts";
import type { Step } from "./wording.ts";

/** What the changes mean for one partner. */
export interface PartnerImpact {
  readonly partner: string;
  /** Breaking changes of what the partner uses. */
  readonly broken: readonly ApiChange[];
  /** Warnings about what the partner uses. */
  readonly warned: readonly ApiChange[];
  /** Operations with breaking changes that do not affect the partner. */
  readonly spared: readonly { readonly operation: string; readonly because: "unused" | "other parts" }[];
}

export function getPartnerImpact(
  partner: Partner,
  difference: Difference,
  before: ApiDocument,
  rules: PluginRules,
): PartnerImpact {
  checkManifest(partner, before);
  const ofOperations = difference.apiChanges.filter((apiChange) => {
    if (apiChange.operation === undefined) return true;
    const use = partner.operations.get(apiChange.operation);
    return use !== undefined && isAffected(apiChange, use);
  });
  const ofValues = collectChanges(difference.values, (value) => {
    const use = partner.operations.get(value.operation.id);
    return use && newFilter(value, use, rules);
  });
  const found = dropExplained([...ofOperations, ...ofValues]);
  const broken = found.filter(({ rating }) => rating === "major");
  return {
    partner: partner.name,
    broken,
    warned: found.filter(({ rating, warning }) => rating !== "major" && warning),
    spared: getSpared(partner, broken, difference),
  };
}

function getSpared(partner: Partner, broken: readonly ApiChange[], difference: Difference): PartnerImpact["spared"] {
  const isBroken = new Set(broken.map(({ operation }) => operation));
  const breaking = getAllChanges(difference).flatMap(({ rating, operation }) =>
    rating === "major" && operation !== undefined && !isBroken.has(operation) ? [operation] : [],
  );
  return [...new Set(breaking)].map((operation) => ({
    operation,
    because: partner.operations.has(operation) ? "other parts" : "unused",
  }));
}

/** Whether a change about an operation itself affects a partner. */
function isAffected({ scope }: ApiChange, use: OperationUse): boolean {
  if (scope.kind === "operation" || scope.kind === "field") return true;
  const names = scope.kind === "parameter" ? use.parameters : use.headers;
  // If the manifest does not list what the partner sends, the partner may omit what is now required.
  return scope.affects === "omitting" ? names === undefined || !uses(names, scope.name) : uses(names, scope.name);
}

const uses = (names: ReadonlySet<string> | undefined, name: string): boolean => names?.has(name.toLowerCase()) ?? true;

/** A field that the manifest names, or something below such a field. */
type FilterState = FieldTree | "below";

/** Selects what a partner uses of a value; undefined: nothing. */
function newFilter(value: ComparedValue, use: OperationUse, rules: PluginRules): UseFilter<FilterState> | undefined {
  const { holder, direction } = value;
  if (holder.kind === "parameter" && !uses(use.parameters, holder.name)) return undefined;
  if (holder.kind === "header" && !uses(use.headers, holder.name)) return undefined;
  const isWhole = holder.kind === "parameter" || holder.kind === "header";
  return {
    start: isWhole ? newFieldTree(true) : direction === "request" ? use.sends : use.reads,
    next: (state, step) => (state === "below" ? state : getNextState(state, step)),
    reaches: (state, branch) => state === "below" || takes(state, branch),
    includes: (state, change) => state === "below" || isAffectedAt(state, change, rules),
    // A changed default affects partners that leave the field out.
    includesUnused: (change) => change.affects === "omitting" && change.member === undefined,
  };
}

function getNextState(tree: FieldTree, { to }: Step): FilterState | undefined {
  if (to === undefined || to.startsWith("[")) return tree;
  if (tree.whole) return "below";
  const name = to.slice(1);
  // The schema of a map or of a name pattern can describe any of the fields.
  if (name === "*" || name.startsWith("<")) return tree.fields.size > 0 ? "below" : undefined;
  return tree.fields.get(name);
}

/** Whether a value that the partner sends or reads may take a branch. */
const takes = (tree: FieldTree, branch: Branch): boolean => branch.asks().every((ask) => meets(tree, ask));

function meets(tree: FieldTree, { member, values, not }: Ask): boolean {
  const used = tree.fields.get(member);
  const listed = used?.limits.get("enum");
  if (!Array.isArray(listed)) return used !== undefined || tree.whole || values !== undefined || not !== undefined;
  if (values !== undefined) return haveCommonValue(listed, values);
  return not === undefined || used?.sometimes === true || without(listed, not).length > 0;
}

function isAffectedAt(tree: FieldTree, change: Change, rules: PluginRules): boolean {
  const { member, affects = "using", branches } = change;
  if (branches?.some((branch) => takes(tree, branch)) === false) return false;
  if (affects === "omitting") {
    const sent = member === undefined ? tree : tree.fields.get(member);
    // A field that is named is sent. If only its parent is named, the field may be omitted.
    return sent === undefined || sent.sometimes;
  }
  if (member !== undefined) return tree.whole || tree.fields.has(member);
  const limit = tree.limits.get(change.keyword);
  return limit === undefined || !isStillAccepted(change, limit, rules);
}

/** Whether the values that the partner sends are still accepted. */
function isStillAccepted({ rating, keyword, after }: Change, limit: Json, rules: PluginRules): boolean {
  if (after === undefined) return rating !== "major";
  if (keyword === "enum" && Array.isArray(limit) && Array.isArray(after)) {
    const accepted = new Set(after.map(canonicalJson));
    return limit.every((value) => accepted.has(canonicalJson(value)));
  }
  if (isNumeric(limit) && isNumeric(after)) {
    if (/^(exclusiveM|m)ax/.test(keyword)) return limit <= after;
    if (/^(exclusiveM|m)in/.test(keyword)) return limit >= after;
  }
  const narrows = rules.keywords.get(keyword)?.narrows;
  return narrows !== undefined && !narrows(limit, after);
}

/** A wrong name in a manifest would hide breaking changes from its partner, so that it is an error. */
export function checkManifest({ file, operations }: Partner, before: ApiDocument): void {
  for (const [id, use] of operations) {
    const operation = before.operations.find((one) => one.id === id);
    if (!operation) throw new UsageError(`diff: ${file}: ${before.file} has no operation ${id}`);
    for (const [kind, name] of findUnknownNames(operation, use, before))
      throw new UsageError(`diff: ${file}: ${id} has no ${kind} ${name}`);
  }
}

function* findUnknownNames(
  operation: ApiOperation,
  use: OperationUse,
  { schemas }: ApiDocument,
): Iterable<readonly [kind: string, name: string]> {
  const body = [...(operation.body?.content.values() ?? [])];
  const responses = operation.responses.flatMap(({ content }) => [...content.values()]);
  const [sent, read] = operation.isWebhook ? [responses, body] : [body, responses];
  for (const field of getLeaves(use.sends))
    if (!hasField(sent, field, schemas)) yield ["field to send", field.join(".")];
  for (const field of getLeaves(use.reads))
    if (!hasField(read, field, schemas)) yield ["field to read", field.join(".")];
  const parameters = operation.parameters.map(({ name }) => name.toLowerCase());
  for (const name of use.parameters ?? []) if (!parameters.includes(name)) yield ["parameter", name];
  const headers = operation.responses.flatMap((response) => response.headers.map(({ name }) => name.toLowerCase()));
  for (const name of use.headers ?? []) if (!headers.includes(name)) yield ["response header", name];
}

function getLeaves(tree: FieldTree, path: readonly string[] = []): string[][] {
  if (tree.fields.size === 0) return path.length === 0 ? [] : [[...path]];
  return [...tree.fields].flatMap(([name, child]) => getLeaves(child, [...path, name]));
}

/** Whether any variant of any of the schemas has a field. */
function hasField(schemas: readonly Schema[], field: readonly string[], components: JsonObject): boolean {
  const context = { schemas: components, places: new Map<Schema, string>(), keywords: new Set<string>() };
  // A schema can contain itself: it is searched once for each number of remaining names.
  const searched = new Map<number, Set<Schema>>();
  const search = (conjunction: Conjunction, [name, ...rest]: readonly string[]): boolean => {
    if (name === undefined) return true;
    const known = searched.get(rest.length) ?? new Set();
    searched.set(rest.length, known);
    if (conjunction.every((schema) => known.has(schema))) return false;
    for (const schema of conjunction) known.add(schema);
    const flat = flatten(conjunction, context);
    const property = flat.properties.get(name);
    if (property && search(property, rest)) return true;
    const unlisted = [...flat.patternProperties.values(), flat.additional.filter((one) => typeof one === "object")];
    if (unlisted.some((one) => one.length > 0 && search(one, rest))) return true;
    const sameField = [
      flat.items,
      ...flat.prefixItems,
      ...flat.unions.flatMap(({ branches }) => branches.map((branch) => [branch])),
      ...[...flat.conditions.values()].flatMap(({ then, else: otherwise }) => [then, otherwise]),
    ];
    return sameField.some((one) => one.length > 0 && search(one, [name, ...rest]));
  };
  return schemas.some((schema) => search([schema], field));
}

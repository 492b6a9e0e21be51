import { UsageError } from "../command/options.ts";
import type { Finding } from "./change.ts";
import type { Difference } from "./difference.ts";
import { fieldExists } from "./field-exists.ts";
import type { FieldTree } from "./field-tree.ts";
import type { OwnWords } from "./flat-pair.ts";
import { unexplained } from "./group.ts";
import type { OperationUse, Partner } from "./partner.ts";
import { concerns, filterFor } from "./partner-filter.ts";
import type { ApiDocument } from "./read-document.ts";
import type { ApiOperation } from "./read-operations.ts";
import { EVERYTHING, walkRoots } from "./walk.ts";

/** What the changes mean to one partner. */
export interface PartnerVerdict {
  readonly partner: string;
  /** Breaking changes in what they use. */
  readonly broken: readonly Finding[];
  /** Not breaking, but in what they use. */
  readonly warned: readonly Finding[];
  /** Operations with breaking changes that they do not use, or use without what changed. */
  readonly spared: readonly { readonly operation: string; readonly because: "unused" | "other parts" }[];
}

export function judgePartner(
  partner: Partner,
  difference: Difference,
  before: ApiDocument,
  own: OwnWords,
): PartnerVerdict {
  requireKnown(partner, before);
  const above = difference.findings.filter((finding) => {
    if (finding.operation === undefined) return true;
    const use = partner.operations.get(finding.operation);
    return use !== undefined && concerns(finding, use);
  });
  const below = walkRoots(difference.roots, (root) => {
    const use = partner.operations.get(root.operation.id);
    return use && filterFor(root, use, own);
  });
  const found = unexplained([...above, ...below]);
  return {
    partner: partner.name,
    broken: found.filter(({ rating }) => rating === "major"),
    warned: found.filter(({ rating, warning }) => rating !== "major" && warning),
    spared: sparedOf(partner, found, difference),
  };
}

function sparedOf(partner: Partner, found: readonly Finding[], difference: Difference): PartnerVerdict["spared"] {
  const all = [...difference.findings, ...walkRoots(difference.roots, () => EVERYTHING)];
  const breaking = new Set(
    all.flatMap(({ rating, operation }) => (rating === "major" && operation !== undefined ? [operation] : [])),
  );
  const hit = new Set(found.filter(({ rating }) => rating === "major").map(({ operation }) => operation));
  return [...breaking]
    .filter((operation) => !hit.has(operation))
    .map((operation) => ({ operation, because: partner.operations.has(operation) ? "other parts" : "unused" }));
}

/** A manifest that names what is not there would spare its partner for the wrong reason. */
function requireKnown({ file, operations }: Partner, before: ApiDocument): void {
  for (const [id, use] of operations) {
    const operation = before.operations.find((one) => one.id === id);
    if (!operation) throw new UsageError(`diff: ${file}: there is no operation ${id} in ${before.file}`);
    for (const [words, field] of unknownFields(operation, use, before))
      throw new UsageError(`diff: ${file}: ${id} has no ${words} ${field}`);
  }
}

function* unknownFields(
  operation: ApiOperation,
  use: OperationUse,
  { schemas }: ApiDocument,
): Iterable<readonly [string, string]> {
  const body = [...(operation.body?.media.values() ?? [])];
  const answers = operation.responses.flatMap(({ media }) => [...media.values()]);
  const [sent, read] = operation.isWebhook ? [answers, body] : [body, answers];
  for (const field of leavesOf(use.sends))
    if (!fieldExists(sent, field, schemas)) yield ["field to send", field.join(".")];
  for (const field of leavesOf(use.reads))
    if (!fieldExists(read, field, schemas)) yield ["field to read", field.join(".")];
  const parameters = operation.parameters.map(({ name }) => name.toLowerCase());
  for (const name of use.parameters ?? []) if (!parameters.includes(name)) yield ["parameter", name];
  const headers = operation.responses.flatMap((response) => response.headers.map(({ name }) => name.toLowerCase()));
  for (const name of use.headers ?? []) if (!headers.includes(name)) yield ["response header", name];
}

function leavesOf(tree: FieldTree, way: readonly string[] = []): string[][] {
  if (tree.fields.size === 0) return way.length === 0 ? [] : [[...way]];
  return [...tree.fields].flatMap(([name, child]) => leavesOf(child, [...way, name]));
}

import type { Schema } from "../schema/walk.ts";
import { type ApiChange, newApiChange } from "./change.ts";
import { rateRemoval } from "./compare-deprecations.ts";
import { compareOperation } from "./compare-operations.ts";
import { compareSecuritySchemes } from "./compare-security-schemes.ts";
import { compareOwnServers, compareServers } from "./compare-servers.ts";
import type { ComparedValue, Difference } from "./operation-diff.ts";
import type { ApiDocument, ApiOperation } from "./read-document.ts";
import { SchemaGraph } from "./schema-graph.ts";
import type { PluginRules } from "./schema-pair.ts";

/** Everything that callers can notice between two documents, operation by operation. */
export function compareDocuments(before: ApiDocument, after: ApiDocument, rules: PluginRules): Difference {
  const graph = new SchemaGraph({ before: before.schemas, after: after.schemas }, rules);
  const apiChanges = [...compareServers(before, after), ...compareSecuritySchemes(before, after, rules)];
  const values: ComparedValue[] = [];
  const later = new Map(after.operations.map((operation) => [operation.key, operation]));
  for (const old of before.operations) {
    const now = later.get(old.key);
    if (!now) {
      apiChanges.push(newRemovedOperation(old, after, rules.today));
      continue;
    }
    const difference = compareOperation(old, now, graph, rules);
    apiChanges.push(...compareOwnServers(old, now, { before, after }), ...difference.apiChanges);
    values.push(...difference.values);
  }
  const keys = new Set(before.operations.map(({ key }) => key));
  const ids = new Set(before.operations.map(({ id }) => id));
  // An operation with a known id but another key has moved; that is reported already.
  for (const now of after.operations)
    if (!keys.has(now.key) && !ids.has(now.id)) {
      const sentence = `the operation is new (${now.address})`;
      apiChanges.push(newApiChange(now, "minor", "operation", sentence, { part: getPath(now), after: now.address }));
    }
  return { apiChanges, values: [...values, ...compareAlsoHeldTo(before, after, graph, rules)] };
}

/** Components that requests must satisfy although no $ref leads there; the plug-in names them. */
function compareAlsoHeldTo(
  before: ApiDocument,
  after: ApiDocument,
  graph: SchemaGraph,
  rules: PluginRules,
): ComparedValue[] {
  return rules.alsoHeldTo.flatMap(({ schema, operation: id, field }) => {
    const operation = before.operations.find((one) => one.id === id);
    const [old, now] = [before.schemas[schema], after.schemas[schema]];
    if (!operation || old === undefined || now === undefined) return [];
    const node = graph.compare([old as Schema], [now as Schema], "request", true);
    const steps = field === "" ? [] : `.${field}`.split(/(?=[.[])/).map((to) => ({ to }));
    return { operation, part: "request", holder: { kind: "body" }, direction: "request", node, steps } as const;
  });
}

const getPath = ({ segments }: ApiOperation): string => segments.slice(0, 2).join(" ");

function newRemovedOperation(old: ApiOperation, after: ApiDocument, today: string): ApiChange {
  const moved = after.operations.find(({ id, isWebhook }) => id === old.id && isWebhook === old.isWebhook);
  const { rating, warning, note } = rateRemoval(old.deprecation, today);
  const sentence = moved
    ? `the operation has moved from ${old.address} to ${moved.address}${note}`
    : `the operation is removed (${old.address}${note})`;
  const details = { part: getPath(old), before: old.address, after: moved?.address, warning };
  return newApiChange(old, rating, "operation", sentence, details);
}

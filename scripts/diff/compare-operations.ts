import { compareExtensions } from "./compare-annotations.ts";
import { compareEncodings } from "./compare-encodings.ts";
import { comparePages } from "./compare-pages.ts";
import { compareParameters, comparePathNames } from "./compare-parameters.ts";
import { compareResponses } from "./compare-responses.ts";
import { type Difference, OperationDiff } from "./operation-diff.ts";
import type { ApiOperation, ApiRequirement } from "./read-document.ts";
import type { SchemaGraph } from "./schema-graph.ts";
import type { PluginRules } from "./schema-pair.ts";
import { code, listed } from "./wording.ts";

export function compareOperation(
  old: ApiOperation,
  now: ApiOperation,
  graph: SchemaGraph,
  rules: PluginRules,
): Difference {
  const diff = new OperationDiff(old, now, graph, rules.today);
  if (old.id !== now.id) {
    const sentence = `the operation is now called ${code(now.id)}: generated clients have another method name, HTTP requests do not change`;
    diff.add("major", "operationId", sentence, { before: old.id, after: now.id });
  }
  diff.compareDeprecation("the operation", old.deprecation, now.deprecation);
  comparePathNames(diff);
  compareSecurity(diff);
  diff.apiChanges.push(...compareExtensions(old, "the operation", old.node, now.node, rules));
  compareParameters(diff);
  compareBodies(diff);
  compareResponses(diff);
  comparePages(diff);
  compareRepeats(diff);
  return diff;
}

/** Clients that were generated before do not learn that they may no longer repeat a call. */
function compareRepeats(diff: OperationDiff): void {
  const { old, now } = diff;
  if (old.isRepeatable === now.isRepeatable) return;
  const details = { before: old.node["x-repeatable"], after: now.node["x-repeatable"] };
  if (now.isRepeatable) diff.add("minor", "x-repeatable", "a failed call may now be repeated", details);
  else {
    const sentence = "a failed call may no longer be repeated: clients that are in use still repeat it";
    diff.add("major", "x-repeatable", sentence, details);
  }
}

/** Credentials that were accepted before must still be accepted. Without security, no credentials are needed. */
function compareSecurity(diff: OperationDiff): void {
  type Alternative = readonly ApiRequirement[];
  const getAlternatives = ({ security }: ApiOperation): readonly Alternative[] =>
    security.length === 0 ? [[]] : security;
  const [old, now] = [getAlternatives(diff.old), getAlternatives(diff.now)];
  // A token that has a scope is also one for calls that need none.
  const meets = (alternative: Alternative, { scheme, scope }: ApiRequirement): boolean =>
    alternative.some((one) => one.scheme === scheme && (scope === undefined || one.scope === scope));
  const isAccepted = (alternative: Alternative, others: readonly Alternative[]): boolean =>
    others.some((other) => other.every((requirement) => meets(alternative, requirement)));
  const name = ({ scheme, scope }: ApiRequirement): string => (scope === undefined ? scheme : `${scheme}:${scope}`);
  const words = (alternative: Alternative): string =>
    alternative.length === 0 ? "no credentials" : listed(alternative.map(name).sort().map(code));
  const details = { part: "security", before: diff.old.security.map(words), after: diff.now.security.map(words) };
  const lost = old.filter((alternative) => !isAccepted(alternative, now)).map(words);
  if (lost.length > 0) {
    const sentence = `calls with ${lost.join(", or with ")} are now refused; required: ${now.map(words).join(", or ")}`;
    diff.add("major", "security", sentence, details);
    return;
  }
  for (const alternative of now)
    if (!isAccepted(alternative, old))
      diff.add("minor", "security", `may now be called with ${words(alternative)}`, details);
}

function compareBodies(diff: OperationDiff): void {
  const { isWebhook, body: before } = diff.old;
  const after = diff.now.body;
  const part = "request";
  const sender = isWebhook ? "the call" : "requests";
  const refused = "requests without a body are now refused";
  if (!before && after) {
    if (after.required && !isWebhook) diff.add("major", "requestBody", refused, { part });
    else diff.add("minor", "requestBody", `${sender} may now have a body`, { part });
  }
  if (before && !after)
    diff.add("major", "requestBody", `${sender} no longer ${isWebhook ? "has" : "have"} a body`, { part });
  if (!before || !after) return;
  if (before.required !== after.required) {
    const webhookChange = after.required ? "the call now always has a body" : "the call may now have no body";
    const change = after.required ? refused : "the body may now be left out";
    diff.add(after.required === isWebhook ? "minor" : "major", "required", isWebhook ? webhookChange : change, {
      part,
    });
  }
  for (const [type, encodings] of before.encodings) {
    const [schema, keptSchema, kept] = [before.content.get(type), after.content.get(type), after.encodings.get(type)];
    if (schema !== undefined && keptSchema !== undefined && kept)
      compareEncodings(diff, { schema, encodings }, { schema: keptSchema, encodings: kept });
  }
  diff.compareContent(part, { kind: "body" }, [before.content, after.content], {
    lost: (type) => `a body of the type \`${type}\` is no longer ${isWebhook ? "sent" : "accepted"}`,
    gained: (type) => `a body may now have the type \`${type}\``,
    // Callers ask for the type of a response, but not for that of a call.
    warning: isWebhook,
  });
}

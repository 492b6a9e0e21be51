import { compareExtensions } from "./compare-annotations.ts";
import { compareEncodings } from "./compare-encodings.ts";
import { comparePages } from "./compare-pages.ts";
import { compareParameters, comparePathNames } from "./compare-parameters.ts";
import { type Difference, OperationDiff } from "./operation-diff.ts";
import type { ApiOperation, ApiResponse } from "./read-document.ts";
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
  return diff;
}

/** Credentials that were accepted before must still be accepted. Without security, no credentials are needed. */
function compareSecurity(diff: OperationDiff): void {
  type Alternative = readonly string[];
  const getAlternatives = ({ security }: ApiOperation): readonly Alternative[] =>
    security.length === 0 ? [[]] : security;
  const [old, now] = [getAlternatives(diff.old), getAlternatives(diff.now)];
  const isAccepted = (alternative: Alternative, others: readonly Alternative[]): boolean =>
    others.some((other) => other.every((requirement) => alternative.includes(requirement)));
  const words = (alternative: Alternative): string =>
    alternative.length === 0 ? "no credentials" : listed(alternative.map(code));
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
    const sentence = after.required ? refused : "the body may now be left out";
    diff.add(after.required === isWebhook ? "minor" : "major", "required", sentence, { part });
  }
  for (const [type, encodings] of before.encodings) {
    const kept = after.encodings.get(type);
    if (kept) compareEncodings(diff, encodings, kept);
  }
  diff.compareContent(part, { kind: "body" }, [before.content, after.content], {
    lost: (type) => `a body of the type \`${type}\` is no longer ${isWebhook ? "sent" : "accepted"}`,
    gained: (type) => `a body may now have the type \`${type}\``,
  });
}

function compareResponses(diff: OperationDiff): void {
  const { old, now } = diff;
  for (const before of old.responses) {
    const after = findResponse(now, before.status);
    if (after) compareResponse(diff, before, after);
    else addRemovedResponse(diff, before.status);
  }
  for (const { status } of now.responses) {
    if (findResponse(old, status)) continue;
    const sentence = old.isWebhook ? `callers may now reply with ${status}` : `may now answer with ${status}`;
    diff.add("minor", "responses", sentence, { part: `response ${status}`, after: status, warning: !old.isWebhook });
  }
}

/** The response of a status, or else of its range, such as `4XX`. */
const findResponse = ({ responses }: ApiOperation, status: string): ApiResponse | undefined =>
  responses.find((response) => response.status === status) ??
  responses.find((response) => response.status === `${status[0]}XX`);

function addRemovedResponse(diff: OperationDiff, status: string): void {
  const { isWebhook } = diff.old;
  const sentence = isWebhook ? `no longer expects a ${status} reply` : `no longer answers with ${status}`;
  const isSuccess = /^[23]/.test(status);
  const details = { part: `response ${status}`, before: status };
  diff.add(isSuccess || isWebhook ? "major" : "minor", "responses", sentence, details);
}

function compareResponse(diff: OperationDiff, before: ApiResponse, after: ApiResponse): void {
  const { status } = before;
  const response = `the ${status} response`;
  const hadBody = before.content.size > 0;
  diff.compareContent(`response ${status}`, { kind: "response", status }, [before.content, after.content], {
    lost: (type) => `${response} is no longer available as \`${type}\``,
    gained: (type) =>
      `${response} ${hadBody ? `is now also available as \`${type}\`` : `now has a body (\`${type}\`)`}`,
    warning: !hadBody,
  });
  const find = (headers: ApiResponse["headers"], name: string) =>
    headers.find((header) => header.name.toLowerCase() === name.toLowerCase());
  for (const { name, required, deprecation, schema } of before.headers) {
    const part = `response ${status} header ${name}`;
    const scope = { kind: "header", name, affects: "using" } as const;
    const kept = find(after.headers, name);
    if (!kept) {
      const sentence = `${response} no longer has the header \`${name}\``;
      diff.addRemoved("headers", sentence, deprecation, { part, before: name, scope });
      continue;
    }
    if (required !== kept.required) {
      const change = kept.required ? "is now always present" : "may now be missing";
      const details = { part, before: required, after: kept.required, scope };
      const sentence = `the header \`${name}\` of ${response} ${change}`;
      diff.add(kept.required ? "minor" : "major", "required", sentence, details);
    }
    diff.compareDeprecation(`the header \`${name}\` of ${response}`, deprecation, kept.deprecation, { part, scope });
    diff.compareSchemas(part, { kind: "header", name, status }, schema, kept.schema);
  }
  for (const { name } of after.headers)
    if (!find(before.headers, name)) {
      const part = `response ${status} header ${name}`;
      diff.add("minor", "headers", `${response} now has the header \`${name}\``, { part, after: name });
    }
}

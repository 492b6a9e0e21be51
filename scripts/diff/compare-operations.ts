import type { Schema } from "../ir/schema.ts";
import { type Finding, type FindingDetails, newFinding, type Rating } from "./change.ts";
import { compareExtensions } from "./compare-annotations.ts";
import type { ApiContent, ApiOperation, ApiParameter, ApiResponse } from "./read-document.ts";
import type { SchemaGraph, SchemaNode } from "./schema-graph.ts";
import type { PluginRules } from "./schema-pair.ts";
import { code, type Direction, formerly, type Holder, listed, type Step } from "./wording.ts";

/** A value of an operation that has a schema, and the comparison of that schema. */
export interface ComparedValue {
  readonly operation: ApiOperation;
  readonly part: string;
  readonly holder: Holder;
  readonly direction: Direction;
  readonly node: SchemaNode;
  /** The steps from the part to the value, if the value is not the whole part. */
  readonly steps?: readonly Step[];
}

/** All differences of two documents: findings about operations, and the values whose schemas were compared. */
export interface Difference {
  readonly findings: readonly Finding[];
  readonly values: readonly ComparedValue[];
}

export function compareOperation(
  old: ApiOperation,
  now: ApiOperation,
  graph: SchemaGraph,
  rules: PluginRules,
): Difference {
  const diff = new OperationDiff(old, now, graph);
  if (old.id !== now.id) {
    const sentence = `the operation is now called ${code(now.id)}: generated clients have another method name, HTTP requests do not change`;
    diff.add("major", "operationId", sentence, { before: old.id, after: now.id });
  }
  if (now.node.deprecated === true && old.node.deprecated !== true)
    diff.add("minor", "deprecated", "the operation is deprecated", { before: false, after: true });
  comparePathNames(diff);
  compareSecurity(diff);
  diff.findings.push(...compareExtensions(old, "the operation", old.node, now.node, rules));
  compareParameters(diff);
  compareBodies(diff);
  compareResponses(diff);
  return diff;
}

/** Collects the differences of one operation. */
class OperationDiff implements Difference {
  readonly findings: Finding[] = [];
  readonly values: ComparedValue[] = [];
  readonly old: ApiOperation;
  readonly now: ApiOperation;
  readonly #graph: SchemaGraph;

  constructor(old: ApiOperation, now: ApiOperation, graph: SchemaGraph) {
    this.old = old;
    this.now = now;
    this.#graph = graph;
  }

  add(rating: Rating, keyword: string, sentence: string, details?: FindingDetails): void {
    this.findings.push(newFinding(this.old, rating, keyword, sentence, details));
  }

  compareSchemas(part: string, holder: Holder, before: Schema, after: Schema): void {
    // The service sends the parameters and the body of a webhook, and callers send its response.
    const isResponse = holder.kind === "response" || holder.kind === "header";
    const direction = isResponse === this.old.isWebhook ? "request" : "response";
    const node = this.#graph.compare([before], [after], direction);
    this.values.push({ operation: this.old, part, holder, direction, node });
  }

  /** Compares the schemas of the media types that both have; `lost` and `gained` say what became of the others. */
  compareContent(
    part: string,
    holder: Holder,
    [before, after]: readonly [ApiContent, ApiContent],
    { lost, gained, warning = false }: { lost(type: string): string; gained(type: string): string; warning?: boolean },
  ): void {
    for (const [type, schema] of before) {
      const kept = after.get(type);
      if (kept !== undefined) this.compareSchemas(part, holder, schema, kept);
      else this.add("major", "content", lost(type), { part, before: type });
    }
    for (const type of after.keys())
      if (!before.has(type)) this.add("minor", "content", gained(type), { part, after: type, warning });
  }
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

const listPathNames = ({ segments }: ApiOperation): string[] =>
  [...(segments.at(-2) ?? "").matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? "");

/** The keyword of findings about another name of a path parameter. */
export const PATH_PARAMETER_NAME = "parameter name";

/** The name of a path parameter is not sent, so only code that was generated from the document notices another one. */
function comparePathNames(diff: OperationDiff): void {
  if (diff.old.isWebhook) return;
  const later = listPathNames(diff.now);
  for (const [index, before] of listPathNames(diff.old).entries()) {
    const after = later[index];
    if (after === undefined || after === before) continue;
    const sentence = `the path parameter ${code(before)} is now called ${code(after)}: generated clients have another argument name, HTTP requests do not change`;
    const scope = { kind: "parameter", name: before, affects: "using" } as const;
    diff.add("major", PATH_PARAMETER_NAME, sentence, { part: `path parameter ${before}`, before, after, scope });
  }
}

/** Parameters by what identifies them in a request. */
function getParametersByKey(operation: ApiOperation): Map<string, ApiParameter> {
  const { parameters } = operation;
  const pathNames = listPathNames(operation);
  const getKey = (parameter: ApiParameter): string => {
    if (parameter.in === "header") return `header ${parameter.name.toLowerCase()}`;
    // The name of a path parameter is not sent: its position in the path identifies it.
    return parameter.in === "path" ? `path ${pathNames.indexOf(parameter.name)}` : `${parameter.in} ${parameter.name}`;
  };
  return new Map(parameters.map((parameter) => [getKey(parameter), parameter]));
}

/** How a finding names a parameter, and whom it concerns. */
const describeParameter = ({ in: place, name }: ApiParameter) => ({
  words: `the ${place} parameter \`${name}\``,
  part: `${place} parameter ${name}`,
  scope: { kind: "parameter", name, affects: "using" } as const,
});

function compareParameters(diff: OperationDiff): void {
  const [earlier, later] = [getParametersByKey(diff.old), getParametersByKey(diff.now)];
  for (const [key, before] of earlier) {
    const after = later.get(key);
    if (after) compareParameter(diff, before, after);
    else {
      const { words, part, scope } = describeParameter(before);
      const sentence = diff.old.isWebhook
        ? `the call no longer has ${words}`
        : `no longer accepts ${words}: it is ignored or refused`;
      diff.add("major", "parameter", sentence, { part, before: before.name, scope });
    }
  }
  for (const [key, after] of later) if (!earlier.has(key)) addNewParameter(diff, after);
}

function addNewParameter(diff: OperationDiff, parameter: ApiParameter): void {
  const { words, part, scope } = describeParameter(parameter);
  const details = { part, after: parameter.name };
  if (diff.old.isWebhook) diff.add("minor", "parameter", `the call now has ${words}`, details);
  else if (!parameter.required) diff.add("minor", "parameter", `${words} may now be sent`, details);
  else {
    const omitting = { ...scope, affects: "omitting" } as const;
    diff.add("major", "required", `requests without ${words} are now refused`, { ...details, scope: omitting });
  }
}

function compareParameter(diff: OperationDiff, before: ApiParameter, after: ApiParameter): void {
  const { isWebhook } = diff.old;
  const { words, part, scope } = describeParameter(before);
  if (before.required !== after.required && before.in !== "path") {
    const webhookChange = after.required ? "is now always present" : "may now be missing";
    const change = after.required ? `requests without ${words} are now refused` : `${words} may now be left out`;
    const sentence = isWebhook ? `${words} ${webhookChange}` : change;
    const affected = isWebhook ? scope : ({ ...scope, affects: "omitting" } as const);
    const details = { part, before: before.required, after: after.required, scope: affected };
    diff.add(after.required === isWebhook ? "minor" : "major", "required", sentence, details);
  }
  const [old, now] = [before.serialization, after.serialization];
  if (old !== now) {
    const sentence = `${words} is now serialized as ${now}${formerly(old)}`;
    diff.add("major", "style", sentence, { part, before: old, after: now, scope });
  }
  if (after.deprecated && !before.deprecated)
    diff.add("minor", "deprecated", `${words} is deprecated`, { part, scope });
  diff.compareSchemas(part, { kind: "parameter", in: before.in, name: before.name }, before.schema, after.schema);
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
  for (const { name, required, schema } of before.headers) {
    const part = `response ${status} header ${name}`;
    const scope = { kind: "header", name, affects: "using" } as const;
    const kept = find(after.headers, name);
    if (!kept) {
      diff.add("major", "headers", `${response} no longer has the header \`${name}\``, { part, before: name, scope });
      continue;
    }
    if (required !== kept.required) {
      const change = kept.required ? "is now always present" : "may now be missing";
      const details = { part, before: required, after: kept.required, scope };
      const sentence = `the header \`${name}\` of ${response} ${change}`;
      diff.add(kept.required ? "minor" : "major", "required", sentence, details);
    }
    diff.compareSchemas(part, { kind: "header", name, status }, schema, kept.schema);
  }
  for (const { name } of after.headers)
    if (!find(before.headers, name)) {
      const part = `response ${status} header ${name}`;
      diff.add("minor", "headers", `${response} now has the header \`${name}\``, { part, after: name });
    }
}

import type { Finding } from "./change.ts";
import { type Difference, finding, type Root } from "./difference.ts";
import type { ApiOperation, ApiResponse } from "./read-operations.ts";
import type { SchemaGraph } from "./schema-graph.ts";
import type { Direction } from "./subject.ts";

/** Who answers: the service, or to a webhook whoever was called. */
const answeredBy = ({ isWebhook }: ApiOperation): Direction => (isWebhook ? "request" : "response");

const isSuccess = (status: string): boolean => /^[23]/.test(status);

export function compareResponses(old: ApiOperation, now: ApiOperation, graph: SchemaGraph): Difference {
  const findings: Finding[] = [];
  const roots: Root[] = [];
  for (const before of old.responses) {
    const after = now.responses.find(({ status }) => status === before.status) ?? covering(now, before.status);
    if (!after) {
      findings.push(removed(old, before.status));
      continue;
    }
    const difference = compareResponse(old, before, after, graph);
    findings.push(...difference.findings);
    roots.push(...difference.roots);
  }
  for (const { status } of now.responses)
    if (!old.responses.some((response) => response.status === status) && !covering(old, status))
      findings.push(added(old, status));
  return { findings, roots };
}

/** `4XX` stands for each status of its hundred. */
const covering = ({ responses }: ApiOperation, status: string): ApiResponse | undefined =>
  responses.find((response) => response.status === `${status[0]}XX` && status !== "default");

function removed(operation: ApiOperation, status: string): Finding {
  const breaks = isSuccess(status) || operation.isWebhook;
  const sentence = operation.isWebhook
    ? `a ${status} reply is no longer expected`
    : `is never answered with ${status} any more`;
  return finding(operation, {
    rating: breaks ? "major" : "minor",
    part: `response ${status}`,
    keyword: "responses",
    sentence,
    before: status,
  });
}

function added(operation: ApiOperation, status: string): Finding {
  const told = { part: `response ${status}`, keyword: "responses", after: status };
  if (operation.isWebhook)
    return finding(operation, { ...told, rating: "minor", sentence: `may now be replied to with ${status}` });
  return finding(operation, {
    ...told,
    rating: "minor",
    warning: true,
    sentence: `may now be answered with ${status}`,
  });
}

function compareResponse(
  operation: ApiOperation,
  before: ApiResponse,
  after: ApiResponse,
  graph: SchemaGraph,
): Difference {
  const { status } = before;
  const direction = answeredBy(operation);
  const part = `response ${status}`;
  const findings: Finding[] = [];
  const roots: Root[] = [];
  for (const [type, schema] of before.media) {
    const kept = after.media.get(type);
    if (kept === undefined)
      findings.push(
        finding(operation, {
          rating: "major",
          part,
          keyword: "content",
          sentence: `the ${status} response is no longer available as \`${type}\``,
          before: type,
        }),
      );
    else {
      const node = graph.compare([schema], [kept], direction);
      roots.push({ operation, part, holder: { kind: "response", status }, direction, node });
    }
  }
  for (const type of after.media.keys())
    if (!before.media.has(type))
      findings.push(
        finding(operation, {
          rating: "minor",
          warning: before.media.size === 0,
          part,
          keyword: "content",
          sentence: `the ${status} response ${before.media.size === 0 ? "now has a body" : "may now be had as"} (\`${type}\`)`,
          after: type,
        }),
      );
  const headers = compareHeaders(operation, before, after, graph);
  return { findings: [...findings, ...headers.findings], roots: [...roots, ...headers.roots] };
}

function compareHeaders(
  operation: ApiOperation,
  before: ApiResponse,
  after: ApiResponse,
  graph: SchemaGraph,
): Difference {
  const { status } = before;
  const direction = answeredBy(operation);
  const findings: Finding[] = [];
  const roots: Root[] = [];
  for (const header of before.headers) {
    const { name } = header;
    const part = `response ${status} header ${name}`;
    const told = { part, use: { kind: "header", name, hits: "used" } } as const;
    const kept = after.headers.find((other) => other.name.toLowerCase() === name.toLowerCase());
    if (!kept) {
      findings.push(
        finding(operation, {
          ...told,
          rating: "major",
          keyword: "headers",
          sentence: `the ${status} response no longer has the header \`${name}\``,
          before: name,
        }),
      );
      continue;
    }
    if (header.required !== kept.required)
      findings.push(
        finding(operation, {
          ...told,
          rating: kept.required ? "minor" : "major",
          keyword: "required",
          sentence: `the header \`${name}\` of the ${status} response ${kept.required ? "is now always there" : "may now be missing"}`,
          before: header.required,
          after: kept.required,
        }),
      );
    const node = graph.compare([header.schema], [kept.schema], direction);
    roots.push({ operation, part, holder: { kind: "header", name, status }, direction, node });
  }
  for (const { name } of after.headers)
    if (!before.headers.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      findings.push(
        finding(operation, {
          rating: "minor",
          part: `response ${status} header ${name}`,
          keyword: "headers",
          sentence: `the ${status} response now has the header \`${name}\``,
          after: name,
        }),
      );
  return { findings, roots };
}

import type { OperationDiff } from "./operation-diff.ts";
import type { ApiOperation, ApiResponse } from "./read-document.ts";

const isSuccess = (status: string): boolean => /^[23]/.test(status);

export function compareResponses(diff: OperationDiff): void {
  const { old, now } = diff;
  for (const before of old.responses) {
    const after = findResponse(now, before.status);
    if (after) compareResponse(diff, before, after);
    else addRemovedResponse(diff, before.status);
  }
  for (const { status } of now.responses) if (!findResponse(old, status)) addNewResponse(diff, status);
}

/** The response of a status, or else of its range, such as `4XX`. */
const findResponse = ({ responses }: ApiOperation, status: string): ApiResponse | undefined =>
  responses.find((response) => response.status === status) ??
  responses.find((response) => response.status === `${status[0]}XX`);

function addRemovedResponse(diff: OperationDiff, status: string): void {
  const { isWebhook } = diff.old;
  const sentence = isWebhook ? `no longer expects a ${status} reply` : `no longer answers with ${status}`;
  const rating = isSuccess(status) || isWebhook ? "major" : "minor";
  diff.add(rating, "responses", sentence, { part: `response ${status}`, before: status });
}

function addNewResponse(diff: OperationDiff, status: string): void {
  const { isWebhook } = diff.old;
  const sentence = isWebhook ? `callers may now reply with ${status}` : `may now answer with ${status}`;
  diff.add("minor", "responses", sentence, { part: `response ${status}`, after: status, warning: !isWebhook });
}

function compareResponse(diff: OperationDiff, before: ApiResponse, after: ApiResponse): void {
  const { status } = before;
  const part = `response ${status}`;
  for (const [type, schema] of before.content) {
    const kept = after.content.get(type);
    if (kept !== undefined)
      diff.compareSchemas(part, { kind: "response", status }, diff.responseDirection, schema, kept);
    else
      diff.add("major", "content", `the ${status} response is no longer available as \`${type}\``, {
        part,
        before: type,
      });
  }
  const hadBody = before.content.size > 0;
  for (const type of after.content.keys())
    if (!before.content.has(type)) {
      const change = hadBody ? `is now also available as \`${type}\`` : `now has a body (\`${type}\`)`;
      diff.add("minor", "content", `the ${status} response ${change}`, { part, after: type, warning: !hadBody });
    }
  compareHeaders(diff, before, after);
}

function compareHeaders(diff: OperationDiff, before: ApiResponse, after: ApiResponse): void {
  const { status } = before;
  const find = (headers: ApiResponse["headers"], name: string) =>
    headers.find((header) => header.name.toLowerCase() === name.toLowerCase());
  for (const { name, required, schema } of before.headers) {
    const part = `response ${status} header ${name}`;
    const scope = { kind: "header", name, affects: "using" } as const;
    const kept = find(after.headers, name);
    if (!kept) {
      const sentence = `the ${status} response no longer has the header \`${name}\``;
      diff.add("major", "headers", sentence, { part, before: name, scope });
      continue;
    }
    if (required !== kept.required) {
      const change = kept.required ? "is now always present" : "may now be missing";
      const details = { part, before: required, after: kept.required, scope };
      const sentence = `the header \`${name}\` of the ${status} response ${change}`;
      diff.add(kept.required ? "minor" : "major", "required", sentence, details);
    }
    diff.compareSchemas(part, { kind: "header", name, status }, diff.responseDirection, schema, kept.schema);
  }
  for (const { name } of after.headers)
    if (!find(before.headers, name)) {
      const part = `response ${status} header ${name}`;
      diff.add("minor", "headers", `the ${status} response now has the header \`${name}\``, { part, after: name });
    }
}

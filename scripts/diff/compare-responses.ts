import type { OperationDiff } from "./operation-diff.ts";
import type { ApiContent, ApiHeader, ApiOperation, ApiResponse } from "./read-document.ts";
import { either } from "./wording.ts";

/** Callers read the responses of an operation. They send those of a webhook, so that the service may ask for less there, not for more. */
export function compareResponses(diff: OperationDiff): void {
  const { old, now } = diff;
  for (const before of old.responses) {
    const after = findResponse(now, before.status);
    // `default` does not promise a success. In a reply it accepts one.
    const isLost = !now.isWebhook && after?.status === "default" && isSuccess(before.status);
    if (after && !isLost) compareResponse(diff, before.status, before, after);
    else addRemovedResponse(diff, before.status);
  }
  for (const after of now.responses) {
    const { status } = after;
    if (old.responses.some((response) => response.status === status)) continue;
    const before = findResponse(old, status);
    if (before) compareResponse(diff, status, before, after);
    else addNewResponse(diff, status);
  }
}

const isSuccess = (status: string): boolean => /^[23]/.test(status);

/**
 * The response of a status, or else of its range, such as `4XX`, or else `default`. Beside responses that are no errors, `default` stands
 * for the errors only.
 */
function findResponse({ responses }: ApiOperation, status: string): ApiResponse | undefined {
  const find = (wanted: string) => responses.find((response) => response.status === wanted);
  const hasSuccess = responses.some((response) => isSuccess(response.status));
  return find(status) ?? find(`${status[0]}XX`) ?? (isSuccess(status) && hasSuccess ? undefined : find("default"));
}

function addNewResponse(diff: OperationDiff, status: string): void {
  const { isWebhook } = diff.old;
  const sentence = isWebhook ? `callers may now reply with ${status}` : `may now answer with ${status}`;
  diff.add("minor", "responses", sentence, { part: `response ${status}`, after: status, warning: !isWebhook });
}

function addRemovedResponse(diff: OperationDiff, status: string): void {
  const { isWebhook } = diff.old;
  const details = { part: `response ${status}`, before: status };
  const isInRange = (one: string): boolean => one !== status && `${one[0]}XX` === status;
  const left = diff.now.responses.flatMap((response) => (isInRange(response.status) ? response.status : []));
  const exceptions = left.length === 0 ? "" : ` except ${either(left)}`;
  if (isWebhook) diff.add("major", "responses", `no longer expects a ${status} reply${exceptions}`, details);
  else {
    const rating = isSuccess(status) && left.length === 0 ? "major" : "minor";
    diff.add(rating, "responses", `no longer answers with ${status}${exceptions}`, details);
  }
}

function compareResponse(diff: OperationDiff, status: string, before: ApiResponse, after: ApiResponse): void {
  (diff.old.isWebhook ? compareReplyBody : compareResponseBody)(diff, status, before.content, after.content);
  const find = (headers: readonly ApiHeader[], name: string) =>
    headers.find((header) => header.name.toLowerCase() === name.toLowerCase());
  for (const header of before.headers) {
    const kept = find(after.headers, header.name);
    if (kept) compareHeader(diff, status, header, kept);
    else addRemovedHeader(diff, status, header);
  }
  for (const header of after.headers) if (!find(before.headers, header.name)) addNewHeader(diff, status, header);
}

function compareResponseBody(diff: OperationDiff, status: string, before: ApiContent, after: ApiContent): void {
  const hadBody = before.size > 0;
  const response = `the ${status} response`;
  diff.compareContent(`response ${status}`, { kind: "response", status }, [before, after], {
    lost: (type) => `${response} is no longer available as \`${type}\``,
    gained: (type) =>
      `${response} ${hadBody ? `is now also available as \`${type}\`` : `now has a body (\`${type}\`)`}`,
    warning: !hadBody,
  });
}

function compareReplyBody(diff: OperationDiff, status: string, before: ApiContent, after: ApiContent): void {
  const part = `response ${status}`;
  const [old, now] = [[...before.keys()], [...after.keys()]];
  if (old.length === 0 && now.length > 0)
    diff.add("major", "content", `${status} replies without a body are now refused`, { part, after: now });
  else if (old.length > 0 && now.length === 0)
    diff.add("minor", "content", `the body of the ${status} reply is no longer read`, {
      ...{ part, before: old, warning: true },
    });
  else
    diff.compareContent(part, { kind: "response", status }, [before, after], {
      lost: (type) => `${status} replies of the type \`${type}\` are now refused`,
      gained: (type) => `the ${status} reply may now have the type \`${type}\``,
    });
}

/** How a change names a header, and whom it concerns: callers read those of a response, and may omit those of a reply. */
function describeHeader({ old: { isWebhook } }: OperationDiff, status: string, name: string) {
  const scope = { kind: "header", name, affects: "using" } as const;
  return {
    part: `response ${status} header ${name}`,
    words: `the header \`${name}\` of the ${status} ${isWebhook ? "reply" : "response"}`,
    scope,
    requiredScope: isWebhook ? ({ ...scope, affects: "omitting" } as const) : scope,
    refused: `${status} replies without the header \`${name}\` are now refused`,
  };
}

function addRemovedHeader(diff: OperationDiff, status: string, { name, deprecation }: ApiHeader): void {
  const { part, words, scope } = describeHeader(diff, status, name);
  const details = { part, before: name, scope };
  if (diff.old.isWebhook) diff.add("minor", "headers", `${words} is no longer read`, { ...details, warning: true });
  else diff.addRemoved("headers", `the ${status} response no longer has the header \`${name}\``, deprecation, details);
}

function addNewHeader(diff: OperationDiff, status: string, { name, required }: ApiHeader): void {
  const { part, words, requiredScope, refused } = describeHeader(diff, status, name);
  const details = { part, after: name };
  if (!diff.old.isWebhook)
    diff.add("minor", "headers", `the ${status} response now has the header \`${name}\``, details);
  else if (required) diff.add("major", "required", refused, { ...details, scope: requiredScope });
  else diff.add("minor", "headers", `${words} may now be sent`, details);
}

function compareHeader(diff: OperationDiff, status: string, before: ApiHeader, after: ApiHeader): void {
  const { name } = before;
  const { isWebhook } = diff.old;
  const { part, words, scope, requiredScope, refused } = describeHeader(diff, status, name);
  if (before.required !== after.required) {
    const webhookChange = after.required ? refused : `${words} may now be left out`;
    const change = `${words} ${after.required ? "is now always present" : "may now be missing"}`;
    const details = { part, before: before.required, after: after.required, scope: requiredScope };
    const rating = after.required === isWebhook ? "major" : "minor";
    diff.add(rating, "required", isWebhook ? webhookChange : change, details);
  }
  diff.compareSerialization("style", words, before, after, { part, scope });
  diff.compareDeprecation(words, before.deprecation, after.deprecation, { part, scope });
  diff.compareSchemas(part, { kind: "header", name, status }, before.schema, after.schema);
}

import type { ApiChangeDetails } from "./change.ts";
import type { OperationDiff } from "./operation-diff.ts";
import type { ApiOperation, ApiParameter } from "./read-document.ts";
import { code } from "./wording.ts";

const listPathNames = ({ path }: ApiOperation): string[] =>
  [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? "");

/** The name of a path parameter is not sent, so only code that was generated from the document notices another one. */
export function comparePathNames(diff: OperationDiff): void {
  if (diff.old.isWebhook) return;
  const later = listPathNames(diff.now);
  for (const [index, before] of listPathNames(diff.old).entries()) {
    const after = later[index];
    if (after === undefined || after === before) continue;
    const sentence = `the path parameter ${code(before)} is now called ${code(after)}: generated clients have another argument name, HTTP requests do not change`;
    const scope = { kind: "parameter", name: before, affects: "using" } as const;
    diff.add("major", "parameter name", sentence, { part: `path parameter ${before}`, before, after, scope });
  }
}

/** Parameters by what identifies them in a request. */
function getParametersByKey(operation: ApiOperation): Map<string, ApiParameter> {
  const { parameters } = operation;
  const pathNames = listPathNames(operation);
  const getKey = (parameter: ApiParameter): string => {
    if (parameter.in === "header") return `header ${parameter.name.toLowerCase()}`;
    // The whole query needs no name.
    if (parameter.in === "querystring") return parameter.in;
    // The name of a path parameter is not sent: its position in the path identifies it.
    return parameter.in === "path" ? `path ${pathNames.indexOf(parameter.name)}` : `${parameter.in} ${parameter.name}`;
  };
  return new Map(parameters.map((parameter) => [getKey(parameter), parameter]));
}

/** How a change names a parameter, and whom it concerns. */
const describeParameter = ({ in: place, name }: ApiParameter) => ({
  words: `the ${place} parameter \`${name}\``,
  part: `${place} parameter ${name}`,
  scope: { kind: "parameter", name, affects: "using" } as const,
});

export function compareParameters(diff: OperationDiff): void {
  const [earlier, later] = [getParametersByKey(diff.old), getParametersByKey(diff.now)];
  for (const [key, before] of earlier) {
    const after = later.get(key);
    if (after) compareParameter(diff, before, after);
    else {
      const { words, part, scope } = describeParameter(before);
      const sentence = diff.old.isWebhook
        ? `the call no longer has ${words}`
        : `no longer accepts ${words}: it is ignored or refused`;
      diff.addRemoved("parameter", sentence, before.deprecation, { part, before: before.name, scope });
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

type Permission = "allowEmptyValue" | "allowReserved";

/** What may be sent, and the sentences for more and for less. */
const PERMISSIONS: Readonly<
  Record<Permission, Readonly<Record<"granted" | "revoked", (words: string, isWebhook: boolean) => string>>>
> = {
  allowEmptyValue: {
    granted: (words) => `${words} may now be empty`,
    revoked: (words, isWebhook) =>
      isWebhook ? `${words} is no longer empty` : `requests in which ${words} is empty are now refused`,
  },
  allowReserved: {
    granted: (words) => `${words} may now have reserved characters that are not encoded`,
    revoked: (words) => `reserved characters in ${words} must now be encoded`,
  },
};

export function comparePermission(
  diff: OperationDiff,
  permission: Permission,
  words: string,
  [before, after]: readonly [boolean, boolean],
  details: ApiChangeDetails,
): void {
  if (before === after) return;
  const { isWebhook } = diff.old;
  const { granted, revoked } = PERMISSIONS[permission];
  const sentence = (after ? granted : revoked)(words, isWebhook);
  const more = { before, after, warning: after && isWebhook };
  diff.add(after || isWebhook ? "minor" : "major", permission, sentence, { ...details, ...more });
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
  diff.compareSerialization("style", words, before, after, { part, scope });
  for (const permission of ["allowEmptyValue", "allowReserved"] as const)
    comparePermission(diff, permission, words, [before[permission], after[permission]], { part, scope });
  diff.compareDeprecation(words, before.deprecation, after.deprecation, { part, scope });
  diff.compareSchemas(part, { kind: "parameter", in: before.in, name: before.name }, before.schema, after.schema);
}

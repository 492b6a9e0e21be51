import type { OperationDiff } from "./operation-diff.ts";
import type { ApiOperation, ApiParameter } from "./read-document.ts";
import { formerly } from "./wording.ts";

const getPart = (parameter: ApiParameter): string => `${parameter.in} parameter ${parameter.name}`;
const getWords = (parameter: ApiParameter): string => `the ${parameter.in} parameter \`${parameter.name}\``;

/** Parameters by what identifies them in a request. */
function getParametersByKey({ parameters, segments }: ApiOperation): Map<string, ApiParameter> {
  const pathNames = [...(segments.at(-2) ?? "").matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const getKey = (parameter: ApiParameter): string => {
    if (parameter.in === "header") return `header ${parameter.name.toLowerCase()}`;
    // The name of a path parameter is not sent: its position in the path identifies it.
    return parameter.in === "path" ? `path ${pathNames.indexOf(parameter.name)}` : `${parameter.in} ${parameter.name}`;
  };
  return new Map(parameters.map((parameter) => [getKey(parameter), parameter]));
}

export function compareParameters(diff: OperationDiff): void {
  const [earlier, later] = [getParametersByKey(diff.old), getParametersByKey(diff.now)];
  for (const [key, before] of earlier) {
    const after = later.get(key);
    if (!after) addRemovedParameter(diff, before);
    else {
      compareParameter(diff, before, after);
      const holder = { kind: "parameter", in: before.in, name: before.name } as const;
      diff.compareSchemas(getPart(before), holder, diff.requestDirection, before.schema, after.schema);
    }
  }
  for (const [key, after] of later) if (!earlier.has(key)) addNewParameter(diff, after);
}

function addRemovedParameter(diff: OperationDiff, parameter: ApiParameter): void {
  const { name } = parameter;
  const sentence = diff.old.isWebhook
    ? `the call no longer has ${getWords(parameter)}`
    : `no longer accepts ${getWords(parameter)}: it is ignored or refused`;
  const scope = { kind: "parameter", name, affects: "using" } as const;
  diff.add("major", "parameter", sentence, { part: getPart(parameter), before: name, scope });
}

function addNewParameter(diff: OperationDiff, parameter: ApiParameter): void {
  const { name } = parameter;
  const words = getWords(parameter);
  const details = { part: getPart(parameter), after: name };
  if (diff.old.isWebhook) diff.add("minor", "parameter", `the call now has ${words}`, details);
  else if (!parameter.required) diff.add("minor", "parameter", `${words} may now be sent`, details);
  else {
    const scope = { kind: "parameter", name, affects: "omitting" } as const;
    diff.add("major", "required", `requests without ${words} are now refused`, { ...details, scope });
  }
}

function compareParameter(diff: OperationDiff, before: ApiParameter, after: ApiParameter): void {
  const { isWebhook } = diff.old;
  const part = getPart(before);
  const words = getWords(before);
  const scope = { kind: "parameter", name: before.name, affects: "using" } as const;
  if (before.required !== after.required && before.in !== "path") {
    const webhookChange = after.required ? "is now always present" : "may now be missing";
    const change = after.required ? `requests without ${words} are now refused` : `${words} may now be left out`;
    diff.add(
      after.required === isWebhook ? "minor" : "major",
      "required",
      isWebhook ? `${words} ${webhookChange}` : change,
      {
        part,
        before: before.required,
        after: after.required,
        scope: { ...scope, affects: isWebhook ? "using" : "omitting" },
      },
    );
  }
  const [old, now] = [before.serialization, after.serialization];
  if (old !== now)
    diff.add("major", "style", `${words} is now serialized as ${now}${formerly(old)}`, {
      part,
      before: old,
      after: now,
      scope,
    });
  if (after.deprecated && !before.deprecated)
    diff.add("minor", "deprecated", `${words} is deprecated`, { part, scope });
}

export function compareBodies(diff: OperationDiff): void {
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
  if (before.required !== after.required)
    diff.add(
      after.required === isWebhook ? "minor" : "major",
      "required",
      after.required ? refused : "the body may now be left out",
      { part },
    );
  for (const [type, schema] of before.content) {
    const kept = after.content.get(type);
    if (kept !== undefined) diff.compareSchemas(part, { kind: "body" }, diff.requestDirection, schema, kept);
    else {
      const sentence = `a body of the type \`${type}\` is no longer ${isWebhook ? "sent" : "accepted"}`;
      diff.add("major", "content", sentence, { part, before: type });
    }
  }
  for (const type of after.content.keys())
    if (!before.content.has(type))
      diff.add("minor", "content", `a body may now have the type \`${type}\``, { part, after: type });
}

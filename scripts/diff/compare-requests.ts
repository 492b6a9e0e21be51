import type { Finding } from "./change.ts";
import { type Difference, finding, type Root } from "./difference.ts";
import type { ApiOperation, ApiParameter } from "./read-operations.ts";
import type { SchemaGraph } from "./schema-graph.ts";
import type { Direction } from "./subject.ts";
import { formerly } from "./wording.ts";

/** Who sends the parameters and the body: callers, or of a webhook the service. */
export const sentBy = ({ isWebhook }: ApiOperation): Direction => (isWebhook ? "response" : "request");

const keyOf = (parameter: ApiParameter, index: number): string => {
  if (parameter.in === "header") return `header ${parameter.name.toLowerCase()}`;
  // A path parameter has no name on the wire: it is known by its place.
  return parameter.in === "path" ? `path ${index}` : `${parameter.in} ${parameter.name}`;
};

/** Path parameters in the order of the path, whatever order they are listed in. */
function keyed(operation: ApiOperation): Map<string, ApiParameter> {
  const places = [...(operation.segments.at(-2) ?? "").matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return new Map(
    operation.parameters.map((parameter) => [keyOf(parameter, places.indexOf(parameter.name)), parameter]),
  );
}

export function compareParameters(old: ApiOperation, now: ApiOperation, graph: SchemaGraph): Difference {
  const [earlier, later] = [keyed(old), keyed(now)];
  const findings: Finding[] = [];
  const roots: Root[] = [];
  for (const [key, before] of earlier) {
    const after = later.get(key);
    if (!after) findings.push(removed(old, before));
    else {
      findings.push(...compareParameter(old, before, after));
      const holder = { kind: "parameter", in: before.in, name: before.name } as const;
      const node = graph.compare([before.schema], [after.schema], sentBy(old));
      roots.push({ operation: old, part: partOf(before), holder, direction: sentBy(old), node });
    }
  }
  for (const [key, after] of later) if (!earlier.has(key)) findings.push(added(old, after));
  return { findings, roots };
}

const partOf = (parameter: ApiParameter): string => `${parameter.in} parameter ${parameter.name}`;
const nameOf = (parameter: ApiParameter): string => `the ${parameter.in} parameter \`${parameter.name}\``;

function removed(operation: ApiOperation, parameter: ApiParameter): Finding {
  const sentence = operation.isWebhook
    ? `the call no longer has ${nameOf(parameter)}`
    : `no longer takes ${nameOf(parameter)}: at best it is ignored`;
  return finding(operation, {
    rating: "major",
    part: partOf(parameter),
    keyword: "parameter",
    sentence,
    before: parameter.name,
    use: { kind: "parameter", name: parameter.name, hits: "used" },
  });
}

function added(operation: ApiOperation, parameter: ApiParameter): Finding {
  const told = { part: partOf(parameter), keyword: "parameter", after: parameter.name };
  if (operation.isWebhook)
    return finding(operation, { ...told, rating: "minor", sentence: `the call now has ${nameOf(parameter)}` });
  if (!parameter.required)
    return finding(operation, { ...told, rating: "minor", sentence: `${nameOf(parameter)} may now be given` });
  return finding(operation, {
    ...told,
    rating: "major",
    keyword: "required",
    sentence: `requests without ${nameOf(parameter)} are now refused`,
    use: { kind: "parameter", name: parameter.name, hits: "needed" },
  });
}

function compareParameter(operation: ApiOperation, before: ApiParameter, after: ApiParameter): Finding[] {
  const findings: Finding[] = [];
  const told = { part: partOf(before) };
  const name = nameOf(before);
  if (before.required !== after.required && before.in !== "path") {
    const breaks = after.required !== operation.isWebhook;
    const hits = operation.isWebhook ? "used" : "needed";
    const words = operation.isWebhook
      ? `${name} ${after.required ? "is now always there" : "may now be missing"}`
      : after.required
        ? `requests without ${name} are now refused`
        : `${name} may now be left out`;
    findings.push(
      finding(operation, {
        ...told,
        rating: breaks ? "major" : "minor",
        keyword: "required",
        sentence: words,
        before: before.required,
        after: after.required,
        use: { kind: "parameter", name: before.name, hits },
      }),
    );
  }
  if (before.writing !== after.writing)
    findings.push(
      finding(operation, {
        ...told,
        rating: "major",
        keyword: "style",
        sentence: `${name} is now written as ${after.writing}${formerly(before.writing)}`,
        before: before.writing,
        after: after.writing,
        use: { kind: "parameter", name: before.name, hits: "used" },
      }),
    );
  if (after.deprecated && !before.deprecated)
    findings.push(
      finding(operation, {
        ...told,
        rating: "minor",
        keyword: "deprecated",
        sentence: `${name} is deprecated`,
        use: { kind: "parameter", name: before.name, hits: "used" },
      }),
    );
  return findings;
}

export function compareBodies(old: ApiOperation, now: ApiOperation, graph: SchemaGraph): Difference {
  const [before, after] = [old.body, now.body];
  const findings: Finding[] = [];
  const roots: Root[] = [];
  const told = { part: "request", keyword: "requestBody" };
  const body = old.isWebhook ? "the call" : "requests";
  if (!before && after)
    findings.push(
      finding(old, {
        ...told,
        rating: after.required && !old.isWebhook ? "major" : "minor",
        sentence:
          after.required && !old.isWebhook ? "requests without a body are now refused" : `${body} may now have a body`,
      }),
    );
  if (before && !after)
    findings.push(finding(old, { ...told, rating: "major", sentence: `${body} no longer have a body` }));
  if (!before || !after) return { findings, roots };
  if (before.required !== after.required)
    findings.push(
      finding(old, {
        ...told,
        keyword: "required",
        rating: after.required === old.isWebhook ? "minor" : "major",
        sentence: after.required ? "requests without a body are now refused" : "the body may now be left out",
      }),
    );
  for (const [type, schema] of before.media) {
    const kept = after.media.get(type);
    if (kept === undefined)
      findings.push(
        finding(old, {
          ...told,
          keyword: "content",
          rating: "major",
          sentence: `a body of the type \`${type}\` is no longer ${old.isWebhook ? "sent" : "accepted"}`,
          before: type,
        }),
      );
    else {
      const node = graph.compare([schema], [kept], sentBy(old));
      roots.push({ operation: old, part: "request", holder: { kind: "body" }, direction: sentBy(old), node });
    }
  }
  for (const type of after.media.keys())
    if (!before.media.has(type))
      findings.push(
        finding(old, {
          ...told,
          keyword: "content",
          rating: "minor",
          sentence: `a body may now be of the type \`${type}\``,
          after: type,
        }),
      );
  return { findings, roots };
}

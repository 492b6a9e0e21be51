import { literal } from "../../document/names.ts";
import type { Media, Operation, Response } from "../../model/model.ts";
import type { RouteValues } from "../../runtime/route.ts";
import type { ValueRow } from "../../runtime/value-calls.ts";
import { listReferences, reachPlans } from "../../schema/value-plans.ts";
import type { Schema } from "../../schema/walk.ts";
import type { DocumentValues } from "../compile/document-values.ts";
import type { EmitContext } from "../emitter.ts";
import { runtimeModule } from "./runtime-module.ts";

/** The plans that some parts of the output need, as code, and the readers that it imports. */
export function valuesCode(
  { plans, readers }: DocumentValues,
  names: Iterable<string>,
): { readonly code: string; readonly imports: readonly string[] } {
  const starts = [...names];
  const reached = reachPlans(plans.plans, starts);
  const used = new Set([...starts, ...Object.values(reached).flatMap(listReferences)]);
  const needed = Object.entries(readers).filter(([name]) => used.has(name));
  const rows = needed.map(([name, reader]) => `${literal(name)}: ${reader}`);
  return {
    code: `{\n  plans: ${literal(reached)},\n  readers: { ${rows.join(", ")} },\n}`,
    imports: needed.map(([, reader]) => reader),
  };
}

/** The import that this code needs. */
export const valuesImport = (
  code: ReturnType<typeof valuesCode> | undefined,
  context: Pick<EmitContext, "standalone">,
  up?: string,
): string =>
  code
    ? `import { ${[...code.imports, "type Values"].join(", ")} } from "${runtimeModule("values", context, up)}";\n`
    : "";

/** The schemas of what the caller of an operation sends. */
const listSent = ({ parameters, body }: Operation): (Schema | undefined)[] =>
  [...parameters, ...(body?.media ?? [])].map(({ described }) => described);

const isRead = ({ kind }: Media): boolean => kind === "json" || kind === "stream";

/** The plans of bodies, by media type. */
export function mediaPlans(media: readonly Media[], { plans }: DocumentValues): Record<string, string> {
  const planned = media.flatMap(({ type, described }) => {
    const plan = plans.planFor(described);
    return plan === undefined ? [] : [[type, plan] as const];
  });
  return Object.fromEntries(planned);
}

/** The plans of the bodies of responses, by status and media type. */
export function answerPlans(
  responses: readonly Response[],
  values: DocumentValues,
): Record<string, Record<string, string>> {
  const planned = responses.map(({ status, media }) => [status, mediaPlans(media.filter(isRead), values)] as const);
  return Object.fromEntries(planned.filter(([, own]) => Object.keys(own).length > 0));
}

export const hasInt64 = (schemas: readonly (Schema | undefined)[], { plans }: DocumentValues): boolean =>
  schemas.some((schema) => plans.kindsIn(schema).has("int64"));

export const hasValues = (schemas: readonly (Schema | undefined)[], { plans }: DocumentValues): boolean =>
  schemas.some((schema) => plans.kindsIn(schema).size > 0);

/** What the client does with the values of an operation; undefined if it has none. */
export function valueRow(operation: Operation, values: DocumentValues): ValueRow | undefined {
  const answers = answerPlans(operation.responses, values);
  const schemasOf = (responses: readonly Response[]): (Schema | undefined)[] =>
    responses.flatMap(({ media }) => media.filter(isRead).map(({ described }) => described));
  const isExact = (test: (status: string) => boolean): boolean =>
    hasInt64(schemasOf(operation.responses.filter(({ status }) => test(status))), values);
  const row: ValueRow = {
    ...(hasValues(listSent(operation), values) && { sends: true }),
    ...(isExact((status) => /^(2|default)/.test(status)) && { exact: true }),
    ...(isExact((status) => !status.startsWith("2")) && { exactRefusals: true }),
    ...(Object.keys(answers).length > 0 && { answers }),
  };
  return Object.keys(row).length > 0 ? row : undefined;
}

/** What the server does with the values of an operation; undefined if it has none. */
export function routeValues(operation: Operation, values: DocumentValues): Omit<RouteValues, "all"> | undefined {
  const parameters: Record<string, Record<string, string>> = {};
  for (const { in: place, name, described } of operation.parameters) {
    const plan = values.plans.planFor(described);
    if (plan !== undefined) parameters[place] = { ...parameters[place], [name]: plan };
  }
  const body = mediaPlans(
    (operation.body?.media ?? []).filter(({ kind }) => kind !== "text" && kind !== "bytes"),
    values,
  );
  const replies = operation.responses.flatMap(({ headers, media }) =>
    [...headers, ...media].map(({ described }) => described),
  );
  const row: Omit<RouteValues, "all"> = {
    ...(hasInt64(listSent(operation), values) && { exact: true }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(Object.keys(body).length > 0 && { body }),
    ...(hasValues(replies, values) && { replies: true }),
  };
  return Object.keys(row).length > 0 ? row : undefined;
}

/** The plans that the routes of some operations need, as code. */
export function routeValuesCode(
  operations: readonly Operation[],
  values: DocumentValues,
): { readonly code: string; readonly imports: readonly string[] } | undefined {
  const rows = operations.flatMap((operation) => routeValues(operation, values) ?? []);
  if (rows.length === 0) return undefined;
  const names = rows.flatMap(({ parameters = {}, body = {} }) => [
    ...Object.values(parameters).flatMap((plans) => Object.values(plans)),
    ...Object.values(body),
  ]);
  return valuesCode(values, names);
}

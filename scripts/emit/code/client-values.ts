import { literal, propertyName, typesKey } from "../../document/names.ts";
import type { Media, Operation, Response } from "../../model/model.ts";
import type { DocumentValues } from "../compile/document-values.ts";
import { type EmitContext, indent } from "../emitter.ts";
import { answerStreams, successes } from "./client-streams.ts";
import { runtimeModule } from "./runtime-module.ts";
import { valueRow, valuesCode, valuesImport } from "./values.ts";

/** The tables of values that JSON does not have, for the operations that have some. */
export function clientValues(
  operations: readonly Operation[],
  context: EmitContext,
  up: string,
  hasRetries: boolean,
): { readonly imports: string; readonly types: string; readonly code: string } | undefined {
  const { values } = context;
  if (values === undefined) return undefined;
  const rows = operations.flatMap((operation) => {
    const row = valueRow(operation, values);
    return row === undefined ? [] : [[operation.id, row] as const];
  });
  if (rows.length === 0) return undefined;
  const names = rows.flatMap(([, { answers = {} }]) => Object.values(answers).flatMap((plans) => Object.values(plans)));
  const code = valuesCode(values, names);
  const lines = rows.map(([id, row]) => `${propertyName(id)}: ${literal(row)},`);
  return {
    imports: `import { type ValueRow, valueCalls } from "${runtimeModule("value-calls", context, up)}";
${valuesImport(code, context, up)}`,
    types: valueTypes(hasRetries),
    code: `
/** How values are read that JSON does not have. */
const values: Values = ${code.code};

/** The operations that have such values. */
const valueRows: Readonly<Record<string, ValueRow>> = {
${indent(lines.join("\n"))}
};
`,
  };
}

/** openapi-fetch takes all objects apart in its types, so calls with values that are objects have types of their own. */
const valueTypes = (hasRetries: boolean): string => `
/** Calls an operation that has values for which JSON has no types. */
type ValueCall<Given, Data, Refusal, Settings = unknown> = (
  ...init: undefined extends Given ? [init?: Given & Settings${hasRetries ? " & CallSettings" : ""}] : [init: Given & Settings${hasRetries ? " & CallSettings" : ""}]
) => Promise<
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Refusal; readonly response: Response }
>;

type WithBody<Given, Body> = undefined extends Given
  ? (Omit<NonNullable<Given>, "body"> & { readonly body?: Body }) | undefined
  : Omit<Given, "body"> & (undefined extends Body ? { readonly body?: Body } : { readonly body: Body });
`;

/** The type of a call that has such values; undefined if it has none. */
export function valueCallType(operation: Operation, values: DocumentValues): string | undefined {
  if (valueRow(operation, values) === undefined) return undefined;
  const { id, path, method, body, responses } = operation;
  const own = `operations[${literal(typesKey(id))}]`;
  const typesOf = (listed: readonly Response[]): string[] =>
    listed.flatMap(({ status, media }) => {
      const content = `${own}["responses"][${/^\d+$/.test(status) ? status : literal(status)}]["content"]`;
      const itemOf = ({ type, stream }: Media): string =>
        stream === undefined ? `${content}[${literal(type)}]` : `AsyncIterable<${content}[${literal(type)}]>`;
      return media.length > 0 ? media.map(itemOf) : ["undefined"];
    });
  const sent = (body?.media ?? []).map(({ type, stream }) => {
    const content = `NonNullable<${own}["requestBody"]>["content"][${literal(type)}]`;
    return stream === undefined ? content : `AsyncIterable<${content}> | Iterable<${content}>`;
  });
  const given = `Init<${literal(path)}, ${literal(method)}>`;
  const sentType = union(body?.required === true ? sent : [...sent, "undefined"]);
  const withBody = body === undefined ? given : `WithBody<${given}, ${sentType}>`;
  const isRead = Object.keys(answerStreams(operation)).length > 0;
  const data = union(typesOf(successes(operation)));
  const refusal = union(typesOf(responses.filter(({ status }) => /^[45d]/.test(status))));
  return `ValueCall<${withBody}, ${data}, ${refusal}${isRead ? ", { readonly stream?: StreamReading }" : ""}>`;
}

const union = (types: readonly string[]): string => (types.length === 0 ? "never" : [...new Set(types)].join(" | "));

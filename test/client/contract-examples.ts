import { readFileSync } from "node:fs";

interface Example {
  readonly value?: unknown;
  readonly $ref?: string;
}
interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: {
    readonly content: { readonly "application/json"?: { readonly examples?: Readonly<Record<string, Example>> } };
  };
}
interface Document {
  readonly components: { readonly examples: Readonly<Record<string, Example>> };
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The published contract. */
export const contract = JSON.parse(
  readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
) as Document;

export const operations: readonly Operation[] = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .filter((operation) => typeof operation.operationId === "string");

/** All examples of requests with a JSON body: operation, name, body. */
export const requestExamples: readonly [string, string, unknown][] = operations.flatMap((operation) =>
  Object.entries(operation.requestBody?.content["application/json"]?.examples ?? {}).map(
    ([name, example]): [string, string, unknown] => [operation.operationId, name, valueOfExample(example)],
  ),
);

function valueOfExample({ value, $ref }: Example): unknown {
  const name = $ref?.split("/").at(-1);
  return name === undefined ? value : contract.components.examples[name]?.value;
}

type FlowMessage = Readonly<Record<string, unknown>>;

/** All messages in the examples of flows and forms. */
export const flowMessages: readonly FlowMessage[] = requestExamples.flatMap(([, , body]) => {
  const { messageFlow = [], messageForm = [] } = body as {
    messageFlow?: FlowMessage[];
    messageForm?: FlowMessage[] | string;
  };
  return [...messageFlow, ...(typeof messageForm === "string" ? [] : messageForm)];
});

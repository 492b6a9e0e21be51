import { literal, propertyName, unique } from "../document/names.ts";
import type { Api, Operation } from "../model/model.ts";
import { listClientOperations, operationComment } from "./code/client-operations.ts";
import { answerStreams } from "./code/client-streams.ts";
import { runtimeModule } from "./code/runtime-module.ts";
import { BANNER, type EmitContext, type Emitter, indent } from "./emitter.ts";

const isQuery = ({ method }: Operation): boolean => ["get", "head", "query"].includes(method);

/** Whether a call may succeed without a body: TanStack Query has null for it, because undefined means that nothing was loaded. */
const isEmpty = ({ responses }: Operation): boolean =>
  responses.some(({ status, media }) => /^(2|default)/.test(status) && media.length === 0);

const accessor = (id: string): string => (/^[A-Za-z_$][\w$]*$/.test(id) ? `.${id}` : `[${literal(id)}]`);

/** What is in a key must be JSON. */
const keyPart = (part: string, { values }: EmitContext): string => {
  const key = values === undefined ? `init.${part}` : `toJson(init.${part}, "text")`;
  return `...(init?.${part} === undefined ? [] : [${key}])`;
};

function member(operation: Operation, context: EmitContext): string {
  const id = literal(operation.id);
  const data = `Data<${id}>${isEmpty(operation) ? " | null" : ""}`;
  const types = `${data}, AnswerError<Refusal<${id}>>`;
  const call = `client${accessor(operation.id)}`;
  const name = propertyName(operation.id);
  if (isQuery(operation))
    return `${operationComment(operation)}
${name}: (...[init]: Init<${id}>) =>
  queryOptions<${types}>({
    queryKey: [${id}, ${keyPart("params", context)}${operation.body ? `, ${keyPart("body", context)}` : ""}],
    queryFn: ({ signal }) => getData<${data}>(${call}({ ...init, signal } as NonNullable<Init<${id}>[0]>)),
  }),`;
  return `${operationComment(operation)}
${name}: () =>
  mutationOptions<${types}, Variables<${id}>>({
    mutationKey: [${id}],
    mutationFn: (init) => getData<${data}>(${call}(init as NonNullable<Variables<${id}>>)),
  }),`;
}

/** A list in pages; `name` is that of its options. */
function infiniteMember(operation: Operation, name: string, context: EmitContext): string {
  const id = literal(operation.id);
  return `${operationComment(operation)}
${propertyName(name)}: (...[init]: Init<${id}>) =>
  infiniteQueryOptions<LoadedPage<${id}>, AnswerError<Refusal<${id}>>, InfiniteData<LoadedPage<${id}>>, QueryKey, NextPage | undefined>({
    queryKey: [${id}, "infinite", ${keyPart("params", context)}],
    queryFn: ({ pageParam, signal }) => client${accessor(operation.id)}.page({ ...init, signal } as NonNullable<Init<${id}>[0]>, pageParam),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  }),`;
}

/** The options of each list in pages, under a name that no operation has. */
function infiniteMembers(operations: readonly Operation[], context: EmitContext): string[] {
  const taken = new Set(operations.map(({ id }) => id));
  return operations
    .filter(({ pages }) => pages !== undefined)
    .map((operation) => infiniteMember(operation, unique(`${operation.id}Infinite`, taken), context));
}

function text(api: Api, context: EmitContext): string {
  const operations = listClientOperations(api).filter(
    (operation) => Object.keys(answerStreams(operation)).length === 0,
  );
  const infinite = infiniteMembers(operations, context);
  const hasPages = infinite.length > 0;
  const used = [
    ...(hasPages ? ["type InfiniteData", "infiniteQueryOptions"] : []),
    ...(operations.some((operation) => !isQuery(operation)) ? ["mutationOptions"] : []),
    ...(hasPages ? ["type QueryKey"] : []),
    ...(operations.some(isQuery) ? ["queryOptions"] : []),
  ];
  return `${BANNER}
${used.length > 0 ? `import { ${used.join(", ")} } from "@tanstack/react-query";\n` : ""}import { AnswerError, getData } from "${runtimeModule("answer-error", context)}";
${hasPages ? `import type { NextPage } from "${runtimeModule("pagination", context)}";\n` : ""}import type { Calls } from "./client.ts";
${context.values && operations.some(isQuery) ? `import { toJson } from "${runtimeModule("values", context)}";\n` : ""}
export { AnswerError };

type Init<Id extends keyof Calls> = Parameters<Calls[Id]>;
/** What a mutation is called with; nothing if the operation takes nothing. */
type Variables<Id extends keyof Calls> = undefined extends Init<Id>[0] ? Init<Id>[0] | void : Init<Id>[0];
type Answer<Id extends keyof Calls> = Awaited<ReturnType<Calls[Id]>>;
type Data<Id extends keyof Calls> = Exclude<Answer<Id>["data"], undefined>;
type Refusal<Id extends keyof Calls> = Exclude<Answer<Id>["error"], undefined>;
${hasPages ? "type LoadedPage<Id extends keyof Calls> = Calls[Id] extends { page(...args: never[]): Promise<infer Loaded> } ? Loaded : never;\n" : ""}
/**
 * The options of queries and mutations, one for each operation: \`useQuery(queries.name({ params }))\`,
 * \`useMutation(queries.name())\`. The key of a query is the name of its operation and the parameters.
 */
export const createQueries = (client: Calls) => ({
${indent([...operations.map((operation) => member(operation, context)), ...infinite].join("\n"))}
});
`;
}

/** Options for TanStack Query (React, version 5) on top of the generated client. A stream is read once, so it is none for its cache. */
export const emitTanstackQuery: Emitter = (api, context) =>
  context.emit?.tanstackQuery === true ? [{ path: "tanstack-query.ts", text: text(api, context) }] : [];

import { literal, propertyName } from "../document/names.ts";
import type { Operation } from "../model/model.ts";
import { listClientOperations, operationComment } from "./code/client-operations.ts";
import { answerStreams } from "./code/client-streams.ts";
import { BANNER, type Emitter, indent } from "./emitter.ts";

const isQuery = ({ method }: Operation): boolean => ["get", "head", "query"].includes(method);

/** Whether a call may succeed without a body: TanStack Query has null for it, because undefined means that nothing was loaded. */
const isEmpty = ({ responses }: Operation): boolean =>
  responses.some(({ status, media }) => /^(2|default)/.test(status) && media.length === 0);

const accessor = (id: string): string => (/^[A-Za-z_$][\w$]*$/.test(id) ? `.${id}` : `[${literal(id)}]`);

function member(operation: Operation): string {
  const id = literal(operation.id);
  const data = `Data<${id}>${isEmpty(operation) ? " | null" : ""}`;
  const types = `${data}, AnswerError<Refusal<${id}>>`;
  const call = `client${accessor(operation.id)}`;
  const name = propertyName(operation.id);
  if (isQuery(operation))
    return `${operationComment(operation)}
${name}: (...[init]: Init<${id}>) =>
  queryOptions<${types}>({
    queryKey: [${id}, ...(init?.params === undefined ? [] : [init.params])${operation.body ? ", ...(init?.body === undefined ? [] : [init.body])" : ""}],
    queryFn: ({ signal }) => getData<${data}>(${call}({ ...init, signal } as NonNullable<Init<${id}>[0]>)),
  }),`;
  return `${operationComment(operation)}
${name}: () =>
  mutationOptions<${types}, Variables<${id}>>({
    mutationKey: [${id}],
    mutationFn: (init) => getData<${data}>(${call}(init as NonNullable<Variables<${id}>>)),
  }),`;
}

function text(operations: readonly Operation[]): string {
  const used = [
    ...(operations.some((operation) => !isQuery(operation)) ? ["mutationOptions"] : []),
    ...(operations.some(isQuery) ? ["queryOptions"] : []),
  ];
  return `${BANNER}
${used.length > 0 ? `import { ${used.join(", ")} } from "@tanstack/react-query";\n` : ""}import type { Calls } from "./client.ts";

type Init<Id extends keyof Calls> = Parameters<Calls[Id]>;
/** What a mutation is called with; nothing if the operation takes nothing. */
type Variables<Id extends keyof Calls> = undefined extends Init<Id>[0] ? Init<Id>[0] | void : Init<Id>[0];
type Answer<Id extends keyof Calls> = Awaited<ReturnType<Calls[Id]>>;
type Data<Id extends keyof Calls> = Exclude<Answer<Id>["data"], undefined>;
type Refusal<Id extends keyof Calls> = Exclude<Answer<Id>["error"], undefined>;

/** An answer whose status is not 2XX. */
export class AnswerError<Body = unknown> extends Error {
  override readonly name = "AnswerError";
  readonly status: number;
  readonly body: Body;
  readonly response: Response;

  constructor(body: Body, response: Response) {
    super(\`The server answered \${response.status}\`);
    this.status = response.status;
    this.body = body;
    this.response = response;
  }
}

interface AnyAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of an answer; throws if the call was refused. The caller names the type, which the client has checked. */
async function getData<Data>(call: Promise<AnyAnswer>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw new AnswerError(error, response);
  return (data ?? null) as Data;
}

/**
 * The options of queries and mutations, one for each operation: \`useQuery(queries.name({ params }))\`,
 * \`useMutation(queries.name())\`. The key of a query is the name of its operation and the parameters.
 */
export const createQueries = (client: Calls) => ({
${indent(operations.map(member).join("\n"))}
});
`;
}

/** Options for TanStack Query (React, version 5) on top of the generated client. A stream is read once, so it is none for its cache. */
export const emitTanstackQuery: Emitter = (api, { emit }) => {
  if (emit?.tanstackQuery !== true) return [];
  const operations = listClientOperations(api).filter(
    (operation) => Object.keys(answerStreams(operation)).length === 0,
  );
  return [{ path: "tanstack-query.ts", text: text(operations) }];
};

import { type CallRow, type Calls, callRows } from "../generated/client.ts";
import { type CallSettings, call, planOf } from "./call.ts";
import type { BodyOf, OperationId, ParamsOf } from "./contract.ts";
import type { CallRequest } from "./exchange.ts";
import type { AnyCallOptions, CallOptions } from "./options.ts";
import type { AnyResult } from "./read-answer.ts";
import type { Result, ValueOf } from "./results.ts";

/** What a method takes: what stands in the path, the body, and at last the options, each only where there is any. */
export type Arguments<Id extends OperationId> = [
  ...([ParamsOf<Id>] extends [never] ? [] : [params: ParamsOf<Id>]),
  ...([BodyOf<Id>] extends [never] ? [] : [body: BodyOf<Id>]),
  options?: CallOptions<Id>,
];

/** One method for each operation of the contract. Mapped over `keyof Calls` as such: so editors show its comments. */
export type Methods = { readonly [Id in keyof Calls]: (...args: Arguments<Id>) => Promise<Result<Id>> };

/** The same, each returning what the call was for, or throwing a GatewayError. */
export type ThrowingMethods = { readonly [Id in keyof Calls]: (...args: Arguments<Id>) => Promise<ValueOf<Id>> };

type AnyMethod = (...args: unknown[]) => Promise<AnyResult>;

/** One function for each row of the generated table, whatever operations there are. */
export function makeMethods(settings: CallSettings): Methods {
  const methods = Object.entries(callRows).map(([id, row]: [string, CallRow]) => {
    const plan = planOf(id as OperationId, row);
    const requestOf = reader(row);
    const optionsAt = Number(requestOf.isNamed) + Number(requestOf.hasBody);
    // Asynchronous, so that a mistake in the arguments is a rejection as everything else is.
    const method: AnyMethod = async (...args) =>
      call(settings, plan, requestOf.read(args), args[optionsAt] as AnyCallOptions | undefined);
    return [id, method] as const;
  });
  // The table has every operation, and each function returns what its own row makes of the answer.
  return Object.fromEntries(methods) as unknown as Methods;
}

interface Reader {
  readonly isNamed: boolean;
  readonly hasBody: boolean;
  /** Path and query first, then the body; each only where the operation has it. */
  read(args: readonly unknown[]): CallRequest;
}

function reader(row: CallRow): Reader {
  const takes = row.takes ?? [];
  const isNamed = takes.includes("path") || takes.includes("query");
  const hasBody = takes.includes("body");
  return {
    isNamed,
    hasBody,
    read([first, second]) {
      if (!isNamed) return hasBody ? { body: first } : {};
      const params = placed(row, (first ?? {}) as Record<string, unknown>);
      return hasBody ? { params, body: second } : { params };
    },
  };
}

/** Names that the path holds go there, the others into the query. */
function placed(row: CallRow, params: Record<string, unknown>): NonNullable<CallRequest["params"]> {
  const inPath = [...row.path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  for (const name of inPath)
    if (NO_SEGMENT.has(String(params[name] ?? ""))) throw new TypeError(`${row.path} needs a value for ${name}`);
  const isInPath = ([name]: [string, unknown]): boolean => inPath.includes(name);
  const entries = Object.entries(params);
  return {
    path: Object.fromEntries(entries.filter(isInPath)),
    query: Object.fromEntries(entries.filter((entry) => !isInPath(entry))),
  };
}

/** In a path these lead to another address, and to another operation perhaps. */
const NO_SEGMENT: ReadonlySet<string> = new Set(["", ".", ".."]);

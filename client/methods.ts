import { type CallRow, type Calls, callRows } from "../generated/client.ts";
import { type CallSettings, call, planCall } from "./call.ts";
import { isObject } from "./check-options.ts";
import type { BodyOf, OperationId, ParamsOf } from "./contract.ts";
import { type AnyCallOptions, type CallOptions, checkCallOptions, checkKeyedCallOptions } from "./options.ts";
import type { AnyResult } from "./read-response.ts";
import type { Result, ValueOf } from "./results.ts";
import type { CallRequest } from "./send-request.ts";

/** The arguments of a method: path and query parameters, the body and the options, each only if the operation has it. */
export type Arguments<Id extends OperationId> = [
  ...([ParamsOf<Id>] extends [never] ? [] : [params: ParamsOf<Id>]),
  ...([BodyOf<Id>] extends [never] ? [] : [body: BodyOf<Id>]),
  options?: CallOptions<Id>,
];

/** One method for each operation of the contract. Mapped over `keyof Calls` directly, so that editors show the comments. */
export type Methods = { readonly [Id in keyof Calls]: (...args: Arguments<Id>) => Promise<Result<Id>> };

/** The same methods; they return the data or throw a GatewayError. */
export type ThrowingMethods = { readonly [Id in keyof Calls]: (...args: Arguments<Id>) => Promise<ValueOf<Id>> };

type AnyMethod = (...args: unknown[]) => Promise<AnyResult>;

/** One function for each row of the generated table. */
export function makeMethods(settings: CallSettings): Methods {
  const methods = Object.entries(callRows).map(([id, row]: [string, CallRow]) => {
    const plan = planCall(id as OperationId, row);
    const requestOf = reader(id, row);
    const checkOptions = plan.isKeyed ? checkKeyedCallOptions : checkCallOptions;
    const optionsAt = Number(requestOf.isNamed) + Number(requestOf.hasBody);
    // Asynchronous, so that invalid arguments also reject the promise.
    const method: AnyMethod = async (...args) => {
      checkOptions(id, args[optionsAt]);
      return call(settings, plan, requestOf.read(args), args[optionsAt] as AnyCallOptions | undefined);
    };
    return [id, method] as const;
  });
  // The table has all operations, and each function returns the result type of its row.
  return Object.fromEntries(methods) as unknown as Methods;
}

interface Reader {
  readonly isNamed: boolean;
  readonly hasBody: boolean;
  /** Path and query parameters, then the body, each only if the operation has it. */
  read(args: readonly unknown[]): CallRequest;
}

function reader(id: string, row: CallRow): Reader {
  const takes = row.takes ?? [];
  const isNamed = takes.includes("path") || takes.includes("query");
  const hasBody = takes.includes("body");
  return {
    isNamed,
    hasBody,
    read([first, second]) {
      const body = isNamed ? second : first;
      if (hasBody && !isObject(body)) throw new TypeError(`${id}: the body must be an object`);
      if (!isNamed) return hasBody ? { body } : {};
      const params = placed(id, row, (first ?? {}) as Record<string, unknown>);
      return hasBody ? { params, body } : { params };
    },
  };
}

/** Parameters whose name is in the path are path parameters, the others are query parameters. */
function placed(id: string, row: CallRow, params: Record<string, unknown>): NonNullable<CallRequest["params"]> {
  const inPath = [...row.path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  for (const name of inPath)
    if (NO_SEGMENT.has(String(params[name] ?? ""))) throw new TypeError(`${id}: ${row.path} needs a value for ${name}`);
  const isInPath = ([name]: [string, unknown]): boolean => inPath.includes(name);
  const entries = Object.entries(params);
  return {
    path: Object.fromEntries(entries.filter(isInPath)),
    query: Object.fromEntries(entries.filter((entry) => !isInPath(entry))),
  };
}

/** As path segments these would lead to another path. */
const NO_SEGMENT: ReadonlySet<string> = new Set(["", ".", ".."]);

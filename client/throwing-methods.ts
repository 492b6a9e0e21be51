import { GatewayError } from "./errors.ts";
import type { AnyFailure } from "./results.ts";

type AnyMethod = (...args: never[]) => Promise<object>;

/** The data of a success: see `ValueOf` in results.ts. */
function getValue(result: object): unknown {
  if ("allAccepted" in result && "refused" in result && "accepted" in result) {
    const { accepted, refused, allAccepted } = result;
    return { accepted, refused, allAccepted };
  }
  if ("accepted" in result) return result.accepted;
  return "data" in result ? result.data : undefined;
}

/** The same methods in the throwing style. */
export function toThrowingMethods<Methods extends Readonly<Record<string, AnyMethod>>>(methods: Methods): object {
  const throwing = Object.entries(methods).map(([name, method]) => {
    const call = async (...args: never[]): Promise<unknown> => {
      const result = (await method(...args)) as { readonly ok: true } | AnyFailure;
      if (!result.ok) throw new GatewayError(result);
      return getValue(result);
    };
    return [name, call] as const;
  });
  return Object.fromEntries(throwing);
}

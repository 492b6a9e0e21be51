import type { AnyFailure, Gateway, KeyedCallOptions, RefusedDestination } from "../../client/index.ts";
import type { SendOperation, SingleOperation } from "../channels/table.ts";
import { isObject, type Json, type JsonObject, listAt, textAt } from "./json.ts";

/** What became of one recipient. */
export type Sent = { readonly to: string; readonly msgKey: string } | RefusedDestination;

export interface SendOutcome {
  readonly recipients: readonly Sent[];
  /** What the gateway read in another way than it was written. */
  readonly warnings: readonly string[];
  /** Why nothing was sent. */
  readonly failure?: AnyFailure;
}

/** What the gateway read in another way than it was written, in words. */
export function getWarnings(answer: unknown): readonly string[] {
  // Answers are JSON.
  return listAt(answer as Json, "warnings").map(
    (warning) => `${textAt(warning, "pointer")} ${textAt(warning, "message")}`,
  );
}

/**
 * Sends the body as it is. The client's types say what a body may hold; here it may hold anything, and the gateway's answer
 * about it is what the page is for.
 */
export async function send(
  gateway: Gateway,
  operation: SendOperation,
  body: Json,
  options: KeyedCallOptions = {},
): Promise<SendOutcome> {
  if (!isObject(body)) throw new TypeError("A body must be an object");
  if (operation === "sendOmni") {
    const result = await gateway.sendOmni(body as unknown as Parameters<Gateway["sendOmni"]>[0], options);
    if (!result.ok)
      return {
        recipients: result.kind === "refused" && "refused" in result ? result.refused : [],
        warnings: [],
        failure: result,
      };
    return { recipients: [...result.accepted, ...result.refused], warnings: getWarnings(result.answer) };
  }
  const result = await sendSingle(gateway, operation, body, options);
  if (!result.ok) return { recipients: [], warnings: [], failure: result };
  return {
    recipients: [{ to: textAt(body, "to"), msgKey: result.accepted.msgKey }],
    warnings: getWarnings(result.answer),
  };
}

/** The sends of one recipient have the same answer. */
async function sendSingle(
  gateway: Gateway,
  operation: SingleOperation,
  body: JsonObject,
  options: KeyedCallOptions,
): Promise<ReturnOf<Gateway[SingleOperation]>> {
  const call: (body: never, options: KeyedCallOptions) => ReturnType<Gateway[SingleOperation]> = gateway[operation];
  return call(body as never, options);
}

type ReturnOf<Method extends (...given: never) => unknown> = Awaited<ReturnType<Method>>;

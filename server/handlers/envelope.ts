import type { Fault, Refusal } from "../domain/model.ts";
import { statusOf, textOf } from "../domain/refusal.ts";

/** What goes before everything else in the answer of a success. */
export const success = { code: "A000", result: "Success" } as const;

const MOST_FAULTS = 50;
/** The contract's bound of a pointer and of a message: a field's name may be as long as the body allows. */
const LONGEST_TEXT = 1000;

/** The envelope of an answer that is not a success. */
export function envelopeOf({ code, faults }: Refusal): object {
  const envelope = { code, result: textOf(code) };
  return faults.length === 0 ? envelope : { ...envelope, errors: faults.slice(0, MOST_FAULTS).map(shown) };
}

const shown = ({ pointer, code, message }: Fault): Fault => ({
  pointer: clipped(pointer),
  code,
  message: clipped(message),
});

/** What is cut through the middle of a character is mended. */
function clipped(text: string): string {
  return text.length <= LONGEST_TEXT ? text : text.slice(0, LONGEST_TEXT - 1).toWellFormed();
}

interface AnyReply {
  readonly status: number;
  readonly body: unknown;
}

/**
 * A refusal as the reply of an operation. Which codes an operation may answer is part of its reply's type, but the code
 * of a decision is known only once it is made: this is the one place where the two meet, and the check of replies
 * against the contract watches over it.
 */
export function refused<Reply extends AnyReply>(
  refusal: Refusal,
  more: { readonly headers?: { readonly [name: string]: number }; readonly body?: object } = {},
): Reply {
  const reply: AnyReply = {
    status: statusOf(refusal.code),
    ...(more.headers && { headers: more.headers }),
    body: { ...envelopeOf(refusal), ...more.body },
  };
  return reply as Reply;
}

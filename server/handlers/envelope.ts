import type { Fault, Refusal } from "../domain/model.ts";
import { getHttpStatus, getResultText } from "../domain/refusal.ts";

/** The first members of every successful answer. */
export const success = { code: "A000", result: "Success" } as const;

const MAX_FAULTS = 50;
/** The contract's limit of a pointer and of a message. The name of a field can be as long as the body. */
const MAX_TEXT_LENGTH = 1000;

/** The envelope of an answer that is not a success. */
export function makeEnvelope({ code, faults }: Refusal): object {
  return { code, result: getResultText(code), ...toErrors(faults) };
}

/** The member `errors` of an answer; none where there are no faults. */
export const toErrors = (faults: readonly Fault[]): { errors?: Fault[] } =>
  faults.length === 0 ? {} : { errors: faults.slice(0, MAX_FAULTS).map(clipFault) };

const clipFault = ({ pointer, code, message }: Fault): Fault => ({
  pointer: clip(pointer),
  code,
  message: clip(message),
});

/** A character that is cut in half is replaced. */
function clip(text: string): string {
  return text.length <= MAX_TEXT_LENGTH ? text : text.slice(0, MAX_TEXT_LENGTH - 1).toWellFormed();
}

interface AnyReply {
  readonly status: number;
  readonly body: unknown;
}

/**
 * A refusal as the reply of an operation. The type of a reply lists the codes that its operation may answer, but the code of
 * a decision is known only at run time: this is the only place that casts, and the binding checks every reply against the
 * contract.
 */
export function refused<Reply extends AnyReply>(
  refusal: Refusal,
  more: { readonly headers?: { readonly [name: string]: number }; readonly body?: object } = {},
): Reply {
  const headers = refusal.code === "A920" ? { "Retry-After": 1 } : more.headers;
  const reply: AnyReply = {
    status: getHttpStatus(refusal.code),
    ...(headers && { headers }),
    body: { ...makeEnvelope(refusal), ...more.body },
  };
  return reply as Reply;
}

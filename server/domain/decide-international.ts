import type { components } from "../../generated/types.ts";
import type { Circumstances } from "./circumstances.ts";
import { decideMessage } from "./decide-message.ts";
import { WHOLE_BODY } from "./entry.ts";
import type { Decided, NewMessage } from "./model.ts";

export function decideInternational(
  body: components["schemas"]["InternationalSend"],
  circumstances: Circumstances,
): Decided<NewMessage> {
  const { from, to, text, ref } = body;
  const entries = [{ ...WHOLE_BODY, channel: "international", payload: { from, to, text } }] as const;
  return decideMessage({ to, ref, entries }, circumstances);
}

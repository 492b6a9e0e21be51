import type { components } from "../../generated/types.ts";
import type { Circumstances } from "./circumstances.ts";
import { decideMessage } from "./decide-message.ts";
import { WHOLE_BODY } from "./entry.ts";
import type { Decided, NewMessage } from "./model.ts";

export function decideInternational(
  body: components["schemas"]["InternationalSend"],
  circumstances: Circumstances,
): Decided<NewMessage> {
  const { ref, ...payload } = body;
  const entries = [{ ...WHOLE_BODY, channel: "international", payload }] as const;
  return decideMessage({ to: body.to, ref, entries }, circumstances);
}

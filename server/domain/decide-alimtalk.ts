import type { components } from "../../generated/types.ts";
import type { Circumstances } from "./circumstances.ts";
import { decideMessage } from "./decide-message.ts";
import { WHOLE_BODY } from "./entry.ts";
import { withFallback } from "./fallback.ts";
import type { Decided, NewMessage } from "./model.ts";

export function decideAlimtalk(
  body: components["schemas"]["AlimtalkSend"],
  circumstances: Circumstances,
): Decided<NewMessage> {
  const { to, ref, fallback, ...payload } = body;
  const message = { ...WHOLE_BODY, channel: "alimtalk", payload } as const;
  // A messenger message has no sender number to lend.
  const entries = withFallback(message, fallback, undefined, circumstances);
  return decideMessage({ to, ref, entries }, circumstances);
}

import type { components } from "../../generated/types.ts";
import type { Circumstances } from "./circumstances.ts";
import { decideMessage } from "./decide-message.ts";
import { WHOLE_BODY } from "./entry.ts";
import { withFallback } from "./fallback.ts";
import type { Decided, NewMessage } from "./model.ts";

export function decideRcs(
  body: components["schemas"]["RcsSendFilled"],
  circumstances: Circumstances,
): Decided<NewMessage> {
  const { to, ref, fallback, ...payload } = body;
  const message = { ...WHOLE_BODY, channel: "rcs", payload } as const;
  const entries = withFallback(message, fallback, body.from, circumstances);
  return decideMessage({ to, ref, entries }, circumstances);
}

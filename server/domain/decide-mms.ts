import type { components } from "../../generated/types.ts";
import type { Circumstances } from "./circumstances.ts";
import { decideMessage } from "./decide-message.ts";
import { WHOLE_BODY } from "./entry.ts";
import type { Decided, NewMessage } from "./model.ts";

export function decideMms(body: components["schemas"]["MmsSend"], circumstances: Circumstances): Decided<NewMessage> {
  const { to, ref, ...payload } = body;
  return decideMessage({ to, ref, entries: [{ ...WHOLE_BODY, channel: "mms", payload }] }, circumstances);
}

import type { NewMessage } from "../domain/model.ts";

/** What is stored of a message, as JSON. The recipient comes first and the reference second: an index finds them by their place. */
export const serializeMessage = ({ to, ref, paymentCode, parts, steps, schedule }: NewMessage): string =>
  JSON.stringify({ to, ref, paymentCode, parts, steps, schedule });

export function parseMessage(json: string): NewMessage {
  const { to, steps, ref, paymentCode, parts, schedule }: NewMessage = JSON.parse(json);
  return { to, steps, ref, paymentCode, parts, schedule };
}

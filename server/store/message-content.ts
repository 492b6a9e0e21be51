import type { NewMessage } from "../domain/model.ts";

/** What is stored of a message, as JSON. The recipient comes first and the reference second: an index finds them by their place. */
export const serializeMessage = ({ to, ref, paymentCode, parts, steps, schedule }: NewMessage): string =>
  JSON.stringify({ to, ref, paymentCode, parts, steps, schedule });

interface StoredMessage extends Pick<NewMessage, "to" | "steps">, Omit<Partial<NewMessage>, "to" | "steps"> {
  /** Older builds stored long requests as they came: the members of `body`, less `others`, are the first step's payload. */
  readonly body?: { readonly [field: string]: unknown };
  readonly others?: readonly string[];
}

export function parseMessage(json: string): NewMessage {
  const { to, steps, ref, paymentCode, parts, schedule, body, others = [] }: StoredMessage = JSON.parse(json);
  const [first, ...later] = steps;
  if (body === undefined || first === undefined) return { to, steps, ref, paymentCode, parts, schedule };
  const written = Object.entries(body).filter(([name]) => !others.includes(name));
  const payload = { ...Object.fromEntries(written), ...first.payload };
  return { to, steps: [{ ...first, payload }, ...later], ref, paymentCode, parts };
}

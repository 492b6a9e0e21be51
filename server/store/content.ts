import type { NewMessage } from "../domain/model.ts";

/** What is stored of a message: its JSON. */
export const contentOf = ({ to, steps, ref, paymentCode, parts }: NewMessage): string =>
  JSON.stringify({ to, steps, ref, paymentCode, parts });

interface Stored extends Pick<NewMessage, "to" | "steps">, Omit<Partial<NewMessage>, "to" | "steps"> {
  /** Builds before this stored long requests as they came: the members of `body` are the first step's payload, less `others`. */
  readonly body?: { readonly [field: string]: unknown };
  readonly others?: readonly string[];
}

export function readContent(json: string): NewMessage {
  const { to, steps, ref, paymentCode, parts, body, others = [] }: Stored = JSON.parse(json);
  const [first, ...later] = steps;
  if (body === undefined || first === undefined) return { to, steps, ref, paymentCode, parts };
  const written = Object.entries(body).filter(([name]) => !others.includes(name));
  const payload = { ...Object.fromEntries(written), ...first.payload };
  return { to, steps: [{ ...first, payload }, ...later], ref, paymentCode, parts };
}

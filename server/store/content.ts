import type { NewMessage } from "../domain/model.ts";
import type { CopiedText } from "./binary-array.ts";

/** A request's body, what it was read from, and the members that do not stand there but were added. */
export interface WrittenBody {
  readonly value: object;
  readonly bytes: Buffer;
  readonly added: readonly string[];
}

/** A message as it is stored: its JSON. */
export type Content = string | CopiedText;

interface Stored extends Pick<NewMessage, "to" | "steps">, Omit<Partial<NewMessage>, "to" | "steps"> {
  /** The request's body. Its members are the first step's payload, but for those that are another's, and its own. */
  readonly body?: { readonly [field: string]: unknown };
  readonly others?: readonly string[];
}

/** What is shorter is made JSON again in the time that it takes to copy it. */
const LEAST_COPIED = 512;
/** What is longer may be so by its spaces, and those are not kept. */
const MOST_COPIED = 65_536;

/**
 * What is stored of a message. Nearly all of a carousel are its cards, and those stand in the request just as they are
 * stored: they are copied from there instead of being made JSON again.
 */
export function contentOf({ to, steps, ref, paymentCode, parts }: NewMessage, body?: WrittenBody): Content {
  const [first, ...later] = steps;
  const isCopied = body !== undefined && body.bytes.length >= LEAST_COPIED && body.bytes.length <= MOST_COPIED;
  if (!isCopied || first === undefined) return JSON.stringify({ to, steps, ref, paymentCode, parts });
  const value = body.value as { readonly [field: string]: unknown };
  const payload: Record<string, unknown> = {};
  for (const name in first.payload)
    if (first.payload[name] !== value[name] || body.added.includes(name)) payload[name] = first.payload[name];
  const others = Object.keys(value).filter((name) => !Object.hasOwn(first.payload, name));
  const own = JSON.stringify({ to, steps: [{ ...first, payload }, ...later], ref, paymentCode, parts, others });
  const before = `${own.slice(0, -1)},"body":`;
  const bytes = body.bytes.toString("latin1", body.bytes.indexOf("{"));
  return { before, bytes, after: "}", length: before.length + bytes.length + 1 };
}

export function readContent(json: string): NewMessage {
  const { to, steps, ref, paymentCode, parts, body, others = [] }: Stored = JSON.parse(json);
  const [first, ...later] = steps;
  if (body === undefined || first === undefined) return { to, steps, ref, paymentCode, parts };
  const written = Object.entries(body).filter(([name]) => !others.includes(name));
  const payload = { ...Object.fromEntries(written), ...first.payload };
  return { to, steps: [{ ...first, payload }, ...later], ref, paymentCode, parts };
}

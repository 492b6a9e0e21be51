import type { Registry } from "./registry.ts";

/** A number that gets no advertising by an account. */
export interface OptOut {
  readonly number: string;
  /** The sender number or sender key that it has opted out of; empty: every sender of the account. */
  readonly sender: string;
}

export const ALL_SENDERS = "";

/** As clients send numbers, and as people write them: with hyphens, dots, spaces. Undefined: it is no number. */
export function parseNumber(written: string): string | undefined {
  const number = written.replaceAll(/[\s().-]/g, "");
  return /^(\+[1-9][0-9]{6,14}|[0-9]{8,15})$/.test(number) ? number : undefined;
}

/** A Korean number is the same number in both of its forms. */
export const toDomestic = (number: string): string => number.replace(/^\+82(?=[1-9])/, "0");

const SENDER_NUMBER = /^[0-9]{8,15}$/;

/** What is wrong with a sender: a misspelt one would never be matched. Undefined: nothing. */
export function findSenderFault(
  sender: string,
  registry: Pick<Registry, "senderNumbers" | "senderKeys">,
): "A327" | "A502" | undefined {
  if (sender === ALL_SENDERS || registry.senderNumbers.has(sender) || registry.senderKeys.has(sender)) return undefined;
  return SENDER_NUMBER.test(sender) ? "A327" : "A502";
}

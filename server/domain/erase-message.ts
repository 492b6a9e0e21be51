import type { NewMessage } from "./model.ts";

/**
 * A message without what says who got it and what it said. The flow and the client's reference stay: reports are made of them, and an
 * inquiry still finds them.
 */
export const eraseMessage = ({ ref, paymentCode, parts, steps }: NewMessage): NewMessage => ({
  ...{ to: "", ref, paymentCode, parts },
  steps: steps.map((step) => ({ ...step, payload: {} })),
});

/** A number that is nobody's, of the same form: an answer that is repeated must still be as the contract wants it. */
export const maskNumber = (number: string): string => number.replaceAll(/[0-9]/g, "0");

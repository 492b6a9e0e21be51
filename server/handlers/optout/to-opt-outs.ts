import { isSendable, UNSENDABLE } from "../../domain/decide-message.ts";
import type { Refusal } from "../../domain/model.ts";
import { ALL_SENDERS, type OptOut } from "../../domain/opt-out.ts";
import { fault, refuse } from "../../domain/refusal.ts";

interface Body {
  readonly numbers: readonly string[];
  readonly sender?: string;
}

/** Neither a registry nor the database can have such a sender. */
export const refuseUnsendable = ({ sender }: Body): Refusal | undefined =>
  isSendable(sender) ? undefined : refuse("A302", fault("A302", "/sender", UNSENDABLE));

export const toOptOuts = ({ numbers, sender = ALL_SENDERS }: Body): readonly OptOut[] =>
  numbers.map((number) => ({ number, sender }));

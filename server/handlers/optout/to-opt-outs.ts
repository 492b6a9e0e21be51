import { ALL_SENDERS, type OptOut } from "../../domain/opt-out.ts";

interface Body {
  readonly numbers: readonly string[];
  readonly sender?: string;
}

export const toOptOuts = ({ numbers, sender = ALL_SENDERS }: Body): readonly OptOut[] =>
  numbers.map((number) => ({ number, sender }));

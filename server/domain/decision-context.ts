import type { Account, Fault, FileRecord, FlowChannel, TemplateKind } from "./model.ts";
import type { Marks } from "./placeholder-marks.ts";
import type { Registry } from "./registry.ts";

/**
 * The contract's rules for what the request alone does not decide. The server makes them from the generated validators and
 * the document. Pointers begin at the value that is checked.
 */
export interface ContractRules {
  /** The strict schema of a step, which holds after placeholders are replaced. */
  explainStep(channel: FlowChannel, payload: unknown): readonly Fault[];
  /** What a template of this kind may hold. */
  explainTemplate(kind: TemplateKind, payload: unknown): readonly Fault[];
  /** A domestic number. */
  explainNumber(value: string): readonly Fault[];
  /** Where placeholders are replaced. */
  readonly placeholders: Readonly<Record<FlowChannel, Marks>>;
}

/** Everything that a decision depends on besides the request. */
export interface DecisionContext extends ContractRules {
  readonly account: Account;
  readonly registry: Registry;
  /** The account's files, by the name in the request: fileKey, `maapfile://…` or image URL. */
  readonly files: ReadonlyMap<string, FileRecord>;
  readonly nowMs: number;
  /** How far ahead a message may be scheduled. */
  readonly maxScheduleMs: number;
}

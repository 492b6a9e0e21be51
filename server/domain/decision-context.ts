import type { Account, Fault, FileRecord, FlowChannel, Registry, TemplateKind } from "./model.ts";
import type { Marks } from "./placeholder-marks.ts";

/**
 * What the contract says, asked again where the request alone did not decide it. Whoever starts the server makes it from
 * the generated validators and the document; pointers begin at the value that is asked about.
 */
export interface ContractRules {
  /** The strict schema of a step: what holds once placeholders are replaced. */
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
  /** The account's own files, by the name that the request gives: fileKey, `maapfile://…` or image URL. */
  readonly files: ReadonlyMap<string, FileRecord>;
  readonly nowMs: number;
}

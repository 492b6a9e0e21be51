import type { Submission } from "../carriers/carrier.ts";
import type { Ending, StepRef } from "../domain/delivery.ts";
import type { Beginning } from "../store/steps.ts";
import type { HeldJob } from "./held-jobs.ts";

/** A step that is to be submitted, with all that is needed for it. */
export interface WaitingStep {
  readonly ref: StepRef;
  /** `nameOfStep(ref)`. */
  readonly name: string;
  /** What is submitted, except for what is read at the last moment: files, and the text of a template. */
  readonly submission: Submission;
  readonly expiresMs: number;
  /** When it was begun the last time, if it came back from its carrier. */
  readonly lastBegunMs: number | undefined;
  readonly last: boolean;
  readonly detail: Beginning["detail"];
  /** The carriers that may have it, first choice first. */
  readonly routes: readonly string[];
  /** The job that brought it, to be told when it needs it no more; undefined: none did. */
  readonly job: HeldJob | undefined;
}

/** A step whose end is known without any carrier. */
export interface EndedStep {
  readonly step: WaitingStep;
  readonly ending: Ending;
}

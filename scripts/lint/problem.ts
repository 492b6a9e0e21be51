/** One finding, at the place in the source file that a person has to edit. */
export interface Problem {
  /** `file:line:column` */
  readonly place: string;
  readonly severity: "error" | "warn";
  readonly rule: string;
  readonly message: string;
  /** What to do about it. */
  readonly mend: string;
}

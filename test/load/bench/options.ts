export interface BenchOptions {
  readonly rounds: number;
  /** Of load in each measurement. */
  readonly seconds: number;
  /** Also what takes tens of minutes. */
  readonly full: boolean;
  /** Of load in the run that looks for growing memory; 0: none. */
  readonly minutes: number;
  readonly specs: string | undefined;
  readonly profile: boolean;
}

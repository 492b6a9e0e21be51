import type { ProblemDetails } from "../document/problem.ts";
import type { CoverageMap } from "./coverage-map.ts";
import type { DocumentVerdict } from "./engine.ts";
import type { Fault } from "./faults.ts";
import type { DocumentedCall } from "./live-docs.ts";
import type { MockState } from "./mock-process.ts";
import type { Place } from "./places.ts";

/** All that the page shows. Each change is sent as a whole, so that a page that comes back has nothing to catch up with. */
export interface WorkbenchState {
  /** The document's file. */
  readonly spec: string;
  readonly run: RunState;
  /** What is to be looked at after the last save, the worst first: the terminal says the same. */
  readonly faults: readonly Fault[];
  /** Why there is no verdict: the document cannot be read, or the engine has ended. */
  readonly error?: string | undefined;
  readonly docs?: DocsState | undefined;
  /** Why the documentation is not that of the last save. */
  readonly docsFault?: string | undefined;
  readonly lint?: LintState | undefined;
  readonly diff?: DiffState | undefined;
  readonly hasRelease: boolean;
  readonly generated: GeneratedState;
  readonly types: TypesState;
  readonly coverage?: CoverageMap | undefined;
  /** Commands that can be pasted into a shell in the folder of the project. */
  readonly commands: { readonly release: string; readonly coverage: readonly string[] };
  readonly mock: MockState;
}

export interface RunState {
  readonly phase: "running" | "ok" | "failed";
  readonly files: readonly string[];
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly milliseconds?: number;
}

export interface DocsState {
  readonly revision: string;
  readonly title: string;
  readonly version: string;
  readonly operations: readonly DocumentedCall[];
}

export interface LintState {
  readonly milliseconds: number;
  /** In milliseconds since 1970. */
  readonly checkedAt: number;
  readonly problems: readonly PlacedProblem[];
}

export interface PlacedProblem extends ProblemDetails {
  readonly severity: "error" | "warn";
  readonly place: Place;
  readonly isExample: boolean;
}

export interface DiffState extends NonNullable<DocumentVerdict["diff"]> {
  /** The last save could not be compared. */
  readonly isOld: boolean;
}

export interface GeneratedState {
  readonly milliseconds?: number;
  /** Files that were written since the start, the last ones first. */
  readonly files: readonly GeneratedFile[];
}

export interface GeneratedFile {
  readonly place: Place;
  readonly writtenAt: number;
  readonly isOfLastRun: boolean;
}

export interface TypesState {
  /** "none": the configuration names no command that checks. "skipped": an earlier stage failed. */
  readonly phase: "none" | "waiting" | "running" | "ok" | "failed" | "skipped";
  readonly milliseconds?: number;
  readonly errors: readonly PlacedError[];
  /** What the command printed, if nothing in it is an error of a type checker. */
  readonly output?: string;
}

export interface PlacedError {
  readonly place: Place;
  readonly file: string;
  readonly code: string;
  readonly message: string;
}

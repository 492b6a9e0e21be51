import type { Finding } from "./findings.ts";
import type { Round } from "./schedule.ts";

/** One family of cases, played round by round. */
export interface Kind {
  readonly name: string;
  /** For people who read the help. */
  readonly about: string;
  /** At most one round at a time. */
  readonly single?: boolean;
  /** Kinds with the same lane are played one after the other, beside the other lanes. */
  readonly lane?: string;
  /** Its cases must have the server to themselves. */
  readonly alone?: boolean;
  /** Plays one round. */
  play(round: Round, course: Course): Promise<void>;
}

/** What a kind sees of the run that it is part of. */
export interface Course {
  /** Milliseconds until the time is over; infinite where the number of rounds decides. */
  readonly leftMs: () => number;
  /** The run is to end: the rest of the round is left out. */
  readonly isOver: () => boolean;
  /** Ends the run: the server has gone. */
  readonly stop: () => void;
  readonly countCases: (more: number) => void;
  readonly isKnown: (key: string) => boolean;
  /** Whether problems of a check are reported. */
  readonly isWanted: (check: string) => boolean;
  readonly report: (finding: Finding) => void;
}

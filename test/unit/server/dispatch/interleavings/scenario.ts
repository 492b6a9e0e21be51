import fc from "fast-check";
import { isAsked, type StatementName, statementNames } from "../statements.ts";

/** The first four as in test/load/crash, with times of their own. `late`: the caller is told of a broken connection, and the statement runs after that. */
const KINDS = ["kill", "cut", "freeze", "hold", "late"] as const;

export interface Fault {
  readonly worker: number;
  readonly statement: StatementName;
  /** It is made the first time, the second time … */
  readonly time: number;
  readonly kind: (typeof KINDS)[number];
  /** The statement has its effect after the fault, or before it. */
  readonly side: "before" | "after";
  /** How long the process is frozen or the statement held, or when the process is started again. */
  readonly ms: number;
}

interface Send {
  readonly atMs: number;
  readonly messages: number;
  readonly steps: number;
  /** Its recipients have opted out: no carrier gets it. */
  readonly isRefused: boolean;
}

/** What becomes of a message that is handed to the carrier. */
export type CarrierAnswer = "taken" | "taken, not answered" | "throttled" | "unavailable" | "refused";

export interface Scenario {
  readonly workers: number;
  /** Otherwise a step that nobody knows of ends when its validity is over. */
  readonly canBeAsked: boolean;
  /** Receipts reach any process, not only the one that submitted. */
  readonly reportsElsewhere: boolean;
  /** A lane holds one step, and the others go to the backlog. */
  readonly hasSmallLanes: boolean;
  /** A connection that breaks while steps are begun is back at once. */
  readonly beginsAgain: boolean;
  readonly sends: readonly Send[];
  /** In the order of hand-overs; then all are taken. */
  readonly answers: readonly CarrierAnswer[];
  readonly receiptAfterMs: number;
  readonly faults: readonly Fault[];
  /** Workers that are stopped as an operator does it, and started again. */
  readonly stops: readonly { readonly worker: number; readonly atMs: number }[];
}

const MOST_WORKERS = 3;
/** Around the lifetimes of a lease and of a worker in simulation.ts. */
const DURATIONS_MS = [30, 200, 450, 700, 1100] as const;

const drawStatement = (when: "usual" | "seldom") =>
  fc.constantFrom(...statementNames.filter((name) => isAsked(name, when)));

const fault: fc.Arbitrary<Fault> = fc.record({
  worker: fc.nat({ max: MOST_WORKERS - 1 }),
  statement: fc.oneof(drawStatement("usual"), drawStatement("seldom")),
  time: fc.nat({ max: 1 }),
  kind: fc.constantFrom(...KINDS),
  side: fc.constantFrom("before", "after"),
  ms: fc.constantFrom(...DURATIONS_MS),
});

/** Fast-check makes what it found smaller: fewer workers, messages and faults. */
export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  workers: fc.integer({ min: 2, max: MOST_WORKERS }),
  canBeAsked: fc.boolean(),
  reportsElsewhere: fc.boolean(),
  hasSmallLanes: fc.boolean(),
  beginsAgain: fc.boolean(),
  sends: fc.array(
    fc.record({
      atMs: fc.nat({ max: 500 }),
      messages: fc.integer({ min: 1, max: 3 }),
      steps: fc.integer({ min: 1, max: 2 }),
      isRefused: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  answers: fc.array(
    fc.constantFrom<CarrierAnswer[]>("taken", "taken", "taken, not answered", "throttled", "unavailable", "refused"),
    { maxLength: 4 },
  ),
  receiptAfterMs: fc.constantFrom(1, 100, 400),
  faults: fc.array(fault, { maxLength: 5 }),
  stops: fc.array(fc.record({ worker: fc.nat({ max: MOST_WORKERS - 1 }), atMs: fc.nat({ max: 800 }) }), {
    maxLength: 1,
  }),
});

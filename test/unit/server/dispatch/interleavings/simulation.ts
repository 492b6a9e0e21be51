import type fc from "fast-check";
import type { Submission } from "../../../../../server/carriers/carrier.ts";
import { startWorker, type Worker } from "../../../../../server/dispatch/worker.ts";
import { getStepName } from "../../../../../server/domain/delivery.ts";
import { TIMINGS } from "../../../../../server/domain/timings.ts";
import type { DeferredRows } from "../../../../../server/store/deferred-rows.ts";
import { getBegunMs } from "../../../../../server/store/step-leases.ts";
import { makeAccount, makeCarriers, makeHandle, makeMessage, makeStep, RecordedMetrics, silent } from "../fixtures.ts";
import { MemoryStore, STEP_VALIDITY_S } from "../memory-store.ts";
import { isAsked, type StatementName } from "../statements.ts";
import type { Fault, Scenario } from "./scenario.ts";
import { DELIVERED, SimulatedCarrier } from "./simulated-carrier.ts";
import { SimulatedProcess, SimulatedTime, settle } from "./simulated-time.ts";

/** Shorter than those of a gateway, in the same proportions: a search is as fast as little happens in a run. */
const SHORT_TIMINGS = {
  ...TIMINGS,
  ...{ leaseMs: 600, renewLeasesEveryMs: 200, leaseMarginMs: 200 },
  ...{ workerLifetimeMs: 400, heartbeatEveryMs: 120, releaseUnknownEveryMs: 400 },
};
const START_MS = Date.parse("2026-11-15T12:00:00Z");
/** Of steps whose carrier cannot be asked: one that may be with it ends by this. */
const SHORT_VALIDITY_S = 3;
/** Everything has ended by then. The longest wait is for a carrier that is asked again, after 10 seconds. */
const STUCK_AFTER_MS = 60_000;
const RECEIPT_AGAIN_MS = 200;
const OPTED_OUT = "01099990003";
const ADVERTISEMENT = { to: OPTED_OUT, payload: { text: "(광고) Sale" } };
const ORDINARY = { to: "01012345678", payload: { text: "Hello" } };
const SMALL_LANES = { lane: 1, carrier: 2, least: 1 };

interface WorkerProcess {
  readonly process: SimulatedProcess;
  readonly worker: Worker;
  readonly deferred: DeferredRows;
}

/**
 * Workers of several processes on one store, on a clock of their own. At each moment the scheduler decides which of the statements under
 * way has its effect next, which answer arrives, or whether time passes.
 */
export class Simulation {
  readonly violations: string[] = [];
  /** What had an effect, for people who read a failure. */
  readonly trace: string[] = [];
  readonly #scheduler: fc.Scheduler;
  readonly #scenario: Scenario;
  readonly #time = new SimulatedTime(START_MS);
  readonly #store: MemoryStore;
  readonly #carrier: SimulatedCarrier;
  readonly #running = new Map<number, WorkerProcess>();
  readonly #calls = new Map<string, number>();
  readonly #takenBy = new Map<string, string>();
  readonly #takenOver = new Set<string>();
  readonly #messages: { readonly msgKey: string; readonly steps: number }[] = [];
  #started = 0;
  #sendsLeft: number;
  #isTimeScheduled = false;

  constructor(scheduler: fc.Scheduler, scenario: Scenario) {
    this.#scheduler = scheduler;
    this.#scenario = scenario;
    this.#sendsLeft = scenario.sends.length;
    const now = (): number => this.#time.nowMs;
    const { workerLifetimeMs } = SHORT_TIMINGS;
    this.#store = new MemoryStore({
      run: (name, effect) => this.#call(name, effect),
      ...{ now, clockMs: now, workerLifetimeMs, beginsAgain: scenario.beginsAgain },
    });
    this.#carrier = new SimulatedCarrier({
      ...scenario,
      run: (name, effect) => this.#call(name, effect),
      onHandOver: (submission) => this.#checkHandOver(submission),
      onTaken: (submission) => this.#noteTaken(submission),
    });
  }

  /** Runs until every message has ended, or something is wrong. */
  async run(): Promise<void> {
    const restore = this.#time.install();
    try {
      const { workers, sends, stops } = this.#scenario;
      for (const [index, { atMs }] of sends.entries()) void this.#time.wait(atMs).then(() => this.#send(index));
      for (let worker = 0; worker < workers; worker++) this.#start(worker);
      for (const { worker, atMs } of stops) void this.#time.wait(atMs).then(() => this.#stop(worker));
      while (this.violations.length === 0 && !this.#isOver()) {
        await this.#step();
        await settle();
        if (this.#time.nowMs > START_MS + STUCK_AFTER_MS) this.#noteStuck();
      }
    } finally {
      for (const { process } of this.#running.values()) process.isDead = true;
      restore();
    }
  }

  /** One thing happens. Nothing waits for the database: time passes. */
  async #step(): Promise<void> {
    if (this.#scheduler.count() === 0) return this.#time.pass();
    if (!this.#isTimeScheduled) {
      this.#isTimeScheduled = true;
      void this.#scheduler.schedule(Promise.resolve(), "time passes").then(() => {
        this.#isTimeScheduled = false;
        this.#time.pass();
      });
    }
    await this.#scheduler.waitNext(1);
  }

  #start(index: number): void {
    const process = new SimulatedProcess(`worker ${index}.${++this.#started}`);
    const deferred: DeferredRows = new Map();
    const { canBeAsked, reportsElsewhere, hasSmallLanes } = this.#scenario;
    const handle = makeHandle("one", this.#carrier, { reportsElsewhere, window: 10, batch: 3 });
    const store = this.#store;
    const worker = this.#time.runAs(process, () =>
      startWorker({
        ...{ outbox: store, store, carriers: makeCarriers([handle]) },
        recorder: {
          deferred,
          record: (events) => store.record(events, deferred),
          matchOrphans: () => store.matchOrphans(),
        },
        accounts: {
          find: (id) => ({ ...makeAccount(id), optOutKey: "key" }),
          findRegistry: () => ({ alimtalkTemplates: new Map(), brandmessageTemplates: new Map() }),
        },
        files: { read: async () => undefined },
        optOuts: { findRefused: async (asked) => asked.filter(({ number }) => number === OPTED_OUT) },
        budgets: {
          take: async () => ({ allowed: true, limit: 1, remaining: 1, resetS: 0, retryAfterS: 1 }),
          giveBack: () => {},
        },
        stepValidityS: canBeAsked ? STEP_VALIDITY_S : SHORT_VALIDITY_S,
        metrics: new RecordedMetrics(),
        ...{ log: silent, now: () => this.#time.nowMs, random: () => 0.5, drainMs: 1000, timings: SHORT_TIMINGS },
        ...(hasSmallLanes && { bounds: SMALL_LANES }),
      }),
    );
    this.#running.set(index, { process, worker, deferred });
  }

  async #stop(index: number): Promise<void> {
    const stopped = this.#running.get(index);
    if (stopped === undefined || stopped.process.isDead) return;
    await this.#time.runAs(stopped.process, () => stopped.worker.stop());
    stopped.process.isDead = true;
    this.trace.push(`${stopped.process.name} has stopped`);
    this.#start(index);
  }

  #send(index: number): void {
    const send = this.#scenario.sends[index];
    this.#sendsLeft--;
    if (send === undefined) return;
    const validityS = this.#scenario.canBeAsked ? undefined : SHORT_VALIDITY_S;
    const { to, payload } = send.isRefused ? ADVERTISEMENT : ORDINARY;
    const steps = Array.from({ length: send.steps }, () => makeStep({ validityS, payload }));
    const messages = Array.from({ length: send.messages }, () => makeMessage({ to, steps }, this.#time.nowMs));
    this.#store.accept("acme", messages);
    this.#messages.push(...messages.map(({ msgKey }) => ({ msgKey, steps: send.steps })));
  }

  /** A statement, or a call of the carrier: on its way, then its effect, then its answer on its way. */
  async #call<Value>(name: StatementName, effect: () => Value): Promise<Value> {
    const { process } = this.#time;
    if (process === undefined) throw new Error(`${name} is called by no process`);
    // What finds nothing to do changes nothing, whenever it is asked. There is so much of it that little else would be tried.
    if (this.#findsNothing(name)) return effect();
    const fault = this.#findFault(process, name);
    if (fault?.side === "before") await this.#makeFault(process, fault, name, effect);
    await this.#scheduler.schedule(Promise.resolve(), `${process.name}: ${name}`);
    // A message is handed over by the process itself. A statement that was sent is made by the database, whatever became of the process.
    if (name === "submit" || fault?.side === "before") await this.#time.untilRunning(process);
    const value = effect();
    this.trace.push(`${this.#time.nowMs - START_MS} ms ${process.name}: ${name}`);
    if (name === "claimDueLeases")
      for (const { leaseId } of value as { leaseId: string }[]) this.#takenOver.add(leaseId);
    if (fault?.side === "after") await this.#makeFault(process, fault, name, effect);
    await this.#scheduler.schedule(Promise.resolve(), `${process.name}: ${name} is answered`);
    await this.#time.untilRunning(process);
    return value;
  }

  #findsNothing(name: StatementName): boolean {
    const { outbox, backlog, leases, workers } = this.#store;
    const { nowMs } = this.#time;
    switch (name) {
      case "claim":
        return outbox.every(({ workerId }) => workerId !== undefined);
      case "claimBacklog":
        return backlog.every(({ workerId }) => workerId !== undefined);
      case "claimDueLeases":
        return [...leases.values()].every(({ dueMs }) => dueMs > nowMs);
      case "declareDead":
        return [...workers.values()].every((untilMs) => untilMs >= nowMs);
      case "findDeadHolders":
        return [...outbox, ...backlog].every(({ workerId }) => workerId === undefined || workers.has(workerId));
      default:
        return isAsked(name, "never");
    }
  }

  #findFault({ name }: SimulatedProcess, statement: StatementName): Fault | undefined {
    const worker = Number(/\d+/.exec(name)?.[0]);
    const key = `${worker} ${statement}`;
    const time = this.#calls.get(key) ?? 0;
    this.#calls.set(key, time + 1);
    return this.#scenario.faults.find(
      (fault) => fault.worker === worker && fault.statement === statement && fault.time === time,
    );
  }

  async #makeFault(
    process: SimulatedProcess,
    { kind, side, ms, worker }: Fault,
    name: string,
    effect: () => unknown,
  ): Promise<void> {
    this.trace.push(`${this.#time.nowMs - START_MS} ms ${process.name}: ${kind} ${side} ${name}, ${ms} ms`);
    switch (kind) {
      case "hold":
        return this.#time.wait(ms);
      case "freeze":
        process.frozenUntilMs = this.#time.nowMs + ms;
        return this.#time.untilRunning(process);
      case "kill":
        process.isDead = true;
        void this.#time.wait(ms).then(() => this.#start(worker));
        return this.#time.untilRunning(process);
      case "late":
        // Not for messages: a request to a carrier that is given up does not go out later.
        if (side === "before" && name !== "submit") void this.#runLate(process, name, effect, ms);
        throw brokenConnection();
      case "cut":
        throw brokenConnection();
    }
  }

  async #runLate(process: SimulatedProcess, name: string, effect: () => unknown, ms: number): Promise<void> {
    await this.#time.wait(ms);
    this.trace.push(`${this.#time.nowMs - START_MS} ms ${process.name}: ${name}, late`);
    try {
      effect();
    } catch {
      // The statement fails, and there is nobody any more whom the database could tell.
    }
  }

  #checkHandOver({ reference, to }: Submission): void {
    if (to === OPTED_OUT) this.violations.push(`opted out: ${reference} is handed over`);
    const worker = this.#time.process?.name ?? "";
    const before = this.#takenBy.get(reference);
    if (before !== undefined)
      this.violations.push(`submitted twice: ${reference} by ${before}, which the carrier took, and by ${worker}`);
    const leases = [...this.#store.leases.values()].filter(({ members }) =>
      members.some((ref) => getStepName(ref) === reference),
    );
    const [newest] = leases.toSorted((one, other) => getBegunMs(other.leaseId) - getBegunMs(one.leaseId));
    if (newest === undefined) this.violations.push(`no lease: ${reference} is handed over by ${worker}`);
    else if (this.#takenOver.has(newest.leaseId))
      this.violations.push(`lease of two: ${reference} is handed over by ${worker}, and another has its lease`);
  }

  #noteTaken(submission: Submission): void {
    const taker = [...this.#running.values()].find(({ process }) => process === this.#time.process);
    this.#takenBy.set(submission.reference, this.#time.process?.name ?? "");
    void this.#report(submission, taker);
  }

  /** Sends the receipt until it is recorded: to the process that submitted, or to any, if that one is gone. */
  async #report({ ref, reference }: Submission, taker: WorkerProcess | undefined): Promise<void> {
    await this.#time.wait(this.#scenario.receiptAfterMs);
    this.#carrier.reported.add(reference);
    for (let attempt = 0; ; attempt++) {
      const all = [...this.#running.values()].filter(({ process }) => !process.isDead);
      const any = all[attempt % all.length];
      const receiver = this.#scenario.reportsElsewhere || taker?.process.isDead !== false ? any : taker;
      if (receiver !== undefined) void this.#receive(receiver, ref);
      await this.#time.wait(RECEIPT_AGAIN_MS);
      if (this.#store.rows.get(reference)?.ending !== undefined) return;
    }
  }

  async #receive({ process, worker, deferred }: WorkerProcess, ref: Submission["ref"]): Promise<void> {
    try {
      await this.#time.runAs(process, () =>
        this.#store.record([{ kind: "ended", ref, ending: DELIVERED, carrier: "one" }], deferred),
      );
    } catch {
      return;
    }
    const name = getStepName(ref);
    const row = this.#store.rows.get(name);
    if (row?.ending !== undefined) worker.stepsEnded([{ name, state: row.state, last: row.last }]);
  }

  #isOver(): boolean {
    // Asked after each step: what is seldom true comes first.
    if (this.#sendsLeft > 0 || this.#store.ended.length < this.#messages.length) return false;
    return this.#store.outbox.length + this.#store.backlog.length === 0 && this.#listOpen().length === 0;
  }

  #listOpen(): readonly string[] {
    const stateOf = (msgKey: string, step: number) =>
      this.#store.rows.get(getStepName({ accountId: "acme", msgKey, step }));
    const open = this.#messages.filter(({ msgKey, steps }) => {
      const states = Array.from({ length: steps }, (_, step) => stateOf(msgKey, step));
      const last = states.at(-1);
      return !states.some((row) => row?.state === "delivered") && last?.ending === undefined;
    });
    return open.map(({ msgKey, steps }) => {
      const states = Array.from({ length: steps }, (_, step) => stateOf(msgKey, step)?.state ?? "no row");
      return `${msgKey}: ${states.join(", ")}`;
    });
  }

  #noteStuck(): void {
    const { outbox, backlog } = this.#store;
    const rows = [...outbox, ...backlog].map(({ outboxId, workerId }) => `outbox row ${outboxId} of ${workerId}`);
    this.violations.push(`stuck: ${[...this.#listOpen(), ...rows].join("; ")}`);
  }
}

const brokenConnection = (): Error => Object.assign(new Error("The connection broke"), { code: "08006" });

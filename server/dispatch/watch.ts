import type { CarrierHandle } from "../carriers/carriers.ts";
import { nextLookMs } from "../domain/next-look.ts";
import type { StoredStep } from "../store/messages.ts";
import type { Watch } from "../store/watches.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import { ask, type OpenStep } from "./ask.ts";
import type { Ender } from "./ender.ts";
import { LEASE_MS, type Leases } from "./leases.ts";
import { loadWatched } from "./load-watched.ts";
import { Loop } from "./loop.ts";
import { expiryOf, type PlanRules, planStep } from "./plan.ts";
import type { AccountLookups, DeliveryStore, DispatchFigures, StepRecorder } from "./ports.ts";
import { begunMsOf } from "./watch-id.ts";

export interface WatcherParts {
  readonly store: DeliveryStore;
  readonly recorder: StepRecorder;
  readonly accounts: Pick<AccountLookups, "find">;
  readonly carriers: ReadonlyMap<string, CarrierHandle>;
  readonly rules: PlanRules;
  readonly leases: Leases;
  readonly ender: Ender;
  readonly figures: Pick<DispatchFigures, "watchAge">;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Log;
}

/** How late a step's expiry may be noticed: a receipt that comes after it should find it given up. */
const LOOK_EVERY_MS = 250;
/** Each has the members of a batch. */
const AT_ONCE = 8;
/** More than it takes to end a step that waited too long. */
const UNTIL_ENDED_MS = 30_000;

const NOBODY: ReadonlyMap<string, CarrierHandle> = new Map();
/** A step that is queued has a job. */
const OPEN: ReadonlySet<string> = new Set(["submitting", "submitted", "unknown"]);

const earliestExpiryMs = (steps: readonly OpenStep[]): number =>
  steps.reduce((least, { row }) => Math.min(least, row.expiresMs), Number.POSITIVE_INFINITY);

/** Looks after steps whose worker died, whose carrier is silent, or whose time is up. */
export class Watcher {
  readonly #parts: WatcherParts;
  readonly #loop: Loop;

  constructor(parts: WatcherParts) {
    const { log, random } = parts;
    this.#parts = parts;
    this.#loop = new Loop({ name: "look after watches", round: () => this.#round(), log, random });
  }

  /** Ends the round under way. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #round(): Promise<number> {
    const { store, now, figures } = this.#parts;
    const nowMs = now();
    const due = await store.claimDueWatches(nowMs, LEASE_MS, AT_ONCE);
    for (const { watchId } of due) figures.watchAge(nowMs - (begunMsOf(watchId) ?? nowMs));
    await Promise.all(due.map((watch) => this.#claimed(watch, nowMs + LEASE_MS)));
    return due.length === AT_ONCE ? 0 : LOOK_EVERY_MS;
  }

  async #claimed(watch: Watch, untilMs: number): Promise<void> {
    const { leases, log } = this.#parts;
    leases.hold(watch.watchId, untilMs);
    try {
      const begunMs = begunMsOf(watch.watchId);
      const stored = await loadWatched(this.#parts, watch);
      await (begunMs === undefined ? this.#lookAtParked(watch, stored) : this.#lookAtBegun(watch, stored, begunMs));
    } catch (error) {
      // It comes due again when the lease is over.
      log.error({ error: loggable(error) }, "a watch is left for later");
    } finally {
      leases.drop(watch.watchId);
    }
  }

  /** Nobody has heard of these, and nobody will once their time is up. */
  async #lookAtParked(watch: Watch, stored: readonly StoredStep[]): Promise<void> {
    const { now, rules, accounts, ender } = this.#parts;
    const nowMs = now();
    const waiting: { readonly ref: StoredStep["ref"]; readonly dueMs: number }[] = [];
    for (const one of stored) {
      const dueMs = expiryOf(one, rules.stepValidityS);
      // Those that were begun meanwhile have a watch of their own.
      if (dueMs === undefined || (one.row !== undefined && one.row.state !== "queued")) continue;
      if (dueMs <= nowMs) {
        const plan = planStep(rules, one, await accounts.find(one.ref.accountId), nowMs, undefined);
        if (plan.kind === "end") ender.add(plan.ended);
      }
      waiting.push({ ref: one.ref, dueMs: Math.max(dueMs, nowMs + (dueMs <= nowMs ? UNTIL_ENDED_MS : 0)) });
    }
    const dueMs = waiting.reduce((least, one) => Math.min(least, one.dueMs), Number.POSITIVE_INFINITY);
    await this.#goOn(watch, waiting, dueMs);
  }

  async #lookAtBegun(watch: Watch, stored: readonly StoredStep[], begunMs: number): Promise<void> {
    const { recorder, now, carriers } = this.#parts;
    const open = await this.#openSteps(stored);
    const [ours, others] = [
      open.filter((one) => one.row.sentMs === begunMs),
      open.filter((one) => one.row.sentMs !== begunMs),
    ];
    const orphaned = ours.filter(({ row }) => row.state === "submitting");
    // Its worker would have moved the watch ahead: it died, and may have told the carrier before.
    if (orphaned.length > 0) await recorder.record(orphaned.map(({ ref }) => ({ kind: "unknown", ref })));
    const asked = await ask(carriers, ours, now());
    // Begun anew since: only their time may be up, whoever looks after them.
    const waited = await ask(NOBODY, others, now());
    const events = [...asked.events, ...waited.events];
    if (events.length > 0) await recorder.record(events);
    const stillOpen = [...asked.stillOpen, ...waited.stillOpen];
    const nextMs = nextLookMs({
      nowMs: now(),
      begunMs,
      canAsk: asked.stillOpen.some(({ row }) => carriers.get(row.carrier)?.carrier.ask !== undefined),
      earliestExpiryMs: earliestExpiryMs(stillOpen),
    });
    await this.#goOn(watch, stillOpen, asked.stillOpen.length > 0 ? nextMs : earliestExpiryMs(stillOpen));
  }

  async #openSteps(stored: readonly StoredStep[]): Promise<OpenStep[]> {
    const open: OpenStep[] = [];
    for (const one of stored) {
      const { ref, row } = one;
      if (row === undefined || !OPEN.has(row.state)) continue;
      open.push({ ref, row, stored: one, account: await this.#parts.accounts.find(ref.accountId) });
    }
    return open;
  }

  async #goOn(watch: Watch, left: readonly Pick<StoredStep, "ref">[], dueMs: number): Promise<void> {
    const { store } = this.#parts;
    const { watchId, members } = watch;
    if (left.length === 0) await store.endWatches([watchId]);
    else if (left.length === members.length) await store.postponeWatches([watchId], dueMs);
    else await store.saveWatch({ watchId, dueMs, members: left.map(({ ref }) => ref) });
  }
}

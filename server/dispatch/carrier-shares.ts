import { hostname } from "node:os";
import type { FindShares } from "../carriers/carriers.ts";
import type { Channel } from "../domain/model.ts";
import { moveShares, type RouteShares, type SharedRoute, type Sharing } from "../domain/move-shares.ts";
import type { Timings } from "../domain/timings.ts";
import { readQuality } from "../store/carrier-quality.ts";
import { getRouteShares, moveStoredShares, readShares, type StoredShare } from "../store/carrier-shares.ts";
import { type Database, withDeadline } from "../store/database.ts";
import type { Log } from "../telemetry/log.ts";
import { QUALITY_SLOT_S } from "../telemetry/quality-counter.ts";
import { Loop, UNTIL_WOKEN_MS } from "./loop.ts";

export interface CarrierSharesOptions {
  readonly directory: Database;
  /** Undefined: no carriers share a route. */
  readonly getSharing: () => Sharing | undefined;
  readonly log: Log;
  readonly timings: Pick<Timings, "carrierSharesEveryMs" | "writeTrafficEveryMs">;
  readonly now?: () => number;
  readonly random?: () => number;
}

const TIMEOUT_MS = 3000;
/** A worker looks at quality every so many times that it reads the shares. */
const JUDGE_TIMES = 10;

const getKey = (channel: Channel, prefix: string): string => `${channel} ${prefix}`;

/** The shares by which this process sends. Every worker measures; whichever finds first that shares have to move changes them for all. */
export class CarrierShares {
  readonly #options: CarrierSharesOptions;
  readonly #directory: Database;
  readonly #loop: Loop;
  readonly #now: () => number;
  #stored: readonly StoredShare[] = [];
  #current: ReadonlyMap<string, RouteShares> = new Map();
  #reads = 0;

  constructor(options: CarrierSharesOptions) {
    const { directory, log, now = Date.now, random = Math.random } = options;
    this.#options = options;
    this.#now = now;
    this.#directory = withDeadline(directory, TIMEOUT_MS);
    this.#loop = new Loop({ name: "shares of carriers", run: () => this.#run(), log, random });
  }

  readonly find: FindShares = (channel, prefix) => this.#current.get(getKey(channel, prefix))?.shares;

  /** Of all routes that carriers share. */
  list(): readonly {
    readonly channel: Channel;
    readonly prefix: string;
    readonly carrier: string;
    readonly share: number;
  }[] {
    return (this.#options.getSharing()?.routes ?? []).flatMap(({ channel, prefix, resting }) => {
      const shares = this.find(channel, prefix);
      return resting.map(({ name, share }) => ({ channel, prefix, carrier: name, share: shares?.get(name) ?? share }));
    });
  }

  /** The carriers file was read again. */
  routesChanged(): void {
    this.#useStored(this.#stored);
    this.#loop.wake();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #run(): Promise<number> {
    const sharing = this.#options.getSharing();
    if (sharing === undefined) return UNTIL_WOKEN_MS;
    this.#useStored(await readShares(this.#directory.pool));
    if (this.#reads++ % JUDGE_TIMES === 0)
      for (const route of sharing.routes) await this.#judge(route, sharing, this.#now());
    return this.#options.timings.carrierSharesEveryMs;
  }

  #useStored(stored: readonly StoredShare[]): void {
    this.#stored = stored;
    const routes = this.#options.getSharing()?.routes ?? [];
    this.#current = new Map(
      routes.map((route) => [getKey(route.channel, route.prefix), getRouteShares(route, stored)]),
    );
  }

  async #judge(route: SharedRoute, { rules }: Sharing, nowMs: number): Promise<void> {
    const { channel, prefix, resting } = route;
    const current = getRouteShares(route, this.#stored);
    if (nowMs - current.changedMs < rules.everyMs) return;
    // A change is judged by what came after the one before it, so that one bad minute does not count twice.
    const sinceMs = Math.max(current.changedMs, nowMs - rules.windowMs);
    // Its messages are submitted by then, and what other processes have counted of their receipts is written.
    const dueMs = nowMs - rules.slowMs - QUALITY_SLOT_S * 1000 - 2 * this.#options.timings.writeTrafficEveryMs;
    const quality = await readQuality(this.#directory.pool, channel, { sinceMs, dueMs });
    if (moveShares(resting, current, quality, rules, nowMs) === undefined) return;
    const context = { nowMs, from: hostname() };
    const move = await moveStoredShares(this.#directory, route, context, (locked) =>
      // Another worker has moved them meanwhile, and the quality is that of the time before.
      locked.changedMs === current.changedMs ? moveShares(resting, locked, quality, rules, nowMs) : undefined,
    );
    if (move === undefined) return;
    const { carrier, reason, shares } = move;
    this.#options.log.warn(
      { event: "carrier_shares_moved", channel, prefix, carrier, reason, shares: Object.fromEntries(shares) },
      "The shares of the carriers of a route were changed by their quality",
    );
    this.#useStored(await readShares(this.#directory.pool));
  }
}

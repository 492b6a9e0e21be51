import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { type Config, ConfigError } from "../config.ts";
import type { Breaker } from "../domain/breaker.ts";
import type { Sharing } from "../domain/move-shares.ts";
import { listRoutesOf, listSharedRoutes } from "../domain/route-table.ts";
import type { Timings } from "../domain/timings.ts";
import { OperatorError } from "../errors.ts";
import {
  type CarrierOrders,
  deleteGatewayProcess,
  deleteOldCarrierControl,
  type GatewayProcess,
  type ReloadResult,
  type ReportedCarrier,
  readCarrierOrders,
  saveGatewayProcess,
} from "../store/carrier-control.ts";
import { type Database, withDeadline } from "../store/database.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { CarrierCallback } from "./carrier.ts";
import { compareCarriers, type PreparedCarriers } from "./carriers.ts";
import { readCarriersFile } from "./configured-carriers.ts";

/** What sends by the carriers, in a process that does. */
export interface CarrierUser {
  useCarriers(carriers: PreparedCarriers): void;
  listCarriers(): readonly (Omit<ReportedCarrier, "takes" | "isFailing"> & { readonly breaker: Breaker["state"] })[];
}

type PauseOrder = CarrierOrders["paused"][number];

export interface CarrierControlOptions {
  readonly directory: Database;
  readonly config: Pick<Config, "carriersFile" | "variable" | "role" | "simulator">;
  readonly carriers: PreparedCarriers;
  readonly log: Log;
  readonly isStopping: () => boolean;
  readonly timings: Pick<Timings, "carrierOrdersEveryMs">;
}

/** The row of this process is written at least this often, so that commands know that it runs. */
const WRITE_EVERY_MS = 5000;
const TIMEOUT_MS = 3000;
/** A request of the last minute may have come after this process had read the file: it is followed, too. */
const STARTING_S = 60;

/** Does what operators say about carriers while the gateway runs, pauses and reloads, and tells them what came of it. */
export class CarrierControl {
  readonly #options: CarrierControlOptions;
  readonly #directory: Database;
  readonly #identity = { processId: randomUUID(), host: hostname(), pid: process.pid };
  #carriers: PreparedCarriers;
  #sharing: Sharing | undefined;
  #user: CarrierUser | undefined;
  /** The pauses and drains that hold, by the name of the carrier. */
  #paused: ReadonlyMap<string, PauseOrder> = new Map();
  /** Carriers of `#paused` whose drain is over in this process. */
  readonly #drained = new Set<string>();
  #reloadId: number | undefined;
  #reloadResult: ReloadResult | undefined;
  #reloading: Promise<unknown> = Promise.resolve();
  #written: { readonly text: string; readonly atMs: number } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  private constructor(options: CarrierControlOptions) {
    this.#options = options;
    this.#carriers = options.carriers;
    this.#sharing = this.#findSharing();
    this.#directory = withDeadline(options.directory, TIMEOUT_MS);
  }

  /** Resolves when it is known which carriers are paused: nothing may be submitted before. */
  static async start(options: CarrierControlOptions): Promise<CarrierControl> {
    const control = new CarrierControl(options);
    await control.#prepare();
    return control;
  }

  /** The name of this process in the list of gateways that run. */
  get processId(): string {
    return this.#identity.processId;
  }

  get carriers(): PreparedCarriers {
    return this.#carriers;
  }

  /** Undefined: no carriers share a route. */
  get sharing(): Sharing | undefined {
    return this.#sharing;
  }

  callbackOf(carrier: string): CarrierCallback | undefined {
    return this.#carriers.callbackOf(carrier);
  }

  isPaused(carrier: string): boolean {
    return this.#paused.has(carrier);
  }

  /** From now on operators are heard. `user` is undefined in a process that submits nothing. */
  watch(user: CarrierUser | undefined): void {
    this.#user = user;
    this.#schedule(0);
  }

  /** Reads the carriers file again. If it has faults, everything stays as it is. */
  reload(): Promise<ReloadResult> {
    const reloading = this.#reloading.then(() => this.#readAgain());
    this.#reloading = reloading;
    return reloading;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.all([this.#looking, this.#reloading]);
    // A process that cannot say goodbye counts as ended some seconds later.
    await deleteGatewayProcess(this.#directory.pool, this.#identity.processId).catch(() => {});
  }

  #schedule(afterMs: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => this.#schedule(this.#options.timings.carrierOrdersEveryMs));
    }, afterMs);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    try {
      const orders = await readCarrierOrders(this.#directory.pool);
      this.#usePauses(orders);
      this.#tellDrained();
      if (orders.reloadId !== undefined && orders.reloadId > (this.#reloadId ?? 0)) {
        this.#reloadResult = await this.reload();
        this.#reloadId = orders.reloadId;
      }
      await this.#write();
    } catch (error) {
      this.#options.log.warn(
        { event: "carrier_orders_unread", error: loggable(error) },
        "What operators say about carriers could not be read or answered; the last that was read still holds",
      );
    }
  }

  async #prepare(): Promise<void> {
    const { pool } = this.#directory;
    await deleteOldCarrierControl(pool);
    const orders = await readCarrierOrders(pool, { olderThanS: STARTING_S });
    this.#usePauses(orders);
    this.#reloadId = orders.reloadId;
    // Before the process serves an account: a command that moves one waits for the answers of the gateways that are in the list.
    await this.#write();
  }

  #usePauses(orders: Pick<CarrierOrders, "paused" | "resumedBy">): void {
    const { log } = this.#options;
    const paused = new Map(orders.paused.map((order) => [order.carrier, order]));
    for (const [carrier, { by, isDrain }] of paused) {
      const before = this.#paused.get(carrier);
      if (before?.isDrain === isDrain && before.by === by) continue;
      this.#drained.delete(carrier);
      if (isDrain)
        log.warn(
          { event: "carrier_drain_started", carrier, by },
          "An operator drains the carrier: it gets nothing new, and what is being submitted ends",
        );
      else
        log.warn({ event: "carrier_paused", carrier, by }, "An operator has paused the carrier: it gets nothing new");
    }
    for (const carrier of this.#paused.keys())
      if (!paused.has(carrier)) {
        this.#drained.delete(carrier);
        const by = orders.resumedBy[carrier];
        log.info({ event: "carrier_resumed", carrier, by }, "An operator has resumed the carrier");
      }
    this.#paused = paused;
  }

  /** Each process tells it for what itself submits. */
  #tellDrained(): void {
    for (const { name: carrier, isPaused, underWay } of this.#user?.listCarriers() ?? []) {
      const order = this.#paused.get(carrier);
      if (order?.isDrain !== true || !isPaused || underWay > 0 || this.#drained.has(carrier)) continue;
      this.#drained.add(carrier);
      this.#options.log.info(
        { event: "carrier_drained", carrier, by: order.by },
        "The carrier is drained: this process submits nothing to it any more; its receipts are still taken",
      );
    }
  }

  async #write(): Promise<void> {
    const { role, simulator: simulatorForAll } = this.#options.config;
    const table = this.#carriers.makeRouteTable({ simulatorForAll });
    const carriers = (this.#user?.listCarriers() ?? []).map(
      ({ name, isUp, isPaused, breaker, waiting, oldestMs, underWay }): ReportedCarrier => {
        const isFailing = breaker !== "closed";
        return { name, isUp, isPaused, isFailing, waiting, oldestMs, underWay, takes: listRoutesOf(name, table) };
      },
    );
    const row: GatewayProcess = {
      ...this.#identity,
      role,
      reloadId: this.#reloadId,
      reloadResult: this.#reloadResult,
      carriers,
    };
    const text = JSON.stringify(row);
    const nowMs = performance.now();
    if (this.#written?.text === text && nowMs - this.#written.atMs < WRITE_EVERY_MS) return;
    await saveGatewayProcess(this.#directory.pool, row);
    this.#written = { text, atMs: nowMs };
  }

  #findSharing(): Sharing | undefined {
    const { shareRules: rules, makeRouteTable } = this.#carriers;
    const routes = listSharedRoutes(makeRouteTable({ simulatorForAll: this.#options.config.simulator }));
    return routes.length === 0 ? undefined : { routes, rules };
  }

  async #readAgain(): Promise<ReloadResult> {
    const { config, log, isStopping } = this.#options;
    if (config.carriersFile === undefined) return { kind: "no-file" };
    // Links that are opened now would not be closed again.
    if (isStopping()) return { kind: "refused", reason: "the gateway is stopping" };
    try {
      const next = await readCarriersFile(config);
      const changes = compareCarriers(this.#carriers, next);
      this.#carriers = next;
      this.#sharing = this.#findSharing();
      this.#user?.useCarriers(next);
      log.info({ event: "carriers_reloaded", ...changes }, "The carriers file was read again");
      return { kind: "reloaded", ...changes };
    } catch (error) {
      // Its text is for operators, and names no values.
      const isMistake = error instanceof OperatorError || error instanceof ConfigError;
      const reason = isMistake ? error.message : "the file could not be used";
      log.error(
        { event: "carriers_not_reloaded", reason, ...(!isMistake && { error: loggable(error) }) },
        "The carriers file has faults; nothing was changed",
      );
      return { kind: "refused", reason };
    }
  }
}

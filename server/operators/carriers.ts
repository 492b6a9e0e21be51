import { setTimeout as sleep } from "node:timers/promises";
import type { Carrier, CarrierOrder, CarrierState, Reloaded, ResetShares } from "../../generated/admin/types.ts";
import { type CarrierPause, WITHOUT_CARRIER } from "../domain/message-history.ts";
import { count } from "../domain/plural.ts";
import {
  drainCarrier as drainStored,
  type GatewayProcess,
  listCarrierPauses,
  listGatewayProcesses,
  pauseCarrier as pauseStored,
  type ReloadResult,
  type ReportedCarrier,
  requestReload,
  resumeCarrier as resumeStored,
} from "../store/carrier-control.ts";
import { readShares, resetStoredShares } from "../store/carrier-shares.ts";
import { type Database, withDeadline } from "../store/database.ts";
import { measureDelayed, measureOutbox } from "../store/outbox-figures.ts";
import { readSharesOf } from "./carrier-shares.ts";
import { showTime } from "./message-view.ts";
import type { OperatorParts } from "./parts.ts";
import { Refusal } from "./refusal.ts";
import { countOpen } from "./traffic-figures.ts";
import type { UseCase } from "./use-case.ts";

export interface CarrierOfOrder {
  readonly carrier: string;
  /** How long to wait until all workers follow. */
  readonly waitMs: number;
}

const LOOK_EVERY_MS = 250;
/** Most have answered by then, and nobody needs to be told who is waited for. */
const QUIET_MS = 3000;
/** For a question to one cell. */
const TIMEOUT_MS = 5000;
/** Open steps of one cell, which take about a tenth of a second. */
const MAX_COUNTED = 20_000;

export const listCarriers: UseCase<void, Carrier[]> = {
  ...{ name: "listCarriers", role: "viewer", kind: "read" },
  run: async (_, context) => {
    const listed = await list(context);
    // A drain must be known to its end. Apart from that a page asks every few seconds, and carriers under load have too many to count so often.
    const open = await context.countOpen(listed.every(({ state }) => state === "running") ? MAX_COUNTED : undefined);
    return listed.map((carrier) => ({ ...carrier, open: open === null ? null : (open.get(carrier.name) ?? 0) }));
  },
};

const target = ({ carrier }: CarrierOfOrder): string => carrier;
const describe = ({ workers, silent }: Pick<CarrierOrder, "workers" | "silent">): string =>
  silent.length === 0 ? `followed by ${count(workers, "worker")}` : `ordered; no answer from ${silent.join(", ")}`;

/** The words for a carrier that pages, commands and the audit log have in common. */
function getState(pause: CarrierPause | undefined, found: readonly ReportedCarrier[]): CarrierState {
  if (pause === undefined) return "running";
  if (!pause.isDrain) return "paused";
  // Receipts may come days later, or never.
  return found.every(({ isPaused, underWay }) => isPaused && underWay === 0) ? "drained" : "draining";
}

/** Nothing new is submitted to it until it is resumed, also after a restart. */
export const pauseCarrier: UseCase<CarrierOfOrder, CarrierOrder> = {
  ...{ name: "pauseCarrier", role: "operator", kind: "change", target, describe },
  async run({ carrier, waitMs }, context) {
    await requireCarrier(context, carrier);
    await pauseStored(context.database.pool, carrier, context.actor.name);
    return apply(context, carrier, true, waitMs);
  },
};

export const resumeCarrier: UseCase<CarrierOfOrder, CarrierOrder & { readonly wasPaused: boolean }> = {
  ...{ name: "resumeCarrier", role: "operator", kind: "change", target },
  async run({ carrier, waitMs }, context) {
    await requireCarrier(context, carrier);
    const wasPaused = await resumeStored(context.database.pool, carrier, context.actor.name);
    return { wasPaused, ...(await apply(context, carrier, false, wasPaused ? waitMs : 0)) };
  },
  describe: (order) => (order.wasPaused ? `resumed, ${describe(order)}` : "it was not paused"),
};

/** An order to drain a carrier, and whether that was done in time. */
export type CarrierDrain = CarrierOrder & { readonly isDrained: boolean };

/** Pauses it and waits until nothing is being submitted; with `receipts`, until the carrier has reported all that it has. */
export const drainCarrier: UseCase<CarrierOfOrder & { readonly receipts: boolean }, CarrierDrain> = {
  ...{ name: "drainCarrier", role: "operator", kind: "change", target },
  async run({ carrier: name, waitMs, receipts }, context) {
    const { database, onProgress, actor } = context;
    await requireCarrier(context, name);
    const untilMs = performance.now() + waitMs;
    await drainStored(database, name, actor.name);
    for (let told = ""; ; ) {
      const found = (await listGatewayProcesses(database.pool)).flatMap((process) => {
        const carrier = find(process, name);
        return carrier === undefined ? [] : [{ process, carrier }];
      });
      const silent = found.filter(({ carrier }) => !carrier.isPaused).map(({ process }) => nameProcess(process));
      const underWay = sum(found, ({ carrier }) => carrier.underWay);
      const state = silent.length === 0 && underWay === 0 ? "drained" : "draining";
      const counts = await countOpen(context.cells);
      const open = counts === null ? null : (counts.get(name) ?? 0);
      const isDrained = state === "drained" && (!receipts || open === 0);
      const order = { carrier: name, state, workers: found.length, silent, underWay, open, isDrained } as const;
      if (isDrained || performance.now() >= untilMs) return order;
      const text = describeDrain(order);
      if (text !== told) onProgress(text);
      told = text;
      await sleep(LOOK_EVERY_MS);
    }
  },
  describe: (order) => `${order.state}, ${describe(order)}; ${describeDrain(order)}`,
};

/** How far a drain is. */
export const describeDrain = ({ underWay, open }: Pick<CarrierOrder, "underWay" | "open">): string =>
  `${underWay} under way, ${open === 1 ? "1 waits for its receipt" : `${open ?? "an unknown number"} wait for their receipts`}`;

/** Gives all routes of a carrier the shares of the carriers file. If the carrier is still bad, they move again after a while. */
export const resetCarrierShares: UseCase<{ readonly carrier: string }, ResetShares> = {
  ...{ name: "resetCarrierShares", role: "operator", kind: "change", target: ({ carrier }) => carrier },
  async run({ carrier }, context) {
    await requireCarrier(context, carrier);
    const { database, nowMs, actor } = context;
    const reason = `${actor.name} has reset them`;
    return { carrier, routes: await resetStoredShares(database.pool, { carrier, nowMs: nowMs(), reason }) };
  },
  describe: ({ routes }) => (routes === 0 ? "they were those of the carriers file" : `in ${count(routes, "route")}`),
};

/** Lets all gateways read their carriers file again. */
export const reloadCarriers: UseCase<{ readonly waitMs: number }, Reloaded["gateways"]> = {
  ...{ name: "reloadCarriers", role: "operator", kind: "change", target: () => "the carriers file" },
  async run({ waitMs }, context) {
    const { pool } = context.database;
    const reloadId = await requestReload(pool);
    const left = await waitFor(context, ({ reloadId: answered = 0 }) => answered < reloadId, waitMs);
    const silent = new Set(left.map(({ processId }) => processId));
    return (await listGatewayProcesses(pool)).map((process) => {
      const result = silent.has(process.processId) ? undefined : process.reloadResult;
      const isReloaded = result?.kind === "reloaded";
      return { process: nameProcess(process), role: process.role, isReloaded, detail: describeReload(result) };
    });
  },
  describe: (answers) =>
    `${answers.filter(({ isReloaded }) => isReloaded).length} of ${answers.length} gateways use the new file`,
};

export function describeReload(result: ReloadResult | undefined): string {
  if (result === undefined) return "no answer in time";
  if (result.kind === "refused") return `refused: ${result.reason.replaceAll("\n", "; ")}`;
  if (result.kind === "no-file") return "has no CARRIERS_FILE";
  const { added, changed, removed, routesChanged } = result;
  const parts = Object.entries({ added, changed, removed })
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `${what} ${names.join(", ")}`);
  if (routesChanged) parts.push("other routes");
  return `reloaded: ${parts.join("; ") || "nothing has changed"}`;
}

async function list(context: OperatorParts): Promise<Omit<Carrier, "open">[]> {
  const { pool } = context.database;
  const processes = await listGatewayProcesses(pool);
  const pauses = new Map((await listCarrierPauses(pool)).map((pause) => [pause.carrier, pause]));
  const backlog = await sumBacklog(await context.cells.listAll());
  const sharesOf = readSharesOf(processes, await readShares(pool));
  const names = new Set([
    ...processes.flatMap(({ carriers }) => carriers.map(({ name }) => name)),
    ...pauses.keys(),
    ...backlog.keys(),
  ]);
  return [...names].toSorted().map((name) => {
    const found = processes.map((process) => find(process, name)).filter((carrier) => carrier !== undefined);
    const pause = pauses.get(name);
    return {
      name,
      state: name === WITHOUT_CARRIER ? "missing" : getState(pause, found),
      pausedAt: pause === undefined ? null : showTime(pause.sinceMs),
      pausedBy: pause?.by ?? null,
      workers: found.length,
      up: found.filter(({ isUp }) => isUp).length,
      failing: found.filter(({ isFailing }) => isFailing).length,
      underWay: sum(found, ({ underWay }) => underWay),
      waiting: sum(found, ({ waiting }) => waiting) + (backlog.get(name) ?? 0),
      shares: sharesOf(name),
    };
  });
}

/**
 * Without any worker every name is taken, because nobody knows the names: carriers are paused before the first worker starts on a
 * database that was restored.
 */
export async function requireCarrier(context: OperatorParts, name: string): Promise<void> {
  if (name === WITHOUT_CARRIER)
    throw new Refusal("missing", "these messages have no carrier; fix: add one for them to the carriers file");
  const listed = (await list(context)).filter(({ state }) => state !== "missing");
  if (!listed.some(({ workers }) => workers > 0) || listed.some((carrier) => carrier.name === name)) return;
  const names = listed.map((carrier) => carrier.name).join(", ");
  throw new Refusal("missing", `there is no carrier ${JSON.stringify(name)}; there are ${names}`);
}

async function apply(context: OperatorParts, name: string, paused: boolean, waitMs: number): Promise<CarrierOrder> {
  const isSilent = (process: GatewayProcess): boolean => {
    const carrier = find(process, name);
    return carrier !== undefined && carrier.isPaused !== paused;
  };
  const left = await waitFor(context, isSilent, waitMs);
  const { pool } = context.database;
  const found = (await listGatewayProcesses(pool)).flatMap((process) => find(process, name) ?? []);
  const pause = (await listCarrierPauses(pool)).find(({ carrier }) => carrier === name);
  const order = { carrier: name, state: getState(pause, found), workers: found.length };
  return { ...order, silent: left.map(nameProcess), underWay: null, open: null };
}

/** Looks until no process is left that `isWaitedFor` names, or the time is over. Returns those that are left. */
async function waitFor(
  { database, onProgress }: OperatorParts,
  isWaitedFor: (process: GatewayProcess) => boolean,
  waitMs: number,
): Promise<readonly GatewayProcess[]> {
  const startedMs = performance.now();
  for (let told = ""; ; ) {
    const left = (await listGatewayProcesses(database.pool)).filter(isWaitedFor);
    if (left.length === 0 || performance.now() >= startedMs + waitMs) return left;
    const text = `waiting for ${left.map(nameProcess).join(", ")}`;
    if (performance.now() >= startedMs + QUIET_MS && text !== told) {
      onProgress(text);
      told = text;
    }
    await sleep(LOOK_EVERY_MS);
  }
}

const find = ({ carriers }: GatewayProcess, name: string): ReportedCarrier | undefined =>
  carriers.find((carrier) => carrier.name === name);

const nameProcess = ({ host, pid }: GatewayProcess): string => `${host} pid ${pid}`;

const sum = <Item>(items: readonly Item[], get: (item: Item) => number): number =>
  items.reduce((total, item) => total + get(item), 0);

/** A cell that cannot be asked is left out: a carrier must be paused also while a cell is away. */
async function sumBacklog(cells: readonly { readonly database: Database }[]): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  const waiting = cells.flatMap(({ database }) => {
    const { pool } = withDeadline(database, TIMEOUT_MS);
    return [measureOutbox(pool), measureDelayed(pool)];
  });
  const found = (await Promise.allSettled(waiting)).flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  for (const { carrier, steps } of found)
    if (carrier !== undefined) sums.set(carrier, (sums.get(carrier) ?? 0) + steps);
  return sums;
}

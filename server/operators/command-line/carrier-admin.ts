import { setTimeout as sleep } from "node:timers/promises";
import {
  type GatewayProcess,
  listCarrierPauses,
  listGatewayProcesses,
  pauseCarrier,
  type ReloadResult,
  type ReportedCarrier,
  requestReload,
  resumeCarrier,
} from "../../store/carrier-control.ts";
import { type Database, withDeadline } from "../../store/database.ts";
import { countOpenSteps, measureOutbox } from "../../store/outbox-figures.ts";

/** A carrier as all workers together see it. */
export interface AdminCarrier {
  readonly name: string;
  /** Undefined: it is not paused. */
  readonly pausedMs: number | undefined;
  /** Workers that run it, and how many of these can reach it. */
  readonly workers: number;
  readonly up: number;
  readonly underWay: number;
  /** Steps that wait for it in workers and in the backlog. */
  readonly waiting: number;
}

/** What became of an order. */
export interface Applied {
  /** Workers that run the carrier. */
  readonly workers: number;
  /** Those that have not said in time that they follow it. */
  readonly silent: readonly string[];
}

export interface Drained extends Applied {
  /** Steps that are being submitted, by workers that have told. */
  readonly underWay: number;
  /** Steps that the carrier has and has not reported; undefined: a cell could not be asked. */
  readonly open: number | undefined;
}

export interface ReloadAnswer {
  readonly process: string;
  readonly role: string;
  /** Undefined: it has not answered in time. */
  readonly result: ReloadResult | undefined;
}

/** What operators do with carriers while gateways run. */
export interface CarrierAdmin {
  list(): Promise<readonly AdminCarrier[]>;
  pause(name: string, waitMs: number): Promise<Applied>;
  /** Undefined: it was not paused. */
  resume(name: string, waitMs: number): Promise<Applied | undefined>;
  /** Pauses it and waits until nothing is being submitted; with `receipts`, until the carrier has reported all that it has. */
  drain(name: string, options: { readonly waitMs: number; readonly receipts: boolean }): Promise<Drained>;
  /** Steps that the carrier has and has not reported; undefined: a cell could not be asked. */
  countOpen(name: string): Promise<number | undefined>;
  reload(waitMs: number): Promise<readonly ReloadAnswer[]>;
}

export interface CarrierAdminParts {
  readonly database: Database;
  readonly listCells: () => Promise<readonly { readonly database: Database }[]>;
  readonly onProgress?: (text: string) => void;
}

const LOOK_EVERY_MS = 250;
/** Most have answered by then, and nobody needs to be told who is waited for. */
const QUIET_MS = 3000;
/** For a question to one cell. */
const TIMEOUT_MS = 5000;

export function createCarrierAdmin({ database, listCells, onProgress = () => {} }: CarrierAdminParts): CarrierAdmin {
  const { pool } = database;
  const list = () => listGatewayProcesses(pool);

  /** Looks until no process is left that `isWaitedFor` names, or the time is over. Returns those that are left. */
  async function waitFor(
    isWaitedFor: (process: GatewayProcess) => boolean,
    untilMs: number,
  ): Promise<readonly GatewayProcess[]> {
    const quietUntilMs = performance.now() + QUIET_MS;
    for (let told = ""; ; ) {
      const left = (await list()).filter(isWaitedFor);
      if (left.length === 0 || performance.now() >= untilMs) return left;
      const text = `waiting for ${left.map(describe).join(", ")}`;
      if (performance.now() >= quietUntilMs && text !== told) {
        onProgress(text);
        told = text;
      }
      await sleep(LOOK_EVERY_MS);
    }
  }

  const countWorkers = async (name: string): Promise<number> =>
    (await list()).filter((process) => find(process, name) !== undefined).length;

  async function apply(name: string, isPaused: boolean, waitMs: number): Promise<Applied> {
    const left = await waitFor((process) => {
      const carrier = find(process, name);
      return carrier !== undefined && carrier.isPaused !== isPaused;
    }, performance.now() + waitMs);
    return { workers: await countWorkers(name), silent: left.map(describe) };
  }

  return {
    async list() {
      const processes = await list();
      const pauses = new Map((await listCarrierPauses(pool)).map(({ carrier, pausedMs }) => [carrier, pausedMs]));
      const backlog = await sumBacklog(await listCells());
      const names = new Set([
        ...processes.flatMap(({ carriers }) => carriers.map(({ name }) => name)),
        ...pauses.keys(),
        ...backlog.keys(),
      ]);
      return [...names].toSorted().map((name) => {
        const found = processes.map((process) => find(process, name)).filter((carrier) => carrier !== undefined);
        return {
          name,
          pausedMs: pauses.get(name),
          workers: found.length,
          up: found.filter(({ isUp }) => isUp).length,
          underWay: sum(found, ({ underWay }) => underWay),
          waiting: sum(found, ({ waiting }) => waiting) + (backlog.get(name) ?? 0),
        };
      });
    },
    async pause(name, waitMs) {
      await pauseCarrier(pool, name);
      return apply(name, true, waitMs);
    },
    resume: async (name, waitMs) => ((await resumeCarrier(pool, name)) ? apply(name, false, waitMs) : undefined),
    async drain(name, { waitMs, receipts }) {
      const untilMs = performance.now() + waitMs;
      await pauseCarrier(pool, name);
      for (let told = ""; ; ) {
        const found = (await list()).flatMap((process) => {
          const carrier = find(process, name);
          return carrier === undefined ? [] : [{ process, carrier }];
        });
        const drained: Drained = {
          workers: found.length,
          silent: found.filter(({ carrier }) => !carrier.isPaused).map(({ process }) => describe(process)),
          underWay: sum(found, ({ carrier }) => carrier.underWay),
          open: await countOpen(await listCells(), name),
        };
        const { silent, underWay, open } = drained;
        const isDone = silent.length === 0 && underWay === 0 && (!receipts || open === 0);
        if (isDone || performance.now() >= untilMs) return drained;
        const text = describeDrain(drained);
        if (text !== told) onProgress(text);
        told = text;
        await sleep(LOOK_EVERY_MS);
      }
    },
    countOpen: async (name) => countOpen(await listCells(), name),
    async reload(waitMs) {
      const reloadId = await requestReload(pool);
      const left = await waitFor(({ reloadId: answered = 0 }) => answered < reloadId, performance.now() + waitMs);
      const silent = new Set(left.map(({ processId }) => processId));
      return (await list()).map((process) => ({
        process: describe(process),
        role: process.role,
        result: silent.has(process.processId) ? undefined : process.reloadResult,
      }));
    },
  };
}

const find = ({ carriers }: GatewayProcess, name: string): ReportedCarrier | undefined =>
  carriers.find((carrier) => carrier.name === name);

const describe = ({ host, pid }: GatewayProcess): string => `${host} pid ${pid}`;

const sum = <Item>(items: readonly Item[], get: (item: Item) => number): number =>
  items.reduce((total, item) => total + get(item), 0);

/**
 * Whether there may be a carrier with this name. Without any worker every name is taken, because nobody knows the names: carriers are
 * paused before the first worker starts on a database that was restored.
 */
export const mayBeCarrier = (listed: readonly AdminCarrier[], name: string): boolean =>
  !listed.some(({ workers }) => workers > 0) || listed.some((carrier) => carrier.name === name);

/** How far a drain is. */
export const describeDrain = ({ underWay, open }: Drained): string =>
  `${underWay} under way, ${open ?? "an unknown number"} wait for their receipts`;

/** A cell that cannot be asked is left out: a carrier must be paused also while a cell is away. */
async function sumBacklog(cells: readonly { readonly database: Database }[]): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  const waiting = cells.map(({ database }) => measureOutbox(withDeadline(database, TIMEOUT_MS).pool));
  const found = (await Promise.allSettled(waiting)).flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  for (const { carrier, steps } of found)
    if (carrier !== undefined) sums.set(carrier, (sums.get(carrier) ?? 0) + steps);
  return sums;
}

async function countOpen(cells: readonly { readonly database: Database }[], name: string): Promise<number | undefined> {
  const counts = cells.map(({ database }) => countOpenSteps(withDeadline(database, TIMEOUT_MS).pool, name));
  return Promise.all(counts).then(
    (found) => sum(found, (count) => count),
    () => undefined,
  );
}

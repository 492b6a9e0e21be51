import type { Backlog, Traffic } from "../../generated/admin/types.ts";
import type { PasswordCost } from "../accounts/password.ts";
import type { Config } from "../config.ts";
import { type Database, type Queryable, withDeadline } from "../store/database.ts";
import { OperatorCells } from "./operator-cells.ts";
import { RefusedAttempts } from "./refused-attempts.ts";
import { shareReads } from "./share-reads.ts";
import { countOpen, readBacklog, readTraffic, type TrafficMinutes } from "./traffic-figures.ts";

export interface OperatorOptions {
  /** The database of the directory and of the first cell. */
  readonly database: Database;
  /** Opens the connections of another cell. */
  readonly openCell: (schema: string) => Database;
  readonly nowMs: () => number;
  readonly settings: Pick<Config, "webhookAllowedNetworks" | "migrate" | "cells" | "databaseBackend" | "stepValidityS">;
  /** How long it takes until every process knows that an account is blocked; tests are alone with their process. */
  readonly settleMs?: number | undefined;
  /** At which new passwords are hashed; undefined: the usual one. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Called while something takes long. */
  readonly onProgress?: ((text: string) => void) | undefined;
  /** Calls `run` with a signal that says when the command is ended; undefined: it is not. */
  readonly withStopSignal?: <Value>(run: (signal: AbortSignal) => Promise<Value>) => Promise<Value>;
}

/** What use cases work on. */
export interface OperatorParts extends OperatorOptions {
  readonly cells: OperatorCells;
  readonly auditLog: Queryable;
  readonly refusedAttempts: RefusedAttempts;
  readonly onProgress: (text: string) => void;
  readonly readTraffic: (minutes: TrafficMinutes) => Promise<Traffic>;
  readonly readBacklog: () => Promise<Backlog>;
  readonly countOpen: (maxSteps: number | undefined) => ReturnType<typeof countOpen>;
}

/** A page asks for figures every few seconds. */
const SHARE_MS = 2000;
const TIMEOUT_MS = 5000;

export function makeOperatorParts(options: OperatorOptions): OperatorParts {
  const { database, nowMs } = options;
  const cells = new OperatorCells(database, options.openCell);
  const directory = withDeadline(database, TIMEOUT_MS);
  const backlog = shareReads((_all: "all") => readBacklog(cells, directory, nowMs()), SHARE_MS, nowMs);
  return {
    ...options,
    cells,
    onProgress: options.onProgress ?? (() => {}),
    auditLog: directory.pool,
    refusedAttempts: new RefusedAttempts(directory.pool, nowMs),
    readTraffic: shareReads((minutes: TrafficMinutes) => readTraffic(directory, minutes, nowMs()), SHARE_MS, nowMs),
    readBacklog: () => backlog("all"),
    countOpen: shareReads((maxSteps: number | undefined) => countOpen(cells, maxSteps), SHARE_MS, nowMs),
  };
}

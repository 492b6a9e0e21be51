import type { RequestListener } from "node:http";
import { findDemoOperator } from "../accounts/demo-operator.ts";
import { type Config, isLoopback } from "../config.ts";
import { createOperateApp } from "../http/operators/app.ts";
import { makeSignInLimit } from "../http/operators/sign-in-limit.ts";
import { Sessions } from "../operators/api/sessions.ts";
import { shareReads } from "../operators/api/share-reads.ts";
import { readBacklogFigures, readTrafficSlots } from "../operators/api/traffic-figures.ts";
import { AdminCells } from "../operators/command-line/admin-cells.ts";
import { createAdminStore } from "../operators/command-line/postgres-admin-store.ts";
import { writeAudit } from "../store/audit-log.ts";
import { type Database, type DatabaseOptions, openDatabase, withDeadline } from "../store/database.ts";
import { isDatabaseUnavailable } from "../store/database-errors.ts";
import type { Log } from "../telemetry/log.ts";

export interface Operate {
  readonly listener: RequestListener;
  stop(): Promise<void>;
}

export interface OperateParts {
  readonly config: Config;
  /** The address of the database. */
  readonly url: string;
  readonly log: Log;
}

/** For all operators of this process. Searches have connections of their own, so that sending never waits for one of them. */
const OPTIONS: DatabaseOptions = { poolSize: 3, applicationName: "gateway-operate", mayExit: true };
/** A page asks every few seconds. */
const SHARE_MS = 2000;
const TIMEOUT_MS = 5000;

export function openOperate({ config, url, log }: OperateParts): Operate {
  const opened = new Map<string, Database>();
  const open = (schema: string): Database => {
    const known = opened.get(schema);
    if (known !== undefined) return known;
    const database = openDatabase(url, { ...OPTIONS, ...(schema !== "" && { schema }) });
    opened.set(schema, database);
    return database;
  };
  const database = open("");
  const directory = withDeadline(database, TIMEOUT_MS);
  const cells = new AdminCells(database, open);
  const nowMs = Date.now;
  const readTraffic = shareReads((minutes: number) => readTrafficSlots(directory, minutes, nowMs()), SHARE_MS, nowMs);
  const readBacklog = shareReads((_all: "all") => readBacklogFigures(cells), SHARE_MS, nowMs);
  const listener = createOperateApp({
    services: {
      store: createAdminStore({ database, openCell: open, nowMs, settings: config }),
      sessions: new Sessions(directory.pool, {
        idleMs: config.operatorIdleS * 1000,
        longestMs: config.operatorSessionS * 1000,
      }),
      signInLimit: makeSignInLimit(config),
      readTraffic,
      readBacklog: () => readBacklog("all"),
      writeAudit: (record) => writeAudit(directory.pool, record),
      nowMs,
    },
    consoleFolder: config.consoleFolder,
    isCookieSecure: config.adminCookieSecure,
    trustedProxies: config.adminTrustedProxies,
    checkReplies: config.checkReplies,
    log,
    isUnavailable: isDatabaseUnavailable,
    findDemo: async () =>
      config.databaseUrl === undefined && isLoopback(config.adminHost)
        ? findDemoOperator(database, config.dataFolder)
        : undefined,
  });
  return { listener, stop: async () => void (await Promise.all([...opened.values()].map((one) => one.close()))) };
}

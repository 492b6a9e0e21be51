import type { RequestListener } from "node:http";
import { findDemoOperator } from "../accounts/demo-operator.ts";
import { type Config, isLoopback } from "../config.ts";
import { createOperatorsApp } from "../http/operators/app.ts";
import { makeSignInLimit } from "../http/operators/sign-in-limit.ts";
import { makeOperatorParts } from "../operators/parts.ts";
import { Sessions } from "../operators/sessions.ts";
import { type DatabaseOptions, openDatabase } from "../store/connections.ts";
import type { Database } from "../store/database.ts";
import { isDatabaseUnavailable, isNulInText } from "../store/database-errors.ts";
import type { Log } from "../telemetry/log.ts";

export interface OperatorsConsole {
  readonly listener: RequestListener;
  stop(): Promise<void>;
}

export interface OperatorsConsoleParts {
  readonly config: Config;
  /** The address of the database. */
  readonly url: string;
  readonly log: Log;
}

/** For all operators of this process. Searches have connections of their own, so that sending never waits for one of them. */
const OPTIONS: DatabaseOptions = { poolSize: 3, applicationName: "gateway-operate", mayExit: true };
export function openOperatorsConsole({ config, url, log }: OperatorsConsoleParts): OperatorsConsole {
  const opened = new Map<string, Database>();
  const open = (schema: string): Database => {
    const known = opened.get(schema);
    if (known !== undefined) return known;
    const database = openDatabase(url, { ...OPTIONS, ...(schema !== "" && { schema }) });
    opened.set(schema, database);
    return database;
  };
  const database = open("");
  const nowMs = Date.now;
  const operators = makeOperatorParts({ database, openCell: open, nowMs, settings: config });
  const listener = createOperatorsApp({
    operators,
    signIn: {
      sessions: new Sessions(operators.auditLog, {
        idleMs: config.operatorIdleS * 1000,
        longestMs: config.operatorSessionS * 1000,
      }),
      signInLimit: makeSignInLimit(config),
      refusedAttempts: operators.refusedAttempts,
      auditLog: operators.auditLog,
      nowMs,
    },
    consoleFolder: config.consoleFolder,
    isCookieSecure: config.adminCookieSecure,
    trustedProxies: config.adminTrustedProxies,
    checkReplies: config.checkReplies,
    log,
    isUnavailable: isDatabaseUnavailable,
    isNulInText,
    findDemo: async () =>
      config.databaseUrl === undefined && isLoopback(config.adminHost)
        ? findDemoOperator(database, config.dataFolder)
        : undefined,
  });
  return { listener, stop: async () => void (await Promise.all([...opened.values()].map((one) => one.close()))) };
}

import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { presets } from "./accounts/account-presets.ts";
import { type Demo, ensureDemo } from "./accounts/demo.ts";
import type { Config } from "./config.ts";
import { startQueue } from "./dispatch/queue.ts";
import { type Context, type Handlers, handlers } from "./handlers/all.ts";
import { startAdminPort } from "./http/admin-port.ts";
import { createApp } from "./http/app.ts";
import { Authenticator } from "./http/authenticate.ts";
import { BodyMemory } from "./http/body-memory.ts";
import { CredentialCheck } from "./http/credentials.ts";
import { type RunningServer, startServer } from "./http/server.ts";
import { startEmbedded } from "./postgres/embedded.ts";
import { Acceptor, type JobWriter } from "./store/accept.ts";
import { Budgets } from "./store/budgets.ts";
import { type Database, openDatabase } from "./store/database.ts";
import { migrate, pendingMigrations } from "./store/migrate.ts";
import { ensurePartitions, missingPartitions } from "./store/partitions.ts";
import { type Log, loggable } from "./telemetry/log.ts";
import { createMetrics, type Metrics } from "./telemetry/metrics.ts";
import { contractRules } from "./wiring/contract-rules.ts";
import { startHousekeeping } from "./wiring/housekeeping.ts";
import { runGateway } from "./wiring/run.ts";
import { makeServices } from "./wiring/services.ts";
import { inUse, orStartError, unreachable } from "./wiring/start-error.ts";
import { keptTokenKey } from "./wiring/token-key-file.ts";
import { makeTokens } from "./wiring/tokens.ts";
import { isUnavailable } from "./wiring/unavailable.ts";
import { Undo } from "./wiring/undo.ts";

const documentFile = fileURLToPath(new URL("../generated/openapi.json", import.meta.url));

export interface Running {
  /** Where the API is served; undefined where the role serves none. */
  readonly url: string | undefined;
  readonly adminUrl: string;
  readonly database: Database;
  /** Only with a database of our own. */
  readonly demo: Demo | undefined;
  /** Lets what is under way end, then stops everything, our own database included. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly log: Log;
  /** For tests: operations to serve in place of ours. */
  readonly handlers?: Partial<Handlers<Context>>;
}

/** What the parts of a gateway have in common. */
interface Parts extends StartOptions {
  readonly config: Config;
  readonly undo: Undo;
  readonly metrics: Metrics;
}

/** Wires everything together and starts it; what was started is stopped again when something after it fails. */
export async function start(config: Config, options: StartOptions): Promise<Running> {
  const undo = new Undo();
  try {
    return await startAll({ ...options, config, undo, metrics: createMetrics() });
  } catch (error) {
    await undo.run().catch(() => {});
    throw error;
  }
}

async function startAll(parts: Parts): Promise<Running> {
  const { config, undo, log, metrics } = parts;
  let stopping = false;
  const database = await startDatabase(parts);
  const demo = config.databaseUrl ? undefined : await ensureDemo(database, config.dataFolder, Date.now());
  const queue = await startQueue({
    database,
    backend: config.databaseBackend,
    onError: (error) => log.error({ error: loggable(error) }, "queue"),
  });
  undo.add(() => queue.stop());
  const api = config.role === "worker" ? undefined : await startApi(parts, database, queue.jobs);

  const notReady = async () => [
    ...(stopping ? ["stopping"] : []),
    ...(await pendingMigrations(database)),
    ...(await missingPartitions(database, Date.now())),
  ];
  const at = { host: config.adminHost, port: config.adminPort };
  const admin = await orStartError(startAdminPort({ ...at, metrics, notReady }), inUse("ADMIN_PORT", at.port));

  return {
    url: api && `http://localhost:${api.port}`,
    adminUrl: `http://${config.adminHost}:${admin.port}`,
    database,
    demo,
    stop: async () => {
      stopping = true;
      // Probes are answered to the last: whoever watches must be able to tell a stop from a crash.
      await undo.run().finally(() => admin.stop());
    },
  };
}

/** The database of the settings, or one of our own; its tables are there when this returns. */
async function startDatabase({ config, undo, log, metrics }: Parts): Promise<Database> {
  await mkdir(config.dataFolder, { recursive: true });
  const folder = join(config.dataFolder, "postgres");
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ folder }) : undefined;
  if (embedded) undo.add(() => embedded.stop());
  if (embedded && embedded.folder !== folder)
    log.info({ folder: embedded.folder }, "the database's user cannot enter the data folder; its data lies here");
  let closing = false;
  const database = openDatabase(embedded?.url ?? config.databaseUrl ?? "", {
    poolSize: config.poolSize,
    // Connections that are being closed may still hear that the server stops.
    onIdleFailure: (error) => closing || log.warn({ error: loggable(error) }, "a database connection broke"),
  });
  undo.add(() => {
    closing = true;
    return database.close();
  });
  metrics.watchPool(() => {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = database.pool;
    return { total, idle, waiting };
  });
  for (const name of await orStartError(migrate(database), unreachable)) log.info({ migration: name }, "migrated");
  await ensurePartitions(database, Date.now());
  undo.add(startHousekeeping(database, log));
  return database;
}

async function startApi(parts: Parts, database: Database, jobs: JobWriter): Promise<RunningServer> {
  const { config, undo, log, metrics } = parts;
  const acceptor = new Acceptor({
    database,
    jobs,
    onBatch: ({ messages }) => metrics.observeAcceptBatch(messages),
  });
  undo.add(() => acceptor.close());

  if (config.tokenKey === undefined && config.databaseUrl !== undefined)
    log.warn("TOKEN_KEY is not set: gateways on other machines will not know the tokens of this one");
  let port = config.port;
  const publicUrl = () => config.publicUrl ?? `http://localhost:${port}`;
  const services = makeServices({
    database,
    acceptor,
    tokens: makeTokens({
      key: config.tokenKey ?? (await keptTokenKey(config.dataFolder)),
      oldKey: config.tokenKeyOld,
      ttlS: config.tokenTtlS,
    }),
    rules: contractRules(JSON.parse(await readFile(documentFile, "utf8"))),
    publicUrl,
    timeZone: config.timeZone,
    fileLifetimeDays: config.fileLifetimeDays,
  });
  const budgets = new Budgets(database, {
    onFailure: (error) => log.warn({ error: loggable(error) }, "rates are not shared for now"),
  });
  const { vendorPrefix } = config;
  const credentials = new CredentialCheck(services.accounts, budgets, { vendorPrefix, limits: presets.limits });
  const app = createApp({
    handlers: { ...handlers, ...parts.handlers },
    services,
    authenticator: new Authenticator(services.tokens, services.accounts, credentials),
    budgets,
    memory: new BodyMemory(config.bodyMemoryBytes),
    bodyLimitBytes: config.bodyLimitBytes,
    checkReplies: config.checkReplies,
    maxRequests: config.maxRequests,
    trustedProxies: config.trustedProxies,
    isUnavailable,
    docs: { folder: config.docsFolder, document: documentFile, vendorPrefix, publicUrl },
    metrics,
    log,
  });
  const server = await orStartError(startServer(app.callback(), config), inUse("PORT", port));
  port = server.port;
  undo.add(() => server.stop());
  return server;
}

if (import.meta.main) await runGateway(start);

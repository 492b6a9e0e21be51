import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureDemo } from "../../../server/accounts/demo.ts";
import { makeTokens } from "../../../server/accounts/tokens.ts";
import type { CredentialName } from "../../../server/domain/credential.ts";
import { updateAccount } from "../../../server/store/accounts.ts";
import { openDatabase } from "../../../server/store/connections.ts";
import { migrate } from "../../../server/store/migrate.ts";
import { ensurePartitions } from "../../../server/store/partitions.ts";
import { findPort } from "../../rig/find-ports.ts";
import { assertDurable, listCellSchemas, type MeasuredServer, withClient } from "./database.ts";
import { BenchProcess, type Program } from "./machine/processes.ts";
import { dataFolder } from "./report.ts";

const root = resolve(import.meta.dirname, "../../..");

/** One key for all gateways of a run, so that tokens can be made without asking for them. */
const TOKEN_KEY = randomBytes(32).toString("hex");
const tokens = makeTokens({ key: TOKEN_KEY, oldKey: undefined, ttlS: 86_400 });

export const ACCOUNT = "demo";

export const tokenOf = (accountId: string): string => tokens.issue({ id: accountId, epoch: 0 }, Date.now()).token;

export const tokenOfCredential = (accountId: string, credential: CredentialName): string =>
  tokens.issue({ id: accountId, epoch: 0 }, Date.now(), credential).token;

export const sendHeaders = (accountId = ACCOUNT): Record<string, string> => ({
  Authorization: `Bearer ${tokenOf(accountId)}`,
  "Content-Type": "application/json",
});

/** High enough never to be reached, low enough that shares are leased every few seconds, as they are in production. */
const NO_LIMIT = 1_000_000;

/** A fresh database with the gateway's tables and an account that has everything the document's examples name. */
export async function makeGatewayDatabase(server: MeasuredServer, name: string): Promise<string> {
  const url = await server.fresh(name);
  const database = openDatabase(url, { poolSize: 2 });
  try {
    await migrate(database);
    await ensurePartitions(database, Date.now());
    await ensureDemo(database, join(dataFolder, "account"), Date.now());
    await updateAccount(database.pool, ACCOUNT, {
      // In sandbox the registry would not be checked.
      sandbox: false,
      limits: { sendPerSecond: NO_LIMIT, pollingPerSecond: NO_LIMIT, uploadPerSecond: 5, tokenPerMinute: 60 },
    });
  } finally {
    await database.close();
  }
  await assertDurable(url);
  return url;
}

export interface GatewayOptions {
  readonly role: "all" | "api" | "worker";
  /** Undefined: a database of its own in its data folder. */
  readonly databaseUrl?: string;
  readonly folder?: string;
  /** Further settings, by the names of their environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** For example --cpu-prof. */
  readonly nodeOptions?: readonly string[];
}

export interface BenchGateway {
  readonly process: BenchProcess;
  readonly port: number;
  readonly logFile: string;
}

/** What `npm start` tells Node. */
function startOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: { start: string } };
  return scripts.start.split(" ").filter((word) => word.startsWith("--"));
}

/** The gateway as an operator runs it: a process of its own, with its log. */
export async function gatewayProgram(options: GatewayOptions) {
  const { role, databaseUrl = "", folder = join(dataFolder, "gateway"), settings, nodeOptions = [] } = options;
  const port = await findPort();
  const adminPort = await findPort();
  const program: Program = {
    name: `the gateway (${role})`,
    command: process.execPath,
    args: [...startOptions(), ...nodeOptions, join(root, "server/main.js")],
    environment: {
      ...{ ROLE: role, HOST: "127.0.0.1", PORT: String(port), ADMIN_PORT: String(adminPort), TOKEN_KEY },
      ...{ DATABASE_URL: databaseUrl, DATA_FOLDER: folder, SIMULATOR: "on", SHUTDOWN_DELAY_S: "0" },
      ...settings,
    },
    logFile: join(dataFolder, "logs", `gateway-${role}-${port}.log`),
  };
  return { program, port, adminPort };
}

/** Resolves when it is ready. */
export async function startGateway(options: GatewayOptions): Promise<BenchGateway> {
  const { program, port, adminPort } = await gatewayProgram(options);
  // The last that it starts.
  const started = await BenchProcess.start({ ...program, readyPort: adminPort });
  return { process: started, port, logFile: program.logFile };
}

/** Which of the keys that were answered A000 are not in the database. Empty, or the gateway has lied. */
export async function missingKeys(url: string, accountId: string, keys: readonly string[]): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ missing: number }>(
      `SELECT count(*)::int AS missing FROM unnest($2::text[]) AS k (msg_key)
       WHERE NOT EXISTS (SELECT FROM gateway.messages m WHERE m.account_id = $1 AND m.msg_key = k.msg_key)`,
      [accountId, keys],
    );
    return rows[0]?.missing ?? keys.length;
  });
}

const GROWING_TABLES = [
  ...["messages", "steps", "pending_reports", "step_leases", "outbox"],
  ...["report_batches", "carrier_ids", "orphan_receipts", "idempotency_keys"],
];

/** Takes away what was accepted, and the jobs for it, so that every round finds the same tables. */
export async function emptyGateway(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const schema of await listCellSchemas(client))
      await client.query(`TRUNCATE ${GROWING_TABLES.map((table) => `${schema}.${table}`).join(", ")}`);
  });
}

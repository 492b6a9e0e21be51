import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AccountEntry, createAccounts } from "./fuzz-accounts.ts";
import { type OwnDatabase, startOwnDatabase } from "./own-database.ts";
import { OwnProcess } from "./own-process.ts";
import { startWebhookReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

/** A carrier that only posts receipts: nothing is routed to it. */
export interface PostingCarrier {
  readonly name: string;
  readonly secret: string;
}

export interface OwnGateway {
  readonly process: OwnProcess;
  readonly roster: readonly AccountEntry[];
  readonly receiver: WebhookReceiver;
  readonly carrier: PostingCarrier;
  /** What it signs tokens with. */
  readonly tokenKey: string;
  /** Stands in a file beside the folder of the documentation: no path may lead there. */
  readonly canary: string;
  /** How the process ended. */
  stop(): Promise<string>;
}

/** A real gateway on a real PostgreSQL, with accounts of every kind. */
export async function startOwnGateway(databaseUrl: string | undefined): Promise<OwnGateway> {
  const database = await startOwnDatabase(databaseUrl);
  const receiver = await startWebhookReceiver();
  const folder = await mkdtemp(join(tmpdir(), "gateway-fuzz-"));
  const clean = async (): Promise<void> => {
    await receiver.stop();
    await rm(folder, { recursive: true, force: true });
    await database.stop();
  };
  try {
    return await startOn(database, receiver, folder, clean);
  } catch (error) {
    await clean();
    throw error;
  }
}

async function startOn(
  database: OwnDatabase,
  receiver: WebhookReceiver,
  folder: string,
  clean: () => Promise<void>,
): Promise<OwnGateway> {
  const roster = await createAccounts(database.url, receiver);
  const carrier = { name: "poster", secret: `whsec_${randomBytes(24).toString("base64")}` };
  const tokenKey = randomBytes(32).toString("hex");
  const canary = `canary ${randomBytes(9).toString("hex")}`;
  await mkdir(join(folder, "docs"));
  await writeFile(join(folder, "docs", "index.html"), "<title>docs</title>");
  await writeFile(join(folder, "canary.json"), canary);
  await writeFile(join(folder, "carriers.yaml"), carriersFile(carrier.name));
  const started = new OwnProcess({
    DATABASE_URL: database.url,
    SIMULATOR: "on",
    SHUTDOWN_DELAY_S: "0",
    DATA_FOLDER: folder,
    // The canary lies beside this folder: a path that leaves the folder would find it.
    DOCS_FOLDER: join(folder, "docs"),
    CARRIERS_FILE: join(folder, "carriers.yaml"),
    POSTER_SECRET: carrier.secret,
    TOKEN_KEY: tokenKey,
    // All requests come from one address, and many passwords are wrong.
    ACCOUNT_FAILURES_PER_MINUTE: "1000000",
    ADDRESS_FAILURES_PER_MINUTE: "1000000",
    WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    // Half a request is waited for this long.
    REQUEST_TIMEOUT_S: "5",
    LOG_LEVEL: "debug",
  });
  await started.ready();
  return {
    process: started,
    roster,
    receiver,
    carrier,
    tokenKey,
    canary,
    stop: async () => {
      const end = await started.stop();
      await clean();
      return end;
    },
  };
}

/** Everything goes to the simulator; the other carrier is only there to post receipts. */
const carriersFile = (name: string): string => `carriers:
  simulator: { adapter: simulator }
  ${name}: { adapter: http, url: "http://127.0.0.1:9/messages", secret: $POSTER_SECRET }
routes:
  - { channel: [sms, mms, rcs, international, alimtalk, friendtalk, brandmessage], carrier: simulator }
`;

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { startEmbedded } from "../postgres/embedded.ts";
import { type Database, openDatabase } from "../store/database.ts";
import { migrate } from "../store/migrate.ts";
import type { OpenDesk } from "./run.ts";
import { storeDesk } from "./store-desk.ts";
import { takeTurn } from "./turn.ts";
import { UsageError } from "./usage-error.ts";

type DeskSettings = Pick<Config, "databaseUrl" | "dataFolder" | "webhookAllowedNetworks">;

/**
 * The desk on the database of the settings, or on the gateway's own: the one that runs beside a running gateway, or one
 * that is started for as long as the command takes.
 */
export const deskOf =
  ({ databaseUrl, dataFolder, webhookAllowedNetworks }: DeskSettings): OpenDesk =>
  async () => {
    const embedded = databaseUrl === undefined ? await ownDatabase(dataFolder) : undefined;
    const database = openDatabase(embedded?.url ?? databaseUrl ?? "", {
      poolSize: 2,
      applicationName: "gateway-admin",
    });
    const close = async (): Promise<void> => {
      await database.close().finally(() => embedded?.stop());
    };
    try {
      await prepare(database);
    } catch (error) {
      await close();
      throw error;
    }
    return { desk: storeDesk(database, Date.now, webhookAllowedNetworks), close };
  };

async function ownDatabase(dataFolder: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  await mkdir(dataFolder, { recursive: true });
  const endTurn = await takeTurn(join(dataFolder, "admin-turn"));
  try {
    const embedded = await startEmbedded({ folder: join(dataFolder, "postgres") });
    return { url: embedded.url, stop: () => embedded.stop().finally(endTurn) };
  } catch (error) {
    await endTurn();
    // Its first line says what is the matter with the folder or the machine.
    throw error instanceof Error ? new UsageError(error.message.split("\n")[0] ?? "") : error;
  }
}

/** Accounts can be made before the gateway has ever run. */
async function prepare(database: Database): Promise<void> {
  try {
    await migrate(database);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    // 28: wrong user or password; 3D: no such database; 08 and Node's own: no way to it.
    if (/^(28|3D|08|57P|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)/.test(code))
      throw new UsageError(`the database of DATABASE_URL cannot be used (${code})`);
    throw error;
  }
}

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { startEmbedded } from "../postgres/embedded.ts";
import { openDatabase } from "../store/database.ts";
import type { OpenDesk } from "./run.ts";
import { storeDesk } from "./store-desk.ts";
import { takeTurn } from "./turn.ts";
import { UsageError } from "./usage-error.ts";

type DeskSettings = Pick<Config, "databaseUrl" | "dataFolder" | "webhookAllowedNetworks" | "migrate">;

/**
 * The desk on the database of the settings, or on the gateway's own: the one that runs beside a running gateway, or one
 * that is started for as long as the command takes.
 */
export const deskOf =
  (settings: DeskSettings): OpenDesk =>
  async () => {
    const { databaseUrl, dataFolder } = settings;
    const embedded = databaseUrl === undefined ? await ownDatabase(dataFolder) : undefined;
    const database = openDatabase(embedded?.url ?? databaseUrl ?? "", {
      poolSize: 2,
      applicationName: "gateway-admin",
    });
    const close = async (): Promise<void> => {
      await database.close().finally(() => embedded?.stop());
    };
    return { desk: storeDesk(database, Date.now, settings), close };
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

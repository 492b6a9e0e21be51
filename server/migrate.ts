import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "./config.ts";
import { startEmbedded } from "./postgres/embedded.ts";
import { openDatabase } from "./store/database.ts";
import { migrate } from "./store/migrate.ts";
import { askedForHelp } from "./wiring/command-line.ts";
import { orOneLine } from "./wiring/run.ts";
import { orStartError, unreachable } from "./wiring/start-error.ts";

const HELP = `
npm run migrate

Brings the tables of DATABASE_URL (or of the embedded database) up to date and ends. Safe to run while gateways run or start.

  --help    this text
`;

/** Brings the tables up to date and ends: for deployments that do so before the gateways start. */
await orOneLine(async () => {
  if (askedForHelp(process.argv.slice(2), HELP)) return;
  const { databaseUrl, dataFolder } = readConfig(process.env);
  await mkdir(dataFolder, { recursive: true });
  const embedded = databaseUrl ? undefined : await startEmbedded({ folder: join(dataFolder, "postgres") });
  const database = openDatabase(databaseUrl ?? embedded?.url ?? "", {
    poolSize: 2,
    applicationName: "gateway-migrate",
  });
  try {
    const names = await orStartError(migrate(database), unreachable);
    process.stdout.write(names.length === 0 ? "migrate: nothing to do\n" : `migrate: ${names.join(", ")}\n`);
  } finally {
    await database.close();
    await embedded?.stop();
  }
});

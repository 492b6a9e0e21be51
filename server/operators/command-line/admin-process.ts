import { readConfig } from "../../config.ts";
import { formatError, OperatorError } from "../../errors.ts";
import { openConfiguredDatabase, requireProduct } from "../../postgres/open-database.ts";
import { describeMisspelt, findMisspelt } from "../../settings/misspelt-settings.ts";
import { type Database, type DatabaseOptions, openDatabase } from "../../store/database.ts";
import { createAdminStore } from "./postgres-admin-store.ts";
import { type OpenAdminStore, runAdmin } from "./run.ts";

/** The operator's command as a process: runs the command line and sets the exit code. */
export async function runAdminProcess(args: readonly string[]): Promise<void> {
  try {
    const { out, error, exitCode } = await runAdmin(args, openAdminStore);
    process.stdout.write(out);
    process.stderr.write(error);
    process.exitCode = exitCode;
  } catch (error) {
    process.stderr.write(`admin: ${formatError(error)}\n`);
    process.exitCode = 1;
  }
}

const openAdminStore: OpenAdminStore = async () => {
  const config = readConfig(process.env);
  for (const misspelt of findMisspelt(Object.keys(process.env), config.settingNames))
    process.stderr.write(`admin: ${describeMisspelt(misspelt)}\n`);
  const options: DatabaseOptions = {
    poolSize: 2,
    applicationName: "gateway-admin",
    // A database that stops to answer must not keep the command from ending.
    mayExit: true,
  };
  const { database, url, close } = await openConfiguredDatabase(config, options);
  await requireProduct(database, config.databaseBackend).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const opened: Database[] = [];
  const store = createAdminStore({
    database,
    openCell: (schema) => {
      const cell = openDatabase(url, { ...options, schema });
      opened.push(cell);
      return cell;
    },
    nowMs: Date.now,
    settings: config,
    onProgress: (text) => process.stderr.write(`admin: ${text}\n`),
    withStopSignal,
  });
  return { store, close: () => Promise.all(opened.map((cell) => cell.close())).then(close) };
};

/** Calls `run` with a signal that Ctrl-C and SIGTERM abort, for work that has to be undone when the command is ended. */
async function withStopSignal<Value>(run: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const stop = (): void => controller.abort(new OperatorError("the command was ended; nothing was changed"));
  const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const name of names) process.once(name, stop);
  try {
    return await run(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    for (const name of names) process.removeListener(name, stop);
  }
}

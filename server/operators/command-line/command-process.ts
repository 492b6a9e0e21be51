import { hostname, userInfo } from "node:os";
import { readConfig } from "../../config.ts";
import { formatError, OperatorError } from "../../errors.ts";
import { openConfiguredDatabase, prepareTables, requireProduct } from "../../postgres/open-database.ts";
import { describeMisspelt, findMisspelt } from "../../settings/misspelt-settings.ts";
import { type DatabaseOptions, openDatabase } from "../../store/connections.ts";
import type { Database } from "../../store/database.ts";
import { makeOperatorParts, type OperatorOptions } from "../parts.ts";
import { type Actor, perform } from "../use-case.ts";
import { type OpenedOperators, type OpenOperators, runAdmin } from "./run.ts";

/** The operator's command as a process: runs the command line and sets the exit code. */
export async function runAdminProcess(args: readonly string[]): Promise<void> {
  try {
    const { out, error, exitCode } = await runAdmin(args, open);
    process.stdout.write(out);
    process.stderr.write(error);
    process.exitCode = exitCode;
  } catch (error) {
    process.stderr.write(`admin: ${formatError(error)}\n`);
    process.exitCode = 1;
  }
}

const open: OpenOperators = async () => {
  const config = readConfig(process.env);
  for (const misspelt of findMisspelt(Object.keys(process.env), config.settingNames))
    process.stderr.write(`admin: ${describeMisspelt(misspelt)}\n`);
  const options: DatabaseOptions = {
    poolSize: 2,
    applicationName: "gateway-admin",
    // A database that stops to answer must not keep the command from ending.
    mayExit: true,
  };
  const { database, url, embedded, close } = await openConfiguredDatabase(config, options);
  if (embedded?.isNew)
    process.stderr.write(`admin: DATABASE_URL is not set, so a new database was made in ${embedded.folder}\n`);
  await requireProduct(database, config.databaseBackend).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const opened: Database[] = [];
  const operators = openForCommands({
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
  return { ...operators, close: () => Promise.all(opened.map((cell) => cell.close())).then(close) };
};

/** Whoever may run commands on the database may do anything; the audit log says which user of which machine it was. */
export function openForCommands(options: OperatorOptions): Omit<OpenedOperators, "close"> {
  const actor: Actor = { name: `cli:${getUser()}`, role: "admin", from: hostname() };
  const context = { ...makeOperatorParts(options), actor };
  return {
    perform: (useCase, args) => perform(useCase, args, context),
    prepareTables: async () => void (await prepareTables(options.database, options.settings.migrate)),
  };
}

/** In a container the user may have a number and no name. */
function getUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}

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

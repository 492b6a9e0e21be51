import { ConfigError, readConfig } from "../config.ts";
import { deskOf } from "./open-desk.ts";
import { runAdmin } from "./run.ts";
import { UsageError } from "./usage-error.ts";

/** The operator's command as a process: runs the command line and sets the exit code. */
export async function runAdminProcess(args: readonly string[]): Promise<void> {
  try {
    const { out, error, exitCode } = await runAdmin(args, () => deskOf(readSettings())());
    process.stdout.write(out);
    process.stderr.write(error);
    process.exitCode = exitCode;
  } catch (error) {
    process.stderr.write(`admin: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  }
}

function readSettings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error;
  }
}

import { unwatchFile, watchFile } from "node:fs";
import { formatError, untilStopped } from "../command/main.ts";

const POLL_INTERVAL_MS = 200;

/** Runs again whenever an input file changes, until the process is stopped. Each run returns the files that it read. */
export async function watchInputs(inputs: readonly string[], run: () => Promise<readonly string[]>): Promise<void> {
  let watched: readonly string[] = [];
  let isRunning = false;
  let isChanged = false;
  const watchFiles = (files: readonly string[]): void => {
    for (const file of watched) if (!files.includes(file)) unwatchFile(file);
    for (const file of files) if (!watched.includes(file)) watchFile(file, { interval: POLL_INTERVAL_MS }, runAgain);
    watched = files;
  };
  const runAgain = async (): Promise<void> => {
    isChanged = true;
    if (isRunning) return;
    isRunning = true;
    while (isChanged) {
      isChanged = false;
      // An error is printed and the files are still watched: the next save may fix it.
      try {
        watchFiles(await run());
      } catch (error) {
        process.stderr.write(`${formatError(error)}\n`);
      }
    }
    isRunning = false;
  };
  watchFiles(inputs);
  process.stdout.write(`watching ${inputs.length} files; Ctrl-C ends\n`);
  await untilStopped();
  watchFiles([]);
}

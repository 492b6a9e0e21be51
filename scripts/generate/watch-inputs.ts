import { unwatchFile, watchFile } from "node:fs";
import { oneLine } from "../command/main.ts";
import { untilStopped } from "../command/until-stopped.ts";

const LOOK_EVERY_MS = 200;

/** Runs again whenever one of the files changes, with the files that run has read; until it is told to stop. */
export async function watchInputs(inputs: readonly string[], run: () => Promise<readonly string[]>): Promise<void> {
  let watched: readonly string[] = [];
  let busy = false;
  let due = false;
  const follow = (files: readonly string[]): void => {
    for (const file of watched) if (!files.includes(file)) unwatchFile(file);
    for (const file of files) if (!watched.includes(file)) watchFile(file, { interval: LOOK_EVERY_MS }, again);
    watched = files;
  };
  const again = async (): Promise<void> => {
    due = true;
    if (busy) return;
    busy = true;
    while (due) {
      due = false;
      // A document that does not load is reported, and watched on: the next save may mend it.
      try {
        follow(await run());
      } catch (error) {
        process.stderr.write(`${oneLine(error)}\n`);
      }
    }
    busy = false;
  };
  follow(inputs);
  process.stdout.write(`watching ${inputs.length} files; Ctrl-C ends\n`);
  await untilStopped();
  follow([]);
}

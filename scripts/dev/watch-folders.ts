import { basename } from "node:path";
import { watch } from "chokidar";

/** An editor saves a file in several steps: events within this time are one save. */
const QUIET_MS = 120;

/**
 * Calls `onSave` with the files of each save, one call at a time. Files that are saved during a call are in the next call. Resolves when
 * the folders are watched. chokidar, because Node's own recursive watch loses files that are replaced instead of written.
 */
export async function watchFolders(
  folders: readonly string[],
  onSave: (files: readonly string[]) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  const flush = async (): Promise<void> => {
    if (busy || changed.size === 0) return;
    busy = true;
    const files = [...changed].sort();
    changed.clear();
    await onSave(files);
    busy = false;
    await flush();
  };
  const watcher = watch([...folders], {
    ignored: (path, stats) => /[\\/]node_modules$/.test(path) || (stats?.isFile() === true && isEditorFile(path)),
    ignoreInitial: true,
  });
  watcher.on("all", (_, file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), QUIET_MS);
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  return {
    close: () => {
      clearTimeout(timer);
      return watcher.close();
    },
  };
}

/** Temporary files of editors and of sed. */
function isEditorFile(file: string): boolean {
  const name = basename(file);
  return name.startsWith(".") || name.endsWith("~") || name.endsWith(".swp") || /^\d+$|^sed\w{6}$/.test(name);
}

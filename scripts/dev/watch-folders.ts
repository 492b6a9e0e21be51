import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";

/** An editor saves a file in several steps: events within this time are one save. */
const QUIET_MS = 120;

/**
 * Calls `onSave` with the files of each save, one call at a time. Files that are saved during a call are in the next call.
 */
export function watchFolders(
  folders: readonly string[],
  onSave: (files: readonly string[]) => Promise<void>,
): readonly FSWatcher[] {
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
  return folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      if (file === null || isEditorFile(file)) return;
      changed.add(join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), QUIET_MS);
    }).on("close", () => clearTimeout(timer)),
  );
}

/** Temporary files of editors. */
function isEditorFile(file: string): boolean {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return name.startsWith(".") || name.endsWith("~") || name.endsWith(".swp") || /^\d+$/.test(name);
}

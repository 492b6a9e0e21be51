import { watch } from "node:fs";

/** An editor saves in several steps: one burst of events is one save. */
const quietMs = 120;

/** Calls `onSave` with the files of each save, one call at a time; what is saved meanwhile makes the next call. */
export function watchFolder(folder: string, onSave: (files: readonly string[]) => Promise<void>): { close(): void } {
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
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (file === null || isEditorsOwn(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), quietMs);
  });
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}

function isEditorsOwn(file: string): boolean {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return name.startsWith(".") || name.endsWith("~") || name.endsWith(".swp") || /^\d+$/.test(name);
}

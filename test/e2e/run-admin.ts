import { type AdminStoreParts, createAdminStore } from "../../server/admin/postgres-admin-store.ts";
import { type Printed, runAdmin } from "../../server/admin/run.ts";
import { readConfig } from "../../server/config.ts";
import { type Database, openDatabase } from "../../server/store/database.ts";
import { cellSettings } from "../rig/cells.ts";

/** The operator's command in this process. It closes the connections that it opened, so that a test may repeat it often. */
export function runAdminOn(
  url: string,
  args: readonly string[],
  parts: Pick<AdminStoreParts, "settleMs" | "onProgress"> = {},
): Promise<Printed> {
  return runAdmin(args, async () => {
    const opened: Database[] = [];
    const open = (schema?: string): Database => {
      const database = openDatabase(url, { poolSize: 2, ...(schema !== undefined && { schema }) });
      opened.push(database);
      return database;
    };
    const settings = readConfig({ DATABASE_URL: url, ...cellSettings });
    const store = createAdminStore({ ...parts, database: open(), openCell: open, nowMs: Date.now, settings });
    return { store, close: async () => void (await Promise.all(opened.map((database) => database.close()))) };
  });
}

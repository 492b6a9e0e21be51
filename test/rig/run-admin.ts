import { Readable } from "node:stream";
import { vi } from "vitest";
import { readConfig } from "../../server/config.ts";
import { type AdminStoreParts, createAdminStore } from "../../server/operators/command-line/postgres-admin-store.ts";
import { type Printed, runAdmin } from "../../server/operators/command-line/run.ts";
import { type Database, openDatabase } from "../../server/store/database.ts";
import { CHEAP } from "./cheap-password.ts";
import { cellSettings } from "./test-cells.ts";

interface AdminParts extends Pick<AdminStoreParts, "settleMs" | "onProgress"> {
  /** Settings that the command has besides the database. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The operator's command in this process. It closes the connections that it opened, so that a test may repeat it often. */
export function runAdminOn(
  url: string,
  args: readonly string[],
  { environment = {}, ...parts }: AdminParts = {},
): Promise<Printed> {
  return runAdmin(args, async () => {
    const opened: Database[] = [];
    const open = (schema?: string): Database => {
      const database = openDatabase(url, { poolSize: 2, ...(schema !== undefined && { schema }) });
      opened.push(database);
      return database;
    };
    const settings = readConfig({ DATABASE_URL: url, ...cellSettings, ...environment });
    const store = createAdminStore({
      passwordCost: CHEAP,
      ...parts,
      database: open(),
      openCell: open,
      nowMs: Date.now,
      settings,
    });
    return { store, close: async () => void (await Promise.all(opened.map((database) => database.close()))) };
  });
}

/** The same with a text as its standard input. Only one at a time: a process has one standard input. */
export async function runAdminWith(input: string, url: string, args: readonly string[]): Promise<Printed> {
  const stdin = vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from([input]) as typeof process.stdin);
  try {
    return await runAdminOn(url, args);
  } finally {
    stdin.mockRestore();
  }
}

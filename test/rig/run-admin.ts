import { Readable } from "node:stream";
import { afterAll, vi } from "vitest";
import { readConfig } from "../../server/config.ts";
import { openForCommands } from "../../server/operators/command-line/command-process.ts";
import { type OpenedOperators, type Printed, runAdmin } from "../../server/operators/command-line/run.ts";
import type { OperatorOptions } from "../../server/operators/parts.ts";
import { openDatabase } from "../../server/store/connections.ts";
import type { Database } from "../../server/store/database.ts";
import { CHEAP } from "./cheap-password.ts";
import { cellSettings } from "./test-cells.ts";

interface AdminParts extends Pick<OperatorOptions, "settleMs" | "onProgress"> {
  /** Settings that the command has besides the database. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** What commands work on, and how to close it. */
function openOn(url: string, { environment = {}, ...parts }: AdminParts): OpenedOperators {
  const opened: Database[] = [];
  const open = (schema?: string): Database => {
    const database = openDatabase(url, { poolSize: 2, ...(schema !== undefined && { schema }) });
    opened.push(database);
    return database;
  };
  const settings = readConfig({ DATABASE_URL: url, ...cellSettings, ...environment });
  return {
    ...openForCommands({
      ...{ passwordCost: CHEAP, ...parts, database: open(), openCell: open, nowMs: Date.now, settings },
    }),
    close: async () => void (await Promise.all(opened.map((database) => database.close()))),
  };
}

/** The operator's command in this process. It closes the connections that it opened, so that a test may repeat it often. */
export const runAdminOn = (url: string, args: readonly string[], parts: AdminParts = {}): Promise<Printed> =>
  runAdmin(args, async () => openOn(url, parts));

/** The same with a text as its standard input. Only one at a time: a process has one standard input. */
export async function runAdminWith(input: string, url: string, args: readonly string[]): Promise<Printed> {
  const stdin = vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from([input]) as typeof process.stdin);
  try {
    return await runAdminOn(url, args);
  } finally {
    stdin.mockRestore();
  }
}

/** Commands on a migrated database that share their connections, which makes each of them take milliseconds. */
export function openCommands(url: string, parts: AdminParts = {}) {
  const opened = openOn(url, parts);
  const shared = { ...opened, prepareTables: async () => {}, close: async () => {} };
  return {
    run: (...args: string[]): Promise<Printed> => runAdmin(args, async () => shared),
    close: () => opened.close(),
  };
}

/** The same on the database of a test file. */
export function useCommands(fresh: { readonly url: string }, parts: AdminParts = {}) {
  let opened: ReturnType<typeof openCommands> | undefined;
  afterAll(() => opened?.close());
  const run = (...args: string[]): Promise<Printed> => {
    opened ??= openCommands(fresh.url, parts);
    return opened.run(...args);
  };
  return {
    run,
    /** What a command with `--json` prints; a refusal is an error. */
    async json<Value = unknown>(...args: string[]): Promise<Value> {
      const { out, error } = await run(...args, "--json");
      if (error !== "") throw new Error(error);
      return JSON.parse(out);
    },
    /** What is wrong, in one line. */
    async errorOf(...args: string[]): Promise<string> {
      const { out, error, exitCode } = await run(...args);
      if (out !== "" || exitCode !== 1 || error.trimEnd().includes("\n"))
        throw new Error(`${args.join(" ")} was not refused in one line: ${exitCode} ${out}${error}`);
      return error;
    },
  };
}

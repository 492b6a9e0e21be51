import { afterAll, beforeAll, expect, vi } from "vitest";
import { getCellSchema } from "../../server/store/cell-directory.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { ensureCells } from "../../server/store/create-cell.ts";
import type { Database } from "../../server/store/database.ts";
import { registerWorker } from "../../server/store/outbox.ts";
import { ensurePartitions } from "../../server/store/partitions.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, useGateway } from "../rig/live-gateway.ts";
import { useCommands } from "../rig/run-admin.ts";
import { databaseBackend, testCell } from "../rig/test-cells.ts";

/** A cell without accounts, for what goes wrong with one. */
export const EMPTY_CELL = testCell + 1;
export const patience = { timeout: 30_000, interval: 50 };

export interface Found {
  readonly messages: readonly { readonly msgKey: string; readonly state: string; readonly code: string | null }[];
}
export interface Shown {
  readonly accepted: string;
  readonly state: string;
  readonly why: readonly string[];
  readonly fix: object | null;
  readonly timeline: readonly { readonly text: string }[];
}

export const keysOf = ({ messages }: Found): readonly string[] => messages.map(({ msgKey }) => msgKey);

/** A gateway with messages, and the commands that an operator gives about them. */
export function useMessageCommands() {
  const fresh = useFreshDatabase({ nowMs: Date.now() });
  const opened: Database[] = [];
  const open = (schema?: string): Database => {
    const database = openDatabase(fresh.url, { poolSize: 3, ...(schema !== undefined && { schema }) });
    opened.push(database);
    return database;
  };
  let directory: Database;

  beforeAll(async () => {
    directory = open();
    await ensureCells(directory, EMPTY_CELL, databaseBackend);
    await directory.pool.query("UPDATE gateway.cells SET takes_accounts = cell_id = $1", [testCell]);
    await ensurePartitions(open(getCellSchema(EMPTY_CELL)), Date.now());
    // A worker that the tests play, and that nobody takes for dead.
    await registerWorker(fresh.database.pool, "test-worker");
    await fresh.database.pool.query("UPDATE workers SET alive_until = now() + interval '1 hour'");
    // Real messages have no carrier here; those of the sandbox reach the simulator.
    await makeAccount(fresh, "acme");
    await makeAccount(fresh, "trial", { sandbox: true });
    await makeAccount(fresh, "planner", { sandbox: true });
  });
  afterAll(() => Promise.all(opened.map((database) => database.close())));

  const live = useGateway(fresh, { SIMULATOR: "off", CELLS: String(EMPTY_CELL) });

  const { run: admin, json } = useCommands(fresh);

  const show = (msgKey: string) => json<Shown>("message", "show", msgKey);
  const showWhen = (msgKey: string, state: string): Promise<Shown> =>
    vi.waitFor(async () => {
      const shown = await show(msgKey);
      expect(shown.state).toBe(state);
      return shown;
    }, patience);

  async function send(id: string, change: object = {}): Promise<string> {
    const token = await live.gateway.token(id);
    const body = { from: "0212345678", to: "01012345678", text: "Hello", ...change };
    const answer = await live.gateway.ask("POST", "/v1/send/sms", { token, json: body });
    expect(answer.body?.code).toBe("A000");
    return String(answer.body?.msgKey);
  }

  return {
    fresh,
    live,
    get directory() {
      return directory;
    },
    ...{ admin, json, show, showWhen, send },
  };
}

import type { MovedAccount } from "../../generated/admin/types.ts";
import { prepareTables } from "../postgres/open-database.ts";
import { type CellWithAccounts, countAccountsOfCells } from "../store/cell-directory.ts";
import { listSchemaNodes, rebalanceCells as rebalanceStored } from "../store/citus.ts";
import { addCell as addStored, ensureCells } from "../store/create-cell.ts";
import { moveAccount as moveStored, removeLeftovers } from "../store/move-account.ts";
import { ensurePartitions } from "../store/partitions.ts";
import { requireAccount } from "./accounts.ts";
import { Refusal } from "./refusal.ts";
import type { UseCase } from "./use-case.ts";

export interface CellView extends CellWithAccounts {
  /** On Citus, where it is. */
  readonly node: string | null;
}

export const listCells: UseCase<void, CellView[]> = {
  ...{ name: "listCells", role: "viewer", kind: "read" },
  async run(_, { database: { pool } }) {
    const nodes = await listSchemaNodes(pool);
    return (await countAccountsOfCells(pool)).map((cell) => ({ ...cell, node: nodes.get(cell.schema) ?? null }));
  },
};

export const addCell: UseCase<void, { readonly cell: number }> = {
  ...{ name: "addCell", role: "admin", kind: "change", target: () => "a new cell" },
  async run(_, { database, cells, settings, nowMs }) {
    const cell = await addStored(database, settings.databaseBackend);
    await ensurePartitions((await cells.get(cell)).database, nowMs());
    return { cell };
  },
  describe: ({ cell }) => `cell ${cell} added`,
};

export interface AccountMove {
  readonly accountId: string;
  readonly cell: number;
  /** For messages that are being sent. */
  readonly waitMs: number;
}

/**
 * Moves an account with everything of it. If that cannot be done in time, or the command is ended, it stays where it was. For an account that
 * is there already it removes what a move that was interrupted has left in other cells.
 */
export const moveAccount: UseCase<AccountMove, MovedAccount> = {
  ...{ name: "moveAccount", role: "admin", kind: "change" },
  target: ({ accountId, cell }) => `${accountId}: to cell ${cell}`,
  async run({ accountId, cell, waitMs }, context) {
    const { cells, database, settleMs, onProgress } = context;
    await requireAccount(context, accountId);
    const to = await cells.get(cell);
    const from = await cells.findOf(accountId);
    const throwMoving = (): never => {
      throw new Refusal("conflict", `${accountId} is being moved by another command`);
    };
    if (from.cellId === cell) {
      const others = (await cells.listAll()).filter(({ cellId }) => cellId !== cell);
      return { moved: false, rows: (await removeLeftovers(database, accountId, from, others)) ?? throwMoving() };
    }
    const { withStopSignal = (run) => run(new AbortController().signal) } = context;
    const result = await withStopSignal((signal) =>
      moveStored(database, { accountId, from, to }, { waitMs, settleMs, onProgress, signal }),
    );
    switch (result.kind) {
      case "moved":
        return { moved: true, rows: result.rows };
      case "moving":
        return throwMoving();
      case "busy":
        throw new Refusal(
          "conflict",
          `${accountId} stays where it was: ${result.reason}, for more than ${waitMs / 1000} s; fix: try again, or wait longer`,
        );
    }
  },
  describe: ({ moved, rows }) => (moved ? `moved, ${rows} rows` : `it was there; ${rows} rows removed elsewhere`),
};

/** Lets Citus spread the cells over its nodes. */
export const rebalanceCells: UseCase<void, { readonly moved: number }> = {
  ...{ name: "rebalanceCells", role: "admin", kind: "change", target: () => "all cells" },
  async run(_, { settings, database, onProgress }) {
    if (settings.databaseBackend !== "citus")
      throw new Refusal("conflict", "cells are spread by Citus alone (DATABASE_BACKEND=citus)");
    return { moved: await rebalanceStored(database.pool, onProgress) };
  },
  describe: ({ moved }) => `${moved} moved`,
};

/** Brings the tables up to date. Only a command does so: a gateway that serves an API has them. */
export const migrateTables: UseCase<void, { readonly applied: string[] }> = {
  ...{ name: "migrateTables", role: "admin", kind: "change", target: () => "all tables", makesTables: true },
  async run(_, { database, cells, settings }) {
    const applied = [...(await prepareTables(database, "auto"))];
    for (const cell of await ensureCells(database, settings.cells, settings.databaseBackend))
      applied.push(`cell ${cell}`);
    for (const { cellId, database: ofCell } of await cells.listOthers())
      for (const name of await prepareTables(ofCell, "auto", "cell")) applied.push(`${name} in cell ${cellId}`);
    return { applied };
  },
  describe: ({ applied }) => (applied.length === 0 ? "up to date" : applied.join(" ")),
};

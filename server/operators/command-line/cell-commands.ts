import { addCell, listCells, migrateTables, moveAccount, rebalanceCells } from "../cell-changes.ts";
import { accountOption, type Command, formatTable } from "./command.ts";

const DEFAULT_WAIT_S = 60;
const MAX_WAIT_S = 3600;
const MAX_CELL = 1_000_000;

const list: Command = {
  name: "cell list",
  useCases: [listCells],
  usage: "",
  about: "lists the cells, how many accounts each has, and where it is",
  options: {},
  async run(_args, perform) {
    const cells = await perform(listCells, undefined);
    const rows = cells.map(({ cellId, schema, accounts, takesAccounts, node }) => [
      String(cellId),
      schema,
      String(accounts),
      takesAccounts ? "yes" : "no",
      node ?? "-",
    ]);
    return { json: cells, text: formatTable([["CELL", "SCHEMA", "ACCOUNTS", "NEW ACCOUNTS", "NODE"], ...rows]) };
  },
};

const add: Command = {
  name: "cell add",
  useCases: [addCell],
  usage: "",
  about: "adds a cell; running gateways use it within seconds",
  details: `With DATABASE_BACKEND=citus the cell is a distributed schema, and Citus chooses its node. New accounts are placed in
the cell that has the fewest.`,
  options: {},
  async run(_args, perform) {
    const { cell } = await perform(addCell, undefined);
    return { json: { cellId: cell }, text: `Cell ${cell} is there.` };
  },
};

const move: Command = {
  name: "cell move-account",
  useCases: [moveAccount],
  usage: "--id NAME --to CELL [--wait SECONDS]",
  about: "moves an account, with everything of it, to another cell",
  details: `  --to CELL                 the number of the cell, as cell list shows it
  --wait SECONDS            how long to wait for messages that are being sent (default: ${DEFAULT_WAIT_S})

It works while gateways run. The account is served while its messages are copied. Then its requests are refused with A920,
which clients repeat, for a second or two. If the switch cannot be made in time, or the command is ended, the account stays
where it was. After an interruption run the same command again: it removes what was left in the other cell.`,
  options: { ...accountOption, to: { type: "string" }, wait: { type: "string" } },
  maxPositionals: 1,
  async run(args, perform) {
    const id = args.accountId();
    args.required("to");
    const to = args.integer("to", 1, MAX_CELL) ?? 0;
    const waitMs = (args.integer("wait", 0, MAX_WAIT_S) ?? DEFAULT_WAIT_S) * 1000;
    const { moved, rows } = await perform(moveAccount, { accountId: id, cell: to, waitMs });
    const text = moved
      ? `${id} is in cell ${to} now (${rows} rows).`
      : `${id} is in cell ${to} already${rows === 0 ? "" : `; removed ${rows} rows from other cells`}.`;
    return { json: { id, to, rows }, text };
  },
};

const rebalance: Command = {
  name: "cell rebalance",
  useCases: [rebalanceCells],
  usage: "",
  about: "lets Citus spread the cells over its nodes",
  details: `For DATABASE_BACKEND=citus, after a node was added or before one is removed. Citus moves whole cells, one after the
other, while they are in use.`,
  options: {},
  async run(_args, perform) {
    const { moved } = await perform(rebalanceCells, undefined);
    return { json: { moved }, text: moved === 0 ? "The cells are spread evenly." : `Citus has moved ${moved} cells.` };
  },
};

const migrate: Command = {
  name: "migrate",
  useCases: [migrateTables],
  usage: "",
  about: "brings the tables of the database up to date",
  details: `For deployments with MIGRATE=off, where gateways do not do so when they start. All missing migrations of a cell
are applied in one transaction, cell by cell, and cells that CELLS asks for are added. It is safe while gateways run or
start, and after an interruption it goes on where it ended.`,
  options: {},
  async run(_args, perform) {
    const { applied } = await perform(migrateTables, undefined);
    const text = applied.length === 0 ? "The tables are up to date." : `Applied: ${applied.join(", ")}`;
    return { json: { applied }, text };
  },
};

export const cellCommands: readonly Command[] = [list, add, move, rebalance, migrate];

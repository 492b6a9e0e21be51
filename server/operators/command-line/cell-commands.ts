import { OperatorError } from "../../errors.ts";
import { requireAccount } from "./admin-store.ts";
import { accountOption, type Command, formatTable } from "./command.ts";

const DEFAULT_WAIT_S = 60;
const MAX_WAIT_S = 3600;
const MAX_CELL = 1_000_000;

const listCells: Command = {
  name: "cell list",
  usage: "",
  about: "lists the cells, how many accounts each has, and where it is",
  options: {},
  async run(_args, store) {
    const cells = await store.listCells();
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

const addCell: Command = {
  name: "cell add",
  usage: "",
  about: "adds a cell; running gateways use it within seconds",
  details: `With DATABASE_BACKEND=citus the cell is a distributed schema, and Citus chooses its node. New accounts are placed in
the cell that has the fewest.`,
  options: {},
  async run(_args, store) {
    const cellId = await store.addCell();
    return { json: { cellId }, text: `Cell ${cellId} is there.` };
  },
};

const moveAccount: Command = {
  name: "cell move-account",
  usage: "--id NAME --to CELL [--wait SECONDS]",
  about: "moves an account, with everything of it, to another cell",
  details: `  --to CELL                 the number of the cell, as cell list shows it
  --wait SECONDS            how long to wait for messages that are being sent (default: ${DEFAULT_WAIT_S})

It works while gateways run. Requests of the account are refused with A920 meanwhile, which clients repeat: for some ten
seconds, and longer for an account with millions of messages. All of it is moved in one transaction. If that cannot be
done in time, or the command is ended, the account stays where it was.`,
  options: { ...accountOption, to: { type: "string" }, wait: { type: "string" } },
  maxPositionals: 1,
  async run(args, store) {
    const { id } = await requireAccount(store, args.accountId());
    args.required("to");
    const to = args.integer("to", 1, MAX_CELL) ?? 0;
    const waitS = args.integer("wait", 0, MAX_WAIT_S) ?? DEFAULT_WAIT_S;
    const cells = await store.listCells();
    if (!cells.some(({ cellId }) => cellId === to))
      throw new OperatorError(`there is no cell ${to}; cell list shows them`);
    const result = await store.moveAccount(id, to, waitS * 1000);
    switch (result.kind) {
      case "there":
        return { json: { id, to, rows: 0 }, text: `${id} is in cell ${to} already.` };
      case "moved":
        return { json: { id, to, rows: result.rows }, text: `${id} is in cell ${to} now (${result.rows} rows).` };
      case "moving":
        throw new OperatorError(`${id} is being moved by another command`);
      case "busy":
        throw new OperatorError(
          `${id} stays where it was: ${result.reason}, for more than ${waitS} s; fix: try again, or give --wait more seconds`,
        );
    }
  },
};

const rebalance: Command = {
  name: "cell rebalance",
  usage: "",
  about: "lets Citus spread the cells over its nodes",
  details: `For DATABASE_BACKEND=citus, after a node was added or before one is removed. Citus moves whole cells, one after the
other, while they are in use.`,
  options: {},
  async run(_args, store) {
    const moved = await store.rebalance();
    return { json: { moved }, text: moved === 0 ? "The cells are spread evenly." : `Citus has moved ${moved} cells.` };
  },
};

export const cellCommands: readonly Command[] = [listCells, addCell, moveAccount, rebalance];

import type { Command } from "./command.ts";

export const migrateCommand: Command = {
  name: "migrate",
  usage: "",
  about: "brings the tables of the database up to date",
  details: `For deployments with MIGRATE=off, where gateways do not do so when they start. All missing migrations of a cell
are applied in one transaction, cell by cell, and cells that CELLS asks for are added. It is safe while gateways run or
start, and after an interruption it goes on where it ended.`,
  options: {},
  takesAnyTables: true,
  async run(_args, store) {
    const applied = await store.migrate();
    const text = applied.length === 0 ? "The tables are up to date." : `Applied: ${applied.join(", ")}`;
    return { json: { applied }, text };
  },
};

import { expect, test } from "vitest";
import type { StoredAccount } from "../../../../server/store/accounts.ts";
import { AccountCells, Cells, PerCell } from "../../../../server/store/cell-connections.ts";
import type { Database } from "../../../../server/store/database.ts";
import { AccountMovingError } from "../../../../server/store/database-errors.ts";

const database = {} as Database;
const cells = new Cells({
  directory: database,
  listCells: async () => [{ cellId: 2, schema: "gateway_2", takesAccounts: true }],
  open: () => database,
});
await cells.refresh();
const parts = new PerCell(({ id }) => `part of cell ${id}`);

const findPart = (known: Partial<StoredAccount> | undefined, loaded = known) => {
  const called: string[] = [];
  const accountCells = new AccountCells(cells, {
    peekStored: () => known as StoredAccount | undefined,
    findStored: async () => loaded as StoredAccount | undefined,
  });
  const result = accountCells.use(parts, "acme", async (part) => called.push(part));
  return { calledAtOnce: [...called], called, result };
};

test("the part of the cell of an account in memory is called at once", async () => {
  const { calledAtOnce, result } = findPart({ cellId: 2 });
  expect(calledAtOnce).toEqual(["part of cell 2"]);
  await result;
});

test("an account that is not in memory is loaded first", async () => {
  const { calledAtOnce, called, result } = findPart(undefined, { cellId: 2 });
  expect(calledAtOnce).toEqual([]);
  await result;
  expect(called).toEqual(["part of cell 2"]);
});

test("no part is called for an account that is being moved", async () => {
  const { called, result } = findPart({ cellId: 2, refusedUntilMs: Date.now() + 60_000 });
  await expect(result).rejects.toThrow(AccountMovingError);
  expect(called).toEqual([]);
});

import type { Log } from "../telemetry/log.ts";
import { isMoving } from "./accounts.ts";
import type { CachedAccounts } from "./cached-accounts.ts";
import { CallsUnderWay } from "./calls-under-way.ts";
import { type CellRow, FIRST_CELL } from "./cell-directory.ts";
import type { Database } from "./database.ts";
import { AccountMovingError } from "./database-errors.ts";

/** A cell as this process uses it. */
export interface Cell {
  readonly id: number;
  readonly database: Database;
}

export interface CellsOptions {
  /** The database of the directory, which is that of the first cell too. */
  readonly directory: Database;
  readonly listCells: () => Promise<readonly CellRow[]>;
  /** Opens the connections of a cell. */
  readonly open: (row: CellRow) => Database;
}

/** The cells of the installation. Each has connections of its own, so that one that does not answer leaves the others theirs. */
export class Cells {
  readonly directory: Database;
  readonly first: Cell;
  readonly #options: CellsOptions;
  readonly #cells = new Map<number, Cell>();
  readonly #listeners: ((cell: Cell) => void)[] = [];

  constructor(options: CellsOptions) {
    this.#options = options;
    this.directory = options.directory;
    this.first = { id: FIRST_CELL, database: options.directory };
    this.#cells.set(FIRST_CELL, this.first);
  }

  get all(): readonly Cell[] {
    return [...this.#cells.values()];
  }

  get hasOne(): boolean {
    return this.#cells.size === 1;
  }

  find(cellId: number): Cell | undefined {
    return this.#cells.get(cellId);
  }

  /** Opens cells that were added, by this process or another. */
  async refresh(): Promise<void> {
    for (const row of await this.#options.listCells()) {
      if (this.#cells.has(row.cellId)) continue;
      const cell = { id: row.cellId, database: this.#options.open(row) };
      this.#cells.set(cell.id, cell);
      for (const listener of this.#listeners) listener(cell);
    }
  }

  /** Calls the function with each cell that is open, and with each that is opened later. */
  onEach(listener: (cell: Cell) => void): void {
    for (const cell of this.all) listener(cell);
    this.#listeners.push(listener);
  }

  /** The first cell's connections are the directory's, which whoever opened them closes. */
  async close(): Promise<void> {
    await Promise.all(this.all.filter((cell) => cell !== this.first).map(({ database }) => database.close()));
  }
}

/** Most installations have one cell, and need not read of it in every line. */
export const getLogOfCell = (log: Log, { id }: Cell): Log => (id === FIRST_CELL ? log : log.child({ cell: id }));

/** One of something for each cell. */
export class PerCell<Part> {
  readonly #make: (cell: Cell) => Part;
  readonly #parts = new Map<number, Part>();

  constructor(make: (cell: Cell) => Part) {
    this.#make = make;
  }

  of(cell: Cell): Part {
    const known = this.#parts.get(cell.id);
    if (known !== undefined) return known;
    const made = this.#make(cell);
    this.#parts.set(cell.id, made);
    return made;
  }

  get made(): readonly Part[] {
    return [...this.#parts.values()];
  }
}

/** Finds the cell of an account. */
export class AccountCells {
  readonly #cells: Cells;
  readonly #accounts: Pick<CachedAccounts, "findStored" | "peekStored">;
  /** By account: a process that stops serving an account says so when they have ended. */
  readonly underWay = new CallsUnderWay();

  constructor(cells: Cells, accounts: Pick<CachedAccounts, "findStored" | "peekStored">) {
    this.#cells = cells;
    this.#accounts = accounts;
  }

  /** Calls a part of the account's cell. Nearly always the account is in memory, and then the call does not wait for it. */
  use<Part, Value>(perCell: PerCell<Part>, accountId: string, call: (part: Part) => Promise<Value>): Promise<Value> {
    const stored = this.#accounts.peekStored(accountId);
    const cell = stored === undefined || isMoving(stored) ? undefined : this.#cells.find(stored.cellId);
    const calling =
      cell !== undefined ? call(perCell.of(cell)) : this.find(accountId).then((found) => call(perCell.of(found)));
    return this.underWay.track(accountId, calling);
  }

  /** Nothing is stored of an account that does not exist: any cell can say so. */
  async find(accountId: string): Promise<Cell> {
    const stored = await this.#accounts.findStored(accountId);
    if (isMoving(stored)) throw new AccountMovingError();
    const cellId = stored?.cellId ?? FIRST_CELL;
    const found = this.#cells.find(cellId);
    if (found !== undefined) return found;
    await this.#cells.refresh();
    const added = this.#cells.find(cellId);
    if (added === undefined) throw new Error(`Account ${accountId} is in cell ${cellId}, which does not exist`);
    return added;
  }
}

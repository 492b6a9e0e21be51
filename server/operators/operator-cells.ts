import { formatError } from "../errors.ts";
import { findAccount, isBeingCopied } from "../store/accounts.ts";
import { type CellRow, FIRST_CELL, listCells } from "../store/cell-directory.ts";
import type { Database } from "../store/database.ts";
import type { MovedCell } from "../store/move-account.ts";
import { Refusal } from "./refusal.ts";

/** A cell that could not be asked. */
export interface SilentCell {
  readonly cell: number;
  readonly reason: string;
}

export interface CellAnswers<Value> {
  readonly values: readonly Value[];
  readonly silent: SilentCell[];
}

export const describeMove = (accountId: string): string =>
  `${accountId} is being moved to another cell; fix: try again when that has ended`;

/** The cells, with connections to those that are needed. */
export class OperatorCells {
  readonly #directory: Database;
  readonly #openCell: (schema: string) => Database;
  readonly #opened = new Map<number, MovedCell>();

  constructor(directory: Database, openCell: (schema: string) => Database) {
    this.#directory = directory;
    this.#openCell = openCell;
  }

  async findOf(accountId: string): Promise<MovedCell> {
    return this.get((await findAccount(this.#directory.pool, accountId))?.cellId ?? FIRST_CELL);
  }

  /** The same for a change: what is changed while the account is copied to another cell might be missing there. */
  async findToChange(accountId: string): Promise<MovedCell> {
    const stored = await findAccount(this.#directory.pool, accountId);
    if (isBeingCopied(stored)) throw new Refusal("conflict", describeMove(accountId));
    return this.get(stored?.cellId ?? FIRST_CELL);
  }

  async listAll(): Promise<readonly MovedCell[]> {
    return (await listCells(this.#directory.pool)).map((row) => this.#open(row));
  }

  async listOthers(): Promise<readonly MovedCell[]> {
    return (await this.listAll()).filter(({ cellId }) => cellId !== FIRST_CELL);
  }

  /**
   * Asks every cell, and says of those that do not answer what is wrong. Whoever looks for something at night needs what the others have.
   */
  async ask<Value>(question: (cell: MovedCell) => Promise<Value>): Promise<CellAnswers<Value>> {
    const cells = await this.listAll();
    const answers = await Promise.allSettled(cells.map((cell) => question(cell)));
    const values: Value[] = [];
    const silent: SilentCell[] = [];
    for (const [index, answer] of answers.entries()) {
      if (answer.status === "fulfilled") values.push(answer.value);
      else silent.push({ cell: cells[index]?.cellId ?? 0, reason: formatError(answer.reason) });
    }
    return { values, silent };
  }

  async get(cellId: number): Promise<MovedCell> {
    const row = (await listCells(this.#directory.pool)).find((cell) => cell.cellId === cellId);
    if (row === undefined) throw new Refusal("missing", `there is no cell ${cellId}`);
    return this.#open(row);
  }

  #open({ cellId, schema }: CellRow): MovedCell {
    const known = this.#opened.get(cellId);
    if (known !== undefined) return known;
    const opened = { cellId, schema, database: cellId === FIRST_CELL ? this.#directory : this.#openCell(schema) };
    this.#opened.set(cellId, opened);
    return opened;
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import { type CrashPoint, crashPoint } from "../crash-points.ts";
import {
  beginMove,
  countUnanswered,
  endMove,
  findCellOfMove,
  keepMove,
  refuseRequests,
  serveAgain,
  switchCell,
} from "./account-moves.ts";
import {
  type CopyRoute,
  copyAhead,
  copyChanged,
  moveCurrent,
  type OpenState,
  readOpenState,
  removeCopy,
} from "./copy-account.ts";
import { committedAt, type Database, type Queryable, withLongTransaction } from "./database.ts";
import { BusyError, moveOpenSteps } from "./move-open-steps.ts";
import { copyPartitions } from "./partitions.ts";
import { SETTLE_MS } from "./settle-time.ts";

/*
 * Moves an account from one cell to another while both are in use.
 *
 *   1. What is large is copied, while the account goes on: messages, steps, idempotency keys, files. Nobody reads the copy.
 *   2. The account is marked, and all processes refuse its requests and its receipts, and post no webhooks for it. Each of them answers when
 *      nothing of the account is under way there. Only workers still write about it: they end what they have begun. All such work is under a
 *      claimed outbox row or a lease that its worker renews.
 *   3. As soon as there is none, one transaction copies what has changed since the first step, moves what is open, and puts the account into
 *      the other cell. How much that is does not depend on how many messages are stored. From then on it is served there.
 *   4. The rows in the old cell are removed. One that is missing in the new cell is moved.
 *
 * Until the transaction commits, the account is in the old cell, and from then on in the new one. A move that is interrupted leaves rows in
 * the cell where the account is not. Nobody reads them. The next move of the account begins by removing them.
 */

export interface AccountMove {
  readonly accountId: string;
  readonly from: MovedCell;
  readonly to: MovedCell;
}

export interface MovedCell {
  readonly cellId: number;
  readonly schema: string;
  readonly database: Database;
}

export interface MoveOptions {
  /** How long to wait until workers have ended what they have begun. */
  readonly waitMs: number;
  /** How long it takes until every process knows that the account is being moved, also one that does not answer. */
  readonly settleMs?: number | undefined;
  readonly onProgress?: (text: string) => void;
  /** Ends the move while it copies or waits: the account stays where it was. It then rejects with an AbortError. */
  readonly signal?: AbortSignal;
}

export type MoveResult =
  | {
      readonly kind: "moved";
      /** All rows of the account. */
      readonly rows: number;
      /** Those of them that were copied while its requests were refused, and for how long they were. */
      readonly rowsAtSwitch: number;
      readonly refusedMs: number;
    }
  /** Another command moves the account at the moment. */
  | { readonly kind: "moving" }
  /** Workers had something of the account in hand all the time. */
  | { readonly kind: "busy"; readonly reason: string };

const KEEP_EVERY_MS = 10_000;
const RETRY_EVERY_MS = 50;
/** How long the account is refused at first while a worker has something of it. Each further time it is twice as long. */
const FIRST_HOLD_MS = 3000;
/** Between two such times the account is served. */
const SERVE_MS = 2000;
/** What changes while something is copied is copied next, until so few rows are left, or so often. */
const FEW_ROWS = 2000;
const MAX_ROUNDS = 5;
const SWITCH_TIMEOUT_MS = 600_000;

export async function moveAccount(directory: Database, move: AccountMove, options: MoveOptions): Promise<MoveResult> {
  const result = await withMove(directory, move, (moveId) => new RunningMove(directory, move, moveId, options).run());
  return result ?? { kind: "moving" };
}

/** Removes what other cells hold of an account, after a move that was interrupted. Returns the number of rows; undefined: it is being moved. */
export function removeLeftovers(
  directory: Database,
  accountId: string,
  home: MovedCell,
  others: readonly MovedCell[],
): Promise<number | undefined> {
  return withMove(directory, { accountId, from: home, to: home }, async () => {
    let rows = 0;
    for (const other of others) {
      await copyPartitions(other.database, home.database);
      rows += await removeCopy(directory, { accountId, from: other.schema, to: home.schema });
    }
    return rows;
  });
}

/** Keeps other commands away from the account while something runs. Undefined: another command is busy with it. */
async function withMove<Result>(
  { pool }: Database,
  { accountId, from, to }: AccountMove,
  run: (moveId: string) => Promise<Result>,
): Promise<Result | undefined> {
  const moveId = await crashPoint("move-begun", () => beginMove(pool, accountId, from.cellId, to.cellId));
  if (moveId === undefined) return undefined;
  const timer = setInterval(() => void keepMove(pool, moveId).catch(() => {}), KEEP_EVERY_MS);
  try {
    return await run(moveId);
  } finally {
    clearInterval(timer);
    await crashPoint("move-ended", () => endMove(pool, moveId));
  }
}

interface Switched {
  readonly copiedRows: number;
  readonly movedRows: number;
  readonly refusedMs: number;
}

class RunningMove {
  readonly #directory: Database;
  readonly #move: AccountMove;
  readonly #moveId: string;
  readonly #options: MoveOptions;
  readonly #onProgress: (text: string) => void;
  /** From the old cell to the new one, and back. */
  readonly #route: CopyRoute;
  readonly #back: CopyRoute;

  constructor(directory: Database, move: AccountMove, moveId: string, options: MoveOptions) {
    const { accountId, from, to } = move;
    this.#directory = directory;
    this.#move = move;
    this.#moveId = moveId;
    this.#options = options;
    this.#onProgress = options.onProgress ?? (() => {});
    this.#route = { accountId, from: from.schema, to: to.schema };
    this.#back = { accountId, from: to.schema, to: from.schema };
  }

  async run(): Promise<MoveResult> {
    const { from, to } = this.#move;
    await copyPartitions(from.database, to.database);
    await copyPartitions(to.database, from.database);
    let switched: Switched | BusyError;
    try {
      await removeCopy(this.#directory, this.#back, this.#options.signal);
      switched = await this.#switchWhenIdle(await this.#copy());
    } catch (error) {
      await this.#undo();
      throw error;
    }
    if (switched instanceof BusyError) {
      await this.#undo();
      return { kind: "busy", reason: switched.message };
    }
    const { copiedRows, movedRows, refusedMs } = switched;
    this.#onProgress(
      `requests of the account were refused for ${(refusedMs / 1000).toFixed(1)} s; removing what is left in cell ${from.cellId}`,
    );
    const left = await removeCopy(this.#directory, this.#route).catch((error: unknown) => {
      throw new Error(
        `The account is in cell ${to.cellId} now, but not all of it was removed from cell ${from.cellId}; fix: run the same command again`,
        { cause: error },
      );
    });
    return { kind: "moved", rows: movedRows + left, rowsAtSwitch: copiedRows + movedRows, refusedMs };
  }

  /** Copies what is large, and then what has changed meanwhile, until that is little. Returns what may change from then on. */
  async #copy(): Promise<OpenState> {
    const { signal } = this.#options;
    this.#onProgress(`copying to cell ${this.#move.to.cellId}, while the account is served`);
    let state = await readOpenState(this.#directory.pool, this.#route);
    let rows = await copyAhead(this.#directory, this.#route, signal);
    for (let round = 0; rows > FEW_ROWS && round < MAX_ROUNDS; round++) {
      signal?.throwIfAborted();
      ({ state, rows } = await this.#catchUp(state));
    }
    return state;
  }

  /** Copies what has changed since then. */
  async #catchUp(before: OpenState): Promise<{ readonly state: OpenState; readonly rows: number }> {
    const state = await readOpenState(this.#directory.pool, this.#route);
    const rows = await this.#inTransaction("move-caught-up", (client) =>
      copyChanged(client, this.#route, before, state),
    );
    return { state, rows };
  }

  async #switchWhenIdle(copied: OpenState): Promise<Switched | BusyError> {
    const { waitMs, settleMs = SETTLE_MS, signal } = this.#options;
    const { pool } = this.#directory;
    const untilMs = performance.now() + waitMs;
    let state = copied;
    for (let holdMs = FIRST_HOLD_MS; ; holdMs *= 2) {
      const startedMs = performance.now();
      const refusalId = await crashPoint("move-refused", () => refuseRequests(pool, this.#moveId));
      await this.#untilRefused(refusalId, settleMs);
      const holdUntilMs = Math.min(performance.now() + holdMs, Math.max(untilMs, performance.now()));
      const result = await this.#switchUntil(state, holdUntilMs);
      if (!(result instanceof BusyError)) return { ...result, refusedMs: performance.now() - startedMs };
      if (performance.now() >= untilMs) return result;
      await crashPoint("move-paused", () => serveAgain(pool, this.#moveId));
      this.#onProgress(`waiting up to ${Math.round((untilMs - performance.now()) / 1000)} s: ${result.message}`);
      await sleep(SERVE_MS, undefined, { signal });
      ({ state } = await this.#catchUp(state));
    }
  }

  /** Until every gateway that runs has answered that it serves the account no more, or must know it without an answer. */
  async #untilRefused(refusalId: string, settleMs: number): Promise<void> {
    const { pool } = this.#directory;
    const untilMs = performance.now() + settleMs;
    while ((await countUnanswered(pool, refusalId)) > 0 && performance.now() < untilMs)
      await sleep(RETRY_EVERY_MS, undefined, { signal: this.#options.signal });
  }

  /** Returns how many rows it took, or what a worker has in hand until the end. */
  async #switchUntil(state: OpenState, untilMs: number): Promise<Omit<Switched, "refusedMs"> | BusyError> {
    for (;;) {
      try {
        return await this.#inTransaction("move-switched", (client) => this.#switch(client, state));
      } catch (error) {
        if (!(error instanceof BusyError)) throw error;
        if (performance.now() >= untilMs) return error;
        await sleep(RETRY_EVERY_MS, undefined, { signal: this.#options.signal });
      }
    }
  }

  async #switch(client: Queryable, before: OpenState): Promise<Omit<Switched, "refusedMs">> {
    const { accountId, from, to } = this.#move;
    // Before the outbox: a worker may be moving some of them there, and no row must be found in both places.
    await client.query(`SELECT FROM ${from.schema}.scheduled_messages WHERE account_id = $1 FOR UPDATE`, [accountId]);
    const now = await readOpenState(client, this.#route);
    await moveOpenSteps(client, accountId, from.schema, to.schema);
    const copiedRows = await copyChanged(client, this.#route, before, now);
    const movedRows = await moveCurrent(client, this.#route);
    await switchCell(client, this.#moveId, from.cellId, to.cellId);
    return { copiedRows, movedRows };
  }

  /** Serves the account where it is, and removes what was copied. */
  async #undo(): Promise<void> {
    await crashPoint("move-undone", () => serveAgain(this.#directory.pool, this.#moveId));
    // Another command may have taken the move over, and copies. Or the answer to the commit was lost, and the account has changed its cell.
    if ((await findCellOfMove(this.#directory.pool, this.#moveId)) !== this.#move.from.cellId) return;
    await removeCopy(this.#directory, this.#back).catch(() =>
      this.#onProgress(
        `what was copied to cell ${this.#move.to.cellId} is left there; the next move of the account removes it`,
      ),
    );
  }

  #inTransaction<Value>(point: CrashPoint, work: (client: Queryable) => Promise<Value>): Promise<Value> {
    return withLongTransaction(committedAt(this.#directory, point), SWITCH_TIMEOUT_MS, async (client) => {
      await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
      return work(client);
    });
  }
}

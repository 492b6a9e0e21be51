import { crashPoint } from "../crash-points.ts";
import type { Timings } from "../domain/timings.ts";
import { type AnnouncedMove, answerMove, listMoves } from "../store/account-moves.ts";
import type { CachedAccounts } from "../store/cached-accounts.ts";
import type { CallsUnderWay } from "../store/calls-under-way.ts";
import type { Cells } from "../store/cell-connections.ts";
import { withDeadline } from "../store/database.ts";
import { type Log, loggable } from "../telemetry/log.ts";

export interface MoveWatchOptions {
  readonly cells: Cells;
  readonly accounts: Pick<CachedAccounts, "forget">;
  readonly underWay: CallsUnderWay;
  readonly processId: string;
  readonly log: Log;
  readonly timings: Pick<Timings, "accountMovesEveryMs">;
}

/** The name of calls that record receipts: whose they are is known only when they have looked it up. */
export const RECEIPTS = "";

/** While an account is being moved, so that its requests are refused for a short time only. */
const WHILE_MOVING_MS = 100;
const TIMEOUT_MS = 3000;

/**
 * Hears which accounts are being moved to another cell. As soon as the requests of one are to be refused, the account is read again for the
 * next request. When nothing of it is under way any more, the command that moves it gets the answer of this process.
 * Returns how to stop.
 */
export function watchMoves(options: MoveWatchOptions): () => Promise<void> {
  const { cells, accounts, underWay, processId, log, timings } = options;
  const { pool: directory } = withDeadline(cells.directory, TIMEOUT_MS);
  /** The moves of the last look, by their ids. */
  let known: ReadonlyMap<string, AnnouncedMove> = new Map();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function look(): Promise<void> {
    // An account cannot go anywhere.
    if (cells.hasOne) return;
    const moves = new Map((await listMoves(directory)).map((move) => [move.moveId, move]));
    for (const [moveId, { accountId }] of new Map([...known, ...moves])) {
      const refusalId = moves.get(moveId)?.refusalId;
      if (refusalId === known.get(moveId)?.refusalId) continue;
      accounts.forget(accountId);
      if (typeof refusalId === "string") void answer(refusalId, accountId);
    }
    known = moves;
  }

  async function answer(refusalId: string, accountId: string): Promise<void> {
    try {
      await underWay.untilEnded(accountId, RECEIPTS);
      await crashPoint("move-answered", () => answerMove(directory, refusalId, processId));
    } catch (error) {
      // The command waits for as long as a process may go on without an answer.
      warn(error);
    }
  }

  const warn = (error: unknown): void =>
    log.warn(
      { event: "account_moves_unread", error: loggable(error) },
      "Which accounts are being moved could not be read or answered; a move waits longer for this process",
    );

  function schedule(): void {
    if (isStopped) return;
    const afterMs =
      known.size > 0 ? Math.min(WHILE_MOVING_MS, timings.accountMovesEveryMs) : timings.accountMovesEveryMs;
    timer = setTimeout(() => {
      looking = look().catch(warn).finally(schedule);
    }, afterMs);
    timer.unref();
  }

  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}

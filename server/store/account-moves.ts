import { randomUUID } from "node:crypto";
import type { Queryable } from "./database.ts";

/*
 * What the directory says about an account that is being moved: which command moves it, until when its requests are refused, and which
 * processes have answered that they serve it no more.
 */

/** A move as processes hear of it. */
export interface AnnouncedMove {
  readonly moveId: string;
  readonly accountId: string;
  /** Requests of the account are refused now; null: they are served. */
  readonly refusalId: string | null;
}

/** A command that has not said for so long that it goes on has ended. It says so every ten seconds. */
const LIFETIME_S = 60;
/** What must be left of it when the account is in its new cell: processes whose clocks differ by less do not serve the account before. */
const LEFT_S = 20;
/** The trigger notes each change of the row, and a command changes it more often than this. */
const LOOK_BACK_S = 30;
/** A gateway that has not written its row for longer has ended: see carrier-control.ts. */
const PROCESS_LIFETIME_S = 15;

/** The id of the new move; undefined: another command moves the account. */
export async function beginMove(
  directory: Queryable,
  accountId: string,
  fromCell: number,
  toCell: number,
): Promise<string | undefined> {
  const moveId = randomUUID();
  // A command that was killed has left its answers.
  await directory.query(
    `DELETE FROM gateway.move_answers
     WHERE refusal_id NOT IN (SELECT refusal_id FROM gateway.account_cells WHERE refusal_id IS NOT NULL)`,
  );
  const { rowCount } = await directory.query(
    `INSERT INTO gateway.account_cells AS place (account_id, cell_id, moving_to, move_id, alive_until)
     VALUES ($1, $2, $3, $4, now() + ${LIFETIME_S} * interval '1 s')
     ON CONFLICT (account_id) DO UPDATE
     SET moving_to = excluded.moving_to, move_id = excluded.move_id, alive_until = excluded.alive_until, refusal_id = NULL,
       refused_until = NULL
     WHERE place.cell_id = excluded.cell_id AND (place.alive_until IS NULL OR place.alive_until < now())`,
    [accountId, fromCell, toCell, moveId],
  );
  return rowCount === 1 ? moveId : undefined;
}

/** Says that the move goes on. False: another command has taken it over. */
export async function keepMove(directory: Queryable, moveId: string): Promise<boolean> {
  const { rowCount } = await directory.query(
    `UPDATE gateway.account_cells SET alive_until = now() + ${LIFETIME_S} * interval '1 s',
       refused_until = CASE WHEN refused_until IS NOT NULL THEN now() + ${LIFETIME_S} * interval '1 s' END
     WHERE move_id = $1`,
    [moveId],
  );
  return rowCount === 1;
}

/**
 * From now on processes refuse the account's requests and receipts, as soon as each of them has read this. Returns an id for their answers:
 * one that was given to an earlier refusal says nothing about this one.
 */
export async function refuseRequests(directory: Queryable, moveId: string): Promise<string> {
  const refusalId = randomUUID();
  await directory.query(
    `UPDATE gateway.account_cells SET refusal_id = $2, refused_until = now() + ${LIFETIME_S} * interval '1 s'
     WHERE move_id = $1`,
    [moveId, refusalId],
  );
  return refusalId;
}

export async function serveAgain(directory: Queryable, moveId: string): Promise<void> {
  await directory.query("UPDATE gateway.account_cells SET refusal_id = NULL, refused_until = NULL WHERE move_id = $1", [
    moveId,
  ]);
}

/** Puts the account into the other cell, where it is served from now on. Throws if this command is not the one that moves it any more. */
export async function switchCell(client: Queryable, moveId: string, fromCell: number, toCell: number): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE gateway.account_cells SET cell_id = $3, moving_to = NULL, refusal_id = NULL, refused_until = NULL
     WHERE move_id = $1 AND cell_id = $2 AND refused_until > clock_timestamp() + ${LEFT_S} * interval '1 s'`,
    [moveId, fromCell, toCell],
  );
  if (rowCount !== 1) throw new Error("The mark of the move was lost; nothing was moved");
}

/**
 * The cell that the account is in; undefined: this command is not the one that moves it any more. It waits for a switch whose connection
 * broke while it was being committed.
 */
export async function findCellOfMove(directory: Queryable, moveId: string): Promise<number | undefined> {
  const { rows } = await directory.query<{ cell_id: number }>(
    "SELECT cell_id FROM gateway.account_cells WHERE move_id = $1 FOR UPDATE",
    [moveId],
  );
  return rows[0]?.cell_id;
}

export async function endMove(directory: Queryable, moveId: string): Promise<void> {
  await directory.query(
    `UPDATE gateway.account_cells
     SET moving_to = NULL, move_id = NULL, alive_until = NULL, refusal_id = NULL, refused_until = NULL WHERE move_id = $1`,
    [moveId],
  );
}

/** The moves that go on. It finds them by the list of changed accounts, and so does not read all accounts. */
export async function listMoves(directory: Queryable): Promise<readonly AnnouncedMove[]> {
  const { rows } = await directory.query<AnnouncedMove>({
    text: `SELECT DISTINCT place.move_id AS "moveId", place.account_id AS "accountId",
             CASE WHEN place.refused_until > now() THEN place.refusal_id END AS "refusalId"
           FROM gateway.account_changes AS change
           JOIN gateway.account_cells AS place ON place.account_id = change.account_id
           WHERE change.changed_at > now() - interval '${LOOK_BACK_S} s' AND place.move_id IS NOT NULL`,
  });
  return rows;
}

/** The process serves the account no more, and nothing of it is under way there. */
export async function answerMove(directory: Queryable, refusalId: string, processId: string): Promise<void> {
  await directory.query(
    "INSERT INTO gateway.move_answers (refusal_id, process_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [refusalId, processId],
  );
}

/** How many running gateways have not answered. */
export async function countUnanswered(directory: Queryable, refusalId: string): Promise<number> {
  const { rows } = await directory.query<{ count: number }>(
    `SELECT count(*) AS count FROM gateway.gateway_processes AS process
     WHERE seen_at > now() - interval '${PROCESS_LIFETIME_S} s' AND NOT EXISTS (
       SELECT FROM gateway.move_answers AS answer WHERE answer.refusal_id = $1 AND answer.process_id = process.process_id)`,
    [refusalId],
  );
  return rows[0]?.count ?? 0;
}

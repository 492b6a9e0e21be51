import type { Account, Channel } from "../domain/model.ts";
import { FIRST_CELL, findNextCell } from "./cell-directory.ts";
import { type Queryable, withoutNulls } from "./database.ts";

/** An account with its secrets. */
export interface StoredAccount {
  readonly account: Account;
  readonly passwordHash: string;
  readonly webhookUrl: string | undefined;
  /** The current one first, then the previous one while a rotation keeps it valid. */
  readonly webhookSecrets: readonly string[];
  /** Where it is posted that the reports of a channel began or ceased to fail. */
  readonly alertUrl?: string | undefined;
  readonly createdAtMs: number;
  /** The cell that holds everything of the account. */
  readonly cellId: number;
  /** A command moves it to another cell, or removes what is left in the cell before, and counts as running until this time. */
  readonly moveAliveUntilMs: number | undefined;
  /** It changes its cell at this moment, and is not served until this time. */
  readonly refusedUntilMs: number | undefined;
}

export interface NewAccount extends Omit<StoredAccount, "account" | "cellId" | "moveAliveUntilMs" | "refusedUntilMs"> {
  readonly account: Omit<Account, "credentials">;
}

/** What the operator may change; absent members stay as they are. The epoch is changed by raiseEpoch, credentials by themselves. */
export interface AccountChange
  extends Partial<Omit<Account, "id" | "epoch" | "limits" | "credentials" | "failing" | "optOutKey">> {
  readonly passwordHash?: string;
  readonly limits?: Partial<Account["limits"]>;
  /** Null removes it. */
  readonly webhookUrl?: string | null;
  readonly webhookSecrets?: readonly string[];
  /** Null removes it. */
  readonly alertUrl?: string | null | undefined;
}

interface Row extends Omit<Account, "channels">, Omit<StoredAccount, "account"> {
  readonly channels: readonly Channel[];
}

/** Accounts that were made before there were cells are in the first. */
const SELECT_ACCOUNTS = `
  SELECT account.account_id AS id, blocked, sandbox, epoch, channels, fallback, polling, report_mode AS "reportMode",
    split_count AS "splitCount", json_build_object(
      'sendPerSecond', send_per_second, 'pollingPerSecond', polling_per_second, 'uploadPerSecond', upload_per_second,
      'tokenPerMinute', token_per_minute, 'tokenFailuresPerMinute', token_failures_per_minute) AS limits,
    password_hash AS "passwordHash", webhook_url AS "webhookUrl", webhook_secrets AS "webhookSecrets",
    alert_url AS "alertUrl", (
      SELECT json_agg(json_build_object(
        'channel', channel, 'sinceMs', since_ms, 'code', code, 'failed', failed, 'reports', reports) ORDER BY channel)
      FROM gateway.failure_watches AS watch WHERE watch.account_id = account.account_id AND ended_ms IS NULL) AS failing,
    hold_advertising AS "holdAdvertising", advertising_hours AS "advertisingHours", time_zone AS "timeZone",
    opt_out_key AS "optOutKey",
    created_ms AS "createdAtMs", coalesce(place.cell_id, ${FIRST_CELL}) AS "cellId",
    (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
        'id', credential_id, 'rights', rights, 'endsMs', ends_ms, 'createdMs', credential.created_ms))
        ORDER BY credential.created_ms, credential_id), '[]')
      FROM gateway.account_credentials AS credential WHERE credential.account_id = account.account_id) AS credentials,
    (extract(epoch FROM place.alive_until) * 1000)::bigint AS "moveAliveUntilMs",
    (extract(epoch FROM place.refused_until) * 1000)::bigint AS "refusedUntilMs"
  FROM gateway.accounts AS account LEFT JOIN gateway.account_cells AS place ON place.account_id = account.account_id`;

export async function findAccount(queryable: Queryable, accountId: string): Promise<StoredAccount | undefined> {
  const { rows } = await queryable.query<Row>({
    text: `${SELECT_ACCOUNTS} WHERE account.account_id = $1`,
    values: [accountId],
  });
  return rows[0] && fromRow(rows[0]);
}

/** In the order of the ids. */
export async function findAccounts(
  queryable: Queryable,
  accountIds: readonly string[],
): Promise<readonly (StoredAccount | undefined)[]> {
  const { rows } = await queryable.query<Row>({
    text: `${SELECT_ACCOUNTS} WHERE account.account_id = ANY ($1)`,
    values: [accountIds],
  });
  const found = new Map(rows.map((row) => [row.id, fromRow(row)]));
  return accountIds.map((accountId) => found.get(accountId));
}

export async function listAccounts(queryable: Queryable): Promise<readonly StoredAccount[]> {
  const { rows } = await queryable.query<Row>(`${SELECT_ACCOUNTS} ORDER BY account.account_id`);
  return rows.map(fromRow);
}

/** It changes its cell at this moment. If whoever moves it is gone, this ends by itself, and the account is where it was. */
export const isMoving = (stored: Pick<StoredAccount, "refusedUntilMs"> | undefined): boolean =>
  stored?.refusedUntilMs !== undefined && Date.now() < stored.refusedUntilMs;

/** A command is busy with it: what operators change about its messages might be missing in the copy. */
export const isBeingCopied = (stored: Pick<StoredAccount, "moveAliveUntilMs"> | undefined): boolean =>
  stored?.moveAliveUntilMs !== undefined && Date.now() < stored.moveAliveUntilMs;

/** Those of the accounts that get their reports by webhook. */
export async function findWebhookAccounts(
  queryable: Queryable,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await queryable.query<{ account_id: string }>(
    "SELECT account_id FROM gateway.accounts WHERE account_id = ANY ($1::text[]) AND report_mode = 'webhook'",
    [accountIds],
  );
  return rows.map(({ account_id }) => account_id);
}

/** False: an account with that id exists already. Nothing is placed in `awayCells`. */
export async function createAccount(
  queryable: Queryable,
  stored: NewAccount,
  awayCells: readonly number[] = [],
): Promise<boolean> {
  const columns = Object.entries({
    account_id: stored.account.id,
    epoch: stored.account.epoch,
    created_ms: stored.createdAtMs,
    ...changedColumns({ ...stored.account, ...stored, webhookUrl: stored.webhookUrl ?? null }),
  });
  const { rowCount } = await queryable.query(
    `WITH made AS (
       INSERT INTO gateway.accounts (${columns.map(([name]) => name).join(", ")})
       VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})
       ON CONFLICT (account_id) DO NOTHING RETURNING account_id
     )
     INSERT INTO gateway.account_cells (account_id, cell_id) SELECT account_id, (${findNextCell(columns.length + 1)}) FROM made`,
    [...columns.map(([, value]) => value), awayCells],
  );
  return rowCount === 1;
}

/** Returns the account as it is now; undefined: no such account. */
export async function updateAccount(
  queryable: Queryable,
  accountId: string,
  change: AccountChange,
): Promise<StoredAccount | undefined> {
  const columns = Object.entries(changedColumns(change));
  if (columns.length === 0) return findAccount(queryable, accountId);
  await queryable.query(
    `UPDATE gateway.accounts SET ${columns.map(([name], index) => `${name} = $${index + 2}`).join(", ")}
     WHERE account_id = $1`,
    [accountId, ...columns.map(([, value]) => value)],
  );
  return findAccount(queryable, accountId);
}

/** Makes every token that was issued before invalid, and returns the new epoch; undefined: no such account. */
export async function raiseEpoch(queryable: Queryable, accountId: string): Promise<number | undefined> {
  const { rows } = await queryable.query<{ epoch: number }>(
    "UPDATE gateway.accounts SET epoch = epoch + 1 WHERE account_id = $1 RETURNING epoch",
    [accountId],
  );
  return rows[0]?.epoch;
}

/** Column names come from here only, never from a caller's object. */
function changedColumns(change: AccountChange): Record<string, unknown> {
  const columns: Record<string, unknown> = {
    password_hash: change.passwordHash,
    blocked: change.blocked,
    sandbox: change.sandbox,
    channels: change.channels && [...change.channels],
    fallback: change.fallback,
    polling: change.polling,
    report_mode: change.reportMode,
    split_count: change.splitCount,
    send_per_second: change.limits?.sendPerSecond,
    polling_per_second: change.limits?.pollingPerSecond,
    upload_per_second: change.limits?.uploadPerSecond,
    token_per_minute: change.limits?.tokenPerMinute,
    token_failures_per_minute: change.limits?.tokenFailuresPerMinute,
    hold_advertising: change.holdAdvertising,
    advertising_hours: change.advertisingHours,
    time_zone: change.timeZone,
    webhook_url: change.webhookUrl,
    webhook_secrets: change.webhookSecrets,
    alert_url: change.alertUrl,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function fromRow(row: Row): StoredAccount {
  const { passwordHash, webhookUrl, webhookSecrets, createdAtMs, cellId, ...others } = withoutNulls(row);
  const { moveAliveUntilMs, refusedUntilMs, alertUrl, channels, ...account } = others;
  return {
    account: { ...account, channels: new Set(channels) },
    ...(alertUrl !== undefined && { alertUrl }),
    ...{ passwordHash, webhookUrl, webhookSecrets, createdAtMs, cellId, moveAliveUntilMs, refusedUntilMs },
  };
}

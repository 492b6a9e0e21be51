import { randomBytes } from "node:crypto";
import { readConfig } from "../../server/config.ts";
import { makeMessageKey } from "../../server/domain/message-key.ts";
import type { Account, NewMessage } from "../../server/domain/model.ts";
import type { StepDetail } from "../../server/domain/step.ts";
import type { AcceptRequest } from "../../server/store/accept.ts";
import type { StoredAccount } from "../../server/store/accounts.ts";
import type { Queryable } from "../../server/store/database.ts";
import { testCell } from "../rig/test-cells.ts";

/** How long a gateway keeps data if its settings do not say. */
export const { retention } = readConfig({});

export const makeKeyAt = (nowMs: number): string => makeMessageKey(nowMs, randomBytes(10));

export function makeMessage(nowMs: number, change: Partial<NewMessage & { msgKey: string }> = {}) {
  const payload = { from: "0212345678", text: "안녕하세요" };
  return {
    msgKey: makeKeyAt(nowMs),
    to: "01012345678",
    steps: [{ channel: "sms", serviceType: "SMS", msgType: "SM", payload, validityS: 60 }],
    ref: undefined,
    paymentCode: undefined,
    parts: undefined,
    ...change,
  } satisfies NewMessage & { msgKey: string };
}

export function makeRequest(nowMs: number, change: Partial<AcceptRequest> = {}): AcceptRequest {
  const messages = change.messages ?? [makeMessage(nowMs)];
  return {
    accountId: "acme",
    operation: "sendSms",
    idempotency: undefined,
    messages,
    answer: { code: "A000", msgKey: messages[0]?.msgKey },
    status: 200,
    ...change,
  };
}

interface ReportToInsert {
  readonly msgKey: string;
  readonly reportedMs: number;
  readonly step?: number;
  readonly final?: boolean;
  readonly pending?: boolean;
  readonly code?: string;
  readonly network?: string;
  readonly late?: { readonly ms: number; readonly code: string };
}

/** Reports that wait to be polled, one row for each. */
export const PENDING_REPORTS = `(
  SELECT account_id, reported_ms, unnest(first_key || more_keys) AS msg_key FROM pending_reports) AS pending`;

/** Inserts a step that has ended and, if it is the message's final step, its report. */
export async function insertReport(
  queryable: Queryable,
  accountId: string,
  report: ReportToInsert,
  detail: Partial<StepDetail> = {},
): Promise<void> {
  const { msgKey, reportedMs, step = 0, final = true, pending = final, code = "10000", network, late } = report;
  const full: StepDetail = { serviceType: "SMS", msgType: "SM", ...detail };
  const state = code === "10000" ? "delivered" : "failed";
  await queryable.query(
    `WITH queued AS (INSERT INTO pending_reports SELECT $1, $2, $3 WHERE $9)
     INSERT INTO steps (account_id, reported_ms, msg_key, step, state, last, carrier, sent_ms, expires_ms, detail,
       code, network, late_ms, late_code)
     VALUES ($1, $2, $3, $4, $5, $6, 'simulator', $2 - 5, $2 + 1000, $7, $8, $10, $11, $12)`,
    [
      accountId,
      reportedMs,
      msgKey,
      step,
      state,
      final,
      JSON.stringify(full),
      code,
      pending,
      network,
      late?.ms,
      late?.code,
    ],
  );
}

export function makeStoredAccount(id: string, change: Partial<Account> = {}): StoredAccount {
  return {
    account: {
      id,
      blocked: false,
      sandbox: false,
      epoch: 0,
      channels: new Set(["sms", "mms"] as const),
      fallback: true,
      polling: true,
      reportMode: "polling",
      splitCount: false,
      ...{ holdAdvertising: false, advertisingHours: "08:00-20:00", timeZone: "Asia/Seoul" },
      limits: {
        sendPerSecond: 200,
        pollingPerSecond: 10,
        uploadPerSecond: 5,
        tokenPerMinute: 60,
        tokenFailuresPerMinute: 5,
      },
      credentials: [],
      ...change,
    },
    passwordHash: "a hash",
    webhookUrl: undefined,
    webhookSecrets: [],
    createdAtMs: 1,
    cellId: testCell,
    ...{ moveAliveUntilMs: undefined, refusedUntilMs: undefined },
  };
}

export async function countRows(queryable: Queryable, table: string, accountId = "acme"): Promise<number> {
  const { rows } = await queryable.query(`SELECT count(*) AS count FROM ${table} WHERE account_id = $1`, [accountId]);
  return rows[0]?.count;
}

/** Resolves when a statement waits for a lock that another one holds. */
export async function waitForBlockedStatement(queryable: Queryable): Promise<void> {
  const { rows: found } = await queryable.query(
    "SELECT to_regclass('pg_catalog.citus_lock_waits') IS NOT NULL AS citus",
  );
  // On Citus the lock is on a node, and only its own view sees who waits there.
  const text = found[0]?.citus
    ? "SELECT FROM citus_lock_waits"
    : "SELECT FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0";
  for (;;) {
    const { rows } = await queryable.query(text);
    if (rows.length > 0) return;
  }
}

/** Counts every hour from one time up to another as service. */
export async function insertServiceHours(queryable: Queryable, fromMs: number, toMs: number): Promise<void> {
  const HOUR_MS = 3_600_000;
  await queryable.query(
    "INSERT INTO service_hours SELECT generate_series($1::bigint, $2::bigint, $3::bigint) ON CONFLICT DO NOTHING",
    [fromMs - (fromMs % HOUR_MS), toMs, HOUR_MS],
  );
}

import { binaryArray, TEXT } from "./binary-array.ts";
import type { Queryable } from "./database.ts";
import { FINAL, REPORT_COLUMNS, type ReportRow, reportOf, type StoredReport } from "./report-row.ts";
import { keyBounds } from "./step-batch.ts";

/** For each message its final report; undefined: it has not ended, or is gone. */
export async function readFinalReports(
  queryable: Queryable,
  refs: readonly { readonly accountId: string; readonly msgKey: string }[],
): Promise<readonly (StoredReport | undefined)[]> {
  if (refs.length === 0) return [];
  const texts = (read: (ref: (typeof refs)[number]) => string) => binaryArray(TEXT, refs.map(read));
  const { rows } = await queryable.query<ReportRow & { readonly number: number }>({
    name: "read-final-reports",
    text: `SELECT given.number, s.*
           FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS given (account_id, msg_key, number)
           CROSS JOIN LATERAL (
             SELECT ${REPORT_COLUMNS} FROM gateway.steps s
             WHERE s.account_id = given.account_id AND s.msg_key = given.msg_key AND s.msg_key BETWEEN $3 AND $4
               AND ${FINAL} LIMIT 1
           ) AS s`,
    values: [texts(({ accountId }) => accountId), texts(({ msgKey }) => msgKey), ...keyBounds(refs)],
  });
  const found = new Array<StoredReport | undefined>(refs.length).fill(undefined);
  for (const row of rows) found[row.number - 1] = reportOf(row);
  return found;
}

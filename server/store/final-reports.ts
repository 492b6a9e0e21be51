import type { MessageRef } from "../domain/delivery.ts";
import type { Queryable } from "./database.ts";
import { REPORT_COLUMNS, type ReportRow, type StoredReport, toReport } from "./report-row.ts";
import { getKeyColumns, getKeyRange } from "./step-batch.ts";
import { isFinal } from "./step-conditions.ts";

/** For each message its final report; undefined: it has not ended, or was deleted. */
export async function readFinalReports(
  queryable: Queryable,
  refs: readonly MessageRef[],
): Promise<readonly (StoredReport | undefined)[]> {
  if (refs.length === 0) return [];
  const { rows } = await queryable.query<ReportRow & { readonly number: number }>({
    text: `SELECT input.number, s.*
           FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS input (account_id, msg_key, number)
           CROSS JOIN LATERAL (
             SELECT ${REPORT_COLUMNS} FROM steps s
             WHERE s.account_id = input.account_id AND s.msg_key = input.msg_key AND s.msg_key BETWEEN $3 AND $4
               AND ${isFinal("s")} LIMIT 1
           ) AS s`,
    values: [...getKeyColumns(refs), ...getKeyRange(refs)],
  });
  const found = new Array<StoredReport | undefined>(refs.length).fill(undefined);
  for (const row of rows) found[row.number - 1] = toReport(row);
  return found;
}

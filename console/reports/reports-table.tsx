import { describeMessageType, findReportCode } from "../ui/code-texts.ts";
import { CsvButton } from "../ui/csv-button.tsx";
import { ScrollTable } from "../ui/scroll-table.tsx";
import { Time } from "../ui/time.tsx";
import type { BatchReport } from "./use-batch.ts";

const COLUMNS = ["Result", "Message", "Channel", "Kind", "Reference", "Time"];
const CSV_COLUMNS = ["Code", ...COLUMNS];
const DELIVERED = "10000";
const FINAL = "0";

interface ReportsTableProps {
  readonly label: string;
  readonly reports: readonly BatchReport[];
}

export function ReportsTable({ label, reports }: ReportsTableProps) {
  const rows = reports.map(({ reportCode, reportText, msgKey, serviceType, msgType, reportType, ref, reportTime }) => [
    ...[reportCode, findReportCode(reportCode)?.text ?? reportText, msgKey, describeMessageType(serviceType, msgType)],
    ...[reportType === FINAL ? "Final" : "Step", ref, reportTime],
  ]);
  return (
    <>
      <div class="table-tools">
        <CsvButton name="reports" columns={CSV_COLUMNS} rows={rows} />
      </div>
      <ScrollTable label={label} columns={COLUMNS}>
        {reports.map((report, index) => (
          <tr key={index}>
            <td>
              <span class={`badge ${report.reportCode === DELIVERED ? "good" : "bad"}`}>{report.reportCode}</span>{" "}
              {findReportCode(report.reportCode)?.text ?? report.reportText}
              {report.reportCode !== DELIVERED && <Advice code={report.reportCode} />}
            </td>
            <td>
              <a href={`/console/messages/${report.msgKey}`}>
                <code>{report.msgKey}</code>
              </a>
            </td>
            <td>{describeMessageType(report.serviceType, report.msgType)}</td>
            <td>{report.reportType === FINAL ? "Final" : "Step"}</td>
            <td>{report.ref}</td>
            <td>
              <Time at={report.reportTime} />
            </td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}

function Advice({ code }: { readonly code: string }) {
  const row = findReportCode(code);
  return row === undefined ? null : <div class="muted meaning">{`${row.meaning} ${row.action}`}</div>;
}

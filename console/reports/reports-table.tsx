import { adviseOnReport, describeMessageType, findReportCode, getReportKind } from "../ui/code-texts.ts";
import { CsvButton } from "../ui/csv-button.tsx";
import { RowTable } from "../ui/row-table.tsx";
import { Time } from "../ui/time.tsx";
import type { BatchReport } from "./use-batch.ts";

const COLUMNS = ["Result", "Message", "Channel", "Kind", "Reference", "Time"];
const CSV_COLUMNS = ["Code", ...COLUMNS];
const FINAL = "0";

interface ReportsTableProps {
  readonly label: string;
  readonly reports: readonly BatchReport[];
}

export function ReportsTable({ label, reports }: ReportsTableProps) {
  const rows = reports.map(({ reportCode, reportText, msgKey, serviceType, msgType, reportType, ref, reportTime }) => [
    ...[reportCode, findReportCode(reportCode)?.text ?? reportText, msgKey, describeMessageType(serviceType, msgType)],
    ...[reportType === FINAL ? "Final" : "Step", ref, new Date(reportTime)],
  ]);
  return (
    <>
      <div class="table-tools">
        <CsvButton name="reports" columns={CSV_COLUMNS} rows={rows} />
      </div>
      <RowTable
        label={label}
        columns={COLUMNS}
        rows={reports.map((report, index) => ({
          key: index,
          cells: [
            <Outcome key="result" report={report} />,
            <a key="message" href={`/console/messages/${report.msgKey}`}>
              <code>{report.msgKey}</code>
            </a>,
            describeMessageType(report.serviceType, report.msgType),
            report.reportType === FINAL ? "Final" : "Step",
            report.ref,
            <Time key="time" at={report.reportTime} />,
          ],
        }))}
      />
    </>
  );
}

function Outcome({ report: { reportCode, reportText } }: { readonly report: BatchReport }) {
  const advice = adviseOnReport(reportCode);
  return (
    <>
      <span class={`badge ${getReportKind(reportCode)}`}>{reportCode}</span>{" "}
      {findReportCode(reportCode)?.text ?? reportText}
      {advice !== undefined && <div class="muted meaning">{advice}</div>}
    </>
  );
}

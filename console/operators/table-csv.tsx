import { CsvButton } from "../ui/csv-button.tsx";

type TableCsvProps = Parameters<typeof CsvButton>[0];

/** Above a table: what it lists, as a file for spreadsheets. */
export function TableCsv(props: TableCsvProps) {
  return (
    <div class="table-tools">
      <CsvButton {...props} />
    </div>
  );
}

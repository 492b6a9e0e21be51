import { type Cell, toCsv } from "../../server/domain/csv.ts";

interface CsvButtonProps {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** There are rows that the table does not show, so the button says how many it saves. */
  readonly hasMore?: boolean;
}

/** Saves what a table shows as a file for spreadsheets. */
export function CsvButton({ name, columns, rows, hasMore = false }: CsvButtonProps) {
  const save = (): void => {
    // The mark at the beginning tells a spreadsheet that the text is UTF-8.
    const url = URL.createObjectURL(new Blob(["\ufeff", toCsv(columns, rows)], { type: "text/csv" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <button type="button" class="quiet small" onClick={save}>
      {hasMore ? `CSV of the ${rows.length} shown` : "CSV"}
    </button>
  );
}

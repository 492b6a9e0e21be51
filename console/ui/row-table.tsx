import type { ComponentChildren } from "preact";
import { ScrollTable } from "./scroll-table.tsx";

interface RowTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly ComponentChildren[] }[];
}

/** A table whose rows become cards on a narrow screen, each value with the name of its column, so that nothing is cut off. */
export function RowTable({ label, columns, rows }: RowTableProps) {
  return (
    <ScrollTable label={label} columns={columns} kind="row-table">
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          {cells.map((cell, index) => (
            <td key={columns[index]} data-column={columns[index]}>
              <div class="value">{cell}</div>
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

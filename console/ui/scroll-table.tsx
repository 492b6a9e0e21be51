import type { ComponentChildren } from "preact";

interface ScrollTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** How it looks on a narrow screen. */
  readonly kind?: "one-line" | "row-table";
  /** The rows. */
  readonly children: ComponentChildren;
}

/** A table that scrolls sideways on a narrow screen. */
export function ScrollTable({ label, columns, kind = "one-line", children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide table
    <section class={`table-wrap ${kind}`} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

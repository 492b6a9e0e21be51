import type { Carrier } from "../../../generated/admin/types.ts";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { Time } from "../../ui/time.tsx";

const COLUMNS = ["Route", "Carrier", "Share", "Resting", "Changed"];

/** How carriers share routes, and why. Nothing where none do. */
export function SharesTable({ carriers }: { readonly carriers: readonly Carrier[] }) {
  const rows = carriers
    .flatMap(({ name, shares }) =>
      shares.map(({ channel, prefix, ...share }) => ({
        ...share,
        carrier: name,
        route: prefix === "" ? channel : `${channel} to ${prefix}`,
      })),
    )
    .toSorted((one, other) => one.route.localeCompare(other.route));
  if (rows.length === 0) return null;
  return (
    <ScrollTable label="Shares of carriers" columns={COLUMNS}>
      {rows.map(({ route, carrier, share, resting, changedAt, reason }) => (
        <tr key={`${route} ${carrier}`}>
          <th scope="row">{route}</th>
          <td data-label="Carrier">{carrier}</td>
          <td data-label="Share">
            <span class={share === resting ? "" : "badge info"}>{share} %</span>
          </td>
          <td data-label="Resting">{resting} %</td>
          <td data-label="Changed">
            {changedAt === null ? (
              "Never"
            ) : (
              <>
                <Time at={changedAt} /> {reason}
              </>
            )}
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}

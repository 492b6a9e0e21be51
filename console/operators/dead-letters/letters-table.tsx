import type { DeadLetter } from "../../../generated/admin/types.ts";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { Time } from "../../ui/time.tsx";
import { TableCsv } from "../table-csv.tsx";

interface LettersTableProps {
  readonly letters: readonly DeadLetter[];
  /** There are older ones. */
  readonly hasMore: boolean;
  /** The keys of those that are chosen; undefined: nobody may choose. */
  readonly chosen: ReadonlySet<string> | undefined;
  onChoose(chosen: ReadonlySet<string>): void;
}

const COLUMNS = ["Given up", "Account", "Message", "Tries", "Reason"];

export function LettersTable({ letters, hasMore, chosen, onChoose }: LettersTableProps) {
  const toggle = (msgKey: string): void => {
    const next = new Set(chosen);
    if (!next.delete(msgKey)) next.add(msgKey);
    onChoose(next);
  };
  const isAll = letters.every(({ msgKey }) => chosen?.has(msgKey));
  return (
    <>
      {chosen !== undefined && (
        <label class="choose-all">
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => onChoose(new Set(isAll ? [] : letters.map(({ msgKey }) => msgKey)))}
          />{" "}
          Choose all that are listed
        </label>
      )}
      <TableCsv
        name="dead-letters"
        columns={COLUMNS}
        rows={letters.map(({ failedAt, account, msgKey, attempts, reason }) => [
          ...[new Date(failedAt), account, msgKey, attempts, reason],
        ])}
        hasMore={hasMore}
      />
      <ScrollTable label="Dead letters" columns={chosen === undefined ? COLUMNS : ["Choose", ...COLUMNS]}>
        {letters.map(({ account, msgKey, failedAt, attempts, reason }) => (
          <tr key={account + msgKey}>
            {chosen !== undefined && (
              <td>
                <input
                  type="checkbox"
                  aria-label={`Choose ${msgKey}`}
                  checked={chosen.has(msgKey)}
                  onChange={() => toggle(msgKey)}
                />
              </td>
            )}
            <td class="nowrap">
              <Time at={failedAt} />
            </td>
            <td>
              <a href={`/console/dead-letters?${new URLSearchParams({ account })}`}>{account}</a>
            </td>
            <td>
              <a href={`/console/messages/${msgKey}`}>
                <code>{msgKey}</code>
              </a>
            </td>
            <td>{attempts}</td>
            <td class="wrap">{reason}</td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}

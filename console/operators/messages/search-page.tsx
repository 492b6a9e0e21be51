import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Message, SilentCell } from "../../../generated/admin/types.ts";
import { DEFAULT_SEARCH_HOURS, hasDefaultWindow } from "../../../server/domain/search-window.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { Time } from "../../ui/time.tsx";
import { type Answer, api, ask, FROM_PAGE } from "../api.ts";
import { ProblemNote, SilentCells } from "../problem-note.tsx";
import { StateBadge } from "../state-badge.tsx";
import { TableCsv } from "../table-csv.tsx";
import { usePages } from "../use-pages.ts";
import { GroupActions } from "./group-actions.tsx";
import { SearchForm } from "./search-form.tsx";
import { fromAddress, RANGES, type SearchFields, type SearchQuery, toAddress, toQuery } from "./search-query.ts";
import { Totals } from "./totals.tsx";

interface FoundPage {
  readonly items: readonly Message[];
  readonly next: string | null;
}

const LIMIT = 25;

/** Finds messages of all accounts and cells. */
export function SearchPage() {
  usePageTitle("Messages");
  const { query, route } = useLocation();
  const [fields, setFields] = useState<SearchFields>(() => fromAddress(query));
  const [asked, setAsked] = useState<SearchQuery>(() => toQuery(fields, Date.now()));
  /** The range of which the times of `asked` are. */
  const [lastAsked, setLastAsked] = useState(fields.last);
  const [changes, setChanges] = useState(0);
  const [silent, setSilent] = useState<readonly SilentCell[]>([]);
  const [searchedSince, setSearchedSince] = useState<string | null>(null);

  const load = async (cursor: string | undefined): Promise<Answer<FoundPage>> => {
    const answer = await find(asked, cursor);
    if (!answer.ok) return answer;
    const { messages, nextCursor, silentCells } = answer.value;
    setSilent(silentCells);
    setSearchedSince(answer.value.searchedSince);
    return { ok: true, value: { items: messages, next: nextCursor } };
  };
  const pages = usePages(load, [asked]);

  const search = (wanted: SearchFields): void => {
    const msgKey = wanted.msgKey.trim();
    if (msgKey !== "") {
      route(`/console/messages/${msgKey}`);
      return;
    }
    setAsked(toQuery(wanted, Date.now()));
    setLastAsked(wanted.last);
    // Another entry of the browser's history for each search would be in the way.
    route(`/console/messages${toAddress(wanted)}`, true);
  };
  const narrow = (change: Partial<SearchFields>): void => {
    const wanted = { ...fields, ...change };
    setFields(wanted);
    search(wanted);
  };

  /** What was counted before a change is not true any more. */
  const reload = (): void => {
    setChanges((count) => count + 1);
    pages.reload();
  };
  const key = JSON.stringify(asked);
  return (
    <>
      <h1>Messages</h1>
      <SearchForm fields={fields} isBusy={pages.isLoading} onChange={setFields} onSearch={search} />
      <SilentCells cells={silent} />
      {pages.problem !== undefined && <ProblemNote problem={pages.problem} onRetry={pages.reload} />}
      {!pages.isAnswered && pages.isLoading && <p class="empty">Searching …</p>}
      {pages.isAnswered && (
        <p class="muted searched">
          <SearchedTimes query={asked} last={lastAsked} />
        </p>
      )}
      {pages.isAnswered && pages.items.length === 0 && <p class="empty">{describeNothing(asked)}</p>}
      {/* What was counted or asked of another search is not shown. */}
      {pages.isAnswered && (
        <GroupActions key={`group ${key}`} query={asked} isEmpty={pages.items.length === 0} onChange={reload} />
      )}
      {pages.items.length > 0 && (
        <>
          <div class="list-tools">
            <Totals key={`totals ${changes} ${key}`} query={asked} onNarrow={narrow} />
            <TableCsv
              name="messages"
              columns={CSV_COLUMNS}
              rows={pages.items.map(toRow)}
              hasMore={pages.next !== null}
            />
          </div>
          <FoundTable messages={pages.items} />
        </>
      )}
      {searchedSince !== null && (
        <p class="notice warn" role="status">
          The search took too long and has stopped at <Time at={searchedSince} />. Older messages come with the next
          page.
        </p>
      )}
      {pages.next !== null && (
        <div class="actions">
          <button type="button" class="quiet" disabled={pages.isLoading} onClick={pages.more}>
            {pages.isLoading ? "Searching …" : "Show more"}
          </button>
        </div>
      )}
    </>
  );
}

/** With a recipient it is another call, which has the number in its body and not in its address. */
function find({ to, ...query }: SearchQuery, cursor: string | undefined) {
  const page = { limit: LIMIT, ...(cursor !== undefined && { cursor }) };
  return to === undefined
    ? ask((signal) => api.findMessages({ params: { query: { ...query, ...page } }, signal }))
    : ask((signal) => api.findMessagesTo({ params: { header: FROM_PAGE }, body: { ...query, ...page, to }, signal }));
}

const describeNothing = (query: SearchQuery): string =>
  hasDefaultWindow(query)
    ? "No message matches. Choose a longer time to look further back."
    : "No message matches. A request that was refused leaves none, and a number is found only as the client wrote it.";

/** Which messages were looked at, so that nobody takes a part for the whole. What is scheduled is found by its sendAt. */
function SearchedTimes({ query, last }: { readonly query: SearchQuery; readonly last: string }) {
  const { since, until, state } = query;
  const isScheduled = state === "scheduled";
  const what = isScheduled ? "With a sendAt" : "Accepted";
  // The key of a message with a sendAt has that time, and lists are in the order of keys.
  const order = isScheduled ? "the latest first." : "the newest first. One with a sendAt counts by that time.";
  const byDefault = hasDefaultWindow(query) ? `${DEFAULT_SEARCH_HOURS} h` : undefined;
  const range = RANGES.find(({ name }) => name === last)?.label ?? byDefault;
  if (range !== undefined) return <>{`${what} in the last ${range}${isScheduled ? " or later" : ""}, ${order}`}</>;
  if (since === undefined && until === undefined) return <>{`Of all days that are kept, ${order}`}</>;
  return (
    <>
      {what}
      {since !== undefined && " since "}
      {since !== undefined && <Time at={since} />}
      {since !== undefined && until !== undefined && " and"}
      {until !== undefined && " before "}
      {until !== undefined && <Time at={until} />}, {order}
    </>
  );
}

const COLUMNS = ["Accepted", "Message", "Account", "To", "Last channel", "State", "Report", "Reference"] as const;

const [ACCEPTED, ...OTHERS] = COLUMNS;
const CSV_COLUMNS = [ACCEPTED, "Send at", ...OTHERS];

const toRow = ({ msgKey, accepted, sendAt, account, to, channel, state, code, codeText, ref }: Message) => [
  ...[
    new Date(accepted),
    sendAt === null ? undefined : new Date(sendAt),
    msgKey,
    account,
    to ?? "",
    channel ?? "",
    state,
  ],
  ...[code === null ? "" : `${code} ${codeText ?? ""}`, ref ?? ""],
];

function FoundTable({ messages }: { readonly messages: readonly Message[] }) {
  return (
    <ScrollTable label="Messages that were found" columns={COLUMNS}>
      {messages.map(({ msgKey, accepted, sendAt, account, to, channel, state, code, codeText, carrierReason, ref }) => (
        <tr key={msgKey}>
          <td class="nowrap">
            <Time at={accepted} />
            {sendAt !== null && (
              <div class="muted">
                sendAt <Time at={sendAt} />
              </div>
            )}
          </td>
          <td>
            <a href={`/console/messages/${msgKey}`}>
              <code>{msgKey}</code>
            </a>
          </td>
          <td>
            <a href={`/console/accounts/${encodeURIComponent(account)}`}>{account}</a>
          </td>
          <td class="mono nowrap">{to ?? "erased"}</td>
          <td>{channel ?? "–"}</td>
          <td>
            <StateBadge state={state} />
          </td>
          <td>
            {code === null ? "–" : `${code} ${codeText ?? ""}`}
            {carrierReason !== null && <span class="muted since">{carrierReason}</span>}
          </td>
          <td class="wrap">{ref ?? "–"}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}

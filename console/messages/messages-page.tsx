import "./messages.css";
import { useState } from "preact/hooks";
import { useGateway } from "../session/gateway.ts";
import { describeChannel } from "../ui/code-texts.ts";
import { CsvButton } from "../ui/csv-button.tsx";
import { describeFailure, FailureNote } from "../ui/failure-note.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { RowTable } from "../ui/row-table.tsx";
import { Time } from "../ui/time.tsx";
import { describeState } from "./message-state.ts";
import { OpenMessage } from "./open-message.tsx";
import { forgetSentMessages, isMeant, listSentMessages, type SentMessage } from "./sent-messages.ts";
import { StateBadge } from "./state-badge.tsx";
import { useStates } from "./use-states.ts";

/** What was sent from this console, and a way to any other message. */
export function MessagesPage() {
  usePageTitle("Messages");
  const { accountId } = useGateway();
  const [messages, setMessages] = useState(() => listSentMessages(accountId));
  const forget = (): void => {
    forgetSentMessages(accountId);
    setMessages([]);
  };
  return (
    <>
      <h1>Messages</h1>
      <OpenMessage />
      <div class="heading">
        <h2>Sent from this browser</h2>
        {messages.length > 0 && (
          <button type="button" class="quiet small" onClick={forget}>
            Forget this list
          </button>
        )}
      </div>
      {messages.length === 0 ? (
        <p class="empty">
          Nothing yet. <a href="/console/">Compose a message</a>, and it will be here.
        </p>
      ) : (
        <>
          <p class="muted">Numbers are kept without their middle; a whole number finds all with the same ends.</p>
          <SentTable messages={messages} />
        </>
      )}
    </>
  );
}

const STALE = "The states are as they were before, or not known. The page goes on asking.";

const COLUMNS = ["Message", "State", "Channels", "To", "Reference", "Sent"];

const describeSteps = (steps: readonly string[]): string =>
  steps.length === 0 ? "By form" : steps.map(describeChannel).join(" → ");

function SentTable({ messages }: { readonly messages: readonly SentMessage[] }) {
  const { states, failure } = useStates(messages);
  const [search, setSearch] = useState("");
  const shown = messages.filter((message) => isMeant(message, search));
  const rows = shown.map(({ msgKey, steps, to, ref, sentAtMs }) => {
    const state = states.get(msgKey)?.state;
    const words = state === undefined ? "" : describeState(state);
    return [msgKey, words, describeSteps(steps), to, ref, new Date(sentAtMs)];
  });
  return (
    <>
      {failure !== undefined && (
        <FailureNote failure={failure} words={{ ...describeFailure(failure), advice: STALE }} />
      )}
      <div class="table-tools">
        <input
          type="search"
          aria-label="Search by reference, recipient or key"
          placeholder="Reference, recipient or key"
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <CsvButton name="messages" columns={COLUMNS} rows={rows} />
      </div>
      {shown.length === 0 && <p class="empty">No message of this list matches.</p>}
      {shown.length > 0 && (
        <RowTable
          label="Sent messages"
          columns={COLUMNS}
          rows={shown.map(({ msgKey, steps, to, ref, sentAtMs }) => {
            const state = states.get(msgKey)?.state;
            const key = (
              <a href={`/console/messages/${msgKey}`}>
                <code>{msgKey}</code>
              </a>
            );
            const badge = state !== undefined && <StateBadge state={state} />;
            return {
              key: msgKey,
              cells: [key, badge, describeSteps(steps), to, ref, <Time key="sent" at={sentAtMs} />],
            };
          })}
        />
      )}
    </>
  );
}

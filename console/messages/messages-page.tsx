import "./messages.css";
import { useState } from "preact/hooks";
import { useGateway } from "../session/gateway.ts";
import { describeChannel } from "../ui/code-texts.ts";
import { usePageTitle } from "../ui/page-title.ts";
import { ScrollTable } from "../ui/scroll-table.tsx";
import { Time } from "../ui/time.tsx";
import { OpenMessage } from "./open-message.tsx";
import { forgetSentMessages, listSentMessages, type SentMessage } from "./sent-messages.ts";
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
        <SentTable messages={messages} />
      )}
    </>
  );
}

function SentTable({ messages }: { readonly messages: readonly SentMessage[] }) {
  const states = useStates(messages);
  return (
    <ScrollTable label="Sent messages" columns={["Message", "State", "Channels", "To", "Reference", "Sent"]}>
      {messages.map(({ msgKey, steps, to, ref, sentAtMs }) => {
        const state = states.get(msgKey);
        return (
          <tr key={msgKey}>
            <td>
              <a href={`/console/messages/${msgKey}`}>
                <code>{msgKey}</code>
              </a>
            </td>
            <td>{state !== undefined && <StateBadge state={state} />}</td>
            <td>{steps.length === 0 ? "By form" : steps.map(describeChannel).join(" → ")}</td>
            <td>{to}</td>
            <td>{ref}</td>
            <td>
              <Time at={sentAtMs} />
            </td>
          </tr>
        );
      })}
    </ScrollTable>
  );
}

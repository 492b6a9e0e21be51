import { useState } from "preact/hooks";
import { useGateway } from "../session/gateway.ts";
import { useRepeated } from "../ui/repeat.ts";
import { getMessageState, isFinalState, type MessageState } from "./message-state.ts";
import type { SentMessage } from "./sent-messages.ts";

/** How many of the newest messages are looked up; a page that shows hundreds must not ask hundreds of times. */
const MOST = 25;

/** Final states of messages that were looked up before: they never change. */
const known = new Map<string, MessageState>();

/** How often those that are on their way are looked up again. */
const EVERY_MS = 5000;

/** The states of the newest messages, kept up to date until all of them are final. */
export function useStates(messages: readonly SentMessage[]): ReadonlyMap<string, MessageState> {
  const { gateway } = useGateway();
  const [states, setStates] = useState<ReadonlyMap<string, MessageState>>(new Map(known));
  useRepeated(
    async (signal) => {
      const open = messages.slice(0, MOST).filter(({ msgKey }) => !known.has(msgKey));
      for (const { msgKey, isCancelled } of open) {
        const result = await gateway.report(msgKey, { signal, retry: false });
        if (!result.ok) continue;
        const state = getMessageState(result, isCancelled);
        if (isFinalState(state)) known.set(msgKey, state);
        setStates((before) => new Map(before).set(msgKey, state));
      }
      return open.length === 0 ? undefined : EVERY_MS;
    },
    [gateway, messages],
  );
  return states;
}

import { useEffect, useState } from "preact/hooks";
import { useGateway } from "../session/gateway.ts";
import { getMessageState, isFinalState, type MessageState } from "./message-state.ts";
import type { SentMessage } from "./sent-messages.ts";

/** How many of the newest messages are looked up; a page that shows hundreds must not ask hundreds of times. */
const MOST = 25;

/** Final states of messages that were looked up before: they never change. */
const known = new Map<string, MessageState>();

/** The states of the newest messages, one after the other. */
export function useStates(messages: readonly SentMessage[]): ReadonlyMap<string, MessageState> {
  const { gateway } = useGateway();
  const [states, setStates] = useState<ReadonlyMap<string, MessageState>>(new Map(known));
  useEffect(() => {
    const stopped = new AbortController();
    const lookUp = async (): Promise<void> => {
      for (const { msgKey, isCancelled } of messages.slice(0, MOST)) {
        if (known.has(msgKey)) continue;
        const result = await gateway.report(msgKey, { signal: stopped.signal, retry: false });
        if (!result.ok) continue;
        const state = getMessageState(result, isCancelled);
        if (isFinalState(state)) known.set(msgKey, state);
        setStates((before) => new Map(before).set(msgKey, state));
      }
    };
    // An abort ends the call with an error.
    lookUp().catch(() => {});
    return () => stopped.abort();
  }, [gateway, messages]);
  return states;
}

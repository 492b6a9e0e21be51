import { useState } from "preact/hooks";
import type { ReportResult } from "../../client/index.ts";
import { useGateway } from "../session/gateway.ts";
import { useRepeated } from "../ui/repeat.ts";
import { getMessageState, isFinalState, type MessageState } from "./message-state.ts";
import type { SentMessage } from "./sent-messages.ts";

/** How many of the newest messages are looked up; a page that shows hundreds must not ask hundreds of times. */
const MOST = 25;

export interface KnownState {
  readonly state: MessageState;
  /** Of the final report; undefined: there is none yet. */
  readonly code: string | undefined;
}

/** Final states of messages that were looked up before: they never change. */
const known = new Map<string, KnownState>();

/** Those on their way are looked up again soon at first, because most results come within seconds. */
const SOON_MS = 1000;
const SOON_ROUNDS = 5;
const LATER_MS = 5000;

type Lookup = Pick<SentMessage, "msgKey">;

export interface States {
  readonly states: ReadonlyMap<string, KnownState>;
  /** Why the last lookup had no answer; until there is one, the states are those of before. */
  readonly failure: Unanswered | undefined;
}

type Unanswered = Extract<ReportResult, { kind: "unanswered" }>;

/** The states of the newest messages, kept up to date until all of them are final. */
export function useStates(messages: readonly Lookup[]): States {
  const { gateway } = useGateway();
  const [states, setStates] = useState<ReadonlyMap<string, KnownState>>(new Map(known));
  const [failure, setFailure] = useState<Unanswered>();
  useRepeated(
    async (signal, round) => {
      const open = messages.slice(0, MOST).filter(({ msgKey }) => !known.has(msgKey));
      for (const { msgKey } of open) {
        const result = await gateway.report(msgKey, { signal, retry: false });
        const isUnanswered = !result.ok && result.kind === "unanswered";
        setFailure(isUnanswered ? result : undefined);
        // The others would have none either.
        if (isUnanswered) return LATER_MS;
        if (!result.ok) continue;
        const state = getMessageState(result.data);
        const told = { state, code: result.data.state === "pending" ? undefined : result.data.final.reportCode };
        if (isFinalState(state)) known.set(msgKey, told);
        setStates((before) => new Map(before).set(msgKey, told));
      }
      if (open.length === 0) return undefined;
      return round <= SOON_ROUNDS ? SOON_MS : LATER_MS;
    },
    [gateway, messages],
  );
  return { states, failure };
}

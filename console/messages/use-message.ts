import { useReducer, useState } from "preact/hooks";
import type { AnyFailure, MessageReports } from "../../client/index.ts";
import { readReports } from "../../client/message-reports.ts";
import { mayBeTemporary } from "../../client/retry.ts";
import type { components } from "../../generated/types.ts";
import { useGateway } from "../session/gateway.ts";
import { useRepeated } from "../ui/repeat.ts";
import { whileShown } from "../ui/while-shown.ts";
import { getMessageState, isFinalState } from "./message-state.ts";

interface Found {
  readonly reports: MessageReports;
  /** What an inquiry would answer now. */
  readonly answer: components["schemas"]["ReportsFound"];
}

export interface FollowedMessage {
  /** What is known; it stays while the gateway cannot be reached. */
  readonly found: Found | undefined;
  /** Why the stream could not be opened. */
  readonly failure: AnyFailure | undefined;
  /** Whether more may come. */
  readonly isFollowing: boolean;
  /** Opens the stream again now. */
  refresh(): void;
}

/** How long to wait before a stream that has ended or was refused is opened again. */
const OPEN_AGAIN_MS = 1000;

/** Reads the stream of the message until it has its final result. A stream that is lost is opened again. */
export function useMessage(msgKey: string): FollowedMessage {
  const { gateway } = useGateway();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<AnyFailure>();
  const [isFollowing, setFollowing] = useState(true);
  const [refreshes, refresh] = useReducer((count: number) => count + 1, 0);

  useRepeated(
    async (signal, openings) => {
      if (openings === 1) setFollowing(true);
      const isOver = await whileShown(signal, async (shown) => {
        // The next opening is the retry, so that the page tells at once that the gateway does not answer.
        const opened = await gateway.streamInquiry({ msgKey }, { signal: shown, retry: false });
        setFailure(opened.ok ? undefined : opened);
        // An unknown message, or a credential without the right: asking again does not help.
        if (!opened.ok) return !mayBeTemporary(opened);
        for await (const { data: answer } of opened.data) {
          const reports = readReports({ ...answer.data, ...answer });
          setFound({ reports, answer });
          if (isFinalState(getMessageState(reports))) return true;
        }
        return false;
      });
      if (isOver) setFollowing(false);
      return isOver ? undefined : OPEN_AGAIN_MS;
    },
    [gateway, msgKey, refreshes],
  );
  return { found, failure, isFollowing, refresh: () => refresh(undefined) };
}

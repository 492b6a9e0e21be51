import { useReducer, useState } from "preact/hooks";
import type { ReportResult } from "../../client/index.ts";
import { useGateway } from "../session/gateway.ts";
import { useRepeated } from "../ui/repeat.ts";
import { getMessageState, isFinalState } from "./message-state.ts";

type Found = Extract<ReportResult, { ok: true }>;
type Failure = Exclude<ReportResult, { ok: true }>;

export interface FollowedMessage {
  /** The last answer; it stays while later inquiries fail. */
  readonly found: Found | undefined;
  /** Why the last inquiry failed. */
  readonly failure: Failure | undefined;
  /** Whether the page goes on asking. */
  readonly isFollowing: boolean;
  /** Asks again now. */
  refresh(): void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
/** Every second at first, because most results come within seconds; then less and less often. */
const QUICK_INQUIRIES = 20;

/** "Requested data not found": asking again does not help. */
const UNKNOWN = "A820";

/** Looks the message up again and again until it has its final result. */
export function useMessage(msgKey: string): FollowedMessage {
  const { gateway } = useGateway();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<Failure>();
  const [isFollowing, setFollowing] = useState(true);
  const [refreshes, refresh] = useReducer((count: number) => count + 1, 0);

  useRepeated(
    async (signal, inquiries) => {
      if (inquiries === 1) setFollowing(true);
      // The next inquiry is the retry, so that the page tells at once that the gateway does not answer.
      const result = await gateway.report(msgKey, { signal, retry: false });
      if (result.ok) setFound(result);
      setFailure(result.ok ? undefined : result);
      const isOver = result.ok ? isFinalState(getMessageState(result)) : result.code === UNKNOWN;
      if (isOver) setFollowing(false);
      return isOver ? undefined : getWaitMs(inquiries);
    },
    [gateway, msgKey, refreshes],
  );
  return { found, failure, isFollowing, refresh: () => refresh(undefined) };
}

const getWaitMs = (inquiries: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 1.5 ** Math.max(0, inquiries - QUICK_INQUIRIES));

import { useReducer, useState } from "preact/hooks";
import type { AnyFailure, ValueOf } from "../../client/index.ts";
import { useGateway } from "../session/gateway.ts";
import { useRepeated } from "../ui/repeat.ts";

type Batch = ValueOf<"pollReports">;
export type BatchReport = Batch["report"][number];

export interface ReportsInbox {
  /** The batch that the gateway hands out until it is acknowledged; undefined: there is none, or it is not known yet. */
  readonly batch: Batch | undefined;
  readonly isLoaded: boolean;
  readonly failure: AnyFailure | undefined;
  readonly isAcknowledging: boolean;
  /** What was acknowledged since the page was opened, the newest first. */
  readonly acknowledged: readonly BatchReport[];
  acknowledge(): Promise<void>;
  /** Polls again now. */
  refresh(): void;
}

/** How often an empty inbox is looked at, within the rate limit of polling. */
const EVERY_MS = 3000;
/** After a failure. */
const LATER_MS = 15_000;

/** "Polling not allowed": the account gets its reports by webhook. */
export const NO_POLLING = "A802";

/** The account's batch of reports. Polling changes nothing; only acknowledging does. */
export function useBatch(): ReportsInbox {
  const { gateway } = useGateway();
  const [batch, setBatch] = useState<Batch>();
  const [isLoaded, setLoaded] = useState(false);
  const [failure, setFailure] = useState<AnyFailure>();
  const [isAcknowledging, setAcknowledging] = useState(false);
  const [acknowledged, setAcknowledged] = useState<readonly BatchReport[]>([]);
  const [refreshes, refresh] = useReducer((count: number) => count + 1, 0);

  useRepeated(
    async (signal) => {
      // The next poll is the retry.
      const result = await gateway.pollReports({ signal, retry: false });
      setLoaded(true);
      setFailure(result.ok ? undefined : result);
      if (!result.ok) return result.code === NO_POLLING ? undefined : LATER_MS;
      const isEmpty = result.data.reportId === "";
      setBatch(isEmpty ? undefined : result.data);
      // The same batch is answered until it is acknowledged.
      return isEmpty ? EVERY_MS : undefined;
    },
    [gateway, refreshes],
  );

  const acknowledge = async (): Promise<void> => {
    if (batch === undefined) return;
    setAcknowledging(true);
    const result = await gateway.acknowledgeReports({ reportId: batch.reportId });
    setAcknowledging(false);
    setFailure(result.ok ? undefined : result);
    if (!result.ok) return;
    setAcknowledged((before) => [...batch.report, ...before]);
    setBatch(undefined);
    refresh(undefined);
  };
  return { batch, isLoaded, failure, isAcknowledging, acknowledged, acknowledge, refresh: () => refresh(undefined) };
}

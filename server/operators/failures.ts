import type { ChannelFailure } from "../../generated/admin/types.ts";
import { describeFailure } from "../domain/failure-watch.ts";
import { listWatches } from "../store/failure-watches.ts";
import type { UseCase } from "./use-case.ts";

export const listFailures: UseCase<void, ChannelFailure[]> = {
  ...{ name: "listFailures", role: "viewer", kind: "read" },
  run: async (_, { database }) =>
    (await listWatches(database.pool, "all")).map((watch) => ({
      ...{ account: watch.accountId, ...describeFailure(watch), since: toTime(watch.sinceMs) },
      ended: watch.endedMs === undefined ? null : toTime(watch.endedMs),
    })),
};

const toTime = (ms: number): string => new Date(ms).toISOString();

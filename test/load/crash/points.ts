import { setTimeout as sleep } from "node:timers/promises";
import type { CrashPoint } from "../../../server/crash-points.ts";
import {
  beginFailingMove,
  endMigration,
  endMove,
  failMove,
  migrateFresh,
  moveAccount,
  moveBusyAccount,
  moveUnwatched,
} from "./commands.ts";
import type { When } from "./protocol.ts";
import {
  afterCrash,
  declareWorkersDead,
  fillBacklog,
  holdAdvertising,
  muteCarrier,
  pauseCarrier,
  refuseWebhooks,
  refuseWebhooksForGood,
  releaseAdvertising,
  resumeCarrier,
  scheduleAndCancel,
  startWorker,
  stopWorker,
  takeWebhooks,
  unmuteCarrier,
} from "./provocations.ts";
import type { CrashCase, CrashFault, PointPlan } from "./scene.ts";

/** Last digits of recipients that never get a receipt, and of those whose receipt comes before the answer to the submit. */
const NEVER = "00008001";
const EARLY = "00008005";

/** A request that takes longer is refused, because its sendAt is over. */
const SEND_AFTER_MS = 3000;
/** A second for the rounding of a sendAt, and half a second until a worker looks. */
const waitForSchedule = (): Promise<void> => sleep(SEND_AFTER_MS + 1500);

/** While its carrier is paused, what is in the queues of workers stays there, and moves wait for it. */
const moveBusy: PointPlan = {
  role: "command",
  prepare: fillBacklog,
  command: moveBusyAccount,
  restore: async (scene) => {
    await resumeCarrier(scene);
    await endMove(scene);
  },
};

/** How a round gets a process to each point. */
export const plans: Readonly<Record<CrashPoint, PointPlan>> = {
  "messages-accepted": { role: "api" },
  "schedule-cancelled": { role: "api", provoke: scheduleAndCancel },
  "steps-held": { role: "worker", provoke: holdAdvertising, restore: releaseAdvertising },
  "scheduled-released": { role: "worker", sendAfterMs: SEND_AFTER_MS, prepare: waitForSchedule },
  "batch-opened": { role: "api" },
  "batch-acknowledged": { role: "api" },
  "worker-registered": { role: "worker", provoke: declareWorkersDead },
  "worker-unregistered": { role: "worker", provoke: stopWorker, restore: startWorker },
  "heartbeat-sent": { role: "worker" },
  "workers-declared-dead": { role: "worker", prepare: afterCrash("outbox-claimed", "kill", "after") },
  "batches-released": { role: "worker", prepare: afterCrash("outbox-claimed", "kill", "after") },
  "outbox-claimed": { role: "worker" },
  "backlog-claimed": { role: "worker", prepare: fillBacklog, provoke: resumeCarrier, restore: resumeCarrier },
  "unknown-released": { role: "worker", prepare: afterCrash("outbox-claimed", "cut", "after") },
  // Only after a lost answer does a worker look for rows that it does not know. A carrier that does not answer keeps the steps of the row open.
  "outbox-deleted": {
    role: "worker",
    prepare: afterCrash("outbox-claimed", "cut", "after"),
    provoke: muteCarrier,
    restore: unmuteCarrier,
  },
  "backlog-written": { role: "worker", provoke: pauseCarrier, restore: resumeCarrier },
  "steps-begun": { role: "worker" },
  "steps-begun-deferred": { role: "worker" },
  "deferred-asked": { role: "worker", prepare: afterCrash("steps-begun-deferred", "cut", "after") },
  "rows-adopted": { role: "worker", prepare: afterCrash("steps-begun-deferred", "kill", "after") },
  "leases-renewed": { role: "worker", provoke: muteCarrier, restore: unmuteCarrier },
  "leases-postponed": { role: "worker" },
  "lease-saved": { role: "worker", endings: [NEVER] },
  "leases-taken-over": { role: "worker", prepare: afterCrash("submitted", "kill", "before", true) },
  "leases-deleted": { role: "worker" },
  submitted: { role: "worker", isCall: true },
  "outcomes-recorded": { role: "worker" },
  "next-steps-recorded": { role: "worker" },
  "orphans-deleted": { role: "worker", endings: [EARLY] },
  "webhooks-claimed": { role: "worker" },
  "webhook-posted": { role: "worker", isCall: true },
  "webhooks-removed": { role: "worker" },
  "webhooks-postponed": { role: "worker", provoke: refuseWebhooks, restore: takeWebhooks },
  "webhooks-given-up": { role: "worker", provoke: refuseWebhooksForGood, restore: takeWebhooks },
  "move-begun": { role: "command", command: moveAccount, restore: endMove },
  "move-copied": { role: "command", command: moveAccount, restore: endMove },
  "move-caught-up": moveBusy,
  "move-refused": { role: "command", command: moveAccount, restore: endMove },
  "move-answered": { role: "worker", provoke: moveUnwatched, restore: endMove },
  "move-switched": { role: "command", command: moveAccount, restore: endMove },
  "move-paused": moveBusy,
  "move-undone": { role: "command", prepare: beginFailingMove, command: failMove, restore: endMove },
  "move-ended": { role: "command", command: moveAccount, restore: endMove },
  migrated: { role: "command", command: migrateFresh, restore: endMigration },
};

export const points = Object.keys(plans) as readonly CrashPoint[];

/** All cases of these that can be made: only a second worker takes the first one for dead. */
export function listCases(chosen: {
  readonly points: readonly CrashPoint[];
  readonly faults: readonly CrashFault[];
  readonly whens: readonly When[];
  readonly workers: readonly number[];
}): readonly CrashCase[] {
  return chosen.workers
    .flatMap((workers) =>
      chosen.points.flatMap((point) =>
        chosen.faults.flatMap((fault) => chosen.whens.map((when) => ({ point, fault, when, workers }))),
      ),
    )
    .filter(({ point, fault, workers }) => fault !== "nap" || (plans[point].role === "worker" && workers > 1));
}

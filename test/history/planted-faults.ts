import type { Fault } from "../load/mutation/fault.ts";
import { faults } from "../load/mutation/faults/all.ts";

export type PlantedFault = Pick<Fault, "name" | "harm" | "file" | "find" | "put">;

/** Faults of the mutation list that change what clients, carriers or webhooks see of delivery. */
const OF_THE_LIST = new Set([
  ...["race-finished-row-released", "race-lost-claim-kept", "race-answered-before-stored", "race-dead-worker-begins"],
  ...["race-abandoned-step-sent-again", "race-schedule-in-two-parts", "race-stream-acknowledges-itself"],
  ...["race-stream-begins-again", "race-acknowledged-batch-repeated", "lease-of-another-deleted", "fallback-not-begun"],
  ...[
    "unanswered-submit-repeated",
    "begun-of-a-batch-forgotten",
    "lease-of-another-renewed",
    "batch-released-while-begun",
  ],
  ...["outbox-row-of-a-lost-claim", "webhook-signs-other-bytes", "answer-before-commit", "batches-of-the-dead-kept"],
  ...["idempotency-of-any-body", "late-success-reported-twice", "cancel-forgets-begun-steps", "failure-without-report"],
  ...["late-success-dropped", "step-taken-from-its-worker", "requeued-under-the-same-reference"],
  ...["failure-of-the-first-try-ends-the-second", "report-of-a-later-message-kept"],
]);

/** Of the second order: each is right for one message by itself. Written down before any of them was tried. */
const OWN: readonly PlantedFault[] = [
  {
    name: "fallback-skips-one",
    harm: "Of three channels the second is never tried.",
    file: "server/reports/record-batch.ts",
    find: "step: ref.step + 1 }));",
    put: "step: ref.step + 2 }));",
  },
  {
    name: "fallback-after-success",
    harm: "A recipient who has the RCS gets the SMS too.",
    file: "server/reports/record-batch.ts",
    find: 'outcome === "ended" && state !== "delivered" && !last',
    put: 'outcome === "ended" && !last',
  },
  {
    name: "ttl-ignored",
    harm: "A carrier delivers a code for a log-in after its time.",
    file: "server/domain/step.ts",
    find: "startedMs + (step?.validityS ?? stepValidityS) * 1000",
    put: "startedMs + (step === undefined ? 0 : stepValidityS) * 1000",
  },
  {
    name: "retry-after-ignored",
    harm: "A carrier that named a time for a message gets it before that.",
    file: "server/dispatch/carrier-health.ts",
    find: "const ownMs = (!outcome.forAllMessages && outcome.retryAfterMs) || 0;",
    put: "const ownMs = 0;",
  },
  {
    name: "late-failure-ends-again",
    harm: "A receipt for a step that has expired reports it a second time.",
    file: "server/store/record-steps.ts",
    find: 'const isOpen = "stored.reported_ms IS NULL";',
    put: "const isOpen = \"(stored.reported_ms IS NULL OR stored.state = 'expired')\";",
  },
  {
    name: "success-after-expiry-dropped",
    harm: "Inquiry never says that a message has arrived after its time.",
    file: "server/store/record-steps.ts",
    find: "(stored.state IN ('failed', 'expired') AND stored.late_ms IS NULL",
    put: "(stored.state IN ('failed') AND stored.late_ms IS NULL",
  },
  {
    name: "second-acknowledgement-refused",
    harm: "A partner that lost the first answer is told that its batch is unknown.",
    file: "server/store/reports.ts",
    find: 'return rows.length === 1 ? "already" : "unknown";',
    put: 'return rows.length > 1 ? "already" : "unknown";',
  },
  {
    name: "acknowledged-batch-stays-open",
    harm: "A partner gets a batch again that it has acknowledged.",
    file: "server/store/reports.ts",
    find: "SET report_id = NULL, opened_ms = NULL, msg_keys = NULL, acknowledged_id = report_id",
    put: "SET acknowledged_id = report_id",
  },
  {
    name: "open-batch-overwritten",
    harm: "Two polls at once: the reports of the first are gone.",
    file: "server/store/reports.ts",
    find: "if (open) return readBatch(client, accountId, open);",
    put: 'if (open === "") return readBatch(client, accountId, open);',
  },
  {
    name: "scheduled-goes-with-others",
    harm: "A message is sent up to two seconds early when another one is due.",
    file: "server/store/scheduled-messages.ts",
    find: "FROM scheduled_messages WHERE due_ms <= $1\n       ORDER BY",
    put: "FROM scheduled_messages WHERE due_ms <= $1 + 2000\n       ORDER BY",
  },
  {
    name: "cancel-leaves-the-outbox",
    harm: "A message that an operator has cancelled is sent when its carrier is resumed.",
    file: "server/store/cancel-message.ts",
    find: "    await removeFromOutbox(client, cancelled, batches);\n",
    put: "",
  },
  {
    name: "cancelled-step-is-not-the-last",
    harm: "A message that is cancelled between two tries never gets its report.",
    file: "server/store/cancel-message.ts",
    find: "SET state = 'failed', carrier = excluded.carrier, last = true,",
    put: "SET state = 'failed', carrier = excluded.carrier,",
  },
  {
    name: "requeue-keeps-the-report",
    harm: "A message that an operator sends again is reported twice.",
    file: "server/store/requeue-message.ts",
    find: "if (decision.removesReport) await",
    put: "if (decision.removesReport && history.steps.length > 9) await",
  },
  {
    name: "delivered-is-requeued",
    harm: "A recipient gets twice what was delivered.",
    file: "server/domain/operator-actions.ts",
    find: 'if (state === "delivered") return refuse("it was delivered");',
    put: "",
  },
  {
    name: "webhook-kept-after-success",
    harm: "A report that was taken is posted again a little later.",
    file: "server/webhooks/deliverer.ts",
    find: 'if (taken.length > 0) await crashPoint("webhooks-removed"',
    put: 'if (taken.length > 1) await crashPoint("webhooks-removed"',
  },
  {
    name: "webhook-not-tried-again",
    harm: "A receiver that failed once never gets the report.",
    file: "server/webhooks/deliverer.ts",
    find: "RETRY_DELAYS_MS[attempts - 1];",
    put: "RETRY_DELAYS_MS[attempts];",
  },
  {
    name: "night-holds-the-first-step-only",
    harm: "Advertising as a fallback is sent in the night.",
    file: "server/dispatch/plan-step.ts",
    find: "if (account?.holdAdvertising !== true || !isAdvertising(submission))",
    put: "if (account?.holdAdvertising !== true || submission.ref.step > 0 || !isAdvertising(submission))",
  },
  {
    name: "key-forgotten-after-a-second",
    harm: "A request that is repeated after a second is sent twice.",
    file: "server/store/idempotency.ts",
    find: "export const KEY_LIFETIME_MS = DAY_MS;",
    put: "export const KEY_LIFETIME_MS = DAY_MS / 86_400;",
  },
  {
    name: "stream-repeats-the-last-report",
    harm: "A stream that is opened again begins with the report that was read last.",
    file: "server/handlers/reports/stream-reports.ts",
    find: "if (position <= known) continue;",
    put: "if (position < known) continue;",
  },
  {
    name: "pause-only-redirects",
    harm: "A paused carrier without a second one goes on getting messages.",
    file: "server/dispatch/carrier-health.ts",
    find: 'if (this.isPaused || !this.isUp || breaker.state === "open") return 0;',
    put: 'if (!this.isUp || breaker.state === "open") return 0;',
  },
  {
    name: "silence-means-never-heard",
    harm: "What a carrier that cannot be asked may have is sent again.",
    file: "server/dispatch/query-carriers.ts",
    find: 'return answer?.kind === "never-heard" ?',
    put: 'return answer?.kind !== "pending" ?',
  },
  {
    name: "held-worker-hands-over",
    harm: "A worker whose database was slow sends what another one has sent.",
    file: "server/dispatch/submit-batch.ts",
    find: "if (!parts.leases.isValid(leaseId)) {",
    put: "if (batch.length > 1_000_000) {",
  },
  {
    name: "part-ends-the-message",
    harm: "A long text is reported as delivered when its first part is.",
    file: "server/reports/recorder-item.ts",
    find: 'ending.state === "delivered" && parts > 1 &&',
    put: 'ending.state === "delivered" && parts > 99 &&',
  },
];

export const plantedFaults: readonly PlantedFault[] = [...faults.filter(({ name }) => OF_THE_LIST.has(name)), ...OWN];

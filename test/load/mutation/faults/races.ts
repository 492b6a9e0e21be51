import type { Check, Fault } from "../fault.ts";

/** Rounds of `npm run test:crash` at one point. Without the fault nothing is lost, doubled or stuck. */
const crashAt = (point: string, fault: string, when: string, rounds: number, saying: RegExp): Check => ({
  stage: "crash",
  narrowedTo: [...["--point", point, "--fault", fault, "--when", when, "--workers", "2", "--rounds", String(rounds)]],
  passing: /cases, .*: 0 lost, 0 doubled, 0 stuck, 0 other/,
  saying: [saying],
});

/** A round of `npm run test:fault` that kills the process that sends a stream. Without the fault nothing is lost or doubled. */
const killStreaming = (saying: RegExp): Check => ({
  stage: "fault",
  narrowedTo: ["--kinds", "kill-streaming-api"],
  passing: /1 rounds, .* minutes: ok/,
  saying: [saying],
});

/** Races between processes. The first two were really there. */
export const raceFaults: readonly Fault[] = [
  {
    name: "race-finished-row-released",
    harm: "After a claim has failed, a worker releases an outbox row that it is just deleting, and another one sends its messages again.",
    file: "server/dispatch/claimed-batches.ts",
    find: "await this.#options.outbox.releaseUnknown(workerId, [...known, ...this.#finished]);",
    put: "await this.#options.outbox.releaseUnknown(workerId, known);",
    caughtBy: crashAt("outbox-deleted", "hold", "before", 3, /submitted-twice/),
  },
  {
    name: "race-lost-claim-kept",
    harm: "A connection breaks when a claim is answered, and the messages of its outbox rows wait until the worker ends.",
    file: "server/dispatch/claimed-batches.ts",
    find: "    this.#releaseUnknownMs = 0;\n",
    put: "",
    caughtBy: crashAt("outbox-claimed", "cut", "after", 2, /stuck/),
  },
  {
    name: "race-answered-before-stored",
    harm: "An API process dies while it stores messages, and those that it has already answered A000 are lost.",
    file: "server/store/accept.ts",
    find: "const queued = { request: pending, claim, resolve, reject };",
    put: `const queued = { request: pending, claim, resolve: () => {}, reject };
      resolve({ kind: "accepted" });`,
    caughtBy: crashAt("messages-accepted", "kill", "before", 2, /lost: .* was accepted and is not stored/),
  },
  {
    name: "race-dead-worker-begins",
    harm: "A worker that was held up and taken for dead sends messages that another one has sent.",
    file: "server/store/deferred-rows.ts",
    find: "WHERE held.rows = cardinality($1::bigint[])",
    put: "WHERE held.rows <= cardinality($1::bigint[])",
    caughtBy: crashAt("steps-begun-deferred", "nap", "before", 3, /submitted-twice/),
  },
  {
    name: "race-abandoned-step-sent-again",
    harm: "A worker dies before it has noted that a carrier took a message, and the next one sends it again.",
    file: "server/dispatch/step-recovery.ts",
    find: 'await recorder.record(abandoned.map(({ ref, row: { repeats } }) => ({ kind: "unknown", ref, repeats })));',
    put: `await recorder.record(
        abandoned.map(({ ref, row: { sentMs } }) => {
          return { kind: "returned", ref, begunMs: sentMs, retryAfterMs: 0, reason: "its worker died" };
        }),
      );`,
    caughtBy: crashAt("outcomes-recorded", "kill", "before", 3, /submitted-twice/),
  },
  {
    name: "race-schedule-in-two-parts",
    harm: "A worker dies while it moves scheduled messages to the outbox, and they are moved and sent once more.",
    file: "server/store/scheduled-messages.ts",
    find: 'await client.query(insertIntoOutbox("VALUES ($1, $2)"),',
    put: 'await database.pool.query(insertIntoOutbox("VALUES ($1, $2)"),',
    caughtBy: crashAt("scheduled-released", "kill", "before", 3, /submitted-twice/),
  },
  {
    name: "race-stream-acknowledges-itself",
    harm: "A partner loses the connection of its stream, and the reports that were on their way never come again.",
    file: "server/handlers/reports/stream-reports.ts",
    find: "      sentId = batch.reportId;\n",
    put: `      sentId = batch.reportId;
      await services.reports.acknowledgeBatch(account.id, sentId, now());
`,
    caughtBy: killStreaming(/neither was reported nor waits to be/),
  },
  {
    name: "race-stream-begins-again",
    harm: "A partner whose stream is opened again gets reports twice, although it says which ones it has.",
    file: "server/handlers/reports/stream-reports.ts",
    find: "const known = after?.reportId === reportId ? after.position : -1;",
    put: "const known = -1;",
    caughtBy: killStreaming(/was in 2 batches/),
  },
  {
    name: "race-acknowledged-batch-repeated",
    harm: "A partner gets a batch again that it has acknowledged.",
    file: "server/handlers/reports/stream-reports.ts",
    find: "batch = isDue ? await services.reports.openBatch(account.id, now()) : undefined;",
    put: `if (isDue) batch = await services.reports.openBatch(account.id, now());
    else sentId = undefined;`,
    caughtBy: killStreaming(/was in \d+ batches/),
  },
];

/**
 * How long processes of a gateway rely on what they last heard from each other, and how often they say it again. These values
 * belong together: each lifetime is some times the interval that renews it. A gateway runs with TIMINGS; tests that wait for a
 * lifetime to end bring shorter ones.
 */
export interface Timings {
  /** How long a lease on steps is valid without renewal. */
  readonly leaseMs: number;
  readonly renewLeasesEveryMs: number;
  /** A submission that starts with less than this left may still go on when another worker takes its steps over. */
  readonly leaseMarginMs: number;
  /** How long a worker counts as alive after its last heartbeat. Then other workers may claim its batches. */
  readonly workerLifetimeMs: number;
  /** A third of a worker's lifetime: two heartbeats may be lost before other workers take this one for dead. */
  readonly heartbeatEveryMs: number;
  /** How often a worker looks for messages that nobody told it of: other processes have accepted or left them. */
  readonly readOutboxEveryMs: number;
  /** How often a worker looks for rows that it holds and does not know, after a claim without an answer. */
  readonly releaseUnknownEveryMs: number;
  /** Six times what an attempt may take: when a lease ends, its process no longer works on the delivery. */
  readonly webhookLeaseMs: number;
  /** A block, a revocation or a registration takes effect in every process after this long at most. */
  readonly accountMaxAgeMs: number;
  /** How often the database is asked which accounts have changed. */
  readonly accountChangesEveryMs: number;
  /** How often it is read what operators say about carriers. */
  readonly carrierOrdersEveryMs: number;
  /** How soon a worker sends by shares that another one has changed. */
  readonly carrierSharesEveryMs: number;
  /** How soon a process hears that an account is being moved to another cell. */
  readonly accountMovesEveryMs: number;
  /** How soon a process hears of a cell that another one has added. */
  readonly newCellsEveryMs: number;
  /** How soon it is noticed that a cell accepts no writes, or does again. */
  readonly checkCellsEveryMs: number;
  /** How often the files of the certificate are read. */
  readonly certificateEveryMs: number;
  /** How soon the figures for operators hold what has happened. */
  readonly writeTrafficEveryMs: number;
  /** How often it is stored when credentials were last used. */
  readonly writeCredentialUsesEveryMs: number;
  /** The slots in which reports are counted for the failure watch. */
  readonly reportSlotMs: number;
  /** How often it is decided whether the newest reports fail. */
  readonly watchFailuresEveryMs: number;
  /** How often partitions are made and what was kept long enough is removed. */
  readonly housekeepingEveryMs: number;
  /** How soon a stream of reports has a report that was recorded. */
  readonly streamedReportsEveryMs: number;
  /** After so long a stream of reports ends, so that its caller may be served by another process. */
  readonly reportStreamMaxMs: number;
}

/** The contract's time limit for the receiver of a webhook. */
export const RECEIVER_TIMEOUT_MS = 5000;

/** A process whose clock differs more from the database's does not decide what is old. */
export const MAX_CLOCK_DIFFERENCE_MS = 3_600_000;

export const TIMINGS: Timings = {
  leaseMs: 15_000,
  renewLeasesEveryMs: 5000,
  leaseMarginMs: 5000,
  workerLifetimeMs: 10_000,
  heartbeatEveryMs: 3000,
  readOutboxEveryMs: 100,
  releaseUnknownEveryMs: 10_000,
  webhookLeaseMs: 6 * RECEIVER_TIMEOUT_MS,
  accountMaxAgeMs: 3000,
  accountChangesEveryMs: 1000,
  carrierOrdersEveryMs: 1000,
  carrierSharesEveryMs: 3000,
  accountMovesEveryMs: 1000,
  newCellsEveryMs: 3000,
  checkCellsEveryMs: 10_000,
  certificateEveryMs: 5000,
  writeTrafficEveryMs: 2500,
  writeCredentialUsesEveryMs: 60_000,
  reportSlotMs: 60_000,
  watchFailuresEveryMs: 30_000,
  housekeepingEveryMs: 600_000,
  streamedReportsEveryMs: 1000,
  reportStreamMaxMs: 3_600_000,
};

/** No step may take longer: for so long a receipt finds its message by the id that the carrier gave it. */
export const MAX_VALIDITY_S = 604_800;

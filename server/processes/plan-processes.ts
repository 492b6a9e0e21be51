import type { Config } from "../config.ts";

/** The name of the process that starts the others, in logs and metrics. */
export const PARENT_NAME = "parent";

export interface PlannedProcess {
  /** In the logs and metrics. */
  readonly name: string;
  readonly role: Config["role"];
}

/** A message costs an API process about twice the processor time that it costs a worker (docs/scale.md). */
const WORKER_SHARE = 1 / 3;

/** Which processes serve a machine, API processes first. */
export function planProcesses(role: Config["role"], count: number): readonly PlannedProcess[] {
  if (role !== "all") return nameProcesses(role, count);
  if (count === 1) return nameProcesses("all", 1);
  const workers = Math.max(1, Math.round(count * WORKER_SHARE));
  return [...nameProcesses("api", count - workers), ...nameProcesses("worker", workers)];
}

const nameProcesses = (role: Config["role"], count: number): readonly PlannedProcess[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${role}-${index + 1}`, role }));

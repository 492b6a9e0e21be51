import type { CrashPoint } from "../../../server/crash-points.ts";
import type { Random } from "../../rig/random.ts";
import type { Deployment } from "../fault/deployment/deployment.ts";
import type { WatchedCommand } from "./command-process.ts";
import type { CrashControl, Stopped } from "./control.ts";
import type { When } from "./protocol.ts";

/** What happens to a process at its point. */
export type CrashFault = "kill" | "cut" | "freeze" | "nap" | "hold";

export const faults: Readonly<Record<CrashFault, string>> = {
  kill: "the process is ended by SIGKILL; if no call is under way, after others had a moment to act on what it has half done",
  cut: "the process loses its connections to PostgreSQL; after the change it does not get the answer either",
  freeze: "the process is stopped for longer than its leases and heartbeats are valid, and then goes on",
  nap: "a worker is stopped until another one has declared it dead, and goes on while most of its leases are valid",
  hold: "only the work that has reached the point waits for so long; the rest of the process goes on",
};

export interface CrashCase {
  readonly point: CrashPoint;
  readonly fault: CrashFault;
  readonly when: When;
  readonly workers: number;
}

export const describeCase = ({ point, fault, when, workers }: CrashCase): string =>
  `${point} ${fault} ${when}, ${workers} ${workers === 1 ? "worker" : "workers"}`;

/** What a round has to do with. */
export interface Scene {
  readonly deployment: Deployment;
  readonly control: CrashControl;
  readonly random: Random;
  /** Gateways that were killed before the point is watched. They may reach it while they start. */
  readonly starting: Promise<void>[];
  /** Workers whose statement was not answered before the point is watched. Only they have to find out what became of it, so only they are stopped. */
  readonly withLostAnswer: string[];
  /** What the commands of the round have to repeat. */
  readonly commands: { running?: WatchedCommand; move?: AccountMove; database?: string; failing?: FailingCommand };
}

export interface AccountMove {
  readonly accountId: string;
  readonly to: number;
}

export interface FailingCommand {
  readonly command: WatchedCommand;
  readonly stopped: Stopped;
}

/** Who may reach a point: API processes, workers, or the command of an operator that the round starts. */
export type Role = "api" | "worker" | "command";

export interface PointPlan {
  readonly role: Role;
  /** No statement: there is no answer of the database to lose. */
  readonly isCall?: true;
  /** Last digits of some recipients, see docs/partners.md. */
  readonly endings?: readonly string[];
  readonly sendAfterMs?: number;
  /** What must have happened before the point is watched. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** What makes a process reach it, if load alone does not. */
  readonly provoke?: (scene: Scene) => Promise<unknown>;
  /** The command that reaches it. */
  readonly command?: (scene: Scene) => Promise<WatchedCommand>;
  /** Undoes what the two others have done, after the fault. */
  readonly restore?: (scene: Scene) => Promise<void>;
}

/** A move waits for messages that are being sent. */
const REACHED_MS = 90_000;

/** No process has come to the point, so the case was not made. */
export class NotReached extends Error {}

/** Waits until one of the processes has stopped at the point. */
export async function untilStopped(scene: Scene, stopping: Promise<Stopped>, name: string): Promise<Stopped> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new NotReached(`No process has reached ${name} within ${REACHED_MS} ms`)),
      REACHED_MS,
    );
  });
  try {
    return await Promise.race([stopping, late]);
  } finally {
    clearTimeout(timer);
    scene.control.disarm();
  }
}

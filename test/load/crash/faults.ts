import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../rig/wait-until.ts";
import type { Deployment } from "../fault/deployment/deployment.ts";
import type { GatewayProcess } from "../fault/deployment/gateway-process.ts";
import { queryCells } from "../fault/deployment/query-cells.ts";
import type { WatchedCommand } from "./command-process.ts";
import type { Stopped } from "./control.ts";
import { HOLD_MS, type When } from "./protocol.ts";
import type { CrashFault } from "./scene.ts";

/** Long enough for a first retry to fail as well. */
const CUT_MS = 700;
/** Long enough for others to act on what a process has half done. */
const HALF_DONE_MS = 200;

export interface FaultAt {
  readonly fault: CrashFault;
  readonly when: When;
  readonly isCall: boolean;
}

/** Makes the fault in a gateway that has stopped at its point, and repairs it. */
export async function breakGateway(
  deployment: Deployment,
  gateway: GatewayProcess,
  stopped: Stopped,
  { fault, when, isCall }: FaultAt,
): Promise<void> {
  const { server } = deployment;
  switch (fault) {
    case "kill":
      // The answers to a call go on coming, and the process would record them.
      if (!isCall) await sleep(HALF_DONE_MS);
      await gateway.stop("SIGKILL");
      await gateway.start();
      return;
    case "cut": {
      const outage = deployment.beginOutage([gateway]);
      gateway.database.cut();
      stopped.goOn(when === "after" && !isCall);
      await sleep(CUT_MS);
      gateway.database.forward();
      outage.end();
      return;
    }
    case "freeze":
      gateway.freeze();
      stopped.goOn(false);
      await sleep(HOLD_MS);
      gateway.thaw();
      return;
    case "nap":
      gateway.freeze();
      try {
        // All rows, because the run does not know this worker's. The others send their own heartbeat before they declare anybody dead.
        await queryCells(server, "UPDATE gateway.workers SET alive_until = now()");
        const late = "SELECT 1 AS one FROM gateway.workers WHERE alive_until < now()";
        await waitUntil(async () => (await queryCells(server, late)).length === 0, "the worker is declared dead");
        stopped.goOn(false);
        await sleep(HALF_DONE_MS);
      } finally {
        gateway.thaw();
      }
      return;
    case "hold":
      await sleep(HOLD_MS);
      stopped.goOn(false);
  }
}

/** The same for the command of an operator. What was interrupted is repeated by the round. */
export async function breakCommand(
  command: WatchedCommand,
  stopped: Stopped,
  { fault, when }: Omit<FaultAt, "isCall">,
): Promise<void> {
  switch (fault) {
    case "kill":
      await sleep(HALF_DONE_MS);
      command.kill("SIGKILL");
      break;
    case "cut":
      command.database.cut();
      stopped.goOn(when === "after");
      await sleep(CUT_MS);
      command.database.forward();
      break;
    case "freeze":
      command.kill("SIGSTOP");
      stopped.goOn(false);
      await sleep(HOLD_MS);
      command.kill("SIGCONT");
      break;
    case "nap":
      throw new Error("A command has no heartbeats, and nobody declares it dead");
    case "hold":
      await sleep(HOLD_MS);
      stopped.goOn(false);
  }
  await command.untilEnded();
}

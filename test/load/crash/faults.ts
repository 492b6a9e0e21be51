import { setTimeout as sleep } from "node:timers/promises";
import type { Deployment } from "../fault/deployment/deployment.ts";
import type { GatewayProcess } from "../fault/deployment/gateway-process.ts";
import type { WatchedCommand } from "./command-process.ts";
import type { Stopped } from "./control.ts";
import { HOLD_MS, type When } from "./protocol.ts";
import type { CrashFault } from "./scene.ts";

/** Long enough for a first retry to fail as well. */
const CUT_MS = 700;

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
  switch (fault) {
    case "kill":
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
    case "hold":
      await sleep(HOLD_MS);
      stopped.goOn(false);
  }
  await command.untilEnded();
}

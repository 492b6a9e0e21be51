import type { FaultKind } from "../fault/kinds/kind.ts";
import type { CrashControl } from "./control.ts";
import { breakCommand, breakGateway } from "./faults.ts";
import { plans } from "./points.ts";
import { type CrashCase, describeCase, faults, NotReached, type Scene, untilStopped } from "./scene.ts";

/** A round of the fault tests whose fault is made in a process that has stopped at a crash point. */
export function makeCrashKind(one: CrashCase, control: CrashControl): FaultKind {
  const { point, fault } = one;
  const plan = plans[point];
  return {
    name: describeCase(one),
    about: faults[fault],
    ...(plan.endings && { endings: plan.endings }),
    ...(plan.sendAfterMs !== undefined && { sendAfterMs: plan.sendAfterMs }),
    run: async (deployment, random) => {
      const scene = (): Scene => ({ deployment, control, random, starting: [], withLostAnswer: [], commands: {} });
      // What was prepared may be over before the point is watched, and a command may not reach the database in time: then once more.
      return runCase(one, scene()).catch((error: unknown) => {
        if (!(error instanceof NotReached) || (plan.prepare ?? plan.command) === undefined) throw error;
        return runCase(one, scene());
      });
    },
  };
}

async function runCase(one: CrashCase, scene: Scene): Promise<string> {
  const { point, fault, when } = one;
  const { deployment, control } = scene;
  const plan = plans[point];
  await plan.prepare?.(scene);
  const stopping = control.arm(point, when, listNames(scene, one));
  try {
    await plan.provoke?.(scene);
    const command = await plan.command?.(scene);
    const ended = command?.untilEnded().then(() => Promise.reject(new NotReached(`The command ended before ${point}`)));
    const stopped = await untilStopped(scene, ended ? Promise.race([stopping, ended]) : stopping, point);
    await Promise.all(scene.starting);
    const gateway = deployment.gateways.find(({ name }) => name === stopped.name);
    if (gateway !== undefined)
      await breakGateway(deployment, gateway, stopped, { fault, when, isCall: plan.isCall === true });
    else if (command !== undefined) await breakCommand(command, stopped, { fault, when });
    return stopped.name;
  } finally {
    await plan.restore?.(scene);
  }
}

function listNames({ deployment: { apis, workers }, withLostAnswer }: Scene, { point }: CrashCase): readonly string[] {
  const { role } = plans[point];
  if (role === "command") return ["command"];
  if (withLostAnswer.length > 0) return withLostAnswer;
  return (role === "api" ? apis : workers).map(({ name }) => name);
}

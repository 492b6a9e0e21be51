import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../../rig/wait-until.ts";
import type { Deployment } from "../deployment/deployment.ts";
import type { GatewayProcess } from "../deployment/gateway-process.ts";
import { type FaultKind, someMs } from "./kind.ts";

type Random = Parameters<FaultKind["run"]>[1];

const pickOf = (random: Random, gateways: readonly GatewayProcess[]): GatewayProcess => {
  const [first, ...others] = gateways;
  if (first === undefined) throw new Error("There is no such process");
  return random.pick([first, ...others]);
};

async function kill(gateway: GatewayProcess, random: Random): Promise<string> {
  await gateway.stop("SIGKILL");
  await sleep(someMs(random, 0, 1000));
  await gateway.start();
  return gateway.name;
}

/** In the middle of a batch, so that the next process has to go on within it. */
async function killStreaming({ client, apis }: Deployment, random: Random): Promise<string> {
  const times = 1 + random.integer(0, 2);
  const killed: string[] = [];
  for (let time = 0; time < times; time++) {
    const isWithinBatch = () => client.streams.some((stream) => stream.isWithinBatch);
    await waitUntil(isWithinBatch, "a stream is in the middle of a batch");
    const { servedBy } = client.streams.find((stream) => stream.isWithinBatch) ?? {};
    const killing = kill(servedBy ?? pickOf(random, apis), random);
    for (const stream of client.streams) if (stream.servedBy === servedBy) stream.lose();
    killed.push(await killing);
  }
  return killed.join(", ");
}

async function freeze(gateway: GatewayProcess, ms: number): Promise<string> {
  gateway.freeze();
  await sleep(ms);
  gateway.thaw();
  return `${gateway.name} for ${ms} ms`;
}

async function restartAll(deployment: Deployment): Promise<string> {
  for (const gateway of deployment.gateways) {
    const code = await gateway.stop("SIGTERM");
    if (code !== 0) throw new Error(`${gateway.name} was told to stop and ended with ${code}`);
    await gateway.start();
  }
  return "";
}

/** All gateways read another carriers file, which replaces all carriers, one to three times under load. */
async function reloadCarriers(
  { carriers, carriersFile, gateways, workers }: Deployment,
  random: Random,
): Promise<string> {
  const times = 1 + random.integer(0, 2);
  for (let time = 0; time < times; time++) {
    const { binds } = await carriers.smsc.figures();
    await carriers.changeFile(carriersFile);
    for (const { pid } of gateways) process.kill(pid, "SIGHUP");
    const isRebound = async () => (await carriers.smsc.figures()).binds >= binds + workers.length;
    await waitUntil(isRebound, "workers have replaced their links after a reload", REBOUND_MS);
    await sleep(someMs(random, 0, 1000));
  }
  return `${times} times`;
}

const REBOUND_MS = 30_000;

/** Longer than a lease and a heartbeat: others have taken its work when it wakes up. */
const TAKEN_OVER_MS = 17_000;

export const gatewayKinds: readonly FaultKind[] = [
  {
    name: "kill-api",
    about: "kill -9 of an API process",
    run: ({ apis }, random) => kill(pickOf(random, apis), random),
  },
  {
    name: "kill-streaming-api",
    about: "kill -9 of the API process that sends a stream of reports, in the middle of a batch",
    run: killStreaming,
  },
  {
    name: "kill-worker",
    about: "kill -9 of a worker",
    run: ({ workers }, random) => kill(pickOf(random, workers), random),
  },
  {
    name: "freeze-api",
    about: "SIGSTOP and SIGCONT of an API process",
    run: ({ apis }, random) => freeze(pickOf(random, apis), someMs(random, 500, 4000)),
  },
  {
    name: "freeze-worker",
    about: "SIGSTOP and SIGCONT of a worker, sometimes for so long that others take over its work",
    run: ({ workers }, random) =>
      freeze(pickOf(random, workers), random.integer(0, 3) === 0 ? TAKEN_OVER_MS : someMs(random, 500, 4000)),
  },
  {
    name: "rolling-restart",
    about: "every gateway is stopped by SIGTERM and started again, one after the other",
    run: restartAll,
  },
  {
    name: "carriers-reload",
    about: "the carriers file is changed and read again, so that all links to carriers are replaced",
    run: reloadCarriers,
  },
];

import { setTimeout as sleep } from "node:timers/promises";
import type { TcpFault, TcpProxy } from "../../../rig/tcp-proxy.ts";
import { type FaultKind, someMs, someOutageMs } from "./kind.ts";

const SLOW_MS = 100;

const faults = {
  silent: { about: "says nothing more, on connections that stay open", fault: "silent" },
  cut: { about: "resets all connections", fault: "cut" },
  slow: { about: `passes everything on ${SLOW_MS} ms later`, fault: { delayMs: SLOW_MS } },
} as const satisfies Record<string, { readonly about: string; readonly fault: TcpFault }>;

type FaultName = keyof typeof faults;

async function disturb(proxies: readonly TcpProxy[], fault: TcpFault, ms: number): Promise<void> {
  for (const proxy of proxies) proxy.set(fault);
  await sleep(ms);
  for (const proxy of proxies) proxy.forward();
}

const toDatabase = (name: FaultName): FaultKind => ({
  name: `database-${name}`,
  about: `the way from one gateway, or from all, to the database: ${faults[name].about}`,
  run: async (deployment, random) => {
    const { gateways } = deployment;
    const one = gateways[random.integer(0, 2 * gateways.length - 1)];
    const chosen = one === undefined ? gateways : [one];
    const ms = name === "slow" ? someMs(random, 1000, 4000) : someOutageMs(random);
    const end = name === "slow" ? undefined : deployment.beginOutage(chosen).end;
    await disturb(
      chosen.map(({ database }) => database),
      faults[name].fault,
      ms,
    );
    end?.();
    return `${one?.name ?? "all"} for ${ms} ms`;
  },
});

const toCarrier = (name: FaultName): FaultKind => ({
  name: `carrier-${name}`,
  about: `the way to the SMSC, to the provider, or to both: ${faults[name].about}`,
  run: async ({ carriers }, random) => {
    const ways = {
      smsc: [carriers.smscProxy],
      talk: [carriers.talkProxy],
      both: [carriers.smscProxy, carriers.talkProxy],
    };
    const which = random.pick(["smsc", "talk", "both"] as const);
    const ms = someMs(random, 500, 4000);
    await disturb(ways[which], faults[name].fault, ms);
    return `${which} for ${ms} ms`;
  },
});

const toWebhook = (name: FaultName): FaultKind => ({
  name: `webhook-${name}`,
  about: `the way to the webhook receiver: ${faults[name].about}`,
  run: async ({ webhookProxy }, random) => {
    const ms = someMs(random, 500, 4000);
    await disturb([webhookProxy], faults[name].fault, ms);
    return `for ${ms} ms`;
  },
});

const names: readonly FaultName[] = ["silent", "cut", "slow"];

export const networkKinds: readonly FaultKind[] = [toDatabase, toCarrier, toWebhook].flatMap((make) => names.map(make));

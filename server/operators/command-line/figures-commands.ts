import { listFailures } from "../failures.ts";
import { getBacklog, getTraffic } from "../figures.ts";
import { describeSilent } from "../messages.ts";
import { type TrafficMinutes, trafficMinutes } from "../traffic-figures.ts";
import { type Command, formatTable } from "./command.ts";

const traffic: Command = {
  name: "traffic",
  useCases: [getTraffic],
  usage: "[--minutes N]",
  about: "shows how much all gateways send, how quickly, and what fails",
  details: `  --minutes N               how far back: ${trafficMinutes.join(", ")} (default: 15)

Slots in which nothing happened are left out. P50 and P95 are the times from acceptance to the final
report: estimates, which are never above the longest time of the slot.`,
  options: { minutes: { type: "string" } },
  async run(args, perform) {
    const text = args.oneOf("minutes", trafficMinutes.map(String));
    const minutes: TrafficMinutes = trafficMinutes.find((known) => String(known) === text) ?? 15;
    const found = await perform(getTraffic, { minutes });
    const busy = found.slots.filter(({ accepted, delivered, failed }) => accepted + delivered + failed > 0);
    if (busy.length === 0) return { json: found, text: `Nothing was sent in ${minutes} minutes.` };
    const seconds = (ms: number | null): string => (ms === null ? "-" : `${(ms / 1000).toFixed(1)} s`);
    const rows = busy.map(({ at, accepted, delivered, failed, p50Ms, p95Ms }) => [
      new Date(at * 1000).toISOString(),
      ...[accepted, delivered, failed].map(String),
      ...[p50Ms, p95Ms].map(seconds),
    ]);
    return { json: found, text: formatTable([["FROM", "ACCEPTED", "DELIVERED", "FAILED", "P50", "P95"], ...rows]) };
  },
};

const backlog: Command = {
  name: "backlog",
  useCases: [getBacklog],
  usage: "",
  about: "shows what waits for carriers, and how many webhooks were given up",
  options: {},
  async run(_args, perform) {
    const found = await perform(getBacklog, undefined);
    const rows = found.carriers.map(({ name, steps, oldestSeconds }) => [
      ...[name ?? "(none yet)", String(steps), `${Math.round(oldestSeconds)} s`],
    ]);
    const waiting = rows.length === 0 ? "Nothing waits." : formatTable([["CARRIER", "STEPS", "OLDEST"], ...rows]);
    const problem = describeSilent(found.silentCells);
    return { json: found, text: `${waiting}\nWebhooks given up: ${found.deadLetters}.`, problem };
  },
};

const failures: Command = {
  name: "failures",
  useCases: [listFailures],
  usage: "",
  about: "lists accounts whose newest reports fail, by channel, and what the code means",
  details: `Those that fail now come first, then those that did within the last day. The gateways watch only with
FAILURE_WATCH=on.`,
  options: {},
  async run(_args, perform) {
    const found = await perform(listFailures, undefined);
    if (found.length === 0) return { json: found, text: "No account is known to fail." };
    const rows = found.map((one) => [
      ...[one.account, one.channel, one.since, one.ended ?? "-", `${one.percent} % of ${one.reports}`],
      `${one.reportCode} ${one.reportText}: ${one.advice}`,
    ]);
    return { json: found, text: formatTable([["ACCOUNT", "CHANNEL", "SINCE", "ENDED", "FAILED", "CODE"], ...rows]) };
  },
};

export const figuresCommands: readonly Command[] = [traffic, backlog, failures];

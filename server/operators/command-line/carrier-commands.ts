import type { Carrier, CarrierOrder } from "../../../generated/admin/types.ts";
import { listChannelsWithoutCarrier } from "../../carriers/carriers.ts";
import { readCarriersFile } from "../../carriers/configured-carriers.ts";
import { readConfig } from "../../config.ts";
import type { CarrierChoice } from "../../domain/draw-carrier.ts";
import { count } from "../../domain/plural.ts";
import { OperatorError } from "../../errors.ts";
import {
  describeDrain,
  drainCarrier,
  listCarriers,
  pauseCarrier,
  reloadCarriers,
  resetCarrierShares,
  resumeCarrier,
} from "../carriers.ts";
import { getBacklog } from "../figures.ts";
import { type Command, formatTable } from "./command.ts";
import type { CommandArgs } from "./command-args.ts";

/** Workers look every second; a process that is busy may take a little longer. */
const APPLY_WAIT_S = 15;
const DRAIN_WAIT_S = 60;
const MAX_WAIT_S = 86_400;

const waitOption = { wait: { type: "string" } } as const;
const carrierOption = { name: { type: "string" }, ...waitOption } as const;

const readWaitMs = (args: CommandArgs, defaultS: number): number =>
  (args.integer("wait", 0, MAX_WAIT_S) ?? defaultS) * 1000;

const list: Command = {
  name: "carrier list",
  useCases: [listCarriers, getBacklog],
  usage: "",
  about: "lists the carriers of all workers, which are paused, and what waits for them",
  details: `UP is how many of its workers can reach the carrier. With an open circuit breaker a worker sends it nothing but a message now and then, until one is
answered. WAITING has also what waits for its next try there, and NO RECEIPT YET what the carrier has and has not reported. A carrier that no worker has is
paused, or has a backlog, and is in no carriers file. What no worker has chosen a carrier for is told below the list.
Carriers that share a route have a second list: SHARE is what each gets of the messages now, RESTING what the carriers file says.`,
  options: {},
  async run(_args, perform) {
    const carriers = await perform(listCarriers, undefined);
    const backlog = await perform(getBacklog, undefined);
    const unplaced = backlog.carriers.find(({ name }) => name === null)?.steps ?? 0;
    const rest =
      unplaced === 0 ? [] : [`${count(unplaced, "step waits", "steps wait")} for a worker to choose a carrier.`];
    if (carriers.length === 0) return { json: carriers, text: ["No worker runs.", ...rest].join("\n") };
    const rows = carriers.map((carrier) => [
      ...[carrier.name, describeCarrier(carrier)],
      ...[carrier.workers, carrier.up, carrier.underWay, carrier.waiting].map(String),
      carrier.open === null ? "not counted" : String(carrier.open),
    ]);
    const heading = ["CARRIER", "STATE", "WORKERS", "UP", "UNDER WAY", "WAITING", "NO RECEIPT YET"];
    const json = carriers.map(({ pausedAt, ...carrier }) => ({ ...carrier, paused: pausedAt }));
    const idle = carriers.some(({ workers }) => workers > 0) ? [] : ["No worker runs."];
    const text = [formatTable([heading, ...rows]), ...listShares(carriers), ...idle, ...rest].join("\n");
    return { json, text };
  },
};

function listShares(carriers: readonly Carrier[]): string[] {
  const rows = carriers.flatMap(({ name, shares }) =>
    shares.map(({ channel, prefix, share, resting, changedAt, reason }) => [
      ...[prefix === "" ? channel : `${channel} to ${prefix}`, name, `${share} %`, `${resting} %`],
      changedAt === null ? "never changed" : `${changedAt} ${reason}`,
    ]),
  );
  if (rows.length === 0) return [];
  const sorted = rows.toSorted(([one = ""], [other = ""]) => one.localeCompare(other));
  return ["", formatTable([["ROUTE", "CARRIER", "SHARE", "RESTING", "CHANGED"], ...sorted])];
}

function describeCarrier({ state, workers, pausedAt, pausedBy, underWay, failing }: Carrier): string {
  if (state === "missing") return "not in the carriers file";
  const running = workers === 0 ? "no worker" : "running";
  const words = state === "draining" ? `draining: ${underWay} left` : state === "running" ? running : state;
  // What is drained was ordered to be at that time.
  const order = pausedAt === null ? words : `${words}, ordered ${pausedAt} by ${pausedBy}`;
  return failing > 0 ? `${order}, does not answer ${count(failing, "worker")} (breaker open)` : order;
}

/** The carrier: `--name smsc`, or the first argument. */
function readCarrier(args: CommandArgs): string {
  const name = args.text("name") ?? args.positionals[0];
  if (name === undefined || name === "") throw new OperatorError("--name is missing: which carrier?");
  return name;
}

function throwIfSilent({ silent }: CarrierOrder, order: string): void {
  if (silent.length > 0)
    throw new OperatorError(
      `${order}, but ${silent.join(", ")} did not say in time that it follows; it will as soon as it reads the database`,
    );
}

const describeWorkers = (workers: number): string =>
  workers === 0
    ? "and workers that have it will follow when they start; none runs now that could tell whether the name is right"
    : `in ${count(workers, "worker")}`;

const waitHelp = `  --wait SECONDS            how long to wait for the workers (default: ${APPLY_WAIT_S})`;

const pause: Command = {
  name: "carrier pause",
  useCases: [pauseCarrier],
  usage: "NAME [--wait SECONDS]",
  about: "submits nothing new to a carrier, in all workers, until it is resumed",
  details: `  --name NAME               the carrier, in place of the argument
${waitHelp}

Messages whose route has a second carrier go there; all others wait. Receipts are still taken. The pause survives restarts.`,
  options: carrierOption,
  maxPositionals: 1,
  async run(args, perform) {
    const name = readCarrier(args);
    const applied = await perform(pauseCarrier, { carrier: name, waitMs: readWaitMs(args, APPLY_WAIT_S) });
    throwIfSilent(applied, `${name} is to be paused`);
    return {
      json: { name, paused: true, workers: applied.workers },
      text: `${name} is paused, ${describeWorkers(applied.workers)}.`,
    };
  },
};

const resume: Command = {
  name: "carrier resume",
  useCases: [resumeCarrier],
  usage: "NAME [--wait SECONDS]",
  about: "submits to a paused carrier again",
  details: `  --name NAME               the carrier, in place of the argument
${waitHelp}`,
  options: carrierOption,
  maxPositionals: 1,
  async run(args, perform) {
    const name = readCarrier(args);
    const applied = await perform(resumeCarrier, { carrier: name, waitMs: readWaitMs(args, APPLY_WAIT_S) });
    if (!applied.wasPaused) return { json: { name, paused: false }, text: `${name} is not paused.` };
    throwIfSilent(applied, `${name} is to be resumed`);
    const { workers } = applied;
    return { json: { name, paused: false, workers }, text: `${name} is resumed, ${describeWorkers(workers)}.` };
  },
};

const drain: Command = {
  name: "carrier drain",
  useCases: [drainCarrier],
  usage: "NAME [--receipts] [--wait SECONDS]",
  about: "pauses a carrier and waits until nothing is being submitted to it",
  details: `  --name NAME               the carrier, in place of the argument
  --receipts                wait also until the carrier has reported everything that it has
  --wait SECONDS            how long to wait (default: ${DRAIN_WAIT_S})

Nothing is submitted to the carrier until it is resumed, also if the time is over before. Its links stay open, and receipts are taken. After a drain with
--receipts the carrier can be removed from the carriers file without any report being lost.`,
  options: { ...carrierOption, receipts: { type: "boolean" } },
  maxPositionals: 1,
  async run(args, perform) {
    const name = readCarrier(args);
    const receipts = args.flag("receipts") === true;
    const waitMs = readWaitMs(args, DRAIN_WAIT_S);
    const drained = await perform(drainCarrier, { carrier: name, waitMs, receipts });
    const { underWay, open, workers, isDrained } = drained;
    throwIfSilent(drained, `${name} is to be drained`);
    if (!isDrained)
      throw new OperatorError(
        `${name} is ${drained.state === "drained" ? "drained, but not all receipts have come" : "still draining"} after ${waitMs / 1000} s: ${describeDrain(drained)}; fix: run the command again, or carrier resume ${name}`,
      );
    const rest =
      open === 0
        ? ""
        : ` ${open === 1 ? "1 of its messages waits for its receipt" : `${open ?? "An unknown number"} of its messages wait for their receipts`}.`;
    return {
      json: { name, paused: true, workers, underWay, open },
      text: `${name} is drained, ${describeWorkers(workers)}. Nothing is submitted to it until carrier resume ${name}.${rest}`,
    };
  },
};

const resetShares: Command = {
  name: "carrier reset-shares",
  useCases: [resetCarrierShares],
  usage: "NAME",
  about: "gives all routes of a carrier the shares of the carriers file",
  details: `  --name NAME               the carrier, in place of the argument

All carriers of these routes get their resting shares, in all workers, within seconds. If one of them is still bad, shares move again after a while; to keep
messages away from a carrier, pause it.`,
  options: { name: { type: "string" } },
  maxPositionals: 1,
  async run(args, perform) {
    const reset = await perform(resetCarrierShares, { carrier: readCarrier(args) });
    const { carrier, routes } = reset;
    const text =
      routes === 0
        ? `The shares of ${carrier} are those of the carriers file already.`
        : `The shares of ${carrier} are those of the carriers file again, in ${count(routes, "route")}.`;
    return { json: reset, text };
  },
};

const reload: Command = {
  name: "carriers reload",
  useCases: [reloadCarriers],
  usage: "[--wait SECONDS]",
  about: "lets all gateways read their carriers file again",
  details: `${waitHelp}

Each gateway checks its own file. One whose file has faults changes nothing and says which they are. Carriers that are gone
from the file end what is under way, and then their links are closed; changed ones are replaced; all others go on.`,
  options: waitOption,
  async run(args, perform) {
    const answers = await perform(reloadCarriers, { waitMs: readWaitMs(args, APPLY_WAIT_S) });
    if (answers.length === 0) return { json: answers, text: "No gateway runs; the file is read at the next start." };
    const rows = answers.map(({ process, role, detail }) => [process, role, detail]);
    const table = formatTable([["GATEWAY", "ROLE", "RESULT"], ...rows]);
    if (!answers.every(({ isReloaded }) => isReloaded))
      throw new OperatorError(`not all gateways use the new file\n${table}`);
    return { json: answers, text: table };
  },
};

const ONLY_SANDBOX =
  "a route of theirs leads to a simulator, which only accounts in sandbox reach with DATABASE_URL, unless SIMULATOR=on is set.";

const check: Command = {
  name: "carriers check",
  useCases: [],
  usage: "FILE",
  about: "says whether a carriers file can be used, and changes nothing",
  details: `It reads the file as a gateway with CARRIERS_FILE does, with the variables that the file names ($NAME, or the file of NAME_FILE).
It also names channels whose messages would wait because their routes lead to a simulator, by DATABASE_URL and SIMULATOR as this command has them.
No carrier is connected to and no database is needed. The exit code is 1 if the file has faults; each has its line.`,
  options: {},
  maxPositionals: 1,
  async run(args) {
    const [carriersFile] = args.positionals;
    if (carriersFile === undefined) throw new OperatorError("which file? give its name");
    const { variable, simulator: simulatorForAll } = readConfig(process.env);
    const { named, routes, makeRouteTable } = await readCarriersFile({ carriersFile, variable }, { isSetting: false });
    const waiting = listChannelsWithoutCarrier(makeRouteTable({ simulatorForAll }).routes);
    const carriers = named.map(({ name, settings }) => ({ name, adapter: String(settings.adapter) }));
    const rows = routes.map(({ channels, prefix, carriers: choices }) => [
      channels.join(", "),
      prefix === "" ? "every recipient" : `${prefix}…`,
      describeChoices(choices),
    ]);
    return {
      json: { carriers, routes, channelsWithoutCarrier: waiting },
      text: [
        `${carriersFile} can be used.`,
        ...(waiting.length === 0 ? [] : [`But messages of ${waiting.join(", ")} wait: ${ONLY_SANDBOX}`]),
        "",
        formatTable([["CARRIER", "ADAPTER"], ...carriers.map(({ name, adapter }) => [name, adapter])]),
        "",
        formatTable([["CHANNELS", "TO", "CARRIER"], ...rows]),
      ].join("\n"),
    };
  },
};

/** `smsc, then talk`, or `smsc 60 %, talk 40 %`. */
function describeChoices(choices: readonly CarrierChoice[]): string {
  const names = (isWanted: (share: number) => boolean) => choices.filter(({ share }) => isWanted(share));
  const shared = names((share) => share > 0).map(({ name, share }) => (share === 100 ? name : `${name} ${share} %`));
  return [shared.join(", "), ...names((share) => share === 0).map(({ name }) => name)].join(", then ");
}

export const carrierCommands: readonly Command[] = [list, pause, resume, drain, resetShares, reload, check];

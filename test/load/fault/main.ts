import { main, readOptions, untilStopped } from "../../../scripts/cli/main.ts";
import { Progress, writeAbove } from "../../../scripts/project/progress.ts";
import { UsageError } from "../../../scripts/project/usage-error.ts";
import { kinds } from "./kinds/all.ts";
import type { FaultKind } from "./kinds/kind.ts";
import { runFaults } from "./run.ts";

const help = `
npm run test:fault -- [--rounds N | --minutes M] [--seed S] [--kinds A,B] [--keep-going]

Starts a deployment (PostgreSQL, two API processes, two workers, an SMSC, an HTTP provider, a webhook receiver), sends messages,
and breaks something in each round. Then it checks what clients, carriers and probes saw: every accepted message has exactly
one final report, no carrier gets a message twice, a batch of reports stays the same until it is acknowledged, every request is
answered in time, and probes tell the truth. Exit status: 0 if all of that holds, 1 otherwise. The line of a round has the messages that
were sent, requests that were refused or not answered, and the messages that are still open some seconds later.

  --rounds N     the number of rounds (default: ${kinds.length}, each kind once)
  --minutes M    a soak: rounds for so long on one deployment; at the end it says whether memory, connections, open files,
                 event-loop lag and tables stayed flat
  --seed S       a whole number; the same seed gives the same faults (default: from the clock)
  --kinds A,B    only these kinds of faults, in this order (default: all of them, in an order by chance)
  --keep-going   go on after a round that failed
  --help         print this text

Kinds:
${kinds.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join("\n")}
`;

const STOPPED = 2;

await main(async () => {
  const { values } = readOptions({
    name: "test:fault",
    help,
    options: {
      rounds: { type: "string" },
      minutes: { type: "string" },
      seed: { type: "string" },
      kinds: { type: "string" },
      "keep-going": { type: "boolean", default: false },
    },
  });
  const chosen = values.kinds?.split(",").map(findKind);
  const minutes = wholeNumber("minutes", values.minutes);
  const allRounds = minutes === undefined ? (chosen ?? kinds).length : Number.POSITIVE_INFINITY;
  // The exit stops everything that was started. Not only signals: npm may be killed.
  void untilStopped().then(() => process.exit(STOPPED));
  const rounds = wholeNumber("rounds", values.rounds) ?? allRounds;
  const end = minutes === undefined ? { unit: "rounds", total: rounds } : { total: minutes * 60 };
  const progress = new Progress({ name: "fault", ...end });
  const status = await runFaults({
    rounds,
    minutes,
    seed: wholeNumber("seed", values.seed) ?? Date.now() % 1_000_000,
    kinds: chosen ?? kinds,
    isInOrder: chosen !== undefined,
    isKeptGoing: values["keep-going"],
    write: (text) => writeAbove(text),
    onRound: (done) => progress.update(done),
  }).finally(() => progress.stop());
  // Connections that fetch keeps open would hold the process for a while.
  process.exit(status);
});

function findKind(name: string): FaultKind {
  const found = kinds.find((kind) => kind.name === name);
  if (found === undefined) throw new UsageError(`test:fault: unknown kind "${name}"; --help lists the kinds`);
  return found;
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[0-9]{1,9}$/.test(text)) throw new UsageError(`test:fault: --${name} must be a whole number, not "${text}"`);
  return Number(text);
}

import { main, readOptions, untilStopped } from "../../../scripts/cli/main.ts";
import { Progress, writeAbove } from "../../../scripts/project/progress.ts";
import { UsageError } from "../../../scripts/project/usage-error.ts";

// Accounts can move only where there are two cells. It is read when the modules of the deployment are loaded.
process.env.CELLS ??= "2";
const { listCases, points } = await import("./points.ts");
const { faults } = await import("./scene.ts");
const { walk } = await import("./run.ts");

const help = `
npm run test:crash -- [--point A,B] [--fault A,B] [--when before|after] [--workers 1|2] [--rounds N] [--seed S] [--keep-going]

Starts a deployment as test:fault does, and stops one of its processes right before or right after a change of the outside world: at
a crash point. There it meets one of the faults below. Then the history is checked as in test:fault: no message is lost, doubled or
stuck. Exit status: 0 if all of that holds, 1 otherwise. The line of a case has the same figures as a round of test:fault.

  --point A,B    only these points (default: all of them)
  --fault A,B    only these faults (default: all of them)
  --when W       before or after (default: both)
  --workers N    with one worker or with two (default: both)
  --rounds N     how often all of that is walked through (default: 1)
  --seed S       a whole number; the same seed gives the same messages and choices (default: from the clock)
  --keep-going   go on after a case that failed
  --help         print this text

Faults:
${Object.entries(faults)
  .map(([name, about]) => `  ${name.padEnd(6)} ${about}`)
  .join("\n")}

Points (server/crash-points.ts says what has changed at each):
${points.map((point) => `  ${point}`).join("\n")}
`;

const STOPPED = 2;

await main(async () => {
  const { values } = readOptions({
    name: "test:crash",
    help,
    options: {
      point: { type: "string" },
      fault: { type: "string" },
      when: { type: "string" },
      workers: { type: "string" },
      rounds: { type: "string" },
      seed: { type: "string" },
      "keep-going": { type: "boolean", default: false },
    },
  });
  const chosen = {
    points: choose("point", values.point, points),
    faults: choose("fault", values.fault, Object.keys(faults) as (keyof typeof faults)[]),
    whens: choose("when", values.when, ["before", "after"] as const),
    workers: choose("workers", values.workers, ["1", "2"] as const).map(Number),
  };
  const cases = listCases(chosen);
  if (cases.length === 0)
    throw new UsageError(
      "test:crash: no case is left; a nap takes two workers and a point that workers reach; fix: --workers 2 and another --point, or another --fault",
    );
  // The exit stops everything that was started. Not only signals: npm may be killed.
  void untilStopped().then(() => process.exit(STOPPED));
  const rounds = wholeNumber("rounds", values.rounds) ?? 1;
  const progress = new Progress({ name: "crash", unit: "cases", total: cases.length * rounds });
  const status = await walk({
    ...{ cases, rounds, seed: wholeNumber("seed", values.seed) ?? Date.now() % 1_000_000 },
    isKeptGoing: values["keep-going"],
    write: (text) => writeAbove(text),
    onCase: (done) => progress.update(done),
  }).finally(() => progress.stop());
  // Connections that fetch keeps open would hold the process for a while.
  process.exit(status);
});

function choose<Name extends string>(option: string, text: string | undefined, all: readonly Name[]): readonly Name[] {
  if (text === undefined) return all;
  return text.split(",").map((name) => {
    const found = all.find((one) => one === name);
    if (found === undefined) throw new UsageError(`test:crash: unknown --${option} "${name}"; --help lists them`);
    return found;
  });
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[0-9]{1,9}$/.test(text)) throw new UsageError(`test:crash: --${name} must be a whole number, not "${text}"`);
  return Number(text);
}

import { main } from "../../scripts/command/main.ts";
import { readOptions, UsageError } from "../../scripts/command/options.ts";
import { faults } from "./faults/all.ts";
import { run } from "./run.ts";

const help = `
npm run test:mutation -- [NAME …] [--only NAME …] [--list]

Can the checks fail? Puts deliberate faults into a copy of the project, one at a time, and runs for each the part of npm test
that must catch it: first without the fault, where it must pass, then with it, where it must fail and say why. Prints
which fault was caught by what, and the score. Exit 1 if a fault survived or could not be judged; a check that hangs has
caught nothing.

  NAME, --only NAME   these faults only
  --list              the faults, what each would do to a user, and what must catch it
  --help              this text

The copy lies in .data/ and is removed at the end. With DATABASE_URL the tests use that server, as they do in npm test.
`;

await main(async () => {
  const { values, positionals } = readOptions({
    name: "test:mutation",
    help,
    options: { only: { type: "string", multiple: true }, list: { type: "boolean" } },
    maxPositionals: Number.POSITIVE_INFINITY,
  });
  const named = [...(values.only ?? []), ...positionals];
  const unknown = named.find((name) => !faults.some((fault) => fault.name === name));
  if (unknown !== undefined)
    throw new UsageError(`test:mutation: there is no fault "${unknown}"; --list shows them all`);
  const chosen = named.length === 0 ? faults : faults.filter(({ name }) => named.includes(name));
  if (!values.list) return run(chosen, (text) => process.stdout.write(text));
  for (const { name, harm, file, caughtBy } of chosen)
    process.stdout.write(`${name}\n  ${harm}\n  in ${file}, caught by ${caughtBy.stage}\n`);
  return 0;
});

import { main, readOptions } from "../../../scripts/cli/main.ts";
import { UsageError } from "../../../scripts/project/usage-error.ts";
import { faults } from "./faults/all.ts";
import { run } from "./run.ts";

const help = `
npm run test:mutation -- [NAME …] [--only NAME …] [--list]

Tests whether the checks of npm test can fail. Puts faults into a copy of the project, one at a time, and runs the check
that must catch the fault: first without the fault, when it must pass, then with it, when it must fail with the expected
message. Prints which check caught which fault, and the score. Exit status: 0 if all faults were caught, 1 otherwise. A
check that hangs has not caught the fault.

  NAME, --only NAME   only these faults
  --list              list the faults, their effect on users, and the checks that must catch them
  --help              print this text

The copy is in .data/ and is removed at the end. With DATABASE_URL the tests use that server, as in npm test.
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
  if (unknown !== undefined) throw new UsageError(`test:mutation: unknown fault "${unknown}"; --list lists the faults`);
  const chosen = named.length === 0 ? faults : faults.filter(({ name }) => named.includes(name));
  if (!values.list) return run(chosen, (text) => process.stdout.write(text));
  for (const { name, harm, file, caughtBy } of chosen)
    process.stdout.write(`${name}\n  ${harm}\n  in ${file}, caught by ${caughtBy.stage}\n`);
  return 0;
});

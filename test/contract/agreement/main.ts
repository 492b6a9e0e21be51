import { main, readOptions } from "../../../scripts/cli/main.ts";
import { runNode } from "../../../scripts/project/run-program.ts";
import { findProgram } from "../../../scripts/project/toolkit.ts";
import { UsageError } from "../../../scripts/project/usage-error.ts";

const help = `
npm run test:agreement -- [options]

Holds the generated validators (both tiers), an independent validator (@hyperjump/json-schema) and Prism against each other, on
values that are made from the document's schemas and then broken keyword by keyword. \`npm test\` does so with a fixed seed
and few values; a longer run with other values:

  --runs N     values for each schema (default: 100)
  --seed S     another seed, other values (default: the time)
  --help       this text
`;

await main(async () => {
  const { values } = readOptions({
    name: "test:agreement",
    help,
    options: {
      runs: { type: "string", default: "100" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
    },
  });
  for (const [name, text] of Object.entries(values))
    if (!/^\d+$/.test(text)) throw new UsageError(`test:agreement: --${name} must be a whole number`);
  process.stdout.write(`test:agreement: seed ${values.seed}, ${values.runs} values for each schema\n`);
  const result = await runNode(
    [
      findProgram("vitest", "vitest"),
      "run",
      "--project",
      "contract",
      "test/contract/agreement",
      "--testTimeout=600000",
    ],
    { output: "show", env: { AGREEMENT_RUNS: values.runs, AGREEMENT_SEED: values.seed } },
  );
  return result.status;
});

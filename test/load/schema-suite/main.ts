import { rmSync } from "node:fs";
import { join } from "node:path";
import { main, readOptions } from "../../../scripts/cli/main.ts";
import { UsageError } from "../../../scripts/project/usage-error.ts";
import { dataFolder } from "../../rig/own-project.ts";
import { judgeAll } from "./judge.ts";
import { readSuite, testsFolder } from "./read-suite.ts";
import { report } from "./report.ts";

const help = `
npm run test:schema-suite -- DIR

Runs the official JSON Schema Test Suite (github.com/json-schema-org/JSON-Schema-Test-Suite; draft 2020-12, the required
part) through the generator's own path: each schema is a file beside an OpenAPI document, is bundled, read and made into
validators, and both tiers, yes or no and \`explain\`, are asked about each value. What is not supported is listed by name
in test/load/schema-suite/not-supported.ts; anything else that goes wrong, or a listed entry that has come right, fails.

DIR is a copy of the suite, or its folder tests/draft2020-12.

  --help      this text
`;

await main(async () => {
  const { positionals } = readOptions({ name: "test:schema-suite", help, options: {}, maxPositionals: 1 });
  const [named] = positionals;
  if (named === undefined) throw new UsageError("test:schema-suite: name the suite's folder; --help shows how");
  const tests = testsFolder(named);
  if (tests === undefined) throw new UsageError(`test:schema-suite: ${named} holds no tests of draft 2020-12`);
  const folder = join(dataFolder, "test", `schema-suite-${process.pid}`);
  try {
    const { text, passed } = report(await judgeAll(readSuite(tests), folder));
    process.stdout.write(text);
    return passed ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

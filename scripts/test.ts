import { existsSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "./command/child.ts";
import { main } from "./command/main.ts";
import { readOptions, UsageError } from "./command/options.ts";
import { installed, root } from "./command/project.ts";
import { runStages, type Stage } from "./stages/run-stages.ts";

/** A room that is empty so far is not there in a fresh clone. */
const rooms = ["spec", "generated", "server", "client", "scripts", "test"];

const exerciseOfServer = "test/contract/real.test.ts";

/** Longest first, so that the last to end is not a long one that began late. */
const commands: Readonly<Record<string, readonly string[]>> = {
  unit: [installed("vitest/vitest.mjs"), "run", "--project", "unit"],
  e2e: [installed("vitest/vitest.mjs"), "run", "--project", "e2e"],
  client: [installed("vitest/vitest.mjs"), "run", "--project", "client"],
  // The contract's exercise of the server and of the mock side by side: each takes a core.
  "contract:server": [installed("vitest/vitest.mjs"), "run", "--project", "contract", exerciseOfServer],
  contract: [installed("vitest/vitest.mjs"), "run", "--project", "contract", "--exclude", exerciseOfServer],
  fuzz: ["test/fuzz/main.ts", "--seconds", "15", "--seed", "1"],
  "generate:check": ["scripts/generate.ts", "--check"],
  lint: ["scripts/lint.ts"],
  diff: ["scripts/diff.ts"],
  types: [installed("typescript-native/bin/tsc"), "--project", "tsconfig.json"],
  deps: [
    installed("dependency-cruiser/bin/dependency-cruiser.mjs"),
    ...["--config", ".dependency-cruiser.mjs"],
    ...rooms.filter((room) => existsSync(join(root, room))),
  ],
};

const names = Object.keys(commands);

const help = `
npm test [-- STAGE …]

Runs the stages ${names.join(", ")}; two at a time. A failing stage shows all that it printed.

  npm test -- types unit    these stages only
  npm test -- --help        this text
`;

await main(async () => {
  const { positionals } = readOptions({ name: "test", help, options: {}, words: Number.POSITIVE_INFINITY });
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`test: there is no stage "${unknown}"; there are ${names.join(", ")}`);
  const chosen = positionals.length === 0 ? names : names.filter((name) => positionals.includes(name));
  const { failed } = await runStages(chosen.map(stageOf), 2, (text) => process.stdout.write(text));
  return failed === 0 ? 0 : 1;
});

function stageOf(name: string): Stage {
  return { name, run: () => runNode(commands[name] ?? [], { env: { NO_COLOR: "1" } }) };
}

import { runNode } from "./command/child.ts";
import { main } from "./command/main.ts";
import { readOptions, UsageError } from "./command/options.ts";
import { isStage, type StageName, stageCommands, stageNames } from "./stages/commands.ts";
import { runStages, type Stage } from "./stages/run-stages.ts";

const help = `
npm test [-- STAGE …]

Runs the stages ${stageNames.join(", ")}; two at a time. A failing stage shows all that it printed.

  npm test -- types unit    these stages only
  npm test -- --help        this text
`;

await main(async () => {
  const { positionals } = readOptions({ name: "test", help, options: {}, words: Number.POSITIVE_INFINITY });
  const unknown = positionals.find((name) => !isStage(name));
  if (unknown !== undefined)
    throw new UsageError(`test: there is no stage "${unknown}"; there are ${stageNames.join(", ")}`);
  const chosen = positionals.length === 0 ? stageNames : stageNames.filter((name) => positionals.includes(name));
  const { failed } = await runStages(chosen.map(stageOf), 2, (text) => process.stdout.write(text));
  return failed === 0 ? 0 : 1;
});

function stageOf(name: StageName): Stage {
  return { name, run: () => runNode(stageCommands[name], { env: { NO_COLOR: "1" } }) };
}

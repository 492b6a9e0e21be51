import { main, readOptions, UsageError } from "../../scripts/command/main.ts";
import { runNode } from "../../scripts/command/run-program.ts";
import { root } from "../own-project.ts";
import { isStage, type StageName, stageCommands, stageNames } from "./commands.ts";
import { runStages, type Stage } from "./run-stages.ts";

const help = `
npm test [-- STAGE …]

Runs the stages ${stageNames.join(", ")}, two at a time. The output of a stage is printed only if it fails.

  npm test -- types unit    run only these stages
  npm test -- --help        print this text
`;

await main(async () => {
  const { positionals } = readOptions({ name: "test", help, options: {}, maxPositionals: Number.POSITIVE_INFINITY });
  const unknown = positionals.find((name) => !isStage(name));
  if (unknown !== undefined)
    throw new UsageError(`test: unknown stage "${unknown}"; fix: use ${stageNames.join(", ")}`);
  const chosen = positionals.length === 0 ? stageNames : stageNames.filter((name) => positionals.includes(name));
  const { failed } = await runStages(chosen.map(toStage), 2, (text) => process.stdout.write(text));
  return failed === 0 ? 0 : 1;
});

function toStage(name: StageName): Stage {
  return { name, run: () => runNode(stageCommands[name], { folder: root, env: { NO_COLOR: "1" } }) };
}

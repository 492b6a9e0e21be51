import { main, readOptions } from "../../scripts/cli/main.ts";
import { runNode } from "../../scripts/project/run-program.ts";
import { UsageError } from "../../scripts/project/usage-error.ts";
import { root } from "../rig/own-project.ts";
import {
  isAlone,
  isStage,
  longStageNames,
  type StageName,
  shortStageNames,
  stageCommands,
  stageNames,
} from "./commands.ts";
import { runStages, type Stage } from "./run-stages.ts";

const help = `
npm test [-- STAGE …]

Runs the stages ${shortStageNames.join(", ")}: two at a time, and those with tests alone. The output of a check is printed only if it fails.

  npm test -- types lint      run only these stages
  npm test -- packages        run one of the longer stages: ${longStageNames.join(", ")}
  npm run test:long           run all longer stages
  npm run test:all            run everything
  npm test -- --help          print this text
`;

await main(async () => {
  const { positionals, values } = readOptions({
    name: "test",
    help,
    options: { all: { type: "boolean" }, long: { type: "boolean" } },
    maxPositionals: Number.POSITIVE_INFINITY,
  });
  const unknown = positionals.find((name) => !isStage(name));
  if (unknown !== undefined)
    throw new UsageError(`test: unknown stage "${unknown}"; fix: use ${stageNames.join(", ")}`);
  const meant = values.all ? stageNames : values.long ? longStageNames : shortStageNames;
  const chosen = positionals.length === 0 ? meant : stageNames.filter((name) => positionals.includes(name));
  const { failed } = await runStages(chosen.map(toStage), 2, (text) => process.stdout.write(text));
  return failed === 0 ? 0 : 1;
});

function toStage(name: StageName): Stage {
  const alone = isAlone(name);
  const output = alone ? "show" : "keep";
  return { name, alone, run: () => runNode(stageCommands[name], { folder: root, output, env: { NO_COLOR: "1" } }) };
}

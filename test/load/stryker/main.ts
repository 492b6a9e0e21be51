import { join } from "node:path";
import { main } from "../../../scripts/cli/main.ts";
import { runNode } from "../../../scripts/project/run-program.ts";
import { installTools } from "../../rig/install-tools.ts";
import { root } from "../../rig/own-project.ts";

const help = `
npm run test:stryker [-- OPTION …]

Changes the code of the rooms that only compute, bit by bit, and lists the changes that no test notices. StrykerJS is installed beside this
program when it first runs. All options are StrykerJS's own, among them:

  --mutate server/domain/breaker.ts   only this file
  --ignoreStatic                      leave out what runs when a module is loaded
  --help                              print this text
`;

const folder = import.meta.dirname;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    process.stdout.write(`${help.trim()}\n`);
    return 0;
  }
  installTools(folder);
  const stryker = join(folder, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const config = "test/load/stryker/stryker.config.js";
  const { status } = await runNode([stryker, "run", config, ...args], { folder: root, output: "show" });
  return status;
});

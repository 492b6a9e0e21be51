import { dirname } from "node:path";
import { type Command, readOptions, untilStopped } from "../command/main.ts";
import { loadProject } from "../command/project.ts";
import { painter } from "../command/text.ts";
import { getStages, runChain } from "../dev/run-chain.ts";
import { watchFolder } from "../dev/watch-folder.ts";

const help = `
contract dev [options]

Watches spec/. After each save it runs lint, generate and types, and prints the time of each and what changed in the
contract. If a stage fails, the later stages are skipped until the next save. Ctrl-C stops it.

  --once          run the stages once and exit with their status
  --help          print this text
`;

export const dev: Command = {
  name: "dev",
  async run(args) {
    const { values } = readOptions({ name: "dev", help, options: { once: { type: "boolean" } } }, args);
    const project = await loadProject();
    const paint = painter(process.stdout);
    const write = (text: string): void => void process.stdout.write(text);
    const passed = await runChain(getStages(project), project, write, paint);
    if (values.once) return passed ? 0 : 1;
    const watcher = watchFolder(dirname(project.spec), async (files) => {
      write(`\n${paint("bold", new Date().toTimeString().slice(0, 8))}  saved ${files.join(", ")}\n`);
      await runChain(getStages(project), project, write, paint);
    });
    write("dev: watching spec/ (Ctrl-C stops it)\n");
    await untilStopped();
    watcher.close();
    return 0;
  },
};

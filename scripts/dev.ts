import { join } from "node:path";
import { painter } from "./command/colour.ts";
import { main } from "./command/main.ts";
import { readOptions } from "./command/options.ts";
import { root } from "./command/project.ts";
import { untilStopped } from "./command/until-stopped.ts";
import { runChain, stages } from "./dev/chain.ts";
import { watchFolder } from "./dev/watch-folder.ts";

const help = `
npm run dev -- [options]

Watches spec/. Each save runs lint → generate → types, says how long each took and what changed in the contract.
A stage that fails ends the chain for that save; the watch goes on. Ctrl-C ends it.

  --once          run the chain once and exit with its status
  --help          this text
`;

await main(async () => {
  const { values } = readOptions({ name: "dev", help, options: { once: { type: "boolean" } } });
  const paint = painter(process.stdout);
  const write = (text: string): void => {
    process.stdout.write(text);
  };
  const passed = await runChain(stages, write, paint);
  if (values.once) return passed ? 0 : 1;
  const watcher = watchFolder(join(root, "spec"), async (files) => {
    write(`\n${paint("bold", new Date().toTimeString().slice(0, 8))}  saved ${files.join(", ")}\n`);
    await runChain(stages, write, paint);
  });
  write("dev: watching spec/ (Ctrl-C ends it)\n");
  await untilStopped();
  watcher.close();
  return 0;
});

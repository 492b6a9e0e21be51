import { join } from "node:path";
import { main, readOptions, untilStopped } from "./command/main.ts";
import { root } from "./command/project.ts";
import { painter } from "./command/text.ts";
import { runChain, stages } from "./dev/run-chain.ts";
import { watchFolder } from "./dev/watch-folder.ts";

const help = `
npm run dev -- [options]

Watches spec/. After each save it runs lint, generate and types, and prints the time of each and what changed in the
contract. If a stage fails, the later stages are skipped until the next save. Ctrl-C stops it.

  --once          run the stages once and exit with their status
  --help          print this text
`;

await main(async () => {
  const { values } = readOptions({ name: "dev", help, options: { once: { type: "boolean" } } });
  const paint = painter(process.stdout);
  const write = (text: string): void => void process.stdout.write(text);
  const passed = await runChain(stages, write, paint);
  if (values.once) return passed ? 0 : 1;
  const watcher = watchFolder(join(root, "spec"), async (files) => {
    write(`\n${paint("bold", new Date().toTimeString().slice(0, 8))}  saved ${files.join(", ")}\n`);
    await runChain(stages, write, paint);
  });
  write("dev: watching spec/ (Ctrl-C stops it)\n");
  await untilStopped();
  watcher.close();
  return 0;
});

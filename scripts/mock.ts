import { resolve } from "node:path";
import { painter } from "./command/colour.ts";
import { main } from "./command/main.ts";
import { readOptions, UsageError } from "./command/options.ts";
import { ownDocument, shown } from "./command/project.ts";
import { untilStopped } from "./command/until-stopped.ts";
import { startMock } from "./mock/prism.ts";

const help = `
npm run mock -- [options]

Runs a mock server (Prism) on the bundled document: it checks every request against the contract and answers with
the contract's examples. "Prefer: code=404" or "Prefer: example=NAME" picks the answer. Ctrl-C stops it.

  --port PORT     the port to listen on (default: 4010)
  --spec FILE     another bundled document (default: generated/openapi.json)
  --help          this text
`;

await main(async () => {
  const { values } = readOptions({
    name: "mock",
    help,
    options: { spec: { type: "string" }, port: { type: "string", default: "4010" } },
  });
  const port = portOf(values.port);
  const spec = values.spec === undefined ? ownDocument : resolve(values.spec);
  const paint = painter(process.stdout);
  const mock = await startMock({
    spec,
    port,
    onLine: (line) => {
      if (/HTTP SERVER|NEGOTIATOR|VALIDATOR/.test(line)) process.stdout.write(`${paint("dim", line)}\n`);
    },
    onRestart: () => process.stdout.write(`${paint("yellow", "mock: Prism ended; starting it again")}\n`),
  });
  process.stdout.write(`mock: ${paint("bold", mock.url)} answers for ${shown(spec)} (Ctrl-C stops it)\n`);
  await untilStopped();
  await mock.stop();
  return 0;
});

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError(`mock: "${text}" is not a port`);
  return port;
}

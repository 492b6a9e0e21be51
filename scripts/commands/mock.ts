import { resolve } from "node:path";
import { type Command, readOptions, UsageError, untilStopped } from "../command/main.ts";
import { loadProject, shown } from "../command/project.ts";
import { painter } from "../command/text.ts";
import { startMock } from "../mock/start-mock.ts";

const help = `
contract mock [options]

Runs a mock server (Prism) for the bundled document. It checks each request against the contract and answers with the
contract's examples. The request header "Prefer: code=404" or "Prefer: example=NAME" selects the response. Ctrl-C stops it.

  --port PORT     the port to listen on (default: 4010)
  --spec FILE     another bundled document (default: openapi.json in the folder of the generated code)
  --help          print this text
`;

export const mock: Command = {
  name: "mock",
  async run(args) {
    const { values } = readOptions(
      { name: "mock", help, options: { spec: { type: "string" }, port: { type: "string", default: "4010" } } },
      args,
    );
    const port = parsePort(values.port);
    const spec = values.spec === undefined ? (await loadProject()).document : resolve(values.spec);
    const paint = painter(process.stdout);
    const prism = await startMock({
      spec,
      port,
      onLine: (line) => {
        if (/HTTP SERVER|NEGOTIATOR|VALIDATOR/.test(line)) process.stdout.write(`${paint("dim", line)}\n`);
      },
      onRestart: () => process.stdout.write(`${paint("yellow", "mock: Prism ended and is restarted")}\n`),
    });
    process.stdout.write(`mock: ${paint("bold", prism.url)} answers for ${shown(spec)} (Ctrl-C stops it)\n`);
    await untilStopped();
    await prism.stop();
    return 0;
  },
};

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`mock: "${text}" is not a port; fix: use a number from 1 to 65535`);
  return port;
}

import { loadBundle } from "../../document/bundle.ts";
import { printWarnings } from "../../document/print-warnings.ts";
import { startMockServer } from "../../mock/mock-server.ts";
import { loadProject, shown } from "../../project/project.ts";
import { painter } from "../../project/text.ts";
import { UsageError } from "../../project/usage-error.ts";
import { type Command, readOptions, untilStopped } from "../main.ts";

const help = `
contract mock [options]

Runs a mock server for the document. A request that breaks the contract is refused as the real server would refuse it,
with the keywords of the plug-in. Any other is answered by Prism with the contract's examples. The request header
"Prefer: code=404" or "Prefer: example=NAME" selects the response. Ctrl-C stops it.

  --port PORT     the port to listen on (default: 4010)
  --spec FILE     another document (default: that of contract.config.ts, or spec/openapi.yaml)
  --plugin FILE   the plug-in of that document
  --help          print this text
`;

export const mock: Command = {
  name: "mock",
  async run(args) {
    const { values } = readOptions(
      {
        name: "mock",
        help,
        options: {
          spec: { type: "string" },
          plugin: { type: "string" },
          port: { type: "string", default: "4010" },
        },
      },
      args,
    );
    const port = parsePort(values.port);
    const { spec, plugin, refFolders, config } = await loadProject(values);
    const paint = painter(process.stdout);
    const bundle = await loadBundle(spec, plugin, refFolders);
    const server = await startMockServer({
      bundle,
      ...(config.mock && { hooks: config.mock }),
      port,
      onLine: (line) => {
        if (/HTTP SERVER|NEGOTIATOR|VALIDATOR/.test(line)) process.stdout.write(`${paint("dim", line)}\n`);
      },
      onRestart: () => process.stdout.write(`${paint("yellow", "mock: Prism ended and is restarted")}\n`),
    });
    printWarnings(bundle.slips);
    process.stdout.write(`mock: ${paint("bold", server.url)} answers for ${shown(spec)} (Ctrl-C stops it)\n`);
    await untilStopped();
    await server.stop();
    return 0;
  },
};

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`mock: "${text}" is not a port; fix: use a number from 1 to 65535`);
  return port;
}

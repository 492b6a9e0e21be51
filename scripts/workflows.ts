import { basename } from "node:path";
import { main } from "./command/main.ts";
import { readOptions, UsageError } from "./command/options.ts";
import { ownSpec } from "./command/project.ts";
import { runWorkflows } from "./workflows/run-workflows.ts";
import { workflowFiles } from "./workflows/workflow-files.ts";

const help = `
npm run workflows -- [WORKFLOW …] --password TEXT [options]

Runs the workflows of spec/workflows (Arazzo) against a gateway that is running, for example one that npm start started:
real messages, to a recipient for whom the simulator answers. Every answer is held against the contract as well.

  WORKFLOW          only these, by the name of the file without its ending (default: all but token-renewal, which waits
                    for a token to expire: for a gateway with a TOKEN_TTL_S of a few seconds)
  --url URL         where the gateway is (default: http://localhost:8080)
  --id ID           the account (default: demo)
  --password TEXT   its password; npm start shows that of demo (default: what CLIENT_PASSWORD holds)
  --from NUMBER     a sender number that is registered for the account (default: that of the demo account)
  --help            this text

Exit status: 0 when every step passed, 1 otherwise.
`;

const ENDING = ".arazzo.yaml";
/** Needs a gateway of its own kind. */
const ONLY_WHEN_ASKED = ["token-renewal"];

await main(async () => {
  const { values, positionals } = readOptions({
    name: "workflows",
    help,
    options: {
      url: { type: "string", default: "http://localhost:8080" },
      id: { type: "string", default: "demo" },
      password: { type: "string" },
      from: { type: "string" },
    },
    words: Number.POSITIVE_INFINITY,
  });
  const clientPassword = values.password ?? process.env.CLIENT_PASSWORD;
  if (clientPassword === undefined) throw new UsageError("workflows: give --password; npm start shows that of demo");
  if (!URL.canParse(values.url)) throw new UsageError(`workflows: "${values.url}" is no address`);
  const { output, status, steps, milliseconds } = await runWorkflows({
    files: await chosenFiles(positionals),
    url: values.url.replace(/\/+$/, ""),
    source: "gateway",
    inputs: { clientId: values.id, clientPassword, ...(values.from !== undefined && { from: values.from }) },
  });
  process.stdout.write(
    `${withoutFile(output).trim()}\nworkflows: ${steps.passed} steps passed, ${steps.failed} failed, ${milliseconds} ms\n`,
  );
  return status;
});

async function chosenFiles(names: readonly string[]): Promise<string[]> {
  const all = new Map((await workflowFiles(ownSpec)).map((file) => [basename(file, ENDING), file]));
  const unknown = names.find((name) => !all.has(name));
  if (unknown !== undefined)
    throw new UsageError(`workflows: there is no "${unknown}"; there are ${[...all.keys()].join(", ")}`);
  const chosen = names.length > 0 ? names : [...all.keys()].filter((name) => !ONLY_WHEN_ASKED.includes(name));
  return chosen.flatMap((name) => all.get(name) ?? []);
}

/** The file of its figures is read and gone by now. */
function withoutFile(output: string): string {
  return output.replace(/^ *JSON logs saved in .*\n?/m, "");
}

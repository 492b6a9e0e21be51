import { basename } from "node:path";
import { main, readOptions, UsageError } from "./command/main.ts";
import { ownSpec } from "./command/project.ts";
import { readSecret } from "./command/read-secret.ts";
import { findWorkflowFiles, runWorkflows } from "./workflows/run-workflows.ts";

const help = `
npm run workflows -- [WORKFLOW …] --password-file FILE [options]

Runs the workflows of spec/workflows (Arazzo) against a running gateway, for example one started with npm start. They send
real messages to a recipient that the simulator handles. Each response is also checked against the contract.

  WORKFLOW          the workflows to run: file names without .arazzo.yaml (default: all except token-renewal, which waits
                    until a token expires and needs a gateway with a TOKEN_TTL_S of a few seconds)
  --url URL         the address of the gateway (default: http://localhost:8080)
  --id ID           the account (default: demo)
  --password-file FILE
                    a file with its password, or - for standard input (default: the value of CLIENT_PASSWORD). npm start
                    tells where the password of demo is
  --password TEXT   the password itself, which the list of processes shows to every user of the machine
  --from NUMBER     a sender number that is registered for the account (default: that of the demo account)
  --help            print this text

Exit status: 0 if all steps passed, 1 otherwise.
`;

const ENDING = ".arazzo.yaml";
/** Workflows that need a gateway with special settings. */
const ONLY_IF_NAMED = ["token-renewal"];

await main(async () => {
  const { values, positionals } = readOptions({
    name: "workflows",
    help,
    options: {
      url: { type: "string", default: "http://localhost:8080" },
      id: { type: "string", default: "demo" },
      password: { type: "string" },
      "password-file": { type: "string" },
      from: { type: "string" },
    },
    maxPositionals: Number.POSITIVE_INFINITY,
  });
  const file = values["password-file"];
  if (file !== undefined && values.password !== undefined)
    throw new UsageError("workflows: --password and --password-file are both given; fix: leave one out");
  const clientPassword =
    file === undefined ? (values.password ?? process.env.CLIENT_PASSWORD) : readSecret("workflows", file);
  if (clientPassword === undefined)
    throw new UsageError(
      "workflows: the password is missing; fix: add --password-file (npm start tells where the password of demo is)",
    );
  if (!URL.canParse(values.url)) throw new UsageError(`workflows: "${values.url}" is not a URL`);
  const { output, status, steps, milliseconds } = await runWorkflows({
    files: await selectFiles(positionals),
    url: values.url.replace(/\/+$/, ""),
    source: "gateway",
    inputs: { clientId: values.id, clientPassword, ...(values.from !== undefined && { from: values.from }) },
  });
  process.stdout.write(
    `${removeReportLine(output).trim()}\nworkflows: ${steps.passed} steps passed, ${steps.failed} failed, ${milliseconds} ms\n`,
  );
  return status;
});

async function selectFiles(names: readonly string[]): Promise<string[]> {
  const all = new Map((await findWorkflowFiles(ownSpec)).map((file) => [basename(file, ENDING), file]));
  const unknown = names.find((name) => !all.has(name));
  if (unknown !== undefined)
    throw new UsageError(`workflows: unknown workflow "${unknown}"; fix: use one of ${[...all.keys()].join(", ")}`);
  const chosen = names.length > 0 ? names : [...all.keys()].filter((name) => !ONLY_IF_NAMED.includes(name));
  return chosen.flatMap((name) => all.get(name) ?? []);
}

/** Removes the line about the report file, which is already deleted. */
function removeReportLine(output: string): string {
  return output.replace(/^ *JSON logs saved in .*\n?/m, "");
}

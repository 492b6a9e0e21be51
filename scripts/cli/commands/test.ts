import { loadBundle } from "../../document/bundle.ts";
import { getFreePort } from "../../mock/free-port.ts";
import { startMockServer } from "../../mock/mock-server.ts";
import { getBasePath } from "../../model/servers.ts";
import { documentedOperations } from "../../probe/contract/operations.ts";
import { type OperationResult, sumUp } from "../../probe/report/result.ts";
import { formatResult } from "../../probe/report/test-report.ts";
import { type ExerciseOptions, prepareExercise } from "../../probe/run/exercise.ts";
import { checkOperations, parseHeader, projectExercise } from "../../probe/run/project-exercise.ts";
import { Recorder } from "../../probe/wire/recorder.ts";
import { loadProject, type Project } from "../../project/project.ts";
import { formatServerLog } from "../../project/server-log.ts";
import { type StartedServer, startIfNeeded } from "../../project/start-server.ts";
import { painter } from "../../project/text.ts";
import { UsageError } from "../../project/usage-error.ts";
import { type Command, readOptions } from "../main.ts";

const help = `
contract test [options]

Holds a server to the document. Sends every example, valid requests that are made from the schemas, and requests that break each
rule once; checks the status, headers, media type and body of every answer; and lists what could not be reached, with the
reason. An operation that answers 501 is listed as not yet written. Settings: url, start, authenticate and test in contract.config.ts.

  --url URL              the server to test, which must be running; without it the server of the configuration is started
  --header "Name: value" a header of every request; may be repeated
  --operation ID         only this operation; may be repeated
  --skip ID              all but this operation; may be repeated
  --prism                test the server of contract mock, which answers with the document's examples, instead of your own
  --record FILE          write all requests and answers as JSON lines, for contract coverage
  --spec FILE            another document (default: that of the configuration, or spec/openapi.yaml)
  --plugin FILE          its plug-in
  --json                 print the result as JSON
  --help                 print this text

Findings of the document itself, such as an example that its schema refuses, are listed apart.

Exit status: 0 if every answer was as the document says, 1 otherwise.
`;

export const test: Command = {
  name: "test",
  async run(args) {
    const { values } = readOptions(
      {
        name: "test",
        help,
        options: {
          url: { type: "string" },
          header: { type: "string", multiple: true, default: [] },
          operation: { type: "string", multiple: true, default: [] },
          skip: { type: "string", multiple: true, default: [] },
          prism: { type: "boolean", default: false },
          record: { type: "string" },
          spec: { type: "string" },
          plugin: { type: "string" },
          json: { type: "boolean", default: false },
        },
      },
      args,
    );
    const project = await loadProject(values);
    const url = parseUrl(values.url ?? project.url);
    const given = await projectExercise(project, url);
    const known = documentedOperations(given.document).map(({ id }) => id);
    checkOperations("test", known, [...values.operation, ...values.skip]);
    const recorder = values.record === undefined ? undefined : await Recorder.open(values.record, given.document);
    const options: ExerciseOptions = {
      ...given,
      headers: Object.fromEntries(values.header.map((text) => parseHeader("test", text))),
      ...(values.operation.length > 0 && { operations: values.operation }),
      skip: [...(given.skip ?? []), ...values.skip],
      ...(recorder !== undefined && { record: (exchange) => recorder.write(exchange) }),
    };
    const server: StartedServer & { readonly url: string } = values.prism
      ? await startProjectMock(project)
      : { ...(await startIfNeeded(project, url, { name: "test", isNamed: values.url !== undefined })), url };
    const isStopped = stopOnSignal(server);
    try {
      const result = await run({ ...options, url: server.url, isPrism: values.prism }, !values.json);
      const text = values.json
        ? `${JSON.stringify(result, undefined, 2)}\n`
        : formatResult(result, painter(process.stdout));
      process.stdout.write(text);
      if (result.failures.length === 0) return 0;
      if (!values.json) process.stdout.write(await formatServerLog(server.logFile));
      return 1;
    } finally {
      isStopped();
      await server.stop();
      await recorder?.close();
    }
  },
};

/** What `contract mock` starts, at the address of its operations. */
async function startProjectMock({ spec, plugin, refFolders, config }: Project) {
  const bundle = await loadBundle(spec, plugin, refFolders);
  const mock = await startMockServer({
    ...{ bundle, port: await getFreePort() },
    ...(config.mock && { hooks: config.mock }),
  });
  return { url: mock.url + getBasePath(bundle.document), stop: () => mock.stop() };
}

async function run(options: ExerciseOptions, showsProgress: boolean) {
  const { operations } = await prepareExercise(options);
  const results: OperationResult[] = [];
  const isTerminal = showsProgress && process.stderr.isTTY;
  for (const [index, operation] of operations.entries()) {
    if (isTerminal) process.stderr.write(`\r\x1b[K${index + 1} / ${operations.length} ${operation.id}`);
    const result = await operation.run();
    results.push(result);
  }
  if (isTerminal) process.stderr.write("\r\x1b[K");
  return sumUp(options.url, results);
}

function parseUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new UsageError(`test: "${text}" is not the address of a server; fix: such as http://localhost:8080`);
  return text;
}

/** Ctrl-C also stops the server that was started. */
function stopOnSignal(server: StartedServer): () => void {
  const stop = (): void => {
    server.stop().finally(() => process.exit(130));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  return () => {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
  };
}

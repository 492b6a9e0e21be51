import { parseArgs } from "node:util";
import { loadBundle } from "../../document/bundle.ts";
import { printWarnings } from "../../document/print-warnings.ts";
import { drawnKinds } from "../../probe/cases/kinds.ts";
import { type Contract, readContract } from "../../probe/contract/contract.ts";
import { secretNames } from "../../probe/contract/credentials.ts";
import type { DocumentedOperation } from "../../probe/contract/operations.ts";
import { formatFinding } from "../../probe/report/format-finding.ts";
import { formatResult, toJson } from "../../probe/report/fuzz-report.ts";
import { type Finding, Findings } from "../../probe/run/findings.ts";
import { type FuzzSettings, fuzz as runFuzz } from "../../probe/run/fuzz.ts";
import { loadFuzzPlugin } from "../../probe/run/load-plugin.ts";
import type { FuzzPlugin } from "../../probe/run/plugin.ts";
import { checks } from "../../probe/run/problem.ts";
import { checkOperations, parseHeader } from "../../probe/run/project-exercise.ts";
import { isReachable } from "../../probe/wire/reachable.ts";
import type { HeaderList } from "../../probe/wire/request.ts";
import { didYouMean } from "../../project/nearest-name.ts";
import { writeAbove } from "../../project/progress.ts";
import { loadProject, type Project, shown } from "../../project/project.ts";
import { formatServerLog } from "../../project/server-log.ts";
import { startServer } from "../../project/start-server.ts";
import { plural } from "../../project/text.ts";
import { UsageError } from "../../project/usage-error.ts";
import type { JsonObject } from "../../schema/json.ts";
import { type Command, readOptions } from "../main.ts";

const DEFAULT_ROUNDS = 10;
const DEFAULT_TIMEOUT_S = 10;

const options = {
  spec: { type: "string" },
  plugin: { type: "string" },
  url: { type: "string" },
  header: { type: "string", multiple: true },
  operation: { type: "string", multiple: true },
  skip: { type: "string", multiple: true },
  kind: { type: "string", multiple: true },
  ignore: { type: "string", multiple: true },
  seed: { type: "string" },
  rounds: { type: "string" },
  minutes: { type: "string" },
  seconds: { type: "string" },
  round: { type: "string" },
  rate: { type: "string" },
  timeout: { type: "string" },
  record: { type: "string" },
  json: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
} as const;

const writeHelp = (plugin: FuzzPlugin | undefined): string => `
contract fuzz [options]

Sends requests that are generated from the document to a running server: valid ones, broken ones, and sequences that create,
use and delete things. Checks every answer against the document. What is found is printed once for each cause, with its seed,
the smallest request that still shows it, and a curl command that sends it.

The requests create, change and delete data. Do not run it on a server whose data matters.

  --spec FILE         the document (default: that of contract.config.ts, or spec/openapi.yaml)
  --plugin FILE       the plug-in of that document
  --url URL           the server (default: that of contract.config.ts). A path in it replaces that of the document's servers
  --header "N: V"     a header of every request, such as credentials; can be used several times
  --operation ID      only this operation; can be used several times
  --skip ID           all but this operation; can be used several times
  --kind NAME         only this kind of cases; can be used several times
  --ignore CHECK      report nothing of this check; can be used several times
  --seed N            a whole number; the same seed gives the same requests (default: from the clock)
  --rounds N          how many rounds to play (default: ${DEFAULT_ROUNDS})
  --minutes N         play rounds for so long instead
  --seconds N         the same in seconds${plugin?.seconds === undefined ? "" : ` (default: ${plugin.seconds})`}
  --round N           only this round of each kind, to see a finding again
  --rate N            at most so many requests in a second
  --timeout S         how long an answer may take, in seconds (default: ${DEFAULT_TIMEOUT_S})
  --record FILE       write the traffic to a file, one line of JSON for each request
  --json              print the result as JSON, and nothing else
  --yes               also use a server on another machine
  --help              print this text
${plugin?.help === undefined ? "" : `\n${plugin.help.trimEnd()}\n`}
Kinds:
${[...drawnKinds, ...(plugin?.kinds ?? [])].map(({ name, about }) => `  ${name.padEnd(24)} ${about}`).join("\n")}

Checks:
${Object.entries(checks)
  .map(([name, about]) => `  ${name.padEnd(24)} ${about}`)
  .join("\n")}

Exit status: 0 if there are no failures (warnings are allowed), 1 if there are, 2 if the run is not possible.
`;

export const fuzz: Command = {
  name: "fuzz",
  errorStatus: 2,
  async run(args) {
    const early = parseArgs({ args: [...args], options, strict: false, allowPositionals: true }).values;
    const project = await loadProject({ spec: textOr(early.spec), plugin: textOr(early.plugin) });
    const plugin = await loadFuzzPlugin(project);
    const shape = { name: "fuzz", help: writeHelp(plugin), options: { ...plugin?.options, ...options } };
    const values = readOptions(shape, args).values as FuzzValues;
    return runCommand(project, plugin, values);
  },
};

type FuzzValues = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"] & {
  readonly json: boolean;
  readonly yes: boolean;
} & Readonly<Record<string, unknown>>;

const textOr = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

async function runCommand(project: Project, plugin: FuzzPlugin | undefined, values: FuzzValues): Promise<number> {
  const bundle = await loadBundle(project.spec, project.plugin, project.refFolders);
  printWarnings(bundle.slips);
  const keywords = bundle.plugin.keywords.map(({ module }) => module);
  const document = bundle.document as JsonObject;
  const contract = await readContract(document, { keywords, lenient: true, allowOtherHeaders: true, isLazy: true });
  const { headers, ...settings } = readSettings(contract, project, plugin, values);
  if (values.url !== undefined) checkUrl(values.url, values.yes);
  let url = values.url ?? project.url;
  const write = (text: string): void => {
    if (!values.json) writeAbove(text);
  };
  const { seed } = settings;
  let secret = secretNames(document, []);
  const findings = new Findings((finding) => {
    const repeat = (one: Finding): string | undefined => formatRepeat(one, project, values, seed);
    write(`\n${formatFinding(finding, { url: new URL(url).origin, seed, secret, repeat })}\n\n`);
  });
  const opened = await plugin?.open({ values, url: values.url, report: (finding) => findings.add(finding) });
  try {
    url = opened?.url ?? url;
    const server = await startOrFind(project, url, opened !== undefined || values.url !== undefined, values.yes);
    try {
      write(`fuzz: seed ${seed}, ${settings.operations.length} operations of ${shown(project.spec)} at ${url}\n`);
      write(describeLength(settings, values));
      const own = opened?.getHeaders ?? ((schemes) => authenticate(project, schemes, url));
      const getHeaders = async (schemes: readonly string[]) => {
        const all = [...(await own(schemes)), ...headers];
        secret = secretNames(document, [...secret, ...all.map(([name]) => name)]);
        return all;
      };
      const { values: given, reset } = project.config.test ?? {};
      const seeded = await reset?.call(project.config.test, { url });
      const result = await runFuzz({
        ...{ ...settings, contract, keywords, url, getHeaders, findings, isShown: true, plugin: opened },
        locate: (pointer) => bundle.place(pointer),
        values: { ...given, ...seeded },
      });
      if (values.json) process.stdout.write(`${JSON.stringify(toJson(result, secret), null, 2)}\n`);
      write(`\n${formatResult(result, secret)}\n`);
      if (findings.failures > 0) write(await formatServerLog(server?.logFile));
    } finally {
      await server?.stop();
    }
  } finally {
    await opened?.close();
  }
  return findings.failures === 0 ? 0 : 1;
}

/** What the command line says of the run itself. */
function readSettings(contract: Contract, { config }: Project, plugin: FuzzPlugin | undefined, values: FuzzValues) {
  checkNames("kind", values.kind, listKinds(plugin));
  checkNames("check", values.ignore, Object.keys(checks));
  const rounds = readNumber("rounds", values.rounds);
  const seconds = readSeconds(values) ?? (rounds === undefined ? plugin?.seconds : undefined);
  return {
    operations: chooseOperations(contract, values.operation, [...(config.test?.skip ?? []), ...(values.skip ?? [])]),
    kinds: values.kind,
    ignored: [...(values.ignore ?? []), ...(plugin?.ignored ?? [])],
    headers: (values.header ?? []).map((text) => parseHeader("fuzz", text)),
    seed: readNumber("seed", values.seed) ?? Date.now() % 1_000_000,
    rounds: rounds ?? DEFAULT_ROUNDS,
    seconds,
    round: readNumber("round", values.round),
    rate: readNumber("rate", values.rate),
    timeoutMs: (readNumber("timeout", values.timeout) ?? DEFAULT_TIMEOUT_S) * 1000,
    record: values.record,
  };
}

/** How long the run is, if the command line does not say. */
function describeLength(
  length: Pick<FuzzSettings, "rounds" | "seconds">,
  { round, rounds, seconds, minutes }: FuzzValues,
) {
  if ([round, rounds, seconds, minutes].some((given) => given !== undefined)) return "";
  const usual = length.seconds === undefined ? plural(length.rounds, "round") : plural(length.seconds, "second");
  return `fuzz: ${usual} by default; --rounds N, --seconds N or --minutes N make it longer\n`;
}

/** Starts the server of the configuration, or makes sure that the one that is there answers. */
async function startOrFind(project: Project, url: string, isRunning: boolean, isMeant: boolean) {
  checkUrl(url, isMeant);
  const { folder, data, config } = project;
  if (!isRunning && config.start !== undefined) return startServer(config.start, { url, folder, data, name: "fuzz" });
  if (!(await isReachable(url)))
    throw new UsageError(`fuzz: no server answers at ${url}; fix: start it, or name another one with --url`);
  return undefined;
}

const authenticate = async ({ config }: Project, schemes: readonly string[], url: string): Promise<HeaderList> =>
  Object.entries((await config.authenticate?.({ url, schemes })) ?? {});

function chooseOperations(
  { operations }: Contract,
  wanted: readonly string[] | undefined,
  skipped: readonly string[],
): readonly DocumentedOperation[] {
  checkOperations("fuzz", [...operations.keys()], [...(wanted ?? []), ...skipped]);
  return [...operations.values()].filter(({ id }) => (wanted?.includes(id) ?? true) && !skipped.includes(id));
}

const listKinds = (plugin: FuzzPlugin | undefined): string[] =>
  [...drawnKinds, ...(plugin?.kinds ?? [])].map(({ name }) => name);

function checkNames(what: string, wanted: readonly string[] | undefined, names: readonly string[]): void {
  const unknown = wanted?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`fuzz: unknown ${what} "${unknown}"${didYouMean(unknown, names)}; --help lists the ${what}s`);
}

function readSeconds({ minutes, seconds }: FuzzValues): number | undefined {
  const ofMinutes = readNumber("minutes", minutes);
  return ofMinutes === undefined ? readNumber("seconds", seconds) : ofMinutes * 60;
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const mayBeZero = name === "seed" || name === "round";
  if (!/^[0-9]{1,9}$/.test(text) || (!mayBeZero && Number(text) === 0))
    throw new UsageError(`fuzz: --${name} must be a whole number${mayBeZero ? "" : " above 0"}, not "${text}"`);
  return Number(text);
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Fuzzing destroys data: a server on another machine must be meant. */
function checkUrl(url: string, isMeant: boolean): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError(`fuzz: "${url}" is not a URL; fix: use one such as http://localhost:8080`);
  if (!isMeant && !LOOPBACK.test(new URL(url).hostname))
    throw new UsageError(
      `fuzz: ${url} is not on this machine, and fuzzing creates, changes and deletes data; fix: add --yes if that is meant`,
    );
}

function formatRepeat({ round, operation }: Finding, project: Project, values: FuzzValues, seed: number) {
  if (round === undefined) return undefined;
  const given = [
    ...(project.isOwn && values.spec === undefined ? [] : ["--spec", shown(project.spec)]),
    ...(values.plugin === undefined ? [] : ["--plugin", values.plugin]),
    ...(values.url === undefined ? [] : ["--url", values.url]),
    // Their values may be secrets.
    ...(values.header ?? []).flatMap((header) => ["--header", `'${parseHeader("fuzz", header)[0]}: …'`]),
    ...["--seed", String(seed), "--kind", round.kind, "--round", String(round.number)],
    // The ids that were seen before are those of all operations, unless only some were asked for.
    ...(operation === undefined || values.operation === undefined ? [] : ["--operation", operation]),
    ...(values.skip ?? []).flatMap((id) => ["--skip", id]),
  ];
  return `contract fuzz ${given.join(" ")}`;
}

import { flushCompileCache } from "node:module";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Demo } from "../accounts/demo.ts";
import { type Config, readConfig } from "../config.ts";
import { formatError, OperatorError } from "../errors.ts";
import { describeMisspelt, findMisspelt } from "../settings/misspelt-settings.ts";
import { createLog, flushLog, type Log, loggable } from "../telemetry/log.ts";
import { CHILD_ARGUMENT, tellReady } from "./child-message.ts";
import { PARENT_NAME } from "./plan-processes.ts";

const HELP = `
npm start

Starts the gateway: the API, its documentation at /docs, its console at /console, and probes and metrics on the port beside it. Without
DATABASE_URL it brings a PostgreSQL of its own under .data/ and, unless CARRIERS_FILE is set, a demo account. Ctrl-C or
SIGTERM lets requests end, then stops everything. SIGHUP reads CARRIERS_FILE again.

Settings come from the environment, for example PORT=9000 npm start; docs/settings.md lists them all. PROCESSES=auto
uses all cores of the machine.

  --help    this text
`;

export interface StartedGateway {
  readonly url: string | undefined;
  readonly adminUrl: string;
  readonly demo: Demo | undefined;
  stop(options: { readonly delayMs: number }): Promise<void>;
  reloadCarriers(): Promise<void>;
  readonly unfinished: readonly string[];
  /** Rejects if the gateway cannot go on. */
  readonly failed?: Promise<never>;
}

type StartGateway = (config: Config, options: { readonly log: Log; isChild: boolean }) => Promise<StartedGateway>;

/** The gateway as a process: reads the environment, starts, and stops on a signal. */
export async function runGateway(start: StartGateway): Promise<never> {
  try {
    const args = process.argv.slice(2);
    const unexpected = args.find((arg) => arg !== CHILD_ARGUMENT);
    if (args.includes("--help") || args.includes("-h")) process.stdout.write(`${HELP.trim()}\n`);
    else if (unexpected !== undefined)
      throw new OperatorError(`unexpected "${unexpected}"; settings come from the environment, --help tells more`);
    else await serveUntilSignal(start, args.includes(CHILD_ARGUMENT));
    process.exit(0);
  } catch (error) {
    process.stderr.write(`gateway: ${formatError(error)}\n`);
    process.exit(1);
  }
}

async function serveUntilSignal(start: StartGateway, isChild: boolean): Promise<void> {
  const startedAtMs = performance.now();
  const config = readConfig(process.env);
  const log = createProcessLog(config);
  // Its parent passes the signal on: a process that has nothing to read again must not end because of it.
  if (isChild)
    process.on("SIGHUP", () => log.info({ event: "reload_requested" }, "Files that may change are read again"));
  else warnOfMisspelt(config, log);
  const signalReceived = waitForSignal();
  let gateway: StartedGateway | undefined;
  // A start that hangs is ended too.
  void signalReceived.then((signal) =>
    setTimeout(
      () => void endByForce(log, gateway?.unfinished ?? ["start"]),
      getDelayMs(config, signal) + config.drainTimeoutS * 1000 + getForceAfterMs(config),
    ),
  );
  const starting = start(config, { log, isChild });
  // Without a carriers file SIGHUP ends the process, as it does when a terminal is closed.
  if (config.carriersFile !== undefined)
    process.on("SIGHUP", () => void starting.then((started) => started.reloadCarriers()).catch(() => {}));
  gateway = await starting.catch((error: unknown) => {
    // People get one line. The rest is for those who look for a fault of the gateway.
    log.debug({ event: "start_failed", error: loggable(error) }, "The gateway could not be started");
    throw error;
  });
  // Not only at the end, because a process that is killed never gets there.
  flushCompileCache();
  const seconds = (performance.now() - startedAtMs) / 1000;
  const isTerminal = process.stdout.isTTY;
  // Of several processes the parent alone tells people where the gateway is. Whatever reads standard output instead of a person gets log
  // lines there and nothing else.
  const people = isTerminal ? process.stdout : process.stderr;
  if (isChild) tellReady(gateway);
  else people.write(formatBanner({ ...gateway, vendorPrefix: config.vendorPrefix, seconds, isTerminal }));
  const signal = await Promise.race([signalReceived, ...(gateway.failed ? [gateway.failed] : [])]);
  const delayMs = getDelayMs(config, signal);
  log.info(
    { event: "gateway_stopping", signal, delayMs },
    "Gateway stops: it is not ready from now on, and after the delay takes no new requests and ends those under way",
  );
  await gateway.stop({ delayMs });
  await flushLog(log);
}

/** Lines of all machines and processes are searched together. */
function createProcessLog({ logLevel, processName, processes, role }: Config): Log {
  const fields = { host: hostname(), pid: process.pid, role };
  const name = processes === undefined ? processName : PARENT_NAME;
  return createLog(logLevel).child(name === undefined ? fields : { ...fields, process: name });
}

function warnOfMisspelt({ settingNames }: Config, log: Log): void {
  for (const misspelt of findMisspelt(Object.keys(process.env), settingNames)) {
    process.stderr.write(`gateway: ${describeMisspelt(misspelt)}\n`);
    log.warn({ event: "setting_misspelt", ...misspelt }, describeMisspelt(misspelt));
  }
}

/** Ctrl-C comes from a person, who waits for it. */
const getDelayMs = ({ shutdownDelayS }: Config, signal: NodeJS.Signals): number =>
  signal === "SIGTERM" ? shutdownDelayS * 1000 : 0;

/** A stop that takes longer than DRAIN_TIMEOUT_S waits for something that does not answer. It gets this much more to give things back. */
const FORCE_AFTER_MS = 3000;
/** The parent of several processes waits until they have ended by force. */
const PARENT_FORCE_AFTER_MS = 5000;
const FLUSH_TIMEOUT_MS = 500;

const getForceAfterMs = ({ processes }: Config): number =>
  processes === undefined ? FORCE_AFTER_MS : PARENT_FORCE_AFTER_MS;

async function endByForce(log: Log, cutOff: readonly string[]): Promise<never> {
  log.error(
    { event: "stop_forced", cutOff },
    "The stop took too long and is ended by force: what is cut off is left to other processes, or to the next start",
  );
  await Promise.race([flushLog(log), sleep(FLUSH_TIMEOUT_MS)]);
  process.exit(1);
}

/** npm passes on a signal that a terminal or a process manager has sent to the gateway as well. */
const SAME_SIGNAL_MS = 1000;

/** Resolves with the first signal to stop; a later one ends the process at once. */
function waitForSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let firstMs: number | undefined;
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => {
        if (firstMs !== undefined && performance.now() - firstMs > SAME_SIGNAL_MS) process.exit(1);
        firstMs ??= performance.now();
        resolve(signal);
      });
  });
}

export interface BannerFacts extends Omit<StartedGateway, "stop" | "unfinished" | "failed" | "reloadCarriers"> {
  readonly vendorPrefix: string;
  readonly seconds: number;
  /** A person reads it, and no log keeps it. */
  readonly isTerminal: boolean;
}

/** What a new user reads first: the addresses, the demo account, and three commands to paste. */
export function formatBanner({ url, adminUrl, vendorPrefix, demo, seconds, isTerminal }: BannerFacts): string {
  const lines = [`gateway: ready, ${seconds.toFixed(1)} s (Ctrl-C stops it)`, ""];
  if (url !== undefined)
    lines.push(`  API      ${url}`, `  docs     ${url}/docs`, `  console  ${url}/console${formatConsoleHint(demo)}`);
  lines.push(`  operate  ${adminUrl}/console${formatOperator(demo)}`);
  lines.push(`  probes   ${adminUrl}/readyz, ${adminUrl}/metrics`);
  if (url !== undefined && demo !== undefined)
    lines.push(`  account  ${formatDemo(demo, isTerminal)}`, "", ...formatCurlCommands(url, vendorPrefix, demo));
  return `${lines.join("\n")}\n`;
}

/** The way to a first message that needs no command. */
const formatConsoleHint = (demo: Demo | undefined): string =>
  demo?.password === undefined || !demo.isOffered ? "" : "  (open it: one click signs in, the next sends a message)";

const formatOperator = (demo: Demo | undefined): string =>
  demo?.operator === undefined ? "" : `, operator ${demo.operator.id}, password in ${demo.operator.passwordFile}`;

function formatDemo({ id, password, passwordFile, isNew }: Demo, isTerminal: boolean): string {
  if (password === undefined) return `${id} (its password was changed)`;
  if (isNew && isTerminal) return `${id}, password ${password} (shown this once; it is kept in ${passwordFile})`;
  return `${id}, password in ${passwordFile}`;
}

/** In a POSIX shell, each works by itself after the first has been run. The first reads the password from its file. */
function formatCurlCommands(url: string, prefix: string, { id, password, passwordFile }: Demo): string[] {
  const read = `$(sed -n 's/.*"password": "\\(.*\\)",/\\1/p' '${passwordFile}')`;
  const secret = password === undefined ? "PASSWORD" : read;
  const issue = `curl -s -X POST ${url}/v1/auth/token -H 'X-${prefix}-Client-Id: ${id}' -H "X-${prefix}-Client-Passwd: ${secret}"`;
  const body = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello", ref: "first" });
  return [
    `  TOKEN=$(${issue} | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    `  curl -s -X POST ${url}/v1/send/sms -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '${body}'`,
    `  curl -s ${url}/v1/report/polling -H "Authorization: Bearer $TOKEN"`,
  ];
}

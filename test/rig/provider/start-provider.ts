import { type ChildProcess, fork } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Line } from "../carrier-rig.ts";
import { openProvider } from "./open-provider.ts";
import type { FromProvider, SubmittedMessage, ToProvider } from "./receipt-texts.ts";

export interface ProviderOptions {
  readonly secret: string;
  /** Where it posts its receipts. */
  readonly callback: string;
  readonly port?: number;
  /** Told of every message that it has read, before it is answered, and of the path before `/messages`. */
  readonly onSubmitted?: (messages: readonly SubmittedMessage[], path: string) => void;
  /** Told of every message that it said not to have. */
  readonly onDenied?: (references: readonly string[]) => void;
}

/** What only a provider in this process can be given. */
export interface LocalOptions extends Omit<ProviderOptions, "callback"> {
  readonly callback: string | (() => string);
  /** The recipient whose number decides what becomes of a message to this one. */
  readonly actsAs?: (to: string) => string;
}

export interface RunningProvider {
  readonly pid: number;
  readonly port: number;
  /** Where messages are posted. */
  readonly url: string;
  /** Where questions are posted. */
  readonly ask: string;
  readonly line: Line;
  /** Receipts that the gateway has said it has. */
  acknowledged(): number;
  /** What broke the contract in messages that it read; a test that sends none on purpose expects none. */
  invalid(): readonly string[];
  stop(): Promise<void>;
}

/** Where a provider runs: in this process, or in one of its own. */
interface Place {
  readonly pid: number;
  readonly port: number;
  say(words: ToProvider): void;
  stop(): Promise<void>;
}

type Hear = (words: FromProvider) => void;

const program = fileURLToPath(new URL("main.ts", import.meta.url));
const START_MS = 60_000;

/** Starts a provider that behaves as the magic recipients say, in this process. */
export const startProvider = (options: LocalOptions): Promise<RunningProvider> =>
  run(options, async (hear) => {
    const { secret, callback, port = 0, actsAs } = options;
    const find = typeof callback === "string" ? () => callback : callback;
    const server = openProvider({ secret, callback: find, isRecorded: isRecorded(options), actsAs }, hear);
    const listening = await server.listen(port);
    const say = (words: ToProvider): void => void server.obey(words);
    return { pid: process.pid, port: listening, say, stop: () => server.close() };
  });

/** Starts it in a process of its own, which can be killed. */
export const startProviderProcess = (options: ProviderOptions): Promise<RunningProvider> =>
  run(options, async (hear) => {
    const child = fork(program, {
      execArgv: [],
      env: {
        ...process.env,
        PROVIDER_SECRET: options.secret,
        PROVIDER_CALLBACK: options.callback,
        PROVIDER_PORT: String(options.port ?? 0),
        PROVIDER_RECORD: isRecorded(options) ? "on" : "off",
      },
    });
    const [first] = (await once(child, "message", { signal: AbortSignal.timeout(START_MS) })) as [FromProvider];
    if (first.kind !== "listening") throw new Error("The provider does not listen");
    child.on("message", hear);
    // A provider that was killed hears nothing more.
    const say = (words: ToProvider): void => void child.send(words, () => {});
    return { pid: child.pid ?? 0, port: first.port, say, stop: () => ended(child) };
  });

const isRecorded = ({ onSubmitted, onDenied }: Pick<ProviderOptions, "onSubmitted" | "onDenied">): boolean =>
  onSubmitted !== undefined || onDenied !== undefined;

async function run(
  { onSubmitted, onDenied }: Pick<ProviderOptions, "onSubmitted" | "onDenied">,
  open: (hear: Hear) => Promise<Place>,
): Promise<RunningProvider> {
  const said = new EventEmitter();
  let heard: readonly string[] = [];
  let acknowledged = 0;
  const invalid: string[] = [];
  const place = await open((words) => {
    if (words.kind === "acknowledged") acknowledged += words.receipts;
    if (words.kind === "submitted") onSubmitted?.(words.messages, words.path);
    if (words.kind === "denied") onDenied?.(words.references);
    if (words.kind === "invalid") invalid.push(...words.faults);
    if (words.kind === "heard") {
      heard = words.recipients;
      place.say({ kind: "heard" });
    }
    if (words.kind === "obeyed") said.emit(words.what);
  });
  const told = async (words: ToProvider & { kind: "cut" | "restore" }): Promise<void> => {
    const obeyed = once(said, words.kind);
    place.say(words);
    await obeyed;
  };
  const base = `http://127.0.0.1:${place.port}`;
  return {
    pid: place.pid,
    port: place.port,
    url: `${base}/messages`,
    ask: `${base}/questions`,
    line: {
      cutAfter: (after) => told({ kind: "cut", after }),
      restore: () => told({ kind: "restore" }),
      heard: () => heard,
    },
    acknowledged: () => acknowledged,
    invalid: () => invalid,
    stop: () => place.stop(),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

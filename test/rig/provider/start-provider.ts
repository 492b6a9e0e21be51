import { type ChildProcess, fork } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Line } from "../carrier-rig.ts";
import type { FromProvider, ToProvider } from "./receipt-texts.ts";

export interface ProviderOptions {
  readonly secret: string;
  /** Where it posts its receipts. */
  readonly callback: string;
  readonly port?: number;
  /** Told of every message that it has read, before it is answered. */
  readonly onSubmitted?: (messages: readonly { readonly reference: string; readonly to: string }[]) => void;
  /** Told of every message that it said not to have. */
  readonly onDenied?: (references: readonly string[]) => void;
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

const program = fileURLToPath(new URL("main.ts", import.meta.url));
const START_MS = 20_000;

/** Starts a provider that behaves as the magic recipients say. */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { secret, callback, port = 0, onSubmitted, onDenied } = options;
  const child = fork(program, {
    execArgv: [],
    env: {
      ...process.env,
      PROVIDER_SECRET: secret,
      PROVIDER_CALLBACK: callback,
      PROVIDER_PORT: String(port),
      PROVIDER_RECORD: onSubmitted === undefined && onDenied === undefined ? "off" : "on",
    },
  });
  const said = new EventEmitter();
  let heard: readonly string[] = [];
  let acknowledged = 0;
  const invalid: string[] = [];
  const say = (words: ToProvider): void => void child.send(words);
  child.on("message", (words: FromProvider) => {
    if (words.kind === "acknowledged") acknowledged += words.receipts;
    if (words.kind === "submitted") onSubmitted?.(words.messages);
    if (words.kind === "denied") onDenied?.(words.references);
    if (words.kind === "invalid") invalid.push(...words.faults);
    if (words.kind === "heard") {
      heard = words.recipients;
      say({ kind: "heard" });
    }
    if (words.kind === "listening") said.emit("listening", words.port);
    if (words.kind === "obeyed") said.emit(words.what);
  });
  const told = async (words: ToProvider & { kind: "cut" | "restore" }): Promise<void> => {
    const obeyed = once(said, words.kind);
    say(words);
    await obeyed;
  };
  const [listening] = await once(said, "listening", { signal: AbortSignal.timeout(START_MS) });
  const base = `http://127.0.0.1:${listening}`;
  return {
    pid: child.pid ?? 0,
    port: listening,
    url: `${base}/messages`,
    ask: `${base}/questions`,
    line: {
      cutAfter: (after) => told({ kind: "cut", after }),
      restore: () => told({ kind: "restore" }),
      heard: () => heard,
    },
    acknowledged: () => acknowledged,
    invalid: () => invalid,
    stop: () => ended(child),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

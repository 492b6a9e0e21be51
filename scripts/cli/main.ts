import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { formatError } from "../document/format-error.ts";
import { UsageError } from "../project/usage-error.ts";

/** `--help` is among the arguments. The message is the text to print; the exit status is 0. */
class HelpRequest extends Error {}

/** One command of `contract`. */
export interface Command {
  readonly name: string;
  /** Returns the exit status. */
  run(args: readonly string[]): Promise<number>;
  /** The exit status of an error (default: 1). A command whose status 1 is a result uses another one. */
  readonly errorStatus?: number;
}

export interface CommandShape<Options extends ParseArgsOptionsConfig> {
  readonly name: string;
  readonly help: string;
  readonly options: Options;
  /** The highest number of positional arguments (default: 0). */
  readonly maxPositionals?: number;
}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; strict: true }>
>;

/** Parses the command line. `--help` throws a HelpRequest, and an invalid argument a UsageError. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  shape: CommandShape<Options>,
  args: readonly string[] = process.argv.slice(2),
): Parsed<Options> {
  if (args.includes("--help") || args.includes("-h")) throw new HelpRequest(shape.help);
  let parsed: Parsed<Options>;
  try {
    parsed = parseArgs({ args: [...args], options: shape.options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${shape.name}: ${firstSentence(error)}; --help lists the options`);
  }
  const surplus = parsed.positionals[shape.maxPositionals ?? 0];
  if (surplus !== undefined)
    throw new UsageError(`${shape.name}: unexpected argument "${surplus}"; --help lists the options`);
  return parsed;
}

/** Node's message also explains how to pass positional arguments; the first sentence is enough. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split(/\. |\n/)[0] ?? message).replace(/\.$/, "");
}

/** Runs a command as the whole program: its exit status is that of the process. */
export async function main(
  body: () => Promise<number>,
  { errorStatus = 1 }: { errorStatus?: number } = {},
): Promise<void> {
  process.exitCode = await toStatus(body, () => errorStatus);
}

/**
 * Runs a command and returns its exit status. An error that the user can fix is printed as one line, any other error with its
 * stack trace. The status of an error is asked for only then: a command whose status 1 is a result uses another one.
 */
export async function toStatus(body: () => Promise<number>, getErrorStatus: () => number): Promise<number> {
  try {
    return await body();
  } catch (error) {
    if (error instanceof HelpRequest) {
      process.stdout.write(`${error.message.trim()}\n`);
      return 0;
    }
    process.stderr.write(`${formatError(error)}\n`);
    return getErrorStatus();
  }
}

/** Waits for Ctrl-C, SIGTERM or SIGHUP, or until the parent process has ended. */
export function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    // A parent that was killed sends no signal, but this process then has another parent.
    const parentCheck = setInterval(() => {
      if (process.ppid !== parent) end("SIGTERM");
    }, 1_000);
    const end = (signal: NodeJS.Signals): void => {
      clearInterval(parentCheck);
      resolve(signal);
    };
    process.once("SIGINT", end);
    process.once("SIGTERM", end);
    process.once("SIGHUP", end);
  });
}

import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** A mistake of the person at the keyboard: shown as one line, never as a stack trace. */
export class UsageError extends Error {}

export interface CommandShape<Options extends ParseArgsOptionsConfig> {
  readonly name: string;
  readonly help: string;
  readonly options: Options;
  /** How many words without a dash the command takes at most. */
  readonly words?: number;
}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; strict: true }>
>;

/** Reads the command line; `--help` prints the help and ends the process, a mistake throws a UsageError. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  shape: CommandShape<Options>,
  args: readonly string[] = process.argv.slice(2),
): Parsed<Options> {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(`${shape.help.trim()}\n`);
    process.exit(0);
  }
  let parsed: Parsed<Options>;
  try {
    parsed = parseArgs({ args: [...args], options: shape.options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${shape.name}: ${firstSentence(error)}; --help lists the options`);
  }
  const surplus = parsed.positionals[shape.words ?? 0];
  if (surplus !== undefined) throw new UsageError(`${shape.name}: unexpected "${surplus}"; --help lists the options`);
  return parsed;
}

/** Node explains at length how to pass a positional argument; its first sentence says what is wrong. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split(/\. |\n/)[0] ?? message).replace(/\.$/, "");
}

import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** An error that the user can fix. It is printed as one line, without a stack trace. */
export class UsageError extends Error {}

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

/** Parses the command line. `--help` prints the help and exits; an invalid argument throws a UsageError. */
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

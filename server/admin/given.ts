import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { UsageError } from "./usage-error.ts";

type Values = ReturnType<typeof parseArgs>["values"];

/** What stands on the command line behind a command's name, read one by one under a check. */
export class Given {
  readonly words: readonly string[];
  readonly #values: Values;

  constructor(values: Values, words: readonly string[]) {
    this.#values = values;
    this.words = words;
  }

  text(option: string): string | undefined {
    const value = this.#values[option];
    return typeof value === "string" ? value : undefined;
  }

  needed(option: string): string {
    const value = this.text(option);
    if (value === undefined || value === "") throw new UsageError(`--${option} is missing`);
    return value;
  }

  /** `--sandbox` is true, `--no-sandbox` false. */
  flag(option: string): boolean | undefined {
    const value = this.#values[option];
    return typeof value === "boolean" ? value : undefined;
  }

  integer(option: string, least: number, most: number): number | undefined {
    const value = this.text(option);
    if (value === undefined) return undefined;
    const number = /^[0-9]{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most))
      throw new UsageError(`--${option} must be a whole number from ${least} to ${most}, not "${value}"`);
    return number;
  }

  oneOf<const Value extends string>(option: string, values: readonly Value[]): Value | undefined {
    const value = this.text(option);
    if (value === undefined) return undefined;
    const found = values.find((allowed) => allowed === value);
    if (found === undefined) throw new UsageError(`--${option} must be ${values.join(" or ")}, not "${value}"`);
    return found;
  }

  /** The account: `--id acme`, or the word itself. */
  accountId(): string {
    const id = this.text("id") ?? this.words[0];
    if (id === undefined || id === "") throw new UsageError("--id is missing: which account?");
    return id;
  }
}

export function readGiven(args: readonly string[], options: ParseArgsOptionsConfig, words: number): Given {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true, strict: true });
  } catch (error) {
    throw new UsageError(firstSentence(error));
  }
  const surplus = parsed.positionals[words];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many`);
  return new Given(parsed.values, parsed.positionals);
}

/** Node explains at length how to pass a word that begins with a dash; its first sentence says what is wrong. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split(/\. |\n/)[0] ?? message).replace(/\.$/, "");
}

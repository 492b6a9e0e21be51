import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { OperatorError } from "../../errors.ts";

type Values = ReturnType<typeof parseArgs>["values"];

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The arguments after a command's name; each is checked when it is read. */
export class CommandArgs {
  readonly positionals: readonly string[];
  readonly #values: Values;

  constructor(values: Values, positionals: readonly string[]) {
    this.#values = values;
    this.positionals = positionals;
  }

  /** The same arguments with other values for some options. */
  with(values: Values): CommandArgs {
    return new CommandArgs({ ...this.#values, ...values }, this.positionals);
  }

  text(option: string): string | undefined {
    const value = this.#values[option];
    return typeof value === "string" ? value : undefined;
  }

  required(option: string): string {
    const value = this.text(option);
    if (value === undefined || value === "") throw new OperatorError(`--${option} is missing`);
    return value;
  }

  /** `--sandbox` is true, `--no-sandbox` false. */
  flag(option: string): boolean | undefined {
    const value = this.#values[option];
    return typeof value === "boolean" ? value : undefined;
  }

  integer(option: string, min: number, max: number): number | undefined {
    const value = this.text(option);
    if (value === undefined) return undefined;
    const number = /^[0-9]{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max))
      throw new OperatorError(`--${option} must be a whole number from ${min} to ${max}, not "${value}"`);
    return number;
  }

  oneOf<const Value extends string>(option: string, values: readonly Value[]): Value | undefined {
    const value = this.text(option);
    if (value === undefined) return undefined;
    const found = values.find((allowed) => allowed === value);
    if (found === undefined) throw new OperatorError(`--${option} must be ${values.join(" or ")}, not "${value}"`);
    return found;
  }

  /** A time, or how long ago: `2026-11-16T02:30:00Z`, `30m`, `2h`, `7d`. */
  timeMs(option: string, nowMs: number): number | undefined {
    const value = this.text(option);
    if (value === undefined) return undefined;
    const [, count, unit] = /^([0-9]{1,6})([mhd])$/.exec(value) ?? [];
    const ms =
      count === undefined
        ? Date.parse(value)
        : nowMs - Number(count) * UNIT_MS[unit === "m" ? "m" : unit === "h" ? "h" : "d"];
    if (Number.isNaN(ms))
      throw new OperatorError(
        `--${option} must be a time such as 2026-11-16T02:30:00Z, or how long ago (30m, 2h, 7d), not "${value}"`,
      );
    return ms;
  }

  /** The account: `--id acme`, or the first argument. */
  accountId(): string {
    const id = this.text("id") ?? this.positionals[0];
    if (id === undefined || id === "") throw new OperatorError("--id is missing: which account?");
    return id;
  }
}

export function parseCommandArgs(
  args: readonly string[],
  options: ParseArgsOptionsConfig,
  maxPositionals: number,
): CommandArgs {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true, strict: true });
  } catch (error) {
    throw new OperatorError(firstSentence(error));
  }
  const surplus = parsed.positionals[maxPositionals];
  if (surplus !== undefined) throw new OperatorError(`"${surplus}" is one argument too many`);
  return new CommandArgs(parsed.values, parsed.positionals);
}

/** Node also explains how to pass a value that begins with a dash; its first sentence says what is wrong. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split(/\. |\n/)[0] ?? message).replace(/\.$/, "");
}

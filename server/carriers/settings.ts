import { type CarrierLimits, CarrierSettingsError } from "./carrier.ts";

type Settings = Readonly<Record<string, unknown>>;

/**
 * Reads the settings of a carrier one by one and collects faults until `end`, so that an operator sees all of them at once.
 * A setting with a fault reads as a placeholder value, which is never used: `end` throws.
 */
export class SettingsReader {
  readonly #settings: Settings;
  readonly #known = new Set<string>();
  readonly #faults: CarrierSettingsError[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  #read(name: string): unknown {
    this.#known.add(name);
    const value = Object.hasOwn(this.#settings, name) ? this.#settings[name] : undefined;
    return value === null ? undefined : value;
  }

  fault(at: string, message: string): void {
    this.#faults.push(new CarrierSettingsError(at, message));
  }

  /** A text that may be left out. */
  optionalText(
    name: string,
    pattern: RegExp = /./s,
    words = "a text (quotes make one of a number)",
  ): string | undefined {
    const value = this.#read(name);
    if (value === undefined) return undefined;
    if (typeof value === "string" && pattern.test(value)) return value;
    // The value is not shown: it may be a password.
    this.fault(name, `must be ${words}`);
    return undefined;
  }

  text(name: string, pattern?: RegExp, words?: string): string {
    if (this.#read(name) === undefined) this.fault(name, "is missing");
    return this.optionalText(name, pattern, words) ?? "";
  }

  optionalInteger(name: string, least: number, most: number): number | undefined {
    const value = this.#read(name);
    if (value === undefined) return undefined;
    // What comes from the environment is text.
    const number = typeof value === "string" && /^[0-9]{1,15}$/.test(value) ? Number(value) : value;
    if (typeof number === "number" && Number.isInteger(number) && number >= least && number <= most) return number;
    this.fault(name, `must be a whole number from ${least} to ${most}`);
    return undefined;
  }

  integer(name: string, preset: number, least: number, most: number): number {
    return this.optionalInteger(name, least, most) ?? preset;
  }

  flag(name: string, preset: boolean): boolean {
    const value = this.#read(name);
    if (value === undefined) return preset;
    if (typeof value === "boolean") return value;
    this.fault(name, "must be true or false");
    return preset;
  }

  oneOf<Value extends string>(name: string, preset: Value, values: readonly Value[]): Value {
    const value = this.#read(name);
    if (value === undefined) return preset;
    const found = values.find((allowed) => allowed === value);
    if (found === undefined) this.fault(name, `must be one of ${values.join(", ")}`);
    return found ?? preset;
  }

  /** A setting that only its adapter can check; the adapter reports faults with `fault`. */
  other(name: string): unknown {
    return this.#read(name);
  }

  /** `window`, `batch` and `ratePerSecond`, which every carrier has. */
  limits(presets: CarrierLimits): CarrierLimits {
    return {
      window: this.integer("window", presets.window, 1, 100_000),
      batch: this.integer("batch", presets.batch, 1, 10_000),
      ratePerSecond: this.optionalInteger("ratePerSecond", 1, 1_000_000) ?? presets.ratePerSecond,
    };
  }

  /** Throws all faults. A setting that was not read is a fault too. */
  end(): void {
    const known = [...this.#known];
    for (const name of Object.keys(this.#settings))
      if (!this.#known.has(name)) this.fault(name, `is not known; there are ${known.join(", ")}`);
    const [first] = this.#faults;
    if (first === undefined) return;
    throw this.#faults.length === 1 ? first : new AggregateError(this.#faults, "Several settings are wrong");
  }
}

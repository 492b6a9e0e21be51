/** Says what a value must be; undefined: the value is right. */
export type Check = (value: unknown) => string | undefined;

/** A check for each option of a function. An option may be undefined, unless it is required. */
export type Checks = Readonly<Record<string, Check>>;

/**
 * Checks options where they are given, so that a mistake is not found hours later as a strange answer. The error names
 * the option and never shows texts, because an option may be a secret.
 */
export function checkOptions(caller: string, options: unknown, checks: Checks, required: readonly string[] = []): void {
  if (options === undefined && required.length === 0) return;
  if (!isObject(options)) throw new TypeError(`${caller}: the options must be an object, not ${describe(options)}`);
  for (const name of new Set([...required, ...Object.keys(options)])) {
    if (!Object.hasOwn(checks, name))
      throw new TypeError(`${caller}: ${name} is no option; the options are ${Object.keys(checks).join(", ")}`);
    const value = Reflect.get(options, name);
    if (value !== undefined || required.includes(name)) checkValue(`${caller}: ${name}`, value, checks[name]);
  }
}

/** `name` says in the error which value is wrong. */
export function checkValue(name: string, value: unknown, check: Check | undefined): void {
  const must = check?.(value);
  if (must !== undefined) throw new TypeError(`${name} must be ${must}, not ${describe(value)}`);
}

function describe(value: unknown): string {
  if (value === "") return "an empty string";
  if (typeof value === "number" || typeof value === "boolean" || value === undefined || value === null)
    return String(value);
  if (Array.isArray(value)) return value.length === 0 ? "an empty array" : "this array";
  return typeof value === "object" ? "this object" : `this ${typeof value}`;
}

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const timeLimit: Check = (value) =>
  typeof value === "number" && value > 0 ? undefined : "a number of milliseconds above 0";

export const waitingTime: Check = (value) =>
  typeof value === "number" && value >= 0 ? undefined : "a number of milliseconds, 0 or more";

export const flag: Check = (value) => (typeof value === "boolean" ? undefined : "true or false");

export const callback: Check = (value) => (typeof value === "function" ? undefined : "a function");

export const text: Check = (value) => (typeof value === "string" && value !== "" ? undefined : "a text");

/** Signals of other realms and of polyfills are signals too. */
export const signal: Check = (value) =>
  isObject(value) && "aborted" in value && "addEventListener" in value ? undefined : "an AbortSignal";

/** Each header alone, because the runtime's own error would show its value. */
export const headerFields: Check = (value) =>
  isObject(value) && Object.entries(value).every(isHeader) ? undefined : "an object with valid header names and values";

export function isHeader([name, value]: readonly [string, unknown]): boolean {
  try {
    return typeof value === "string" && new Headers([[name, value]]).has(name);
  } catch {
    return false;
  }
}

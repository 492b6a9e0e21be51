export type Environment = (name: string) => string | undefined;

/** A `$NAME` that leads nowhere. */
export interface EnvironmentFault {
  /** The setting that it stands in. */
  readonly at: string;
  readonly message: string;
}

/**
 * Settings with the environment's values in place of `$NAME`, so that a file of carriers holds no passwords. Only a whole
 * value is replaced: a dollar sign inside of one is its own.
 */
export function fromEnvironment(
  settings: Readonly<Record<string, unknown>>,
  environment: Environment,
): { readonly settings: Readonly<Record<string, unknown>>; readonly faults: readonly EnvironmentFault[] } {
  const faults: EnvironmentFault[] = [];
  const filled = Object.entries(settings).map(([at, value]) => {
    const fault = (message: string): void => {
      faults.push({ at, message: `${at} ${message}` });
    };
    return [at, replaced(value, environment, fault)] as const;
  });
  return { settings: Object.fromEntries(filled), faults };
}

function replaced(value: unknown, environment: Environment, fault: (message: string) => void): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, environment, fault));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, environment, fault)]));
  if (typeof value !== "string" || !value.startsWith("$")) return value;
  if (value.startsWith("$$")) return value.slice(1);
  const [, name] = /^\$([A-Za-z_][A-Za-z0-9_]*)$/.exec(value) ?? [];
  if (name === undefined) {
    // Not shown: it may be a password.
    fault("begins with $ and names no variable; write $$ for a dollar sign at the front");
    return value;
  }
  const found = environment(name);
  if (found === undefined || found === "") fault(`asks for $${name}, which is not set in the environment`);
  return found ?? "";
}

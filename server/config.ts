import { isIP } from "node:net";
import { resolve } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

const roles = ["all", "api", "worker"] as const;
const fronts = ["koa", "direct"] as const;
const migrateModes = ["auto", "off"] as const;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A setting that cannot be: one line that names it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export type Config = ReturnType<typeof readConfig>;

/** The only reader of the environment. Every setting has its place and its default here; the README lists them. */
export function readConfig(environment: Environment) {
  const read = new Reader(environment);
  const port = read.integer("PORT", 8080, 0, 65_535);
  const dataFolder = resolve(read.text("DATA_FOLDER", ".data"));
  return Object.freeze({
    role: read.oneOf("ROLE", "all", roles),
    host: read.text("HOST", "0.0.0.0"),
    port,
    /** Who reads plain requests: Node's HTTP and Koa as all others, or a reader of our own at the connection. */
    httpFront: read.oneOf("HTTP_FRONT", "koa", fronts),
    adminHost: read.text("ADMIN_HOST", "127.0.0.1"),
    /** The port beside the public one, so that several gateways on one machine only need PORT. */
    adminPort: read.integer("ADMIN_PORT", port === 0 || port === 65_535 ? 0 : port + 1, 0, 65_535),
    /** Undefined: the address the gateway turns out to listen on. */
    publicUrl: read.url("PUBLIC_URL", ["http:", "https:"])?.replace(/\/+$/, ""),
    /** How many proxies in front are believed about the caller's address. */
    trustedProxies: read.integer("TRUSTED_PROXIES", 0, 0, 10),
    /** Undefined: a PostgreSQL of our own under the data folder. */
    databaseUrl: read.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    /** With `off`, a start does not change tables: it ends with an error if migrations are missing. */
    migrate: read.oneOf("MIGRATE", "auto", migrateModes),
    poolSize: read.integer("POOL_SIZE", 10, 2, 1000),
    vendorPrefix: read.matching("VENDOR_PREFIX", "SVC", /^[A-Za-z0-9]{1,20}$/, "1 to 20 letters or digits"),
    /** Signs new tokens. Undefined: one that is made and kept in the data folder. */
    tokenKey: read.secret("TOKEN_KEY"),
    /** Still believed, so that the key can be changed without ending the tokens that are out. */
    tokenKeyOld: read.secret("TOKEN_KEY_OLD"),
    tokenTtlS: read.integer("TOKEN_TTL_S", 86_400, 1, 31_536_000),
    timeZone: read.timeZone("TIME_ZONE", "Asia/Seoul"),
    /** Lowers what the contract allows an operation's body; it cannot raise it. */
    bodyLimitBytes: read.integer("BODY_LIMIT_BYTES", 16_777_216, 1024, 1_073_741_824),
    /** All bodies being read at one time; above it the gateway is busy (A920). */
    bodyMemoryBytes: read.integer("BODY_MEMORY_BYTES", 134_217_728, 1_048_576, 17_179_869_184),
    maxRequests: read.integer("MAX_REQUESTS", 2000, 1, 1_000_000),
    /** Connections beyond it are closed at once. */
    maxConnections: read.integer("MAX_CONNECTIONS", 10_000, 1, 1_000_000),
    requestTimeoutS: read.integer("REQUEST_TIMEOUT_S", 30, 1, 3600),
    keepAliveTimeoutS: read.integer("KEEP_ALIVE_TIMEOUT_S", 65, 1, 3600),
    /** How long an answer may stand still because its caller does not read it. */
    writeTimeoutS: read.integer("WRITE_TIMEOUT_S", 60, 1, 3600),
    /** How long a stop waits for requests that are under way. */
    drainTimeoutS: read.integer("DRAIN_TIMEOUT_S", 10, 0, 600),
    /** Replies are held against the contract before they leave; production may trust its tests instead. */
    checkReplies: read.flag("CHECK_REPLIES", environment.NODE_ENV !== "production"),
    fileLifetimeDays: read.integer("FILE_LIFETIME_DAYS", 30, 1, 3650),
    /** Which carriers there are and what goes to which. Undefined: everything goes to the simulator. */
    carriersFile: read.path("CARRIERS_FILE"),
    /** What the carriers file means by `$NAME`. */
    variable: (name: string): string | undefined => environment[name],
    /** How long a step may take that does not say so itself. */
    stepValidityS: read.integer("STEP_VALIDITY_S", 86_400, 1, 604_800),
    /** Where webhooks may go although it is no public address. */
    webhookAllowedNetworks: read.networks("WEBHOOK_ALLOWED_NETWORKS"),
    logLevel: read.oneOf("LOG_LEVEL", "info", logLevels),
    dataFolder,
    docsFolder: resolve(read.text("DOCS_FOLDER", `${dataFolder}/docs`)),
  });
}

class Reader {
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** A variable that is set to nothing counts as not set: that is how shells and compose files leave one out. */
  #given(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === "" ? undefined : value;
  }

  text(name: string, preset: string): string {
    return this.#given(name) ?? preset;
  }

  path(name: string): string | undefined {
    const given = this.#given(name);
    return given === undefined ? undefined : resolve(given);
  }

  integer(name: string, preset: number, least: number, most: number): number {
    const given = this.#given(name);
    if (given === undefined) return preset;
    const value = /^[0-9]{1,15}$/.test(given) ? Number(given) : Number.NaN;
    if (!(value >= least && value <= most)) throw wrong(name, given, `a whole number from ${least} to ${most}`);
    return value;
  }

  oneOf<Value extends string>(name: string, preset: Value, values: readonly Value[]): Value {
    const given = this.#given(name);
    if (given === undefined) return preset;
    const found = values.find((value) => value === given);
    if (found === undefined) throw wrong(name, given, `one of ${values.join(", ")}`);
    return found;
  }

  flag(name: string, preset: boolean): boolean {
    return this.oneOf(name, preset ? "on" : "off", ["on", "off"]) === "on";
  }

  matching(name: string, preset: string, pattern: RegExp, words: string): string {
    const given = this.text(name, preset);
    if (!pattern.test(given)) throw wrong(name, given, words);
    return given;
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const given = this.#given(name);
    if (given === undefined) return undefined;
    if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol))
      // A database's address holds its password: it is named, not shown.
      throw new ConfigError(`${name} must be an address that begins with ${protocols.join("// or ")}//`);
    return given;
  }

  networks(name: string): readonly string[] {
    const words = (this.#given(name) ?? "").split(",").map((word) => word.trim());
    const networks = words.filter((word) => word !== "");
    const unknown = networks.find((word) => !isNetwork(word));
    if (unknown !== undefined) throw wrong(name, unknown, "networks such as 10.0.0.0/8 or fd00::/8 between commas");
    return Object.freeze(networks);
  }

  secret(name: string): string | undefined {
    const given = this.#given(name);
    if (given !== undefined && given.length < 32)
      throw new ConfigError(`${name} must have at least 32 characters, for example those of: openssl rand -hex 32`);
    return given;
  }

  timeZone(name: string, preset: string): string {
    const given = this.text(name, preset);
    try {
      return new Intl.DateTimeFormat("en", { timeZone: given }).resolvedOptions().timeZone;
    } catch {
      throw wrong(name, given, "a time zone such as Asia/Seoul");
    }
  }
}

/** `10.0.0.0/8`, `fd00::/8`; the length is never left out: one that was forgotten would mean a single address. */
function isNetwork(text: string): boolean {
  const [, address = "", length = ""] = /^([0-9A-Fa-f.:]+)\/([0-9]{1,3})$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(length) <= (isIP(address) === 4 ? 32 : 128);
}

const wrong = (name: string, given: string, words: string): ConfigError =>
  new ConfigError(`${name} must be ${words}, not ${JSON.stringify(given)}`);

import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { MAX_VALIDITY_S } from "./domain/timings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export const DEFAULT_DATA_FOLDER = ".data";

const roles = ["all", "api", "worker"] as const;
const migrateModes = ["auto", "off"] as const;
/** The databases that the gateway is tested on. */
const databaseBackends = ["postgres", "citus"] as const;
/** Settings that are secret: NAME_FILE names a file that holds the value, so that no list of processes or variables shows it. */
const secretSettings: ReadonlySet<string> = new Set(["DATABASE_URL", "TOKEN_KEY", "TOKEN_KEY_OLD"]);
const traceExporters = ["otlp", "none"] as const;
const traceProtocols = ["http/protobuf", "http/json"] as const;
const traceSamplers = [
  ...(["always_on", "always_off", "traceidratio"] as const),
  ...(["parentbased_always_on", "parentbased_always_off", "parentbased_traceidratio"] as const),
];
const THIS_MACHINE = "127.0.0.0/8,::1/128";
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A setting with an invalid value; the message is one line that names it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export type Config = ReturnType<typeof readConfig>;

/** The only reader of the environment. Every setting and its default is here; docs/settings.md lists them. */
export function readConfig(environment: Environment) {
  const read = new Reader(environment);
  const port = read.integer("PORT", 8080, 0, 65_535);
  const hasOwnDatabase = read.text("DATABASE_URL", "") === "";
  return Object.freeze({
    role: read.oneOf("ROLE", "all", roles),
    /** How many processes serve, with this one as their parent. Undefined: this process alone. */
    processes: read.processes("PROCESSES"),
    /** The name of this process in its log lines, and nothing else. The parent of several processes names each of them. */
    processName: read.optional("PROCESS_NAME"),
    /** Undefined: every address; while there is a demo account, loopback only. */
    host: read.optional("HOST"),
    port,
    /** The certificate and key of the API's port. Undefined: it speaks plain HTTP. */
    tls: read.tls(),
    adminHost: read.text("ADMIN_HOST", "127.0.0.1"),
    /** The port beside the public one, so that several gateways on one machine only need PORT. */
    adminPort: read.integer("ADMIN_PORT", port === 0 || port === 65_535 ? 0 : port + 1, 0, 65_535),
    /** Names by which the admin port may be reached. Addresses and localhost always may. */
    adminNames: read.hostNames("ADMIN_NAMES", ["ADMIN_HOST", "PUBLIC_URL"]),
    /** How many proxies in front of the admin port there are whose X-Forwarded-For is trusted. */
    adminTrustedProxies: read.integer("ADMIN_TRUSTED_PROXIES", 0, 0, 10),
    /** Whether browsers send the cookie of an operator by HTTPS only. */
    adminCookieSecure: read.flag("ADMIN_COOKIE_SECURE", !isLoopback(read.text("ADMIN_HOST", "127.0.0.1"))),
    /** After so long without a request an operator has to sign in again. */
    operatorIdleS: read.integer("OPERATOR_IDLE_S", 1800, 60, 86_400),
    /** So long after a sign-in an operator has to sign in again. */
    operatorSessionS: read.integer("OPERATOR_SESSION_S", 43_200, 60, 604_800),
    /** How many days the audit log of operators is kept. */
    auditDays: read.integer("AUDIT_DAYS", 400, 1, 3650),
    /** Undefined: localhost and the port that the gateway listens on. */
    publicUrl: read.url("PUBLIC_URL", ["http:", "https:"])?.replace(/\/+$/, ""),
    /** How many proxies in front of the gateway there are whose X-Forwarded-For is trusted. */
    trustedProxies: read.integer("TRUSTED_PROXIES", 0, 0, 10),
    /** Undefined: the embedded PostgreSQL in the data folder. */
    databaseUrl: read.databaseUrl("DATABASE_URL"),
    /** How long a statement may take; accepting a message has a shorter limit, migrations a longer one. */
    databaseTimeoutS: read.integer("DATABASE_TIMEOUT_S", 10, 1, 600),
    /** With `off`, a start does not change tables: it ends with an error if migrations are missing. */
    migrate: read.oneOf("MIGRATE", "auto", migrateModes),
    /** Database connections of one process to the directory and the first cell; other cells share as many. */
    poolSize: read.integer("POOL_SIZE", 10, 2, 1000),
    databaseBackend: read.oneOf("DATABASE_BACKEND", "postgres", databaseBackends),
    /** How many cells take accounts, at least: a start adds those that are missing. */
    cells: read.integer("CELLS", 1, 1, 1000),
    vendorPrefix: read.matching("VENDOR_PREFIX", "SVC", /^[A-Za-z0-9]{1,20}$/, "1 to 20 letters or digits"),
    /** Signs new tokens. Undefined: a key is made and kept in the data folder. */
    tokenKey: read.secret("TOKEN_KEY"),
    /** Tokens signed with it stay valid, so that the key can be changed. */
    tokenKeyOld: read.secret("TOKEN_KEY_OLD"),
    tokenTtlS: read.integer("TOKEN_TTL_S", 86_400, 1, 31_536_000),
    /** Wrong passwords for one account id from one address. It is the same for ids that do not exist. */
    accountFailuresPerMinute: read.integer("ACCOUNT_FAILURES_PER_MINUTE", 5, 1, 1_000_000),
    /** Wrong passwords from one address, whatever the account ids are. */
    addressFailuresPerMinute: read.integer("ADDRESS_FAILURES_PER_MINUTE", 30, 1, 1_000_000),
    timeZone: read.timeZone("TIME_ZONE", "Asia/Seoul"),
    /** Lowers the contract's limit for the body of an operation; it cannot raise it. */
    bodyLimitBytes: read.integer("BODY_LIMIT_BYTES", 16_777_216, 1024, 1_073_741_824),
    /** For all bodies that are read at one time; above it requests are refused as busy (A920). */
    bodyMemoryBytes: read.integer("BODY_MEMORY_BYTES", 134_217_728, 1_048_576, 17_179_869_184),
    maxRequests: read.integer("MAX_REQUESTS", 2000, 1, 1_000_000),
    /** Connections beyond it are closed at once. */
    maxConnections: read.integer("MAX_CONNECTIONS", 10_000, 1, 1_000_000),
    requestTimeoutS: read.integer("REQUEST_TIMEOUT_S", 30, 1, 3600),
    keepAliveTimeoutS: read.integer("KEEP_ALIVE_TIMEOUT_S", 65, 1, 3600),
    /** How long an answer may make no progress because its caller does not read it. */
    writeTimeoutS: read.integer("WRITE_TIMEOUT_S", 60, 1, 3600),
    /** How long a stop waits for requests that are under way. */
    drainTimeoutS: read.integer("DRAIN_TIMEOUT_S", 10, 0, 600),
    /** How long the API goes on serving after SIGTERM while /readyz says 503: a load balancer needs this time to notice. */
    shutdownDelayS: read.integer("SHUTDOWN_DELAY_S", hasOwnDatabase ? 0 : 5, 0, 600),
    /** Replies are validated against the contract before they are sent; production may rely on tests instead. */
    checkReplies: read.flag("CHECK_REPLIES", read.optional("NODE_ENV") !== "production"),
    fileLifetimeDays: read.integer("FILE_LIFETIME_DAYS", 30, 1, 3650),
    /** How far ahead a message may be scheduled with `sendAt`; 0: not at all. */
    scheduleDays: read.integer("SCHEDULE_DAYS", 30, 0, 365),
    /** How many days of service data is kept: every process that serves the API or delivers removes what is older. */
    retention: Object.freeze({
      /** Longer than a message can take, with all steps of its flow. The contract promises inquiry for 30 days after the last result. */
      messageDays: read.integer("MESSAGE_DAYS", 40, 10, 3650),
      /** A repeated request is recognised for 24 hours, however long its key is kept. */
      idempotencyDays: read.integer("IDEMPOTENCY_DAYS", 1, 1, 3650),
    }),
    /** How many whole months the usage of accounts is kept, besides the present one. */
    usageMonths: read.integer("USAGE_MONTHS", 13, 1, 120),
    /** The carriers and their routes. Undefined: there is the simulator alone. */
    carriersFile: read.path("CARRIERS_FILE"),
    /** Whether accounts outside the sandbox may reach the simulator. If not, their messages wait for a carrier. */
    simulator: read.flag("SIMULATOR", hasOwnDatabase),
    /** The value of `$NAME` in the carriers file. */
    variable: (name: string): string | undefined => environment[name] ?? read.file(name),
    /** How long a step may take if its request does not say. */
    stepValidityS: read.integer("STEP_VALIDITY_S", 86_400, 1, MAX_VALIDITY_S),
    /** Whether this process posts reports to webhooks. If not, they wait for a process that does. */
    webhooks: read.flag("WEBHOOKS", true),
    /** Networks that webhooks may reach although they are not public. */
    /** A gateway with its own database is tried out on one machine, where the receiver runs as well. */
    webhookAllowedNetworks: read.networks("WEBHOOK_ALLOWED_NETWORKS", hasOwnDatabase ? THIS_MACHINE : ""),
    /** Whether the newest reports of each account and channel are watched for failures. */
    failureWatch: read.flag("FAILURE_WATCH", false),
    /** When they count as failing, see domain/failure-watch.ts. */
    failureThresholds: Object.freeze({
      reports: read.integer("FAILURE_WATCH_REPORTS", 50, 5, 100_000),
      percent: read.integer("FAILURE_WATCH_PERCENT", 50, 1, 100),
    }),
    /** How often at most this process warns of it in the answers to sends; 0: never. */
    failureWarningMinutes: read.integer("FAILURE_WARNING_MINUTES", 10, 0, 1440),
    logLevel: read.oneOf("LOG_LEVEL", "info", logLevels),
    /** The share of successful requests whose line is logged. Refusals and failures always are. */
    logSample: read.ratio("LOG_SAMPLE", 1),
    /** Undefined: no traces. OpenTelemetry's own code reads the other variables of its standard. */
    tracing: read.tracing(),
    dataFolder: resolve(read.text("DATA_FOLDER", DEFAULT_DATA_FOLDER)),
    /** Not below DATA_FOLDER: `npm start` builds the reference documentation in .data/docs before it starts the gateway. */
    docsFolder: resolve(read.text("DOCS_FOLDER", ".data/docs")),
    /** `npm ci` builds the pages of the console there. */
    consoleFolder: resolve(read.text("CONSOLE_FOLDER", "console/dist")),
    /** The names of all settings. */
    settingNames: read.names,
  });
}

class Reader {
  readonly #environment: Environment;
  readonly names = new Set<string>();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** An empty variable counts as not set, because shells and compose files leave one out that way. */
  #get(name: string): string | undefined {
    this.names.add(name);
    const value = this.#environment[name]?.trim() || undefined;
    if (!secretSettings.has(name)) return value;
    this.names.add(`${name}_FILE`);
    const fromFile = this.file(name);
    if (value !== undefined && fromFile !== undefined)
      throw new ConfigError(`${name} and ${name}_FILE are both set; keep one of them`);
    return value ?? fromFile;
  }

  /** What the file of NAME_FILE holds, without the line end that editors add. */
  file(name: string): string | undefined {
    const path = this.#environment[`${name}_FILE`]?.trim();
    if (path === undefined || path === "") return undefined;
    const text = readText(`${name}_FILE`, path).trim();
    if (text === "") throw new ConfigError(`${name}_FILE names an empty file, ${path}`);
    return text;
  }

  optional(name: string): string | undefined {
    return this.#get(name);
  }

  text(name: string, defaultValue: string): string {
    return this.#get(name) ?? defaultValue;
  }

  path(name: string): string | undefined {
    const text = this.#get(name);
    return text === undefined ? undefined : resolve(text);
  }

  integer(name: string, defaultValue: number, min: number, max: number): number {
    const text = this.#get(name);
    if (text === undefined) return defaultValue;
    const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw invalid(name, text, `a whole number from ${min} to ${max}`);
    return value;
  }

  /** `auto`: one for each core that this process may use. */
  processes(name: string): number | undefined {
    const text = this.#get(name);
    if (text === undefined) return undefined;
    if (text === "auto") return availableParallelism();
    const value = /^[0-9]{1,3}$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > 256) throw invalid(name, text, "auto or a whole number from 1 to 256");
    return value;
  }

  oneOf<Value extends string>(name: string, defaultValue: Value, values: readonly Value[]): Value {
    const text = this.#get(name);
    if (text === undefined) return defaultValue;
    const found = values.find((value) => value === text);
    if (found === undefined) throw invalid(name, text, `one of ${values.join(", ")}`);
    return found;
  }

  ratio(name: string, defaultValue: number): number {
    const text = this.#get(name);
    if (text === undefined) return defaultValue;
    const value = /^[0-9]*\.?[0-9]+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= 0 && value <= 1)) throw invalid(name, text, "a number from 0 to 1");
    return value;
  }

  tracing() {
    const endpoints = ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"];
    const hasEndpoint = endpoints.map((name) => this.url(name, ["http:", "https:"])).some((url) => url !== undefined);
    const exporter = this.oneOf("OTEL_TRACES_EXPORTER", hasEndpoint ? "otlp" : "none", traceExporters);
    const protocol = this.oneOf("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf", traceProtocols);
    const sampler = this.oneOf("OTEL_TRACES_SAMPLER", "parentbased_always_on", traceSamplers);
    const samplerRatio = this.ratio("OTEL_TRACES_SAMPLER_ARG", 1);
    const isDisabled = this.oneOf("OTEL_SDK_DISABLED", "false", ["true", "false"]) === "true";
    return isDisabled || exporter === "none" ? undefined : { protocol, sampler, samplerRatio };
  }

  flag(name: string, defaultValue: boolean): boolean {
    return this.oneOf(name, defaultValue ? "on" : "off", ["on", "off"]) === "on";
  }

  matching(name: string, defaultValue: string, pattern: RegExp, expected: string): string {
    const text = this.text(name, defaultValue);
    if (!pattern.test(text)) throw invalid(name, text, expected);
    return text;
  }

  tls(): { readonly certFile: string; readonly keyFile: string } | undefined {
    const certFile = this.path("TLS_CERT_FILE");
    const keyFile = this.path("TLS_KEY_FILE");
    if (certFile !== undefined && keyFile !== undefined) return { certFile, keyFile };
    if (certFile === keyFile) return undefined;
    const [given, missing] = certFile === undefined ? ["KEY", "CERT"] : ["CERT", "KEY"];
    throw new ConfigError(`TLS_${given}_FILE is set and TLS_${missing}_FILE is not; set both or none`);
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.#get(name);
    if (text === undefined) return undefined;
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
      // The value is not printed, because the address of a database holds its password.
      throw new ConfigError(`${name} must be an address that begins with ${protocols.join("// or ")}//`);
    return text;
  }

  /** Only the beginning is checked: an address with several hosts is none of the URL standard, and server/store reads it. */
  databaseUrl(name: string): string | undefined {
    const text = this.#get(name);
    if (text !== undefined && !/^postgres(ql)?:\/\//.test(text))
      // The value is not printed, because it holds a password.
      throw new ConfigError(`${name} must be an address that begins with postgres:// or postgresql://`);
    return text;
  }

  networks(name: string, fallback: string): readonly string[] {
    const words = (this.#get(name) ?? fallback).split(",").map((word) => word.trim());
    const networks = words.filter((word) => word !== "");
    const unknown = networks.find((word) => !isNetwork(word));
    if (unknown !== undefined) throw invalid(name, unknown, "networks such as 10.0.0.0/8 or fd00::/8 between commas");
    return Object.freeze(networks);
  }

  /** Those of a setting, and those that other settings hold. */
  hostNames(name: string, others: readonly string[]): readonly string[] {
    const words = (this.#get(name) ?? "").split(",").map((word) => word.trim());
    const names = words.filter((word) => word !== "");
    const unknown = names.find((word) => !/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/.test(word));
    if (unknown !== undefined)
      throw invalid(name, unknown, "names such as gateway.example.com between commas, without ports");
    const held = others.map((other) => this.#get(other) ?? "");
    return Object.freeze([...names, ...held.map((text) => (URL.canParse(text) ? new URL(text).hostname : text))]);
  }

  secret(name: string): string | undefined {
    const text = this.#get(name);
    if (text !== undefined && text.length < 32)
      throw new ConfigError(`${name} must have at least 32 characters, for example those of: openssl rand -hex 32`);
    return text;
  }

  timeZone(name: string, defaultValue: string): string {
    const text = this.text(name, defaultValue);
    try {
      return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
    } catch {
      throw invalid(name, text, "a time zone such as Asia/Seoul");
    }
  }
}

/** Only this machine gets there. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

function readText(setting: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new ConfigError(`${setting} names a file that cannot be read, ${path} (${code})`);
  }
}

/** `10.0.0.0/8`, `fd00::/8`. The length is required: without it, a single address would be meant. */
function isNetwork(text: string): boolean {
  const [, address = "", length = ""] = /^([0-9A-Fa-f.:]+)\/([0-9]{1,3})$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(length) <= (isIP(address) === 4 ? 32 : 128);
}

const invalid = (name: string, text: string, expected: string): ConfigError =>
  new ConfigError(`${name} must be ${expected}, not ${JSON.stringify(text)}`);

import { isObject } from "contract-kit-runtime/json-values";
import { NO_CARRIER } from "../domain/message-history.ts";
import type { ShareRules } from "../domain/move-shares.ts";
import { type Adapter, CarrierSettingsError, type PreparedCarrier } from "./carrier.ts";
import { type PreparedCarriers, prepareCarriers, withSimulator } from "./carriers.ts";
import { CarriersFile } from "./carriers-file.ts";
import { httpAdapter } from "./http/adapter.ts";
import { readRoutes } from "./routes.ts";
import { readShareRules } from "./share-rules.ts";
import { SIMULATOR, simulatorAdapter } from "./simulator/adapter.ts";
import { smppAdapter } from "./smpp/adapter.ts";

export { CarriersFileError } from "./carriers-file.ts";

/** Every adapter, by the name that a carriers file gives it. A new one is a folder and a line here. */
const adapters: ReadonlyMap<string, Adapter> = new Map([
  [SIMULATOR, simulatorAdapter],
  ["smpp", smppAdapter],
  ["http", httpAdapter],
]);

type Environment = (name: string) => string | undefined;

/** Reads a carriers file. Throws a CarriersFileError that lists all faults, each with its place. */
export function readCarriers(text: string, fileName: string, environment: Environment): PreparedCarriers {
  const file = new CarriersFile(text, fileName);
  checkSections(file);
  const entries = readEntries(file, environment);
  const simulator = entries?.find(({ adapter }) => adapter === SIMULATOR)?.name ?? SIMULATOR;
  const channels = entries?.map(({ name, prepared }) => [name, prepared?.channels] as const);
  const routes = readRoutes(file, channels && new Map([[simulator, undefined], ...channels]));
  const shareRules = readShares(file);
  file.throwFaults();
  const carriers = (entries ?? []).flatMap(({ name, settings, prepared }) =>
    prepared === undefined ? [] : [{ name, settings, prepared }],
  );
  const named = simulator === SIMULATOR ? withSimulator(carriers) : carriers;
  // Where the settings have faults they were thrown.
  return prepareCarriers(named, routes, simulator, shareRules ?? readShareRules({}));
}

/** Undefined: they have faults. */
function readShares(file: CarriersFile): ShareRules | undefined {
  const written = isObject(file.value) ? (file.value.shares ?? {}) : {};
  if (isObject(written)) return prepare(readShareRules, written, file, ["shares"]);
  file.fault(["shares"], "shares must be settings such as { everyS: 300 }");
  return undefined;
}

const SECTIONS = ["carriers", "routes"];
const ALL_SECTIONS = [...SECTIONS, "shares"];

function checkSections(file: CarriersFile): void {
  if (!isObject(file.value)) {
    file.fault([], "the file must have carriers and routes");
    return;
  }
  for (const section of SECTIONS) if (file.value[section] === undefined) file.fault([], `${section} is missing`);
  for (const name of Object.keys(file.value))
    if (!ALL_SECTIONS.includes(name)) file.fault([name], `${name} is not known; there are ${ALL_SECTIONS.join(", ")}`);
}

/** A carrier that the file names. */
interface CarrierEntry {
  readonly name: string;
  readonly adapter: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Undefined: its settings are wrong, which is recorded as a fault of the file. */
  readonly prepared: PreparedCarrier | undefined;
}

/** The name is part of the path that a carrier posts its receipts to, and of the names of metrics. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const EXAMPLE = "{ adapter: simulator }";

/** Undefined: the file has no carriers. */
function readEntries(file: CarriersFile, environment: Environment): readonly CarrierEntry[] | undefined {
  const written = isObject(file.value) ? file.value.carriers : undefined;
  if (written === undefined) return undefined;
  if (!isObject(written)) {
    file.fault(["carriers"], `carriers must be names, each with settings such as ${EXAMPLE}`);
    return undefined;
  }
  return Object.entries(written).map(([name, settings]) => readEntry(name, settings, file, environment));
}

function readEntry(name: string, written: unknown, file: CarriersFile, environment: Environment): CarrierEntry {
  const at = ["carriers", name];
  const invalid = { name, adapter: "", settings: {}, prepared: undefined };
  if (!NAME.test(name))
    file.fault(at, `the name of a carrier must be 1 to 40 letters, digits, - or _, a letter or digit first`);
  if (!isObject(written)) {
    file.fault(at, `${name} must have settings such as ${EXAMPLE}`);
    return invalid;
  }
  const { adapter: kind, ...rest } = written;
  const adapter = typeof kind === "string" ? adapters.get(kind) : undefined;
  if (typeof kind !== "string" || adapter === undefined) {
    const message = kind === undefined ? `${name} has no adapter` : `there is no adapter ${JSON.stringify(kind)}`;
    file.fault([...at, "adapter"], `${message}; there are ${[...adapters.keys()].join(", ")}`);
    return invalid;
  }
  if (name === SIMULATOR && kind !== SIMULATOR)
    file.fault(at, `the name ${SIMULATOR} is kept for a simulator, which accounts in sandbox need; choose another one`);
  if (name === NO_CARRIER) file.fault(at, `the name ${name} stands for steps without a carrier; choose another one`);
  // A setting whose variable is missing has its fault already; what the adapter finds wrong with it would be noise.
  const missing = new Set<string>();
  const values = Object.entries(rest).map(([setting, value]) => {
    const fault = (message: string): void => {
      missing.add(setting);
      file.fault([...at, setting], `${setting} ${message}`);
    };
    return [setting, fromEnvironment(value, environment, fault)] as const;
  });
  const settings = Object.fromEntries(values);
  const prepared = prepare(adapter, settings, file, at, missing);
  return { name, adapter: kind, settings: { ...settings, adapter: kind }, prepared };
}

/**
 * A value with the environment's values in place of `$NAME`, so that a carriers file holds no passwords. Only a whole value
 * is replaced: a dollar sign inside of one is kept.
 */
export function fromEnvironment(value: unknown, environment: Environment, fault: (message: string) => void): unknown {
  if (Array.isArray(value)) return value.map((item) => fromEnvironment(item, environment, fault));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fromEnvironment(item, environment, fault)]),
    );
  if (typeof value !== "string" || !value.startsWith("$")) return value;
  if (value.startsWith("$$")) return value.slice(1);
  const [, name] = /^\$([A-Za-z_][A-Za-z0-9_]*)$/.exec(value) ?? [];
  if (name === undefined) {
    // The value is not shown: it may be a password.
    fault("begins with $ and names no variable; write $$ for a dollar sign at the front");
    return value;
  }
  const found = environment(name);
  if (found === undefined || found === "") fault(`asks for $${name}, which is not set in the environment`);
  return found ?? "";
}

/** Undefined: the settings have faults, which are recorded in the file. */
function prepare<Prepared>(
  read: (settings: Readonly<Record<string, unknown>>) => Prepared,
  settings: Readonly<Record<string, unknown>>,
  file: CarriersFile,
  at: readonly string[],
  missing: ReadonlySet<string> = new Set(),
): Prepared | undefined {
  try {
    return read(settings);
  } catch (error) {
    for (const each of error instanceof AggregateError ? error.errors : [error]) {
      if (!(each instanceof CarrierSettingsError)) throw error;
      // The message of an adapter may begin with the setting's name.
      const message = each.message.startsWith(`${each.at} `) ? each.message : `${each.at} ${each.message}`;
      if (!missing.has(each.at)) file.fault([...at, ...each.at.split(/[./]/)], message);
    }
    return undefined;
  }
}

import { adapters } from "./adapters.ts";
import { type Adapter, CarrierSettingsError, type PreparedCarrier } from "./carrier.ts";
import { type CarriersFile, isObject } from "./carriers-file.ts";
import { type Environment, fromEnvironment } from "./environment.ts";
import { SIMULATOR } from "./simulator/adapter.ts";

/** A carrier that a file names. */
export interface CarrierEntry {
  readonly name: string;
  readonly adapter: string;
  /** Undefined: its settings are wrong, and the file says so. */
  readonly prepared: PreparedCarrier | undefined;
}

/** It is part of the path that a carrier posts its receipts to, and of the names of metrics. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const EXAMPLE = "{ adapter: simulator }";

/** Reads the carriers, and notes in the file what is wrong with them; undefined: it names none at all. */
export function readCarrierEntries(file: CarriersFile, environment: Environment): readonly CarrierEntry[] | undefined {
  const given = isObject(file.value) ? file.value.carriers : undefined;
  if (given === undefined) return undefined;
  if (!isObject(given)) {
    file.fault(["carriers"], `carriers must be names, each with settings such as ${EXAMPLE}`);
    return undefined;
  }
  return Object.entries(given).map(([name, settings]) => readEntry(name, settings, file, environment));
}

function readEntry(name: string, given: unknown, file: CarriersFile, environment: Environment): CarrierEntry {
  const at = ["carriers", name];
  const entry = { name, adapter: "", prepared: undefined };
  if (!NAME.test(name))
    file.fault(at, `the name of a carrier must be 1 to 40 letters, digits, - or _, a letter or digit first`);
  if (!isObject(given)) {
    file.fault(at, `${name} must have settings such as ${EXAMPLE}`);
    return entry;
  }
  const { adapter: kind, ...written } = given;
  const adapter = typeof kind === "string" ? adapters.get(kind) : undefined;
  if (typeof kind !== "string" || adapter === undefined) {
    const message = kind === undefined ? `${name} has no adapter` : `there is no adapter ${JSON.stringify(kind)}`;
    file.fault([...at, "adapter"], `${message}; there are ${[...adapters.keys()].join(", ")}`);
    return entry;
  }
  if (name === SIMULATOR && kind !== SIMULATOR)
    file.fault(at, `the name ${SIMULATOR} is kept for a simulator, which accounts in sandbox need; choose another one`);
  const { settings, faults } = fromEnvironment(written, environment);
  for (const fault of faults) file.fault([...at, fault.at], fault.message);
  // What is wrong with a value that is not there says nothing.
  const known = new Set(faults.map((fault) => fault.at));
  const prepared = prepare(adapter, settings, (error) => {
    if (!known.has(error.at)) file.fault([...at, ...error.at.split(/[./]/)], said(error));
  });
  return { name, adapter: kind, prepared };
}

function prepare(
  adapter: Adapter,
  settings: Readonly<Record<string, unknown>>,
  fault: (error: CarrierSettingsError) => void,
): PreparedCarrier | undefined {
  try {
    return adapter(settings);
  } catch (error) {
    const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    for (const each of errors) {
      if (!(each instanceof CarrierSettingsError)) throw error;
      fault(each);
    }
    return undefined;
  }
}

/** An adapter may name the setting itself. */
const said = ({ at, message }: CarrierSettingsError): string =>
  message.startsWith(`${at} `) ? message : `${at} ${message}`;

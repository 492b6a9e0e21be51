import type { Channel } from "../domain/model.ts";
import { adapters, SIMULATOR } from "./adapters.ts";
import type { Carrier, CarrierCallback, CarrierContext, CarrierLimits, PreparedCarrier, Receipt } from "./carrier.ts";
import { type CarrierEntry, readCarrierEntries } from "./carrier-entries.ts";
import { CarriersFile, isObject } from "./carriers-file.ts";
import type { Environment } from "./environment.ts";
import { type Routable, type Route, readRoutes, routedChannels } from "./routes.ts";

export { CarriersFileError } from "./carriers-file.ts";

/** A carrier at work. */
export interface CarrierHandle {
  readonly name: string;
  readonly limits: CarrierLimits;
  readonly carrier: Carrier;
}

export interface Carriers {
  readonly all: readonly CarrierHandle[];
  /** First choice first; empty: no route. A sandbox account only ever gets the simulator. */
  route(step: Destination): readonly CarrierHandle[];
  start(): void;
  /** Resolves when each has stopped, or its time for that is over. */
  stop(): Promise<void>;
}

interface Destination {
  readonly channel: Channel;
  readonly to: string;
  readonly sandbox: boolean;
}

export interface CarriersContext extends Omit<CarrierContext, "name" | "receive"> {
  receive(carrier: string, receipts: readonly Receipt[]): Promise<void>;
}

/** A carriers file that was read and found right. */
export interface PreparedCarriers {
  /** How receipts that a carrier posts to the API are believed; undefined: no carrier of that name posts any. */
  callbackOf(carrier: string): CarrierCallback | undefined;
  make(context: CarriersContext): Carriers;
}

interface Named {
  readonly name: string;
  readonly prepared: PreparedCarrier;
}

/**
 * Reads a carriers file; without one a simulator takes everything. Throws a CarriersFileError that lists all that is wrong,
 * each fault with its place.
 */
export function readCarriers(text: string | undefined, file: string, environment: Environment): PreparedCarriers {
  if (text === undefined) {
    const carriers = withSimulator([]);
    return prepared(
      carriers,
      [{ channels: routedChannels, prefix: "", carrier: SIMULATOR, second: undefined }],
      SIMULATOR,
    );
  }
  const written = new CarriersFile(text, file);
  checkSections(written);
  const named = readCarrierEntries(written, environment);
  const entries = named ?? [];
  const simulator = entries.find(({ adapter }) => adapter === SIMULATOR)?.name ?? SIMULATOR;
  const routes = readRoutes(written, named && channelsByName(named, simulator));
  written.throwFaults();
  const carriers = entries.flatMap(({ name, prepared }) => (prepared === undefined ? [] : [{ name, prepared }]));
  return prepared(simulator === SIMULATOR ? withSimulator(carriers) : carriers, routes, simulator);
}

const channelsByName = (entries: readonly CarrierEntry[], simulator: string): Routable =>
  new Map([[simulator, undefined], ...entries.map(({ name, prepared }) => [name, prepared?.channels] as const)]);

const SECTIONS = ["carriers", "routes"];

function checkSections(file: CarriersFile): void {
  if (!isObject(file.value)) {
    file.fault([], "the file must have carriers and routes");
    return;
  }
  for (const section of SECTIONS) if (file.value[section] === undefined) file.fault([], `${section} is missing`);
  for (const name of Object.keys(file.value))
    if (!SECTIONS.includes(name)) file.fault([name], `${name} is not known; there are ${SECTIONS.join(" and ")}`);
}

/** Accounts in sandbox need one, also where nothing else goes there. */
function withSimulator(carriers: readonly Named[]): readonly Named[] {
  const adapter = adapters.get(SIMULATOR);
  if (adapter === undefined || carriers.some(({ name }) => name === SIMULATOR)) return carriers;
  return [...carriers, { name: SIMULATOR, prepared: adapter({}) }];
}

function prepared(carriers: readonly Named[], routes: readonly Route[], simulator: string): PreparedCarriers {
  const callbacks = new Map(carriers.map(({ name, prepared }) => [name, prepared.callback]));
  return {
    callbackOf: (carrier) => callbacks.get(carrier),
    make: (context) => {
      const all = carriers.map(({ name, prepared }) => {
        const log = context.log.child({ carrier: name });
        const receive = (receipts: readonly Receipt[]) => context.receive(name, receipts);
        return { name, limits: prepared.limits, carrier: prepared.make({ now: context.now, name, log, receive }) };
      });
      return atWork(all, routes, simulator);
    },
  };
}

function atWork(all: readonly CarrierHandle[], routes: readonly Route[], simulator: string): Carriers {
  const handles = (...names: readonly (string | undefined)[]) =>
    names.flatMap((name) => all.filter((handle) => handle.name === name));
  // The longest prefix first; sorting keeps the order of the file among equals.
  const inOrder = routes.toSorted((one, other) => other.prefix.length - one.prefix.length);
  const byChannel = new Map(
    routedChannels.map((channel) => [
      channel,
      inOrder.flatMap(({ channels, prefix, carrier, second }) =>
        channels.includes(channel) ? [{ prefix, choice: handles(carrier, second) }] : [],
      ),
    ]),
  );
  const sandboxed = handles(simulator);
  return {
    all,
    route: ({ channel, to, sandbox }) =>
      sandbox ? sandboxed : (byChannel.get(channel)?.find(({ prefix }) => to.startsWith(prefix))?.choice ?? []),
    start: () => {
      for (const { carrier } of all) carrier.start();
    },
    stop: async () => {
      await Promise.allSettled(all.map(({ carrier }) => carrier.stop()));
    },
  };
}

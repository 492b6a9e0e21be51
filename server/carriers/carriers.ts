import type { Channel } from "../domain/model.ts";
import type { Carrier, CarrierCallback, CarrierContext, CarrierLimits, PreparedCarrier, Receipt } from "./carrier.ts";
import { SIMULATOR, simulatorAdapter } from "./simulator/adapter.ts";

/** A running carrier. */
export interface CarrierHandle {
  readonly name: string;
  readonly limits: CarrierLimits;
  /** Its receipts may come to a process that knows nothing of a message but its rows. */
  readonly reportsElsewhere: boolean;
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

/** The carriers of a valid carriers file. */
export interface PreparedCarriers {
  /** How receipts that a carrier posts to the API are verified; undefined: no carrier of that name posts any. */
  callbackOf(carrier: string): CarrierCallback | undefined;
  make(context: CarriersContext): Carriers;
}

/** Which carrier takes messages of these channels to numbers with this prefix. */
export interface Route {
  readonly channels: readonly Channel[];
  /** Empty: every recipient. */
  readonly prefix: string;
  readonly carrier: string;
  /** Used while the first cannot be reached. */
  readonly second: string | undefined;
}

export const CHANNELS: readonly Channel[] = ["sms", "mms", "rcs", "international", "alimtalk", "friendtalk"];

interface NamedCarrier {
  readonly name: string;
  readonly prepared: PreparedCarrier;
}

/** Adds the simulator that accounts in sandbox need, where the file has none. */
export function withSimulator(carriers: readonly NamedCarrier[]): readonly NamedCarrier[] {
  if (carriers.some(({ name }) => name === SIMULATOR)) return carriers;
  return [...carriers, { name: SIMULATOR, prepared: simulatorAdapter({}) }];
}

/** Without a carriers file the simulator takes every message. */
export function simulatorAlone(): PreparedCarriers {
  const route = { channels: CHANNELS, prefix: "", carrier: SIMULATOR, second: undefined };
  return prepareCarriers(withSimulator([]), [route], SIMULATOR);
}

/** `simulator` is the name of the carrier for accounts in sandbox. */
export function prepareCarriers(
  carriers: readonly NamedCarrier[],
  routes: readonly Route[],
  simulator: string,
): PreparedCarriers {
  const callbacks = new Map(carriers.map(({ name, prepared }) => [name, prepared.callback]));
  return {
    callbackOf: (carrier) => callbacks.get(carrier),
    make: (context) => {
      const all = carriers.map(({ name, prepared }) => {
        const log = context.log.child({ carrier: name });
        const receive = (receipts: readonly Receipt[]) => context.receive(name, receipts);
        const { limits, callback } = prepared;
        const carrier = prepared.make({ now: context.now, name, log, receive });
        return { name, limits, reportsElsewhere: callback !== undefined, carrier };
      });
      return {
        all,
        route: makeRouter(all, routes, simulator),
        start: () => {
          for (const { carrier } of all) carrier.start();
        },
        stop: async () => {
          await Promise.allSettled(all.map(({ carrier }) => carrier.stop()));
        },
      };
    },
  };
}

function makeRouter(all: readonly CarrierHandle[], routes: readonly Route[], simulator: string): Carriers["route"] {
  const findHandles = (...names: readonly (string | undefined)[]) =>
    names.flatMap((name) => all.filter((handle) => handle.name === name));
  // The longest prefix first. The sort is stable: routes with equal prefixes stay in the order of the file.
  const sorted = routes
    .toSorted((one, other) => other.prefix.length - one.prefix.length)
    .map(({ channels, prefix, carrier, second }) => ({ channels, prefix, handles: findHandles(carrier, second) }));
  const byChannel = new Map(
    CHANNELS.map((channel) => [channel, sorted.filter(({ channels }) => channels.includes(channel))]),
  );
  const sandboxHandles = findHandles(simulator);
  return ({ channel, to, sandbox }) =>
    sandbox ? sandboxHandles : (byChannel.get(channel)?.find(({ prefix }) => to.startsWith(prefix))?.handles ?? []);
}

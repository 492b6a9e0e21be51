import type { Channel } from "../domain/model.ts";
import type { Carrier, CarrierCallback, CarrierContext, CarrierLimits, PreparedCarrier, Receipt } from "./carrier.ts";
import { type Route, routedChannels } from "./route.ts";
import { SIMULATOR, simulatorAdapter } from "./simulator/adapter.ts";

/** A carrier at work. */
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

/** A carriers file that was read and found right. */
export interface PreparedCarriers {
  /** How receipts that a carrier posts to the API are believed; undefined: no carrier of that name posts any. */
  callbackOf(carrier: string): CarrierCallback | undefined;
  make(context: CarriersContext): Carriers;
}

export interface Named {
  readonly name: string;
  readonly prepared: PreparedCarrier;
}

/** Accounts in sandbox need one, also where nothing else goes there. */
export function withSimulator(carriers: readonly Named[]): readonly Named[] {
  if (carriers.some(({ name }) => name === SIMULATOR)) return carriers;
  return [...carriers, { name: SIMULATOR, prepared: simulatorAdapter({}) }];
}

/** Without a carriers file a simulator takes everything. */
export const simulatorAlone = (): PreparedCarriers =>
  prepareCarriers(
    withSimulator([]),
    [{ channels: routedChannels, prefix: "", carrier: SIMULATOR, second: undefined }],
    SIMULATOR,
  );

/** `simulator` is the one that accounts in sandbox get. */
export function prepareCarriers(
  carriers: readonly Named[],
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

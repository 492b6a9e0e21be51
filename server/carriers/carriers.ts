import { isDeepStrictEqual } from "node:util";
import { CHANNELS } from "../domain/channel-table.ts";
import type { Channel } from "../domain/model.ts";
import { type Destination, findRoute, type RouteTable } from "../domain/route-table.ts";
import type { Carrier, CarrierCallback, CarrierContext, CarrierLimits, PreparedCarrier, Receipt } from "./carrier.ts";
import { SIMULATOR, simulatorAdapter } from "./simulator/adapter.ts";

/** A running carrier. */
export interface CarrierHandle {
  readonly name: string;
  readonly limits: CarrierLimits;
  /** Its receipts may come to a process that knows nothing of a message but its rows. */
  readonly reportsElsewhere: boolean;
  readonly carrier: Carrier;
  /** What it was made of. After a reload it goes on if the file still says the same of it. */
  readonly settings?: CarrierSettings;
}

export interface Carriers {
  readonly all: readonly CarrierHandle[];
  /** Channels whose messages, or some of them, have no carrier but a simulator that they may not reach. */
  readonly channelsWithoutCarrier: readonly Channel[];
  /**
   * First choice first; empty: no route. A sandbox account only ever gets the simulator. Undefined: the route leads to a simulator that
   * the account may not reach, so the message waits until there is a carrier.
   */
  route(step: Destination): readonly CarrierHandle[] | undefined;
  /** Starts those that did not run before. */
  start(): void;
  /** Resolves when each has stopped, or its time for that is over. */
  stop(): Promise<void>;
}

export interface CarriersContext extends Omit<CarrierContext, "name" | "receive"> {
  /** Whether accounts outside the sandbox may reach a simulator. */
  readonly simulatorForAll: boolean;
  receive(carrier: string, receipts: readonly Receipt[]): Promise<void>;
}

/** The carriers of a valid carriers file. */
export interface PreparedCarriers {
  readonly named: readonly NamedCarrier[];
  readonly routes: readonly Route[];
  /** The names of the carriers for each route; none: only simulators that accounts outside the sandbox may not reach. */
  makeRouteTable(settings: Pick<CarriersContext, "simulatorForAll">): RouteTable<readonly string[]>;
  /** How receipts that a carrier posts to the API are verified; undefined: no carrier of that name posts any. */
  callbackOf(carrier: string): CarrierCallback | undefined;
  /** `running` are carriers of an earlier file: those whose settings are the same are taken over, and not made again. */
  make(context: CarriersContext, running?: readonly CarrierHandle[]): Carriers;
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

/** The settings of one carrier, its adapter and the values of variables included. */
type CarrierSettings = Readonly<Record<string, unknown>>;

export interface NamedCarrier {
  readonly name: string;
  readonly settings: CarrierSettings;
  readonly prepared: PreparedCarrier;
}

/** Adds the simulator that accounts in sandbox need, where the file has none. */
export function withSimulator(carriers: readonly NamedCarrier[]): readonly NamedCarrier[] {
  if (carriers.some(({ name }) => name === SIMULATOR)) return carriers;
  return [...carriers, { name: SIMULATOR, settings: { adapter: SIMULATOR }, prepared: simulatorAdapter({}) }];
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
  const simulators = carriers.filter(({ prepared }) => prepared.isSimulator).map(({ name }) => name);
  const makeRouteTable: PreparedCarriers["makeRouteTable"] = ({ simulatorForAll }) => ({
    sandbox: [simulator],
    // The longest prefix first. The sort is stable: routes with equal prefixes stay in the order of the file.
    routes: routes
      .toSorted((one, other) => other.prefix.length - one.prefix.length)
      .map(({ channels, prefix, carrier, second }) => ({
        channels,
        prefix,
        choice: (second === undefined ? [carrier] : [carrier, second]).filter(
          (name) => simulatorForAll || !simulators.includes(name),
        ),
      })),
  });
  return {
    named: carriers,
    routes,
    makeRouteTable,
    callbackOf: (carrier) => callbacks.get(carrier),
    make: (context, running = []) => {
      const all = carriers.map(({ name, settings, prepared }): CarrierHandle => {
        const known = running.find((handle) => handle.name === name);
        if (known !== undefined && isDeepStrictEqual(known.settings, settings)) return known;
        const log = context.log.child({ carrier: name });
        const receive = (receipts: readonly Receipt[]) => context.receive(name, receipts);
        const { limits, callback } = prepared;
        const carrier = prepared.make({ now: context.now, name, log, receive });
        return { name, limits, reportsElsewhere: callback !== undefined, carrier, settings };
      });
      return {
        all,
        ...makeRouter(all, makeRouteTable(context)),
        start: () => {
          for (const handle of all) if (!running.includes(handle)) handle.carrier.start();
        },
        stop: async () => {
          await Promise.allSettled(all.map(({ carrier }) => carrier.stop()));
        },
      };
    },
  };
}

/** Channels of which a route leads only to simulators that accounts outside the sandbox may not reach. */
export const listChannelsWithoutCarrier = (routes: RouteTable<readonly string[]>["routes"]): readonly Channel[] =>
  CHANNELS.filter((channel) =>
    routes.some(({ channels, choice }) => choice.length === 0 && channels.includes(channel)),
  );

function makeRouter(
  all: readonly CarrierHandle[],
  { sandbox, routes }: RouteTable<readonly string[]>,
): Pick<Carriers, "route" | "channelsWithoutCarrier"> {
  const findHandles = (names: readonly string[]) => names.flatMap((name) => all.filter((one) => one.name === name));
  const table: RouteTable<readonly CarrierHandle[] | undefined> = {
    sandbox: findHandles(sandbox),
    routes: routes.map((route) => ({
      ...route,
      choice: route.choice.length === 0 ? undefined : findHandles(route.choice),
    })),
  };
  return {
    channelsWithoutCarrier: listChannelsWithoutCarrier(routes),
    route: (step) => {
      const found = findRoute(table, step);
      return found === undefined ? [] : found.choice;
    },
  };
}

/** What differs between two carriers files. */
export interface CarrierChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly routesChanged: boolean;
}

export function compareCarriers(before: PreparedCarriers, after: PreparedCarriers): CarrierChanges {
  const find = ({ named }: PreparedCarriers, name: string) => named.find((carrier) => carrier.name === name);
  const listNames = (of: PreparedCarriers, differs: (one: NamedCarrier) => boolean): string[] =>
    of.named.filter(differs).map(({ name }) => name);
  return {
    added: listNames(after, ({ name }) => find(before, name) === undefined),
    changed: listNames(after, ({ name, settings }) => {
      const known = find(before, name);
      return known !== undefined && !isDeepStrictEqual(known.settings, settings);
    }),
    removed: listNames(before, ({ name }) => find(after, name) === undefined),
    routesChanged: !isDeepStrictEqual(before.routes, after.routes),
  };
}

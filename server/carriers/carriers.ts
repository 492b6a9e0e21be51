import { isDeepStrictEqual } from "node:util";
import { CHANNELS } from "../domain/channel-table.ts";
import { type CarrierChoice, drawOrder, getChance, isDrawn } from "../domain/draw-carrier.ts";
import type { Channel } from "../domain/model.ts";
import type { ShareRules } from "../domain/move-shares.ts";
import { type Destination, findRoute, type RouteTable } from "../domain/route-table.ts";
import type { Carrier, CarrierCallback, CarrierContext, CarrierLimits, PreparedCarrier, Receipt } from "./carrier.ts";
import { readShareRules } from "./share-rules.ts";
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
   * First choice first, drawn by the shares of its route; empty: no route. A sandbox account only ever gets the simulator. Undefined: the route leads to a simulator that
   * the account may not reach, so the message waits until there is a carrier.
   */
  route(step: RoutedStep): readonly CarrierHandle[] | undefined;
  /** Starts those that did not run before. */
  start(): void;
  /** Resolves when each has stopped, or its time for that is over. */
  stop(): Promise<void>;
}

export interface RoutedStep extends Destination {
  readonly ref: { readonly msgKey: string };
}

/** The shares of a route as they are now, by carrier; undefined: those of the carriers file. */
export type FindShares = (channel: Channel, prefix: string) => ReadonlyMap<string, number> | undefined;

export interface CarriersContext extends Omit<CarrierContext, "name" | "receive"> {
  /** Whether accounts outside the sandbox may reach a simulator. */
  readonly simulatorForAll: boolean;
  readonly findShares: FindShares;
  receive(carrier: string, receipts: readonly Receipt[]): Promise<void>;
}

/** The carriers of a valid carriers file. */
export interface PreparedCarriers {
  readonly named: readonly NamedCarrier[];
  readonly routes: readonly Route[];
  readonly shareRules: ShareRules;
  /** The carriers of each route; none: only simulators that accounts outside the sandbox may not reach. */
  makeRouteTable(settings: Pick<CarriersContext, "simulatorForAll">): RouteTable<readonly CarrierChoice[]>;
  /** How receipts that a carrier posts to the API are verified; undefined: no carrier of that name posts any. */
  callbackOf(carrier: string): CarrierCallback | undefined;
  /** `running` are carriers of an earlier file: those whose settings are the same are taken over, and not made again. */
  make(context: CarriersContext, running?: readonly CarrierHandle[]): Carriers;
}

/** Which carriers take messages of these channels to numbers with this prefix. */
export interface Route {
  readonly channels: readonly Channel[];
  /** Empty: every recipient. */
  readonly prefix: string;
  readonly carriers: readonly CarrierChoice[];
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
  const route = { channels: CHANNELS, prefix: "", carriers: [{ name: SIMULATOR, share: 100 }] };
  return prepareCarriers(withSimulator([]), [route], SIMULATOR, readShareRules({}));
}

/** `simulator` is the name of the carrier for accounts in sandbox. */
export function prepareCarriers(
  carriers: readonly NamedCarrier[],
  routes: readonly Route[],
  simulator: string,
  shareRules: ShareRules,
): PreparedCarriers {
  const callbacks = new Map(carriers.map(({ name, prepared }) => [name, prepared.callback]));
  const simulators = carriers.filter(({ prepared }) => prepared.isSimulator).map(({ name }) => name);
  const makeRouteTable: PreparedCarriers["makeRouteTable"] = ({ simulatorForAll }) => ({
    sandbox: [{ name: simulator, share: 100 }],
    // The longest prefix first. The sort is stable: routes with equal prefixes stay in the order of the file.
    routes: routes
      .toSorted((one, other) => other.prefix.length - one.prefix.length)
      .map(({ channels, prefix, carriers: ofRoute }) => ({
        channels,
        prefix,
        choice: ofRoute.filter(({ name }) => simulatorForAll || !simulators.includes(name)),
      })),
  });
  return {
    named: carriers,
    routes,
    shareRules,
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
        ...makeRouter(all, makeRouteTable(context), context.findShares),
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
export const listChannelsWithoutCarrier = (routes: RouteTable<readonly unknown[]>["routes"]): readonly Channel[] =>
  CHANNELS.filter((channel) =>
    routes.some(({ channels, choice }) => choice.length === 0 && channels.includes(channel)),
  );

type Order = (step: RoutedStep) => readonly CarrierHandle[];

function makeRouter(
  all: readonly CarrierHandle[],
  { sandbox, routes }: RouteTable<readonly CarrierChoice[]>,
  findShares: FindShares,
): Pick<Carriers, "route" | "channelsWithoutCarrier"> {
  const table: RouteTable<Order | undefined> = {
    sandbox: makeOrder(all, sandbox, findShares, ""),
    routes: routes.map((route) => ({
      ...route,
      choice: route.choice.length === 0 ? undefined : makeOrder(all, route.choice, findShares, route.prefix),
    })),
  };
  return {
    channelsWithoutCarrier: listChannelsWithoutCarrier(routes),
    route: (step) => {
      const found = findRoute(table, step);
      return found === undefined ? [] : found.choice?.(step);
    },
  };
}

function makeOrder(
  all: readonly CarrierHandle[],
  choices: readonly CarrierChoice[],
  findShares: FindShares,
  prefix: string,
): Order {
  const found = choices.flatMap(({ name, share }) =>
    all.filter((handle) => handle.name === name).map((handle) => ({ handle, name, share })),
  );
  // Without chance the order is always the same, and nothing is computed for a message.
  const fixed = drawOrder(found, ({ share }) => share, 0).map(({ handle }) => handle);
  if (!isDrawn(choices)) return () => fixed;
  return ({ channel, ref }) => {
    const shares = findShares(channel, prefix);
    const order = drawOrder(found, ({ name, share }) => shares?.get(name) ?? share, getChance(ref.msgKey));
    return order.map(({ handle }) => handle);
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
    routesChanged: !isDeepStrictEqual([before.routes, before.shareRules], [after.routes, after.shareRules]),
  };
}

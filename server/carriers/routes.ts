import { isObject } from "contract-kit-runtime/json-values";
import { CHANNELS, getChannelRow } from "../domain/channel-table.ts";
import type { CarrierChoice } from "../domain/draw-carrier.ts";
import type { Channel } from "../domain/model.ts";
import type { Route } from "./carriers.ts";
import type { CarriersFile } from "./carriers-file.ts";

const FIELDS = ["channel", "prefix", "carrier", "second", "carriers"];
/** Files that were written before a new channel have no route for it; its messages then find no carrier. */
const NEED_ROUTE = CHANNELS.filter((channel) => !getChannelRow(channel).isNew);
const EXAMPLE = "{ channel: sms, carrier: NAME }";
const SHARES_EXAMPLE = "[{ name: ONE, share: 60 }, { name: OTHER, share: 40 }]";
const ALL_POINTS = 100;

/** The carriers that a route may name, and the channels that each can carry; undefined: all. */
type RoutableCarriers = ReadonlyMap<string, readonly Channel[] | undefined>;

/** Reads the routes and records their faults in the file. Without `carriers`, that the file has none is recorded already. */
export function readRoutes(file: CarriersFile, carriers: RoutableCarriers | undefined): readonly Route[] {
  const written = isObject(file.value) ? file.value.routes : undefined;
  if (written === undefined) return [];
  if (!Array.isArray(written)) {
    file.fault(["routes"], `routes must be a list of entries such as ${EXAMPLE}`);
    return [];
  }
  const reader = new RouteReader(file, carriers);
  const routes = written.flatMap((entry, index) => reader.read(entry, index));
  const unrouted = NEED_ROUTE.filter((channel) => !reader.channels.has(channel));
  const list = unrouted.length === 1 ? unrouted[0] : `[${unrouted.join(", ")}]`;
  if (unrouted.length > 0)
    file.fault(
      ["routes"],
      `no route takes ${unrouted.join(", ")}; add one such as { channel: ${list}, carrier: NAME }`,
    );
  return routes;
}

class RouteReader {
  readonly #file: CarriersFile;
  readonly #carriers: RoutableCarriers | undefined;
  /** Channels that some route names, even if the route has faults. */
  readonly channels = new Set<Channel>();
  /** The index of the route that takes a channel and prefix. */
  readonly #taken = new Map<string, number>();

  constructor(file: CarriersFile, carriers: RoutableCarriers | undefined) {
    this.#file = file;
    this.#carriers = carriers;
  }

  read(entry: unknown, index: number): Route[] {
    if (!isObject(entry)) {
      this.#file.fault(["routes", index], `a route must be like ${EXAMPLE}`);
      return [];
    }
    const fault = (field: string, message: string): void => this.#file.fault(["routes", index, field], message);
    for (const name of Object.keys(entry))
      if (!FIELDS.includes(name)) fault(name, `${name} is not known; a route has ${FIELDS.join(", ")}`);
    const channels = this.#readChannels(entry.channel, fault);
    const prefix = this.#readPrefix(entry.prefix, channels, index, fault);
    const carriers =
      entry.carriers === undefined
        ? this.#readFirstAndSecond(entry, channels, fault)
        : this.#readShares(entry, channels, index);
    if (prefix !== undefined) this.#checkReachable(channels, prefix, index);
    return prefix === undefined || carriers.length === 0 ? [] : [{ channels, prefix, carriers }];
  }

  /** The second gets what the first cannot take: it has no share. */
  #readFirstAndSecond(
    { carrier, second }: Readonly<Record<string, unknown>>,
    channels: readonly Channel[],
    fault: RouteFault,
  ): readonly CarrierChoice[] {
    const first = this.#readCarrier("carrier", carrier, channels, (message) => fault("carrier", message));
    const other =
      second === undefined
        ? undefined
        : this.#readCarrier("second", second, channels, (message) => fault("second", message));
    if (other !== undefined && other === first)
      fault("second", `second is the same carrier as the first; name another one, or leave it out`);
    if (first === undefined) return [];
    return [{ name: first, share: ALL_POINTS }, ...(other === undefined ? [] : [{ name: other, share: 0 }])];
  }

  #readShares(
    entry: Readonly<Record<string, unknown>>,
    channels: readonly Channel[],
    index: number,
  ): readonly CarrierChoice[] {
    const at = ["routes", index, "carriers"];
    const fault = (message: string): void => this.#file.fault(at, message);
    const { carriers: written } = entry;
    if (entry.carrier !== undefined || entry.second !== undefined)
      fault("carriers is in place of carrier and second; remove one or the other");
    if (!Array.isArray(written) || written.length === 0 || !written.every(isObject)) {
      fault(`carriers must be a list such as ${SHARES_EXAMPLE}`);
      return [];
    }
    const choices = written.flatMap((one, place): CarrierChoice[] => {
      const name = this.#readCarrier("name", one.name, channels, (message) =>
        this.#file.fault([...at, place, "name"], message),
      );
      for (const field of Object.keys(one))
        if (field !== "name" && field !== "share")
          this.#file.fault([...at, place, field], `${field} is not known; a carrier of a route has name, share`);
      const { share } = one;
      if (typeof share === "number" && Number.isInteger(share) && share >= 0 && share <= ALL_POINTS)
        return name === undefined ? [] : [{ name, share }];
      this.#file.fault([...at, place, "share"], `share must be a whole number from 0 to ${ALL_POINTS}`);
      return [];
    });
    // Those with faults may be what is missing.
    if (choices.length < written.length) return [];
    const sum = choices.reduce((total, { share }) => total + share, 0);
    if (sum !== ALL_POINTS) fault(`the shares of a route must make ${ALL_POINTS}, but these make ${sum}`);
    if (new Set(choices.map(({ name }) => name)).size < choices.length)
      fault("a carrier is named twice; add its shares");
    return choices;
  }

  #readChannels(written: unknown, fault: RouteFault): readonly Channel[] {
    const names: readonly unknown[] = Array.isArray(written) ? written : [written];
    if (written === undefined || names.length === 0)
      fault("channel", `the route has no channel; there are ${CHANNELS.join(", ")}`);
    else
      for (const name of names)
        if (!CHANNELS.some((channel) => channel === name))
          fault("channel", `there is no channel ${show(name)}; there are ${CHANNELS.join(", ")}`);
    const channels = CHANNELS.filter((channel) => names.includes(channel));
    for (const channel of channels) this.channels.add(channel);
    return channels;
  }

  /** Undefined: the prefix has a fault. */
  #readPrefix(written: unknown, channels: readonly Channel[], index: number, fault: RouteFault): string | undefined {
    if (written === undefined) return "";
    // YAML reads +81 and 010 as numbers.
    const prefix = typeof written === "number" ? this.#file.sourceText(["routes", index, "prefix"]) : written;
    const recipients = new Set(channels.map((channel) => getChannelRow(channel).recipients));
    const isAbroad = recipients.has("international");
    const isDomestic = recipients.has("domestic");
    const isValid =
      typeof prefix === "string" &&
      (!isAbroad || /^\+[1-9][0-9]{0,14}$/.test(prefix)) &&
      (!isDomestic || /^[0-9]{1,15}$/.test(prefix));
    if (isValid) return prefix;
    if (isAbroad && isDomestic)
      fault("prefix", "prefix cannot hold both for international, where numbers begin with +, and for others");
    else if (isAbroad) fault("prefix", 'prefix must be + and up to 15 digits, for international numbers such as "+81"');
    else fault("prefix", 'prefix must be up to 15 digits, as numbers in the country begin, such as "010"');
    return undefined;
  }

  #readCarrier(
    field: "carrier" | "second" | "name",
    written: unknown,
    channels: readonly Channel[],
    fault: (message: string) => void,
  ): string | undefined {
    if (this.#carriers === undefined) return undefined;
    if (typeof written !== "string" || !this.#carriers.has(written)) {
      const isMissing = written === undefined || written === null;
      const message = isMissing
        ? `the route has no ${field === "name" ? "name of a carrier" : field}`
        : `there is no carrier ${show(written)}`;
      fault(`${message}; there are ${[...this.#carriers.keys()].join(", ")}`);
      return undefined;
    }
    const supported = this.#carriers.get(written) ?? channels;
    const others = channels.filter((channel) => !supported.includes(channel));
    if (others.length > 0) fault(`${written} cannot carry ${others.join(", ")}; it takes ${supported.join(", ")}`);
    return written;
  }

  /** The longest prefix wins and then the first route, so only a repeated prefix is never reached. */
  #checkReachable(channels: readonly Channel[], prefix: string, index: number): void {
    const covered = new Map<number, Channel[]>();
    for (const channel of channels) {
      const earlier = this.#taken.get(`${channel} ${prefix}`);
      if (earlier === undefined) this.#taken.set(`${channel} ${prefix}`, index);
      else covered.set(earlier, [...(covered.get(earlier) ?? []), channel]);
    }
    for (const [earlier, those] of covered) {
      const what = prefix === "" ? those.join(", ") : `${those.join(", ")} to ${prefix}`;
      const line = this.#file.lineOf(["routes", earlier]);
      this.#file.fault(
        ["routes", index],
        `this route is never reached for ${what}: the route in line ${line} takes it; remove one of them`,
      );
    }
  }
}

type RouteFault = (field: string, message: string) => void;

const show = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 40);

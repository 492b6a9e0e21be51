import type { Channel } from "../domain/model.ts";
import { type CarriersFile, isObject } from "./carriers-file.ts";
import { type Route, routedChannels } from "./route.ts";

const FIELDS = ["channel", "prefix", "carrier", "second"];
const EXAMPLE = "{ channel: sms, carrier: NAME }";

/** The carriers that a route may name, and the channels that each can carry; undefined: all. */
export type Routable = ReadonlyMap<string, readonly Channel[] | undefined>;

/**
 * Reads the routes, and notes in the file what is wrong with them. Without `carriers` there are none, which has been said
 * already.
 */
export function readRoutes(file: CarriersFile, carriers: Routable | undefined): readonly Route[] {
  const given = isObject(file.value) ? file.value.routes : undefined;
  if (given === undefined) return [];
  if (!Array.isArray(given)) {
    file.fault(["routes"], `routes must be a list of entries such as ${EXAMPLE}`);
    return [];
  }
  const reader = new RouteReader(file, carriers);
  const routes = given.flatMap((entry, index) => reader.read(entry, index));
  const unrouted = routedChannels.filter((channel) => !reader.named.has(channel));
  if (unrouted.length > 0)
    file.fault(
      ["routes"],
      `no route takes ${unrouted.join(", ")}; add one such as { channel: ${listed(unrouted)}, carrier: NAME }`,
    );
  return routes;
}

class RouteReader {
  readonly #file: CarriersFile;
  readonly #carriers: Routable | undefined;
  /** Channels that some route names, be the rest of it right or wrong. */
  readonly named = new Set<Channel>();
  /** Channel and prefix, and the route that takes them. */
  readonly #taken = new Map<string, number>();

  constructor(file: CarriersFile, carriers: Routable | undefined) {
    this.#file = file;
    this.#carriers = carriers;
  }

  read(entry: unknown, index: number): Route[] {
    if (!isObject(entry)) {
      this.#file.fault(["routes", index], `a route must be like ${EXAMPLE}`);
      return [];
    }
    for (const name of Object.keys(entry))
      if (!FIELDS.includes(name)) this.#fault(index, name, `${name} is not known; a route has ${FIELDS.join(", ")}`);
    const channels = this.#channels(entry.channel, index);
    const prefix = this.#prefix(entry.prefix, channels, index);
    const carrier = this.#carrier("carrier", entry, channels, index);
    const second = entry.second === undefined ? undefined : this.#carrier("second", entry, channels, index);
    if (second !== undefined && second === carrier)
      this.#fault(index, "second", `second is the same carrier as the first; name another one, or leave it out`);
    if (prefix !== undefined) this.#take(channels, prefix, index);
    return prefix === undefined || carrier === undefined ? [] : [{ channels, prefix, carrier, second }];
  }

  #channels(given: unknown, index: number): readonly Channel[] {
    const words: readonly unknown[] = Array.isArray(given) ? given : [given];
    if (given === undefined || words.length === 0)
      this.#fault(index, "channel", `the route has no channel; there are ${routedChannels.join(", ")}`);
    else
      for (const word of words)
        if (!routedChannels.some((channel) => channel === word))
          this.#fault(index, "channel", `there is no channel ${shown(word)}; there are ${routedChannels.join(", ")}`);
    const channels = routedChannels.filter((channel) => words.includes(channel));
    for (const channel of channels) this.named.add(channel);
    return channels;
  }

  /** Undefined: of a wrong form. */
  #prefix(given: unknown, channels: readonly Channel[], index: number): string | undefined {
    if (given === undefined) return "";
    // YAML takes +81 and 010 for numbers.
    const prefix = typeof given === "number" ? this.#file.typed(["routes", index, "prefix"]) : given;
    const abroad = channels.includes("international");
    const atHome = channels.some((channel) => channel !== "international");
    const right =
      typeof prefix === "string" &&
      (!abroad || /^\+[1-9][0-9]{0,14}$/.test(prefix)) &&
      (!atHome || /^[0-9]{1,15}$/.test(prefix));
    if (right) return prefix;
    if (abroad && atHome)
      this.#fault(
        index,
        "prefix",
        "prefix cannot hold both for international, where numbers begin with +, and for others",
      );
    else
      this.#fault(
        index,
        "prefix",
        abroad
          ? 'prefix must be + and up to 15 digits, for international numbers such as "+81"'
          : 'prefix must be up to 15 digits, as numbers in the country begin, such as "010"',
      );
    return undefined;
  }

  #carrier(
    field: "carrier" | "second",
    entry: Readonly<Record<string, unknown>>,
    channels: readonly Channel[],
    index: number,
  ): string | undefined {
    if (this.#carriers === undefined) return undefined;
    const given = entry[field];
    if (typeof given !== "string" || !this.#carriers.has(given)) {
      const isThere = given !== undefined && given !== null;
      const message = isThere ? `there is no carrier ${shown(given)}` : `the route has no ${field}`;
      this.#fault(index, field, `${message}; there are ${[...this.#carriers.keys()].join(", ")}`);
      return undefined;
    }
    const can = this.#carriers.get(given) ?? channels;
    const others = channels.filter((channel) => !can.includes(channel));
    if (others.length > 0)
      this.#fault(index, field, `${given} cannot carry ${others.join(", ")}; it takes ${can.join(", ")}`);
    return given;
  }

  /** The longest prefix wins and then the first route, so only the same prefix again is never reached. */
  #take(channels: readonly Channel[], prefix: string, index: number): void {
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

  #fault(index: number, field: string, message: string): void {
    this.#file.fault(["routes", index, field], message);
  }
}

const listed = (channels: readonly Channel[]): string =>
  channels.length === 1 ? String(channels[0]) : `[${channels.join(", ")}]`;

const shown = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 40);

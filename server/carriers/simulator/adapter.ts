import type { Adapter } from "../carrier.ts";
import { SettingsReader } from "../settings.ts";
import { Simulator } from "./simulator.ts";

/** What a carriers file calls it, and its name where the file has none. */
export const SIMULATOR = "simulator";
const LONGEST_DELAY_MS = 3_600_000;

/** It takes everything at once: a batch as large as the database likes, and as many as memory holds. */
const limits = { window: 10_000, batch: 1000, ratePerSecond: undefined } as const;

/** `seed` chooses delays and networks, `delayMs` the least and most milliseconds before a receipt. */
export const simulatorAdapter: Adapter = (settings) => {
  const reader = new SettingsReader(settings);
  const seed = reader.integer("seed", 1, 0, 4_294_967_295);
  const delayMs = delayOf(reader);
  const prepared = {
    limits: reader.limits(limits),
    make: (context: Parameters<ReturnType<Adapter>["make"]>[0]) => new Simulator(context, { seed, delayMs }),
  };
  reader.end();
  return prepared;
};

function delayOf(reader: SettingsReader): readonly [number, number] {
  const given = reader.other("delayMs") ?? [20, 200];
  if (Array.isArray(given) && given.length === 2) {
    const [least, most] = given;
    if (isDelay(least) && isDelay(most) && least <= most) return [least, most];
  }
  reader.fault("delayMs", `must be two whole numbers up to ${LONGEST_DELAY_MS}, the lesser first, such as [20, 200]`);
  return [0, 0];
}

const isDelay = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= LONGEST_DELAY_MS;

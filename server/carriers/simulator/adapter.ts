import type { Adapter } from "../carrier.ts";
import { SettingsReader } from "../settings.ts";
import { Simulator } from "./simulator.ts";

/** The adapter's name in a carriers file, and the carrier's name where the file has no simulator. */
export const SIMULATOR = "simulator";
const MAX_DELAY_MS = 3_600_000;

/** The simulator has no limits of its own; these keep batches and memory reasonable. */
const DEFAULT_LIMITS = { window: 10_000, batch: 1000, ratePerSecond: undefined } as const;

/**
 * `seed` decides delays and networks; `delayMs` is the least and most milliseconds before a receipt; of a hundred messages `failPercent`
 * fail as they would at a carrier that is broken.
 */
export const simulatorAdapter: Adapter = (written) => {
  const reader = new SettingsReader(written);
  const seed = reader.integer("seed", 1, 0, 4_294_967_295);
  const delayMs = readDelay(reader);
  const failPercent = reader.integer("failPercent", 0, 0, 100);
  const limits = reader.limits(DEFAULT_LIMITS);
  reader.end();
  return { limits, isSimulator: true, make: (context) => new Simulator(context, { seed, delayMs, failPercent }) };
};

function readDelay(reader: SettingsReader): readonly [number, number] {
  const written = reader.other("delayMs") ?? [20, 200];
  if (Array.isArray(written) && written.length === 2) {
    const [least, most] = written;
    if (isDelay(least) && isDelay(most) && least <= most) return [least, most];
  }
  reader.fault("delayMs", `must be two whole numbers up to ${MAX_DELAY_MS}, the lesser first, such as [20, 200]`);
  return [0, 0];
}

const isDelay = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_DELAY_MS;

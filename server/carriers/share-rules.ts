import type { ShareRules } from "../domain/move-shares.ts";
import { SettingsReader } from "./settings.ts";

const DAY_S = 86_400;

/** Reads `shares` of a carriers file: when the shares of carriers move. Throws faults as adapters do. */
export function readShareRules(written: Readonly<Record<string, unknown>>): ShareRules {
  const reader = new SettingsReader(written);
  const rules = {
    everyMs: 1000 * reader.integer("everyS", 300, 1, DAY_S),
    windowMs: 1000 * reader.integer("windowS", 900, 1, DAY_S),
    slowMs: 1000 * reader.integer("slowS", 120, 1, DAY_S),
    step: reader.integer("step", 10, 1, 50),
    floor: reader.integer("floor", 5, 1, 50),
    minMessages: reader.integer("minMessages", 30, 1, 1_000_000),
    failingPercent: reader.integer("failingPercent", 20, 1, 100),
    slowPercent: reader.integer("slowPercent", 20, 1, 100),
  };
  if (rules.windowMs <= rules.slowMs) reader.fault("windowS", "must be longer than slowS, or no message could be slow");
  reader.end();
  return rules;
}

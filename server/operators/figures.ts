import type { Backlog, Traffic } from "../../generated/admin/types.ts";
import type { TrafficMinutes } from "./traffic-figures.ts";
import type { UseCase } from "./use-case.ts";

export const getTraffic: UseCase<{ readonly minutes: TrafficMinutes }, Traffic> = {
  ...{ name: "getTraffic", role: "viewer", kind: "read" },
  run: ({ minutes }, { readTraffic }) => readTraffic(minutes),
};

export const getBacklog: UseCase<void, Backlog> = {
  ...{ name: "getBacklog", role: "viewer", kind: "read" },
  run: (_, { readBacklog }) => readBacklog(),
};

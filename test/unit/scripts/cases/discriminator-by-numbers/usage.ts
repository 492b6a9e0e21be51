import type { components } from "./want/types.ts";

type Event = components["schemas"]["Event"];

/** The number narrows the union, also where a branch states only its type. */
export function describe(event: Event): string | number {
  switch (event.type) {
    case 1:
      return event.at;
    case 2:
      return event.reason;
    case 3:
    case -1:
      return event.minutes;
  }
}

// @ts-expect-error the key of the mapping is a text, and the value is a number
export const ended: Event = { type: "2", reason: "rain" };

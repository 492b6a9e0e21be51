import { computed, signal } from "@preact/signals";
import { type Fault, findFaults, type Rules } from "./check.ts";
import { body, brokenText, preset } from "./draft.ts";

/** The gateway's rules. They are most of the console's code, so they come after the first paint. */
export const rules = signal<Rules | undefined>(undefined);

/** The checks cannot be loaded; the gateway still makes them. */
export const rulesFailed = signal(false);

export async function loadRules(): Promise<void> {
  if (rules.value !== undefined) return;
  try {
    rules.value = (await import("./rules.ts")).rules;
    rulesFailed.value = false;
  } catch {
    rulesFailed.value = true;
  }
}

/** What the gateway would say to the body. */
export const faults = computed((): readonly Fault[] => {
  if (brokenText.value !== undefined) return [{ pointer: "", code: "A010", message: "The body is not JSON." }];
  return rules.value === undefined ? [] : findFaults(rules.value, preset.value.operation, body.value);
});

/** What refuses the whole request; the others refuse one recipient each. */
export const blockingFaults = computed(() => faults.value.filter(({ to }) => to === undefined));

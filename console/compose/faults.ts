import { computed, signal } from "@preact/signals";
import type { WrittenOperation } from "../channels/table.ts";
import { accountFacts } from "../session/account-facts.ts";
import { findBrokenLine } from "./broken-line.ts";
import { type Fault, findChannelFaults, findFaults, type Rules } from "./check.ts";
import { body, brokenText, composed } from "./draft.ts";
import { namedForm } from "./named-form.ts";

const loaded = signal<ReadonlyMap<WrittenOperation, Rules>>(new Map());

/** The gateway's rules for what is composed; undefined until they are loaded. */
export const rules = computed(() => loaded.value.get(composed.value.operation));

/** The checks cannot be loaded; the gateway still makes them. */
export const rulesFailed = signal(false);

/** They are most of the console's code, so they come after the first paint, and for each operation when it is chosen. */
export async function loadRules(operation: WrittenOperation): Promise<void> {
  if (loaded.value.has(operation)) return;
  try {
    const found = await (await import("./rules.ts")).loadRules(operation);
    loaded.value = new Map([...loaded.value, [operation, found]]);
    rulesFailed.value = false;
  } catch {
    rulesFailed.value = true;
  }
}

const toJsonFault = (text: string): Fault => ({
  ...{ pointer: "", code: "A010" },
  message: `The body is not JSON: look at line ${findBrokenLine(text)}. Phones and request show what it was before; it cannot be sent like this.`,
});

/** What the gateway would say to the body. */
export const faults = computed((): readonly Fault[] => {
  if (brokenText.value !== undefined) return [toJsonFault(brokenText.value)];
  if (rules.value === undefined) return [];
  const { flow } = namedForm.value;
  return [
    ...findChannelFaults(accountFacts.value?.channels, composed.value.operation, body.value, flow),
    ...findFaults(rules.value, body.value, flow),
  ];
});

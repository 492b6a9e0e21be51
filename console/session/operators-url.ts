import { signal } from "@preact/signals";

const TIME_LIMIT_MS = 5000;

/** The console of operators, if there is one and this browser is on the gateway's machine. */
export const operatorsUrl = signal<string | undefined>(undefined);

export async function loadOperatorsUrl(): Promise<void> {
  try {
    const response = await fetch("/console/operators.json", { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const told: { readonly operatorsUrl?: string } = response.ok ? await response.json() : {};
    operatorsUrl.value = told.operatorsUrl;
  } catch {
    // Without an answer there is no link to it.
  }
}

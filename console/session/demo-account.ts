import type { Credentials } from "./credentials.ts";

const TIME_LIMIT_MS = 5000;

export interface DemoAccount extends Credentials {
  /** Where operators sign in. */
  readonly operatorsUrl: string | undefined;
}

/** The demo account, if this gateway offers it to this machine. */
export async function findDemoAccount(): Promise<DemoAccount | undefined> {
  try {
    const response = await fetch("/docs/demo-account.json", { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) return undefined;
    const { clientId, clientPassword, operatorsUrl }: Readonly<Record<string, unknown>> = await response.json();
    if (typeof clientId !== "string" || typeof clientPassword !== "string") return undefined;
    return {
      ...{ accountId: clientId, password: clientPassword },
      operatorsUrl: typeof operatorsUrl === "string" ? operatorsUrl : undefined,
    };
  } catch {
    // Without an answer the form is enough.
    return undefined;
  }
}

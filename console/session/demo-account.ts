import type { Credentials } from "./credentials.ts";

const TIME_LIMIT_MS = 5000;

/** The demo account, if this gateway offers it to this machine. */
export async function findDemoAccount(): Promise<Credentials | undefined> {
  try {
    const response = await fetch("/docs/demo-account.json", { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) return undefined;
    const { clientId, clientPassword }: { clientId?: unknown; clientPassword?: unknown } = await response.json();
    if (typeof clientId !== "string" || typeof clientPassword !== "string") return undefined;
    return { accountId: clientId, password: clientPassword };
  } catch {
    // Without an answer the form is enough.
    return undefined;
  }
}

export interface OperatorCredentials {
  readonly operator: string;
  readonly password: string;
}

const TIME_LIMIT_MS = 5000;

/** The demo operator, if this gateway offers it to this machine. */
export async function findDemoOperator(): Promise<OperatorCredentials | undefined> {
  try {
    const response = await fetch("/console/demo-operator.json", { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) return undefined;
    const { operator, password }: { operator?: unknown; password?: unknown } = await response.json();
    return typeof operator === "string" && typeof password === "string" ? { operator, password } : undefined;
  } catch {
    // Without an answer the form is enough.
    return undefined;
  }
}

const KINDS: Readonly<Record<string, string>> = { delivered: "good", failed: "bad", expired: "bad", unknown: "bad" };

/** The state of a message, as the gateway names it. */
export function StateBadge({ state }: { readonly state: string }) {
  return <span class={`badge ${KINDS[state] ?? "info"}`}>{state}</span>;
}

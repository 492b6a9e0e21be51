import { api, ask } from "../api.ts";
import { describePaused } from "../overview/carrier-health.ts";
import { useLoaded } from "../use-loaded.ts";

/** Says after a promise to send which carriers nothing leaves for; as they are when the promise is made. */
export function PausedNote({ carrier }: { readonly carrier?: string | undefined }) {
  const { value } = useLoaded((signal) => ask((limit) => api.listCarriers({ signal: limit }), signal), { inputs: [] });
  const text = describePaused(value?.carriers ?? [], carrier);
  return text === undefined ? null : <strong> {text}</strong>;
}

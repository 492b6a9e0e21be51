import { describeState, getBadgeKind, type MessageState } from "./message-state.ts";

export function StateBadge({ state }: { readonly state: MessageState }) {
  return <span class={`badge ${getBadgeKind(state)}`}>{describeState(state)}</span>;
}

import type { CancelledGroup, RequeuedGroup } from "../../../generated/admin/types.ts";
import { getDefaultSinceMs, hasDefaultWindow } from "../../../server/domain/search-window.ts";
import type { SearchQuery } from "./search-query.ts";

/** Which messages are meant, in the words of the operators' API. */
export type GroupQuery = Pick<CancelledGroup, "account" | "carrier" | "channel" | "since" | "until" | "limit">;

interface Words {
  readonly label: string;
  readonly question: string;
  /** `Cancelled`, before the number. */
  readonly done: string;
}

export type GroupChange =
  | (Words & { readonly kind: "cancel"; readonly state: NonNullable<CancelledGroup["state"]> })
  | (Words & { readonly kind: "requeue"; readonly state: RequeuedGroup["state"]; readonly code?: string });

/** So many are changed before the time of a request is over. */
const LIMIT = 1000;

/** What can be done about all messages of a search: only if the search has a state, and asks for nothing that a group cannot. */
export function listGroupChanges({ to, ref, state, code }: SearchQuery): readonly GroupChange[] {
  if (to !== undefined || ref !== undefined) return [];
  if (state === "waiting" || state === "scheduled")
    // Only what has ended has a code, so the list is empty.
    return code !== undefined
      ? []
      : [
          {
            kind: "requeue",
            state,
            label: "Send all now",
            question: "Send all of these messages now?",
            done: "Requeued",
          },
          { kind: "cancel", state, label: "Cancel all", question: "Cancel all of these messages?", done: "Cancelled" },
        ];
  if (state === undefined || state === "queued" || state === "submitting" || state === "delivered") return [];
  // What was cancelled was never sent.
  const again = state === "cancelled" ? "anyway" : "again";
  const words = { label: `Send all ${again}`, question: `Send all of these messages ${again}?`, done: "Requeued" };
  return [{ kind: "requeue", state, ...words, ...(code !== undefined && { code }) }];
}

/** The messages that a search lists, also those that are not on its first page. */
export function toGroup(query: SearchQuery, carrier: string, nowMs: number): GroupQuery {
  const { account, channel, state, since, until } = query;
  const begin = hasDefaultWindow(query) ? new Date(getDefaultSinceMs(nowMs)).toISOString() : since;
  // Scheduled messages are listed by their sendAt, which is yet to come.
  const end = until ?? (state === "scheduled" ? undefined : new Date(nowMs).toISOString());
  return {
    ...(account !== undefined && { account }),
    ...(carrier !== "" && { carrier }),
    ...(channel !== undefined && { channel }),
    ...(begin !== undefined && { since: begin }),
    ...(end !== undefined && { until: end }),
    limit: LIMIT,
  };
}

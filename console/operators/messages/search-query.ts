import { channels, messageStates } from "../../../generated/admin/tables.ts";
import type { MessageState } from "../../../generated/admin/types.ts";

/** What the form of the search holds, as text. */
export interface SearchFields {
  readonly msgKey: string;
  readonly to: string;
  readonly ref: string;
  readonly account: string;
  readonly state: string;
  readonly code: string;
  readonly channel: string;
  /** One of RANGES, in place of the two times. */
  readonly last: string;
  /** As an input of the type datetime-local has it, in the reader's own zone. */
  readonly since: string;
  readonly until: string;
}

export const EMPTY: SearchFields = {
  ...{ msgKey: "", to: "", ref: "", account: "", state: "", code: "", channel: "", last: "", since: "", until: "" },
};

const MINUTE_MS = 60_000;

/** The times that are asked for most. */
export const RANGES = [
  { name: "15m", label: "15 min", ms: 15 * MINUTE_MS },
  { name: "1h", label: "1 h", ms: 60 * MINUTE_MS },
  { name: "24h", label: "24 h", ms: 1440 * MINUTE_MS },
  { name: "7d", label: "7 days", ms: 7 * 1440 * MINUTE_MS },
  { name: "30d", label: "30 days", ms: 30 * 1440 * MINUTE_MS },
] as const;

export const CHANNELS = channels;

export const STATES = messageStates;

/** What a search asks the gateway. */
export interface SearchQuery {
  readonly to?: string;
  readonly ref?: string;
  readonly account?: string;
  readonly state?: MessageState;
  readonly code?: string;
  readonly channel?: (typeof CHANNELS)[number];
  readonly since?: string;
  readonly until?: string;
}

/** Without what people write between digits. */
export const stripNumber = (text: string): string => text.replaceAll(/[\s().-]/g, "");

export function toQuery(fields: SearchFields, nowMs: number): SearchQuery {
  const { to, ref, account, code } = fields;
  const state = STATES.find((known) => known === fields.state);
  const channel = CHANNELS.find((known) => known === fields.channel);
  const range = RANGES.find(({ name }) => name === fields.last);
  return {
    ...(stripNumber(to) !== "" && { to: stripNumber(to) }),
    ...(ref.trim() !== "" && { ref: ref.trim() }),
    ...(account !== "" && { account }),
    ...(state !== undefined && { state }),
    ...(code.trim() !== "" && { code: code.trim() }),
    ...(channel !== undefined && { channel }),
    ...(range === undefined
      ? { ...toTime("since", fields.since), ...toTime("until", fields.until) }
      : { since: new Date(nowMs - range.ms).toISOString() }),
  };
}

function toTime(name: "since" | "until", text: string): { readonly since?: string; readonly until?: string } {
  const ms = new Date(text).getTime();
  return text === "" || Number.isNaN(ms) ? {} : { [name]: new Date(ms).toISOString() };
}

/** The fields for the address of the page. A recipient is never in an address. */
export function toAddress(fields: SearchFields): string {
  const shown = Object.entries({ ...fields, to: "", msgKey: "" }).filter(([, value]) => value !== "");
  return shown.length === 0 ? "" : `?${new URLSearchParams(shown)}`;
}

export function fromAddress(query: Readonly<Record<string, string>>): SearchFields {
  const names = Object.keys(EMPTY).filter((name) => name !== "to" && name !== "msgKey");
  return { ...EMPTY, ...Object.fromEntries(names.map((name) => [name, query[name] ?? ""])) };
}

/** A fault of the field for a recipient; undefined: there is none. */
export const findRecipientFault = (text: string): string | undefined =>
  text === "" || /^\+?[0-9]{5,20}$/.test(stripNumber(text))
    ? undefined
    : "5 to 20 digits, as the client sent it, with + or without";

/** A fault of the field for a message key. */
export const findKeyFault = (text: string): string | undefined =>
  text === "" || /^[0-9A-Z]{26}$/.test(text.trim()) ? undefined : "26 digits and capital letters";

/** A fault of the field for a report code. */
export const findCodeFault = (text: string): string | undefined =>
  text === "" || /^[0-9]{5}$/.test(text.trim()) ? undefined : "5 digits, such as 23001";

/** What the form of the search holds, as text. */
export interface SearchFields {
  readonly msgKey: string;
  readonly to: string;
  readonly ref: string;
  readonly account: string;
  readonly state: string;
  /** As an input of the type datetime-local has it, in the reader's own zone. */
  readonly since: string;
  readonly until: string;
}

export const EMPTY: SearchFields = { msgKey: "", to: "", ref: "", account: "", state: "", since: "", until: "" };

export const STATES = [
  ...(["scheduled", "waiting", "queued", "submitting", "submitted", "unknown"] as const),
  ...(["delivered", "failed", "expired", "cancelled"] as const),
];

export type State = (typeof STATES)[number];

/** What a search asks the gateway. */
export interface SearchQuery {
  readonly to?: string;
  readonly ref?: string;
  readonly account?: string;
  readonly state?: State;
  readonly since?: string;
  readonly until?: string;
}

/** Without what people write between digits. */
export const stripNumber = (text: string): string => text.replaceAll(/[\s().-]/g, "");

export function toQuery({ to, ref, account, state, since, until }: SearchFields): SearchQuery {
  const found = STATES.find((known) => known === state);
  return {
    ...(stripNumber(to) !== "" && { to: stripNumber(to) }),
    ...(ref.trim() !== "" && { ref: ref.trim() }),
    ...(account !== "" && { account }),
    ...(found !== undefined && { state: found }),
    ...toTime("since", since),
    ...toTime("until", until),
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
  const read = (name: keyof SearchFields): string => query[name] ?? "";
  return {
    ...EMPTY,
    ...{ ref: read("ref"), account: read("account"), state: read("state"), since: read("since"), until: read("until") },
  };
}

/** A fault of the field for a recipient; undefined: there is none. */
export const findRecipientFault = (text: string): string | undefined =>
  text === "" || /^\+?[0-9]{5,20}$/.test(stripNumber(text))
    ? undefined
    : "5 to 20 digits, as the client sent it, with + or without";

/** A fault of the field for a message key. */
export const findKeyFault = (text: string): string | undefined =>
  text === "" || /^[0-9A-Z]{26}$/.test(text.trim()) ? undefined : "26 digits and capital letters";

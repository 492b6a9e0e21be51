import { isList, type JsonObject, textAt } from "../compose/json.ts";
import { DRAFTS, readJson } from "../session/credentials.ts";
import type { AcceptedRecipient } from "./sent-messages.ts";

/** What was sent, as it was written. It holds texts and numbers, so it ends with the tab or the sign-out. */
export interface SentBody {
  readonly accountId: string;
  readonly presetId: string;
  readonly body: JsonObject;
  readonly accepted: readonly AcceptedRecipient[];
}

const STORED = "console-sent-bodies";
const MOST = 20;

const readAll = (): readonly SentBody[] => {
  const stored = readJson(STORED);
  return Array.isArray(stored) ? stored : [];
};

export function rememberBody(sent: SentBody): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([sent, ...readAll()].slice(0, MOST)));
  } catch {
    // The browser keeps no more.
  }
}

export const findBody = (accountId: string, msgKey: string): SentBody | undefined =>
  readAll().find((sent) => sent.accountId === accountId && sent.accepted.some((one) => one.msgKey === msgKey));

/** What was sent to the recipient of one message: of a flow, without the other recipients. */
export function getOwnBody({ body, accepted }: SentBody, msgKey: string): JsonObject {
  const { destinations } = body;
  if (!isList(destinations)) return body;
  const to = accepted.find((one) => one.msgKey === msgKey)?.to;
  return { ...body, destinations: destinations.filter((one) => textAt(one, "to") === to).slice(0, 1) };
}

/** Opens Compose with it, for the recipient of one message. The page is loaded anew, because Compose reads what it kept only then. */
export function composeAgain(sent: SentBody, msgKey: string): void {
  const { accountId, presetId } = sent;
  const drafts = readJson(DRAFTS);
  const bodies = typeof drafts === "object" && drafts !== null && "bodies" in drafts ? drafts.bodies : {};
  sessionStorage.setItem(
    DRAFTS,
    JSON.stringify({ accountId, presetId, bodies: { ...(bodies as object), [presetId]: getOwnBody(sent, msgKey) } }),
  );
  location.assign("/console/");
}

import { DRAFTS, readJson } from "../session/credentials.ts";

/** What was sent, as it was written. It holds texts and numbers, so it ends with the tab or the sign-out. */
export interface SentBody {
  readonly accountId: string;
  readonly presetId: string;
  readonly body: object;
  readonly msgKeys: readonly string[];
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
  readAll().find((sent) => sent.accountId === accountId && sent.msgKeys.includes(msgKey));

/** Opens Compose with it. The page is loaded anew, because Compose reads what it kept only then. */
export function composeAgain({ accountId, presetId, body }: SentBody): void {
  const drafts = readJson(DRAFTS);
  const bodies = typeof drafts === "object" && drafts !== null && "bodies" in drafts ? drafts.bodies : {};
  sessionStorage.setItem(
    DRAFTS,
    JSON.stringify({ accountId, presetId, bodies: { ...(bodies as object), [presetId]: body } }),
  );
  location.assign("/console/");
}

import { AccountList } from "../session/account-list.ts";

/** A message that was sent from this console. Inquiry tells its results; this is what only the sender knew. */
export interface SentMessage {
  readonly msgKey: string;
  readonly sentAtMs: number;
  /** The channels in the order in which they are tried, for example RCS and SMS. Empty if a registered form has them. */
  readonly steps: readonly string[];
  /** The recipient's number without its middle, because the browser keeps it. */
  readonly to: string;
  readonly ref?: string;
}

export interface AcceptedRecipient {
  readonly to: string;
  readonly msgKey: string;
}

const sentMessages = new AccountList<SentMessage>(
  "sent",
  300,
  (value): value is SentMessage => "msgKey" in value && "steps" in value && "sentAtMs" in value,
);

/** The newest first. */
export const listSentMessages = (accountId: string): readonly SentMessage[] => sentMessages.read(accountId);

export const findSentMessage = (accountId: string, msgKey: string): SentMessage | undefined =>
  sentMessages.read(accountId).find((message) => message.msgKey === msgKey);

/** Call it after a send was accepted. `body` is the body of the request. */
export function rememberSend(
  accountId: string,
  operation: string,
  body: object,
  accepted: readonly AcceptedRecipient[],
): void {
  const steps = listSteps(operation, body);
  const ref = "ref" in body && typeof body.ref === "string" && body.ref !== "" ? { ref: body.ref } : {};
  const sentAtMs = Date.now();
  sentMessages.add(
    accountId,
    ...accepted.map(({ to, msgKey }) => ({ msgKey, sentAtMs, steps, to: hideMiddle(to), ...ref })),
  );
}

/** Forgets the list of this account. The messages themselves stay as they are. */
export const forgetSentMessages = (accountId: string): void => void sentMessages.write(accountId, []);

/** The channels of a request: the entries of a flow, or the operation's own channel and its fallback. */
function listSteps(operation: string, body: object): readonly string[] {
  if (operation === "sendOmni")
    return "messageFlow" in body && Array.isArray(body.messageFlow)
      ? body.messageFlow.flatMap((entry: object) => Object.keys(entry)).map(upper)
      : [];
  const fallback = "fallback" in body ? body.fallback : undefined;
  const hasType = typeof fallback === "object" && fallback !== null && "type" in fallback;
  return [upper(operation.replace(/^send/, "")), ...(hasType ? [upper(fallback.type)] : [])];
}

const upper = (text: unknown): string => String(text).toUpperCase();

/** Whether a message is meant by its key, its reference, or its recipient's number, of which the list has the ends only. */
export function isMeant({ msgKey, to, ref = "" }: SentMessage, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return (
    [msgKey, to, ref].some((text) => text.toLowerCase().includes(wanted)) ||
    to === hideMiddle(wanted.replace(/[\s-]/g, ""))
  );
}

const hideMiddle = (number: string): string =>
  number.length < 8 ? number : `${number.slice(0, 3)}${"•".repeat(number.length - 7)}${number.slice(-4)}`;

/** A message that was sent from this console. Inquiry tells its results; this is what only the sender knew. */
export interface SentMessage {
  readonly msgKey: string;
  readonly sentAtMs: number;
  /** The channels in the order in which they are tried, for example RCS and SMS. Empty if a registered form has them. */
  readonly steps: readonly string[];
  /** The recipient's number without its middle, because the browser keeps it. */
  readonly to: string;
  readonly ref?: string;
  /** When a scheduled message will be sent. */
  readonly sendAt?: string;
  /** It was cancelled in this browser. */
  readonly isCancelled?: boolean;
}

export interface AcceptedRecipient {
  readonly to: string;
  readonly msgKey: string;
}

const MOST = 300;
const keyOf = (accountId: string): string => `console-sent ${accountId}`;

/** The newest first. */
export function listSentMessages(accountId: string): readonly SentMessage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(accountId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSentMessage) : [];
  } catch {
    return [];
  }
}

export const findSentMessage = (accountId: string, msgKey: string): SentMessage | undefined =>
  listSentMessages(accountId).find((message) => message.msgKey === msgKey);

/** Call it after a send was accepted. `body` is the body of the request. */
export function rememberSend(
  accountId: string,
  operation: string,
  body: object,
  accepted: readonly AcceptedRecipient[],
): void {
  const steps = listSteps(operation, body);
  const { ref, sendAt } = body as { readonly ref?: unknown; readonly sendAt?: unknown };
  const sent = accepted.map(
    ({ to, msgKey }): SentMessage => ({
      ...{ msgKey, steps, to: hideMiddle(to), sentAtMs: Date.now() },
      ...(typeof ref === "string" && ref !== "" && { ref }),
      ...(typeof sendAt === "string" && sendAt !== "" && { sendAt }),
    }),
  );
  const kept = [...sent, ...listSentMessages(accountId)].slice(0, MOST);
  store(accountId, kept);
}

export function rememberCancelled(accountId: string, msgKey: string): void {
  const messages = listSentMessages(accountId);
  store(
    accountId,
    messages.map((message) => (message.msgKey === msgKey ? { ...message, isCancelled: true } : message)),
  );
}

/** Forgets the list of this account. The messages themselves stay as they are. */
export const forgetSentMessages = (accountId: string): void => store(accountId, []);

function store(accountId: string, messages: readonly SentMessage[]): void {
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify(messages));
  } catch {
    // A browser that keeps nothing: the message can still be opened by its key.
  }
}

/** The channels of a request: the entries of a flow, or the operation's own channel and its fallback. */
function listSteps(operation: string, body: object): readonly string[] {
  const { messageFlow, fallback } = body as { readonly messageFlow?: unknown; readonly fallback?: unknown };
  if (operation === "sendOmni")
    return Array.isArray(messageFlow) ? messageFlow.flatMap((entry: object) => Object.keys(entry)).map(upper) : [];
  const first = upper(operation.replace(/^send/, ""));
  const next = typeof fallback === "object" && fallback !== null && "type" in fallback ? [upper(fallback.type)] : [];
  return [first, ...next];
}

const upper = (text: unknown): string => String(text).toUpperCase();

const hideMiddle = (number: string): string =>
  number.length < 8 ? number : `${number.slice(0, 3)}${"•".repeat(number.length - 7)}${number.slice(-4)}`;

function isSentMessage(value: unknown): value is SentMessage {
  return typeof value === "object" && value !== null && "msgKey" in value && "steps" in value && "sentAtMs" in value;
}

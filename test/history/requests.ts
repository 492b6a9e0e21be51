import { rcs } from "../gateway/single-sends.ts";
import { testRegistry } from "../rig/live-gateway.ts";
import type { Channel, PlannedSend } from "./story.ts";

const FROM = "0212345678";
const ADVERTISEMENT = "(광고) Hi";
const [senderKey = ""] = testRegistry.senderKeys?.map(String) ?? [];
/** Characters of a text in parts, without those of its last part. */
const PART = 153;

export const isSingle = ({ steps, recipients }: PlannedSend): boolean =>
  steps.length === 1 && recipients.length === 1 && steps[0]?.ttlS === undefined && isPath(steps[0]?.channel);

const isPath = (channel: Channel | undefined): boolean =>
  channel === "sms" || channel === "mms" || channel === "international";

export const pathOf = (send: PlannedSend): string =>
  `/v1/send/${isSingle(send) ? (send.steps[0]?.channel ?? "") : "omni"}`;

/** The request as it is sent. */
export function bodyOf(send: PlannedSend, startMs: number): object {
  const { steps, recipients, ref, sendAfterMs, atMs, isAdvertising } = send;
  const text = send.parts > 1 ? "x".repeat((send.parts - 1) * PART + 10) : isAdvertising ? ADVERTISEMENT : "Hi";
  const later = sendAfterMs !== undefined && { sendAt: new Date(startMs + atMs + sendAfterMs).toISOString() };
  const [first] = recipients;
  if (isSingle(send)) {
    const title = steps[0]?.channel === "mms" && { title: "Title" };
    return { from: FROM, text, to: first?.to, ref, ...title, ...later };
  }
  const messageFlow = steps.map(({ channel, ttlS }) => ({
    [channel]: { ...contentOf(channel, text, isAdvertising), ...(ttlS !== undefined && { ttl: String(ttlS) }) },
  }));
  return { messageFlow, destinations: recipients.map(({ to }) => ({ to })), ref, ...later };
}

/** The same request with another reference, which makes it another body. Where the first was not accepted it may be, and is a message of its own. */
export const otherBodyOf = (send: PlannedSend, body: object): object => ({ ...body, ref: nameOther(send.ref) });

export const nameOther = (ref: string): string => `${ref}-other`;

function contentOf(channel: Channel, text: string, isAdvertising: boolean): object {
  switch (channel) {
    case "sms":
    case "international":
      return { from: FROM, text };
    case "mms":
      return { from: FROM, title: "Title", text };
    case "rcs":
      return rcs;
    case "alimtalk":
      return { senderKey, msgType: "AT", templateCode: "ORDER_PAID_01", text: "paid" };
    case "friendtalk":
      return { senderKey, msgType: "FT", text: "Hi", adFlag: isAdvertising ? "Y" : "N" };
  }
}

/** Whether this step of the message is held outside of the hours of advertising. */
export const isHeldStep = (channel: Channel, isAdvertising: boolean): boolean =>
  isAdvertising && (channel === "sms" || channel === "mms" || channel === "friendtalk");

import { type Json, listAt, textAt } from "../compose/json.ts";
import { getFormat } from "../compose/rcs-formats.ts";
import type { Step } from "../compose/steps.ts";
import { AlimtalkMessage } from "./alimtalk-message.tsx";
import { FriendMessage } from "./friend-message.tsx";
import { RcsMessage } from "./rcs-message.tsx";
import { TextMessage } from "./text-message.tsx";
import "./phone.css";
import "./message-parts.css";

const NAMES: Readonly<Record<Step["channel"], string>> = {
  sms: "SMS",
  mms: "MMS",
  international: "International",
  rcs: "RCS",
  alimtalk: "Alimtalk",
  friendtalk: "Friendtalk",
  brandmessage: "Brand message",
};

function describe({ channel, message }: Step): string {
  if (channel === "rcs") return `RCS · ${getFormat(textAt(message, "formatId")).layout}`;
  if (channel === "mms" && listAt(message, "fileKey").length === 0) return "LMS";
  const kind = textAt(message, "msgType");
  return kind === "" ? NAMES[channel] : `${NAMES[channel]} · ${kind}`;
}

const senderOf = (message: Json): string => textAt(message, "from") || textAt(message, "senderKey").slice(0, 8);

function Content({ channel, message }: Step) {
  switch (channel) {
    case "rcs":
      return <RcsMessage message={message} />;
    case "alimtalk":
      return <AlimtalkMessage message={message} />;
    case "friendtalk":
    case "brandmessage":
      return <FriendMessage channel={channel} message={message} />;
    default:
      return <TextMessage channel={channel} message={message} />;
  }
}

const isMessenger = (channel: Step["channel"]): boolean =>
  channel === "alimtalk" || channel === "friendtalk" || channel === "brandmessage";

interface PhoneProps {
  readonly step: Step;
  /** Its number in the chain, if there are several. */
  readonly number?: number | undefined;
}

/** A phone with one message, as its recipient sees it. */
export function Phone({ step, number }: PhoneProps) {
  const look = isMessenger(step.channel) ? "screen messenger" : "screen";
  const name = number === undefined ? "Screen" : `Screen ${number}`;
  return (
    <figure class="phone">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section class={look} aria-label={name} tabIndex={0}>
        <p class="sender">{senderOf(step.message) || "…"}</p>
        <Content {...step} />
      </section>
      <figcaption>
        {number !== undefined && <b>{number}</b>} {describe(step)}
      </figcaption>
    </figure>
  );
}

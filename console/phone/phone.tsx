import { CHANNELS } from "../channels/all.ts";
import { getChannelRow } from "../channels/table.ts";
import { type Json, textAt } from "../compose/json.ts";
import type { Step } from "../compose/steps.ts";
import { getContent } from "./contents.tsx";
import "./phone.css";
import "./message-parts.css";

function describe({ channel, message }: Step): string {
  const { label } = getChannelRow(channel);
  const kind = textAt(message, "msgType");
  return CHANNELS[channel].describe?.(message) ?? (kind === "" ? label : `${label} · ${kind}`);
}

const senderOf = (message: Json): string => textAt(message, "from") || textAt(message, "senderKey").slice(0, 8);

interface PhoneProps {
  readonly step: Step;
  /** Its number in the chain, if there are several. */
  readonly number?: number | undefined;
}

/** A phone with one message, as its recipient sees it. */
export function Phone({ step, number }: PhoneProps) {
  const Content = getContent(step.channel);
  const look = getChannelRow(step.channel).messenger ? "screen messenger" : "screen";
  const name = number === undefined ? "Screen" : `Screen ${number}`;
  return (
    <figure class="phone">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section class={look} aria-label={name} tabIndex={0}>
        <p class="sender">{senderOf(step.message) || "…"}</p>
        <Content message={step.message} />
      </section>
      <figcaption>
        {number !== undefined && <b>{number}</b>} {describe(step)}
      </figcaption>
    </figure>
  );
}

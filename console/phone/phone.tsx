import { CHANNELS } from "../channels/all.ts";
import { getChannelRow } from "../channels/table.ts";
import { textAt } from "../compose/json.ts";
import type { Step } from "../compose/steps.ts";
import { getContent } from "./contents.tsx";
import { Sender } from "./sender.tsx";
import "./phone.css";
import "./message-parts.css";

function describe({ channel, message }: Step): string {
  const { label } = getChannelRow(channel);
  const kind = textAt(message, "msgType");
  return CHANNELS[channel].describe?.(message) ?? (kind === "" ? label : `${label} · ${kind}`);
}

interface PhoneProps {
  readonly step: Step;
  /** Its number in the chain, if there are several. */
  readonly number?: number | undefined;
}

/** A phone with one message, as its recipient sees it. */
export function Phone({ step, number }: PhoneProps) {
  const Content = getContent(step.channel);
  const { messenger = false } = getChannelRow(step.channel);
  const look = messenger ? "screen messenger" : "screen";
  const name = number === undefined ? "Screen" : `Screen ${number}`;
  return (
    <figure class="phone">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section class={look} aria-label={name} tabIndex={0}>
        <Sender message={step.message} hasNumber={textAt(step.message, "brandKey") === "" && !messenger} />
        <Content message={step.message} />
      </section>
      <figcaption>
        {number !== undefined && <b>{number}</b>} {describe(step)}
      </figcaption>
    </figure>
  );
}

import { useEffect, useRef } from "preact/hooks";
import { getChannelRow } from "../channels/table.ts";
import type { Step } from "../compose/steps.ts";
import { Phone } from "./phone.tsx";

interface PhoneRowProps {
  readonly steps: readonly Step[];
  /** The phone and the card of its carousel that are to be seen. */
  readonly shown: { readonly phone: number; readonly card?: number };
}

/** Scrolls a row so that an item of it is seen. The page itself stays where it is. */
function scrollTo(row: Element, item: Element): void {
  const { left } = row.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(row).paddingLeft);
  row.scrollLeft += item.getBoundingClientRect().left - left - padding;
}

/** The chain of a recipient: each phone shows what comes if the one before it failed. */
export function PhoneRow({ steps, shown }: PhoneRowProps) {
  const row = useRef<HTMLElement>(null);
  const isChain = steps.length > 1;
  const { phone, card } = shown;
  // By the length of the message as well, because a card that is added is shown after the place has changed.
  const size = JSON.stringify(steps[phone]?.message ?? "").length;
  useEffect(() => {
    const link = row.current?.children[phone];
    if (row.current === null || link === undefined) return;
    scrollTo(row.current, link);
    const slide = link.querySelector(`[data-card="${card}"]`);
    if (slide?.parentElement) scrollTo(slide.parentElement, slide);
  }, [phone, card, size]);
  const show = (index: number): void => {
    const link = row.current?.children[index];
    if (row.current !== null && link !== undefined) scrollTo(row.current, link);
  };
  return (
    <>
      {isChain && (
        <fieldset class="phone-steps" aria-label="Messages of the chain">
          {steps.map(({ channel }, index) => (
            <button key={index} type="button" class="quiet small" onClick={() => show(index)}>
              {index + 1} {getChannelRow(channel).label}
            </button>
          ))}
        </fieldset>
      )}
      <section ref={row} class="phone-row" aria-label="Preview" tabIndex={isChain ? 0 : undefined}>
        {steps.map((step, index) => (
          <div key={index} class="phone-link">
            {index > 0 && (
              <p class="then">
                if it fails <span aria-hidden="true">→</span>
              </p>
            )}
            <Phone step={step} number={isChain ? index + 1 : undefined} />
          </div>
        ))}
      </section>
    </>
  );
}

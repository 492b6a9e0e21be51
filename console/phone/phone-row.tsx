import { Fragment } from "preact";
import type { Step } from "../compose/steps.ts";
import { Phone } from "./phone.tsx";

/** The chain of a recipient: each phone shows what comes if the one before it failed. */
export function PhoneRow({ steps }: { readonly steps: readonly Step[] }) {
  const isChain = steps.length > 1;
  return (
    <section class="phone-row" aria-label="Preview" tabIndex={isChain ? 0 : undefined}>
      {steps.map((step, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <p class="then">
              if it fails <span aria-hidden="true">→</span>
            </p>
          )}
          <Phone step={step} number={isChain ? index + 1 : undefined} />
        </Fragment>
      ))}
    </section>
  );
}

import type { Step } from "../model.ts";

interface ShortForms {
  readonly button?: unknown;
  readonly imgUrl?: unknown;
  readonly attachment?: object;
}

/** Moves the short forms of buttons and image to where the contract's step has them. */
export function withoutShortForms({ button, imgUrl, ...payload }: ShortForms): Step["payload"] {
  if (button === undefined && imgUrl === undefined) return payload;
  const attachment = {
    ...payload.attachment,
    ...(button !== undefined && { button }),
    ...(imgUrl !== undefined && { image: { imgUrl } }),
  };
  return { ...payload, attachment };
}

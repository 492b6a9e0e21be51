import { type History, OPTED_OUT_NUMBER, type Stored } from "./history.ts";
import type { Violation } from "./violation.ts";

const OPTED_OUT = "90003";
/** A message that no worker could look at in time has expired before its recipient was looked up. */
const ALLOWED_CODES = new Set([OPTED_OUT, "22000"]);

/** No carrier gets an advertisement for a number that has opted out, and its message ends with the code for that. */
export function checkOptOuts({ sends, submits }: History, stored?: Stored): readonly Violation[] {
  const about = [OPTED_OUT_NUMBER];
  const sent = submits
    .filter(({ to }) => to === OPTED_OUT_NUMBER)
    .map(({ carrier }): Violation => ({ rule: "opted-out", text: `${carrier} got an advertisement`, about }));
  const refs = new Set(sends.filter(({ to }) => to === OPTED_OUT_NUMBER).map(({ ref }) => ref));
  const ended = (stored?.messages ?? [])
    .filter(({ ref, finalSteps, code }) => refs.has(ref) && finalSteps === 1 && !ALLOWED_CODES.has(code ?? ""))
    .map(({ ref, code }): Violation => ({ rule: "opted-out", text: `${ref} ended with ${code}`, about: [ref] }));
  return [...sent, ...ended];
}

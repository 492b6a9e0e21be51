import type { components } from "../../generated/types.ts";
import type { Circumstances } from "./circumstances.ts";
import { decideMessage } from "./decide-message.ts";
import { entryOf, type Flow, type FlowEntry } from "./flow-entry.ts";
import type { Decided, Fault, NewMessage, Refusal } from "./model.ts";
import { below } from "./pointer.ts";
import { entriesFor, StrictFaults } from "./recipient-entries.ts";
import { fault, no, refuse } from "./refusal.ts";

type OmniSend = Pick<components["schemas"]["OmniSend"], "destinations" | "messageForm" | "ref" | "paymentCode">;
type Destination = components["schemas"]["Destination"];

/** What became of one recipient; `to` as the request gives it. */
export interface DestinationDecision {
  readonly to: string;
  readonly decided: Decided<NewMessage>;
}

const FLOW = "/messageFlow";
const FORM = "/messageForm";

/** Decides for each recipient by itself, in the order of the request. `flow` is the request's own or the form's. */
export function decideOmni(body: OmniSend, flow: Flow, circumstances: Circumstances): readonly DestinationDecision[] {
  const entries = flow.map((given, index) => entryOf(given, below(FLOW, index)));
  const strict = new StrictFaults(circumstances);
  return body.destinations.map((destination, index) => {
    const at = below("/destinations", index);
    const decided = decideDestination(destination, at, entries, strict, body, circumstances);
    return { to: destination.to, decided: body.messageForm === undefined ? decided : pointingAtForm(decided) };
  });
}

/** The refusal of the whole request: the first recipient's when none was accepted, undefined when at least one was. */
export function omniRefusal(decisions: readonly DestinationDecision[]): Refusal | undefined {
  if (decisions.some(({ decided }) => decided.ok)) return undefined;
  const first = decisions[0]?.decided;
  return first?.ok === false ? first.refusal : undefined;
}

function decideDestination(
  { to, replaceWords = {} }: Destination,
  at: string,
  entries: readonly FlowEntry[],
  strict: StrictFaults,
  { ref, paymentCode }: OmniSend,
  circumstances: Circumstances,
): Decided<NewMessage> {
  const number = circumstances.explainNumber(to);
  if (number.length > 0)
    return no(refuse("A306", ...number.map(({ message }) => fault("A306", below(at, "to"), message))));
  const own = entriesFor(entries, replaceWords, below(at, "replaceWords"), circumstances, strict);
  return own.ok ? decideMessage({ to, entries: own.value, ref, paymentCode }, circumstances) : own;
}

/** A form's entries do not stand in the request: what is wrong with them is wrong with the form that it names. */
function pointingAtForm(decided: Decided<NewMessage>): Decided<NewMessage> {
  if (decided.ok) return decided;
  const { code, faults } = decided.refusal;
  return no({ code, faults: faults.map(inForm) });
}

function inForm(found: Fault): Fault {
  if (!found.pointer.startsWith(`${FLOW}/`)) return { ...found, message: found.message.replace(FLOW, FORM) };
  const place = found.pointer.slice(FLOW.length);
  return { ...found, pointer: FORM, message: `holds at ${place} what ${found.message}` };
}

import type { components } from "../../generated/types.ts";
import { below, splitPointer } from "../../spec/keywords/pointer.ts";
import {
  hasPlaceholders,
  type MissingWord,
  SubstitutionRoom,
  substitute,
  type Words,
} from "../../spec/keywords/substitute.ts";
import { decideMessage, refuseRights } from "./decide-message.ts";
import type { ContractRules, DecisionContext } from "./decision-context.ts";
import { type Flow, type FlowEntry, flowEntry, hideUnknownContent } from "./entry.ts";
import type { Account, Decided, Fault, NewMessage, Refusal } from "./model.ts";
import { fault, isResultCode, no, refuse, refuseFor, yes } from "./refusal.ts";

type OmniSend = Pick<
  components["schemas"]["OmniSend"],
  "destinations" | "messageForm" | "ref" | "paymentCode" | "sendAt"
>;

/** The decision for one recipient; `to` as the request has it. */
export interface DestinationDecision {
  readonly to: string;
  readonly decided: Decided<NewMessage>;
}

const FLOW = "/messageFlow";
const FORM = "/messageForm";

/** Decides for each recipient separately, in the order of the request. `flow` is the request's own or the form's. */
export function decideOmni(body: OmniSend, flow: Flow, context: DecisionContext): readonly DestinationDecision[] {
  const { registry, account } = context;
  const entries = flowEntries(flow).map((entry) => hideUnknownContent(entry, registry, account));
  const withPlaceholders = new Set(entries.filter(({ payload }) => hasPlaceholders(payload)));
  const strictFaults = new StrictFaults(context);
  const refusal = refuseFlow(entries, withPlaceholders, strictFaults, account);
  const { ref, paymentCode, sendAt } = body;
  const decisions = body.destinations.map(({ to, replaceWords = {} }, index) => {
    const at = below("/destinations", index);
    const decide = (): Decided<NewMessage> => {
      const numberFaults = context.explainNumber(to);
      if (numberFaults.length > 0)
        return no(refuse("A306", ...numberFaults.map(({ message }) => fault("A306", below(at, "to"), message))));
      if (refusal !== undefined) return no(refusal);
      const filled = fillPlaceholders(
        entries,
        withPlaceholders,
        replaceWords,
        below(at, "replaceWords"),
        context,
        strictFaults,
      );
      return filled.ok ? decideMessage({ to, entries: filled.value, ref, paymentCode, sendAt }, context) : filled;
    };
    return { to, decided: decide() };
  });
  const told = pointAtRecipients(decisions, flow);
  return body.messageForm === undefined ? told : told.map(({ to, decided }) => ({ to, decided: pointAtForm(decided) }));
}

/** Every fault of every recipient, those that all of them share once. */
export function listRecipientFaults(decisions: readonly DestinationDecision[]): readonly Fault[] {
  const faults = decisions.flatMap(({ decided }) => (decided.ok ? [] : decided.refusal.faults));
  return [...new Map(faults.map((found) => [textOf(found), found])).values()];
}

const textOf = ({ pointer, code, message }: Fault): string => JSON.stringify([pointer, code, message]);

/**
 * The words of some recipients make a text wrong that is right for others. The fault shows in the flow, and is reported at the
 * recipient, so that the answer says whose it is.
 */
function pointAtRecipients(decisions: readonly DestinationDecision[], flow: Flow): readonly DestinationDecision[] {
  const texts = decisions.map(({ decided }) => new Set(decided.ok ? [] : decided.refusal.faults.map(textOf)));
  const isOwn = (found: Fault): boolean =>
    isMadeOfWords(found.pointer, flow) && !texts.every((ofOne) => ofOne.has(textOf(found)));
  return decisions.map(({ to, decided }, index) => {
    if (decided.ok) return { to, decided };
    const at = below("/destinations", index);
    const faults = decided.refusal.faults.map((found) =>
      isOwn(found) ? { ...found, pointer: at, message: `gets at ${found.pointer} what ${found.message}` } : found,
    );
    return { to, decided: no({ code: decided.refusal.code, faults }) };
  });
}

/** Whether the flow has a placeholder at this place of the request. */
function isMadeOfWords(pointer: string, flow: Flow): boolean {
  if (!pointer.startsWith(`${FLOW}/`)) return false;
  let value: unknown = flow;
  for (const segment of splitPointer(pointer.slice(FLOW.length))) {
    if (typeof value !== "object" || value === null) return false;
    value = Reflect.get(value, segment);
  }
  return value !== undefined && hasPlaceholders(value);
}

/** The entries of `messageFlow`. */
export const flowEntries = (flow: Flow): readonly FlowEntry[] =>
  flow.map((written, index) => flowEntry(written, below(FLOW, index)));

/** What comes before the rules across fields: limits of fields that no placeholder changes, and the right to the channels. */
function refuseFlow(
  entries: readonly FlowEntry[],
  withPlaceholders: ReadonlySet<FlowEntry>,
  strictFaults: StrictFaults,
  account: Account,
): Refusal | undefined {
  const fixed = entries.filter((entry) => !withPlaceholders.has(entry)).flatMap((entry) => strictFaults.find(entry));
  return refuseFor(fixed.filter(({ isAcrossFields }) => !isAcrossFields)) ?? refuseRights(entries, account);
}

/** The refusal of the whole request: the first recipient's code when none was accepted, undefined when at least one was. */
export function omniRefusal(decisions: readonly DestinationDecision[]): Refusal | undefined {
  if (decisions.some(({ decided }) => decided.ok)) return undefined;
  const first = decisions[0]?.decided;
  return first?.ok === false ? { code: first.refusal.code, faults: listRecipientFaults(decisions) } : undefined;
}

/** A form's entries are not in the request: faults in them are reported at the member that names the form. */
function pointAtForm(decided: Decided<NewMessage>): Decided<NewMessage> {
  if (decided.ok) return decided;
  const { code, faults } = decided.refusal;
  return no({
    code,
    faults: faults.map((found) => {
      if (!found.pointer.startsWith(`${FLOW}/`)) return { ...found, message: found.message.replace(FLOW, FORM) };
      const place = found.pointer.slice(FLOW.length);
      return { ...found, pointer: FORM, message: `holds at ${place} what ${found.message}` };
    }),
  });
}

/** A name may be as long as the text that it stands in; an answer shows no more of it than this. */
const MAX_SHOWN = 100;

/** The flow as one recipient gets it: its placeholders replaced, then checked against the limits of what is sent. */
function fillPlaceholders(
  entries: readonly FlowEntry[],
  withPlaceholders: ReadonlySet<FlowEntry>,
  words: Words,
  wordsAt: string,
  rules: ContractRules,
  strictFaults: StrictFaults,
): Decided<readonly FlowEntry[]> {
  const faults = new Map<string, Fault>();
  const tooLong: Fault[] = [];
  const room = new SubstitutionRoom();
  const filled = entries.map((entry): FlowEntry => {
    if (!withPlaceholders.has(entry)) return entry;
    const { value, missing, isTooLong } = substitute(entry.payload, words, rules.placeholders[entry.channel], room);
    if (isTooLong) tooLong.push(fault("A328", wordsAt, `must not make ${entry.at} longer than a message can be`));
    for (const word of missing)
      if (!faults.has(word.name)) faults.set(word.name, missingFault(word, entry.at, wordsAt));
    return value === entry.payload ? entry : withPayload(entry, value);
  });
  const refusal =
    refuseFor([...faults.values()]) ??
    refuseFor(tooLong) ??
    refuseFor(filled.flatMap((entry) => strictFaults.find(entry)));
  return refusal === undefined ? yes(filled) : no(refusal);
}

/** The value is missing in the recipient's words; the code is that of the string which cannot be completed. */
function missingFault({ name, pointer, code }: MissingWord, at: string, wordsAt: string): Fault {
  const shown = name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN)}…` : name;
  const message = `is required: ${at}${pointer} holds the placeholder #{${shown}}`;
  return fault(code !== undefined && isResultCode(code) ? code : "A011", below(wordsAt, shown), message);
}

/** Tells the type checker that the payload is still the channel's own: only its strings were replaced. */
function withPayload<One extends FlowEntry>(entry: One, payload: One["payload"]): One {
  return { ...entry, payload };
}

/** What the strict schemas find in entries. An entry without placeholders is the same for every recipient: checked once. */
class StrictFaults {
  readonly #rules: ContractRules;
  readonly #known = new Map<FlowEntry, readonly Fault[]>();

  constructor(rules: ContractRules) {
    this.#rules = rules;
  }

  find(entry: FlowEntry): readonly Fault[] {
    const known = this.#known.get(entry);
    if (known !== undefined) return known;
    const found = this.#rules.explainStep(entry.channel, entry.payload);
    const faults = found.map((one) => ({ ...one, pointer: entry.at + one.pointer }));
    this.#known.set(entry, faults);
    return faults;
  }
}

import type { ContractRules } from "./circumstances.ts";
import type { FlowEntry } from "./flow-entry.ts";
import type { Decided, Fault } from "./model.ts";
import { type MissingWord, substitute, type Words } from "./placeholders.ts";
import { below } from "./pointer.ts";
import { fault, isResultCode, no, refuseFor, yes } from "./refusal.ts";

/** A name may be as long as the text that it stands in; an answer shows no more of it than this. */
const MAX_SHOWN = 100;

/** The flow as one recipient gets it: its placeholders replaced, and then held to the limits of what is sent. */
export function entriesFor(
  entries: readonly FlowEntry[],
  words: Words,
  wordsAt: string,
  rules: ContractRules,
  strict: StrictFaults,
): Decided<readonly FlowEntry[]> {
  const faults = new Map<string, Fault>();
  const own = entries.map((entry): FlowEntry => {
    const { value, missing } = substitute(entry.payload, words, rules.placeholders[entry.channel]);
    for (const word of missing)
      if (!faults.has(word.name)) faults.set(word.name, missingFault(word, entry.at, wordsAt));
    return value === entry.payload ? entry : withPayload(entry, value);
  });
  const refusal = refuseFor([...faults.values()]) ?? refuseFor(own.flatMap((entry) => strict.of(entry)));
  return refusal === undefined ? yes(own) : no(refusal);
}

/** The value is missing in the recipient's words; the code is that of the string which cannot be completed. */
function missingFault({ name, pointer, code }: MissingWord, at: string, wordsAt: string): Fault {
  const shown = name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN)}…` : name;
  const message = `is required: ${at}${pointer} holds the placeholder #{${shown}}`;
  return fault(code !== undefined && isResultCode(code) ? code : "A011", below(wordsAt, shown), message);
}

/** Keeps channel and payload in step for the type checker: the payload is the channel's own, with other strings. */
function withPayload<One extends FlowEntry>(entry: One, payload: One["payload"]): One {
  return { ...entry, payload };
}

/** What the strict schemas find in entries. One without placeholders is the same for every recipient, so it is asked once. */
export class StrictFaults {
  readonly #rules: ContractRules;
  readonly #known = new Map<FlowEntry, readonly Fault[]>();

  constructor(rules: ContractRules) {
    this.#rules = rules;
  }

  of(entry: FlowEntry): readonly Fault[] {
    const known = this.#known.get(entry);
    if (known !== undefined) return known;
    const found = this.#rules.explainStep(entry.channel, entry.payload);
    const faults = found.map(({ pointer, code, message }) => ({ pointer: entry.at + pointer, code, message }));
    this.#known.set(entry, faults);
    return faults;
  }
}

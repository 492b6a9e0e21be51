import { findChannelOf, getChannelRow, type StepChannel, type WrittenOperation } from "../channels/table.ts";
import { isObject, type Json, listAt, textAt, toPointer } from "./json.ts";
import { fillEntry, getStepChannel } from "./steps.ts";

/** The gateway's own rules for one operation, which the page loads when it is chosen because they are large. */
export interface Rules {
  findBodyFaults(body: unknown): readonly Fault[];
  /** What else is checked in a flow. */
  readonly ofFlow?: FlowRules;
}

export interface FlowRules {
  /** Of a message of a flow after its placeholders have been replaced. Pointers begin with the channel. */
  findStepFaults(channel: StepChannel, message: unknown): readonly Fault[];
  /** Of the number of a recipient. */
  findNumberFaults(to: unknown): readonly Fault[];
}

/** Something that the gateway would refuse. */
export interface Fault {
  readonly pointer: string;
  /** The result code; a placeholder without a word has the code of its place, which the gateway knows. */
  readonly code: string;
  readonly message: string;
  /** The recipients who are refused; without it the whole request is. */
  readonly to?: string;
}

/** All faults of a body, in the gateway's words. `form` has the messages of the form that the body names. */
export function findFaults(rules: Rules, body: Json, form?: readonly Json[]): readonly Fault[] {
  const faults = rules.findBodyFaults(body);
  const { ofFlow } = rules;
  return ofFlow === undefined
    ? faults
    : [
        ...faults,
        ...mergeSame(findRecipientFaults(ofFlow, body, faults.length === 0 ? getPlacedSteps(body, form) : [])),
      ];
}

/** Whether some faults refuse the whole request, and not only one of several recipients. */
export const refusesAll = (faults: readonly Fault[], recipients: number): boolean =>
  faults.some(({ to }) => to === undefined || recipients === 1);

const CLOSED = "This account may not send by {channel}. Ask the operator to allow it, then reload this page.";

/** The messages by channels that the account may not use; undefined: its channels are not known. A form can be kept with any. */
export function findChannelFaults(
  open: readonly string[] | undefined,
  operation: WrittenOperation,
  body: Json,
  form?: readonly Json[],
): readonly Fault[] {
  if (open === undefined || operation === "createForm") return [];
  const single = findChannelOf(operation);
  const used =
    single === undefined
      ? getPlacedSteps(body, form).map(({ entry, at }) => {
          const channel = getStepChannel(entry);
          return { channel, at: `${at}/${channel}` };
        })
      : [{ channel: single, at: "" }];
  return used.flatMap(({ channel, at }) =>
    channel === undefined || open.includes(channel)
      ? []
      : [{ pointer: at, code: "A325", message: CLOSED.replace("{channel}", getChannelRow(channel).label) }],
  );
}

/** The recipients that a fault names. */
const MOST_NAMED = 3;

/** A text that is too long is so for every recipient; it is told once, with their numbers. */
function mergeSame(faults: readonly Fault[]): readonly Fault[] {
  const same = Map.groupBy(faults, ({ pointer, code, message }) => `${pointer} ${code} ${message}`);
  return [...same.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const all = [first, ...others].map(({ to }) => to);
    const more = all.length - MOST_NAMED;
    return { ...first, to: `${all.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}` };
  });
}

interface PlacedStep {
  readonly entry: Json;
  /** Where the gateway says that its faults are. */
  readonly at: string;
}

const getPlacedSteps = (body: Json, form: readonly Json[] | undefined): readonly PlacedStep[] =>
  form?.map((entry, index) => ({ entry, at: `/messageForm/${index}` })) ??
  listAt(body, "messageFlow").map((entry, index) => ({ entry, at: `/messageFlow/${index}` }));

/**
 * What refuses one recipient of a flow only: its number, a word that is missing, a text too long with its words. Lengths and words are
 * looked at in a flow that is right as such.
 */
function findRecipientFaults(rules: FlowRules, body: Json, steps: readonly PlacedStep[]): readonly Fault[] {
  return listAt(body, "destinations").flatMap((destination, index): readonly Fault[] => {
    const to = textAt(destination, "to");
    const at = `/destinations/${index}`;
    const number = isObject(destination) ? (destination.to ?? "") : "";
    const numbers = rules.findNumberFaults(number).map((fault) => ({ ...fault, pointer: `${at}/to`, to }));
    return [...numbers, ...findFilledFaults(rules, steps, destination, at)];
  });
}

function findFilledFaults(
  rules: FlowRules,
  steps: readonly PlacedStep[],
  destination: Json,
  at: string,
): readonly Fault[] {
  const to = textAt(destination, "to");
  const missing = new Set<string>();
  const faults = steps.flatMap(({ entry, at: step }): readonly Fault[] => {
    const channel = getStepChannel(entry);
    if (!isObject(entry) || channel === undefined) return [];
    const filled = fillEntry(entry, channel, destination);
    for (const name of filled.missing) missing.add(name);
    if (filled.missing.length > 0) return [];
    const found = rules.findStepFaults(channel, filled.message);
    return found.map((fault) => ({ ...fault, pointer: `${step}${fault.pointer}`, to }));
  });
  const words = [...missing].map((name) => ({
    pointer: `${at}${toPointer(["replaceWords", name])}`,
    code: "",
    message: `has no word for #{${name}}`,
    to,
  }));
  return [...words, ...faults];
}

/** The faults at a field: those of its own place, and of places below it that have no field of their own. */
export function getFaultsAt(faults: readonly Fault[], pointer: string, isWhole: boolean): readonly Fault[] {
  return faults.filter((fault) => fault.pointer === pointer || (isWhole && fault.pointer.startsWith(`${pointer}/`)));
}

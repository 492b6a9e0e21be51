import { placeholders } from "../generated/tables.ts";
import type { Marks } from "../spec/keywords/placeholder-marks.ts";
import { STEP_SCHEMAS, type StepChannel } from "../spec/keywords/step-schemas.ts";
import { substitute, type Words } from "../spec/keywords/substitute.ts";
import type { Schemas } from "./contract.ts";

/** A message of a flow, or of a form: `{sms: {…}}`, `{rcs: {…}}`, … */
export type FlowMessage = Schemas["OmniEntry"];

export interface Preview<Message> {
  /** The message as the recipient gets it. */
  readonly message: Message;
  /** Placeholders without a value, with the place where they stand: the gateway refuses a recipient who lacks one. */
  readonly missing: readonly { readonly name: string; readonly pointer: string }[];
}

/** Puts a recipient's words in place of `#{name}`, in the same strings as the gateway does and in no others. */
export function preview<Message extends string | FlowMessage>(message: Message, replaceWords: Words): Preview<Message> {
  const { value, missing } = substitute<string | FlowMessage>(
    message,
    replaceWords,
    typeof message === "string" ? TEXT : marksOfMessage(message),
  );
  // The same shape with other strings.
  return { message: value as Message, missing: missing.map(({ name, pointer }) => ({ name, pointer })) };
}

const TEXT: Marks = { marked: true, code: undefined, members: new Map(), others: undefined };

function marksOfMessage(message: FlowMessage): Marks {
  const channels = Object.keys(STEP_SCHEMAS) as StepChannel[];
  const members = channels
    .filter((channel) => channel in message)
    .map((channel) => [channel, marksOf(channel)] as const);
  return { marked: false, code: undefined, members: new Map(members), others: undefined };
}

type Table = true | { readonly [member: string]: Table };

const marksOf = (channel: StepChannel): Marks => revived(placeholders[channel]);

/** The table as the generator writes it: `*` for whatever has no name of its own, a nameless member for the string. */
function revived(table: Table): Marks {
  if (table === true) return TEXT;
  const { "": marked, "*": others, ...members } = table;
  return {
    marked: marked === true,
    code: undefined,
    members: new Map(Object.entries(members).map(([name, member]) => [name, revived(member)])),
    others: others === undefined ? undefined : revived(others),
  };
}

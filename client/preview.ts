import { placeholders } from "../generated/tables.ts";
import type { Marks } from "../spec/keywords/placeholder-marks.ts";
import { substitute, type Words } from "../spec/keywords/substitute.ts";
import type { Schemas } from "./contract.ts";

/** A message of a flow or of a form: `{sms: {…}}`, `{rcs: {…}}`, … */
export type FlowMessage = Schemas["OmniEntry"];

/** A message with the words of one recipient. */
export interface Preview<Message> {
  /** The message that the recipient receives. */
  readonly message: Message;
  /** Placeholders without a value, with their places. The gateway refuses such a recipient. */
  readonly missing: readonly { readonly name: string; readonly pointer: string }[];
}

/** Replaces `#{name}` by the recipient's words, in the same strings as the gateway. */
export function preview<Message extends string | FlowMessage>(message: Message, replaceWords: Words): Preview<Message> {
  const { value, missing } = substitute<string | FlowMessage>(
    message,
    replaceWords,
    typeof message === "string" ? TEXT : getMessageMarks(message),
  );
  // Only strings are replaced by strings.
  return { message: value as Message, missing: missing.map(({ name, pointer }) => ({ name, pointer })) };
}

const TEXT: Marks = { marked: true, code: undefined, members: new Map(), others: undefined };

function getMessageMarks(message: FlowMessage): Marks {
  const channels = Object.keys(placeholders) as (keyof typeof placeholders)[];
  const members = channels
    .filter((channel) => channel in message)
    .map((channel) => [channel, getMarks(channel)] as const);
  return { marked: false, code: undefined, members: new Map(members), others: undefined };
}

type Table = true | { readonly [member: string]: Table };

const getMarks = (channel: keyof typeof placeholders): Marks => toMarks(placeholders[channel]);

/** The generated table: `*` stands for unnamed members, the empty name for the string itself. */
function toMarks(table: Table): Marks {
  if (table === true) return TEXT;
  const { "": marked, "*": others, ...members } = table;
  return {
    marked: marked === true,
    code: undefined,
    members: new Map(Object.entries(members).map(([name, member]) => [name, toMarks(member)])),
    others: others === undefined ? undefined : toMarks(others),
  };
}

import { isObject } from "contract-kit-runtime/json-values";
import { CHANNELS, getChannelRow } from "../../domain/channel-table.ts";
import { refuseRights } from "../../domain/decide-message.ts";
import { flowEntries } from "../../domain/decide-omni.ts";
import { decideSingle } from "../../domain/decide-single.ts";
import type { SingleSend } from "../../domain/entry.ts";
import type { Account, Channel, Fault, Refusal } from "../../domain/model.ts";
import { findRcsFormat, hideContent } from "../../domain/rcs-format.ts";
import { fault, refuseFor } from "../../domain/refusal.ts";
import type { Registry } from "../../domain/registry.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";
import type { AnySendReply } from "./accept.ts";
import { sendOmni } from "./send-omni.ts";
import { readDecisionContext } from "./send-one.ts";

/** A send, or a form to save, that its schema refuses. */
export interface InvalidSend {
  readonly operation: string;
  /** As its caller meant it. */
  readonly body: unknown;
  readonly faults: readonly Fault[];
  /** What is wrong with another body in its place. */
  explain(body: unknown): readonly Fault[];
}

const CHANNEL_OF: ReadonlyMap<string, Channel> = new Map(
  CHANNELS.map((channel) => [getChannelRow(channel).operation, channel]),
);

/** The member that has the messages of a flow. */
const FLOW_OF: ReadonlyMap<string, string> = new Map([
  ["sendOmni", "messageFlow"],
  ["createForm", "messageForm"],
  ["replaceForm", "messageForm"],
]);

export const hasMessages = (operation: string): boolean => FLOW_OF.has(operation) || CHANNEL_OF.has(operation);

/**
 * The schema checks fields and rules across fields at once, but in the contract's order the right to the channel stands
 * between the two, and nothing is said of the content of an RCS message whose format is not known. Undefined: the
 * faults of the schema are the answer.
 */
export async function refuseInvalidSend(invalid: InvalidSend, context: Context): Promise<AnySendReply | undefined> {
  const { operation, body } = invalid;
  const channel = CHANNEL_OF.get(operation);
  const registry = await context.services.accounts.findRegistry(context.account.id);
  const unknown: string[] = [];
  const hide = (message: unknown, at: string): unknown => {
    const hidden = hideUnknown(message, at, invalid, registry, context.account);
    if (hidden !== message) unknown.push(`${at}/formatId`);
    return hidden;
  };
  const member = FLOW_OF.get(operation);
  const shown = member !== undefined ? mapFlow(body, member, hide) : channel === "rcs" ? hide(body, "") : body;
  const faults = shown === body ? invalid.faults : invalid.explain(shown);
  const refusal = refuseFor(faults.filter(({ isAcrossFields }) => !isAcrossFields));
  if (refusal !== undefined) return refused(refusal);
  // Every field is right by itself now, so the body has its type.
  if (channel !== undefined) return refuseSingle(channel, shown as SingleSend, faults, context);
  if (operation === "sendOmni") return refuseOmni(shown as OmniBody, faults, context);
  // What a form may be sent with is decided when it is sent, but its content cannot be judged by a format that is not known.
  const unjudged = refuseFor(faults) ?? refuseFor(unknown.map((pointer) => fault("A404", pointer)));
  return unjudged && refused(unjudged);
}

async function refuseSingle(
  channel: Channel,
  body: SingleSend,
  faults: readonly Fault[],
  context: Context,
): Promise<AnySendReply | undefined> {
  const decided = decideSingle(channel, body, await readDecisionContext(context, []), faults);
  return decided.ok ? undefined : refused(decided.refusal);
}

type OmniBody = Parameters<typeof sendOmni>[0]["body"];

async function refuseOmni(
  body: OmniBody,
  faults: readonly Fault[],
  context: Context,
): Promise<AnySendReply | undefined> {
  const refusal: Refusal | undefined = refuseRights(flowEntries(body.messageFlow ?? []), context.account);
  if (refusal !== undefined || faults.length > 0) return refusal && refused(refusal);
  return sendOmni({ header: {}, mediaType: "application/json", body }, context);
}

function hideUnknown(
  message: unknown,
  at: string,
  { faults }: InvalidSend,
  registry: Registry,
  account: Account,
): unknown {
  if (!isObject(message) || message.formatId === undefined) return message;
  const { formatId } = message;
  const isMalformed = faults.some(({ pointer }) => pointer === `${at}/formatId`);
  const isKnown = typeof formatId === "string" && findRcsFormat(formatId, registry, account) !== undefined;
  return isKnown && !isMalformed ? message : hideContent(message);
}

/** The body with each RCS message of its flow replaced; the same body where none changed. */
function mapFlow(body: unknown, member: string, change: (message: unknown, at: string) => unknown): unknown {
  if (!isObject(body) || !Array.isArray(body[member])) return body;
  const flow: readonly unknown[] = body[member];
  const changed = flow.map((entry, index) => {
    if (!isObject(entry) || entry.rcs === undefined) return entry;
    const rcs = change(entry.rcs, `/${member}/${index}/rcs`);
    return rcs === entry.rcs ? entry : { ...entry, rcs };
  });
  return changed.every((entry, index) => entry === flow[index]) ? body : { ...body, [member]: changed };
}

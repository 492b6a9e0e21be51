import { decideSingle } from "../../domain/decide-single.ts";
import type { DecisionContext } from "../../domain/decision-context.ts";
import type { SingleSend } from "../../domain/entry.ts";
import { filesNamedIn } from "../../domain/message-files.ts";
import type { Channel, Schedule } from "../../domain/model.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";
import type { FilesByName } from "../services.ts";
import { type AnySendReply, accept, refuseSend, type SendRequest } from "./accept.ts";

/** Every send of one message to one recipient; only the rules of the channel differ. */
export async function sendOne(
  channel: Channel,
  operation: string,
  request: SendRequest & { readonly body: SingleSend },
  context: Context,
): Promise<AnySendReply> {
  const { body } = request;
  const decided = decideSingle(channel, body, await readDecisionContext(context, filesNamedIn(channel, body)));
  if (!decided.ok) return refuseSend(request, operation, decided.refusal, context);
  const { to, steps, ref, paymentCode, parts, schedule } = decided.value;
  const msgKey = newMessageKey(schedule, context);
  const answer = body.ref === undefined ? { ...success, msgKey } : { ...success, msgKey, ref: body.ref };
  const message = { msgKey, to, steps, ref, paymentCode, parts, schedule };
  return accept(request, { operation, messages: [message], answer }, context);
}

/** The key has the time at which the message is sent: the day of its rows and its expiry follow from it. */
export const newMessageKey = (schedule: Schedule | undefined, { services, nowMs }: Context): string =>
  services.ids.messageKey(schedule?.sendAtMs ?? nowMs);

const NO_FILES: FilesByName = new Map();

/** Reads everything that a decision depends on. */
export async function readDecisionContext(context: Context, fileNames: readonly string[]): Promise<DecisionContext> {
  const { account, nowMs, services } = context;
  const registry = await services.accounts.findRegistry(account.id);
  const files = fileNames.length === 0 ? NO_FILES : await services.files.find(account.id, fileNames);
  const { explainStep, explainTemplate, explainNumber, placeholders } = services.rules;
  const { maxScheduleMs } = services.settings;
  return { explainStep, explainTemplate, explainNumber, placeholders, account, registry, files, nowMs, maxScheduleMs };
}

import type { GetFormReply, GetFormRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";
import { unknownForm } from "./save-form.ts";

export async function getForm({ path }: GetFormRequest, context: Context): Promise<GetFormReply> {
  const { account, nowMs, services } = context;
  const form = await services.forms.find(account.id, path.formId, nowMs);
  if (form === undefined) return refused(unknownForm);
  const { formId, entries: messageForm, expiresAtMs } = form;
  const data = { formId, messageForm, expired: services.clock.iso(expiresAtMs) };
  return { status: 200, body: { ...success, data } };
}

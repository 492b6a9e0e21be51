import type { CreateFormReply, CreateFormRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";
import { findFormFiles, formToSave, savedForm } from "./save-form.ts";

export async function createForm({ body }: CreateFormRequest, context: Context): Promise<CreateFormReply> {
  const { account, nowMs, services } = context;
  const form = formToSave(services.ids.named("form_", nowMs), body.messageForm, context);
  const named = await findFormFiles(form, context);
  if (named.refusal !== undefined) return refused(named.refusal);
  await services.forms.create(account.id, form);
  return { status: 200, body: savedForm(form, named, context) };
}

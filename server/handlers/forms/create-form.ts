import type { CreateFormReply, CreateFormRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { formToSave, savedForm } from "./save-form.ts";

export async function createForm({ body }: CreateFormRequest, context: Context): Promise<CreateFormReply> {
  const { account, nowMs, services } = context;
  const form = formToSave(services.ids.named("form_", nowMs), body.messageForm, context);
  await services.forms.create(account.id, form);
  return { status: 200, body: await savedForm(form, context) };
}

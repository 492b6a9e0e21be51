import type { ReplaceFormReply, ReplaceFormRequest } from "../../../generated/handlers.ts";
import { refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";
import { formToSave, savedForm } from "./save-form.ts";

export async function replaceForm({ path, body }: ReplaceFormRequest, context: Context): Promise<ReplaceFormReply> {
  const { account, nowMs, services } = context;
  const form = formToSave(path.formId, body.messageForm, context);
  const known = await services.forms.replace(account.id, form, nowMs);
  return known ? { status: 200, body: await savedForm(form, context) } : refused(refuse("A250"));
}

import type { ReplaceFormReply, ReplaceFormRequest } from "../../../generated/handlers.ts";
import { fault, refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";
import { findFormFiles, formToSave, savedForm, unknownForm } from "./save-form.ts";

export async function replaceForm({ path, body }: ReplaceFormRequest, context: Context): Promise<ReplaceFormReply> {
  const { account, nowMs, services } = context;
  // A client may repeat the id of the path in the body.
  if (body.formId !== undefined && body.formId !== path.formId)
    return refused(refuse("A250", fault("A250", "/formId", "must be the id of the path, or be left out")));
  const form = formToSave(path.formId, body.messageForm, context);
  const named = await findFormFiles(form, context);
  if (named.refusal !== undefined) return refused(named.refusal);
  const known = await services.forms.replace(account.id, form, nowMs);
  return known ? { status: 200, body: savedForm(form, named, context) } : refused(unknownForm);
}

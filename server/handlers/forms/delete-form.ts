import type { DeleteFormReply, DeleteFormRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";
import { unknownForm } from "./save-form.ts";

export async function deleteForm({ path }: DeleteFormRequest, context: Context): Promise<DeleteFormReply> {
  const { account, nowMs, services } = context;
  const known = await services.forms.remove(account.id, path.formId, nowMs);
  return known ? { status: 200, body: success } : refused(unknownForm);
}

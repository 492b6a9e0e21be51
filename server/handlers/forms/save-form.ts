import type { components } from "../../../generated/types.ts";
import type { Flow } from "../../domain/entry.ts";
import { filesNamedInForm, formWarnings } from "../../domain/message-files.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";
import type { StoredForm } from "../services.ts";

/** The form as it is stored. Every save renews its lifetime. */
export function formToSave(formId: string, entries: Flow, { nowMs, services }: Context): StoredForm {
  return { formId, entries, expiresAtMs: nowMs + services.settings.formLifetimeMs };
}

/** The answer to a save, with what will need attention before the form expires. */
export async function savedForm(form: StoredForm, context: Context): Promise<components["schemas"]["FormSaved"]> {
  const { account, nowMs, services } = context;
  const { clock } = services;
  const { formId, entries, expiresAtMs } = form;
  const files = await services.files.find(account.id, filesNamedInForm(entries));
  const warnings = formWarnings(entries, files, expiresAtMs, nowMs, clock.date);
  return {
    ...success,
    data: { formId, expired: clock.iso(expiresAtMs) },
    ...(warnings.length > 0 && { warnings }),
  };
}

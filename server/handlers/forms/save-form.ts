import type { components } from "../../../generated/types.ts";
import type { Flow } from "../../domain/entry.ts";
import { filesNamedInForm, formFileFaults, formWarnings } from "../../domain/message-files.ts";
import type { FileRecord, Refusal } from "../../domain/model.ts";
import { fault, refuse, refuseFor } from "../../domain/refusal.ts";
import type { StoredForm } from "../../store/forms.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";

/** The form in the path is unknown, of another account, or expired. */
export const unknownForm = refuse("A250", fault("A250", "/formId"));

/** The form as it is stored. Every save renews its lifetime. */
export function formToSave(formId: string, entries: Flow, { nowMs, services }: Context): StoredForm {
  return { formId, entries, expiresAtMs: nowMs + services.settings.formLifetimeMs };
}

export interface FormFiles {
  readonly files: ReadonlyMap<string, FileRecord>;
  /** Why the form is not saved: it names a file that the account does not have. */
  readonly refusal: Refusal | undefined;
}

/** Looks up the files that a form names. */
export async function findFormFiles({ entries }: StoredForm, context: Context): Promise<FormFiles> {
  const { account, nowMs, services } = context;
  const files = await services.files.find(account.id, filesNamedInForm(entries));
  return { files, refusal: refuseFor(formFileFaults(entries, files, nowMs)) };
}

/** The answer to a save, with what will need attention before the form expires. */
export function savedForm(
  { formId, entries, expiresAtMs }: StoredForm,
  { files }: FormFiles,
  { services: { clock } }: Context,
): components["schemas"]["FormSaved"] {
  const warnings = formWarnings(entries, files, expiresAtMs, clock.date);
  return {
    ...success,
    data: { formId, expired: clock.iso(expiresAtMs) },
    ...(warnings.length > 0 && { warnings }),
  };
}

import { AccountList } from "../session/account-list.ts";

/** A form that was saved or opened in this console. The API has no list of forms. */
export interface RememberedForm {
  readonly formId: string;
  readonly channels: readonly string[];
  readonly expired: string;
}

const forms = new AccountList<RememberedForm>(
  "forms",
  200,
  (value): value is RememberedForm => "formId" in value && "channels" in value && "expired" in value,
);

/** The one that was used last comes first. */
export const listForms = (accountId: string): readonly RememberedForm[] => forms.read(accountId);

export function rememberForm(accountId: string, form: RememberedForm): void {
  forms.write(accountId, [form, ...forms.read(accountId).filter(({ formId }) => formId !== form.formId)]);
}

export function forgetForm(accountId: string, id: string): void {
  forms.write(
    accountId,
    forms.read(accountId).filter(({ formId }) => formId !== id),
  );
}

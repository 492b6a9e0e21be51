import { signal } from "@preact/signals";
import type { BodyOf } from "../../client/index.ts";
import { AccountList } from "../session/account-list.ts";
import { describeChannel } from "../ui/code-texts.ts";

/** A form that was saved or opened in this console. The API has no list of forms, and no names of them. */
export interface RememberedForm {
  readonly formId: string;
  /** What it is called in this browser. */
  readonly name?: string;
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

export const findFormName = (accountId: string, id: string): string =>
  forms.read(accountId).find(({ formId }) => formId === id)?.name ?? "";

export function rememberForm(accountId: string, form: RememberedForm): void {
  forms.write(accountId, [form, ...forms.read(accountId).filter(({ formId }) => formId !== form.formId)]);
}

export function forgetForm(accountId: string, id: string): void {
  forms.write(
    accountId,
    forms.read(accountId).filter(({ formId }) => formId !== id),
  );
}

export const listChannels = (messages: BodyOf<"createForm">["messageForm"]): readonly string[] =>
  messages.flatMap((message) => Object.keys(message)).map((channel) => channel.toUpperCase());

export const describeChannels = (channels: readonly string[]): string => channels.map(describeChannel).join(" → ");

/** What the gateway said when a form was saved. It outlives the way from the page of a new form to that of the form. */
export const lastSaved = signal<{ readonly formId: string; readonly warnings: readonly string[] } | undefined>(
  undefined,
);

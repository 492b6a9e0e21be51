import { useCallback, useEffect, useState } from "preact/hooks";
import { useLocation, useRoute } from "preact-iso";
import type { AnyFailure, ValueOf } from "../../client/index.ts";
import { startOver } from "../compose/draft.ts";
import type { Json } from "../compose/json.ts";
import { getWarnings } from "../compose/send.ts";
import { useGateway } from "../session/gateway.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { FailureNote } from "../ui/failure-note.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { Time } from "../ui/time.tsx";
import { FormComposer } from "./form-composer.tsx";
import { findFormName, forgetForm, lastSaved, listChannels, rememberForm } from "./saved-forms.ts";
import { SendWithForm } from "./send-with-form.tsx";

type Form = ValueOf<"getForm">;

/** One form: read, changed, sent, deleted. */
export function FormPage() {
  const { formId = "" } = useRoute().params;
  const { accountId, gateway } = useGateway();
  const { route } = useLocation();
  const [form, setForm] = useState<Form>();
  const [failure, setFailure] = useState<AnyFailure>();
  const [isDeleting, setDeleting] = useState(false);
  const name = findFormName(accountId, formId);
  usePageTitle(`Form ${name || formId}`);

  const load = useCallback(
    async (newName?: string): Promise<void> => {
      const result = await gateway.getForm({ formId });
      setFailure(result.ok ? undefined : result);
      if (!result.ok) return;
      const { messageForm, expired } = result.data;
      const called = newName ?? findFormName(accountId, formId);
      rememberForm(accountId, { formId, name: called, channels: listChannels(messageForm), expired });
      setForm(result.data);
    },
    [accountId, gateway, formId],
  );
  useEffect(() => void load(), [load]);

  const remove = async (): Promise<void> => {
    setDeleting(true);
    const result = await gateway.deleteForm({ formId });
    setDeleting(false);
    setFailure(result.ok ? undefined : result);
    if (!result.ok) return;
    startOver();
    forgetForm(accountId, formId);
    route("/console/forms");
  };

  return (
    <>
      <p class="crumb">
        <a href="/console/forms">Forms</a>
      </p>
      {name !== "" && <h1>{name}</h1>}
      <div class="with-copy">
        {name === "" ? (
          <h1>
            <code>{formId}</code>
          </h1>
        ) : (
          <code>{formId}</code>
        )}
        <CopyButton text={formId} label="Copy the form id" />
      </div>
      {failure !== undefined && <FailureNote failure={failure} onRetry={() => void load()} />}
      {form === undefined && failure === undefined && <p class="empty">Loading …</p>}
      {form !== undefined && (
        <>
          <p class="muted">
            Expires <Time at={form.expired} />. Saving it renews it for a year.
          </p>
          <FormComposer
            formId={formId}
            // Answers are JSON.
            messages={form.messageForm as unknown as readonly Json[]}
            initialName={name}
            onSave={async (changed, newName) => {
              const result = await gateway.replaceForm({ formId }, changed);
              if (!result.ok) return result;
              lastSaved.value = { formId, warnings: getWarnings(result.answer) };
              await load(newName);
              startOver();
              return result;
            }}
          >
            <SendWithForm formId={formId} />
            <ConfirmButton
              label="Delete"
              question="Delete this form?"
              disabled={isDeleting}
              onConfirm={() => void remove()}
            >
              Sends that name it will be refused. Messages that were accepted with it are sent all the same.
            </ConfirmButton>
          </FormComposer>
        </>
      )}
    </>
  );
}

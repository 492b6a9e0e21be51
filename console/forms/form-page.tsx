import "./forms.css";
import { useCallback, useEffect, useState } from "preact/hooks";
import { useLocation, useRoute } from "preact-iso";
import type { AnyFailure, ValueOf } from "../../client/index.ts";
import { useGateway } from "../session/gateway.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { FailureNote } from "../ui/failure-note.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { Time } from "../ui/time.tsx";
import { listChannels } from "./check-form.ts";
import { FormEditor } from "./form-editor.tsx";
import { forgetForm, rememberForm } from "./saved-forms.ts";

type Form = ValueOf<"getForm">;

/** One form: read, changed, deleted. */
export function FormPage() {
  const { formId = "" } = useRoute().params;
  usePageTitle(`Form ${formId}`);
  const { accountId, gateway } = useGateway();
  const { route } = useLocation();
  const [form, setForm] = useState<Form>();
  const [failure, setFailure] = useState<AnyFailure>();
  const [isDeleting, setDeleting] = useState(false);

  const load = useCallback(async (): Promise<void> => {
    const result = await gateway.getForm({ formId });
    setFailure(result.ok ? undefined : result);
    if (!result.ok) return;
    setForm(result.data);
    const { messageForm, expired } = result.data;
    rememberForm(accountId, { formId, channels: listChannels(messageForm), expired });
  }, [accountId, gateway, formId]);
  useEffect(() => void load(), [load]);

  const remove = async (): Promise<void> => {
    setDeleting(true);
    const result = await gateway.deleteForm({ formId });
    setDeleting(false);
    setFailure(result.ok ? undefined : result);
    if (!result.ok) return;
    forgetForm(accountId, formId);
    route("/console/forms");
  };

  return (
    <>
      <p class="crumb">
        <a href="/console/forms">Forms</a>
      </p>
      <div class="with-copy">
        <h1>
          <code>{formId}</code>
        </h1>
        <CopyButton text={formId} label="Copy the form id" />
      </div>
      {failure !== undefined && <FailureNote failure={failure} onRetry={() => void load()} />}
      {form === undefined && failure === undefined && <p class="empty">Loading …</p>}
      {form !== undefined && (
        <>
          <p class="muted">
            Expires <Time at={form.expired} />. Saving it renews it for a year.
          </p>
          <FormEditor
            draftName={formId}
            initialText={JSON.stringify(form.messageForm, null, 2)}
            onSave={async (body) => {
              const result = await gateway.replaceForm({ formId }, body);
              if (result.ok) await load();
              return result;
            }}
          >
            <ConfirmButton
              label="Delete"
              question="Delete this form?"
              disabled={isDeleting}
              onConfirm={() => void remove()}
            >
              Sends that name it will be refused. Messages that were accepted with it are sent all the same.
            </ConfirmButton>
          </FormEditor>
        </>
      )}
    </>
  );
}

import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { useGateway } from "../session/gateway.ts";
import { usePageTitle } from "../ui/page-title.ts";
import { RowTable } from "../ui/row-table.tsx";
import { Time } from "../ui/time.tsx";
import { describeChannels, listForms, type RememberedForm } from "./saved-forms.ts";
import { SendWithForm } from "./send-with-form.tsx";

/** The forms of this browser, and a way to any other one. */
export function FormsPage() {
  usePageTitle("Forms");
  const { accountId } = useGateway();
  const { route } = useLocation();
  const [formId, setFormId] = useState("");
  const forms = listForms(accountId);
  const open = (event: SubmitEvent): void => {
    event.preventDefault();
    route(`/console/forms/${encodeURIComponent(formId.trim())}`);
  };
  return (
    <>
      <div class="heading first">
        <h1>Forms</h1>
        <a class="button" href="/console/forms/new">
          New form
        </a>
      </div>
      <p class="muted">
        A form is a saved flow of messages. A combined send names it with <code>messageForm</code> and brings the words
        for its placeholders.
      </p>
      <form class="card open-one" onSubmit={open}>
        <label class="field">
          Form id
          <input
            class="mono"
            required
            spellcheck={false}
            autocomplete="off"
            placeholder="form_01JCQM8Z4T6V9X2B5D7F0H3K1N"
            value={formId}
            onInput={(event) => setFormId(event.currentTarget.value)}
          />
        </label>
        <button type="submit">Open</button>
      </form>
      <div class="heading">
        <h2>Saved or opened in this browser</h2>
      </div>
      {forms.length === 0 ? (
        <p class="empty">Nothing yet. Make a new form, or open one by its id.</p>
      ) : (
        <RowTable
          label="Forms"
          columns={["Form", "Messages", "Expires", "Send"]}
          rows={forms.map((form) => ({
            key: form.formId,
            cells: [
              <FormName key="form" form={form} />,
              describeChannels(form.channels),
              <Time key="expires" at={form.expired} />,
              <SendWithForm key="send" formId={form.formId} />,
            ],
          }))}
        />
      )}
    </>
  );
}

function FormName({ form: { formId, name } }: { readonly form: RememberedForm }) {
  const id = <code>{formId}</code>;
  return (
    <>
      <a href={`/console/forms/${formId}`}>{name || id}</a>
      {name && <div class="muted">{id}</div>}
    </>
  );
}

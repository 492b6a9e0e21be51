import { useMemo } from "preact/hooks";
import { useLocation } from "preact-iso";
import { getFirstMessages, startOver } from "../compose/draft.ts";
import { getWarnings } from "../compose/send.ts";
import { useGateway } from "../session/gateway.ts";
import { usePageTitle } from "../ui/page-title.ts";
import { FormComposer } from "./form-composer.tsx";
import { lastSaved, listChannels, rememberForm } from "./saved-forms.ts";

export function NewFormPage() {
  usePageTitle("New form");
  const { accountId, gateway } = useGateway();
  const { route } = useLocation();
  const messages = useMemo(getFirstMessages, []);
  return (
    <>
      <p class="crumb">
        <a href="/console/forms">Forms</a>
      </p>
      <h1>New form</h1>
      <FormComposer
        messages={messages}
        initialName=""
        onSave={async (form, name) => {
          const result = await gateway.createForm(form);
          if (!result.ok) return result;
          const { formId, expired } = result.data;
          rememberForm(accountId, { formId, name, channels: listChannels(form.messageForm), expired });
          lastSaved.value = { formId, warnings: getWarnings(result.answer) };
          startOver();
          route(`/console/forms/${formId}`);
          return result;
        }}
      />
    </>
  );
}

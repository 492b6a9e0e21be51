import "./forms.css";
import { useLocation } from "preact-iso";
import { useGateway } from "../session/gateway.ts";
import { usePageTitle } from "../ui/page-title.ts";
import { listChannels } from "./check-form.ts";
import { announceNewForm, FormEditor } from "./form-editor.tsx";
import { rememberForm } from "./saved-forms.ts";

/** What a new form begins with: two messages, the second for recipients whom the first does not reach. */
const EXAMPLE = [
  {
    rcs: {
      from: "0212345678",
      formatId: "SL000000",
      brandKey: "BR.k3y.7Qm2Zt",
      content: { standalone: { title: "결제 완료", text: "#{name}님, 주문 #{order}의 결제가 완료되었습니다." } },
    },
  },
  { sms: { from: "0212345678", text: "#{name}님 결제 완료. 주문번호 #{order}" } },
];

export function NewFormPage() {
  usePageTitle("New form");
  const { accountId, gateway } = useGateway();
  const { route } = useLocation();
  return (
    <>
      <p class="crumb">
        <a href="/console/forms">Forms</a>
      </p>
      <h1>New form</h1>
      <FormEditor
        draftName="new"
        initialText={JSON.stringify(EXAMPLE, null, 2)}
        onSave={async (body) => {
          const result = await gateway.createForm(body);
          if (!result.ok) return result;
          const { formId, expired } = result.data;
          rememberForm(accountId, { formId, channels: listChannels(body.messageForm), expired });
          announceNewForm(accountId, formId, result);
          route(`/console/forms/${formId}`);
          return result;
        }}
      />
    </>
  );
}

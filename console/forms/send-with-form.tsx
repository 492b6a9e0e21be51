/** Opens Compose with a combined send that names the form. */
export const SendWithForm = ({ formId }: { readonly formId: string }) => (
  <a href={`/console/?messageForm=${encodeURIComponent(formId)}`}>Send with this form</a>
);

import { PhoneRow } from "../phone/phone-row.tsx";
import { body, composed, shownRecipient } from "./draft.ts";
import { editedPlace, findEditedPart } from "./edited-place.ts";
import { isObject, textAt } from "./json.ts";
import { namedForm, useNamedForm } from "./named-form.ts";
import { getChain, getRecipients } from "./steps.ts";

/** The phones of one recipient; with several recipients there is a switch. */
export function Preview() {
  const { operation } = composed.value;
  const formId = isObject(body.value) ? textAt(body.value, "messageForm") : "";
  useNamedForm(formId);
  const form = namedForm.value;
  const recipients = getRecipients(operation, body.value);
  const index = Math.min(shownRecipient.value, Math.max(0, recipients.length - 1));
  const { steps, missing } = getChain(operation, body.value, index, form.flow);
  return (
    <section class="preview" aria-label="Phones">
      {recipients.length > 1 && (
        <fieldset class="recipients-switch" aria-label="Recipient">
          {recipients.map((to, place) => (
            <button
              key={place}
              type="button"
              class="quiet small"
              aria-pressed={place === index}
              onClick={() => {
                shownRecipient.value = place;
              }}
            >
              {to || `Recipient ${place + 1}`}
            </button>
          ))}
        </fieldset>
      )}
      {missing.length > 0 && operation === "createForm" && (
        <p class="muted">Each send brings the words for {missing.map((name) => `#{${name}}`).join(", ")}.</p>
      )}
      {form.problem !== undefined && <p class="notice warn">{form.problem}</p>}
      {steps.length === 0 ? (
        <p class="empty">{form.isLoading ? "Loading the form …" : "There is no message to show."}</p>
      ) : (
        <PhoneRow steps={steps} shown={findEditedPart(editedPlace.value)} />
      )}
    </section>
  );
}

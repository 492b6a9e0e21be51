import { useEffect, useState } from "preact/hooks";
import { findChannelOf } from "../channels/table.ts";
import { body, brokenText, composed, setJsonText } from "./draft.ts";
import { editedPlace, noteFocus } from "./edited-place.ts";
import { faults } from "./faults.ts";
import { FlowSteps } from "./flow-steps.tsx";
import { toFaultId } from "./form/fault-mark.tsx";
import { FormSection } from "./form/form-section.tsx";
import { namedForm } from "./named-form.ts";
import { toJson } from "./output.ts";
import { getSections } from "./sections.ts";
import { Tabs } from "./tabs.tsx";

const VIEWS = ["Form", "JSON"] as const;

/** The message as a form or as JSON; both are the same body. */
export function Editor() {
  const [view, setView] = useState<(typeof VIEWS)[number]>("Form");
  return (
    <Tabs label="Editor" id="editor" names={VIEWS} chosen={view} onChoose={setView}>
      {view === "Form" ? <Form /> : <JsonEditor />}
    </Tabs>
  );
}

function Form() {
  const { operation } = composed.value;
  const [first, ...others] = getSections(operation, body.value, namedForm.value.flow);
  useEffect(
    () => () => {
      editedPlace.value = [];
    },
    [],
  );
  return (
    <div class="form" onFocusIn={({ target }) => noteFocus(target)}>
      {brokenText.value !== undefined && (
        <p class="notice warn">
          The JSON is not complete. The form shows what it was before; a change here replaces it.
        </p>
      )}
      {first !== undefined && <FormSection section={first} base={[]} />}
      {findChannelOf(operation) === undefined && <FlowSteps />}
      {others.map((section) => (
        <FormSection key={section.title} section={section} base={[]} />
      ))}
    </div>
  );
}

function JsonEditor() {
  const text = brokenText.value ?? toJson(body.value);
  return (
    <textarea
      id="json-editor"
      class="mono json"
      aria-label="Body as JSON"
      aria-invalid={faults.value.length > 0 ? "true" : undefined}
      aria-describedby={faults.value.map(toFaultId).join(" ") || undefined}
      spellcheck={false}
      rows={Math.min(40, Math.max(16, text.split("\n").length + 1))}
      value={text}
      onInput={({ currentTarget }) => setJsonText(currentTarget.value)}
    />
  );
}

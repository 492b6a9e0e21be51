import "../compose/compose.css";
import "../compose/form.css";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { AnyFailure, BodyOf, Result } from "../../client/index.ts";
import { body, brokenText, composed, isUntouched, openForm, startOver } from "../compose/draft.ts";
import { Editor } from "../compose/editor.tsx";
import { FaultList } from "../compose/fault-list.tsx";
import { faults, loadRules, rules } from "../compose/faults.ts";
import { isObject, type Json } from "../compose/json.ts";
import { Preview } from "../compose/preview.tsx";
import { FailureNote } from "../ui/failure-note.tsx";
import { lastSaved } from "./saved-forms.ts";

type SaveResult = Result<"createForm"> | Result<"replaceForm">;

interface FormComposerProps {
  /** Undefined: a new form. */
  readonly formId?: string;
  /** As the gateway keeps them, or what a new form begins with. */
  readonly messages: readonly Json[];
  readonly initialName: string;
  onSave(form: BodyOf<"createForm">, name: string): Promise<SaveResult>;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

/** The composer of flows, for messages that are kept instead of sent. */
export function FormComposer({ formId, messages, initialName, onSave, children }: FormComposerProps) {
  const [name, setName] = useState(initialName);
  useLayoutEffect(() => openForm(formId, messages), [formId, messages]);
  useEffect(() => void loadRules("createForm"), []);
  // Until the form is open, the editor would show the message of Compose.
  if (composed.value.operation !== "createForm") return null;
  return (
    <div class="compose">
      <div class="field form-name">
        <label for="form-name">Name</label>
        <input
          id="form-name"
          aria-describedby="form-name-hint"
          autocomplete="off"
          maxLength={60}
          placeholder="Order paid"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p id="form-name-hint" class="hint">
          For you, in this browser. Programs name a form by its id.
        </p>
      </div>
      <div class="columns">
        <div class="beside">
          <SaveBar formId={formId} onSave={(form) => onSave(form, name.trim())}>
            {children}
          </SaveBar>
          <Preview />
        </div>
        <Editor />
      </div>
    </div>
  );
}

interface SaveBarProps {
  readonly formId: string | undefined;
  onSave(form: BodyOf<"createForm">): Promise<SaveResult>;
  readonly children: ComponentChildren;
}

function SaveBar({ formId, onSave, children }: SaveBarProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AnyFailure>();
  const isWrong = brokenText.value !== undefined || faults.value.length > 0;
  const canSave = !isBusy && !isWrong && isObject(body.value);
  const isUnchanged = isUntouched.value && brokenText.value === undefined;

  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!canSave) return;
    setBusy(true);
    // It has no fault by the checks of the gateway.
    const result = await onSave(body.value as unknown as BodyOf<"createForm">);
    setBusy(false);
    setFailure(result.ok ? undefined : result);
  };

  return (
    <form class="card send-bar" aria-label="Save" onSubmit={(event) => void save(event)}>
      <FaultList />
      <div class="actions">
        <button type="submit" disabled={!canSave}>
          {isBusy ? "Saving …" : "Save"}
        </button>
        <button type="button" class="quiet" disabled={isUnchanged} onClick={startOver}>
          Start over
        </button>
        {children}
      </div>
      {failure !== undefined && <FailureNote failure={failure} />}
      {isUnchanged && rules.value !== undefined && <SavedNote formId={formId} />}
    </form>
  );
}

/** Once something is changed, it no longer holds. */
function SavedNote({ formId }: { readonly formId: string | undefined }) {
  const saved = lastSaved.value;
  if (saved === undefined || saved.formId !== formId) return null;
  return (
    <div class="actions" role="status">
      <span class="badge good">Saved</span>
      {saved.warnings.map((warning) => (
        <p key={warning} class="notice warn">
          {warning}
        </p>
      ))}
    </div>
  );
}

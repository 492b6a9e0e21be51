import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { AnyFailure, BodyOf, Result } from "../../client/index.ts";
import { useGateway } from "../session/gateway.ts";
import { FailureNote } from "../ui/failure-note.tsx";
import { checkForm } from "./check-form.ts";
import { FormCheckNote } from "./form-check-note.tsx";

type SaveResult = Result<"createForm"> | Result<"replaceForm">;
type Saved = Extract<SaveResult, { ok: true }>;

interface FormEditorProps {
  /** Under this name an unsaved text is kept until the page is reloaded. */
  readonly draftName: string;
  readonly initialText: string;
  onSave(body: BodyOf<"createForm">): Promise<SaveResult>;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

/** Unsaved texts: nothing is lost if the session ends or another page is opened. */
const drafts = new Map<string, string>();

/** What the page of a new form was told when it was made: the warnings must not be lost on the way there. */
const madeForms = new Map<string, Saved>();

/** Call it before the page of a new form is opened. */
export const announceNewForm = (accountId: string, formId: string, saved: Saved): void =>
  void madeForms.set(`${accountId} ${formId}`, saved);

/** The messages of a form as JSON, checked while they are typed. */
export function FormEditor({ draftName, initialText, onSave, children }: FormEditorProps) {
  const { accountId } = useGateway();
  const draftKey = `${accountId} ${draftName}`;
  const [text, setText] = useState(drafts.get(draftKey) ?? initialText);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AnyFailure>();
  const [saved, setSaved] = useState(madeForms.get(draftKey));
  useEffect(() => void madeForms.delete(draftKey), [draftKey]);
  const check = useMemo(() => checkForm(text), [text]);

  const change = (value: string): void => {
    drafts.set(draftKey, value);
    setText(value);
    setSaved(undefined);
  };
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!check.ok) return;
    setBusy(true);
    const result = await onSave(check.body);
    setBusy(false);
    setFailure(result.ok ? undefined : result);
    if (!result.ok) return;
    drafts.delete(draftKey);
    setSaved(result);
  };

  return (
    <form class="form-editor" onSubmit={(event) => void save(event)}>
      <label class="field">
        Messages in send order, as JSON
        <textarea
          class="mono"
          rows={22}
          spellcheck={false}
          aria-invalid={!check.ok}
          aria-describedby="form-check"
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </label>
      <div>
        <FormCheckNote id="form-check" check={check} />
        <div class="actions">
          <button type="submit" disabled={isBusy || !check.ok}>
            {isBusy ? "Saving …" : "Save"}
          </button>
          {children}
        </div>
        {failure !== undefined && <FailureNote failure={failure} />}
        {saved !== undefined && (
          <div class="notice good" role="status">
            <strong>Saved</strong>
            {(saved.answer.warnings ?? []).map(({ pointer, message }) => (
              <p key={pointer + message}>
                <code>{pointer}</code> {message}
              </p>
            ))}
          </div>
        )}
      </div>
    </form>
  );
}

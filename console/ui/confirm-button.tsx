import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { QuestionDialog } from "./question-dialog.tsx";

interface ConfirmButtonProps {
  readonly label: string;
  readonly id?: string;
  /** The question of the dialog. */
  readonly question: string;
  /** Whether there is something to ask; without it there always is. */
  readonly isNeeded?: () => boolean;
  readonly disabled?: boolean;
  /** The class of the button that opens the dialog. */
  readonly kind?: string;
  onConfirm(): void;
  /** What will happen. */
  readonly children: ComponentChildren;
}

/** A button for what cannot be undone: a dialog asks first. */
export function ConfirmButton({
  label,
  id,
  question,
  isNeeded = () => true,
  disabled = false,
  kind = "danger",
  onConfirm,
  children,
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = (): void => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <button
        type="button"
        id={id}
        class={kind}
        disabled={disabled}
        onClick={() => (isNeeded() ? setAsking(true) : onConfirm())}
      >
        {label}
      </button>
      {isAsking && (
        <QuestionDialog question={question} label={label} onConfirm={confirm} onBack={() => setAsking(false)}>
          {children}
        </QuestionDialog>
      )}
    </>
  );
}

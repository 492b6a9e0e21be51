import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface QuestionDialogProps {
  readonly question: string;
  readonly label: string;
  onConfirm(): void;
  onBack(): void;
  /** What will happen. */
  readonly children: ComponentChildren;
}

/** Asks about something that the gateway wants to be confirmed; it is open while it is on the page. */
export function QuestionDialog({ question, label, onConfirm, onBack, children }: QuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onBack}>
      <h2 id={titleId}>{question}</h2>
      <p>{children}</p>
      <div class="actions">
        <button type="button" class="danger" onClick={onConfirm}>
          {label}
        </button>
        <button type="button" class="quiet" onClick={onBack}>
          Back
        </button>
      </div>
    </dialog>
  );
}

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface QuestionDialogProps {
  readonly question: string;
  /** Of the button that does it. */
  readonly label: string;
  onConfirm(): void;
  onBack(): void;
  /** What will happen. */
  readonly children: ComponentChildren;
}

/** Asks about something that cannot be undone; it is open while it is on the page. */
export function QuestionDialog({ question, label, onConfirm, onBack, children }: QuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  // A dialog that is closed, and not only taken away, gives the focus back. The Escape key does the same.
  const close = (): void => dialog.current?.close();
  const confirm = (): void => {
    close();
    onConfirm();
  };
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onBack}>
      {/* It comes first and has the focus, so that a key that was meant for the page confirms nothing. */}
      <button type="button" class="close" aria-label="Close" onClick={close}>
        ×
      </button>
      <h2 id={titleId}>{question}</h2>
      <p>{children}</p>
      <div class="actions">
        <button type="button" class="danger" onClick={confirm}>
          {label}
        </button>
        <button type="button" class="quiet" onClick={close}>
          Back
        </button>
      </div>
    </dialog>
  );
}

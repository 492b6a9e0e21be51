import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const confirm = (): void => {
    dialog.current?.close();
    onConfirm();
  };
  return (
    <>
      <button
        type="button"
        id={id}
        class={kind}
        disabled={disabled}
        onClick={() => (isNeeded() ? dialog.current?.showModal() : onConfirm())}
      >
        {label}
      </button>
      <dialog ref={dialog} aria-labelledby={titleId}>
        <h2 id={titleId}>{question}</h2>
        <p>{children}</p>
        <div class="actions">
          <button type="button" class="danger" onClick={confirm}>
            {label}
          </button>
          <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
            Back
          </button>
        </div>
      </dialog>
    </>
  );
}

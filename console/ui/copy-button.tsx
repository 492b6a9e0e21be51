import { useEffect, useState } from "preact/hooks";

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for screen readers: "Copy the file key". */
  readonly label: string;
}

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(setOutcome, 2000, undefined);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      // There is no clipboard for pages without TLS, except on the machine itself.
      setOutcome("failed");
    }
  };
  return (
    <button type="button" class="quiet small" aria-label={label} onClick={() => void copy()}>
      {outcome === undefined ? "Copy" : outcome === "copied" ? "Copied" : "Not allowed"}
    </button>
  );
}

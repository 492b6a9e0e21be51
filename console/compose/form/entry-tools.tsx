interface EntryToolsProps {
  /** What the entry is called to those who hear the page. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  onMove(to: number): void;
  onRemove(): void;
}

/** The buttons that move an entry of a list, or remove it. */
export function EntryTools({ name, index, count, onMove, onRemove }: EntryToolsProps) {
  return (
    <span class="entry-tools">
      <button
        type="button"
        class="icon"
        disabled={index === 0}
        aria-label={`Move ${name} up`}
        onClick={() => onMove(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        class="icon"
        disabled={index === count - 1}
        aria-label={`Move ${name} down`}
        onClick={() => onMove(index + 1)}
      >
        ↓
      </button>
      <button type="button" class="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
        ×
      </button>
    </span>
  );
}

import type { SilentCell } from "../../generated/admin/types.ts";
import type { Problem } from "./api.ts";

interface ProblemNoteProps {
  readonly problem: Problem;
  /** Shows a button that tries again. */
  readonly onRetry?: () => void;
}

/** Why a call failed, and what to do about it. */
export function ProblemNote({ problem, onRetry }: ProblemNoteProps) {
  return (
    <div class="notice bad" role="alert">
      <strong>{problem.title}</strong>
      <p>{problem.detail}</p>
      {onRetry !== undefined && (
        <button type="button" class="quiet" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** Says what is missing because a cell did not answer. */
export function SilentCells({ cells }: { readonly cells: readonly SilentCell[] }) {
  if (cells.length === 0) return null;
  return (
    <div class="notice warn" role="status">
      <strong>Not complete</strong>
      <p>What these cells hold is missing here:</p>
      <ul>
        {cells.map(({ cell, reason }) => (
          <li key={cell}>
            cell {cell}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useState } from "preact/hooks";
import type { MessageTotals } from "../../../generated/admin/types.ts";
import { api, ask, type Problem } from "../api.ts";
import { formatCount } from "../overview/figures.ts";
import { ProblemNote, SilentCells } from "../problem-note.tsx";
import type { SearchFields, SearchQuery } from "./search-query.ts";

interface TotalsProps {
  readonly query: SearchQuery;
  /** Searches for one part of what was counted. */
  onNarrow(change: Partial<SearchFields>): void;
}

/** How many messages a search finds, by state and report code. It is counted only when somebody asks, because it reads thousands. */
export function Totals({ query: { to, ...query }, onNarrow }: TotalsProps) {
  const [isBusy, setBusy] = useState(false);
  const [totals, setTotals] = useState<MessageTotals>();
  const [problem, setProblem] = useState<Problem>();
  const count = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const answer = await ask((signal) => api.countMessages({ params: { query }, signal }));
    setBusy(false);
    if (answer.ok) setTotals(answer.value);
    else setProblem(answer.problem);
  };
  // A recipient must be in no address, and has few messages.
  if (to !== undefined) return null;
  return (
    <section class="totals" aria-label="Totals">
      {totals === undefined ? (
        <button type="button" class="quiet small" disabled={isBusy} onClick={() => void count()}>
          {isBusy ? "Counting …" : "Count all"}
        </button>
      ) : (
        <>
          <p>
            <strong>
              {totals.mayHaveMore && "More than "}
              {totals.messages === 1 ? "1 message" : `${formatCount(totals.messages)} messages`}
            </strong>
          </p>
          <ul>
            {totals.states.map(({ state, count: ofState }) => (
              <li key={state}>
                <button type="button" class="quiet small" onClick={() => onNarrow({ state })}>
                  {state} {formatCount(ofState)}
                </button>
              </li>
            ))}
            {totals.codes.map(({ code, text, count: ofCode }) => (
              <li key={code}>
                <button type="button" class="quiet small" onClick={() => onNarrow({ code })}>
                  {code} {text} {formatCount(ofCode)}
                </button>
              </li>
            ))}
          </ul>
          <SilentCells cells={totals.silentCells} />
        </>
      )}
      {problem !== undefined && <ProblemNote problem={problem} />}
    </section>
  );
}

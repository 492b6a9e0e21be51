import { useState } from "preact/hooks";
import type { ChangedMessages } from "../../../generated/admin/types.ts";
import { QuestionDialog } from "../../ui/question-dialog.tsx";
import { api, ask, FROM_PAGE, type Problem } from "../api.ts";
import { formatCount } from "../overview/figures.ts";
import { ProblemNote, SilentCells } from "../problem-note.tsx";
import { isOperator } from "../session/session.ts";
import { useLoaded } from "../use-loaded.ts";
import { type GroupChange, type GroupQuery, listGroupChanges, toGroup } from "./message-group.ts";
import { PausedNote } from "./paused-note.tsx";
import type { SearchQuery } from "./search-query.ts";

interface Asked {
  readonly change: GroupChange;
  /** With the times of the moment at which it was counted: what is accepted later is not meant. */
  readonly group: GroupQuery;
  /** How many there are and what would happen, in the gateway's words. */
  readonly text: string;
}

interface GroupActionsProps {
  /** What the list was searched by. */
  readonly query: SearchQuery;
  /** The list has no messages. */
  readonly isEmpty: boolean;
  onChange(): void;
}

/** Cancels, sends or repeats all messages of a search: the gateway counts them first. */
export function GroupActions({ query, isEmpty, onChange }: GroupActionsProps) {
  const carriers = useLoaded((signal) => ask((limit) => api.listCarriers({ signal: limit }), signal), { inputs: [] });
  const [carrier, setCarrier] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<{ readonly change: GroupChange; readonly result: ChangedMessages }>();
  const [problem, setProblem] = useState<Problem>();
  const changes = listGroupChanges(query);

  const send = async (change: GroupChange, group: GroupQuery, confirmed: boolean): Promise<void> => {
    setBusy(true);
    setAsked(undefined);
    setDone(undefined);
    setProblem(undefined);
    const answer = await ask((signal) => sendChange(change, { ...group, confirmed }, signal));
    setBusy(false);
    if (answer.ok) setDone({ change, result: answer.value });
    else if (answer.problem.isUnconfirmed && !confirmed)
      return setAsked({ change, group, text: answer.problem.detail });
    else setProblem(answer.problem);
    if (confirmed) onChange();
  };

  if (!isOperator() || changes.length === 0) return null;
  return (
    <>
      {!isEmpty && (
        <div class="group-actions">
          {/* What was cancelled had none. */}
          {query.state !== "cancelled" && (
            <label>
              Of the carrier{" "}
              <select value={carrier} onChange={(event) => setCarrier(event.currentTarget.value)}>
                <option value="">any</option>
                {carriers.value?.carriers.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {changes.map((change) => (
            <button
              key={change.label}
              type="button"
              class={change.kind === "cancel" ? "danger small" : "quiet small"}
              disabled={isBusy}
              onClick={() => void send(change, toGroup(query, carrier, Date.now()), false)}
            >
              {change.label}
            </button>
          ))}
          {isBusy && <span class="muted">Counting and changing …</span>}
        </div>
      )}
      {asked !== undefined && (
        <QuestionDialog
          question={asked.change.question}
          label={asked.change.label}
          onConfirm={() => void send(asked.change, asked.group, true)}
          onBack={() => setAsked(undefined)}
        >
          {asked.text}
          {asked.change.kind === "requeue" && <PausedNote carrier={asked.group.carrier} />}
        </QuestionDialog>
      )}
      {problem !== undefined && <ProblemNote problem={problem} />}
      {done !== undefined && <Outcome change={done.change} result={done.result} />}
    </>
  );
}

type Confirmed = GroupQuery & { readonly confirmed: boolean };

function sendChange(change: GroupChange, body: Confirmed, signal: AbortSignal) {
  const init = { params: { header: FROM_PAGE }, signal };
  return change.kind === "cancel"
    ? api.cancelMessages({ ...init, body: { ...body, state: change.state } })
    : api.requeueMessages({
        ...init,
        body: { ...body, state: change.state, ...(change.code !== undefined && { code: change.code }) },
      });
}

function Outcome({ change, result }: { readonly change: GroupChange; readonly result: ChangedMessages }) {
  const { matched, done, refused, mayHaveMore, silentCells } = result;
  return (
    <>
      <SilentCells cells={silentCells} />
      <div class={`notice ${done === matched ? "good" : "warn"}`} role="status">
        <p>
          {matched === 0
            ? "There is no such message any more."
            : `${change.done} ${formatCount(done)} of ${formatCount(matched)} messages.`}
        </p>
        {refused.length > 0 && (
          <ul>
            {refused.map(({ reason, count }) => (
              <li key={reason}>
                {formatCount(count)} stay as they are: {reason}
              </li>
            ))}
          </ul>
        )}
        {mayHaveMore && <p>There may be more: do it again.</p>}
      </div>
    </>
  );
}

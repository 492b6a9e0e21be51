import { useState } from "preact/hooks";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { api, ask, FROM_PAGE, type Problem } from "../api.ts";
import { ProblemNote } from "../problem-note.tsx";
import { isOperator } from "../session/session.ts";
import { useLoaded } from "../use-loaded.ts";

const nameSender = (sender: string | null): string => sender ?? "every sender";

/** Who gets no advertising by an account. Numbers are stored as hashes: they can be looked up and not listed. */
export function OptOuts({ accountId }: { readonly accountId: string }) {
  const path = { accountId };
  const counts = useLoaded((signal) => ask((limit) => api.listOptOuts({ params: { path }, signal: limit }), signal), {
    inputs: [accountId],
  });
  const senders = counts.value?.senders ?? [];
  return (
    <>
      <h2>Opt-outs</h2>
      {counts.problem !== undefined && <ProblemNote problem={counts.problem} onRetry={counts.reload} />}
      {counts.value !== undefined && senders.length === 0 && (
        <p class="empty">No number has opted out of its advertising.</p>
      )}
      {senders.length > 0 && (
        <ScrollTable label="Opt-outs" columns={["Sender", "Numbers"]}>
          {senders.map(({ sender, count }) => (
            <tr key={sender}>
              <td class="mono">{nameSender(sender)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
      {isOperator() && <OptOutForm accountId={accountId} onChange={counts.reload} />}
    </>
  );
}

interface OptOutFormProps {
  readonly accountId: string;
  onChange(): void;
}

function OptOutForm({ accountId, onChange }: OptOutFormProps) {
  const [number, setNumber] = useState("");
  const [said, setSaid] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const params = { path: { accountId }, header: FROM_PAGE };
  const body = { numbers: [number.trim()] };
  const act = async <Value,>(
    send: Parameters<typeof ask<Value>>[0],
    describe: (value: Value) => string,
  ): Promise<void> => {
    setBusy(true);
    setSaid(undefined);
    setProblem(undefined);
    const answer = await ask<Value>(send);
    setBusy(false);
    if (answer.ok) setSaid(describe(answer.value));
    else setProblem(answer.problem);
    onChange();
  };
  const find = () =>
    act(
      (signal) => api.findOptOuts({ params, body: { number: number.trim() }, signal }),
      ({ optOuts }) =>
        optOuts.length === 0
          ? "It has not opted out."
          : optOuts.map(({ sender, since, by }) => `Out of ${nameSender(sender)} since ${since}, by ${by}.`).join(" "),
    );
  const add = () =>
    act(
      (signal) => api.addOptOuts({ params, body, signal }),
      ({ added }) => (added === 0 ? "It was there already." : "It gets no more advertising by this account."),
    );
  const remove = () =>
    act(
      (signal) => api.removeOptOuts({ params, body, signal }),
      ({ removed }) => (removed === 0 ? "It was not there." : "It gets advertising by this account again."),
    );
  const isDisabled = isBusy || number.trim() === "";
  return (
    <form
      class="actions before"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <label>
        Number{" "}
        <input
          type="tel"
          autocomplete="off"
          maxLength={30}
          value={number}
          onInput={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={isDisabled}>
        Look up
      </button>
      <button type="button" disabled={isDisabled} onClick={() => void add()}>
        Opt out
      </button>
      <button type="button" disabled={isDisabled} onClick={() => void remove()}>
        Remove
      </button>
      <span role="status">{said}</span>
      {problem !== undefined && <ProblemNote problem={problem} />}
    </form>
  );
}

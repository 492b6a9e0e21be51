import { useEffect, useState } from "preact/hooks";
import { usePageTitle } from "../../ui/page-title.ts";
import { api, ask, FROM_PAGE, type Problem } from "../api.ts";
import { ProblemNote } from "../problem-note.tsx";
import { findDemoOperator, type OperatorCredentials } from "./demo-operator.ts";
import { beginSession, endedBecause } from "./session.ts";

export function SignInPage() {
  usePageTitle("Sign in");
  const [operator, setOperator] = useState("");
  const [password, setPassword] = useState("");
  const [demo, setDemo] = useState<OperatorCredentials>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => void findDemoOperator().then(setDemo), []);

  const enter = async (body: OperatorCredentials): Promise<void> => {
    setBusy(true);
    const answer = await ask((signal) => api.signIn({ params: { header: FROM_PAGE }, body, signal }));
    setBusy(false);
    if (answer.ok) beginSession(answer.value);
    else setProblem(answer.problem);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void enter({ operator: operator.trim(), password });
  };

  return (
    <div class="narrow">
      <h1>Sign in</h1>
      {endedBecause.value !== undefined && (
        <p class="notice warn" role="status">
          {endedBecause.value}
        </p>
      )}
      {demo !== undefined && (
        <section class="card demo" aria-label="Demo operator">
          <p>This gateway has a demo operator, for this machine only.</p>
          <button type="button" disabled={isBusy} onClick={() => void enter(demo)}>
            Use the demo operator
          </button>
        </section>
      )}
      <form class="card" onSubmit={submit}>
        <label class="field">
          Operator
          <input
            name="operator"
            autocomplete="username"
            autocapitalize="off"
            spellcheck={false}
            required
            maxLength={64}
            value={operator}
            onInput={(event) => setOperator(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          Password
          <input
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxLength={200}
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class={demo === undefined ? "" : "quiet"} disabled={isBusy}>
          {isBusy ? "Signing in …" : "Sign in"}
        </button>
        {problem !== undefined && <ProblemNote problem={problem} />}
      </form>
      <p class="muted">
        No sign-in yet? On the machine of the gateway: <code>npm run admin -- operators add NAME</code>
      </p>
    </div>
  );
}

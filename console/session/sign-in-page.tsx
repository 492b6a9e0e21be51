import { useEffect, useState } from "preact/hooks";
import type { AnyFailure } from "../../client/index.ts";
import { FailureNote } from "../ui/failure-note.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import type { Credentials } from "./credentials.ts";
import { findDemoAccount } from "./demo-account.ts";
import { endedBecause, signIn } from "./gateway.ts";

export function SignInPage() {
  usePageTitle("Sign in");
  const [accountId, setAccountId] = useState("");
  const [password, setPassword] = useState("");
  const [demo, setDemo] = useState<Credentials>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AnyFailure | "not-sendable">();
  useEffect(() => void findDemoAccount().then(setDemo), []);

  const enter = async (credentials: Credentials): Promise<void> => {
    setBusy(true);
    setFailure(await signIn(credentials));
    setBusy(false);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void enter({ accountId: accountId.trim(), password });
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
        <section class="card demo" aria-label="Demo account">
          <p>This gateway has a demo account. Its messages go to a simulator and reach nobody.</p>
          <button type="button" disabled={isBusy} onClick={() => void enter(demo)}>
            Use the demo account
          </button>
        </section>
      )}
      <form class="card" onSubmit={submit}>
        <label class="field">
          Account id
          <input
            name="account"
            autocomplete="username"
            autocapitalize="off"
            spellcheck={false}
            required
            value={accountId}
            onInput={(event) => setAccountId(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          Password
          <input
            name="password"
            type="password"
            autocomplete="current-password"
            required
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
          <span class="hint">It stays in this tab and is forgotten when the tab is closed.</span>
        </label>
        <button type="submit" class={demo === undefined ? "" : "quiet"} disabled={isBusy}>
          {isBusy ? "Signing in …" : "Sign in"}
        </button>
        {failure === "not-sendable" ? (
          <p class="notice bad" role="alert">
            The account id or the password has a character that a request cannot carry.
          </p>
        ) : (
          failure !== undefined && <FailureNote failure={failure} />
        )}
      </form>
    </div>
  );
}

import { useEffect, useState } from "preact/hooks";
import type { AnyFailure } from "../../client/index.ts";
import { FailureNote, type FailureWords } from "../ui/failure-note.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { type Credentials, readLastAccount, rememberAccount } from "./credentials.ts";
import { type DemoAccount, findDemoAccount } from "./demo-account.ts";
import { endedBecause, signIn } from "./gateway.ts";

export function SignInPage() {
  usePageTitle("Sign in");
  const [accountId, setAccountId] = useState(readLastAccount);
  const [password, setPassword] = useState("");
  const [demo, setDemo] = useState<DemoAccount>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AnyFailure | "not-sendable">();
  const waitS = useCountdown(failure);
  useEffect(() => void findDemoAccount().then(setDemo), []);

  const enter = async (credentials: Credentials): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    setFailure(await signIn(credentials));
    setBusy(false);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    rememberAccount(accountId.trim());
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
          {demo.operatorsUrl !== undefined && (
            <p>
              Operators sign in at the <a href={demo.operatorsUrl}>console of operators</a>.
            </p>
          )}
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
        <button type="submit" class={demo === undefined ? "" : "quiet"} disabled={isBusy || waitS > 0}>
          {isBusy ? "Signing in …" : "Sign in"}
        </button>
        {waitS > 0 ? (
          <p class="notice bad" role="alert">
            Too many tries. Again in {waitS} s.
          </p>
        ) : getRetryAfterS(failure) > 0 ? null : failure === "not-sendable" ? (
          <p class="notice bad" role="alert">
            An account id or a password has only letters, digits and signs of a plain English keyboard.
          </p>
        ) : (
          failure !== undefined && <FailureNote failure={failure} words={WORDS[failure.code ?? ""]} />
        )}
      </form>
    </div>
  );
}

/** The table of codes speaks to programs, which sign in with headers; here somebody has typed. */
const WORDS: Readonly<Record<string, FailureWords>> = {
  A100: {
    title: "A100 The account id or the password is wrong",
    advice: "Check both; upper and lower case are different. Whoever gave you the account can set a new password.",
  },
  A110: { title: "A110 This account is blocked", advice: "Ask the operator of this gateway why." },
};

/** After too many tries, how long the gateway wants to be left alone; otherwise 0. */
const getRetryAfterS = (failure: AnyFailure | "not-sendable" | undefined): number =>
  failure === undefined || failure === "not-sendable" || failure.kind === "unanswered"
    ? 0
    : Number(failure.headers.get("retry-after") ?? 0);

/** The seconds that are left of it. */
function useCountdown(failure: AnyFailure | "not-sendable" | undefined): number {
  const [leftS, setLeftS] = useState(0);
  useEffect(() => {
    const untilMs = Date.now() + 1000 * getRetryAfterS(failure);
    const count = (): void => setLeftS(Math.max(0, Math.ceil((untilMs - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [failure]);
  return leftS;
}

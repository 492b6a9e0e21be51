import { accountFacts } from "./account-facts.ts";
import { session, signOut } from "./gateway.ts";

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const current = session.value;
  if (current === undefined) return null;
  const facts = accountFacts.value;
  return (
    <>
      {facts !== undefined &&
        (facts.sandbox ? (
          <span class="badge info" title="Messages go to a simulator and reach nobody">
            Sandbox
          </span>
        ) : (
          <span class="badge warn" title="Messages go to real phones">
            Live
          </span>
        ))}
      <span class="muted account" title="Signed in as">
        {current.accountId}
      </span>
      <button type="button" class="quiet small" onClick={signOut}>
        Sign out
      </button>
    </>
  );
}

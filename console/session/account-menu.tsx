import { ConfirmButton } from "../ui/confirm-button.tsx";
import { accountFacts } from "./account-facts.ts";
import { hasDraft } from "./credentials.ts";
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
      <ConfirmButton
        {...{ label: "Sign out", question: "Sign out?", kind: "quiet small" }}
        isNeeded={hasDraft}
        onConfirm={signOut}
      >
        What you have written in Compose is forgotten.
      </ConfirmButton>
    </>
  );
}

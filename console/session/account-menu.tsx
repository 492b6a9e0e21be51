import { ConfirmButton } from "../ui/confirm-button.tsx";
import { type AccountFacts, accountFacts } from "./account-facts.ts";
import { hasDraft } from "./credentials.ts";
import { session, signOut } from "./gateway.ts";

/** Pages that need another right are refused by the gateway; this says why. */
function CredentialBadge({ credential }: { readonly credential: NonNullable<AccountFacts["credential"]> }) {
  const { id, rights, endsMs } = credential;
  const end = endsMs === undefined ? "" : ` It ends on ${new Date(endsMs).toLocaleString("en")}.`;
  return (
    <span class="badge" title={`The credential ${id} of the account, with these rights.${end}`}>
      {rights.join(", ")}
    </span>
  );
}

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
      {facts?.credential !== undefined && <CredentialBadge credential={facts.credential} />}
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

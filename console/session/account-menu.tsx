import { session, signOut } from "./gateway.ts";

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const current = session.value;
  if (current === undefined) return null;
  return (
    <>
      <span class="muted account" title="Signed in as">
        {current.accountId}
      </span>
      <button type="button" class="quiet small" onClick={signOut}>
        Sign out
      </button>
    </>
  );
}

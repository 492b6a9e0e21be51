import { api, ask, FROM_PAGE } from "../api.ts";
import { endSession, session } from "./session.ts";

/** Who is signed in, and the way out. */
export function OperatorMenu() {
  const current = session.value;
  if (!current) return null;
  const signOut = async (): Promise<void> => {
    await ask((signal) => api.signOut({ params: { header: FROM_PAGE }, signal }));
    // Also without an answer: the operator wants to leave this browser.
    endSession();
  };
  return (
    <>
      <span class="muted account" title={`Signed in, role ${current.role}`}>
        {current.operator}
      </span>
      {current.role === "viewer" && <span class="badge">viewer</span>}
      <button type="button" class="quiet small" onClick={() => void signOut()}>
        Sign out
      </button>
    </>
  );
}

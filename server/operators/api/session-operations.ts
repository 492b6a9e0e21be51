import type {
  GetSessionReply,
  GetSessionRequest,
  SignInReply,
  SignInRequest,
  SignOutReply,
  SignOutRequest,
} from "../../../generated/admin/handlers.ts";
import type { Session } from "../../../generated/admin/types.ts";
import type { OperatorSession } from "../sessions.ts";
import { signIn, signOut } from "../sign-in.ts";
import type { RequestContext } from "./context.ts";
import { problem } from "./problem.ts";

/** The cookie of the session, as http/ wants it to be. */
export interface SessionCookies {
  set(token: string, maxAgeS: number): string;
  remove(): string;
}

/** The operations that have no use case: who runs a command is signed in by the system. */
export const makeSessionOperations = (cookies: SessionCookies) => ({
  getSession: (_request: GetSessionRequest, context: RequestContext): GetSessionReply => ({
    status: 200,
    body: toBody(requireSession(context), context),
  }),

  async signIn({ body }: SignInRequest, context: RequestContext): Promise<SignInReply> {
    const { signInParts, from } = context;
    const outcome = await signIn({ ...body, from, browser: context.findBrowser(body.operator) }, signInParts);
    switch (outcome.kind) {
      case "signed-in": {
        context.onSignedIn(body.operator);
        const maxAgeS = Math.floor(signInParts.sessions.times.longestMs / 1000);
        const headers = { "Set-Cookie": cookies.set(outcome.session.token, maxAgeS) };
        return { status: 200, headers, body: toBody(outcome.session, context) };
      }
      case "busy":
        return problem(503, "Too many passwords are being checked. Try again in a moment.");
      case "wrong":
        return problem(401, "The name or the password is wrong.");
      case "too-many":
        return {
          ...problem(429, `There were too many wrong passwords. Try again in ${outcome.retryAfterS} s.`),
          headers: { "Retry-After": outcome.retryAfterS },
        };
    }
  },

  async signOut(_request: SignOutRequest, context: RequestContext): Promise<SignOutReply> {
    await signOut(requireSession(context), context.from, context.signInParts);
    return { status: 204, headers: { "Set-Cookie": cookies.remove() } };
  },
});

/** Security checks have made sure that somebody is signed in. */
function requireSession({ session }: RequestContext): OperatorSession {
  if (session === undefined) throw new Error("An operation for who is signed in was called without a session");
  return session;
}

const toBody = ({ operator, role, endsAtMs }: OperatorSession, { signInParts }: RequestContext): Session => ({
  operator,
  role,
  endsAt: new Date(endsAtMs).toISOString(),
  idleSeconds: Math.max(1, Math.floor(signInParts.sessions.times.idleMs / 1000)),
});

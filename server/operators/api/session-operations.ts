import type {
  GetSessionReply,
  GetSessionRequest,
  SignInReply,
  SignInRequest,
  SignOutReply,
  SignOutRequest,
} from "../../../generated/admin/handlers.ts";
import type { Session } from "../../../generated/admin/types.ts";
import { problem } from "./problem.ts";
import { audit, type OperateContext, requireSession } from "./services.ts";
import type { OperatorSession } from "./sessions.ts";

/** The cookie of the session, as http/ wants it to be. */
export interface SessionCookies {
  set(token: string, maxAgeS: number): string;
  remove(): string;
}

export function getSession(_request: GetSessionRequest, context: OperateContext): GetSessionReply {
  return { status: 200, body: toBody(requireSession(context), context) };
}

export const makeSignIn =
  (cookies: SessionCookies) =>
  async ({ body }: SignInRequest, context: OperateContext): Promise<SignInReply> => {
    const { sessions, signInLimit, nowMs } = context.services;
    const { operator, password } = body;
    const outcome = await signInLimit.check(operator, context.from, () => sessions.isPassword(operator, password));
    const session = outcome.kind === "right" ? await sessions.begin(operator, nowMs()) : undefined;
    if (session !== undefined) {
      await audit(context, "", "signed in", operator);
      const maxAgeS = Math.floor(sessions.times.longestMs / 1000);
      return {
        status: 200,
        headers: { "Set-Cookie": cookies.set(session.token, maxAgeS) },
        body: toBody(session, context),
      };
    }
    await audit(context, "", outcome.kind === "right" ? "wrong" : outcome.kind, operator);
    if (outcome.kind === "busy") return problem(503, "Too many passwords are being checked. Try again in a moment.");
    if (outcome.kind !== "too-many") return problem(401, "The name or the password is wrong.");
    const refusal = problem(429, "There were too many wrong passwords. Wait a minute and try again.");
    return { ...refusal, headers: { "Retry-After": outcome.retryAfterS } };
  };

export const makeSignOut =
  (cookies: SessionCookies) =>
  async (_request: SignOutRequest, context: OperateContext): Promise<SignOutReply> => {
    await context.services.sessions.end(requireSession(context).token);
    await audit(context, "", "signed out");
    return { status: 204, headers: { "Set-Cookie": cookies.remove() } };
  };

const toBody = ({ operator, role, endsAtMs }: OperatorSession, { services }: OperateContext): Session => ({
  operator,
  role,
  endsAt: new Date(endsAtMs).toISOString(),
  idleSeconds: Math.max(1, Math.floor(services.sessions.times.idleMs / 1000)),
});

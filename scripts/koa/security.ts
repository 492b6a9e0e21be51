import { percentDecode, readCookies, readQuery } from "../runtime/parameter-text.ts";
import type { Route, SchemeRow } from "../runtime/route.ts";
import type { Call, IncomingRequest, Invalid, Reply, SecurityOutcome } from "./call.ts";
import { invalid } from "./invalid.ts";
import type { VerifyBody } from "./read-body.ts";

/** What the binding needs of the generated `SecurityHandlers`: one function a scheme. */
export type SchemeHandler<Identity, State> = (
  credential: never,
  asked: { readonly operationId: string; readonly scopes: readonly string[] },
  call: Call<Identity, State>,
) => SecurityOutcome<Identity> | Promise<SecurityOutcome<Identity>>;

export type Schemes = Readonly<Record<string, SchemeRow>>;
export type SchemeHandlers<Identity, State> = Readonly<Record<string, SchemeHandler<Identity, State>>>;

interface CallToIdentify<Identity, State> extends Call<Identity, State> {
  identity: Identity | undefined;
}

export type Authentication =
  | { readonly ok: true; readonly verifyBody: VerifyBody | undefined }
  | { readonly ok: false; readonly reply: Reply | undefined };

const MET = { ok: true, verifyBody: undefined } as const;
const MISSING = { ok: false, reply: undefined } as const;

/**
 * Finds the first requirement of a route that the caller meets. Where none is met, the answer is that of the first whose
 * credentials were all shown, for that is the one the caller meant.
 */
export class Authenticator<Identity, State> {
  readonly #schemes: Schemes;
  readonly #handlers: SchemeHandlers<Identity, State>;

  constructor(schemes: Schemes, handlers: SchemeHandlers<Identity, State>) {
    this.#schemes = schemes;
    this.#handlers = handlers;
  }

  /** A scheme that nobody checks is noticed at the start, not when the first caller shows it. */
  assertServes({ operationId, security }: Route): void {
    for (const { scheme } of security.flat())
      if (this.#handlers[scheme] === undefined || this.#schemes[scheme] === undefined)
        throw new Error(`${operationId} asks for the security scheme ${scheme}, and no handler is given for it`);
  }

  /** With a challenge for each http scheme that would do, as RFC 9110 wants it. */
  unauthorized({ security }: Route): Invalid {
    const words = security.flat().map(({ scheme }) => challengeOf(this.#schemes[scheme]));
    const challenges = [...new Set(words.filter((word) => word !== undefined))];
    return invalid(
      "unauthorized",
      challenges.length > 0 ? { headers: { "WWW-Authenticate": challenges.join(", ") } } : {},
    );
  }

  /** While the schemes of a requirement are checked, `identity` is what the one before said: both may have to agree. */
  async authenticate(call: CallToIdentify<Identity, State>): Promise<Authentication> {
    const { operationId, security } = call.route;
    if (security.length === 0) return MET;
    let denied: Reply | undefined;
    for (const requirement of security) {
      // All must be shown before any is checked: a check may be expensive, or count as a try.
      const shown = requirement.map(({ scheme }) => credentialIn(call.request, this.#schemes[scheme]));
      let outcome: Authentication = shown.includes(undefined) ? MISSING : MET;
      call.identity = undefined;
      for (let index = 0; index < requirement.length && outcome.ok; index++) {
        const { scheme = "", scopes = [] } = requirement[index] ?? {};
        // The generated table of schemes and the generated types of their handlers come from the same document.
        const next = (await this.#handlers[scheme]?.(shown[index] as never, { operationId, scopes }, call)) ?? MISSING;
        call.identity = next.ok ? next.identity : undefined;
        outcome = next.ok
          ? { ok: true, verifyBody: both(outcome.verifyBody, next.verifyBody) }
          : { ok: false, reply: next.reply };
      }
      if (outcome.ok) return outcome;
      denied ??= outcome.reply;
    }
    return { ok: false, reply: denied };
  }
}

function both(one: VerifyBody | undefined, other: VerifyBody | undefined): VerifyBody | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return async (body) => (await one(body)) && (await other(body));
}

function challengeOf(scheme: SchemeRow | undefined): string | undefined {
  if (scheme?.type === "oauth2" || scheme?.type === "openIdConnect") return "Bearer";
  if (scheme?.type !== "http") return undefined;
  if (scheme.httpScheme === "basic") return 'Basic realm="API", charset="UTF-8"';
  return scheme.httpScheme === "bearer" ? "Bearer" : scheme.httpScheme;
}

/** What the caller shows for a scheme, as its handler takes it; undefined when nothing readable is shown. */
function credentialIn(request: IncomingRequest, scheme: SchemeRow | undefined): object | undefined {
  switch (scheme?.type) {
    case "apiKey":
      return keyIn(request, scheme.in, scheme.parameter ?? "");
    case "mutualTLS":
      return request.certificate === undefined ? undefined : { certificate: request.certificate };
    case "http":
      return scheme.httpScheme === "basic" ? basicIn(request) : tokenIn(request, scheme.httpScheme ?? "bearer");
    case "oauth2":
    case "openIdConnect":
      return tokenIn(request, "bearer");
    default:
      return undefined;
  }
}

function keyIn(request: IncomingRequest, place: string | undefined, name: string): object | undefined {
  if (place === "header") {
    const key = request.header(name.toLowerCase());
    return key === undefined ? undefined : { key };
  }
  const pairs = place === "query" ? readQuery(request.query) : readCookies(request.cookie ?? "");
  const values = pairs.get(name) ?? [];
  const [key] = values;
  if (key === undefined || values.length > 1) return undefined;
  try {
    return { key: percentDecode(key) };
  } catch {
    return undefined;
  }
}

/** The scheme word is matched without regard to case. */
function tokenIn(
  { headers: { authorization } }: IncomingRequest,
  word: string,
): { readonly token: string } | undefined {
  const end = word.length;
  if (authorization === undefined || authorization.charCodeAt(end) !== SPACE) return undefined;
  const shown = authorization.slice(0, end);
  if (shown !== word && shown.toLowerCase() !== word) return undefined;
  const token = authorization.slice(end + 1).trim();
  return token === "" ? undefined : { token };
}

const SPACE = 32;

function basicIn(request: IncomingRequest): object | undefined {
  const found = tokenIn(request, "basic");
  if (found === undefined) return undefined;
  const text = Buffer.from(found.token, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? undefined : { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

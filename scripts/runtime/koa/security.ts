import { percentDecode, readCookies, readQuery } from "../parameter-text.ts";
import type { Route, SchemeRow } from "../route.ts";
import type { Call, IncomingRequest, Invalid, Reply, SecurityOutcome } from "./call.ts";
import { invalid } from "./invalid.ts";
import type { VerifyBody } from "./read-body.ts";

/** A function of the generated `SecurityHandlers`: there is one for each scheme. */
export type SchemeHandler<Identity, State> = (
  credential: never,
  required: { readonly operationId: string; readonly scopes: readonly string[] },
  call: Call<Identity, State>,
) => SecurityOutcome<Identity> | Promise<SecurityOutcome<Identity>>;

/** The certificate of the caller; undefined if there is none that was checked. */
export type CertificateOf = (request: IncomingRequest) => unknown;

export type Schemes = Readonly<Record<string, SchemeRow>>;
export type SchemeHandlers<Identity, State> = Readonly<Record<string, SchemeHandler<Identity, State>>>;

/** A call whose caller is not known yet, and whose body is not read yet. */
export interface CallToIdentify<Identity, State> extends Call<Identity, State> {
  identity: Identity | undefined;
  warnings: Call<Identity, State>["warnings"];
  deprecated: Call<Identity, State>["deprecated"];
}

export type Authentication =
  | { readonly ok: true; readonly verifyBody: VerifyBody | undefined }
  | { readonly ok: false; readonly reply: Reply | undefined };

const MET = { ok: true, verifyBody: undefined } as const;
const MISSING = { ok: false, reply: undefined } as const;

/**
 * Finds the first security requirement of a route that the caller meets. If none is met, the reply is that of the first
 * requirement for which all credentials were sent, because that is the one the caller meant.
 */
export class Authenticator<Identity, State> {
  readonly #schemes: Schemes;
  readonly #handlers: SchemeHandlers<Identity, State>;

  readonly #certificateOf: CertificateOf;

  constructor(
    schemes: Schemes,
    handlers: SchemeHandlers<Identity, State>,
    certificateOf: CertificateOf = ({ certificate }) => certificate,
  ) {
    this.#schemes = schemes;
    this.#handlers = handlers;
    this.#certificateOf = certificateOf;
  }

  /** Throws when the server starts if a scheme has no handler, not when the first caller uses it. */
  assertServes({ operationId, security }: Route): void {
    for (const { scheme } of security.flat())
      if (this.#handlers[scheme] === undefined || this.#schemes[scheme] === undefined)
        throw new Error(`${operationId} requires the security scheme ${scheme}, which has no handler`);
  }

  /** With a challenge for each accepted http scheme, as RFC 9110 requires. */
  unauthorized({ security }: Route): Invalid {
    const perScheme = security.flat().map(({ scheme }) => getChallenge(this.#schemes[scheme]));
    const challenges = [...new Set(perScheme.filter((challenge) => challenge !== undefined))];
    return invalid(
      "unauthorized",
      challenges.length > 0 ? { headers: { "WWW-Authenticate": challenges.join(", ") } } : {},
    );
  }

  /** While the schemes of a requirement are checked, `identity` is the result of the previous one: both may have to agree. */
  async authenticate(call: CallToIdentify<Identity, State>): Promise<Authentication> {
    const { operationId, security } = call.route;
    if (security.length === 0) return MET;
    let denied: Reply | undefined;
    for (const requirement of security) {
      // All credentials must be there before any is checked: a check may be expensive, or count as a failed login.
      const credentials = requirement.map(({ scheme }) =>
        readCredential(call.request, this.#schemes[scheme], this.#certificateOf),
      );
      let outcome: Authentication = credentials.includes(undefined) ? MISSING : MET;
      call.identity = undefined;
      for (let index = 0; index < requirement.length && outcome.ok; index++) {
        const { scheme = "", scopes = [] } = requirement[index] ?? {};
        // The table of schemes and the types of their handlers are generated from the same document.
        const next =
          (await this.#handlers[scheme]?.(credentials[index] as never, { operationId, scopes }, call)) ?? MISSING;
        call.identity = next.ok ? next.identity : undefined;
        outcome = next.ok
          ? { ok: true, verifyBody: verifyBoth(outcome.verifyBody, next.verifyBody) }
          : { ok: false, reply: next.reply };
      }
      if (outcome.ok) return outcome;
      denied ??= outcome.reply;
    }
    return { ok: false, reply: denied };
  }
}

function verifyBoth(one: VerifyBody | undefined, other: VerifyBody | undefined): VerifyBody | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return async (body) => (await one(body)) && (await other(body));
}

function getChallenge(scheme: SchemeRow | undefined): string | undefined {
  if (scheme?.type === "oauth2" || scheme?.type === "openIdConnect") return "Bearer";
  if (scheme?.type !== "http") return undefined;
  if (scheme.httpScheme === "basic") return 'Basic realm="API", charset="UTF-8"';
  return scheme.httpScheme === "bearer" ? "Bearer" : scheme.httpScheme;
}

/** The caller's credential for a scheme, as the handler takes it; undefined if there is none that can be read. */
function readCredential(
  request: IncomingRequest,
  scheme: SchemeRow | undefined,
  certificateOf: CertificateOf,
): object | undefined {
  switch (scheme?.type) {
    case "apiKey":
      return readApiKey(request, scheme.in, scheme.parameter ?? "");
    case "mutualTLS": {
      const certificate = certificateOf(request);
      return certificate === undefined ? undefined : { certificate };
    }
    case "http":
      return scheme.httpScheme === "basic"
        ? readBasicCredential(request)
        : readToken(request, scheme.httpScheme ?? "bearer");
    case "oauth2":
    case "openIdConnect":
      return readToken(request, "bearer");
    default:
      return undefined;
  }
}

function readApiKey(request: IncomingRequest, place: string | undefined, name: string): object | undefined {
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

/** The case of the scheme's name does not matter. */
function readToken(
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

function readBasicCredential(request: IncomingRequest): object | undefined {
  const found = readToken(request, "basic");
  if (found === undefined) return undefined;
  const text = Buffer.from(found.token, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? undefined : { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

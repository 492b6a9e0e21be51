import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Middleware } from "koa";

const COOKIE = "operator_browser";
const FORM = /(?:^|;\s*)operator_browser=([\w-]{22})\.([\w-]{43})(?:;|$)/;
const LIFETIME_S = 30 * 86_400;

/**
 * Knows the browsers in which an operator has signed in before, by a cookie. Their wrong passwords are counted apart: whoever guesses at
 * the same address, for example behind the same proxy, does not lock them out. The cookie opens nothing. Its key is made by each start:
 * after one, a browser is known again with its next sign-in.
 */
export class KnownBrowsers {
  readonly #key = randomBytes(32);

  /** The browser's own name; undefined: nobody with this name has signed in there. */
  find(operator: string, cookies: string | undefined): string | undefined {
    const [, id, proof] = FORM.exec(cookies ?? "") ?? [];
    if (id === undefined || proof === undefined) return undefined;
    return timingSafeEqual(Buffer.from(proof), Buffer.from(this.#prove(id, operator))) ? id : undefined;
  }

  makeCookie(operator: string, isSecure: boolean): string {
    const id = randomBytes(16).toString("base64url");
    const attributes = `Path=/admin/v1/session; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
    return `${COOKIE}=${id}.${this.#prove(id, operator)}; Max-Age=${LIFETIME_S}; ${attributes}`;
  }

  #prove(id: string, operator: string): string {
    return createHmac("sha256", this.#key).update(`${id} ${operator}`).digest("base64url");
  }
}

/** Koa's `ctx.state` of a request. */
export interface SignInState {
  /** The operator whom this request has signed in. */
  signedIn?: string;
}

/** Adds the cookie to the answer of a sign-in. It is no part of the contract: a client without it is served as well. */
export const rememberBrowser =
  (browsers: KnownBrowsers, isSecure: boolean): Middleware<SignInState> =>
  async (ctx, next) => {
    await next();
    const { signedIn } = ctx.state;
    if (signedIn !== undefined) ctx.append("Set-Cookie", browsers.makeCookie(signedIn, isSecure));
  };

import { hashPassword, type PasswordCost } from "../../server/accounts/password.ts";

/** 32 KB in place of 32 MB. A stored hash names its own cost, so the gateway that checks it pays as little. */
export const CHEAP: PasswordCost = { ln: 5, r: 8, p: 1 };

/** A hash as the gateway stores it, for tests that are about something else than its cost. */
export const hashCheaply = (password: string): Promise<string> => hashPassword(password, { cost: CHEAP });

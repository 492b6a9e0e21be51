/**
 * What an operator may do. `viewer` looks, and recipients are masked. `operator` also steers messages, carriers and webhooks, and sees
 * recipients. `admin` also changes accounts, registries, operators and cells, and erases.
 */
export const roles = ["viewer", "operator", "admin"] as const;

export type Role = (typeof roles)[number];

/** Whether a role may do what at least `needed` may do. */
export const mayActAs = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

const SHOWN_DIGITS = 4;

/** The last digits stay, so that two recipients can be told apart. */
export function maskRecipient(number: string): string {
  const hidden = Math.max(0, number.length - SHOWN_DIGITS);
  return "*".repeat(hidden) + number.slice(hidden);
}

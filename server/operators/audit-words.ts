import type { AuditRecord } from "../store/audit-log.ts";

/**
 * What each line of the audit log tells, as it is tried and as it is done. `{}` is the target; `{1}` and `{2}` are what is before and after
 * its colon. What is in brackets is left out if there is no target.
 */
const WORDS: Readonly<Record<string, readonly [tried: string, done: string]>> = {
  signIn: ["sign in", "Signed in"],
  signOut: ["sign out", "Signed out"],
  findMessages: ["search messages[ by {}]", "Searched messages[ by {}]"],
  findMessagesTo: ["search messages[ by {}]", "Searched messages[ by {}]"],
  getMessage: ["look at the message {}", "Looked at the message {}"],
  cancelMessage: ["cancel the message {}", "Cancelled the message {}"],
  requeueMessage: ["requeue the message {}", "Requeued the message {}"],
  cancelMessages: ["cancel all messages with {}", "Cancelled all messages with {}"],
  requeueMessages: ["requeue all messages with {}", "Requeued all messages with {}"],
  createAccount: ["make the account {}", "Made the account {}"],
  changeAccount: ["change {2} of the account {1}", "Changed {2} of the account {1}"],
  deleteAccount: ["delete the account {}", "Deleted the account {}"],
  setAccountPassword: ["give the account {} another password", "Gave the account {} another password"],
  addCredential: ["add the credential {2} to the account {1}", "Added the credential {2} to the account {1}"],
  changeCredential: ["change the credential {2} of the account {1}", "Changed the credential {2} of the account {1}"],
  removeCredential: ["remove the credential {2} of the account {1}", "Removed the credential {2} of the account {1}"],
  revokeTokens: ["revoke all tokens of the account {}", "Revoked all tokens of the account {}"],
  rotateWebhookSecret: ["make a webhook secret for the account {}", "Made a webhook secret for the account {}"],
  dropOldWebhookSecret: [
    "end the old webhook secret of the account {}",
    "Ended the old webhook secret of the account {}",
  ],
  addRegistryEntries: ["add {2} to the registry of {1}", "Added {2} to the registry of {1}"],
  replaceRegistry: ["replace the registry of {1} with {2}", "Replaced the registry of {1} with {2}"],
  removeRegistryEntry: ["remove {2} from the registry of {1}", "Removed {2} from the registry of {1}"],
  addOptOuts: ["add {2} to the opt-outs of {1}", "Added {2} to the opt-outs of {1}"],
  removeOptOuts: ["remove {2} from the opt-outs of {1}", "Removed {2} from the opt-outs of {1}"],
  findOptOuts: ["look for {2} in the opt-outs of {1}", "Looked for {2} in the opt-outs of {1}"],
  eraseRecipient: ["erase the recipient {}", "Erased the recipient {}"],
  pauseCarrier: ["pause the carrier {}", "Paused the carrier {}"],
  resumeCarrier: ["resume the carrier {}", "Resumed the carrier {}"],
  drainCarrier: ["drain the carrier {}", "Drained the carrier {}"],
  moveShares: ["move the shares of {1} to {2}", "Moved the shares of {1} to {2}"],
  resetCarrierShares: ["reset the shares of the carrier {}", "Reset the shares of the carrier {}"],
  reloadCarriers: ["let all gateways read {} again", "Let all gateways read {} again"],
  redeliver: ["send dead letters of {1} again: {2}", "Sent dead letters of {1} again: {2}"],
  addOperator: ["add the operator {}", "Added the operator {}"],
  setOperatorPassword: ["give the operator {} another password", "Gave the operator {} another password"],
  removeOperator: ["remove the operator {}", "Removed the operator {}"],
  addCell: ["add {}", "Added {}"],
  moveAccount: ["move the account {1} {2}", "Moved the account {1} {2}"],
  rebalanceCells: ["spread {} over the nodes", "Spread {} over the nodes"],
  migrateTables: ["bring {} up to date", "Brought {} up to date"],
};

/** A line of the audit log as a sentence without its operator: `Drained the carrier smsc`. */
export function describeEntry({ action, target, result }: Pick<AuditRecord, "action" | "target" | "result">): string {
  const words = WORDS[action];
  // A newer release may have written it.
  if (words === undefined) return `${action} ${target}`.trim();
  const [tried, done] = words.map((template) => fill(template, target));
  if (result === "begun" || result.startsWith("draining")) return `Began to ${tried}`;
  // One line counts those of a minute.
  if (/^(\d+ )?refused: role$/.test(result)) return `Was not allowed to ${tried}`;
  if (result.startsWith("counted only: ")) return `Counted what it would be to ${tried}`;
  if (result.startsWith("not confirmed: ")) return `Was asked to confirm: ${tried}`;
  const isDone = action === "signIn" ? result === "signed in" : !result.startsWith("failed: ");
  return isDone ? `${done}` : `Tried to ${tried}`;
}

function fill(template: string, target: string): string {
  const colon = target.indexOf(": ");
  const parts = colon < 0 ? [target, ""] : [target.slice(0, colon), target.slice(colon + 2)];
  return template
    .replace(/\[(.*)\]/, (_, optional: string) => (target === "" ? "" : optional))
    .replaceAll(/\{([12]?)\}/g, (_, part: string) => (part === "" ? target : (parts[Number(part) - 1] ?? "")))
    .trim();
}

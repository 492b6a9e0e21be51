import { blockAccount, unblockAccount } from "./account/block.ts";
import { createAccount } from "./account/create.ts";
import { dropOldWebhookSecret } from "./account/drop-old-webhook-secret.ts";
import { listAccounts } from "./account/list.ts";
import { revokeTokens } from "./account/revoke-tokens.ts";
import { rotatePassword } from "./account/rotate-password.ts";
import { rotateWebhookSecret } from "./account/rotate-webhook-secret.ts";
import { setAccount } from "./account/set.ts";
import { showAccount } from "./account/show.ts";
import type { Command } from "./command.ts";
import { migrateTables } from "./migrate.ts";
import { addEntry } from "./registry/add.ts";
import { exportRegistry } from "./registry/export.ts";
import { importRegistry } from "./registry/import.ts";
import { removeEntry } from "./registry/remove.ts";
import { listDead } from "./webhook/dead.ts";
import { redeliver } from "./webhook/redeliver.ts";

/** Every command, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  createAccount,
  listAccounts,
  showAccount,
  setAccount,
  blockAccount,
  unblockAccount,
  rotatePassword,
  revokeTokens,
  rotateWebhookSecret,
  dropOldWebhookSecret,
  listDead,
  redeliver,
  addEntry,
  removeEntry,
  importRegistry,
  exportRegistry,
  migrateTables,
];

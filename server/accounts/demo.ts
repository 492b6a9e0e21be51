import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { DAY_MS } from "../domain/time.ts";
import { createAccount, findAccount, listAccounts } from "../store/accounts.ts";
import type { Database } from "../store/database.ts";
import { Files } from "../store/files.ts";
import { Forms } from "../store/forms.ts";
import { addRegistryEntries } from "../store/registry.ts";
import { defaultSettings } from "./account-settings.ts";
import { demoFiles, demoForm } from "./demo-files.ts";
import { choosePassword, readRememberedPassword } from "./demo-password.ts";
import { makePicture } from "./demo-picture.ts";

export interface Demo {
  readonly id: string;
  /** Undefined: the password was changed after the account was made. */
  readonly password: string | undefined;
  /** Only the owner of the data folder may read it. */
  readonly passwordFile: string;
  /** This start has made it. */
  readonly isNew: boolean;
  /** The console signs in with it at one click, because only this machine is served. */
  readonly isOffered?: boolean;
  /** The demo operator of the console, if there is one. */
  readonly operator?: { readonly id: string; readonly passwordFile: string } | undefined;
}

const ID = "demo";
/** The examples of the contract name these files, so they must not expire soon. */
const LIFETIME_MS = 10 * 365 * DAY_MS;

/** The demo account that an earlier start has made; undefined: there is none, or it is blocked. */
export async function findDemo(database: Database, dataFolder: string): Promise<Demo | undefined> {
  const known = await findAccount(database.pool, ID);
  if (known === undefined || known.account.blocked) return undefined;
  const password = await readRememberedPassword(getPasswordFile(dataFolder), known.passwordHash);
  return { id: ID, password, passwordFile: getPasswordFile(dataFolder), isNew: false };
}

/**
 * The account for a first try, with everything registered that the examples of the contract name. It is in sandbox, and is made on an
 * embedded database without accounts; undefined: the database has other accounts.
 */
export async function ensureDemo(database: Database, dataFolder: string, nowMs: number): Promise<Demo | undefined> {
  const known = await findDemo(database, dataFolder);
  if (known !== undefined || (await listAccounts(database.pool)).length > 0) return known;
  const expiresAtMs = nowMs + LIFETIME_MS;
  // The account is made last, so that after an interruption the next start does all of this again.
  await addRegistryEntries(database.pool, ID, await readDemoEntries());
  await saveFiles(new Files(database), expiresAtMs);
  await saveForm(new Forms(database), expiresAtMs, nowMs);
  const { password, passwordHash } = await choosePassword(getPasswordFile(dataFolder));
  const { webhookUrl, webhookSecret: _none, ...settings } = defaultSettings;
  const made = await createAccount(database.pool, {
    account: { id: ID, epoch: 0, ...settings, sandbox: true },
    passwordHash,
    webhookUrl,
    webhookSecrets: [],
    createdAtMs: nowMs,
  });
  // Another gateway may have made it first.
  return made
    ? { id: ID, password, passwordFile: getPasswordFile(dataFolder), isNew: true }
    : ensureDemo(database, dataFolder, nowMs);
}

async function readDemoEntries() {
  // Loaded here, because only the first start on a database needs YAML.
  const { parseRegistryFile } = await import("./registry-file.ts");
  const parsed = parseRegistryFile(await readFile(new URL("./demo-registry.yaml", import.meta.url), "utf8"));
  if (!parsed.ok) throw new Error(`demo-registry.yaml:${parsed.faults[0]?.line} ${parsed.faults[0]?.message}`);
  return parsed.entries;
}

async function saveFiles(files: Files, expiresAtMs: number): Promise<void> {
  const keys = demoFiles.map(({ fileKey }) => fileKey);
  const existing = await files.find(ID, keys);
  // A few at a time: a small pool on a busy machine would keep the others waiting for a connection.
  const limit = pLimit(4);
  await limit.map(demoFiles, async (file, index) => {
    if (existing.has(file.fileKey)) return;
    const content = await makePicture(file, index);
    await files.save({
      ...file,
      accountId: ID,
      mediaType: "image/jpeg",
      bytes: content.length,
      content,
      expiresAtMs,
    });
  });
}

async function saveForm(forms: Forms, expiresAtMs: number, nowMs: number): Promise<void> {
  if ((await forms.find(ID, demoForm.formId, nowMs)) === undefined)
    await forms.create(ID, { ...demoForm, expiresAtMs });
}

const getPasswordFile = (dataFolder: string): string => join(dataFolder, "demo-account.json");

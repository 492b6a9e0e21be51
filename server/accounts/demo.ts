import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { createAccount, findAccount, listAccounts } from "../store/accounts.ts";
import type { Database } from "../store/database.ts";
import { Files } from "../store/files.ts";
import { Forms } from "../store/forms.ts";
import { addRegistryEntries } from "../store/registry.ts";
import { defaultSettings } from "./account-settings.ts";
import { demoFiles, demoForm, makeImage } from "./demo-files.ts";
import { hashPassword } from "./password.ts";
import { toStoredEntries } from "./registry-entries.ts";

export interface Demo {
  readonly id: string;
  /** Undefined: the password was changed after the account was made. */
  readonly password: string | undefined;
  /** Only the owner of the data folder may read it. */
  readonly passwordFile: string;
  /** This start has made it. */
  readonly isNew: boolean;
}

const ID = "demo";
/** The examples of the contract name these files, so they must not expire soon. */
const LIFETIME_MS = 10 * 365 * 86_400_000;

/** The demo account that an earlier start has made; undefined: there is none, or it is blocked. */
export async function findDemo(database: Database, dataFolder: string): Promise<Demo | undefined> {
  const known = await findAccount(database.pool, ID);
  if (known === undefined || known.account.blocked) return undefined;
  const password = await readRememberedPassword(dataFolder, known.passwordHash);
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
  await addRegistryEntries(database.pool, ID, toStoredEntries(await readDemoEntries()));
  await saveFiles(new Files(database), expiresAtMs);
  await saveForm(new Forms(database), expiresAtMs, nowMs);
  const { password, passwordHash } = await choosePassword(dataFolder);
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
    const content = await makeImage(file, index);
    const fileName = `${file.fileKey.slice(-2)}.jpg`;
    await files.save({
      ...file,
      accountId: ID,
      fileName,
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

interface RememberedPassword {
  readonly password: string;
  /** Compared with the account's hash: a cheap way to know whether the password was changed. */
  readonly passwordHash: string;
}

const getPasswordFile = (dataFolder: string): string => join(dataFolder, "demo-account.json");

/** Kept in a file, because it is shown only once. Two gateways that start at once get the same one. */
async function choosePassword(dataFolder: string): Promise<RememberedPassword> {
  const password = randomBytes(12).toString("base64url");
  const chosen: RememberedPassword = { password, passwordHash: await hashPassword(password) };
  await mkdir(dataFolder, { recursive: true });
  try {
    await writeFile(getPasswordFile(dataFolder), `${JSON.stringify(chosen, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return chosen;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    return (await readPasswordFile(dataFolder)) ?? chosen;
  }
}

async function readRememberedPassword(dataFolder: string, passwordHash: string): Promise<string | undefined> {
  const kept = await readPasswordFile(dataFolder);
  return kept?.passwordHash === passwordHash ? kept.password : undefined;
}

/** Undefined also for a file that was edited: it is a convenience and no record. */
async function readPasswordFile(dataFolder: string): Promise<RememberedPassword | undefined> {
  try {
    const { password, passwordHash } = JSON.parse(await readFile(getPasswordFile(dataFolder), "utf8"));
    return typeof password === "string" && typeof passwordHash === "string" ? { password, passwordHash } : undefined;
  } catch {
    return undefined;
  }
}

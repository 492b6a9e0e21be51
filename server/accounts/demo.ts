import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createAccount, findAccount, listAccounts } from "../store/accounts.ts";
import type { Database } from "../store/database.ts";
import { Files } from "../store/files.ts";
import { Forms } from "../store/forms.ts";
import { addRegistryEntries } from "../store/registry.ts";
import { defaultSettings } from "./account-settings.ts";
import { demoFiles, demoForm, paint } from "./demo-files.ts";
import { hashPassword } from "./password.ts";
import { toStoredEntries } from "./registry-entries.ts";

export interface Demo {
  readonly id: string;
  /** Undefined: somebody has given the account another one since. */
  readonly password: string | undefined;
}

const ID = "demo";
/** The examples shall work for as long as anyone tries them. */
const LIFETIME_MS = 10 * 365 * 86_400_000;

/**
 * The account for a first try, with everything registered that the contract's examples name. It is made on a database
 * that has no accounts; undefined: this one has others. Only for a gateway that brought its own database.
 */
export async function ensureDemo(database: Database, dataFolder: string, nowMs: number): Promise<Demo | undefined> {
  const known = await findAccount(database.pool, ID);
  if (known !== undefined) return { id: ID, password: await rememberedPassword(dataFolder, known.passwordHash) };
  if ((await listAccounts(database.pool)).length > 0) return undefined;
  const expiresAtMs = nowMs + LIFETIME_MS;
  // The account comes last: whatever interrupts this, the next start begins again and finds what is there.
  await addRegistryEntries(database.pool, ID, toStoredEntries(await readDemoEntries()));
  await saveFiles(new Files(database), expiresAtMs);
  await saveForm(new Forms(database), expiresAtMs, nowMs);
  const { password, passwordHash } = await chosenPassword(dataFolder);
  const { webhookUrl, webhookSecret: _none, ...settings } = defaultSettings;
  const made = await createAccount(database.pool, {
    account: { id: ID, epoch: 0, ...settings },
    passwordHash,
    webhookUrl,
    webhookSecrets: [],
    createdAtMs: nowMs,
  });
  // Another gateway may have been faster.
  return made ? { id: ID, password } : ensureDemo(database, dataFolder, nowMs);
}

async function readDemoEntries() {
  // Once in the life of a database: no other start needs to load YAML.
  const { parseRegistryFile } = await import("./registry-file.ts");
  const parsed = parseRegistryFile(await readFile(new URL("./demo-registry.yaml", import.meta.url), "utf8"));
  if (!parsed.ok) throw new Error(`demo-registry.yaml:${parsed.faults[0]?.line} ${parsed.faults[0]?.message}`);
  return parsed.entries;
}

async function saveFiles(files: Files, expiresAtMs: number): Promise<void> {
  const keys = demoFiles.map(({ fileKey }) => fileKey);
  const there = await files.find(ID, keys);
  await Promise.all(
    demoFiles.map(async (file, index) => {
      if (there.has(file.fileKey)) return;
      const content = await paint(file, index);
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
    }),
  );
}

async function saveForm(forms: Forms, expiresAtMs: number, nowMs: number): Promise<void> {
  if ((await forms.find(ID, demoForm.formId, nowMs)) === undefined)
    await forms.create(ID, { ...demoForm, expiresAtMs });
}

interface Remembered {
  readonly password: string;
  /** Tells whether the password is still the account's, without the cost of checking it. */
  readonly passwordHash: string;
}

const fileOf = (dataFolder: string): string => join(dataFolder, "demo-account.json");

/** Kept, for a new user reads it at every start and not only at the first. Of two gateways both get the same. */
async function chosenPassword(dataFolder: string): Promise<Remembered> {
  const password = randomBytes(12).toString("base64url");
  const chosen: Remembered = { password, passwordHash: await hashPassword(password) };
  await mkdir(dataFolder, { recursive: true });
  try {
    await writeFile(fileOf(dataFolder), `${JSON.stringify(chosen, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return chosen;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    return (await remembered(dataFolder)) ?? chosen;
  }
}

async function rememberedPassword(dataFolder: string, passwordHash: string): Promise<string | undefined> {
  const kept = await remembered(dataFolder);
  return kept?.passwordHash === passwordHash ? kept.password : undefined;
}

/** Undefined as well for a file that somebody has edited: it is a convenience, not a record. */
async function remembered(dataFolder: string): Promise<Remembered | undefined> {
  try {
    const { password, passwordHash } = JSON.parse(await readFile(fileOf(dataFolder), "utf8"));
    return typeof password === "string" && typeof passwordHash === "string" ? { password, passwordHash } : undefined;
  } catch {
    return undefined;
  }
}

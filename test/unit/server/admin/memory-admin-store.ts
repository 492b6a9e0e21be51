import { type AccountSettings, defaultSettings } from "../../../../server/accounts/account-settings.ts";
import { noEntries, type RegistryEntries } from "../../../../server/accounts/registry-entries.ts";
import type { Role } from "../../../../server/domain/operator-role.ts";
import { withChanges } from "../../../../server/operators/command-line/account-settings-args.ts";
import type { CellAnswers, SilentCell } from "../../../../server/operators/command-line/admin-cells.ts";
import type {
  AccountChanges,
  AdminAccount,
  AdminCell,
  AdminStore,
} from "../../../../server/operators/command-line/admin-store.ts";
import type { CarrierAdmin } from "../../../../server/operators/command-line/carrier-admin.ts";
import type { MessageStore } from "../../../../server/operators/command-line/message-store.ts";
import type { OperatorStore } from "../../../../server/operators/command-line/operator-store.ts";
import { entryKinds } from "../../../../server/operators/command-line/registry-kinds.ts";
import { type Printed, runAdmin } from "../../../../server/operators/command-line/run.ts";
import type { AccountTraffic } from "../../../../server/store/account-traffic.ts";
import type { AuditEntry } from "../../../../server/store/audit-log.ts";
import type { DeadLetter } from "../../../../server/store/dead-letters.ts";
import { CHEAP } from "../../../rig/cheap-password.ts";

interface StoredAccount {
  passwordHash: string;
  epoch: number;
  settings: AccountSettings;
  registry: RegistryEntries;
}

const getKey = (entry: unknown): unknown =>
  typeof entry === "object" && entry !== null ? Object.values(entry)[0] : entry;

/** A store that keeps everything in memory. */
export class MemoryAdminStore implements AdminStore {
  readonly accounts = new Map<string, StoredAccount>();
  readonly passwordCost = CHEAP;
  allowedNetworks: readonly string[] = [];
  /** Webhook secrets that rotations left valid. */
  readonly oldSecrets = new Map<string, readonly string[]>();
  readonly dead = new Map<string, DeadLetter[]>();
  /** What the commands about messages are answered. */
  messages: MessageStore = {
    find: async () => ({ messages: [], silent: [], searchedSinceMs: undefined }),
    show: async () => ({ value: undefined, silent: [] }),
    cancel: async () => ({ value: undefined, silent: [] }),
    requeue: async () => ({ value: undefined, silent: [] }),
  };
  readonly operatorRows = new Map<string, { readonly role: Role; passwordHash: string }>();
  readonly audit: AuditEntry[] = [];
  readonly operators: OperatorStore = {
    list: async () => [...this.operatorRows].map(([id, { role }]) => ({ id, role, createdMs: 0 })),
    add: async (id, role, passwordHash) => {
      if (this.operatorRows.has(id)) return false;
      this.operatorRows.set(id, { role, passwordHash });
      return true;
    },
    setPassword: async (id, passwordHash) => {
      const found = this.operatorRows.get(id);
      if (found !== undefined) found.passwordHash = passwordHash;
      return found !== undefined;
    },
    remove: async (id) => this.operatorRows.delete(id),
    writeAudit: async (record) => void this.audit.unshift({ ...record, atMs: 0, id: this.audit.length + 1 }),
    listAudit: async ({ operator, limit }) =>
      this.audit.filter((entry) => entry.operator === (operator ?? entry.operator)).slice(0, limit),
  };
  pending: string[] = [];
  /** How often the tables were prepared for a command. */
  prepared = 0;
  opened = 0;
  closed = 0;

  run(...args: string[]): Promise<Printed> {
    return runAdmin(args, async () => {
      this.opened += 1;
      const close = async () => {
        this.closed += 1;
      };
      return { store: this, close };
    });
  }

  /** What a command with `--json` prints; a refusal is an error. */
  async json(...args: string[]): Promise<unknown> {
    const { out, error } = await this.run(...args, "--json");
    if (error !== "") throw new Error(error);
    return JSON.parse(out);
  }

  /** An account that is there before the test; no password opens it. */
  seed(id: string): void {
    this.accounts.set(id, { passwordHash: "", epoch: 0, settings: defaultSettings, registry: noEntries });
  }

  cells: AdminCell[] = [{ cellId: 1, schema: "gateway", takesAccounts: true, accounts: 0 }];
  moves: Awaited<ReturnType<AdminStore["moveAccount"]>>[] = [];

  /** No worker runs, unless a test says so. */
  carriers: CarrierAdmin = {
    list: async () => [],
    countOpen: async () => 0,
    pause: async () => ({ workers: 0, silent: [] }),
    resume: async () => undefined,
    drain: async () => ({ workers: 0, silent: [], underWay: 0, open: 0 }),
    reload: async () => [],
  };

  async listCells(): Promise<readonly AdminCell[]> {
    return this.cells;
  }

  async addCell(): Promise<number> {
    const cellId = this.cells.length + 1;
    this.cells.push({ cellId, schema: `gateway_${cellId}`, takesAccounts: true, accounts: 0, node: "db-2:5432" });
    return cellId;
  }

  async moveAccount(): ReturnType<AdminStore["moveAccount"]> {
    return this.moves.shift() ?? { kind: "moved", rows: 7 };
  }

  async rebalance(): Promise<number> {
    return this.cells.length - 1;
  }

  async migrate(): Promise<readonly string[]> {
    return this.pending.splice(0);
  }

  async prepareTables(): Promise<void> {
    this.prepared += 1;
  }

  async find(id: string): Promise<AdminAccount | undefined> {
    const kept = this.accounts.get(id);
    return kept && { id, epoch: kept.epoch, cellId: 1, settings: kept.settings };
  }

  async list(): Promise<readonly AdminAccount[]> {
    return [...this.accounts].map(([id, { epoch, settings }]) => ({ id, epoch, cellId: 1, settings }));
  }

  async create(id: string, passwordHash: string, settings: AccountSettings): Promise<boolean> {
    if (this.accounts.has(id)) return false;
    this.accounts.set(id, { passwordHash, epoch: 0, settings, registry: noEntries });
    return true;
  }

  async change(id: string, changes: AccountChanges): Promise<AdminAccount | undefined> {
    const kept = this.accounts.get(id);
    if (kept) kept.settings = withChanges(kept.settings, changes);
    return this.find(id);
  }

  async setPassword(id: string, passwordHash: string): Promise<boolean> {
    const kept = this.accounts.get(id);
    if (kept) kept.passwordHash = passwordHash;
    return kept !== undefined;
  }

  async revokeTokens(id: string): Promise<boolean> {
    const kept = this.accounts.get(id);
    if (kept) kept.epoch += 1;
    return kept !== undefined;
  }

  async getWebhookSecrets(id: string): Promise<readonly string[] | undefined> {
    const kept = this.accounts.get(id);
    const { webhookSecret } = kept?.settings ?? {};
    return kept && [...(webhookSecret === undefined ? [] : [webhookSecret]), ...(this.oldSecrets.get(id) ?? [])];
  }

  async setWebhookSecrets(id: string, [webhookSecret, ...old]: readonly string[]): Promise<void> {
    await this.change(id, { webhookSecret });
    this.oldSecrets.set(id, old);
  }

  async listDeadLetters(id: string | undefined, limit: number): Promise<CellAnswers<DeadLetter>> {
    const letters = id === undefined ? [...this.dead.values()].flat() : (this.dead.get(id) ?? []);
    return { values: letters.slice(0, limit), silent: this.silent };
  }

  open: string[] = [];

  async countMessagesTo() {
    return { count: 3, silent: this.silent };
  }

  async eraseRecipient() {
    return { messages: 2, files: 1, answers: 1, open: this.open, silent: this.silent };
  }

  async deleteAccount(id: string): ReturnType<AdminStore["deleteAccount"]> {
    if (this.open.length > 0) return { kind: "busy", openMessages: this.open.length };
    this.accounts.delete(id);
    return { kind: "deleted", rows: 7 };
  }

  traffic: AccountTraffic = { days: [], codes: [] };
  /** Cells that do not answer. */
  silent: SilentCell[] = [];

  async readTraffic(): Promise<AccountTraffic> {
    return this.traffic;
  }

  async redeliver(id: string, msgKey: string | undefined): Promise<number> {
    const letters = this.dead.get(id) ?? [];
    const left = msgKey === undefined ? [] : letters.filter((letter) => letter.msgKey !== msgKey);
    this.dead.set(id, left);
    return letters.length - left.length;
  }

  async getRegistry(id: string): Promise<RegistryEntries> {
    return this.accounts.get(id)?.registry ?? noEntries;
  }

  async addEntries(id: string, entries: RegistryEntries): Promise<void> {
    const before = await this.getRegistry(id);
    const merged = Object.entries(entries).map(([section, added]) => {
      const keys = added.map(getKey);
      const kept = before[section as keyof RegistryEntries].filter((entry) => !keys.includes(getKey(entry)));
      return [section, [...kept, ...added]];
    });
    await this.replaceEntries(id, Object.fromEntries(merged));
  }

  async replaceEntries(id: string, entries: RegistryEntries): Promise<void> {
    const kept = this.accounts.get(id);
    if (kept) kept.registry = entries;
  }

  async removeEntry(id: string, kind: string, key: string): Promise<boolean> {
    const section = entryKinds.find(({ name }) => name === kind)?.section ?? "brands";
    const before = await this.getRegistry(id);
    const left = before[section].filter((entry) => getKey(entry) !== key);
    await this.replaceEntries(id, { ...before, [section]: left });
    return left.length < before[section].length;
  }
}

import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { chooseUser, type RunAs } from "../../../server/postgres/run-as.ts";
import { findPorts } from "../../rig/find-ports.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { formatHaproxyConfig, formatHostsUrl, formatPatroniConfig, type Member } from "./config-files.ts";
import { PatroniMember } from "./patroni-member.ts";
import type { Programs } from "./programs.ts";
import { StartedProgram } from "./started-program.ts";

/** What Patroni's REST API says about a member. */
export interface MemberState {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

const MEMBERS = 3;
const START_MS = 120_000;
/** Longer than the time to live of the primary's key, with an election on a busy machine. */
const ELECTION_MS = 90_000;
/** A killed member recovers, is rewound and catches up. */
const RETURN_MS = 180_000;
const ASK_MS = 2000;
const DATABASE = { user: "gateway", name: "gateway" } as const;

/** etcd, three members and HAProxy, all on loopback and in one temporary folder. */
export class PatroniCluster {
  readonly #folder: string;
  readonly #programs: Programs;
  readonly #runAs: RunAs;
  readonly #password = randomBytes(16).toString("hex");
  readonly #passwords = { superuser: randomBytes(16).toString("hex"), replication: randomBytes(16).toString("hex") };
  readonly #started: StartedProgram[] = [];
  #members: readonly PatroniMember[] = [];
  #proxyPort = 0;

  private constructor(folder: string, programs: Programs, runAs: RunAs) {
    this.#folder = folder;
    this.#programs = programs;
    this.#runAs = runAs;
  }

  /** Nothing runs yet: whoever made it stops it, also when the start fails. */
  static async create(programs: Programs): Promise<PatroniCluster> {
    const runAs = await chooseUser();
    const folder = await mkdtemp(join(tmpdir(), "failover-"));
    const cluster = new PatroniCluster(folder, programs, runAs);
    await cluster.#own(folder);
    return cluster;
  }

  /** The connection string through HAProxy. */
  get proxyUrl(): string {
    return `postgresql://${DATABASE.user}:${this.#password}@127.0.0.1:${this.#proxyPort}/${DATABASE.name}`;
  }

  /** The connection string with all members. */
  get hostsUrl(): string {
    return formatHostsUrl(
      { ...DATABASE, password: this.#password },
      this.#members.map(({ member }) => member),
    );
  }

  async start(): Promise<void> {
    const [etcdPort = 0, etcdPeerPort = 0, proxyPort = 0, ...memberPorts] = await findPorts(3 + 2 * MEMBERS);
    this.#proxyPort = proxyPort;
    await this.#startEtcd(etcdPort, etcdPeerPort);
    const members = Array.from({ length: MEMBERS }, (_, index): Member => {
      const [postgresPort = 0, restPort = 0] = memberPorts.slice(2 * index);
      const name = `member${index + 1}`;
      return { name, postgresPort, restPort, folder: join(this.#folder, name) };
    });
    this.#members = members.map((member) => new PatroniMember(member, this.#programs.patroni, this.#runAs));
    await Promise.all(members.map((member) => this.#writeMember(member, etcdPort)));
    await Promise.all(this.#members.map((member) => member.start()));
    await this.waitUntilWhole(START_MS);
    await this.#createDatabase();
    await this.#startProxy(members);
  }

  /** The name of the member that answers as primary; undefined while there is none. */
  async findPrimary(): Promise<string | undefined> {
    const running = this.#members.filter(({ isRunning }) => isRunning);
    const answers = await Promise.all(running.map(({ member }) => ask(member, "/primary")));
    return running.find((_, index) => answers[index] !== undefined)?.member.name;
  }

  /**
   * Waits for another primary than the one that died. `noneUntilMs`: then no server took writes for certain. Gateways may have found the
   * new primary from then on, before Patroni said so here.
   */
  async waitForPrimary(other: string): Promise<{ readonly name: string; readonly noneUntilMs: number }> {
    let noneUntilMs = Date.now();
    let name: string | undefined;
    const isElected = async (): Promise<boolean> => {
      const askedAtMs = Date.now();
      if (!(await this.#takesWrites())) noneUntilMs = askedAtMs;
      name = await this.findPrimary();
      return name !== undefined && name !== other;
    };
    await waitUntil(isElected, "there is a new primary", ELECTION_MS);
    return { name: name ?? "", noneUntilMs };
  }

  /** Whether one of the servers that run is not a standby. */
  async #takesWrites(): Promise<boolean> {
    const answers = this.#members
      .filter(({ isRunning }) => isRunning)
      .map(({ member }) =>
        withClient(this.#superuserUrl(member), (client) => client.query("SELECT pg_is_in_recovery() AS waits")).then(
          ({ rows }) => rows[0]?.waits === false,
          () => false,
        ),
      );
    return (await Promise.all(answers)).includes(true);
  }

  #superuserUrl({ postgresPort }: Member): string {
    return `postgresql://postgres:${this.#passwords.superuser}@127.0.0.1:${postgresPort}/postgres`;
  }

  /** Waits until all members run on one timeline, one as primary and at least one as synchronous standby. */
  async waitUntilWhole(timeoutMs = RETURN_MS): Promise<void> {
    const what = "there are three members, one of them a synchronous standby";
    await waitUntil(async () => isWhole(await this.listStates(), MEMBERS), what, timeoutMs);
  }

  async listStates(): Promise<readonly MemberState[]> {
    for (const { member, isRunning } of this.#members) {
      if (!isRunning) continue;
      const answer = await ask(member, "/cluster");
      if (answer !== undefined) return (JSON.parse(answer) as { members: readonly MemberState[] }).members;
    }
    return [];
  }

  async crash(name: string): Promise<void> {
    await this.#find(name).crash();
  }

  async restart(name: string): Promise<void> {
    await this.#find(name).start();
  }

  /** The ends of all logs. */
  describe(): string {
    return [...this.#members.map((member) => member.readLog()), ...this.#started.map((one) => one.readLog())].join(
      "\n",
    );
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map((member) => member.stop()));
    await Promise.all(this.#started.map((program) => program.stop()));
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** For the end of this process, which cannot wait. */
  killNow(): void {
    for (const one of [...this.#members, ...this.#started]) one.killNow();
    // What was just killed may still write.
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 100, retryDelay: 100 });
  }

  #find(name: string): PatroniMember {
    const found = this.#members.find(({ member }) => member.name === name);
    if (found === undefined) throw new Error(`There is no member ${name}`);
    return found;
  }

  async #startEtcd(port: number, peerPort: number): Promise<void> {
    const clientUrl = `http://127.0.0.1:${port}`;
    const peerUrl = `http://127.0.0.1:${peerPort}`;
    const etcd = this.#launch("etcd", this.#programs.etcd, [
      ...["--name", "etcd", "--data-dir", join(this.#folder, "etcd")],
      ...["--listen-client-urls", clientUrl, "--advertise-client-urls", clientUrl],
      ...["--listen-peer-urls", peerUrl, "--initial-advertise-peer-urls", peerUrl],
      ...["--initial-cluster", `etcd=${peerUrl}`],
    ]);
    const isHealthy = async (): Promise<boolean> => {
      const answer = await fetch(`${clientUrl}/health`, { signal: AbortSignal.timeout(ASK_MS) }).catch(() => undefined);
      return answer?.ok === true;
    };
    await waitUntil(isHealthy, () => `etcd answers\n${etcd.readLog()}`, START_MS);
  }

  async #startProxy(members: readonly Member[]): Promise<void> {
    const file = join(this.#folder, "haproxy.cfg");
    await writeFile(file, formatHaproxyConfig(this.#proxyPort, members), { mode: 0o644 });
    const proxy = this.#launch("haproxy", this.#programs.haproxy, ["-db", "-f", file]);
    const canConnect = () =>
      withClient(this.proxyUrl, (client) => client.query("SELECT")).then(
        () => true,
        () => false,
      );
    await waitUntil(canConnect, () => `HAProxy leads to the primary\n${proxy.readLog()}`, START_MS);
  }

  #launch(name: string, command: string, args: readonly string[]): StartedProgram {
    const logFile = join(this.#folder, `${name}.log`);
    const program = new StartedProgram({ command, args, logFile, runAs: this.#runAs, folder: this.#folder });
    this.#started.push(program);
    return program;
  }

  async #writeMember(member: Member, etcdPort: number): Promise<void> {
    await mkdir(member.folder, { mode: 0o700 });
    await this.#own(member.folder);
    const file = join(member.folder, "patroni.yaml");
    const { postgresFolder } = this.#programs;
    const text = formatPatroniConfig({ member, etcdPort, postgresFolder, passwords: this.#passwords });
    await writeFile(file, text, { mode: 0o600 });
    await this.#own(file);
  }

  async #own(path: string): Promise<void> {
    const { uid, gid } = this.#runAs;
    if (uid !== undefined) await chown(path, uid, gid ?? uid);
  }

  /** The gateway's own user and database, as an operator would make them. */
  async #createDatabase(): Promise<void> {
    const primary = this.#find((await this.findPrimary()) ?? "").member;
    await withClient(this.#superuserUrl(primary), async (client) => {
      await client.query(`CREATE ROLE ${DATABASE.user} LOGIN PASSWORD '${this.#password}'`);
      await client.query(`CREATE DATABASE ${DATABASE.name} OWNER ${DATABASE.user}`);
    });
  }
}

/** All members run on one timeline, and the loss of the primary would lose nothing. */
export function isWhole(states: readonly MemberState[], members: number): boolean {
  const running = states.filter(({ state }) => state === "running" || state === "streaming");
  const timelines = new Set(running.map(({ timeline }) => timeline));
  const has = (role: string): boolean => running.some((member) => member.role === role);
  return running.length === members && timelines.size === 1 && has("leader") && has("sync_standby");
}

/** The text of the answer 200; undefined: another answer, or none in time. */
async function ask(member: Member, path: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(ASK_MS);
    const response = await fetch(`http://127.0.0.1:${member.restPort}${path}`, { signal });
    const text = await response.text();
    return response.ok ? text : undefined;
  } catch {
    return undefined;
  }
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ASK_MS });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** SIGINT: fast. SIGQUIT: immediate, as a power cut. SIGKILL: only the first process, the others notice. */
export type StopSignal = "SIGINT" | "SIGQUIT" | "SIGKILL";

/** The role of the gateways. It is no superuser, as in a deployment. */
export const GATEWAY = "gateway";

export const QUERY_MS = 20_000;

/** The database of a deployment, which a run breaks and repairs. */
export interface FaultDatabase {
  readonly port: number;
  makeDatabase(name: string): Promise<void>;
  dropDatabase(name: string): Promise<void>;
  /** As a gateway connects: without a superuser's rights. */
  urlOf(name: string): string;
  /** As a superuser, in the gateway's database unless it is named. */
  query<Row extends object>(text: string, database?: string): Promise<Row[]>;
  /** Resolves when it takes statements. */
  start(): Promise<void>;
  stop(signal: StopSignal): Promise<void>;
  /** All processes of the server. */
  listPids(): Promise<readonly number[]>;
  /** Processes that serve gateways. */
  listBackends(): Promise<readonly number[]>;
  disconnectGateways(): Promise<void>;
  /** Ends everything that was started. */
  close(): Promise<void>;
  /** For the end of the process: whatever state the server is in. */
  killNow(): void;
}

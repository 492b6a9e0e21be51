import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { wireAnswer } from "../../scripts/probe/wire/answer.ts";
import { checkAnswer } from "./check-answers.ts";
import type { FreshDatabase } from "./fresh-database.ts";
import { LiveGateway, linesOf } from "./live-gateway.ts";
import { MainProcess } from "./main-process.ts";

export interface ReportRecord {
  readonly msgKey: string;
  readonly serviceType: string;
  readonly msgType?: string;
  readonly reportType: string;
  readonly reportCode: string;
  readonly reportText?: string;
  readonly carrier?: string;
  readonly resCnt?: string;
  readonly userType?: string;
  readonly sendTime?: string;
  readonly reportTime: string;
  readonly ref?: string;
}

interface Body {
  readonly code: string;
  readonly msgKey?: string;
  readonly data?: {
    readonly token?: string;
    readonly reportId?: string;
    readonly report?: readonly ReportRecord[];
    readonly destinations?: readonly { readonly to: string; readonly msgKey: string; readonly code: string }[];
  };
}

type Role = "api" | "worker";
type Environment = Readonly<Record<string, string>>;

/** One gateway of a deployment. */
export interface Member {
  /** Where its API is served; empty where its role serves none. */
  readonly url: string;
  readonly adminUrl: string;
  /** All that it has logged. */
  readonly out: string;
  reloadCarriers(): Promise<void>;
  end(): Promise<void>;
}

/** Gateways and workers that share nothing but one database, as an operator runs them. */
export class Deployment {
  readonly #fresh: FreshDatabase;
  readonly #ends: (() => Promise<unknown>)[] = [];
  #folder = "";
  #url = "";

  constructor(fresh: FreshDatabase) {
    this.#fresh = fresh;
  }

  /** In this process, with connections and state of its own. */
  async start(role: Role, environment: Environment = {}): Promise<Member> {
    const lines: string[] = [];
    const { running, url } = await LiveGateway.start(await this.#settings(role, environment), { log: linesOf(lines) });
    let ended: Promise<void> | undefined;
    const end = (): Promise<void> => {
      ended ??= running.stop();
      return ended;
    };
    this.#ends.push(end);
    if (role === "api") this.#url = url;
    return {
      url,
      adminUrl: running.adminUrl,
      get out() {
        return lines.join("");
      },
      reloadCarriers: () => running.reloadCarriers(),
      end,
    };
  }

  /** As a process of its own, which can be stopped and killed. */
  async startProcess(role: Role, environment: Environment = {}): Promise<MainProcess> {
    const started = new MainProcess(await this.#settings(role, { LOG_LEVEL: "warn", SIMULATOR: "on", ...environment }));
    this.#ends.push(() => started.end("SIGTERM"));
    await started.ready();
    if (role === "api") this.#url = started.url;
    return started;
  }

  async #settings(role: Role, environment: Environment): Promise<Environment> {
    if (this.#folder === "") this.#folder = await mkdtemp(join(tmpdir(), "gateway-"));
    return { ROLE: role, DATABASE_URL: this.#fresh.url, DATA_FOLDER: this.#folder, ...environment };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#ends.map((end) => end()));
    await rm(this.#folder, { recursive: true, force: true });
  }

  async ask(method: string, path: string, token?: string, json?: unknown, headers = {}): Promise<Body> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const answer = await wireAnswer(response);
    await checkAnswer(method, path, answer);
    return JSON.parse(Buffer.from(answer.body).toString());
  }

  async token(id: string, password: string): Promise<string> {
    const headers = { "X-SVC-Client-Id": id, "X-SVC-Client-Passwd": password };
    return (await this.ask("POST", "/v1/auth/token", undefined, undefined, headers)).data?.token ?? "";
  }

  async send(token: string, path: string, json: unknown): Promise<string> {
    const answer = await this.ask("POST", `/v1/send/${path}`, token, json);
    if (answer.msgKey === undefined) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.msgKey;
  }

  async inquire(token: string, msgKey: string): Promise<readonly ReportRecord[]> {
    return (await this.ask("GET", `/v1/report/inquiry/${msgKey}`, token)).data?.report ?? [];
  }

  /** Polls and acknowledges until `enough` says so. Every report is kept, however often it came. */
  async poll(token: string, enough: (reports: readonly ReportRecord[]) => boolean): Promise<readonly ReportRecord[]> {
    const reports: ReportRecord[] = [];
    while (!enough(reports)) {
      const { data } = await this.ask("GET", "/v1/report/polling", token);
      if (data?.reportId) {
        reports.push(...(data.report ?? []));
        await this.#acknowledge(token, data.reportId);
      } else await sleep(100);
    }
    return reports;
  }

  /** Polls may have taken all that the account's limit allows: then again a little later, or the batch would come again. */
  async #acknowledge(token: string, reportId: string): Promise<void> {
    for (;;) {
      const { code } = await this.ask("DELETE", `/v1/report/polling/${reportId}`, token);
      if (code === "A000") return;
      if (code !== "A020") throw new Error(`reports that were taken are not acknowledged: ${code}`);
      await sleep(200);
    }
  }
}

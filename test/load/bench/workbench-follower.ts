import { get, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { WorkbenchState } from "../../../scripts/dev/state.ts";

/** The page of the documentation that is looked at: the largest one. */
const PAGE = "docs/group-send.html";

/** So long after a save the mock has been told to start again. */
const MOCK_DELAY_MS = 500;

/** Milliseconds since 1970 at which the page had them. */
export interface Shown {
  readonly lint: number;
  readonly docs: number;
}

/** Follows the events of a workbench as its page does, and gets the documentation again when it has changed. */
export class WorkbenchFollower {
  readonly #url: string;
  #stream: IncomingMessage | undefined;
  #state: WorkbenchState | undefined;
  #onState: () => void = () => {};
  #revision = "";
  #docsAt = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async start(): Promise<void> {
    await this.#readPage();
    const stream = await new Promise<IncomingMessage>((resolve) => get(new URL("events", this.#url), resolve));
    // A workbench that ends also breaks off its answer.
    this.#stream = stream.on("error", () => {}).once("close", () => this.#onState());
    createInterface({ input: stream }).on("line", (line) => {
      if (!line.startsWith("data: ")) return;
      this.#state = JSON.parse(line.slice("data: ".length)) as WorkbenchState;
      void this.#followDocs(this.#state.docs?.revision ?? "");
      this.#onState();
    });
  }

  /** Waits until lint and documentation of a save are there. */
  async wait(savedAt: number): Promise<Shown> {
    for (;;) {
      const lint = this.#state?.lint?.checkedAt ?? 0;
      if (lint >= savedAt && this.#docsAt >= savedAt) return { lint, docs: this.#docsAt };
      await this.#nextState();
    }
  }

  /** Waits until the mock answers again, so that its start takes no time of the next save. */
  async idle(): Promise<void> {
    await sleep(MOCK_DELAY_MS);
    while (this.#state?.mock.phase !== "running") await this.#nextState();
  }

  stop(): void {
    this.#stream?.destroy();
  }

  #nextState(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#onState = () =>
        this.#stream?.destroyed === true ? reject(new Error("The workbench has ended")) : resolve();
    });
  }

  async #followDocs(revision: string): Promise<void> {
    if (revision === this.#revision) return;
    this.#revision = revision;
    await this.#readPage();
    this.#docsAt = Date.now();
    this.#onState();
  }

  async #readPage(): Promise<void> {
    const answer = await fetch(new URL(PAGE, this.#url));
    if (!answer.ok) throw new Error(`The workbench answered ${answer.status}: ${await answer.text()}`);
    await answer.text();
  }
}

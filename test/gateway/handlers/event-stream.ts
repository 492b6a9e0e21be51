import { expect } from "vitest";
import { waitUntil } from "../../rig/wait-until.ts";

export interface SentEvent {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: Record<string, unknown>;
}

/** What a caller of a stream of events sees, each event in a few words. */
export class EventStream {
  readonly response: Response;
  readonly seen: string[] = [];
  /** How it ended. */
  readonly ended: Promise<"ended" | "broken">;
  readonly #stopping: AbortController;
  readonly #describe: (event: SentEvent) => string;

  private constructor(response: Response, stopping: AbortController, describe: (event: SentEvent) => string) {
    this.response = response;
    this.#stopping = stopping;
    this.#describe = describe;
    this.ended = response.ok ? this.#read() : Promise.resolve("ended");
  }

  static async open(
    url: string,
    headers: Readonly<Record<string, string>>,
    describe: (event: SentEvent) => string,
  ): Promise<EventStream> {
    const stopping = new AbortController();
    return new EventStream(await fetch(url, { headers, signal: stopping.signal }), stopping, describe);
  }

  stop(): void {
    this.#stopping.abort();
  }

  async until(...expected: readonly string[]): Promise<void> {
    await waitUntil(() => this.seen.length >= expected.length, `the events ${expected.join(", ")}`);
    expect(this.seen).toEqual(expected);
  }

  async #read(): Promise<"ended" | "broken"> {
    let text = "";
    try {
      for await (const chunk of this.response.body ?? []) {
        text += Buffer.from(chunk).toString();
        for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
          this.#take(text.slice(0, end));
          text = text.slice(end + 2);
        }
      }
      return "ended";
    } catch {
      return "broken";
    }
  }

  #take(written: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(written)?.[1];
    const event = field("event");
    // A comment has no fields.
    if (event !== undefined)
      this.seen.push(this.#describe({ event, id: field("id"), data: JSON.parse(field("data") ?? "{}") }));
  }
}

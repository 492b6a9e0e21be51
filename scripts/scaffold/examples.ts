import type { OutputFile } from "../emit/emitter.ts";
import { EXAMPLE_DOCUMENT } from "./example-document.ts";
import { STREAM_DOCUMENT } from "./stream-document.ts";

/** A project to begin with. */
export interface ProjectExample {
  readonly document: string;
  /** Files that are written already, in place of those that every project gets. */
  readonly files: readonly OutputFile[];
}

const ROOM = `import { EventEmitter, once } from "node:events";
import type { ChatEvent, Message } from "../generated/types.ts";

/** So many messages are kept for those who come later or come back. */
const MOST_KEPT = 1000;

/** One room. Its messages live as long as the process. */
export class Room {
  readonly #news = new EventEmitter().setMaxListeners(0);
  #messages: readonly Message[] = [];
  #sent = 0;
  #listeners = 0;

  say(text: string): Message {
    this.#sent += 1;
    const message = { id: this.#sent, text, sentAt: new Date().toISOString() };
    this.#messages = [...this.#messages, message].slice(-MOST_KEPT);
    this.#news.emit("news");
    return message;
  }

  /**
   * What was said after a message, and then what is said. The signal of the call ends the wait for it: without it, the iterator would wait
   * on for somebody who is gone.
   */
  async *listen(after: number, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    this.#listeners += 1;
    this.#news.emit("news");
    let [lastId, count] = [after, 0];
    try {
      while (!signal.aborted) {
        // A slow reader is behind by as much as is kept, and by no more.
        const message = this.#messages.find(({ id }) => id > lastId);
        if (message !== undefined) {
          lastId = message.id;
          yield { event: "message", id: String(message.id), data: message };
        } else if (count !== this.#listeners) {
          count = this.#listeners;
          yield { event: "listeners", data: { count } };
        } else await once(this.#news, "news", { signal }).catch(() => undefined);
      }
    } finally {
      this.#listeners -= 1;
      this.#news.emit("news");
    }
  }
}

export const room = new Room();
`;

const SEND = `import { room } from "../../room.ts";
import type { ApiHandler } from "../handler.ts";

/** POST /messages: Say something */
export const sendMessage: ApiHandler<"sendMessage"> = ({ body }) => ({ status: 201, body: room.say(body.text) });
`;

const STREAM = `import { room } from "../../room.ts";
import type { ApiHandler } from "../handler.ts";

/** GET /messages/stream: Listen */
export const streamMessages: ApiHandler<"streamMessages"> = ({ header }, { signal }) => ({
  status: 200,
  body: room.listen(Number(header["Last-Event-ID"] ?? 0), signal),
});
`;

const CLIENT = `import { createClient } from "../generated/client.ts";
import { developmentCredentials } from "../server/security.ts";

// Run it beside the server: npx tsx client/example.ts
const client = createClient({
  baseUrl: process.env.BASE_URL ?? "http://localhost:8080",
  credentials: developmentCredentials,
});
// A connection that is lost is opened again, after the last message that was read.
const { data: events, error } = await client.streamMessages();
if (error !== undefined) throw new Error(error.title);
await client.sendMessage({ body: { text: process.argv[2] ?? "Hello" } });
for await (const event of events) {
  if (event.event === "listeners") console.log(\`\${event.data.count} listening\`);
  else console.log(\`\${event.data.sentAt} \${event.data.text}\`);
}
`;

/** By the name that `--example` takes; the first is the default. */
export const EXAMPLES: Readonly<Record<string, ProjectExample>> = {
  notes: { document: EXAMPLE_DOCUMENT, files: [] },
  stream: {
    document: STREAM_DOCUMENT,
    files: [
      { path: "server/room.ts", text: ROOM },
      { path: "server/handlers/chat/send-message.ts", text: SEND },
      { path: "server/handlers/chat/stream-messages.ts", text: STREAM },
      { path: "client/example.ts", text: CLIENT },
    ],
  },
};

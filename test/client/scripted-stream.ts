import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

export const keys = ["A", "B", "C"].map((letter) => `01JCQK5T7W8Y2N4B6D0R3M9XZ${letter}`);

/** A gateway with one batch of three reports, whose connections break where the test says. */
export const script = {
  /** After so many events the connection breaks, for one connection after the other; then it stays open. */
  breaks: [] as number[],
  /** How a stream ends that breaks: cut, or with the end that HTTP has. */
  isOrderly: false,
  /** Answers instead of a stream or an acknowledgement, one after the other. */
  refusals: [] as { readonly path: string; readonly status: number; readonly code: string }[],
  lastIds: [] as (string | undefined)[],
  acknowledged: [] as string[],
  isAcknowledged: false,
  isMalformed: false,
};

const EVENTS = [
  ...keys.map((msgKey, index) => ({
    id: `b-1.${index}`,
    text: `event: report\nid: b-1.${index}\ndata: ${JSON.stringify({ msgKey, serviceType: "SMS", reportTime: "2025-11-15T09:30:04+09:00", reportType: "0", reportCode: "10000" })}\n\n`,
  })),
  { id: undefined, text: 'event: batch\ndata: {"reportId":"b-1"}\n\n' },
];

const server = createServer(serve);

function serve({ method, url = "", headers }: IncomingMessage, response: ServerResponse): unknown {
  const json = (status: number, body: object): ServerResponse =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const refused = script.refusals.findIndex(({ path }) => url.startsWith(path));
  if (url.endsWith("/token"))
    return json(200, {
      code: "A000",
      result: "Success",
      data: { schema: "Bearer", token: "t", expired: "2099-01-01T00:00:00+09:00" },
    });
  if (refused >= 0) {
    script.isAcknowledged = script.refusals[refused]?.code === "A805";
    const [{ status, code } = { status: 500, code: "A999" }] = script.refusals.splice(refused, 1);
    return json(status, { code, result: "No" });
  }
  if (method === "DELETE") {
    script.acknowledged.push(url.split("/").at(-1) ?? "");
    script.isAcknowledged = true;
    return json(200, { code: "A000", result: "Success" });
  }
  const lastId = headers["last-event-id"] as string | undefined;
  script.lastIds.push(lastId);
  response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
  if (script.isMalformed) return response.end("event: report\ndata: {\n\n");
  const from = EVENTS.findIndex(({ id }) => id !== undefined && id === lastId) + 1;
  const rest = script.isAcknowledged ? [] : EVENTS.slice(from);
  const most = script.breaks.shift();
  response.write(
    rest
      .slice(0, most)
      .map(({ text }) => text)
      .join(""),
    () => {
      if (most === undefined) return;
      if (script.isOrderly) response.end();
      else response.destroy();
    },
  );
}

/** Serves the script for the tests of a file, each of which begins with a new one. */
export function useScriptedStream(): { readonly url: string } {
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  beforeEach(() => {
    Object.assign(script, { breaks: [], isOrderly: false, refusals: [], lastIds: [], acknowledged: [] });
    Object.assign(script, { isAcknowledged: false, isMalformed: false });
  });
  afterEach(() => server.closeAllConnections());
  afterAll(() => server.close());
  return {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export interface WebhookReceiver {
  readonly url: string;
  readonly secret: string;
  /** Told of every report; what it throws is kept. */
  onReport: (report: unknown) => void;
  /** What was wrong with what came. */
  readonly complaints: readonly string[];
  stop(): void;
}

/** Takes the reports of the account that has them posted, as a partner would: the signature first. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const secret = `whsec_${randomBytes(24).toString("base64")}`;
  const complaints: string[] = [];
  const receiver = { onReport: (_: unknown): void => {} };
  const server = createServer(async (request, response) => {
    try {
      let body = "";
      for await (const chunk of request) body += chunk;
      const report = new Webhook(secret).verify(body, request.headers as Record<string, string>) as { msgKey: string };
      receiver.onReport(report);
      response.setHeader("content-type", "application/json").end(JSON.stringify({ msgKey: report.msgKey }));
    } catch (error) {
      complaints.push(error instanceof Error ? error.message : String(error));
      response.writeHead(400).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`;
  return Object.assign(receiver, {
    url,
    secret,
    complaints,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  });
}

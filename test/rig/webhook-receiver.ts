import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly msgKey: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** How it answers from now on. */
  answer: (response: ServerResponse, received: Received) => void;
  /** Cuts off whoever still waits for an answer. */
  close(): Promise<void>;
}

/** As the contract wants it. */
export const accepting: Receiver["answer"] = (response, { msgKey }) => {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ msgKey }));
};
export const silent: Receiver["answer"] = () => {};
export const failing: Receiver["answer"] = (response) => {
  response.writeHead(500).end("something broke");
};

/** As a partner does: the signature first, by a library that is not ours. What is wrong is complained of and refused. */
export const verifying =
  (secret: string, onReport: (report: unknown) => void, onComplaint: (why: string) => void): Receiver["answer"] =>
  (response, received) => {
    try {
      onReport(new Webhook(secret).verify(received.body, received.headers as Record<string, string>));
      accepting(response, received);
    } catch (error) {
      onComplaint(error instanceof Error ? error.message : String(error));
      response.writeHead(400).end();
    }
  };

const started = new Set<Receiver>();

/** Closes all receivers of this process. */
export async function closeReceivers(): Promise<void> {
  await Promise.all([...started].map((receiver) => receiver.close()));
}

/** A partner's server on this machine, until it is closed. */
export async function startReceiver(answer = accepting): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    // A connection that breaks in the middle of a report has brought no report.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const { msgKey } = JSON.parse(body) as { msgKey: string };
    const one = { headers: request.headers, body, msgKey };
    received.push(one);
    receiver.answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`,
    received,
    answer,
    close: async () => {
      started.delete(receiver);
      const closed = new Promise((resolve) => server.close(resolve));
      // After the close: nobody can connect in between.
      server.closeAllConnections();
      await closed;
    },
  };
  started.add(receiver);
  return receiver;
}

import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

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
}

/** As the contract wants it. */
export const accepting: Receiver["answer"] = (response, { msgKey }) => {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ msgKey }));
};
export const silent: Receiver["answer"] = () => {};
export const failing: Receiver["answer"] = (response) => {
  response.writeHead(500).end("something broke");
};

const closing: (() => Promise<unknown>)[] = [];

/** Cuts off whoever still waits for an answer. */
export async function closeReceivers(): Promise<void> {
  await Promise.all(closing.splice(0).map((close) => close()));
}

/** A partner's server on this machine, until the end of the test. */
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
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const receiver = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`, received, answer };
  return receiver;
}

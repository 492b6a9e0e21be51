import { once } from "node:events";
import type { RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { startAdminPort } from "../../server/http/admin-port.ts";
import { MAX_PENDING_REQUESTS } from "../../server/http/http-connection.ts";
import { Line } from "../rig/line.ts";
import { linesOf } from "../rig/live-gateway.ts";
import { MemoryGateway } from "./http/rig.ts";

/** A port whose requests are counted when they are served. */
interface Port {
  readonly url: string;
  readonly served: string[];
  close(): Promise<void>;
}

type OnServed = (path: string) => void;

async function openApi(onServed: OnServed): Promise<Port> {
  const served: string[] = [];
  const gateway = new MemoryGateway({
    middleware: [
      (ctx, next) => {
        served.push(ctx.path);
        onServed(ctx.path);
        return next();
      },
    ],
  });
  return { served, ...(await gateway.listen()) };
}

async function openAdmin(onServed: OnServed): Promise<Port> {
  const served: string[] = [];
  const operators: RequestListener = ({ url = "" }, response) => {
    served.push(url);
    onServed(url);
    response.end("ok");
  };
  const server = await startAdminPort(readConfig({ ADMIN_PORT: "0" }), {
    ...{ log: linesOf([]), operators, notReady: async () => [] },
    metrics: { page: async () => ({ text: "", mediaType: "text/plain" }) },
  });
  return { url: `http://127.0.0.1:${server.port}`, served, close: () => server.stop() };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A path that each port answers without I/O: the API knows it not, and the admin port hands it to the operators' pages. */
const PATH = "/console/x";
const PROBE = "/console/probe";
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const countAnswers = ({ heard }: Line): number => heard.match(/HTTP\/1\.1 /g)?.length ?? 0;

describe.each([
  ["the public port", openApi],
  ["the admin port", openAdmin],
])("requests that are sent to %s before the first is answered", (_, openPort) => {
  async function open(onServed: OnServed = () => {}): Promise<Port> {
    const port = await openPort(onServed);
    closing.push(() => port.close());
    return port;
  }

  async function connect({ url }: Port): Promise<Line> {
    const line = new Line(url);
    await once(line.socket, "connect");
    return line;
  }

  test("are all answered, up to a limit", async () => {
    const port = await open();
    const line = (await connect(port)).say(get(PATH).repeat(MAX_PENDING_REQUESTS)).halfClose();
    await line.ended();
    expect([port.served.length, countAnswers(line)]).toEqual([MAX_PENDING_REQUESTS, MAX_PENDING_REQUESTS]);
  });

  test("end the connection with the answer under way if they are more", async () => {
    const port = await open();
    const line = (await connect(port)).say(get(PATH).repeat(MAX_PENDING_REQUESTS + 1));
    await line.ended();
    expect([port.served.length, countAnswers(line)]).toEqual([1, 1]);
  });

  test("are not served by the thousand, on however many connections", async () => {
    const { stackTraceLimit } = Error;
    const port = await open();
    const lines = await Promise.all(Array.from({ length: 50 }, () => connect(port)));
    for (const line of lines) line.say(get(PATH).repeat(2700));
    await Promise.all(lines.map((line) => line.ended()));
    // What Node reads at first may be a few requests only.
    expect(port.served.length).toBeLessThanOrEqual(lines.length * MAX_PENDING_REQUESTS);
    expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  });

  test("let those of another connection go between", async () => {
    let probe: Line | undefined;
    const port = await open(() => {
      // It arrives while the first request is being served.
      if (port.served.length === 1) probe?.say(get(PROBE));
    });
    probe = await connect(port);
    const line = (await connect(port)).say(get(PATH).repeat(MAX_PENDING_REQUESTS)).halfClose();
    await Promise.all([line.ended(), probe.hears("HTTP/1.1 ")]);
    probe.socket.destroy();
    expect(port.served.indexOf(PROBE)).toBeGreaterThan(0);
    expect(port.served.indexOf(PROBE)).toBeLessThan(MAX_PENDING_REQUESTS / 2);
  });

  test("are not served any more when their caller is gone", async () => {
    let line: Line | undefined;
    const port = await open((path) => {
      if (path === PATH) line?.socket.resetAndDestroy();
    });
    line = (await connect(port)).say(get(PATH).repeat(MAX_PENDING_REQUESTS));
    await once(line.socket, "close");
    const probe = (await connect(port)).say(get(PROBE)).halfClose();
    await probe.ended();
    expect(port.served.filter((path) => path === PATH).length).toBeLessThan(MAX_PENDING_REQUESTS / 2);
  });
});

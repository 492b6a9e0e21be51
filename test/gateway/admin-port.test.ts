import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { startAdminPort } from "../../server/http/admin-port.ts";
import type { RunningServer } from "../../server/http/server.ts";
import { Line } from "../rig/line.ts";
import { linesOf } from "../rig/live-gateway.ts";
import { waitUntil } from "../rig/wait-until.ts";

/** More than the buffers of a connection take. */
const PAGE = "# metrics\n".repeat(1_000_000);
const logged: string[] = [];
let page = PAGE;
let nowMs = 0;
let rendered = 0;
let served = 0;
let server: RunningServer;
let url = "";

beforeAll(async () => {
  server = await startAdminPort(readConfig({ ADMIN_PORT: "0", WRITE_TIMEOUT_S: "1", ADMIN_NAMES: "ops.example" }), {
    log: linesOf(logged),
    metrics: {
      page: async () => {
        rendered++;
        return { text: page, mediaType: "text/plain" };
      },
    },
    notReady: async () => [],
    operators: (_request, response) => {
      served++;
      response.end(PAGE);
    },
    nowMs: () => nowMs,
  });
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

function ask(path: string, host: string): Promise<{ readonly status: number | undefined; readonly text: string }> {
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { headers: { host } }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, text });
    })
      .on("error", reject)
      .end();
  });
}

describe("a caller that sends requests and does not read", () => {
  test.each(["/metrics", "/admin/v1/session"])("has one of %s served, and loses its connection", async (path) => {
    const before = served;
    const line = new Line(url);
    line.socket.pause();
    line.say(get(path).repeat(2000));
    // Only a caller that still writes is told that the connection is closed.
    await waitUntil(
      () => line.say("x").isClosed,
      () => "the connection is closed",
      50_000,
    );
    expect(served - before).toBeLessThanOrEqual(1);
  });
});

test("metrics are rendered once a second, however many ask", async () => {
  // Short, because a slow machine may not move much within the write time-out.
  page = "# metrics\n";
  nowMs += 5000;
  rendered = 0;
  const pages = await Promise.all(
    Array.from({ length: 4 }, () => fetch(`${url}/metrics`).then((answer) => answer.text())),
  );
  expect(new Set(pages)).toEqual(new Set([page]));
  expect(rendered).toBe(1);
  nowMs += 1000;
  await (await fetch(`${url}/metrics`)).text();
  expect(rendered).toBe(2);
});

test("a name that a web page may have made is refused for every page", async () => {
  for (const path of ["/metrics", "/healthz", "/readyz", "/console", "/admin/v1/session"]) {
    const { status, text } = await ask(path, `evil.example:${server.port}`);
    expect([path, status, text.trimEnd().split("\n").length]).toEqual([path, 421, 1]);
  }
  for (const host of ["ops.example", "127.0.0.1", "localhost:1"])
    expect((await ask("/healthz", host)).status).toBe(200);
});

test("more than 500 connections are not kept, which the log says", async () => {
  const lines = Array.from({ length: 520 }, () => new Line(url));
  try {
    await waitUntil(
      () => logged.some((line) => JSON.parse(line).event === "connections_dropped"),
      () => "the log has a line",
      50_000,
    );
  } finally {
    for (const { socket } of lines) socket.destroy();
  }
});

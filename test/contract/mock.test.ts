import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../scripts/mock/free-port.ts";
import { type Mock, startMock } from "../../scripts/mock/prism.ts";
import { type Call, documentedCalls, documentFile } from "./operations.ts";

let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ spec: documentFile, port: await freePort() });
});

afterAll(() => mock.stop());

const calls = documentedCalls();
const withBody = [
  ...new Map(
    calls.filter((call) => call.body !== undefined).map((call) => [`${call.method} ${call.path}`, call]),
  ).values(),
];

describe("a validator that is not ours agrees with the contract", () => {
  test("there are calls", () => {
    expect(calls.length).toBeGreaterThan(40);
    expect(withBody.length).toBeGreaterThan(8);
  });

  test.each(calls)("$name is answered with its success", async (call) => {
    const answer = await send(call, call.body);
    expect([answer.status, answer.violations], JSON.stringify(answer.body)).toEqual([call.successes[0], null]);
  });

  test.each(withBody)("$method $path refuses a body with a field that nobody knows", async (call) => {
    const { status } = await send({ ...call, multipart: false }, { nobodyKnowsThis: true });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

async function send(call: Call, body: unknown): Promise<{ status: number; violations: string | null; body: unknown }> {
  const headers: Record<string, string> = { ...call.headers };
  if (body !== undefined && !call.multipart) headers["content-type"] = "application/json";
  const answer = await fetch(`${mock.url}${call.path}`, {
    method: call.method,
    headers,
    ...(body === undefined ? {} : { body: call.multipart ? form() : JSON.stringify(body) }),
  });
  return { status: answer.status, violations: answer.headers.get("sl-violations"), body: await readable(answer) };
}

function form(): FormData {
  const data = new FormData();
  data.append("file", new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: "image/jpeg" }), "photo.jpg");
  return data;
}

async function readable(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return text.slice(0, 600);
}

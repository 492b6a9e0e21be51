import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { webhookTransport } from "../../../server/webhooks/transport.ts";
import { allowedAddresses } from "../../../server/webhooks/webhook-url.ts";
import { selfSigned } from "./self-signed.ts";

const { key, cert } = selfSigned("receiver.example");
let requests = 0;
const server = createServer({ key, cert }, (_request, response) => {
  requests += 1;
  response.end("{}");
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** A transport that has not spoken to the server before. */
async function post(name: string) {
  const { post, close } = webhookTransport({
    allows: allowedAddresses(["127.0.0.0/8"]),
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
    timeoutMs: 5000,
  });
  try {
    const url = `https://${name}:${(server.address() as AddressInfo).port}/`;
    return await post({ webhook: "w", url, method: "POST", headers: {}, body: "{}" });
  } finally {
    close();
  }
}

test("a certificate that nobody vouches for is refused, whatever the environment says", async () => {
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  // Node warns of the setting itself.
  const warning = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  try {
    await expect(post("receiver.example")).rejects.toThrow(/self.signed/);
  } finally {
    warning.mockRestore();
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  }
  expect(requests).toBe(0);
});

test("one that the machine trusts is taken for its own name only", async () => {
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, cert]);
  try {
    expect(await post("receiver.example")).toEqual({ status: 200, body: "{}" });
    await expect(post("other.example")).rejects.toThrow(/altnames/);
  } finally {
    setDefaultCACertificates(before);
  }
  expect(requests).toBe(1);
});

import { X509Certificate } from "node:crypto";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { Agent, type Agent as HttpsAgent, request } from "node:https";
import { connect as connectTcp } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type PeerCertificate, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OperatorError } from "../../server/errors.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { LiveGateway, linesOf, makeAccount, PASSWORD, QUICK } from "../rig/live-gateway.ts";
import { selfSigned } from "./webhooks/self-signed.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const PATIENCE = { timeout: 30_000, interval: 50 };
const [first, second] = [selfSigned("localhost"), selfSigned("localhost")];
const [firstPrint, secondPrint] = [first, second].map(({ cert }) => new X509Certificate(cert).fingerprint256);
const sms = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" });

interface Reply {
  readonly status: number | undefined;
  readonly body: { readonly code: string; readonly data: { readonly token: string } };
  readonly certificate: PeerCertificate;
  readonly isReused: boolean;
}

/** A request on a new connection unless an agent keeps one. */
function ask(url: string, path: string, headers: Record<string, string>, agent?: HttpsAgent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(path, url),
      { method: "POST", headers, rejectUnauthorized: false, agent: agent ?? false },
      async (response) => {
        const socket = response.socket as TLSSocket;
        const certificate = socket.getPeerCertificate();
        const text = (await response.toArray()).join("");
        resolve({ status: response.statusCode, body: JSON.parse(text), certificate, isReused: asked.reusedSocket });
      },
    );
    asked.on("error", reject);
    asked.end(path.startsWith("/v1/send") ? sms : undefined);
  });
}

describe("with TLS_CERT_FILE", () => {
  const lines: string[] = [];
  let folder = "";
  let gateway: LiveGateway;
  /** Replaced and not overwritten: a look must not find half a file. */
  const replace = async (name: string, text: string): Promise<void> => {
    await writeFile(join(folder, `${name}.new`), text);
    await rename(join(folder, `${name}.new`), join(folder, name));
  };
  const write = (pair: { readonly cert: string; readonly key: string }) =>
    Promise.all([replace("cert.pem", pair.cert), replace("key.pem", pair.key)]);
  const logged = (event: string) => lines.filter((line) => line.includes(`"event":"${event}"`)).length;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gateway-"));
    await write(first);
    await makeAccount(fresh, "acme");
    gateway = await LiveGateway.start(
      {
        ...{ DATABASE_URL: fresh.url, DATA_FOLDER: folder, ROLE: "api", HOST: "127.0.0.1" },
        ...{ TLS_CERT_FILE: join(folder, "cert.pem"), TLS_KEY_FILE: join(folder, "key.pem") },
      },
      { log: linesOf(lines), timings: QUICK },
    );
  });
  afterAll(async () => {
    await gateway.running.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const credentials = { "X-SVC-Client-Id": "acme", "X-SVC-Client-Passwd": PASSWORD };
  const issue = (agent?: HttpsAgent) => ask(gateway.url, "/v1/auth/token", credentials, agent);

  test("the API is served over TLS 1.2 and newer", async () => {
    expect(gateway.url).toMatch(/^https:/);
    const { body } = await issue();
    const headers = { authorization: `Bearer ${body.data.token}`, "content-type": "application/json" };
    expect(await ask(gateway.url, "/v1/send/sms", headers)).toMatchObject({ status: 200, body: { code: "A000" } });
    const older = connect({
      ...{ host: "127.0.0.1", port: Number(new URL(gateway.url).port), rejectUnauthorized: false },
      ...{ minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" },
    });
    await expect(
      new Promise((resolve, reject) => older.on("secureConnect", resolve).on("error", reject)),
    ).rejects.toThrow(/protocol version/);
    // Neither that one nor plain HTTP disturbs others.
    await expect(fetch(gateway.url.replace("https:", "http:"))).rejects.toThrow();
    expect((await issue()).status).toBe(200);
  });

  test("a caller that has closed its side gets its answer", async () => {
    const { hostname: host, port } = new URL(gateway.url);
    const transport = connectTcp({ host, port: Number(port), allowHalfOpen: true });
    const socket = connect({ socket: transport, rejectUnauthorized: false });
    socket.end("GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const answer = (await socket.toArray()).join("");
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  test("new files are for new connections, and open ones stay", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await issue(agent)).certificate.fingerprint256).toBe(firstPrint);
    await write(second);
    process.emit("SIGHUP");
    await expect.poll(() => logged("tls_certificate_taken"), PATIENCE).toBe(1);
    const renewed = await issue();
    expect(renewed.certificate.fingerprint256).toBe(secondPrint);
    const kept = await issue(agent);
    expect(kept).toMatchObject({ status: 200, isReused: true });
    agent.destroy();
    const metrics = await (await fetch(`${gateway.running.adminUrl}/metrics`)).text();
    const expiresMs = Date.parse(renewed.certificate.valid_to);
    expect(metrics).toContain(`gateway_tls_certificate_expires_seconds ${expiresMs / 1000}\n`);
  });

  test("files that cannot be used are told once, and the certificate before them stays", async () => {
    // One more than a look between the two writes of the other test may have caused.
    const told = logged("tls_files_refused") + 1;
    // The key of another certificate; it is found without a signal.
    await write({ cert: first.cert, key: second.key });
    await expect.poll(() => logged("tls_files_refused"), PATIENCE).toBe(told);
    process.emit("SIGHUP");
    expect((await issue()).certificate.fingerprint256).toBe(secondPrint);
    expect(logged("tls_files_refused")).toBe(told);
  });
});

test("a start with files that cannot be used ends with one line", async () => {
  const start = (files: Readonly<Record<string, string>>) =>
    LiveGateway.start({ DATABASE_URL: fresh.url, ROLE: "api", ...files });
  await expect(start({ TLS_CERT_FILE: "/nowhere/cert.pem" })).rejects.toThrow(
    /^TLS_CERT_FILE is set and TLS_KEY_FILE is not; set both or none$/,
  );
  const missing = start({ TLS_CERT_FILE: "/nowhere/c.pem", TLS_KEY_FILE: "/nowhere/k.pem" });
  await expect(missing).rejects.toThrow(OperatorError);
  await expect(missing).rejects.toThrow(/^TLS_CERT_FILE and TLS_KEY_FILE cannot be used: .*\/nowhere\/c\.pem.*$/);
});

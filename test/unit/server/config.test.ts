import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";

describe("the settings", () => {
  test("have a default each", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      role: "all",
      port: 8080,
      adminPort: 8081,
      maxConnections: 10_000,
      writeTimeoutS: 60,
      databaseUrl: undefined,
      migrate: "auto",
      vendorPrefix: "SVC",
      tokenTtlS: 86_400,
      timeZone: "Asia/Seoul",
      checkReplies: true,
      logLevel: "info",
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test("are taken from the environment", () => {
    const config = readConfig({
      PORT: "9000",
      ROLE: "api",
      PUBLIC_URL: "https://gw.example.com/",
      DATABASE_URL: "postgres://u:p@db/gateway",
      VENDOR_PREFIX: "IB",
      TOKEN_TTL_S: "2",
      TIME_ZONE: "Europe/Berlin",
    });
    expect(config).toMatchObject({
      port: 9000,
      adminPort: 9001,
      role: "api",
      publicUrl: "https://gw.example.com",
      databaseUrl: "postgres://u:p@db/gateway",
      vendorPrefix: "IB",
      tokenTtlS: 2,
      timeZone: "Europe/Berlin",
    });
  });

  test("the documentation is served from the folder in which npm start builds it, whatever the data folder is", () => {
    expect(readConfig({ DATA_FOLDER: "/some/dir" })).toMatchObject({
      dataFolder: resolve("/some/dir"),
      docsFolder: resolve(".data/docs"),
    });
    expect(readConfig({ DOCS_FOLDER: "/some/docs" }).docsFolder).toBe(resolve("/some/docs"));
    expect(readConfig({}).consoleFolder).toBe(resolve("console/dist"));
  });

  test("networks that webhooks may reach are none, or a list; with its own database this machine", () => {
    expect(readConfig({ DATABASE_URL: "postgres://db/gateway" }).webhookAllowedNetworks).toEqual([]);
    expect(readConfig({}).webhookAllowedNetworks).toEqual(["127.0.0.0/8", "::1/128"]);
    expect(readConfig({ WEBHOOK_ALLOWED_NETWORKS: "10.0.0.0/8, fd00::/8" }).webhookAllowedNetworks).toEqual([
      "10.0.0.0/8",
      "fd00::/8",
    ]);
  });

  test("with a database of the operator's own, the simulator is for the sandbox and a stop gives load balancers time", () => {
    const DATABASE_URL = "postgres://u:p@db/gateway";
    expect(readConfig({})).toMatchObject({ simulator: true, shutdownDelayS: 0 });
    expect(readConfig({ DATABASE_URL })).toMatchObject({ simulator: false, shutdownDelayS: 5 });
    expect(readConfig({ DATABASE_URL, SIMULATOR: "on", SHUTDOWN_DELAY_S: "0" })).toMatchObject({
      simulator: true,
      shutdownDelayS: 0,
    });
  });

  describe("that are secret", () => {
    const folder = mkdtempSync(join(tmpdir(), "secrets-"));
    const write = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    afterAll(() => rmSync(folder, { recursive: true }));

    test("can come from files", () => {
      const config = readConfig({
        DATABASE_URL_FILE: write("url", "postgres://u:p@db/gateway\n"),
        TOKEN_KEY_FILE: write("key", `${"k".repeat(32)}\n`),
        TOKEN_KEY_OLD_FILE: write("old", "o".repeat(40)),
        SMSC_PASSWORD_FILE: write("smsc", "of the carrier\n"),
      });
      expect(config).toMatchObject({
        databaseUrl: "postgres://u:p@db/gateway",
        simulator: false,
        tokenKey: "k".repeat(32),
        tokenKeyOld: "o".repeat(40),
      });
      expect(config.variable("SMSC_PASSWORD")).toBe("of the carrier");
    });

    test("are refused, and not printed, if the file is missing, empty, wrong, or one of two", () => {
      expect(() => readConfig({ TOKEN_KEY_FILE: join(folder, "none") })).toThrow(
        `TOKEN_KEY_FILE names a file that cannot be read, ${join(folder, "none")} (ENOENT)`,
      );
      expect(() => readConfig({ TOKEN_KEY_FILE: write("empty", "\n") })).toThrow(/^TOKEN_KEY_FILE names an empty file/);
      expect(() => readConfig({ TOKEN_KEY_FILE: write("short", "secret") })).toThrow(/^TOKEN_KEY must have .*hex 32$/);
      expect(() => readConfig({ TOKEN_KEY: "k".repeat(32), TOKEN_KEY_FILE: write("key", "k".repeat(32)) })).toThrow(
        "TOKEN_KEY and TOKEN_KEY_FILE are both set; keep one of them",
      );
    });
  });

  test("that are set to nothing count as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  test("a port that the system chooses leaves the admin port to it too", () => {
    expect(readConfig({ PORT: "0" }).adminPort).toBe(0);
  });

  test("there are traces if a collector is named, unless the standard's switches say no", () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" };
    const defaults = { protocol: "http/protobuf", sampler: "parentbased_always_on", samplerRatio: 1 };
    expect(readConfig({}).tracing).toBeUndefined();
    expect(readConfig(collector).tracing).toEqual(defaults);
    expect(readConfig({ OTEL_TRACES_EXPORTER: "otlp" }).tracing).toEqual(defaults);
    expect(readConfig({ ...collector, OTEL_TRACES_EXPORTER: "none" }).tracing).toBeUndefined();
    expect(readConfig({ ...collector, OTEL_SDK_DISABLED: "true" }).tracing).toBeUndefined();
    const sampled = { ...collector, OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: ".01" };
    expect(readConfig(sampled).tracing).toEqual({ ...defaults, sampler: "traceidratio", samplerRatio: 0.01 });
  });

  test("replies are checked unless production says otherwise", () => {
    expect(readConfig({ NODE_ENV: "production" }).checkReplies).toBe(false);
    expect(readConfig({ NODE_ENV: "production", CHECK_REPLIES: "on" }).checkReplies).toBe(true);
    expect(readConfig({ CHECK_REPLIES: "off" }).checkReplies).toBe(false);
  });

  test.each([
    [{ PORT: "80a" }, /^PORT must be a whole number from 0 to 65535, not "80a"$/],
    [{ PORT: "65536" }, /^PORT /],
    [{ PORT: "-1" }, /^PORT /],
    [{ PORT: "0x50" }, /^PORT /],
    [{ ADMIN_PORT: "1e3" }, /^ADMIN_PORT /],
    [{ ROLE: "boss" }, /^ROLE must be one of all, api, worker, not "boss"$/],
    [{ DATABASE_URL: "mysql://u:secret@db" }, /^DATABASE_URL must be an address that begins with postgres:\/\//],
    [{ DATABASE_URL: "db" }, /^DATABASE_URL /],
    [{ PUBLIC_URL: "gw.example.com" }, /^PUBLIC_URL /],
    [{ VENDOR_PREFIX: "A B" }, /^VENDOR_PREFIX must be 1 to 20 letters or digits, not "A B"$/],
    [{ TOKEN_KEY: "short" }, /^TOKEN_KEY must have at least 32 characters/],
    [{ TOKEN_KEY_OLD: "short" }, /^TOKEN_KEY_OLD /],
    [{ TOKEN_TTL_S: "0" }, /^TOKEN_TTL_S /],
    [{ TIME_ZONE: "Mars" }, /^TIME_ZONE must be a time zone such as Asia\/Seoul, not "Mars"$/],
    [{ BODY_LIMIT_BYTES: "12" }, /^BODY_LIMIT_BYTES /],
    [{ POOL_SIZE: "0" }, /^POOL_SIZE /],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL /],
    [{ LOG_SAMPLE: "2" }, /^LOG_SAMPLE must be a number from 0 to 1, not "2"$/],
    [{ OTEL_TRACES_EXPORTER: "zipkin" }, /^OTEL_TRACES_EXPORTER must be one of otlp, none, not "zipkin"$/],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }, /^OTEL_EXPORTER_OTLP_PROTOCOL must be one of http\/protobuf, http\/json/],
    [{ OTEL_TRACES_SAMPLER: "some" }, /^OTEL_TRACES_SAMPLER must be one of /],
    [{ OTEL_TRACES_SAMPLER_ARG: "1.5" }, /^OTEL_TRACES_SAMPLER_ARG /],
    [{ CHECK_REPLIES: "maybe" }, /^CHECK_REPLIES /],
    [{ REQUEST_TIMEOUT_S: "1000000000" }, /^REQUEST_TIMEOUT_S /],
    [{ MAX_CONNECTIONS: "0" }, /^MAX_CONNECTIONS /],
    [{ WEBHOOK_ALLOWED_NETWORKS: "10.0.0.0" }, /^WEBHOOK_ALLOWED_NETWORKS must be networks .*, not "10.0.0.0"$/],
    [{ WEBHOOK_ALLOWED_NETWORKS: "10.0.0.0/8,10.0.0.0/33" }, /not "10.0.0.0\/33"$/],
    [{ WEBHOOK_ALLOWED_NETWORKS: "internal/8" }, /^WEBHOOK_ALLOWED_NETWORKS /],
  ])("%j is refused in one line that names it", (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
    try {
      readConfig(environment);
    } catch (error) {
      expect(String(error)).not.toContain("\n");
      expect(String(error)).not.toContain("secret");
    }
  });
});

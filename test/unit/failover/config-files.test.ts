import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  formatHaproxyConfig,
  formatHostsUrl,
  formatPatroniConfig,
  type Member,
  PATRONI_TIMES,
} from "../../load/failover/config-files.ts";

const members: readonly Member[] = [1, 2, 3].map((number) => ({
  ...{ name: `member${number}`, postgresPort: 20_000 + number, restPort: 21_000 + number, folder: `/run/${number}` },
}));
const [member] = members as [Member];

test("Patroni replicates synchronously, and its times fit each other", () => {
  const passwords = { superuser: "one", replication: "two" };
  const text = formatPatroniConfig({ member, etcdPort: 20_000, postgresFolder: "/usr/bin", passwords });
  const config = parse(text);
  expect(config.bootstrap.dcs).toMatchObject({ ...PATRONI_TIMES, synchronous_mode: true });
  expect(config.postgresql).toMatchObject({ listen: "127.0.0.1:20001", data_dir: "/run/1/data" });
  const { ttl, loop_wait, retry_timeout } = PATRONI_TIMES;
  // Patroni's own rule: a primary that can renew its key in time keeps it.
  expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
});

test("HAProxy asks each member whether it is the primary, and the documentation shows the same lines", () => {
  const config = formatHaproxyConfig(20_100, members);
  expect(config).toContain("server member2 127.0.0.1:20002 check port 21002");
  const documented = readFileSync(new URL("../../../docs/failover.md", import.meta.url), "utf8");
  const lines = config.split("\n").map((line) => line.trim());
  const common = lines.filter((line) => !/^(bind|server|$)/.test(line));
  for (const line of common) expect(documented).toContain(line);
});

test("the connection string names all members", () => {
  expect(formatHostsUrl({ user: "gateway", password: "secret", name: "gateway" }, members)).toBe(
    "postgresql://gateway:secret@127.0.0.1:20001,127.0.0.1:20002,127.0.0.1:20003/gateway?target_session_attrs=read-write",
  );
});

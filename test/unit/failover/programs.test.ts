import { expect, test } from "vitest";
import { findPrograms } from "../../load/failover/programs.ts";

test("missing programs are named together with the command that installs them", async () => {
  const found = await findPrograms(async (path) => !path.endsWith("/patroni") && !path.endsWith("/haproxy"));
  expect(found).toEqual({
    missing:
      "test:failover: not installed: /usr/bin/patroni, /usr/sbin/haproxy; " +
      "fix (Debian 12): apt-get install --no-install-recommends patroni haproxy",
  });
});

test("all programs are there", async () => {
  const found = await findPrograms(async () => true);
  expect(found).toMatchObject({ programs: { etcd: "/usr/bin/etcd", postgresFolder: "/usr/lib/postgresql/15/bin" } });
});

import { access, constants } from "node:fs/promises";
import { join } from "node:path";

/** What the cluster is made of. */
export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder of initdb, postgres and pg_rewind. */
  readonly postgresFolder: string;
}

/** Where Debian's packages put them. Daemons are in sbin, which is often not in the PATH of a user. */
const PLACES = {
  etcd: { path: "/usr/bin/etcd", debianPackage: "etcd-server" },
  patroni: { path: "/usr/bin/patroni", debianPackage: "patroni" },
  haproxy: { path: "/usr/sbin/haproxy", debianPackage: "haproxy" },
  postgres: { path: "/usr/lib/postgresql/15/bin/postgres", debianPackage: "postgresql-15" },
} as const;

/** The programs, or a line that says how to install the missing ones. */
export async function findPrograms(
  isThere: (path: string) => Promise<boolean> = canRun,
): Promise<{ readonly programs: Programs } | { readonly missing: string }> {
  const places = Object.values(PLACES);
  const found = await Promise.all(places.map(({ path }) => isThere(path)));
  const missing = places.filter((_, index) => !found[index]);
  if (missing.length > 0) return { missing: describeMissing(missing) };
  const { etcd, patroni, haproxy, postgres } = PLACES;
  const programs = { etcd: etcd.path, patroni: patroni.path, haproxy: haproxy.path };
  return { programs: { ...programs, postgresFolder: join(postgres.path, "..") } };
}

function describeMissing(missing: readonly { readonly path: string; readonly debianPackage: string }[]): string {
  const paths = missing.map(({ path }) => path).join(", ");
  const packages = missing.map(({ debianPackage }) => debianPackage).join(" ");
  return `test:failover: not installed: ${paths}; fix (Debian 12): apt-get install --no-install-recommends ${packages}`;
}

async function canRun(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

import { access } from "node:fs/promises";
import { join } from "node:path";
import type { PostgresPrograms } from "./postgres-node.ts";

/** PostgreSQL with Citus, as Debian and PGDG lay it out. */
export type CitusPrograms = PostgresPrograms;

/** Versions of PostgreSQL that Citus 13 supports; the newest that has it is used. */
const VERSIONS = [17, 16, 15] as const;

const getFiles = (version: number) => ({
  initdb: `/usr/lib/postgresql/${version}/bin/initdb`,
  postgres: `/usr/lib/postgresql/${version}/bin/postgres`,
  library: `/usr/lib/postgresql/${version}/lib/citus.so`,
  control: `/usr/share/postgresql/${version}/extension/citus.control`,
});

/** The programs, or a text that says which files were looked for and how to install them. */
export async function findCitus(
  isThere: (path: string) => Promise<boolean> = exists,
): Promise<{ readonly programs: CitusPrograms } | { readonly missing: string }> {
  for (const version of VERSIONS) {
    const { initdb, postgres, library, control } = getFiles(version);
    const found = await Promise.all([initdb, postgres, library, control].map(isThere));
    if (found.every(Boolean)) return { programs: { initdb, postgres } };
  }
  return { missing: describeMissing() };
}

/** The last step is for PostgreSQL 15.20, 16.11 and 17.7 or later, which have a function of that name themselves. */
function describeMissing(): string {
  const { postgres, library, control } = getFiles(15);
  const files = [postgres, library, control].join(", ");
  return [
    `Citus is not installed: ${files} (or those of ${VERSIONS.slice(0, -1).join(" or ")}) are missing`,
    "fix (Debian 12, from source):",
    "  apt-get install postgresql-15 postgresql-server-dev-15 gcc make flex libssl-dev liblz4-dev libzstd-dev libicu-dev \\",
    "    libxml2-dev libkrb5-dev libpam0g-dev libselinux1-dev libxslt1-dev libreadline-dev zlib1g-dev",
    "  git clone --branch v13.2.2 --depth 1 https://github.com/citusdata/citus && cd citus",
    `  ./configure --without-libcurl PG_CONFIG=${join(postgres, "../pg_config")} && make -j2 && make install`,
    "  (if have_createdb_privilege is declared twice: remove that function from src/include/pg_version_compat.h)",
  ].join("\n");
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

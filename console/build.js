// "npm ci" runs it: the gateway serves what is built, and builds nothing at its start. A production install has no Vite: there the
// pages came with the release (deploy/make-release.ts).
import { existsSync } from "node:fs";

if (existsSync(new URL("../node_modules/vite", import.meta.url))) {
  const { build } = await import("vite");
  await build({ configFile: new URL("vite.config.ts", import.meta.url).pathname, logLevel: "warn" });
}

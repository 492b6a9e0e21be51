// "npm ci" runs it: the gateway serves what is built, and builds nothing at its start. JavaScript, because npm may run it with a Node that
// knows no TypeScript.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const isInstall = process.env.npm_lifecycle_event === "prepare";
const vite = fileURLToPath(new URL("../node_modules/vite", import.meta.url));

// A production install has no Vite: there the pages came with the release (deploy/make-release.ts).
if (existsSync(vite) || !isInstall) await build();

/** Pages that cannot be built fail no install, because the gateway runs without them; /console then says how to build them. */
async function build() {
  try {
    if (!existsSync(vite)) throw new Error("Vite is not installed");
    const { build } = await import("vite");
    const configFile = fileURLToPath(new URL("vite.config.ts", import.meta.url));
    await build({ configFile, logLevel: isInstall ? "silent" : "warn" });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split("\n", 1);
    const consequence = isInstall
      ? "the gateway runs without them. Fix: run npm ci again, or node console/build.js to see the whole error"
      : "fix: run npm ci";
    process.stderr.write(`console: the pages cannot be built (${reason}); ${consequence}\n`);
    if (isInstall) return;
    if (error instanceof Error && existsSync(vite)) process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  }
}

import { join, resolve } from "node:path";

/** The project's root; commands can be started from any folder. */
export const root = resolve(import.meta.dirname, "../..");

export const ownSpec = join(root, "spec/openapi.yaml");
export const ownPlugin = join(root, "spec/plugin.ts");
/** Files that are built on this machine and not committed. */
export const dataFolder = join(root, ".data");
/** Programs that tests start are compiled once, not at each start. `server/main.js` uses the same folder. */
export const compileCache = join(root, "node_modules/.cache/node");

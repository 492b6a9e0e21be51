import { join } from "node:path";
import { defineConfig } from "vite";

const folder = import.meta.dirname;

/** Two pages: the console of partner teams, and the one of operators on the admin port. */
export default defineConfig({
  root: folder,
  base: "/console/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: join(folder, "dist"),
    emptyOutDir: true,
    // Which page loads which files: a test adds up what they weigh. The gateway does not serve it.
    manifest: true,
    // The content security policy allows no data: scripts and styles.
    assetsInlineLimit: 0,
    // The checks of all messages are large, and loaded when they are needed; a test limits what all files weigh.
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [join(folder, "index.html"), join(folder, "operate.html")] },
  },
});

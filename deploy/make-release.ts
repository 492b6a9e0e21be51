import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { build } from "vite";
import { buildDocsIfChanged } from "../scripts/docs/build-docs.ts";
import { readDocsInput } from "../scripts/docs/docs-input.ts";
import { loadProject } from "../scripts/project/project.ts";

const HELP = `
npm run -s release:gateway -- [--out DIR]

Makes the folder that a production machine needs: the gateway, its settings for npm, and the reference documentation and the console, built. There,
\`npm ci --omit=dev\` installs the packages, and the folder runs without the toolkit: of that it has only scripts/runtime, which the generated code imports. An existing folder is replaced.

  --out DIR   the folder to write (default: .data/release)
  --help      print this text
`;

/** What the generated code imports: a workspace here and in the release. */
const RUNTIME = "scripts/runtime";

/** Everything that the gateway reads when it runs, and what its operator reads. The toolkit, the tests and the sources of the document stay behind. */
const RELEASED = [
  ...["package-lock.json", ".npmrc", "LICENSE", "CHANGELOG.md", "README.md", "THREATS.md"],
  ...["server", "generated", "spec/keywords", "scripts/runtime", "deploy", "docs"],
];

/** The commands of an operator. */
const RELEASED_SCRIPTS = ["start", "admin", "migrate"];

const root = resolve(import.meta.dirname, "..");
const secrets = join(root, "deploy/secrets");

async function makeRelease(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  for (const name of RELEASED) {
    await mkdir(dirname(join(out, name)), { recursive: true });
    // Whoever tried the compose file has secrets in the folder.
    await cp(join(root, name), join(out, name), { recursive: true, filter: (file) => file !== secrets });
  }
  await writeManifest(out);
  const configFile = join(root, "console/vite.config.ts");
  await build({ configFile, logLevel: "warn", build: { outDir: join(out, "console/dist") } });
  const built = join(root, ".data/docs");
  await buildDocsIfChanged(await readDocsInput(await loadProject(), built));
  // Where the gateway looks for it, unless DOCS_FOLDER says otherwise.
  await cp(built, join(out, ".data/docs"), { recursive: true });
}

/**
 * The package.json of the gateway alone: no other workspaces, no development packages, no Node of its own. npm takes everything else out
 * of the copied lock file, and needs no registry for that.
 */
async function writeManifest(out: string): Promise<void> {
  const { name, version, description, license, type, scripts, dependencies } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  );
  const manifest = {
    ...{ name, version, description, private: true, license, type, engines: { node: ">=24" } },
    gitHead: await findCommit(),
    workspaces: [RUNTIME],
    scripts: Object.fromEntries(RELEASED_SCRIPTS.map((script) => [script, scripts[script]])),
    dependencies,
  };
  await writeFile(join(out, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const args = ["install", "--package-lock-only", "--ignore-scripts", "--offline", "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", args, { cwd: out });
}

/** Metrics show it, so that two builds of one version can be told apart. Where there is no repository, as in an image, GIT_COMMIT names it. */
async function findCommit(): Promise<string | undefined> {
  const { GIT_COMMIT } = process.env;
  if (GIT_COMMIT !== undefined && GIT_COMMIT !== "") return GIT_COMMIT;
  const found = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd: root }).catch(() => undefined);
  return found?.stdout.trim();
}

const { values } = parseArgs({ options: { out: { type: "string" }, help: { type: "boolean", short: "h" } } });
if (values.help) process.stdout.write(`${HELP.trim()}\n`);
else {
  const out = resolve(values.out ?? join(root, ".data/release"));
  await makeRelease(out);
  process.stdout.write(`release: ${out}\n`);
}

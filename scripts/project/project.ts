import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { didYouMean } from "../project/nearest-name.ts";
import type { Config } from "./config.ts";
import { importModule } from "./import-module.ts";
import { UsageError } from "./usage-error.ts";

const CONFIG_FILES = ["contract.config.ts", "contract.config.mts", "contract.config.js", "contract.config.mjs"];

/** A project's configuration with its defaults, and with the options of the command line. All paths are absolute. */
export interface Project {
  /** The folder of the configuration, or the current one. */
  readonly folder: string;
  readonly spec: string;
  readonly plugin: string | undefined;
  /** Folders outside of the document's own to which its $refs may lead. */
  readonly refFolders: readonly string[];
  readonly out: string;
  /** The bundled document that `generate` writes. */
  readonly document: string;
  readonly released: string;
  readonly data: string;
  /** For files that can be made again at any time. */
  readonly cache: string;
  readonly server: "koa" | "none";
  readonly url: string;
  /** The document is the one of the configuration. If it is another one, only `folder` and `data` are the project's. */
  readonly isOwn: boolean;
  readonly config: Config;
}

export interface ProjectOptions {
  readonly spec?: string | undefined;
  readonly plugin?: string | undefined;
  readonly out?: string | undefined;
}

let chosenConfigFile: string | undefined;

/** Takes this configuration in place of the nearest one, for all that is done until the next call; undefined: the nearest again. */
export function useConfigFile(file: string | undefined): void {
  chosenConfigFile = file === undefined ? undefined : resolve(file);
}

/** The configuration that was chosen in place of the nearest one. */
export const getConfigFile = (): string | undefined => chosenConfigFile;

/**
 * Reads the configuration of the current folder or of the nearest folder above. What it says of the document applies only to that
 * document, and not to another one that is given with --spec.
 */
export async function loadProject(options: ProjectOptions = {}): Promise<Project> {
  const file = chosenConfigFile ?? findConfigFile(process.cwd());
  const folder = file === undefined ? process.cwd() : dirname(file);
  const config = file === undefined ? {} : await readConfig(file);
  const ownSpec = resolve(folder, config.spec ?? "spec/openapi.yaml");
  const spec = options.spec === undefined ? ownSpec : resolve(options.spec);
  const isOwn = spec === ownSpec;
  const own: Config = isOwn ? config : {};
  const pluginFile = options.plugin === undefined ? own.plugin && resolve(folder, own.plugin) : resolve(options.plugin);
  const out = options.out === undefined ? resolve(folder, own.out ?? "generated") : resolve(options.out);
  const data = resolve(folder, config.data ?? ".data");
  return {
    ...{ folder, spec, out, data, isOwn, config: own },
    plugin: pluginFile,
    refFolders: (own.refFolders ?? []).map((path) => resolve(folder, path)),
    document: join(out, "openapi.json"),
    released: own.released === undefined ? join(dirname(spec), "released") : resolve(folder, own.released),
    cache: existsSync(join(folder, "node_modules"))
      ? join(folder, "node_modules/.cache/contract")
      : join(data, "cache"),
    server: own.server ?? "none",
    url: own.url ?? "http://localhost:8080",
  };
}

function findConfigFile(folder: string): string | undefined {
  for (let place = folder; ; place = dirname(place)) {
    const file = CONFIG_FILES.map((name) => join(place, name)).find((path) => existsSync(path));
    if (file !== undefined || dirname(place) === place) return file;
  }
}

async function readConfig(file: string): Promise<Config> {
  let module: { readonly default?: Config };
  try {
    module = await importModule(file);
  } catch (error) {
    throw new UsageError(`${shown(file)}: cannot be loaded: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof module.default !== "object" || module.default === null)
    throw new UsageError(`${shown(file)}: has no default export; fix: export default defineConfig({ … })`);
  checkKeys(file, module.default);
  return module.default;
}

/** Every key of the configuration. The type makes sure that none is forgotten. */
const KEYS: Readonly<Record<keyof Config, true>> = {
  ...{
    spec: true,
    refFolders: true,
    out: true,
    plugin: true,
    server: true,
    standalone: true,
    emit: true,
    client: true,
    types: true,
    lint: true,
    released: true,
    data: true,
  },
  ...{ url: true, start: true, dev: true, workflows: true, operations: true, docs: true, mock: true },
  ...{ test: true, fuzz: true, coverage: true, partners: true, authenticate: true },
};

function checkKeys(file: string, config: Config): void {
  for (const key of Object.keys(config))
    if (!(key in KEYS))
      throw new UsageError(`${shown(file)}: unknown setting "${key}"${didYouMean(key, Object.keys(KEYS))}`);
}

/** A path relative to the current folder; absolute if it is outside of it. */
export function shown(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere === "" ? "." : fromHere.startsWith("..") ? path : fromHere;
}

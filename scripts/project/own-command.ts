import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import { getConfigFile, shown } from "./project.ts";
import { shellQuote } from "./shell-text.ts";

/** The arguments with which another process of the toolkit runs a command with the same configuration as this one. */
export function getOwnArgs(...args: readonly string[]): string[] {
  const file = getConfigFile();
  return [...(file === undefined ? [] : ["--config", file]), ...args];
}

/** A command of the toolkit as it can be pasted into a shell in the current folder. */
export function writeOwnCommand(...args: readonly string[]): string {
  const file = getConfigFile();
  const words = [...(file === undefined ? [] : ["--config", shown(file)]), ...args];
  return [...findLauncher(process.cwd(), resolve(process.argv[1] ?? "")), ...words.map(quoteIfNeeded)].join(" ");
}

/** How the toolkit is started in a folder: by its npm script, as an installed package, or by the file that runs now. */
export function findLauncher(folder: string, program: string): readonly string[] {
  if (hasScript(folder)) return ["npm", "run", "contract", "--"];
  if (program.split(sep).includes("node_modules")) return ["npx", "contract"];
  // Installed for the whole machine.
  if (basename(program) === "contract") return ["contract"];
  return ["node", quoteIfNeeded(shown(program))];
}

function hasScript(folder: string): boolean {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return false;
  const { scripts } = JSON.parse(readFileSync(file, "utf8")) as { readonly scripts?: { readonly contract?: unknown } };
  return typeof scripts?.contract === "string";
}

const quoteIfNeeded = (word: string): string => (/^[\w./:@=-]+$/.test(word) ? word : shellQuote(word));

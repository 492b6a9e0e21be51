import { StartError } from "./start-error.ts";

/** A command whose settings all come from the environment takes one word only: --help. Says whether it was asked for. */
export function askedForHelp(words: readonly string[], help: string): boolean {
  if (words.includes("--help") || words.includes("-h")) {
    process.stdout.write(`${help.trim()}\n`);
    return true;
  }
  if (words.length > 0)
    throw new StartError(`unexpected "${words[0]}"; settings come from the environment, --help tells more`);
  return false;
}

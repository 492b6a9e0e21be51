import { existsSync } from "node:fs";
import { didYouMean } from "../project/nearest-name.ts";
import { useConfigFile } from "../project/project.ts";
import { readToolkitManifest } from "../project/toolkit.ts";
import { UsageError } from "../project/usage-error.ts";
import { type Command, toStatus } from "./main.ts";

interface Entry {
  readonly summary: string;
  /** A command is loaded only when it runs: some load compilers and linters. */
  load(): Promise<Command>;
}

const COMMANDS: Readonly<Record<string, Entry>> = {
  init: {
    summary: "make a new project that runs at once, for a document or for a small example",
    load: async () => (await import("./commands/init.ts")).init,
  },
  new: {
    summary: "add an operation to the document, with a handler to write",
    load: async () => (await import("./commands/new.ts")).newOperation,
  },
  dev: {
    summary: "after each save: lint, generate, check types, show what changed",
    load: async () => (await import("./commands/dev.ts")).dev,
  },
  lint: { summary: "check the document", load: async () => (await import("./commands/lint.ts")).lint },
  generate: {
    summary: "write types, validators, handler interfaces, client and server from the document",
    load: async () => (await import("./commands/generate.ts")).generate,
  },
  check: {
    summary: "lint, and compare the generated files with the document",
    load: async () => (await import("./commands/check.ts")).check,
  },
  diff: {
    summary: "what changed since the last release, and whom it breaks",
    load: async () => (await import("./commands/diff.ts")).diff,
  },
  docs: {
    summary: "build the reference documentation",
    load: async () => (await import("./commands/docs.ts")).docs,
  },
  mock: {
    summary: "run a mock server that answers with the document's examples",
    load: async () => (await import("./commands/mock.ts")).mock,
  },
  test: {
    summary: "hold a running server to the document: every operation, answer, example and rule",
    load: async () => (await import("./commands/test.ts")).test,
  },
  fuzz: {
    summary: "send generated requests to a running server and check every answer",
    load: async () => (await import("./commands/fuzz.ts")).fuzz,
  },
  coverage: {
    summary: "which parts of the document recorded requests covered",
    load: async () => (await import("./commands/coverage.ts")).coverage,
  },
  release: {
    summary: "keep the document as a released version",
    load: async () => (await import("./commands/release.ts")).release,
  },
  workflows: {
    summary: "run the document's Arazzo workflows against a server",
    load: async () => (await import("./commands/workflows.ts")).workflows,
  },
};

const names = Object.keys(COMMANDS);

const help = `
contract COMMAND [options]

The toolkit for APIs that begin with an OpenAPI document. Settings are in contract.config.ts; options go before them.

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join("\n")}

  contract COMMAND --help   the options of a command
  contract --config FILE COMMAND
                            with the settings in this file, for a second document of the same project
  contract --version        the version of the toolkit
`;

/** Runs `contract` with these arguments and returns its exit status. Nothing of one run is left for the next. */
export async function runContract([name, ...args]: readonly string[]): Promise<number> {
  if (name === "--config") return runWithConfig(args);
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    process.stdout.write(`${help.trim()}\n`);
    return 0;
  }
  if (name === "--version") {
    process.stdout.write(`${readToolkitManifest().version}\n`);
    return 0;
  }
  let errorStatus = 1;
  return toStatus(
    async () => {
      const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
      if (entry === undefined)
        throw new UsageError(
          `contract: unknown command "${name}"${didYouMean(name, names)}; --help lists the commands`,
        );
      const command = await entry.load();
      errorStatus = command.errorStatus ?? 1;
      return command.run(args);
    },
    () => errorStatus,
  );
}

async function runWithConfig([file, ...args]: readonly string[]): Promise<number> {
  if (file !== undefined && existsSync(file)) {
    useConfigFile(file);
    try {
      return await runContract(args);
    } finally {
      useConfigFile(undefined);
    }
  }
  process.stderr.write(`contract: --config needs the name of a file that exists, not ${JSON.stringify(file ?? "")}\n`);
  return 1;
}

import { type ChildProcess, fork } from "node:child_process";
import { formatError } from "../command/main.ts";
import { loadProject } from "../command/project.ts";
import { type DocumentVerdict, Engine } from "./engine.ts";

/** What the engine's process answers: a verdict, or the text of an error. */
export type EngineAnswer = { readonly verdict: DocumentVerdict } | { readonly error: string };

/** The option with which `contract dev` runs as the engine's process. */
export const ENGINE_OPTION = "engine";

/** Runs in the engine's process: answers each message with a verdict, until the parent process ends. */
export async function serveEngine(): Promise<void> {
  const engine = new Engine(await loadProject());
  process.on("message", async () => {
    const answer: EngineAnswer = await engine.run().then(
      (verdict) => ({ verdict }),
      (error: unknown) => ({ error: formatError(error) }),
    );
    process.send?.(answer);
  });
  await new Promise<void>((resolve) => process.once("disconnect", resolve));
}

/** The process with the engine. A new one is started after a change of code that it has loaded. */
export class EngineProcess {
  #child: ChildProcess | undefined;

  /** Starts the process beforehand, so that the next verdict need not wait for it. */
  warm(): void {
    this.#getChild();
  }

  ask(): Promise<EngineAnswer> {
    const child = this.#getChild();
    return new Promise((resolve) => {
      const onExit = (code: number | null): void => resolve({ error: `dev: the engine ended with ${code}` });
      child.once("exit", onExit);
      child.once("message", (answer: EngineAnswer) => {
        child.off("exit", onExit);
        resolve(answer);
      });
      child.send({});
    });
  }

  stop(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  #getChild(): ChildProcess {
    if (this.#child === undefined || this.#child.exitCode !== null || !this.#child.connected)
      this.#child = fork(process.argv[1] ?? "", ["dev", `--${ENGINE_OPTION}`]);
    return this.#child;
  }
}

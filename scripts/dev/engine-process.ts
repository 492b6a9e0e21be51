import { type ChildProcess, fork } from "node:child_process";
import { formatError } from "../document/format-error.ts";
import { DocumentError, type Problem } from "../document/problem.ts";
import { getOwnArgs } from "../project/own-command.ts";
import { loadProject } from "../project/project.ts";
import { type DocumentVerdict, Engine, type RunOptions, type VerdictPart } from "./engine.ts";
import type { LiveDocsOptions } from "./live-docs.ts";

/** What the engine's process answers: a verdict, or the text of an error, with the problems of the document that are its cause. */
export type EngineAnswer =
  | { readonly verdict: DocumentVerdict }
  | { readonly error: string; readonly problems: readonly Problem[] };

/** A page of the documentation. `page` is undefined if there is none of this name. */
export type PageAnswer = { readonly page: string | undefined } | { readonly error: string };

type Request =
  | { readonly id: number; readonly run: { readonly docs?: LiveDocsOptions | undefined } }
  | { readonly id: number; readonly page: string };

type Message =
  | { readonly id: number; readonly part: VerdictPart }
  | { readonly id: number; readonly answer: EngineAnswer | PageAnswer };

/** The option with which `contract dev` runs as the engine's process. */
export const ENGINE_OPTION = "engine";
/** The name under which the text of the document is asked for. */
export const DOCUMENT_FILE = "openapi.json";

/** Runs in the engine's process: answers each message, until the parent process ends. */
export async function serveEngine(): Promise<void> {
  const engine = new Engine(await loadProject());
  process.on("message", async (request: Request) => {
    const { id } = request;
    if ("page" in request) await send({ id, answer: renderPage(engine, request.page) });
    else {
      const onPart = (part: VerdictPart): Promise<void> => send({ id, part });
      await send({ id, answer: await run(engine, { ...request.run, onPart }) });
    }
  });
  await new Promise<void>((resolve) => process.once("disconnect", resolve));
}

/** Resolves when the parent has it: a page is larger than the pipe, and what does not fit would wait until this process is idle. */
const send = (message: Message): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

const run = (engine: Engine, options: RunOptions): Promise<EngineAnswer> =>
  engine.run(options).then(
    (verdict) => ({ verdict }),
    (error: unknown) => ({
      error: formatError(error),
      problems: error instanceof DocumentError ? error.problems : [],
    }),
  );

function renderPage({ docs }: Engine, file: string): PageAnswer {
  try {
    return { page: file === DOCUMENT_FILE ? docs.text : docs.render(file) };
  } catch (error) {
    return { error: formatError(error) };
  }
}

/** The process with the engine. A new one is started after a change of code that it has loaded. */
export class EngineProcess {
  #child: ChildProcess | undefined;
  #lastId = 0;

  run({ docs, onPart }: RunOptions = {}): Promise<EngineAnswer> {
    return this.#ask<EngineAnswer>({ run: { docs } }, onPart).catch((error: Error) => ({
      ...{ error: error.message, problems: [] },
    }));
  }

  renderPage(file: string): Promise<PageAnswer> {
    return this.#ask<PageAnswer>({ page: file }).catch((error: Error) => ({ error: error.message }));
  }

  stop(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  /** Rejects if the process ends before it answers. */
  #ask<Answer>(
    request: { run: { docs?: LiveDocsOptions | undefined } } | { page: string },
    onPart?: RunOptions["onPart"],
  ): Promise<Answer> {
    const child = this.#getChild();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const end = (): void => {
        child.off("message", onMessage).off("exit", onExit);
      };
      const onExit = (code: number | null, signal: NodeJS.Signals | null): void => fail(`ended with ${code ?? signal}`);
      const fail = (how: string): void => {
        end();
        reject(new Error(`dev: the engine ${how}; the next save starts it again`));
      };
      const onMessage = (message: Message): void => {
        if (message.id !== id) return;
        if ("part" in message) onPart?.(message.part);
        else {
          end();
          resolve(message.answer as Answer);
        }
      };
      child.on("exit", onExit).on("message", onMessage);
      // Without a callback, a process that has just ended would end this one too, by an `error` event.
      child.send({ id, ...request }, (error) => error && fail("has ended"));
    });
  }

  #getChild(): ChildProcess {
    if (this.#child === undefined || this.#child.exitCode !== null || !this.#child.connected)
      this.#child = fork(process.argv[1] ?? "", getOwnArgs("dev", `--${ENGINE_OPTION}`));
    return this.#child;
  }
}

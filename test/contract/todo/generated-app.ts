import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type Koa from "koa";
import { generate } from "../../../scripts/emit/generate.ts";
import { writeFolder } from "../../../scripts/emit/output-folder.ts";
import type { JsonObject } from "../../../scripts/schema/json.ts";

const APP = join(import.meta.dirname, "app");

/** What a reminder says, as far as the tests look at it. */
export interface Reminder {
  readonly todo: { readonly id: number; readonly text: string };
  readonly secret: string;
}

/** The to-do list: what is written by hand in `app/`, with what is generated beside it. */
export interface GeneratedApp {
  readonly folder: string;
  readonly document: JsonObject;
  todoApp(): Koa;
  reminderApp(onReminder: (reminder: Reminder) => void): Koa;
}

/** Inside the project, so that the packages are found; a folder of its own for each run. */
export async function generatedApp(): Promise<GeneratedApp> {
  const folder = join(import.meta.dirname, "../../../.data/test", `todo-${process.pid}`);
  const out = join(folder, "generated");
  const spec = join(APP, "openapi.yaml");
  const { files } = await generate({ spec, plugin: undefined, out, lenient: false, server: "koa" });
  cpSync(APP, folder, { recursive: true });
  writeFolder(out, files);
  const load = <Exports>(name: string): Promise<Exports> => import(pathToFileURL(join(folder, name)).href);
  const { todoApp } = await load<Pick<GeneratedApp, "todoApp">>("server.ts");
  const { reminderApp } = await load<Pick<GeneratedApp, "reminderApp">>("receiver.ts");
  return { folder, document: JSON.parse(readFileSync(join(out, "openapi.json"), "utf8")), todoApp, reminderApp };
}

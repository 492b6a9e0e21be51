import type { Circumstances } from "../../domain/circumstances.ts";
import type { Registry } from "../../domain/model.ts";
import type { Context } from "../context.ts";
import type { FilesByName } from "../services.ts";

const NO_FILES: FilesByName = new Map();

/** Everything that a decision depends on, brought together before it is made; at once, where all of it is known. */
export function circumstancesFor(
  context: Context,
  fileNames: readonly string[],
): Circumstances | Promise<Circumstances> {
  const { account, services } = context;
  const registry = services.accounts.registryOf(account.id);
  const files = fileNames.length === 0 ? NO_FILES : services.files.find(account.id, fileNames);
  if (!(registry instanceof Promise) && !(files instanceof Promise)) return together(context, registry, files);
  return Promise.all([registry, files]).then((found) => together(context, ...found));
}

function together(context: Context, registry: Registry, files: FilesByName): Circumstances {
  const { account, nowMs, services, written } = context;
  const { explainStep, explainTemplate, explainNumber, placeholders } = services.rules;
  const hasEscapes = written === undefined || written.hasEscapes;
  return { explainStep, explainTemplate, explainNumber, placeholders, account, registry, files, nowMs, hasEscapes };
}

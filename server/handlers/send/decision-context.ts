import type { DecisionContext } from "../../domain/decision-context.ts";
import type { Context } from "../context.ts";
import type { FilesByName } from "../services.ts";

const NO_FILES: FilesByName = new Map();

/** Everything that a decision depends on, brought together before it is made. */
export async function readDecisionContext(context: Context, fileNames: readonly string[]): Promise<DecisionContext> {
  const { account, nowMs, services } = context;
  const registry = await services.accounts.registryOf(account.id);
  const files = fileNames.length === 0 ? NO_FILES : await services.files.find(account.id, fileNames);
  const { explainStep, explainTemplate, explainNumber, placeholders } = services.rules;
  return { explainStep, explainTemplate, explainNumber, placeholders, account, registry, files, nowMs };
}

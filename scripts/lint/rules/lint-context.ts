import type { PluggedBundle } from "../../document/bundle.ts";
import type { Built } from "../../model/build.ts";
import type { Node } from "../../schema/spot.ts";

/** What rules may know of a document beyond its text: its plug-in, and what is generated from it. */
export interface LintContext {
  readonly bundle: PluggedBundle;
  readonly built: Built;
}

const contexts = new WeakMap<Node, LintContext>();

/** Rules are given the document only, so what belongs to it is found by the document. */
export const setLintContext = (context: LintContext): void => {
  contexts.set(context.bundle.document, context);
};

export const getLintContext = (document: Node): LintContext | undefined => contexts.get(document);

import { inject } from "vitest";
import "./setup.ts";

/** The folder of the built pages; throws if they could not be built. */
export function getConsoleFolder(): string {
  const pages = inject("consolePages");
  if ("reason" in pages) throw new Error(pages.reason);
  return pages.folder;
}

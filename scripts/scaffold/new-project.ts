import type { Api } from "../model/model.ts";
import type { ToolkitManifest } from "../project/toolkit.ts";

export interface NewProject {
  /** The name of the package. */
  readonly name: string;
  readonly api: Api;
  /** The document, relative to the project's folder. */
  readonly spec: string;
  readonly lintPreset: string;
  /** How package.json names the toolkit: a version, or `file:` and the path of a tarball. */
  readonly toolkit: ToolkitManifest;
}

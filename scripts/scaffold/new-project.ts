import type { Api } from "../model/model.ts";
import type { ToolkitVersions } from "./toolkit-version.ts";

export interface NewProject {
  /** The name of the package. */
  readonly name: string;
  readonly api: Api;
  /** The document, relative to the project's folder. */
  readonly spec: string;
  readonly lintPreset: string;
  readonly toolkit: ToolkitVersions;
}

import { execFile } from "node:child_process";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../rig/own-project.ts";

export interface Packed {
  readonly tarball: string;
  /** A folder outside of this project, with the node_modules of an `npm install` of the tarball. */
  readonly folder: string;
}

const run = promisify(execFile);
export const PACKAGE = "messaging-gateway-client";
/** The dependency of the package, and its own dependency. */
const DEPENDENCIES = ["openapi-fetch", "openapi-typescript-helpers"];

/** Packs the client as for a release, and installs the tarball in an empty project. */
export async function packClient(folder: string): Promise<Packed> {
  await mkdir(folder);
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: join(root, "client") });
  const [made] = JSON.parse(stdout.slice(stdout.indexOf("["))) as { filename: string }[];
  const tarball = join(folder, made?.filename ?? "");
  const installed = join(folder, "node_modules", PACKAGE);
  await mkdir(installed, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", installed, "--strip-components", "1"]);
  for (const name of DEPENDENCIES)
    await cp(join(root, "node_modules", name), join(folder, "node_modules", name), { recursive: true });
  return { folder, tarball };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../../rig/own-project.ts";

export const readDeployFile = (name: string): string => readFileSync(join(root, "deploy", name), "utf8");

type Settings = Readonly<Record<string, string>>;

export interface Image {
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  readonly user: string;
  readonly settings: Settings;
}

/** What the last stage of the Dockerfile says. */
export function readImage(): Image {
  const stage =
    readDeployFile("Dockerfile")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const find = (instruction: RegExp): string => instruction.exec(stage)?.[1] ?? "";
  const words = find(/^ENV (.+)$/m).split(" ");
  return {
    command: JSON.parse(find(/^CMD (\[.*\])$/m)),
    healthcheck: JSON.parse(find(/^HEALTHCHECK .*CMD (\[.*\])$/m)),
    user: find(/^USER (\S+)$/m),
    settings: toSettings(words),
  };
}

const toSettings = (words: readonly string[]): Settings =>
  Object.fromEntries(words.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));

export interface ComposeService {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Settings;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** With the defaults of the variables that it takes from its environment. */
export function readCompose(): Compose {
  const text = readDeployFile("compose.yaml").replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1");
  return parse(text, { merge: true });
}

const unitOfFile = (): string => readDeployFile("systemd/messaging-gateway.service");

/** The values of a setting of the systemd unit, in order. */
export function readUnit(name: string, unit = unitOfFile()): readonly string[] {
  return unit.split("\n").flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));
}

/** The environment that systemd gives the service: of the unit, then of its file. */
export function readUnitSettings(
  credentials: string,
  unit = unitOfFile(),
  environmentFile = readDeployFile("systemd/gateway.env"),
): Settings {
  const inUnit = readUnit("Environment", unit).flatMap((line) => line.replaceAll("%d", credentials).split(" "));
  const inFile = environmentFile.split("\n").filter((line) => /^[A-Z]/.test(line));
  return toSettings([...inUnit, ...inFile]);
}

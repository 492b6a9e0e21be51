import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { PASSWORD } from "../rig/live-gateway.ts";
import { findPython } from "../rig/python.ts";
import { putPythonPackage } from "./python-package.ts";

const execute = promisify(execFile);
/** Ends a program that waits for ever, before its test ends. */
const LONGEST_MS = 50_000;

/** Empty: the machine has no Python, and the tests are skipped. */
export const python = findPython() ?? "";

const START = `
import json, os, threading, time
from messaging_gateway import *
quick = RetryOptions(first_wait_s=0.005, longest_wait_s=0.02)
def new_gateway(**options):
    return Gateway(os.environ["GATEWAY_URL"], os.environ["GATEWAY_CLIENT_ID"], os.environ["GATEWAY_PASSWORD"], **dict({"retry": quick}, **options))
gateway = new_gateway()
sms = {"from": "0212345678", "to": "01000000000", "text": "Hello"}
`;

interface PythonPrograms {
  /** The folder in which programs run; it has the package. */
  readonly folder: string;
  /** What a program may read; without the proxies of this machine, because tests call loopback addresses only. */
  environment(more?: Readonly<Record<string, string>>): NodeJS.ProcessEnv;
  /** Runs a program, which has a gateway and a message, and returns the lines that it prints. */
  run(program: string, more?: Readonly<Record<string, string>>): Promise<string[]>;
}

/** Programs of a test file that use the Python client, whose gateway has this address. */
export function usePythonPrograms(url: () => string): PythonPrograms {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "python-client-"));
    putPythonPackage(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const environment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
    PATH: process.env.PATH,
    NO_PROXY: "*",
    GATEWAY_URL: url(),
    GATEWAY_CLIENT_ID: "acme",
    GATEWAY_PASSWORD: PASSWORD,
    ...more,
  });
  return {
    get folder() {
      return folder;
    },
    environment,
    async run(program, more) {
      const options = { cwd: folder, env: environment(more), encoding: "utf8", timeout: LONGEST_MS } as const;
      const { stdout } = await execute(python, ["-W", "error", "-c", START + program], options);
      return stdout.trimEnd().split("\n");
    },
  };
}

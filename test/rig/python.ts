import { execFileSync } from "node:child_process";

/** The oldest Python that the generated code and the client support. */
const OLDEST = [3, 9] as const;

const HOW = "import sys; print(*sys.version_info[:2])";

/** The interpreter; undefined, with the reason printed, if the machine has none that is new enough. */
export function findPython(program = process.env.PYTHON ?? "python3"): string | undefined {
  const reason = whyNot(program);
  if (reason === undefined) return program;
  process.stderr.write(`skipped: tests of the Python client need ${program} ${OLDEST.join(".")} or newer; ${reason}\n`);
  return undefined;
}

function whyNot(program: string): string | undefined {
  try {
    const [major = 0, minor = 0] = execFileSync(program, ["-c", HOW], { encoding: "utf8" }).split(" ").map(Number);
    const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
    return isOld ? `this is ${major}.${minor}` : undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  }
}

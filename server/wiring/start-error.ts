/** Why the gateway cannot start, in one line for whoever started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

type Words = (code: string) => string | undefined;

export const inUse =
  (setting: string, port: number): Words =>
  (code) => {
    if (code === "EADDRINUSE") return `port ${port} is in use; choose another with ${setting}`;
    return code === "EACCES" ? `port ${port} may not be used; choose another with ${setting}` : undefined;
  };

/** 28: wrong user or password; 3D: no such database; 08, 57P and the system's own: no way to it. */
export const unreachable: Words = (code) =>
  /^(28...|3D...|08...|57P..|ECONN.*|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/.test(code)
    ? `the database of DATABASE_URL cannot be used (${code})`
    : undefined;

/** Runs a part of the start; what goes wrong in a way that users meet gets words for them. */
export async function orStartError<Value>(work: Promise<Value>, words: Words): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    const said = error instanceof Error ? words("code" in error ? String(error.code) : "") : undefined;
    throw said === undefined ? error : new StartError(said, { cause: error });
  }
}

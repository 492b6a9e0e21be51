/** Waits for Ctrl-C, SIGTERM or SIGHUP, or until the parent process has ended. */
export function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    // A parent that was killed sends no signal, but this process then has another parent.
    const parentCheck = setInterval(() => {
      if (process.ppid !== parent) end("SIGTERM");
    }, 1_000);
    const end = (signal: NodeJS.Signals): void => {
      clearInterval(parentCheck);
      resolve(signal);
    };
    process.once("SIGINT", end);
    process.once("SIGTERM", end);
    process.once("SIGHUP", end);
  });
}

/** Waits for Ctrl-C, SIGTERM, or the end of the process that started this one. */
export function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    // A parent that was killed sends no signal: the new parent's id tells that it is gone.
    const watch = setInterval(() => {
      if (process.ppid !== parent) end("SIGTERM");
    }, 1_000);
    const end = (signal: NodeJS.Signals): void => {
      clearInterval(watch);
      resolve(signal);
    };
    process.once("SIGINT", end);
    process.once("SIGTERM", end);
    process.once("SIGHUP", end);
  });
}

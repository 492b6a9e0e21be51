/** Resolves with the first signal to stop; a second one ends the process at once. */
export function untilTold(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let told = false;
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => {
        if (told) process.exit(1);
        told = true;
        resolve(signal);
      });
  });
}

export interface Stage {
  readonly name: string;
  /** It runs when nothing else does. */
  readonly alone: boolean;
  run(): Promise<{ readonly status: number; readonly output: string; readonly milliseconds: number }>;
}

export interface StageCount {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs at most `concurrency` stages at once, and after them, one by one, those that run alone. Prints a line when a stage ends, and what
 * it wrote if it failed.
 */
export async function runStages(
  stages: readonly Stage[],
  concurrency: number,
  write: (text: string) => void,
): Promise<StageCount> {
  const failures: Stage[] = [];
  const runAll = async (waiting: Stage[]): Promise<void> => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      const { status, output, milliseconds } = await stage.run();
      if (status !== 0) failures.push(stage);
      const seconds = (milliseconds / 1000).toFixed(1).padStart(6);
      write(`${stage.name.padEnd(20)} ${status === 0 ? "ok    " : "failed"} ${seconds} s\n`);
      if (status !== 0 && output !== "") write(`${output.trimEnd()}\n`);
    }
  };
  const together = stages.filter(({ alone }) => !alone);
  await Promise.all(Array.from({ length: concurrency }, () => runAll(together)));
  await runAll(stages.filter(({ alone }) => alone));
  const failed = failures.length;
  if (failed > 0) write(`failed: ${failures.map(({ name }) => name).join(", ")}\n`);
  write(`stages: ${stages.length - failed} passed, ${failed} failed\n`);
  return { passed: stages.length - failed, failed };
}

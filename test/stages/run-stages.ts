export interface Stage {
  readonly name: string;
  run(): Promise<{ readonly status: number; readonly output: string; readonly milliseconds: number }>;
}

export interface StageCount {
  readonly passed: number;
  readonly failed: number;
}

/** Runs at most `concurrency` stages at once. Prints a line when a stage ends, and its output if it failed. */
export async function runStages(
  stages: readonly Stage[],
  concurrency: number,
  write: (text: string) => void,
): Promise<StageCount> {
  const waiting = [...stages];
  let passed = 0;
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      const { status, output, milliseconds } = await stage.run();
      const ok = status === 0;
      if (ok) passed++;
      else failed++;
      const seconds = (milliseconds / 1000).toFixed(1).padStart(6);
      write(`${stage.name.padEnd(15)} ${ok ? "ok    " : "failed"} ${seconds} s\n`);
      if (!ok) write(`${output.trimEnd()}\n`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  write(`stages: ${passed} passed, ${failed} failed\n`);
  return { passed, failed };
}

export interface Stage {
  readonly name: string;
  run(): Promise<{ readonly status: number; readonly output: string; readonly milliseconds: number }>;
}

export interface StageCount {
  readonly passed: number;
  readonly failed: number;
}

/** Runs the stages, at most `width` at once, and tells of each as it ends; a failing one shows all it printed. */
export async function runStages(
  stages: readonly Stage[],
  width: number,
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
  await Promise.all(Array.from({ length: width }, worker));
  write(`stages: ${passed} passed, ${failed} failed\n`);
  return { passed, failed };
}

import { useState } from "preact/hooks";
import { useRepeated } from "../ui/repeat.ts";
import type { Answer, Problem } from "./api.ts";

export interface Loaded<Value> {
  /** The last answer; it stays while a later call fails. */
  readonly value: Value | undefined;
  /** When the value was answered. */
  readonly valueMs: number | undefined;
  /** Why the last call failed. */
  readonly problem: Problem | undefined;
  readonly isLoading: boolean;
  reload(): void;
}

interface Options {
  readonly inputs: readonly unknown[];
  /** Asks again after so long, while somebody looks at the page. */
  readonly everyMs?: number;
}

/** What a call answers, from the beginning whenever one of the inputs has changed. */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Answer<Value>>,
  { inputs, everyMs }: Options,
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Loaded<Value>, "reload">>({
    ...{ value: undefined, valueMs: undefined, problem: undefined, isLoading: true },
  });
  useRepeated(
    async (signal) => {
      setState((before) => ({ ...before, isLoading: true }));
      const answer = await load(signal);
      if (signal.aborted) return undefined;
      setState((before) =>
        answer.ok
          ? { value: answer.value, valueMs: Date.now(), problem: undefined, isLoading: false }
          : { ...before, problem: answer.problem, isLoading: false },
      );
      return everyMs;
    },
    [...inputs, attempt],
  );
  return { ...state, reload: () => setAttempt((count) => count + 1) };
}
